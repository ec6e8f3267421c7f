//! The land tiles of The Princess & the Dragon.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace, PartKind};

/// A dragon: it moves.
pub const DRAGON: MarkId = MarkId(6);
/// A volcano: the dragon comes here.
pub const VOLCANO: MarkId = MarkId(7);
/// A magic portal.
pub const PORTAL: MarkId = MarkId(8);
/// A princess in a city.
pub const PRINCESS: MarkId = MarkId(9);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: DRAGON, word: "dragon", on: MarkPlace::Tile, directed: false },
    MarkDef { id: VOLCANO, word: "volcano", on: MarkPlace::Tile, directed: false },
    MarkDef { id: PORTAL, word: "portal", on: MarkPlace::Tile, directed: false },
    MarkDef { id: PRINCESS, word: "princess", on: MarkPlace::Part(PartKind::City), directed: false },
];

const SETS: &[SetLine] = &[
    SetLine { id: "princess-and-dragon:1", title: "The Princess & the Dragon, first print", start: None },
    SetLine { id: "princess-and-dragon:2", title: "The Princess & the Dragon, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("DG/F.v",    "field, volcano",                                                [1, 1]),
    TileLine::new("DG/RrRr.g", "road NW, road ES, portal",                                      [1, 1]),
    TileLine::new("DG/R.v",    "road S, volcano",                                               [1, 1]),
    TileLine::new("DG/C.d",    "city N, dragon",                                                [1, 0]),
    TileLine::new("DG/C.dG",   "city N, garden, dragon",                                        [0, 1]),
    TileLine::new("DG/C.v",    "city N, volcano",                                               [1, 1]),
    TileLine::new("DG/LRRR.d", "monastery, road E, road S, road W, dragon",                     [1, 1]),
    TileLine::new("DG/RRR.d",  "crossing ESW, dragon",                                          [1, 1]),
    TileLine::new("DG/RRR.g",  "crossing ESW, portal",                                          [1, 1]),
    TileLine::new("DG/CRRR.p", "city N princess, crossing ESW",                                 [1, 1]),
    TileLine::new("DG/CCc+.p", "city ES+, city N princess no-castle, field WL WR touches N, field inner touches N S", [1, 1]),
    TileLine::new("DG/Ccc.p",  "city NEW princess",                                             [1, 1]),
    TileLine::new("DG/Ccc+.g", "city NEW+, portal",                                             [1, 1]),
    TileLine::new("DG/LCcc.d", "monastery to city, city NEW, dragon",                           [1, 1]),
    TileLine::new("DG/Rr.d",   "road SW, dragon",                                               [2, 2]),
    TileLine::new("DG/Rr.v",   "road SW, volcano",                                              [1, 1]),
    TileLine::new("DG/RFr.d",  "road EW, dragon",                                               [1, 1]),
    TileLine::new("DG/RFr.v",  "road EW, volcano",                                              [1, 1]),
    TileLine::new("DG/Cc!.p",  "city NW princess, field EL ER touches N, field SL SR touches N", [1, 1]),
    TileLine::new("DG/Cc.d",   "city NW, dragon",                                               [1, 1]),
    TileLine::new("DG/Cc.p",   "city NW princess",                                              [1, 0]),
    TileLine::new("DG/Cc.pG",  "city NW princess, garden",                                      [0, 1]),
    TileLine::new("DG/CC.v",   "city N, city E, volcano",                                       [1, 1]),
    TileLine::new("DG/CFc+.d", "city EW+, dragon",                                              [1, 1]),
    TileLine::new("DG/CcRr.p", "city NW princess, road ES",                                     [1, 1]),
    TileLine::new("DG/CcRr.g", "city NW, road ES, portal",                                      [1, 1]),
    TileLine::new("DG/CRcr.d", "city EW, road NS tunnel, field NL NR touches W, field SL SR touches W, dragon", [1, 1]),
    TileLine::new("DG/RrC.d",  "city N, road SW, dragon",                                       [1, 1]),
    TileLine::new("DG/RrC.g",  "city N, road SW, portal",                                       [1, 1]),
    TileLine::new("DG/CRr.d",  "city N, road ES, dragon",                                       [1, 1]),
    TileLine::new("DG/CRr.g",  "city N, road ES, portal",                                       [1, 1]),
];
