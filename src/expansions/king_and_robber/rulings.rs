//! The rules of King & Robber Baron.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this box.
pub static ALL: &[&Ruling] = &[&KING_LARGEST, &ROBBER_LONGEST, &KING_POINTS, &ROBBER_POINTS];

/// The King goes to whoever completes the largest city so far.
pub static KING_LARGEST: Ruling = Ruling {
    id: "king/largest",
    title: "The King goes to whoever completes the largest city so far",
    statement: "Whoever completes the first city takes the King; later, whoever completes a city of more tiles \
        than the largest so far. One of as many tiles changes nothing. It does not matter whose the city \
        is: who placed the tile completed it. Of several cities completed at once the largest counts.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_KING, "The King"), cite!(JCLOISTERZONE, "King")],
    related: &["king/points", "robber/longest"],
    waits_for: "",
};

/// The Robber Baron goes to whoever completes the longest road so far.
pub static ROBBER_LONGEST: Ruling = Ruling {
    id: "robber/longest",
    title: "The Robber Baron goes to whoever completes the longest road so far",
    statement: "Whoever completes the first road takes the Robber Baron; later, whoever completes a road of more \
        tiles than the longest so far. One of as many tiles changes nothing. It does not matter whose \
        the road is.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_KING, "The Robber Baron"), cite!(JCLOISTERZONE, "Robber Baron")],
    related: &["robber/points", "king/largest"],
    waits_for: "",
};

/// The King brings 1 point for each completed city at the end.
pub static KING_POINTS: Ruling = Ruling {
    id: "king/points",
    title: "The King brings 1 point for each completed city at the end",
    statement: "At the end of the game whoever has the King gets 1 point for each completed city on the table, \
        occupied or not.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_KING, "The King"), cite!(JCLOISTERZONE, "King")],
    related: &["king/largest", "reading/king-and-robber-scoring"],
    waits_for: "",
};

/// The Robber Baron brings 1 point for each completed road at the end.
pub static ROBBER_POINTS: Ruling = Ruling {
    id: "robber/points",
    title: "The Robber Baron brings 1 point for each completed road at the end",
    statement: "At the end of the game whoever has the Robber Baron gets 1 point for each completed road on the \
        table, occupied or not.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_KING, "The Robber Baron"), cite!(JCLOISTERZONE, "Robber Baron")],
    related: &["robber/longest", "reading/king-and-robber-scoring"],
    waits_for: "",
};
