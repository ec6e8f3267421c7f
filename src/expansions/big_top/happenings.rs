//! What Under the Big Top does in a turn.

use super::{rulings, words};
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub(super) static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::AfterPlace),
        "The first circus gets the big top.",
        &[&rulings::FIRST_CIRCUS],
    ),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "A {term:meeple} may join a pyramid of acrobats on the {term:tile} just placed or beside it, or a whole \
         pyramid may be scored.",
        &[&rulings::ACROBAT, &rulings::PYRAMID],
    )
    .scoring(&[&words::ACROBAT]),
    // Keeps the round of the phase in which a pyramid may be scored.
    Happening::unseen(Slot::AfterWood),
    Happening::new(
        Moment::At(Slot::BonusAfter),
        "A ringmaster whose feature is scored brings 2 {terms:point} for each {term:tile} with circus or acrobats \
         around it.",
        &[&rulings::RINGMASTER],
    )
    .scoring(&[&words::RINGMASTER]),
    Happening::new(
        Moment::At(Slot::ScoringEnd),
        "After a further circus was placed, the animal under the big top brings its {terms:point} for every \
         {term:meeple} around it; then the big top moves.",
        &[&rulings::CIRCUS, &rulings::WHO_WATCHES],
    )
    .scoring(&[&words::CIRCUS]),
    Happening::new(
        Moment::During(Round::Message),
        "A ringmaster who is taken back brings the {terms:point} that he would bring at the end of the game.",
        &[&rulings::RINGMASTER],
    )
    .scoring(&[&words::RINGMASTER]),
    Happening::new(
        Moment::During(Round::Final),
        "Ringmasters bring their {terms:point} with their features, acrobats theirs even on unfinished pyramids, and \
         the animal under the big top is shown once more.",
        &[&rulings::RINGMASTER, &rulings::PYRAMID, &rulings::CIRCUS],
    )
    .scoring(&[&words::RINGMASTER, &words::ACROBAT, &words::CIRCUS]),
];
