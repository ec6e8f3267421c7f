//! How King and Robber Baron score.

use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// Every reading of this box.
pub static READINGS: &[&Reading] = &[&SCORING];

/// What do the King and the Robber Baron bring?
pub static SCORING: Reading = Reading {
    id: "reading/king-and-robber-scoring",
    question: "What do the King and the Robber Baron bring?",
    options: &["each-feature", "10-or-20", "15-or-40", "continuously"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "By the rules, 1 point at the end for each completed city or road. House rules give 10 points for \
        each of the two instead; or 15 for one and 40 for both; or 1 point during the game, for each city or road \
        that is completed, to whoever had the title before the tile was placed, and nothing at the end.",
    citations: &[cite!(WIKI_KING, "House rules"), cite!(JCLOISTERZONE, "rule for King and Robber Baron")],
    related: &["king/points", "robber/points"],
    waits_for: "",
};

switches! {
    /// The switches of King & Robber Baron.
    pub struct Switches {
        /// What do the King and the Robber Baron bring?
        scoring: Scoring { EachFeature, TenOrTwenty, FifteenOrForty, Continuously } = &SCORING,
    }
}
