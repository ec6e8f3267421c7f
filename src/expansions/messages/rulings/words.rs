//! The words of each edition.

use crate::rulings::{self, Kind, Ruling, cite};

/// The words differ by edition.
pub static TERMS_EDITIONS: Ruling = Ruling {
    id: "terms/editions",
    title: "The words differ by edition",
    statement: "The 2nd edition says meeple for follower, monastery for cloister, coat of arms for pennant, \
        highwayman for thief, field for farm and scoring meeple for counting figure. Each edition is \
        reported in its own words.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "the whole page"),
        cite!(WIKI_1ST, "the whole page"),
        cite!(FAN_2012, "the whole text"),
        cite!(ZMAN_VI, "the whole text"),
    ],
    related: &["terms/editions/more", "messages/numbering"],
    waits_for: "",
};

/// More words that differ by edition.
pub static TERMS_EDITIONS_MORE: Ruling = Ruling {
    id: "terms/editions/more",
    title: "More words that differ by edition",
    statement: "Also: Dispatches, Messengers for The Messages; woman follower, messenger; normal follower, \
        scoring meeple; dark number space, dark space (fan translation: dark square; Z-Man: message \
        space); one tile, add a landscape tile; smallest road, shortest road; herd the flock into \
        the stable, guide it there; big follower, large meeple; remain in the game, remain on their \
        cities and fields. The fan translation alone says banner, castle and cloister.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "the whole page"),
        cite!(WIKI_1ST, "the whole page"),
        cite!(FAN_2012, "the whole text"),
        cite!(ZMAN_VI, "the whole text"),
    ],
    related: &["terms/editions"],
    waits_for: "",
};
