//! The rules of the base game on what features bring, and to whom.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[
    &ROAD,
    &CITY_COMPLETE,
    &CITY_INCOMPLETE,
    &COAT_OF_ARMS_COMPLETE,
    &COAT_OF_ARMS_INCOMPLETE,
    &CITY_OF_TWO_TILES,
    &CITY_OF_TWO_TILES_OLD_PRINTINGS,
    &MONASTERY_COMPLETE,
    &MONASTERY_INCOMPLETE,
    &FIELD,
    &CITY_ONCE_PER_FIELD,
    &FIELD_BORDERS,
    &FIELD_SECOND_PRINTING,
    &FIELD_FIRST_PRINTING,
    &TILE_COUNTS_ONCE,
    &MAJORITY,
    &TIE,
    &NO_FIGURE_NO_POINTS,
    &FIGURES_COME_HOME,
    &FARMERS_STAY,
    &FINAL_SCORING,
];

/// A road brings 1 point for each tile.
pub static ROAD: Ruling = Ruling {
    id: "base/road",
    title: "A road brings 1 point for each tile",
    statement: "A road brings 1 point for each of its tiles, completed or still incomplete at the end.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_SCORING, "Road"), cite!(CAR, "The Basic Game, roads and final scoring")],
    related: &["base/tile-counts-once", "base/final-scoring"],
    waits_for: "",
};

/// A completed city brings 2 points for each tile.
pub static CITY_COMPLETE: Ruling = Ruling {
    id: "base/city-complete",
    title: "A completed city brings 2 points for each tile",
    statement: "A completed city brings 2 points for each of its tiles.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_SCORING, "City"), cite!(CAR, "The Basic Game, cities")],
    related: &["base/coat-of-arms-complete", "base/tile-counts-once", "base/city-of-two-tiles"],
    waits_for: "",
};

/// An incomplete city brings 1 point for each tile.
pub static CITY_INCOMPLETE: Ruling = Ruling {
    id: "base/city-incomplete",
    title: "An incomplete city brings 1 point for each tile",
    statement: "A city that is incomplete at the end brings 1 point for each of its tiles.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR, "The Basic Game, final scoring"), cite!(JCLOISTERZONE, "scoring of cities")],
    related: &["base/coat-of-arms-incomplete", "base/final-scoring"],
    waits_for: "",
};

/// A coat of arms adds 2 to a completed city.
pub static COAT_OF_ARMS_COMPLETE: Ruling = Ruling {
    id: "base/coat-of-arms-complete",
    title: "A coat of arms adds 2 to a completed city",
    statement: "Each coat of arms in a completed city adds 2 points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_SCORING, "City"), cite!(CAR, "The Basic Game, cities")],
    related: &["base/city-complete"],
    waits_for: "",
};

/// A coat of arms adds 1 to an incomplete city.
pub static COAT_OF_ARMS_INCOMPLETE: Ruling = Ruling {
    id: "base/coat-of-arms-incomplete",
    title: "A coat of arms adds 1 to an incomplete city",
    statement: "Each coat of arms in a city that is incomplete at the end adds 1 point.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR, "The Basic Game, final scoring"), cite!(JCLOISTERZONE, "scoring of cities")],
    related: &["base/city-incomplete"],
    waits_for: "",
};

/// A city of two tiles scores like any other.
pub static CITY_OF_TWO_TILES: Ruling = Ruling {
    id: "base/city-of-two-tiles",
    title: "A city of two tiles scores like any other",
    statement: "A completed city of two tiles scores like every other city: 4 points, and 2 more for each \
        coat of arms.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_HISTORY, "small cities"), cite!(CAR, "The Basic Game", "12/2014")],
    related: &["reading/tiny-city", "base/city-of-two-tiles-old-printings"],
    waits_for: "",
};

/// Old printings: a city of two tiles brings 2 points.
pub static CITY_OF_TWO_TILES_OLD_PRINTINGS: Ruling = Ruling {
    id: "base/city-of-two-tiles-old-printings",
    title: "Old printings: a city of two tiles brings 2 points",
    statement: "In early printings of the 1st edition a completed city of two tiles brings 1 point for each \
        tile and 1 for each coat of arms.",
    kind: Kind::Rule,
    editions: &[Edition::First],
    citations: &[
        cite!(WIKI_HISTORY, "small cities"),
        cite!(FARMER_SCORING, "first and second edition"),
        cite!(JCLOISTERZONE, "rule for tiny cities"),
    ],
    related: &["reading/tiny-city", "base/city-of-two-tiles"],
    waits_for: "",
};

/// A completed monastery brings 9 points.
pub static MONASTERY_COMPLETE: Ruling = Ruling {
    id: "base/monastery-complete",
    title: "A completed monastery brings 9 points",
    statement: "A monastery with tiles on all eight spaces around it brings 9 points: 1 for itself and 1 for \
        each of them.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_SCORING, "Monastery"), cite!(CAR, "The Basic Game, cloisters")],
    related: &["base/monastery-incomplete"],
    waits_for: "",
};

/// An incomplete monastery brings 1 point for each tile.
pub static MONASTERY_INCOMPLETE: Ruling = Ruling {
    id: "base/monastery-incomplete",
    title: "An incomplete monastery brings 1 point for each tile",
    statement: "A monastery that is incomplete at the end brings 1 point for itself and 1 for each tile \
        around it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR, "The Basic Game, final scoring"), cite!(JCLOISTERZONE, "scoring of monasteries")],
    related: &["base/monastery-complete", "base/final-scoring"],
    waits_for: "",
};

