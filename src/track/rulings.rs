//! The rules of the scoreboard.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[&SCOREBOARD_50_SPACES];

/// The scoreboard has 50 spaces and is gone round again.
pub static SCOREBOARD_50_SPACES: Ruling = Ruling {
    id: "base/scoreboard-50-spaces",
    title: "The scoreboard has 50 spaces and is gone round again",
    statement: "The scoreboard has the spaces 0 to 49. After 49 comes 0 again, and totals go on: 53 points \
        stand on space 3.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(HOW_DO_YOU_PLAY, "scoring track"), cite!(WIKI_INNS, "Contents")],
    related: &[],
    waits_for: "",
};
