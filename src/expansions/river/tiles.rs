//! The land tiles of The River.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// Where a river begins. Of however many sets, one is played with.
pub const SPRING: MarkId = MarkId(32);
/// Where a river divides.
pub const FORK: MarkId = MarkId(33);
/// Where a river ends. Of each set, one is played with at most.
pub const LAKE: MarkId = MarkId(34);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: SPRING, word: "spring", on: MarkPlace::Tile, directed: false },
    MarkDef { id: FORK, word: "fork", on: MarkPlace::Tile, directed: false },
    MarkDef { id: LAKE, word: "lake", on: MarkPlace::Tile, directed: false },
];

const SETS: &[SetLine] = &[
    SetLine { id: "river/1:1", title: "The River, first print", start: Some("RI/s") },
    SetLine { id: "river/1:2", title: "The River, second print", start: Some("RI/s") },
    SetLine { id: "river/2:1", title: "The River II, first print", start: Some("RI/s") },
    SetLine { id: "river/2:2", title: "The River II, second print", start: Some("RI/s") },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("RI/s",       "river E, spring",                                               [1, 1, 1, 1]),
    TileLine::new("RI.1/I.e",   "river W, lake",                                                 [1, 1, 0, 0]),
    TileLine::new("RI.1/CICI",  "city N, city S, river EW",                                      [1, 1, 0, 0]),
    TileLine::new("RI.1/CIRI",  "city N, river EW, road S to city",                              [1, 1, 0, 0]),
    TileLine::new("RI.1/LIRI",  "monastery, river EW, road S to monastery and river",            [1, 1, 0, 0]),
    TileLine::new("RI.1/RIrI",  "river NS, road EW",                                             [1, 1, 0, 0]),
    TileLine::new("RI.1/IFI",   "river EW",                                                      [2, 2, 0, 0]),
    TileLine::new("RI.1/CcII",  "city NW, river ES",                                             [1, 1, 0, 0]),
    TileLine::new("RI.1/RrII",  "river SW, road NE",                                             [1, 1, 0, 0]),
    TileLine::new("RI.1/II",    "river SW",                                                      [2, 1, 0, 0]),
    TileLine::new("RI.1/IIG",   "river SW, garden",                                              [0, 1, 0, 0]),
    TileLine::new("RI.2/IFC",   "city E, river W, field NL NR WR touches E, field SL SR WL touches E", [0, 0, 1, 1]),
    TileLine::new("RI.2/I.v",   "river W, volcano, lake",                                        [0, 0, 1, 1]),
    TileLine::new("RI.2/III",   "river N to crossing, river E to crossing, river W to crossing, fork", [0, 0, 1, 1]),
    TileLine::new("RI.2/CIcI",  "city EW, river NS, field NR SL touches W, field NL SR touches W", [0, 0, 1, 1]),
    TileLine::new("RI.2/LIFI",  "monastery, river EW",                                           [0, 0, 1, 1]),
    TileLine::new("RI.2/RIrI",  "river NS, road EW inn",                                         [0, 0, 1, 1]),
    TileLine::new("RI.2/CIRI",  "city N, river EW, road S to city",                              [0, 0, 1, 1]),
    TileLine::new("RI.2/II",    "river SW",                                                      [0, 0, 1, 0]),
    TileLine::new("RI.2/IIG",   "river SW, garden",                                              [0, 0, 0, 1]),
    TileLine::new("RI.2/CcII+", "city NW+, river ES",                                            [0, 0, 1, 1]),
    TileLine::new("RI.2/II+",   "river NW, field NR EL ER SL SR WL pig-herd, field NL WR",       [0, 0, 1, 1]),
    TileLine::new("RI.2/RrII",  "river SW, road NE",                                             [0, 0, 1, 1]),
];