/// A field brings 3 points for each completed city.
pub static FIELD: Ruling = Ruling {
    id: "base/field",
    title: "A field brings 3 points for each completed city",
    statement: "At the end a field brings 3 points for each completed city that it touches. Each field is \
        looked at alone, so that one city can pay on several fields.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_FARMERS, "Summary"),
        cite!(FARMER_SCORING, "third edition"),
        cite!(WIKI_HISTORY, "farmers"),
    ],
    related: &["reading/fields", "base/city-once-per-field", "base/field-borders", "base/final-scoring"],
    waits_for: "",
};

/// A city counts once for a field.
pub static CITY_ONCE_PER_FIELD: Ruling = Ruling {
    id: "base/city-once-per-field",
    title: "A city counts once for a field",
    statement: "A city that touches the same field at several places counts once for that field.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_FARMERS, "Summary"), cite!(JCLOISTERZONE, "scoring of fields")],
    related: &["base/field"],
    waits_for: "",
};

/// Fields end at roads, cities and rivers.
pub static FIELD_BORDERS: Ruling = Ruling {
    id: "base/field-borders",
    title: "Fields end at roads, cities and rivers",
    statement: "A field ends at roads, at cities, at the edge of the tiles and at whatever else clearly \
        parts it, such as a river.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_FARMERS, "Placing a meeple as a farmer")],
    related: &["base/field"],
    waits_for: "",
};

/// Second printing: a city pays a player once.
pub static FIELD_SECOND_PRINTING: Ruling = Ruling {
    id: "base/field-second-printing",
    title: "Second printing: a city pays a player once",
    statement: "By the rules of the second printing a field pays 3 points for each completed city, but a \
        player is paid for the same city only once, however many fields touch it.",
    kind: Kind::Rule,
    editions: &[Edition::First],
    citations: &[cite!(FARMER_SCORING, "second edition"), cite!(WIKI_HISTORY, "farmers")],
    related: &["reading/fields", "base/field"],
    waits_for: "",
};

/// First printing: 4 points for each city.
pub static FIELD_FIRST_PRINTING: Ruling = Ruling {
    id: "base/field-first-printing",
    title: "First printing: 4 points for each city",
    statement: "By the rules of the first printing each completed city is looked at once. Whoever has most \
        farmers on all the fields around it gets 4 points; players who tie get 4 each.",
    kind: Kind::Rule,
    editions: &[Edition::First],
    citations: &[cite!(FARMER_SCORING, "first edition"), cite!(WIKI_HISTORY, "farmers")],
    related: &["reading/fields", "base/field"],
    waits_for: "",
};

/// A tile counts once for a feature.
pub static TILE_COUNTS_ONCE: Ruling = Ruling {
    id: "base/tile-counts-once",
    title: "A tile counts once for a feature",
    statement: "A tile that carries two joined parts of the same road or city counts once.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR, "The Basic Game, roads and cities"),
        cite!(JCLOISTERZONE, "positions of a feature"),
    ],
    related: &["base/road", "base/city-complete"],
    waits_for: "",
};

/// Most figures on the feature take its points.
pub static MAJORITY: Ruling = Ruling {
    id: "base/majority",
    title: "Most figures on the feature take its points",
    statement: "The points of a feature go to the player with most figures on the whole of it; the others \
        there get nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR, "The Basic Game, scoring"),
        cite!(WIKI_FARMERS, "Summary"),
        cite!(JCLOISTERZONE, "owners of a feature"),
    ],
    related: &["base/tie", "base/joining-is-legal"],
    waits_for: "",
};

/// Players who tie score in full.
pub static TIE: Ruling = Ruling {
    id: "base/tie",
    title: "Players who tie score in full",
    statement: "Players who tie for most figures on a feature each get all of its points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR, "The Basic Game, scoring"),
        cite!(WIKI_FARMERS, "Summary"),
        cite!(JCLOISTERZONE, "owners of a feature"),
    ],
    related: &["base/majority"],
    waits_for: "",
};

/// A feature without figures brings nobody points.
pub static NO_FIGURE_NO_POINTS: Ruling = Ruling {
    id: "base/no-figure-no-points",
    title: "A feature without figures brings nobody points",
    statement: "A feature that is completed with no figure on it brings no points. It is completed all the \
        same, and counts so for fields.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR, "The Basic Game, scoring"), cite!(JCLOISTERZONE, "owners of a feature")],
    related: &["base/majority", "base/field"],
    waits_for: "",
};

/// Scored figures return to their owners.
pub static FIGURES_COME_HOME: Ruling = Ruling {
    id: "base/figures-come-home",
    title: "Scored figures return to their owners",
    statement: "Once a completed feature is scored, all figures on it return to their owners' supplies, \
        whether they won points or not.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR, "The Basic Game, returning followers"),
        cite!(JCLOISTERZONE, "return of figures"),
    ],
    related: &["base/farmers-stay", "base/figure-back-too-late"],
    waits_for: "",
};

/// Farmers stay to the end of the game.
pub static FARMERS_STAY: Ruling = Ruling {
    id: "base/farmers-stay",
    title: "Farmers stay to the end of the game",
    statement: "A farmer stays on its field until final scoring. Only special rules of other boxes bring one \
        home earlier.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_FARMERS, "Placing a meeple as a farmer", "12/2014")],
    related: &["base/figures-come-home", "base/field"],
    waits_for: "",
};

/// Final scoring: incomplete features, then fields.
pub static FINAL_SCORING: Ruling = Ruling {
    id: "base/final-scoring",
    title: "Final scoring: incomplete features, then fields",
    statement: "After the last turn the incomplete roads, cities and monasteries are scored for the figures \
        on them, then the fields.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR, "The Basic Game, final scoring"),
        cite!(WIKI_FARMERS, "Summary"),
        cite!(JCLOISTERZONE, "final scoring"),
    ],
    related: &["base/game-end", "base/field"],
    waits_for: "",
};
