//! The rulings of The Watchtowers.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// The editions that the box came out in.
pub const PUBLISHED: &[Edition] = &[Edition::Hig2];

/// All of them.
pub static ALL: &[&Ruling] = &[
    &BONUS,
    &TOWER_FIRST,
    &AREA,
    &MAJORITY_NOT_ASKED,
    &CITY_TOWER,
    &ROAD_TOWER,
    &MEEPLE_TOWER,
    &COAT_TOWER,
    &MONASTERY_TOWER,
    &NO_FARMERS,
    &NOT_AT_THE_END,
    &NOT_ON_THE_TOWER,
];

/// Who gets the bonus.
pub static BONUS: Ruling = Ruling {
    id: "watchtowers/bonus",
    title: "A meeple on the tower's tile brings the tower's bonus",
    statement: "When a road or city is completed, each meeple that stands on it and on a tile with a watchtower \
        brings its owner the bonus printed there.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "Scoring a watchtower"), cite!(JCLOISTERZONE, "watchtowers")],
    related: &["watchtowers/area", "watchtowers/majority-not-asked", "reading/watchtower-several"],
    waits_for: "",
};

/// The tower comes before the feature.
pub static TOWER_FIRST: Ruling = Ruling {
    id: "watchtowers/tower-first",
    title: "The watchtower is scored before the feature",
    statement: "The bonus of a watchtower is scored before the road or city that was completed, while its \
        meeples still stand there. Both belong to round 3.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_WATCHTOWERS, "Scoring a watchtower"),
        cite!(WIKI_2ND, "Rounds of Scoring, round 3"),
        cite!(JCLOISTERZONE, "watchtowers"),
    ],
    related: &["rounds/3-scoring", "watchtowers/bonus"],
    waits_for: "",
};

/// What a tower looks at.
pub static AREA: Ruling = Ruling {
    id: "watchtowers/area",
    title: "A watchtower sees its own tile and the eight around it",
    statement: "What a watchtower counts is counted on its own tile and on the up to eight tiles around it, \
        corners included.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "Scoring a watchtower"), cite!(JCLOISTERZONE, "watchtowers")],
    related: &["watchtowers/bonus"],
    waits_for: "",
};

/// The majority is not asked for.
pub static MAJORITY_NOT_ASKED: Ruling = Ruling {
    id: "watchtowers/majority-not-asked",
    title: "A watchtower asks for no majority",
    statement: "The bonus goes to the owner of the meeple on the tower's tile, whoever has the majority on the \
        road or city.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "Scoring a watchtower"), cite!(JCLOISTERZONE, "watchtowers")],
    related: &["watchtowers/bonus", "base/majority"],
    waits_for: "",
};

/// 1 point for each tile with a city.
pub static CITY_TOWER: Ruling = Ruling {
    id: "watchtowers/city",
    title: "City tower: 1 point for each tile with a city",
    statement: "A watchtower with a city brings 1 point for each tile in its sight on which there is any piece \
        of a city.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "The five kinds")],
    related: &["watchtowers/area"],
    waits_for: "",
};

/// 1 point for each tile with a road.
pub static ROAD_TOWER: Ruling = Ruling {
    id: "watchtowers/road",
    title: "Road tower: 1 point for each tile with a road",
    statement: "A watchtower with a road brings 1 point for each tile in its sight on which there is any piece \
        of a road.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "The five kinds"), cite!(WIKI_SCORING, "Watchtowers")],
    related: &["watchtowers/area"],
    waits_for: "",
};

/// 2 points for each meeple.
pub static MEEPLE_TOWER: Ruling = Ruling {
    id: "watchtowers/meeple",
    title: "Meeple tower: 2 points for each meeple",
    statement: "A watchtower with a meeple brings 2 points for each meeple in its sight, of any player and on \
        anything, the one on the tower's own tile included. Figures that are no followers do not count.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "The five kinds"), cite!(JCLOISTERZONE, "watchtowers")],
    related: &["watchtowers/area"],
    waits_for: "",
};

/// 2 points for each coat of arms.
pub static COAT_TOWER: Ruling = Ruling {
    id: "watchtowers/coat-of-arms",
    title: "Tower with a coat of arms: 2 points for each coat of arms",
    statement: "A watchtower with a coat of arms brings 2 points for each coat of arms printed in its sight, in \
        whatever city.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "The five kinds")],
    related: &["watchtowers/area"],
    waits_for: "",
};

/// 3 points for each monastery.
pub static MONASTERY_TOWER: Ruling = Ruling {
    id: "watchtowers/monastery",
    title: "Monastery tower: 3 points for each monastery",
    statement: "A watchtower with a monastery brings 3 points for each monastery in its sight, occupied or not: \
        shrines, abbeys, special monasteries and churches too.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "The five kinds")],
    related: &["watchtowers/area"],
    waits_for: "",
};

/// Farmers do not trigger it.
pub static NO_FARMERS: Ruling = Ruling {
    id: "watchtowers/no-farmers",
    title: "A farmer brings no bonus of a watchtower",
    statement: "Only a meeple on the road or city that was completed brings the bonus. A farmer on the tower's \
        tile never does.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "Scoring a watchtower")],
    related: &["watchtowers/bonus"],
    waits_for: "",
};

/// No bonus at the end of the game.
pub static NOT_AT_THE_END: Ruling = Ruling {
    id: "watchtowers/not-at-the-end",
    title: "Watchtowers bring nothing at the end of the game",
    statement: "A road or city that is not completed brings no bonus of a watchtower, neither in the final \
        scoring nor when it is valued as at the end of the game.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "Final scoring"), cite!(JCLOISTERZONE, "watchtowers")],
    related: &["watchtowers/bonus", "messages/score-and-return"],
    waits_for: "",
};

/// Nobody stands on the tower.
pub static NOT_ON_THE_TOWER: Ruling = Ruling {
    id: "watchtowers/not-on-the-tower",
    title: "Nobody is placed on the watchtower itself",
    statement: "A meeple may be placed on a road, city or field of the tile as usual, but not on the watchtower.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WATCHTOWERS, "Placing a meeple")],
    related: &["watchtowers/bonus", "base/where-figures-stand"],
    waits_for: "",
};
