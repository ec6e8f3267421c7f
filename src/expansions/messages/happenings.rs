//! What The Messages do in a turn.

use super::{eight, rulings};
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};
use crate::turn;

/// All of it. At the end of scoring the notes are kept in order.
pub static ALL: &[Happening] = &[
    Happening::unseen(Slot::ScoringEnd),
    Happening::new(
        Moment::EndOfEachRound,
        "The active player draws one message if a {term:scoring-figure} that moved in this round rests on a \
         {term:dark-space}; the turn is interrupted until it is resolved.",
        &[
            &rulings::ACTIVE_PLAYER_ONLY,
            &rulings::END_OF_ROUND_POSITION,
            &rulings::ONE_PER_ROUND,
            &rulings::ZMG_ONE_WHEN_SCORING_FEATURES,
            &rulings::ZMG_ALONE,
            &rulings::INTERRUPTS_AND_RESUMES,
        ],
    )
    .signed("✉"),
    Happening::new(
        Moment::During(Round::Message),
        "The points of a message are a round of their own, which can bring the next message.",
        &[&turn::rulings::ROUNDS_MESSAGE_POINTS, &rulings::CHAIN],
    )
    .scoring(&[&eight::MESSAGE]),
];
