//! The rules of Inns & Cathedrals, and what they mean for messages.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this box.
pub static ALL: &[&Ruling] = &[
    &ROAD_COMPLETE,
    &CITY_COMPLETE,
    &ROAD_INCOMPLETE,
    &CITY_INCOMPLETE,
    &INN_ONLY_ITS_ROAD,
    &LARGE_COUNTS_TWO,
    &ROAD_INN_ZERO,
    &CITY_CATHEDRAL_ZERO,
];

/// A completed road with an inn brings 2 points for each tile.
pub static ROAD_COMPLETE: Ruling = Ruling {
    id: "inns/road-complete",
    title: "A completed road with an inn brings 2 points for each tile",
    statement: "A completed road with an inn brings 2 points for each of its tiles instead of 1. A second inn \
        on the same road adds nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_INNS, "Inns"), cite!(JCLOISTERZONE, "scoring of roads")],
    related: &["base/road", "inns/road-incomplete", "inns/inn-only-its-road"],
    waits_for: "",
};

/// A completed city with a cathedral brings 3 points for each tile and coat of arms.
pub static CITY_COMPLETE: Ruling = Ruling {
    id: "inns/city-complete",
    title: "A completed city with a cathedral brings 3 for each tile and coat",
    statement: "A completed city with a cathedral brings 3 points for each of its tiles and 3 for each coat of \
        arms instead of 2. A second cathedral in the same city adds nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_INNS, "Cathedrals"),
        cite!(WIKI_SCORING, "City"),
        cite!(JCLOISTERZONE, "scoring of cities"),
    ],
    related: &["base/city-complete", "base/coat-of-arms-complete", "inns/city-incomplete"],
    waits_for: "",
};

/// A road with an inn that is incomplete at the end brings nothing.
pub static ROAD_INCOMPLETE: Ruling = Ruling {
    id: "inns/road-incomplete",
    title: "A road with an inn that is incomplete at the end brings nothing",
    statement: "A road with an inn that is incomplete at the end of the game brings 0 points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_INNS, "Inns"), cite!(JCLOISTERZONE, "scoring of roads")],
    related: &["reading/incomplete-inn-cathedral", "inns/road-complete", "messages/road/inn-zero"],
    waits_for: "",
};

/// A city with a cathedral that is incomplete at the end brings nothing.
pub static CITY_INCOMPLETE: Ruling = Ruling {
    id: "inns/city-incomplete",
    title: "A city with a cathedral, incomplete at the end, brings nothing",
    statement: "A city with a cathedral that is incomplete at the end of the game brings 0 points, its coats of \
        arms included.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_INNS, "Cathedrals"), cite!(JCLOISTERZONE, "scoring of cities")],
    related: &["reading/incomplete-inn-cathedral", "inns/city-complete", "messages/city/cathedral-zero"],
    waits_for: "",
};

/// An inn belongs to the road that it stands at.
pub static INN_ONLY_ITS_ROAD: Ruling = Ruling {
    id: "inns/inn-only-its-road",
    title: "An inn belongs to the road that it stands at",
    statement: "An inn counts only for the road that it is drawn at. Other roads of the same tile are ordinary \
        roads.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(JCLOISTERZONE, "tile definitions")],
    related: &["inns/road-complete"],
    waits_for: "",
};

/// A large meeple counts as two in the majority, and only there.
pub static LARGE_COUNTS_TWO: Ruling = Ruling {
    id: "inns/large-counts-two",
    title: "A large meeple counts as two in the majority, and only there",
    statement: "The large meeple is placed and comes home like any other. In a majority it counts as two. It \
        never doubles points: whoever has the majority scores the feature once.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_CLARIFICATIONS, "large follower, points and majority"),
        cite!(WIKI_INNS, "The large follower"),
        cite!(JCLOISTERZONE, "strength of figures"),
    ],
    related: &["base/majority", "base/tie"],
    waits_for: "",
};

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
    waits_for: "",
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
    waits_for: "",
};
