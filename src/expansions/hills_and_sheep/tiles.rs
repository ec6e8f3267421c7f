//! The land tiles of Hills & Sheep.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// A hill: another tile lies below this one.
pub const HILL: MarkId = MarkId(18);
/// A vineyard.
pub const VINEYARD: MarkId = MarkId(19);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: HILL, word: "hill", on: MarkPlace::Tile, directed: false },
    MarkDef { id: VINEYARD, word: "vineyard", on: MarkPlace::Tile, directed: false },
];

const SETS: &[SetLine] = &[
    SetLine { id: "hills-and-sheep:1", title: "Hills & Sheep, first print", start: None },
    SetLine { id: "hills-and-sheep:2", title: "Hills & Sheep, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("HS/C!.v",   "city N no-castle, field SR WL WR touches N, field EL ER SL touches N, vineyard", [2, 2]),
    TileLine::new("HS/CC!.v",  "city NW, city E also N, vineyard",                              [2, 2]),
    TileLine::new("HS/Cc.h.1", "city NW, hill",                                                 [1, 1]),
    TileLine::new("HS/CC.h.2", "city N, city W, hill",                                          [1, 1]),
    TileLine::new("HS/Cc.v",   "city NW, vineyard",                                             [1, 1]),
    TileLine::new("HS/CFC.h",  "city N, city S, hill",                                          [1, 1]),
    TileLine::new("HS/CFC.v",  "city E no-castle, city W no-castle, field NL NR touches W E, field SL SR touches W E, vineyard", [1, 1]),
    TileLine::new("HS/CFR.h",  "city N, road S to city, hill",                                  [1, 1]),
    TileLine::new("HS/CRr.h",  "city N, road ES, hill",                                         [1, 1]),
    TileLine::new("HS/LCRr",   "monastery, city N, road ES",                                    [1, 1]),
    TileLine::new("HS/LRrR",   "monastery, road NE, road S",                                    [1, 1]),
    TileLine::new("HS/RCC.v",  "city N, city W, road S to city N, vineyard",                    [1, 1]),
    TileLine::new("HS/RFR.h",  "crossing NS, hill",                                             [1, 1]),
    TileLine::new("HS/RR.h",   "crossing SW, hill",                                             [1, 0]),
    TileLine::new("HS/RR.hG",  "crossing SW, garden, hill",                                     [0, 1]),
    TileLine::new("HS/RrC.h",  "city N, road SW, hill",                                         [1, 1]),
    TileLine::new("HS/RRr.v",  "road EW, road S, vineyard",                                     [1, 1]),
];
