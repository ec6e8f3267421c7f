//! The rulings of the river.

use crate::rulings::{self, Kind, Ruling, cite};

/// Those of both boxes.
pub static ALL: &[&Ruling] =
    &[&FIRST, &CONTINUES, &NO_U_TURN, &NOT_ON_THE_RIVER, &DIVIDES_FIELDS, &AROUND_THE_SPRING];

/// Those of the second box.
pub static SECOND: &[&Ruling] = &[&FORK, &SEVERAL_RIVERS];

/// The river comes first.
pub static FIRST: Ruling = Ruling {
    id: "river/first",
    title: "The river is laid before all other tiles",
    statement: "The spring takes the place of the start tile. Then the tiles of the river are drawn, the lake last, \
        and only then all others. Figures are placed and features scored as usual meanwhile.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR_RIVER, "Preparation"),
        cite!(PAPAGEEK, "The River"),
        cite!(WIKI_RIVER, "Preparation"),
    ],
    related: &["river/continues", "river-2/fork"],
    waits_for: "",
};

/// Every tile continues the river.
pub static CONTINUES: Ruling = Ruling {
    id: "river/continues",
    title: "A tile with a river continues the river",
    statement: "A tile with a river is laid so that it continues the river at an open end. It may not be laid apart \
        from it, even where its other edges fit.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(PAPAGEEK, "The River"), cite!(JCLOISTERZONE, "river")],
    related: &["river/no-u-turn", "base/edges-match"],
    waits_for: "",
};

/// No U-turn.
pub static NO_U_TURN: Ruling = Ruling {
    id: "river/no-u-turn",
    title: "The river makes no U-turn",
    statement: "The river may not turn twice to the same side on two tiles in a row. Bends with another tile between \
        them are no U-turn.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR_RIVER, "Preparation; note 3"),
        cite!(MODERNJIVE_RIVER, "What is a U-turn?"),
        cite!(PAPAGEEK, "The River"),
    ],
    related: &["reading/river-u-turn", "river/continues"],
    waits_for: "",
};

/// No figure on the river.
pub static NOT_ON_THE_RIVER: Ruling = Ruling {
    id: "river/not-on-the-river",
    title: "No figure is placed on the river",
    statement: "Figures may be placed on everything else on a tile with a river, never on the river itself.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR_RIVER, "Preparation"), cite!(PAPAGEEK, "The River")],
    related: &["base/where-figures-stand"],
    waits_for: "",
};

/// The river divides fields.
pub static DIVIDES_FIELDS: Ruling = Ruling {
    id: "river/divides-fields",
    title: "The river divides fields",
    statement: "A field ends at the river: the two banks are fields of their own, as with a road.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR_RIVER, "the tiles"), cite!(JCLOISTERZONE, "the tiles of the river")],
    related: &["river/around-the-spring", "base/field"],
    waits_for: "",
};

/// Fields go around the spring.
pub static AROUND_THE_SPRING: Ruling = Ruling {
    id: "river/around-the-spring",
    title: "A field goes around the spring and the lake",
    statement: "The field around the spring, and that around a lake in the meadow, is one field. Where the river \
        ends at a city the two banks stay apart.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[cite!(CAR_RIVER, "note 1"), cite!(MODERNJIVE_RIVER, "the field around the spring")],
    related: &["river/divides-fields"],
    waits_for: "",
};

/// The fork follows the spring.
pub static FORK: Ruling = Ruling {
    id: "river-2/fork",
    title: "The fork follows the spring",
    statement: "In The River II the tile on which the river divides is laid directly after the spring. The others \
        continue either arm.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_RIVER, "The River II"), cite!(JCLOISTERZONE, "river")],
    related: &["river/first", "river/no-u-turn"],
    waits_for: "",
};

/// Of several rivers one spring is used.
pub static SEVERAL_RIVERS: Ruling = Ruling {
    id: "river-2/several-rivers",
    title: "With both rivers one spring and one lake stay in the box",
    statement: "When The River and The River II are played together, they make one river: one spring and one lake \
        are left out.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR_RIVER, "note on both sets"),
        cite!(MODERNJIVE_RIVER, "both sets"),
        cite!(WIKI_RIVER, "both sets"),
    ],
    related: &["river/first", "river-2/fork"],
    waits_for: "",
};
