//! What King and Robber Baron do in a turn.

use super::rulings;
use super::titles::{KING, ROBBER};
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::BonusAfter),
        "Whoever completed the largest {term:city} so far takes the King, whoever completed the longest {term:road} \
         the Robber Baron.",
        &[&rulings::KING_LARGEST, &rulings::ROBBER_LONGEST],
    ),
    Happening::new(
        Moment::During(Round::Final),
        "The King brings 1 point for each completed {term:city}, the Robber Baron for each completed {term:road}.",
        &[&rulings::KING_POINTS, &rulings::ROBBER_POINTS],
    )
    .scoring(&[&KING, &ROBBER]),
];
