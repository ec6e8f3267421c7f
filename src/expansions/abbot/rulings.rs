//! The rulings of the abbot and the gardens.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// The editions that the abbot came out in.
pub const PUBLISHED: &[Edition] = &[Edition::Hig2, Edition::Zmg];

/// Every ruling of this room.
pub static ALL: &[&Ruling] = &[
    &CONTENTS,
    &WHERE,
    &GARDEN,
    &GARDEN_INCOMPLETE,
    &TAKEN_BACK,
    &NOT_WHEN_COMPLETE,
    &NOT_THE_FEATURE,
    &GARDEN_NO_MONASTERY,
];

/// One abbot a player.
pub static CONTENTS: Ruling = Ruling {
    id: "abbot/contents",
    title: "One abbot for each player",
    statement: "Each player has one abbot. The box has no tiles of its own: gardens are pictures on the tiles \
        of the 2nd edition. The 1st edition has neither; played with its tiles, abbots stand on monasteries only.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "General information")],
    related: &["abbot/where-it-stands"],
    waits_for: "",
};

/// Where abbots may stand.
pub static WHERE: Ruling = Ruling {
    id: "abbot/where-it-stands",
    title: "Abbots stand on monasteries and gardens only",
    statement: "An abbot may be placed, as the figure of the turn, on a monastery or a garden of the tile just \
        placed, and on nothing else. No other figure may stand on a garden.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "Placing a meeple")],
    related: &["base/where-figures-stand", "abbot/garden"],
    waits_for: "",
};

/// A garden is worth as much as a monastery.
pub static GARDEN: Ruling = Ruling {
    id: "abbot/garden",
    title: "A garden is scored like a monastery",
    statement: "A garden with tiles on all eight spaces around it is complete and brings its abbot's owner 9 \
        points, and the abbot returns.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "Scoring a feature")],
    related: &["base/monastery-complete", "abbot/garden/incomplete"],
    waits_for: "",
};

/// At the end of the game a garden counts its tiles.
pub static GARDEN_INCOMPLETE: Ruling = Ruling {
    id: "abbot/garden/incomplete",
    title: "An incomplete garden counts the tiles that are there",
    statement: "At the end of the game an incomplete garden with an abbot brings 1 point for itself and 1 for each \
        tile around it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "Final scoring")],
    related: &["abbot/garden", "base/monastery-incomplete"],
    waits_for: "",
};

/// The abbot is taken back early.
pub static TAKEN_BACK: Ruling = Ruling {
    id: "abbot/taken-back",
    title: "An abbot taken back brings 1 point and 1 for each tile around it",
    statement: "Instead of placing a figure, or any other action of that phase, a player may take the own abbot \
        back from an incomplete monastery or garden. It scores at once: 1 point, and 1 for each tile around, the \
        tile just placed included.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_ABBOT, "Placing a meeple"),
        cite!(WIKI_ABBOT, "Placing a meeple, note on other actions", "12/2014, 3/2015, 9/2018"),
    ],
    related: &[
        "rounds/2-move-wood",
        "abbot/taken-back/not-when-complete",
        "abbot/taken-back/not-the-feature",
    ],
    waits_for: "",
};

/// Not from a complete feature.
pub static NOT_WHEN_COMPLETE: Ruling = Ruling {
    id: "abbot/taken-back/not-when-complete",
    title: "No abbot is taken back from a complete feature",
    statement: "An abbot is taken back only while its monastery or garden is incomplete. If the tile just placed \
        completes it, it is scored for 9 points in the scoring phase.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "Placing a meeple, note on incomplete features", "11/2020")],
    related: &["abbot/taken-back"],
    waits_for: "",
};

/// The abbot is scored, not the feature.
pub static NOT_THE_FEATURE: Ruling = Ruling {
    id: "abbot/taken-back/not-the-feature",
    title: "The abbot is scored, not its feature",
    statement: "When an abbot is taken back, no feature is scored: what follows on a scored feature, such as the \
        fairy's 3 points or a castle's, does not follow.",
    kind: Kind::Note,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "Placing a meeple, note on incomplete features", "11/2020")],
    related: &["abbot/taken-back"],
    waits_for: "",
};

/// A garden is no monastery.
pub static GARDEN_NO_MONASTERY: Ruling = Ruling {
    id: "abbot/garden-is-no-monastery",
    title: "A garden is no monastery",
    statement: "What is said of monasteries only does not hold for gardens: the message of the smallest \
        monastery does not look at them, nor do vineyards or bonuses for monasteries.",
    kind: Kind::Note,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBOT, "Other expansions, note on gardens", "6/2024")],
    related: &["abbot/garden", "messages/monastery/smallest"],
    waits_for: "",
};
