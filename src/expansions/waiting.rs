//! Records whose box is not built yet: each names the box that it waits for.
//!
//! A box that moves in takes its records from here.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Reading, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[
    &MONASTERY_ABBOT_ON_SPECIAL,
    &CROP_CIRCLE_TILE,
    &CROP_CIRCLE_TILE_NOT_THE_FIRST_SET,
    &ROUNDS_1B_WHEEL,
    &ROUNDS_4_CATAPULT,
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
