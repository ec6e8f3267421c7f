//! What the abbot does in a turn.

use super::rulings;
use crate::editions::terms;
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};
use crate::scoring::rulings as scoring;
use crate::turn::rulings as turn;

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::MoveWood),
        "Instead of any other action the player may take the own abbot back from an incomplete \
         {term:monastery} or {term:garden}, which brings what it would be worth at the end of the game.",
        &[&rulings::TAKEN_BACK, &rulings::NOT_WHEN_COMPLETE, &turn::ROUNDS_2_MOVE_WOOD],
    )
    .scoring(&[&terms::MONASTERY, &terms::GARDEN]),
    Happening::unseen(Slot::AfterWood),
    Happening::new(
        Moment::At(Slot::Features),
        "A {term:garden} is complete and scored like a {term:monastery}.",
        &[&rulings::GARDEN, &scoring::MONASTERY_COMPLETE],
    )
    .scoring(&[&terms::GARDEN]),
    Happening::new(
        Moment::During(Round::Final),
        "A {term:garden} with an abbot is scored like a {term:monastery}.",
        &[&rulings::GARDEN, &scoring::MONASTERY_INCOMPLETE],
    )
    .scoring(&[&terms::GARDEN]),
];
