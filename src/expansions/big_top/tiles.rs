//! The land tiles of Under the Big Top.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// A space for the big top.
pub const CIRCUS: MarkId = MarkId(20);
/// A space for a pyramid of acrobats.
pub const ACROBATS: MarkId = MarkId(21);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: CIRCUS, word: "circus", on: MarkPlace::Own, directed: false },
    MarkDef { id: ACROBATS, word: "acrobats", on: MarkPlace::Own, directed: false },
];

const SETS: &[SetLine] = &[
    SetLine { id: "under-the-big-top:1", title: "Under the Big Top, first print", start: None },
    SetLine { id: "under-the-big-top:2", title: "Under the Big Top, second print", start: None },
    SetLine {
        id: "under-the-big-top-c1",
        title: "Under the Big Top, in the look of the first edition",
        start: None,
    },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("BT/ffff.ac",       "acrobats",                                                      [1, 0, 0]),
    TileLine::new("BT/ffff.g.ac",     "acrobats, garden",                                              [0, 1, 0]),
    TileLine::new("BT/ffrf.ac",       "road S, acrobats",                                              [1, 1, 0]),
    TileLine::new("BT/ffrr.ac",       "road S to acrobats, road W to acrobats, acrobats",              [3, 3, 0]),
    TileLine::new("BT/rfrf.ac",       "road N to acrobats, road S to acrobats, acrobats",              [2, 2, 0]),
    TileLine::new("BT/rrrf.ac",       "road N to acrobats, road E to acrobats, road S to acrobats, acrobats", [1, 1, 0]),
    TileLine::new("BT/ffrf.bt",       "road S, circus",                                                [1, 1, 0]),
    TileLine::new("BT/frrf.bt",       "road E to circus, road S to circus, circus",                    [1, 0, 0]),
    TileLine::new("BT/frrf.g.bt",     "road E to circus, road S to circus, circus, garden",            [0, 1, 0]),
    TileLine::new("BT/frfr.bt",       "road E to circus, road W to circus, circus",                    [1, 1, 0]),
    TileLine::new("BT/frrr.bt",       "road E to circus, road S to circus, road W to circus, circus",  [1, 1, 0]),
    TileLine::new("BT/cfff.bt",       "city N, circus",                                                [1, 1, 0]),
    TileLine::new("BT/cffr.bt",       "city N to circus, road W to circus, circus",                    [1, 1, 0]),
    TileLine::new("BT/cfrf.bt",       "city N to circus, road S to circus, circus",                    [2, 2, 0]),
    TileLine::new("BT/crfr.bt",       "city N to circus, road E to circus, road W to circus, circus",  [1, 1, 0]),
    TileLine::new("BT/cfcf.bt",       "city N to circus, city S to circus, circus",                    [1, 1, 0]),
    TileLine::new("BT/ccrf.bt",       "city N to circus, city E to circus, road S to circus, circus",  [1, 1, 0]),
    TileLine::new("BT/crrc.bt",       "city NW to circus, road E to circus, road S to circus, circus", [1, 1, 0]),
    TileLine::new("ubtc1/cfcf.top",   "city N to circus, city S to circus, circus",                    [0, 0, 1]),
    TileLine::new("ubtc1/cfff.top",   "city N, circus",                                                [0, 0, 1]),
    TileLine::new("ubtc1/cffr.top.1", "city N to circus, road W to circus, circus",                    [0, 0, 1]),
    TileLine::new("ubtc1/cffr.top.2", "city N to circus, road W to circus, circus",                    [0, 0, 1]),
    TileLine::new("ubtc1/cfrf.top",   "city N to circus, road S to circus, circus",                    [0, 0, 1]),
    TileLine::new("ubtc1/crfc.top",   "city N to circus, city W to circus, road E to circus, circus",  [0, 0, 1]),
    TileLine::new("ubtc1/crfr.top",   "city N to circus, road E to crossing and circus, road W to crossing, circus", [0, 0, 1]),
    TileLine::new("ubtc1/crrc.top",   "city NW to circus, road E to crossing and circus, road S to crossing, circus", [0, 0, 1]),
    TileLine::new("ubtc1/ffff.g.ac",  "acrobats, garden",                                              [0, 0, 1]),
    TileLine::new("ubtc1/ffrf.ac",    "road S, acrobats",                                              [0, 0, 1]),
    TileLine::new("ubtc1/ffrf.top",   "road S, circus",                                                [0, 0, 1]),
    TileLine::new("ubtc1/ffrr.acw",   "road S to crossing well, road W to crossing, acrobats",         [0, 0, 1]),
    TileLine::new("ubtc1/ffrr.ac.1",  "crossing SW, acrobats",                                         [0, 0, 1]),
    TileLine::new("ubtc1/ffrr.ac.2",  "crossing SW, acrobats",                                         [0, 0, 1]),
    TileLine::new("ubtc1/frfr.top",   "crossing EW, circus",                                           [0, 0, 1]),
    TileLine::new("ubtc1/frrf.ac",    "crossing ES, acrobats",                                         [0, 0, 1]),
    TileLine::new("ubtc1/frrf.g.top", "crossing ES, circus, garden",                                   [0, 0, 1]),
    TileLine::new("ubtc1/frrr.top",   "crossing ESW, circus",                                          [0, 0, 1]),
    TileLine::new("ubtc1/rfrf.ac.1",  "crossing NS, acrobats",                                         [0, 0, 1]),
    TileLine::new("ubtc1/rfrf.ac.2",  "crossing NS, acrobats",                                         [0, 0, 1]),
];
