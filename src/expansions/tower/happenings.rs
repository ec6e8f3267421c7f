//! What The Tower does in a turn.

use super::rulings;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::MoveWood),
        "Instead of placing a {term:meeple} on the {term:tile} a tower piece may be placed anywhere, which may catch \
         a {term:meeple}, or a {term:meeple} may be placed on top of a tower.",
        &[&rulings::PIECES, &rulings::CAPTURE, &rulings::EXCHANGE, &rulings::ON_TOP],
    ),
    Happening::new(
        Moment::At(Slot::BeforeScoring),
        "Up to here the player may once pay 3 {terms:point} for a prisoner.",
        &[&rulings::RANSOM],
    ),
];
