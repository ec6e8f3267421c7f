//! Records whose box is not built yet: each names the box that it waits for.
//!
//! A box that moves in takes its records from here.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Reading, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[
    &FORWARD_ONLY,
    &PAYMENTS_ARE_NO_ROUND,
    &MONASTERY_WHAT_COUNTS,
    &MONASTERY_ABBOT_ON_SPECIAL,
    &SMALLEST_NO_FIGURE_BONUSES,
    &EXTRA_TILE_OWN_SUPPLY,
    &SCORE_AND_RETURN_BONUSES_COUNT,
    &CROP_CIRCLE_TILE,
    &CROP_CIRCLE_TILE_NOT_THE_FIRST_SET,
    &ROUNDS_1A_FAIRY,
    &ROUNDS_1B_WHEEL,
    &ROUNDS_1C_WIND_ROSE,
    &ROUNDS_2_MOVE_WOOD,
    &ROUNDS_3_SCORING,
    &ROUNDS_4_CATAPULT,
    &ROUNDS_DOUBLE_TURN_ONCE_ONLY,
];

/// Every reading of this file.
pub static READINGS: &[&Reading] = &[&FAIRY];

/// Only forward movement can bring a message.
pub static FORWARD_ONLY: Ruling = Ruling {
    id: "messages/forward-only",
    title: "Only forward movement can bring a message",
    statement: "Every movement forward can bring a message, by stolen points and by payments received too. A \
        movement back to a dark space, for points paid, never does.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_2ND, "Rounds of Scoring"), cite!(WIKI_1ST, "More rules, note on movement")],
    related: &["messages/payments-are-no-round", "reading/payment-received", "messages/stops-on-dark"],
    waits_for: "The Tower",
};

/// Paying points is not a round of scoring.
pub static PAYMENTS_ARE_NO_ROUND: Ruling = Ruling {
    id: "messages/payments-are-no-round",
    title: "Paying points is not a round of scoring",
    statement: "Points paid, as a bid in a bazaar or as ransom for a figure caught by a tower, make no round \
        of scoring. The 2nd edition page adds the price of a figure bought back from a bathhouse.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring", "10/2014"),
        cite!(WIKI_1ST, "More rules, note on payments", "10/2014"),
    ],
    related: &["messages/forward-only", "reading/payment-received", "reading/payment-figure"],
    waits_for: "The Tower",
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

/// Messages 1 to 3 leave out the bonuses of figures.
pub static SMALLEST_NO_FIGURE_BONUSES: Ruling = Ruling {
    id: "messages/smallest/no-figure-bonuses",
    title: "Messages 1 to 3 leave out the bonuses of figures",
    statement: "The road, city and monastery messages bring the feature's own points only. A bonus tied to a \
        figure, such as the fairy's or the ringmaster's, waits until the feature is properly scored.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 1 to 3, note on bonuses"),
        cite!(WIKI_1ST, "The Messages in detail, 1 to 3, note on bonuses"),
    ],
    related: &[
        "messages/road/smallest",
        "messages/city/smallest",
        "messages/monastery/smallest",
        "messages/score-and-return/bonuses-count",
    ],
    waits_for: "The Princess & the Dragon",
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

/// Bonuses of the figure taken back count.
pub static SCORE_AND_RETURN_BONUSES_COUNT: Ruling = Ruling {
    id: "messages/score-and-return/bonuses-count",
    title: "Bonuses of the figure taken back count",
    statement: "Bonuses tied to the figure taken back count as at the end of the game: 3 points for the \
        fairy, the ringmaster's points.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on bonuses"),
        cite!(WIKI_1ST, "The Messages in detail, 8, note on bonuses"),
    ],
    related: &[
        "messages/score-and-return",
        "reading/score-and-return-bonus-without-majority",
        "messages/smallest/no-figure-bonuses",
    ],
    waits_for: "The Princess & the Dragon",
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

/// Round 1A: the fairy's point at the start of the turn.
pub static ROUNDS_1A_FAIRY: Ruling = Ruling {
    id: "rounds/1a-fairy",
    title: "Round 1A: the fairy's point at the start of the turn",
    statement: "The 1 point that the fairy brings when a turn begins is scored apart from everything else: \
        round 1A.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 1A", "5/2014"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 1A", "5/2014"),
    ],
    related: &["rounds/definition", "reading/extra-tile-fairy", "messages/interrupts-and-resumes"],
    waits_for: "The Princess & the Dragon",
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

/// Round 2: scoring while figures are placed.
pub static ROUNDS_2_MOVE_WOOD: Ruling = Ruling {
    id: "rounds/2-move-wood",
    title: "Round 2: scoring while figures are placed",
    statement: "At the end of the phase in which figures are placed, one round covers all that was scored in \
        it: an abbot taken back, a flock driven into the stable, an acrobat pyramid, a fruit-bearing \
        tree.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 2"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 2"),
    ],
    related: &["rounds/definition", "reading/completed-unscored"],
    waits_for: "The Abbot",
};

/// Round 3: features with the bonuses before and after.
pub static ROUNDS_3_SCORING: Ruling = Ruling {
    id: "rounds/3-scoring",
    title: "Round 3: features with the bonuses before and after",
    statement: "The scoring phase is one round. First come the bonuses of watchtowers and tollhouses; then \
        the features: city, road, monastery, castle and so on; then the Markets of Leipzig, the \
        fairy's 3 points, ringmaster and teacher; then the circus.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 3"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 3"),
    ],
    related: &["rounds/definition", "rounds/base-game-one", "reading/bonus-figure"],
    waits_for: "The Princess & the Dragon",
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

/// What happens only once in a double turn.
pub static ROUNDS_DOUBLE_TURN_ONCE_ONLY: Ruling = Ruling {
    id: "rounds/double-turn/once-only",
    title: "What happens only once in a double turn",
    statement: "Some actions happen once in a double turn and do not touch messages: a prisoner's ransom, \
        claiming a free tunnel portal, fleeing an active plague, and spreading one by a flea when \
        the tile placed is no new source.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, note on the double turn from a builder"),
        cite!(WIKI_1ST, "Rounds of Scoring, note on the double turn from a builder"),
    ],
    related: &["rounds/double-turn"],
    waits_for: "The Tower",
};

/// Whom does the fairy belong to?
pub static FAIRY: Reading = Reading {
    id: "reading/fairy",
    question: "Whom does the fairy belong to?",
    options: &["assigned-follower", "on-tile"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "Newer rules give the fairy to the one figure that it was put beside. Older rules let every \
        own figure on its tile profit.",
    citations: &[cite!(WIKI_PD_1ST, "Fairy")],
    related: &["rounds/1a-fairy"],
    waits_for: "The Princess & the Dragon",
};
