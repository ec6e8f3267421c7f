//! The point on which the texts about watchtowers are silent.

use crate::rulings::{Reading, cite};

/// What do several own figures on one tower's tile bring?
pub static SEVERAL: Reading = Reading {
    id: "reading/watchtower-several",
    question: "Does a watchtower pay for each of several own figures on its tile and the completed feature?",
    options: &["each", "once"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The text speaks of a player with a meeple on the tile and does not say what a second one brings. \
        JCloisterZone pays for each.",
    citations: &[cite!(WIKI_WATCHTOWERS, "Scoring"), cite!(JCLOISTERZONE, "watchtowers")],
    related: &["watchtowers/bonus"],
    waits_for: "",
};
