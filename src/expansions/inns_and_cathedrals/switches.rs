//! What sources of Inns & Cathedrals answer differently.

use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// Every reading of this box.
pub static READINGS: &[&Reading] = &[&INCOMPLETE_INN_CATHEDRAL];

/// What is an incomplete road with an inn, or city with a cathedral, worth?
pub static INCOMPLETE_INN_CATHEDRAL: Reading = Reading {
    id: "reading/incomplete-inn-cathedral",
    question: "What is an incomplete road with an inn, or city with a cathedral, worth?",
    options: &["zero", "plain"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The 1st and 2nd editions give 0. A revision of 2025 is reported to have dropped this and to \
        give the plain value; no official text of it was seen.",
    citations: &[
        cite!(WIKI_2ND, "Interactions, Inns & Cathedrals"),
        cite!(WIKI_1ST, "The Messages in detail, 1 and 2, notes on 0 points"),
        cite!(ZMAN_VI, "Inns & Cathedrals"),
    ],
    related: &[
        "messages/road/inn-zero",
        "messages/city/cathedral-zero",
        "inns/road-incomplete",
        "inns/city-incomplete",
    ],
    waits_for: "",
};

switches! {
    /// The switches of Inns & Cathedrals.
    pub struct Switches {
        /// What is left of them at the end of the game when they are incomplete?
        incomplete: Incomplete { Zero, Plain } = &INCOMPLETE_INN_CATHEDRAL,
    }
}
