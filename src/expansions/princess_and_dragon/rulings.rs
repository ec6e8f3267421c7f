//! The rulings of The Princess & the Dragon.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this room.
pub static ALL: &[&Ruling] = &[
    &ROUNDS_1A_FAIRY,
    &FAIRY_ONCE,
    &FAIRY_WHEN_SCORED,
    &FAIRY_MOVE,
    &FAIRY_STAYS,
    &FAIRY_PROTECTS,
    &VOLCANO,
    &NOT_BESIDE_THE_DRAGON,
    &DRAGON_TILES_WAIT,
    &DRAGON_MOVES,
    &DRAGON_EATS,
    &PRINCESS,
    &PORTAL,
];

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
    waits_for: "",
};

/// The fairy brings no point in the second part of a double turn.
pub static FAIRY_ONCE: Ruling = Ruling {
    id: "princess-and-dragon/fairy-not-in-a-second-part",
    title: "The fairy brings no point in the second part of a double turn",
    statement: "The fairy's 1 point is for the beginning of a turn: the second part that a builder brings goes \
        without it.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, note on the double turn", "1/2013 updated 2/2020"),
        cite!(WIKI_1ST, "More rules, note on the double turn", "1/2013 updated 2/2020"),
    ],
    related: &["rounds/1a-fairy", "rounds/double-turn"],
    waits_for: "",
};

/// The fairy brings 3 points when the feature of her follower is scored.
pub static FAIRY_WHEN_SCORED: Ruling = Ruling {
    id: "princess-and-dragon/fairy-when-scored",
    title: "The fairy brings 3 points when the feature of her follower is scored",
    statement: "When the feature is scored on which the fairy's follower stands, during the game or at its end, the \
        follower's owner gets 3 points: without any majority, and also where the feature itself brings nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "The fairy"), cite!(WIKI_PD_1ST, "Fairy")],
    related: &["rounds/3-scoring", "reading/fairy", "reading/bonus-figure"],
    waits_for: "",
};

/// The fairy may be moved instead of placing a figure.
pub static FAIRY_MOVE: Ruling = Ruling {
    id: "princess-and-dragon/fairy-move",
    title: "The fairy may be moved instead of placing a figure",
    statement: "A player who places no figure and does nothing else instead may put the fairy beside one of the own \
        followers, wherever it stands. That goes for the turn of a volcano too.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "The fairy"), cite!(WIKI_PD_1ST, "Fairy")],
    related: &["reading/fairy"],
    waits_for: "",
};

/// The fairy stays when her follower goes away.
pub static FAIRY_STAYS: Ruling = Ruling {
    id: "princess-and-dragon/fairy-stays",
    title: "The fairy stays when her follower goes away",
    statement: "When the fairy's follower goes away, the fairy stays on its tile and protects that tile, but belongs \
        to nobody until she is moved.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD_1ST, "Fairy")],
    related: &["princess-and-dragon/fairy-move", "princess-and-dragon/fairy-protects"],
    waits_for: "",
};

/// The dragon does not come to the fairy.
pub static FAIRY_PROTECTS: Ruling = Ruling {
    id: "princess-and-dragon/fairy-protects",
    title: "The dragon does not come to the fairy",
    statement: "The dragon may not step onto the tile of the fairy.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "The dragon moves"), cite!(WIKI_PD_1ST, "Fairy")],
    related: &["princess-and-dragon/dragon-moves"],
    waits_for: "",
};

/// A volcano brings the dragon.
pub static VOLCANO: Ruling = Ruling {
    id: "princess-and-dragon/volcano",
    title: "A volcano brings the dragon",
    statement: "When a tile with a volcano is placed, the dragon comes onto it at once, from wherever it is. It eats \
        nothing by that.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "Volcano tiles"), cite!(WIKI_PD_1ST, "Volcano")],
    related: &["princess-and-dragon/no-figure-beside-the-dragon"],
    waits_for: "",
};

/// No figure may be placed onto the dragon's tile.
pub static NOT_BESIDE_THE_DRAGON: Ruling = Ruling {
    id: "princess-and-dragon/no-figure-beside-the-dragon",
    title: "No figure may be placed onto the dragon's tile",
    statement: "Onto the features of the tile on which the dragon is, a volcano just placed above all, no figure may be \
        placed. A follower may go on top of a tower there, a barn onto a corner that other tiles share, and actions \
        that put no figure there remain.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "Volcano tiles"), cite!(JCLOISTERZONE, "The dragon's tile")],
    related: &["princess-and-dragon/volcano"],
    waits_for: "",
};

/// Tiles with a dragon wait for the first volcano.
pub static DRAGON_TILES_WAIT: Ruling = Ruling {
    id: "princess-and-dragon/dragon-tiles-wait",
    title: "Tiles with a dragon wait for the first volcano",
    statement: "As long as no volcano lies, tiles with a dragon are set aside when drawn and another is drawn. When \
        the first volcano is placed they are mixed in again.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "Dragon tiles")],
    related: &["princess-and-dragon/volcano"],
    waits_for: "",
};

/// The dragon moves six steps, each decided by the next player.
pub static DRAGON_MOVES: Ruling = Ruling {
    id: "princess-and-dragon/dragon-moves",
    title: "The dragon moves six steps, each decided by the next player",
    statement: "When a tile with a dragon is placed, the dragon moves six steps once a figure may have been placed. \
        The active player decides on the first step and the others follow clockwise. A step goes to one of the tiles \
        beside it on which it has not been in this move. Where there is none, the move ends early.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_PD, "The dragon moves"),
        cite!(WIKI_PD_1ST, "Dragon"),
        cite!(WIKI_ORDER, "2B. Dragon"),
    ],
    related: &[
        "princess-and-dragon/dragon-eats",
        "princess-and-dragon/fairy-protects",
        "reading/dragon-move",
    ],
    waits_for: "",
};

/// The dragon sends home what stands on its way.
pub static DRAGON_EATS: Ruling = Ruling {
    id: "princess-and-dragon/dragon-eats",
    title: "The dragon sends home what stands on its way",
    statement: "All figures on a tile that the dragon steps onto go back to their owners without points. On the tile \
        from which it starts nothing happens.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "The dragon moves"), cite!(WIKI_PD_1ST, "Dragon")],
    related: &["princess-and-dragon/dragon-moves", "reading/dragon-tower-top"],
    waits_for: "",
};

/// A princess may send a knight home instead of a figure being placed.
pub static PRINCESS: Ruling = Ruling {
    id: "princess-and-dragon/princess",
    title: "A princess may send a knight home instead of a figure being placed",
    statement: "When a tile with a princess joins a city with knights, one of them, of \
        whatever player, may be sent home without points. Then no figure is placed in that phase of the turn; a \
        wagon that is scored afterwards drives on. Otherwise the turn goes on as usual.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "Princess tiles"), cite!(WIKI_PD_1ST, "Princess")],
    related: &["reading/princess"],
    waits_for: "",
};

/// Through a magic portal a follower goes to any free, incomplete feature.
pub static PORTAL: Ruling = Ruling {
    id: "princess-and-dragon/portal",
    title: "Through a magic portal a follower goes to any free, incomplete feature",
    statement: "Who places a tile with a magic portal may place the follower of the turn on any tile, on a feature \
        that is incomplete and that nobody occupies.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_PD, "Magic portal tiles"), cite!(WIKI_PD_1ST, "Magic portal")],
    related: &["base/only-onto-placed-tile"],
    waits_for: "",
};
