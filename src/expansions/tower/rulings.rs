//! The rulings of The Tower.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this room.
pub static ALL: &[&Ruling] =
    &[&PIECES_EACH, &PIECES, &ON_TOP, &CAPTURE, &EXCHANGE, &RANSOM, &ROUNDS_DOUBLE_TURN_ONCE_ONLY];

/// How many tower pieces each player has.
pub static PIECES_EACH: Ruling = Ruling {
    id: "tower/pieces-each",
    title: "How many tower pieces each player has",
    statement: "There are 30 tower pieces: 10 for each of two players, 9 for each of three, 7 of four, 6 of five, 5 \
        of six.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_REFERENCE, "The Tower")],
    related: &["tower/pieces"],
    waits_for: "",
};

/// A tower piece may be placed on any foundation or open tower.
pub static PIECES: Ruling = Ruling {
    id: "tower/pieces",
    title: "A tower piece may be placed on any foundation or open tower",
    statement: "Instead of placing a figure, a player may place a tower piece on the foundation of a tower, on \
        whatever tile it lies, or on a tower on which no follower stands. A tower may be of any height.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TOWER_1ST, "Placing a tower piece")],
    related: &["tower/pieces-each", "tower/capture", "tower/follower-on-top"],
    waits_for: "",
};

/// A follower on top closes a tower.
pub static ON_TOP: Ruling = Ruling {
    id: "tower/follower-on-top",
    title: "A follower on top closes a tower",
    statement: "Instead of any other action a player may place a follower, big or not, on top of a tower of at least \
        one piece. The tower is closed then: neither a piece nor another follower comes onto it. A foundation \
        without a piece cannot be closed.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TOWER_1ST, "Placing a follower on a tower")],
    related: &["tower/pieces", "reading/tower-top-capture"],
    waits_for: "",
};

/// A tower catches one follower as far away as it is high.
pub static CAPTURE: Ruling = Ruling {
    id: "tower/capture",
    title: "A tower catches one follower as far away as it is high",
    statement: "Whoever places a tower piece may take one follower, of whatever player, from the tile of the tower \
        or from a tile in one of the four straight lines from it, no farther away than the tower is high. Gaps and \
        other towers are no hindrance. An own follower goes home, another one becomes a prisoner. Builders, pigs and \
        the like are not caught.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TOWER_1ST, "Capturing followers")],
    related: &["tower/pieces", "tower/exchange", "reading/tower-top-capture"],
    waits_for: "",
};

/// Players who keep followers of each other exchange them at once.
pub static EXCHANGE: Ruling = Ruling {
    id: "tower/exchange",
    title: "Players who keep followers of each other exchange them at once",
    statement: "As soon as two players keep a follower of each other, one of each goes home at once. Where a player \
        has figures of several kinds to get back, the player says which one comes.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TOWER_1ST, "Exchanging prisoners")],
    related: &["tower/capture", "tower/ransom"],
    waits_for: "",
};

/// Once in the own turn a prisoner may be bought free for 3 points.
pub static RANSOM: Ruling = Ruling {
    id: "tower/ransom",
    title: "Once in the own turn a prisoner may be bought free for 3 points",
    statement: "In the own turn a player may pay 3 points to whoever keeps one of the own followers, and gets it \
        back: once a turn, and only with at least 3 points. It may be used in the same turn. A big follower costs no \
        more.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TOWER_1ST, "Buying prisoners free"), cite!(JCLOISTERZONE, "Tower, ransom")],
    related: &[
        "messages/payments-are-no-round",
        "rounds/double-turn/once-only",
        "reading/ransom-after-action",
        "reading/payment-figure",
    ],
    waits_for: "",
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
    waits_for: "",
};
