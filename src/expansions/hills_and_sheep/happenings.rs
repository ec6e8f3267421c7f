//! What Hills & Sheep do in a turn.

use super::{rulings, words};
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub(super) static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::AfterPlace),
        "A {term:tile} that nobody has seen is hidden under a {term:tile} with a hill.",
        &[&rulings::HILL_HIDES],
    ),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "A shepherd may be placed on a {term:field} instead of a {term:meeple}.",
        &[&rulings::SHEPHERD_ON_A_FIELD, &rulings::ONE_SHEPHERD_A_FIELD],
    ),
    Happening::new(
        Moment::At(Slot::AfterWood),
        "A token is drawn for a shepherd just placed. Whoever extended the {term:field} of an own shepherd lets the \
         flock grow or leads it to the stable.",
        &[&rulings::TOKEN, &rulings::MUST_TEND, &rulings::STABLE],
    )
    .scoring(&[&words::FLOCK]),
];
