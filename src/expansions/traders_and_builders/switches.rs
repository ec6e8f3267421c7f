//! What editions say differently about double turns.

use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// The points on which editions are known to differ.
pub static SETTLED: &[&Reading] = &[&DOUBLE_TURN_WORDING];

/// Where is it written that the second part of a turn can bring a message too?
pub static DOUBLE_TURN_WORDING: Reading = Reading {
    id: "switch/double-turn-wording",
    question: "Where is it written that the second part of a builder's turn can bring a message?",
    options: &["note-of-2013", "printed-rules"],
    defaults: [Some(0), Some(1), Some(1)],
    evidence: "The printed rules of the 2nd editions give a message in each scoring phase. For the 1st edition \
        a clarification of 2013 says so.",
    citations: &[
        cite!(WIKI_1ST, "More rules, note on the double turn", "1/2013 updated 2/2020"),
        cite!(WIKI_2ND, "Interactions, Traders & Builders"),
        cite!(ZMAN_VI, "Traders & Builders"),
    ],
    related: &["rounds/double-turn", "rounds/double-turn/each-scoring-phase"],
    waits_for: "",
};

switches! {
    /// The switches of Traders & Builders.
    pub struct Switches {
        /// Where is it written that the second part can bring a message?
        double_turn_wording: DoubleTurnWording { NoteOf2013, PrintedRules } = &DOUBLE_TURN_WORDING,
    }
}
