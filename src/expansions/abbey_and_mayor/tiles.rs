//! The land tiles of Abbey & Mayor.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// An abbey: a tile for a hole, which ends whatever it touches.
pub const ABBEY: MarkId = MarkId(11);

/// The abbey tile.
pub const ABBEY_ID: &str = "AM/A";

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[MarkDef { id: ABBEY, word: "abbey", on: MarkPlace::Closing, directed: false }];

const SETS: &[SetLine] = &[
    SetLine { id: "abbey-and-mayor:1", title: "Abbey & Mayor, first print", start: None },
    SetLine { id: "abbey-and-mayor:2", title: "Abbey & Mayor, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("AM/C++",   "city NESW++",                                                   [1, 1]),
    TileLine::new("AM/CCcc+", "city NS+, city EW, field inner touches N W, field inner touches N W", [1, 1]),
    TileLine::new("AM/CCc+",  "city EW, city N+ no-castle, field inner touches N W, field SL SR touches N W", [1, 1]),
    TileLine::new("AM/CCRR",  "city N, city W, road E to city N, road S to city W",            [1, 1]),
    TileLine::new("AM/LRRRR", "monastery, road N, road E, road S, road W",                     [1, 1]),
    TileLine::new("AM/RC",    "city N, road W to city",                                        [1, 1]),
    TileLine::new("AM/CRr",   "city N, road ES, field SR WL WR touches N, field EL touches N, field ER SL", [1, 1]),
    TileLine::new("AM/RrC",   "city N, road SW, field EL ER SL touches N, field WR touches N, field SR WL", [1, 1]),
    TileLine::new("AM/C!+",   "city W+ no-castle, field NL NR touches W, field EL ER touches W, field SL SR touches W", [1, 1]),
    TileLine::new("AM/R",     "road S",                                                        [1, 0]),
    TileLine::new("AM/RG",    "road S, garden",                                                [0, 1]),
    TileLine::new("AM/Rrr",   "road NEW as one well",                                          [1, 1]),
    TileLine::new("AM/CRcr+", "city EW+, road NS tunnel, field SL SR touches W, field NL touches W, field NR touches W", [1, 1]),
    TileLine::new(ABBEY_ID,     "monastery, abbey",                                              [0, 0]),
];
