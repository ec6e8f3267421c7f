//! The rulings of Abbey & Mayor.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this box.
pub static ALL: &[&Ruling] = &[
    &ABBEY,
    &ABBEY_HOLE,
    &MAYOR,
    &MAYOR_ZERO,
    &WAGON,
    &WAGON_FREE,
    &BARN_CORNER,
    &BARN_PLACED,
    &BARN_JOINED,
    &BARN_FARMERS_HOME,
    &BARN_AT_END,
    &BARN_STAYS,
    &EXTRA_TILE_OWN_SUPPLY,
];

/// An abbey is placed instead of a drawn tile.
pub static ABBEY: Ruling = Ruling {
    id: "abbey-and-mayor/abbey",
    title: "An abbey is placed instead of a drawn tile",
    statement: "Each player has one abbey tile and may place it instead of drawing, whatever the tiles around the \
        hole show. Every feature that adjoins it ends there. It counts as a monastery and may take a monk.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The abbey"), cite!(WIKI_ABBEY_2ND, "Abbey")],
    related: &["abbey-and-mayor/abbey-hole", "reading/abbey-last-lap"],
    waits_for: "",
};

/// An abbey needs a hole.
pub static ABBEY_HOLE: Ruling = Ruling {
    id: "abbey-and-mayor/abbey-hole",
    title: "An abbey needs a hole between four tiles",
    statement: "An abbey may only go onto a space that has tiles on all four sides.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The abbey, placing a tile"),
        cite!(WIKI_ABBEY_2ND, "Abbey, 1. Placing a tile"),
    ],
    related: &["abbey-and-mayor/abbey"],
    waits_for: "",
};

/// A mayor counts as much as the city has coats of arms.
pub static MAYOR: Ruling = Ruling {
    id: "abbey-and-mayor/mayor",
    title: "A mayor counts as much as the city has coats of arms",
    statement: "In a majority a mayor weighs as many followers as there are coats of arms in the city. What the \
        city is worth does not change.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The mayor"),
        cite!(WIKI_ABBEY_2ND, "Mayor"),
        cite!(CAR, "Abbey & Mayor, the mayor"),
    ],
    related: &["abbey-and-mayor/mayor-zero", "base/majority"],
    waits_for: "",
};

/// Without coats of arms a mayor counts nothing.
pub static MAYOR_ZERO: Ruling = Ruling {
    id: "abbey-and-mayor/mayor-zero",
    title: "Without coats of arms a mayor counts nothing",
    statement: "In a city without coats of arms a mayor weighs 0. If nobody weighs more there, nobody gets the \
        city's points, and the mayor goes home all the same.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The mayor"),
        cite!(WIKI_ABBEY_2ND, "Mayor"),
        cite!(CAR, "Abbey & Mayor, the mayor"),
    ],
    related: &["abbey-and-mayor/mayor", "base/majority"],
    waits_for: "",
};

/// A wagon may drive on after scoring.
pub static WAGON: Ruling = Ruling {
    id: "abbey-and-mayor/wagon",
    title: "A wagon may drive on after scoring",
    statement: "Once the feature of a wagon was scored as a completed one, its owner may move the wagon to another \
        feature instead of taking it home. Of several, whoever is on turn comes first, then the others clockwise.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The wagon"),
        cite!(WIKI_ABBEY_2ND, "Wagon"),
        cite!(WIKI_ORDER, "3. Scoring a feature"),
    ],
    related: &["abbey-and-mayor/wagon-free", "switch/wagon-move"],
    waits_for: "",
};

/// A wagon drives to an incomplete feature that nobody occupies.
pub static WAGON_FREE: Ruling = Ruling {
    id: "abbey-and-mayor/wagon-free",
    title: "A wagon drives to an incomplete feature that nobody occupies",
    statement: "A wagon may only drive to a road, city or monastery that is incomplete and holds no figure. It \
        never stands on a field.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The wagon"), cite!(WIKI_ABBEY_2ND, "Wagon")],
    related: &["abbey-and-mayor/wagon", "switch/wagon-move"],
    waits_for: "",
};

