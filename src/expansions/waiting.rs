//! Records whose box is not built yet: each names the box that it waits for.
//!
//! A box that moves in takes its records from here.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Reading, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[
    &MONASTERY_ABBOT_ON_SPECIAL,
    &EXTRA_TILE_BUILDER_ORDER,
    &CROP_CIRCLE_TILE,
    &CROP_CIRCLE_TILE_NOT_THE_FIRST_SET,
    &ROUNDS_1B_WHEEL,
    &ROUNDS_4_CATAPULT,
    &ROUNDS_DOUBLE_TURN,
    &ROUNDS_DOUBLE_TURN_EACH_SCORING_PHASE,
];

/// Every reading of this file.
pub static READINGS: &[&Reading] = &[];

/// A figure placed as an abbot counts too.
pub static MONASTERY_ABBOT_ON_SPECIAL: Ruling = Ruling {
    id: "messages/monastery/abbot-on-special",
    title: "A figure placed as an abbot counts too",
    statement: "A special monastery held by a figure placed as an abbot is considered too: an older text \
        that names only the monk does not shut out an abbot.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 3, note on abbots", "7/2014"),
        cite!(WIKI_1ST, "The Messages in detail, 3, note on abbots", "7/2014"),
    ],
    related: &["messages/monastery/what-counts"],
    waits_for: "Monasteries in Germany",
};

/// The extra tile comes before the builder's turn.
pub static EXTRA_TILE_BUILDER_ORDER: Ruling = Ruling {
    id: "messages/extra-tile/builder-order",
    title: "The extra tile comes before the builder's turn",
    statement: "A tile can extend a builder's feature and bring the extra-tile message at once. Then the \
        extra tile comes first, the builder's second part after it. If the extra tile extends that \
        feature again, it is followed by a second part of its own before the first one's.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, note on message 4", "11/2013"),
        cite!(WIKI_1ST, "The Messages in detail, 7, note on the builder", "11/2013"),
    ],
    related: &["messages/extra-tile/full-turn", "rounds/double-turn"],
    waits_for: "Traders & Builders",
};

/// The 1st edition's box holds a crop circle tile.
pub static CROP_CIRCLE_TILE: Ruling = Ruling {
    id: "messages/crop-circle-tile",
    title: "The 1st edition's box holds a crop circle tile",
    statement: "The box also holds one land tile of Crop Circles II, as each mini of the series does. One \
        can play with that tile alone, better with all six. It is no part of the messages, which \
        bring no land tile.",
    kind: Kind::Rule,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The crop circles addition")],
    related: &["messages/no-board-presence", "messages/crop-circle-tile/not-the-first-set"],
    waits_for: "Crop Circles",
};

/// That tile is none of the first Crop Circles.
pub static CROP_CIRCLE_TILE_NOT_THE_FIRST_SET: Ruling = Ruling {
    id: "messages/crop-circle-tile/not-the-first-set",
    title: "That tile is none of the first Crop Circles",
    statement: "The crop circle tiles in the minis are other tiles than those of the first Crop Circles \
        expansion.",
    kind: Kind::Community,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The crop circles addition, note")],
    related: &["messages/crop-circle-tile"],
    waits_for: "Crop Circles",
};

/// Round 1B: Wheel of Fortune, before the tile is placed.
pub static ROUNDS_1B_WHEEL: Ruling = Ruling {
    id: "rounds/1b-wheel",
    title: "Round 1B: Wheel of Fortune, before the tile is placed",
    statement: "After the tile is drawn and before it is placed, the actions of the Wheel of Fortune form \
        round 1B.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 1B"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 1B"),
        cite!(WIKI_ORDER, "1. Placing a tile"),
    ],
    related: &["rounds/definition"],
    waits_for: "Wheel of Fortune",
};

/// Round 4: the catapult at the end of the turn.
pub static ROUNDS_4_CATAPULT: Ruling = Ruling {
    id: "rounds/4-catapult",
    title: "Round 4: the catapult at the end of the turn",
    statement: "At the end of the turn the points of the catapult form round 4.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 4"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 4"),
    ],
    related: &["rounds/definition"],
    waits_for: "The Catapult",
};

/// A builder's second part brings its own rounds.
pub static ROUNDS_DOUBLE_TURN: Ruling = Ruling {
    id: "rounds/double-turn",
    title: "A builder's second part brings its own rounds",
    statement: "The second part of a double turn has its own scoring phase and so at least one further \
        round, which can bring a message. The community's list repeats every round in it, save that \
        of the fairy's point.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, note on the double turn", "1/2013 updated 2/2020"),
        cite!(WIKI_1ST, "More rules, note on the double turn", "1/2013 updated 2/2020"),
    ],
    related: &[
        "rounds/definition",
        "rounds/double-turn/each-scoring-phase",
        "rounds/double-turn/once-only",
        "messages/extra-tile/builder-order",
    ],
    waits_for: "Traders & Builders",
};

/// Double turn: a message in each scoring phase.
pub static ROUNDS_DOUBLE_TURN_EACH_SCORING_PHASE: Ruling = Ruling {
    id: "rounds/double-turn/each-scoring-phase",
    title: "Double turn: a message in each scoring phase",
    statement: "Both scoring phases of a double turn can bring a message, provided a figure moves to a dark \
        space and stops there each time.",
    kind: Kind::Rule,
    editions: &[Edition::Hig2, Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "Interactions, Traders & Builders"), cite!(ZMAN_VI, "Traders & Builders")],
    related: &["rounds/double-turn", "reading/standing-counts", "reading/zmg-draws"],
    waits_for: "Traders & Builders",
};
