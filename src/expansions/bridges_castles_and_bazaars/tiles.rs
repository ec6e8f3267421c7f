//! The land tiles of Bridges, Castles & Bazaars.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace, PartKind};

/// A bazaar.
pub const BAZAAR: MarkId = MarkId(16);
/// A tip of a city that is unlike the usual half circle, so that two of them make no castle.
pub const NO_CASTLE: MarkId = MarkId(17);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: BAZAAR, word: "bazaar", on: MarkPlace::Own, directed: false },
    MarkDef { id: NO_CASTLE, word: "no-castle", on: MarkPlace::Part(PartKind::City), directed: false },
];

const SETS: &[SetLine] = &[
    SetLine {
        id: "bridges-castles-and-bazaars:1",
        title: "Bridges, Castles & Bazaars, first print",
        start: None,
    },
    SetLine {
        id: "bridges-castles-and-bazaars:2",
        title: "Bridges, Castles & Bazaars, second print",
        start: None,
    },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("BB/Cccc.b", "city NESW, bazaar",                                             [2, 2]),
    TileLine::new("BB/CCCR",   "city N, city E, city W, road S to city E",                      [1, 1]),
    TileLine::new("BB/CFc.b",  "city EW, bazaar",                                               [1, 1]),
    TileLine::new("BB/CFR!",   "city W no-castle, road E to city, field NL NR touches W, field EL touches W, field ER SL SR touches W", [1, 0]),
    TileLine::new("BB/CFR!G",  "city W no-castle, road E to city, garden, field NL NR touches W, field EL touches W, field ER SL SR touches W", [0, 1]),
    TileLine::new("BB/CFR.b",  "city N, road S, bazaar",                                        [1, 1]),
    TileLine::new("BB/F.b",    "bazaar",                                                        [1, 1]),
    TileLine::new("BB/LCFc",   "monastery to city, city EW",                                    [1, 1]),
    TileLine::new("BB/LRFr",   "monastery, road EW",                                            [1, 1]),
    TileLine::new("BB/R.bi",   "road S inn, bazaar",                                            [1, 1]),
    TileLine::new("BB/RFR.b",  "road N to bazaar, road S to bazaar, bazaar",                    [1, 1]),
    TileLine::new("BB/RFR.bi", "road N to bazaar, road S to bazaar inn, bazaar",                [1, 1]),
];