/// A barn stands where four tiles with field meet.
pub static BARN_CORNER: Ruling = Ruling {
    id: "abbey-and-mayor/barn-corner",
    title: "A barn stands where four tiles with field meet",
    statement: "Instead of a follower a barn may be placed on a corner of the tile just placed where four tiles \
        meet and all show field. Farmers on that field do not hinder it. It stays to the end, and nobody may place \
        a farmer on its field any more.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The barn"), cite!(WIKI_ABBEY_2ND, "Barn")],
    related: &["reading/second-barn", "abbey-and-mayor/barn-placed"],
    waits_for: "",
};

/// A barn placed on a field has its farmers scored.
pub static BARN_PLACED: Ruling = Ruling {
    id: "abbey-and-mayor/barn-placed",
    title: "A barn placed on a field has its farmers scored",
    statement: "When a barn is placed on a field with farmers, whoever has the majority there scores 3 points for \
        each completed city at the field, as at the end of the game.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The barn"), cite!(WIKI_ABBEY_2ND, "Barn")],
    related: &["abbey-and-mayor/barn-farmers-home", "abbey-and-mayor/barn-joined", "base/field"],
    waits_for: "",
};

/// A field joined to one with a barn has its farmers scored.
pub static BARN_JOINED: Ruling = Ruling {
    id: "abbey-and-mayor/barn-joined",
    title: "A field joined to one with a barn has its farmers scored",
    statement: "When a tile joins a field with farmers to one with a barn, whoever has the majority there scores \
        1 point for each completed city at the joined field.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The barn"), cite!(WIKI_ABBEY_2ND, "Barn")],
    related: &["abbey-and-mayor/barn-farmers-home", "abbey-and-mayor/barn-placed"],
    waits_for: "",
};

/// The farmers of a barn's field go home.
pub static BARN_FARMERS_HOME: Ruling = Ruling {
    id: "abbey-and-mayor/barn-farmers-home",
    title: "The farmers of a barn's field go home",
    statement: "Once they were scored because of a barn, all farmers of the field go home, and pigs with them. Barns stay, \
        and so do shepherds with their flocks.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The barn"), cite!(WIKI_ABBEY_2ND, "Barn")],
    related: &["abbey-and-mayor/barn-placed", "abbey-and-mayor/barn-joined"],
    waits_for: "",
};

/// At the end a barn scores its field for its owner.
pub static BARN_AT_END: Ruling = Ruling {
    id: "abbey-and-mayor/barn-at-end",
    title: "At the end a barn brings 4 points for each completed city",
    statement: "At the end of the game every player with a barn on a field scores 4 points for each completed city \
        at it: once, however many barns the player has there, and without regard to others' barns.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The barn"), cite!(WIKI_ABBEY_2ND, "Barn")],
    related: &["abbey-and-mayor/barn-placed", "base/field"],
    waits_for: "",
};

/// Nothing takes a barn from the table.
pub static BARN_STAYS: Ruling = Ruling {
    id: "abbey-and-mayor/barn-stays",
    title: "A barn stays until the end of the game",
    statement: "Once built, a barn stays until the end of the game: a dragon does not eat it, and it is no \
        follower that a tower could catch.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ABBEY_1ST, "The barn"), cite!(PAPAGEEK, "The Princess & the Dragon")],
    related: &["abbey-and-mayor/barn-at-end", "princess-and-dragon/dragon-eats"],
    waits_for: "",
};

/// The extra tile may come from the own supply.
pub static EXTRA_TILE_OWN_SUPPLY: Ruling = Ruling {
    id: "messages/extra-tile/own-supply",
    title: "The extra tile may come from the own supply",
    statement: "As in any turn the player may play a tile from the own supply instead of a drawn one, such \
        as an abbey, a German castle or a Halfling. The 2nd edition texts do not say it; it follows \
        there because the extra tile is a normal turn.",
    kind: Kind::Community,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 7, note")],
    related: &["messages/extra-tile/full-turn"],
    waits_for: "",
};
