//! The land tiles of The Tower.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// The foundation of a tower.
pub const TOWER: MarkId = MarkId(10);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[MarkDef { id: TOWER, word: "tower", on: MarkPlace::Own, directed: false }];

const SETS: &[SetLine] = &[
    SetLine { id: "tower:1", title: "The Tower, first print", start: None },
    SetLine { id: "tower:2", title: "The Tower, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("TO/C",      "city N, tower",                                                 [2, 2]),
    TileLine::new("TO/F",      "tower",                                                         [1, 0]),
    TileLine::new("TO/FG",     "tower, garden",                                                 [0, 1]),
    TileLine::new("TO/L",      "monastery, tower",                                              [1, 1]),
    TileLine::new("TO/RR",     "road S to tower, road W to tower, tower",                       [1, 0]),
    TileLine::new("TO/RRG",    "road S to tower, road W to tower, tower, garden",               [0, 1]),
    TileLine::new("TO/RRR",    "road N to tower, road E to tower, road W to tower, tower",      [1, 1]),
    TileLine::new("TO/RrRr.2", "road NW, road ES, tower",                                       [1, 1]),
    TileLine::new("TO/RRRR.1", "road N to tower, road E to tower, road S to tower, road W to tower, tower", [1, 1]),
    TileLine::new("TO/CRcr",   "city EW, road NS, tower",                                       [1, 1]),
    TileLine::new("TO/CFR",    "city N to tower, road S to tower, tower",                       [1, 1]),
    TileLine::new("TO/RrC",    "city N, road SW, tower",                                        [1, 1]),
    TileLine::new("TO/RCr",    "city N to tower, road EW to tower, tower",                      [1, 1]),
    TileLine::new("TO/Cc",     "city NW, tower",                                                [1, 1]),
    TileLine::new("TO/CcR!",   "city NW, road E to city, tower, field EL touches N, field ER touches N, field SL SR touches N", [1, 1]),
    TileLine::new("TO/CC.2",   "city N, city W, tower",                                         [1, 1]),
    TileLine::new("TO/CRCr.2", "city N, city S, road EW, tower",                                [1, 1]),
    TileLine::new("TO/CccR",   "city NEW, road S to city, tower",                               [1, 1]),
    TileLine::new("TO/CccC+",  "city NEW+, city S, tower, field inner touches W S",             [1, 1]),
];
