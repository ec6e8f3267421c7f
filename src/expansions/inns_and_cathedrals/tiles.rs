//! The land tiles of Inns & Cathedrals.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace, PartKind};

/// An inn on a lake, beside a road.
pub const INN: MarkId = MarkId(0);
/// A cathedral in a city.
pub const CATHEDRAL: MarkId = MarkId(1);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: INN, word: "inn", on: MarkPlace::Part(PartKind::Road), directed: false },
    MarkDef { id: CATHEDRAL, word: "cathedral", on: MarkPlace::Part(PartKind::City), directed: false },
];

const SETS: &[SetLine] = &[
    SetLine { id: "inns-and-cathedrals:1", title: "Inns & Cathedrals, first print", start: None },
    SetLine { id: "inns-and-cathedrals:2", title: "Inns & Cathedrals, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("IC/Cccc.c",  "city NESW cathedral",                                           [2, 2]),
    TileLine::new("IC/LRFR",    "monastery, road E, road W",                                     [1, 1]),
    TileLine::new("IC/CCCC",    "city N, city E, city S, city W, field inner touches N W E S",   [1, 0]),
    TileLine::new("IC/CCCCG",   "city N, city E, city S, city W, garden, field inner touches N W E S", [0, 1]),
    TileLine::new("IC/CCC",     "city N, city E, city W",                                        [1, 1]),
    TileLine::new("IC/CRCR",    "city N to crossing, city S to crossing, road E to crossing, road W to crossing", [1, 1]),
    TileLine::new("IC/CCc+",    "city NW+, city S",                                              [1, 1]),
    TileLine::new("IC/C!",      "city N no-castle, field EL ER touches N, field SL SR WL WR touches N", [1, 1]),
    TileLine::new("IC/CFR",     "city N, road S to city",                                        [1, 1]),
    TileLine::new("IC/CcR",     "city NW, road E to city",                                       [1, 1]),
    TileLine::new("IC/CRcR+",   "city EW+, road N to city, road S to city",                      [1, 1]),
    TileLine::new("IC/RCc.i",   "city NW, road S to city inn",                                   [1, 1]),
    TileLine::new("IC/RrC.i",   "city N, road SW inn",                                           [1, 1]),
    TileLine::new("IC/CcRr+.i", "city NW+, road ES inn",                                         [1, 1]),
    TileLine::new("IC/RRR.i",   "road E to crossing inn, road S to crossing, road W to crossing", [1, 1]),
    TileLine::new("IC/RFr.i",   "road EW inn",                                                   [1, 0]),
    TileLine::new("IC/RFr.iG",  "road EW inn, garden",                                           [0, 1]),
    TileLine::new("IC/Rr.i",    "road SW inn",                                                   [1, 1]),
    TileLine::new("IC/RrRr",    "road NW, road ES",                                              [1, 1]),
];
