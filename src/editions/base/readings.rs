//! Readings on scoring in the base game.

use crate::rulings::{Reading, cite};

/// Every reading of this file.
pub static ALL: &[&Reading] = &[&TINY_CITY, &FIELDS];

/// What is a completed city of two tiles worth?
pub static TINY_CITY: Reading = Reading {
    id: "reading/tiny-city",
    question: "What is a completed city of two tiles worth?",
    options: &["4", "2"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "Today it scores like every other city. Early printings of the 1st edition gave it 2 points, \
        and 1 for a coat of arms.",
    citations: &[
        cite!(WIKI_HISTORY, "small cities"),
        cite!(CAR, "The Basic Game", "12/2014"),
        cite!(FARMER_SCORING, "first and second edition"),
    ],
    related: &["base/city-of-two-tiles", "base/city-of-two-tiles-old-printings"],
    waits_for: "",
};

/// How are fields scored at the end?
pub static FIELDS: Reading = Reading {
    id: "reading/fields",
    question: "How are fields scored at the end?",
    options: &["3-per-city-by-field", "3-per-city-once-a-player", "4-per-city-by-city"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "Current rules: each field pays 3 for each completed city it touches, to its majority. Second \
        printing: the same, but a city pays a player only once. First printing: each city is looked \
        at once and pays 4 to whoever has most farmers on all fields around it. One city between two \
        fields, a player with a farmer on each, another with one on the first: 6 to 3, 3 to 3, 4 to \
        0.",
    citations: &[
        cite!(WIKI_HISTORY, "farmers"),
        cite!(FARMER_SCORING, "all three editions"),
        cite!(WIKI_FARMERS, "Summary"),
    ],
    related: &["base/field", "base/field-second-printing", "base/field-first-printing"],
    waits_for: "",
};
