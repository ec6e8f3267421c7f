//! The land tiles of King & Robber Baron.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[crate::tiles::MarkDef] = &[];

const SETS: &[SetLine] = &[
    SetLine { id: "king-and-robber:1", title: "King & Robber Baron, first print", start: None },
    SetLine { id: "king-and-robber:2", title: "King & Robber Baron, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("KR/LC",    "monastery, city N",                                             [1, 1]),
    TileLine::new("KR/RC",    "city N, road W to city",                                        [1, 0]),
    TileLine::new("KR/RCG",   "city N, road W to city, garden",                                [0, 1]),
    TileLine::new("KR/CRrR",  "city N, road ES, road W to city",                               [1, 1]),
    TileLine::new("KR/CcRR!", "city NW, road E to city, road S to city, field SR touches N, field SL touches N, field ER touches N, field EL touches N", [1, 1]),
    TileLine::new("KR/CCcc",  "city NS, city EW, field inner touches N W, field inner touches N W", [1, 1]),
];
