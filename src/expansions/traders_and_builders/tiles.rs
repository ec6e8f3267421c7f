//! The land tiles of Traders & Builders.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace, PartKind};

/// Wine, a good of trade.
pub const WINE: MarkId = MarkId(2);
/// Grain, a good of trade.
pub const GRAIN: MarkId = MarkId(3);
/// Cloth, a good of trade.
pub const CLOTH: MarkId = MarkId(4);
/// A herd of pigs on a field. No tile of this box has one, but what a pig is worth is told here.
pub const PIG_HERD: MarkId = MarkId(5);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: WINE, word: "wine", on: MarkPlace::Part(PartKind::City), directed: false },
    MarkDef { id: GRAIN, word: "grain", on: MarkPlace::Part(PartKind::City), directed: false },
    MarkDef { id: CLOTH, word: "cloth", on: MarkPlace::Part(PartKind::City), directed: false },
    MarkDef { id: PIG_HERD, word: "pig-herd", on: MarkPlace::Part(PartKind::Field), directed: false },
];

const SETS: &[SetLine] = &[
    SetLine { id: "traders-and-builders:1", title: "Traders & Builders, first print", start: None },
    SetLine { id: "traders-and-builders:2", title: "Traders & Builders, second print", start: None },
];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("TB/Cc.g",    "city NW grain",                                                 [1, 1]),
    TileLine::new("TB/Cc.w",    "city NW wine",                                                  [1, 1]),
    TileLine::new("TB/CCc.c",   "city EW cloth, city S, field inner touches W S",                [1, 1]),
    TileLine::new("TB/CCc.w",   "city EW wine, city S, field inner touches W S",                 [1, 1]),
    TileLine::new("TB/Ccc.g",   "city NEW grain",                                                [1, 1]),
    TileLine::new("TB/CcCC.c",  "city NW cloth, city E, city S, field inner touches N E S",      [1, 1]),
    TileLine::new("TB/CcRR!.c", "city NW cloth, road E to city, road S to city, field SR touches N, field SL touches N, field ER touches N, field EL touches N", [1, 1]),
    TileLine::new("TB/CcRR.w",  "city NW wine, road E to city, road S to city",                  [1, 0]),
    TileLine::new("TB/CcRR.wG", "city NW wine, road E to city, road S to city, garden",          [0, 1]),
    TileLine::new("TB/CcRC.c",  "city NW cloth, city S, road E to city N",                       [1, 1]),
    TileLine::new("TB/CcRC.g",  "city NW grain, city S, road E to city N",                       [1, 1]),
    TileLine::new("TB/CcR.c",   "city NW cloth, road E to city",                                 [1, 0]),
    TileLine::new("TB/CcR.cG",  "city NW cloth, road E to city, garden",                         [0, 1]),
    TileLine::new("TB/CcR!.w",  "city NW wine, road E to city, field EL touches N, field ER touches N, field SL SR touches N", [1, 1]),
    TileLine::new("TB/CccR.w",  "city NEW wine, road S to city",                                 [1, 1]),
    TileLine::new("TB/CcCc.w",  "city NW wine, city ES, field inner touches N S",                [1, 1]),
    TileLine::new("TB/CFc.w",   "city EW wine",                                                  [1, 1]),
    TileLine::new("TB/CR",      "city N, road E to city",                                        [1, 1]),
    TileLine::new("TB/CRc.g",   "city EW grain, road S to city",                                 [1, 1]),
    TileLine::new("TB/CRc.w",   "city EW wine, road S to city",                                  [1, 1]),
    TileLine::new("TB/CRcR.w",  "city EW wine, road N to city, road S to city",                  [1, 1]),
    TileLine::new("TB/LRRR",    "monastery, road E, road S, road W",                             [1, 1]),
    TileLine::new("TB/RCc.g",   "city NW grain, road S to city",                                 [1, 1]),
    TileLine::new("TB/RCc!.g",  "city NW grain, road S to city, field SR touches N, field SL touches N, field EL ER touches N", [1, 1]),
    TileLine::new("TB/RRC",     "city N, road S to city, road W, field WR touches N, field SR WL, field EL ER SL touches N", [1, 1]),
    TileLine::new("TB/RRrr",    "road NS, road EW",                                              [1, 1]),
];
