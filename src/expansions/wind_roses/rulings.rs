//! The rulings of the Wind Roses.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// The editions that the box came out in.
pub const PUBLISHED: &[Edition] = &[Edition::First];

/// All of them.
pub static ALL: &[&Ruling] =
    &[&START, &QUARTER, &OTHER_QUARTER, &ON_THE_AXIS, &LAST_WHOLE_ROSE, &NO_WHOLE_ROSE, &ROUNDS_1C];

/// The orange rose lies first.
pub static START: Ruling = Ruling {
    id: "wind-roses/start",
    title: "The orange wind rose lies at the beginning",
    statement: "The tile with the orange wind rose takes the place of the start tile; where a river or a city of \
        Carcassonne lies at the beginning, it lies beside that. The other five tiles are shuffled in among the rest.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WIND_ROSES, "Preparation"), cite!(JCLOISTERZONE, "wind roses")],
    related: &["wind-roses/last-whole-rose"],
    waits_for: "",
};

/// 3 points in the right quarter.
pub static QUARTER: Ruling = Ruling {
    id: "wind-roses/quarter",
    title: "A quarter rose in its own quarter brings 3 points",
    statement: "Whoever lays a tile with a quarter of a wind rose in that quarter of the table, as the whole \
        rose divides it, gets 3 points at once. No figure is needed for it, and none comes back.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_WIND_ROSES, "Placing a tile"),
        cite!(WIND_ROSES_THREAD, "the first version"),
        cite!(JCLOISTERZONE, "wind roses"),
    ],
    related: &["wind-roses/other-quarter", "wind-roses/on-the-axis", "rounds/1c-wind-rose"],
    waits_for: "",
};

/// No points in another quarter.
pub static OTHER_QUARTER: Ruling = Ruling {
    id: "wind-roses/other-quarter",
    title: "A quarter rose elsewhere brings nothing",
    statement: "A tile with a quarter of a wind rose may be laid anywhere it fits. In another quarter of the \
        table it brings no points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WIND_ROSES, "Placing a tile"), cite!(JCLOISTERZONE, "wind roses")],
    related: &["wind-roses/quarter"],
    waits_for: "",
};

/// Rows and columns through the rose belong to both sides.
pub static ON_THE_AXIS: Ruling = Ruling {
    id: "wind-roses/on-the-axis",
    title: "The row and column of the rose belong to both quarters",
    statement: "The whole rose divides the table into four quarters. The row and the column in which it lies \
        belong to the quarters on both of their sides.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WIND_ROSES, "Placing a tile"), cite!(JCLOISTERZONE, "wind roses")],
    related: &["wind-roses/quarter"],
    waits_for: "",
};

/// The last whole rose counts, as it lies.
pub static LAST_WHOLE_ROSE: Ruling = Ruling {
    id: "wind-roses/last-whole-rose",
    title: "The whole rose laid last divides the table, as it is turned",
    statement: "Once the tile with the blue wind rose lies, the quarters are counted from it for the rest of the \
        game, turned as it lies. Whole roses bring no points themselves.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_WIND_ROSES, "Placing a tile"), cite!(JCLOISTERZONE, "wind roses")],
    related: &["wind-roses/quarter", "wind-roses/start"],
    waits_for: "",
};

/// Without a whole rose there are no quarters.
pub static NO_WHOLE_ROSE: Ruling = Ruling {
    id: "wind-roses/no-whole-rose",
    title: "Without a whole rose a quarter brings nothing",
    statement: "As long as no whole rose lies, the table has no quarters, so that a quarter rose brings no \
        points. No text speaks of it; it can come up in the version of the magazine Spielbox, and on tables that a \
        scenario states.",
    kind: Kind::Inference,
    editions: rulings::ALL,
    citations: &[],
    related: &["wind-roses/quarter"],
    waits_for: "",
};

/// Round 1C: the wind rose, after the tile is placed.
pub static ROUNDS_1C: Ruling = Ruling {
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
    waits_for: "",
};
