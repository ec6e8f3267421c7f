//! What Abbey & Mayor do in a turn.

use super::rulings;
use crate::editions::terms;
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::OwnTile),
        "The player may place an abbey in a hole between four {terms:tile} instead of drawing.",
        &[&rulings::ABBEY, &rulings::ABBEY_HOLE],
    ),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "Instead of a follower the player may place a barn on a corner of four {terms:field}.",
        &[&rulings::BARN_CORNER],
    ),
    Happening::new(
        Moment::At(Slot::Features),
        "The farmers of a {term:field} that got a barn are scored and go home.",
        &[&rulings::BARN_PLACED, &rulings::BARN_JOINED, &rulings::BARN_FARMERS_HOME],
    )
    .scoring(&[&terms::FIELD]),
    Happening::new(
        Moment::At(Slot::BonusAfter),
        "Wagons whose feature was scored may drive on.",
        &[&rulings::WAGON, &rulings::WAGON_FREE],
    ),
    Happening::new(
        Moment::During(Round::Final),
        "Barns are scored after the {terms:field}.",
        &[&rulings::BARN_AT_END],
    )
    .scoring(&[&terms::FIELD]),
];
