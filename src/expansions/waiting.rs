//! Records whose box is not built yet: each names the box that it waits for.
//!
//! A box that moves in takes its records from here.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Reading, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[
    &ROAD_INN_ZERO,
    &CITY_CATHEDRAL_ZERO,
    &MONASTERY_WHAT_COUNTS,
    &MONASTERY_ABBOT_ON_SPECIAL,
    &EXTRA_TILE_OWN_SUPPLY,
    &EXTRA_TILE_BUILDER_ORDER,
    &KNIGHTS_WHO_COUNTS,
    &LARGE_COUNTS_ONE,
    &LARGE_COUNTS_ONE_ERRATUM_NUMBERS,
    &CROP_CIRCLE_TILE,
    &CROP_CIRCLE_TILE_NOT_THE_FIRST_SET,
    &ROUNDS_1B_WHEEL,
    &ROUNDS_1C_WIND_ROSE,
    &ROUNDS_4_CATAPULT,
    &ROUNDS_DOUBLE_TURN,
    &ROUNDS_DOUBLE_TURN_EACH_SCORING_PHASE,
];

/// Every reading of this file.
pub static READINGS: &[&Reading] = &[&INCOMPLETE_INN_CATHEDRAL];

/// An incomplete road with an inn is worth 0.
pub static ROAD_INN_ZERO: Ruling = Ruling {
    id: "messages/road/inn-zero",
    title: "An incomplete road with an inn is worth 0",
    statement: "An incomplete road with an inn is worth 0 points. So it is the smallest road wherever the \
        player has a highwayman on one.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Interactions, Inns & Cathedrals"),
        cite!(ZMAN_VI, "Inns & Cathedrals"),
        cite!(WIKI_1ST, "The Messages in detail, 1, note on 0 points"),
    ],
    related: &["messages/road/smallest", "reading/incomplete-inn-cathedral"],
    waits_for: "Inns & Cathedrals",
};

/// An incomplete city with a cathedral is worth 0.
pub static CITY_CATHEDRAL_ZERO: Ruling = Ruling {
    id: "messages/city/cathedral-zero",
    title: "An incomplete city with a cathedral is worth 0",
    statement: "An incomplete city with a cathedral is worth 0 points. So it is the smallest city wherever \
        the player has a knight in one.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Interactions, Inns & Cathedrals"),
        cite!(ZMAN_VI, "Inns & Cathedrals"),
        cite!(WIKI_1ST, "The Messages in detail, 2, note on 0 points"),
    ],
    related: &["messages/city/smallest", "reading/incomplete-inn-cathedral"],
    waits_for: "Inns & Cathedrals",
};

/// What counts as a monastery for the message.
pub static MONASTERY_WHAT_COUNTS: Ruling = Ruling {
    id: "messages/monastery/what-counts",
    title: "What counts as a monastery for the message",
    statement: "The monastery message takes in abbeys, shrines (also called cult places), Darmstadt \
        churches, Japanese buildings, and the German, Dutch and Belgian monasteries.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 3, note on monasteries"),
        cite!(WIKI_1ST, "The Messages in detail, 3, note on cloisters"),
    ],
    related: &["messages/monastery/smallest", "messages/monastery/abbot-on-special"],
    waits_for: "Abbey & Mayor",
};

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

/// The extra tile may come from the own supply.
pub static EXTRA_TILE_OWN_SUPPLY: Ruling = Ruling {
    id: "messages/extra-tile/own-supply",
    title: "The extra tile may come from the own supply",
    statement: "As in any turn the player may play a tile from the own supply instead of a drawn one, such \
        as an abbey, a German castle or a Halfling. The 2nd edition texts do not say it; it follows \
        there because the extra tile is a normal turn.",
    kind: Kind::Community,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 7, note")],
    related: &["messages/extra-tile/full-turn"],
    waits_for: "Abbey & Mayor",
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

/// Which figures count as knights.
pub static KNIGHTS_WHO_COUNTS: Ruling = Ruling {
    id: "messages/knights/who-counts",
    title: "Which figures count as knights",
    statement: "Normal and big followers, mayor, wagon, ringmaster, guard followers and phantom in cities \
        count as one knight each, whatever their strength. The abbot figure of the 2nd edition is \
        never a knight, and a follower on a cloister inside a city is a monk. Extended to the 2nd \
        edition, whose texts do not say it.",
    kind: Kind::Community,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 5, note")],
    related: &["messages/knights", "messages/large-counts-one", "reading/coats-monk-in-city"],
    waits_for: "Inns & Cathedrals",
};

/// A large meeple counts as one knight or farmer.
pub static LARGE_COUNTS_ONE: Ruling = Ruling {
    id: "messages/large-counts-one",
    title: "A large meeple counts as one knight or farmer",
    statement: "A large meeple is only one knight or one farmer for the messages. The 1st edition is played \
        alike: a community note says it for knights, no text for farmers.",
    kind: Kind::Rule,
    editions: &[Edition::Hig2, Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "Interactions, Inns & Cathedrals"), cite!(ZMAN_VI, "Inns & Cathedrals")],
    related: &[
        "messages/knights",
        "messages/farmers",
        "messages/knights/who-counts",
        "messages/large-counts-one/erratum-numbers",
    ],
    waits_for: "Inns & Cathedrals",
};

/// Messages 6 and 7 are meant, not 5 and 6.
pub static LARGE_COUNTS_ONE_ERRATUM_NUMBERS: Ruling = Ruling {
    id: "messages/large-counts-one/erratum-numbers",
    title: "Messages 6 and 7 are meant, not 5 and 6",
    statement: "One PDF of the rules gives 5 and 6 as the messages in which a large meeple counts once. That \
        is a slip; the printed rules have 6 and 7.",
    kind: Kind::Note,
    editions: &[Edition::Hig2],
    citations: &[cite!(WIKI_2ND, "Interactions, Inns & Cathedrals, note on the numbers")],
    related: &["messages/large-counts-one"],
    waits_for: "Inns & Cathedrals",
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

/// Round 1C: the wind rose, after the tile is placed.
pub static ROUNDS_1C_WIND_ROSE: Ruling = Ruling {
    id: "rounds/1c-wind-rose",
    title: "Round 1C: the wind rose, after the tile is placed",
    statement: "The 3 points that a wind rose brings once the tile lies are scored apart from everything \
        else: round 1C.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 1C", "5/2014"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 1C", "5/2014"),
    ],
    related: &["rounds/definition", "reading/completed-unscored", "messages/interrupts-and-resumes"],
    waits_for: "Wind Roses",
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
    related: &["messages/road/inn-zero", "messages/city/cathedral-zero"],
    waits_for: "Inns & Cathedrals",
};
