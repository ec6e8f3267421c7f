//! The land tiles of The Wind Roses.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// A whole rose: it divides the table into quarters as it lies.
pub const ROSE: MarkId = MarkId(27);
/// A quarter of a rose, for the north-east of the last whole one.
pub const QUARTER_NE: MarkId = MarkId(28);
/// A quarter of a rose, for the south-east of the last whole one.
pub const QUARTER_SE: MarkId = MarkId(29);
/// A quarter of a rose, for the south-west of the last whole one.
pub const QUARTER_SW: MarkId = MarkId(30);
/// A quarter of a rose, for the north-west of the last whole one.
pub const QUARTER_NW: MarkId = MarkId(31);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: ROSE, word: "wind-rose", on: MarkPlace::Tile, directed: true },
    MarkDef { id: QUARTER_NE, word: "wind-rose-ne", on: MarkPlace::Tile, directed: true },
    MarkDef { id: QUARTER_SE, word: "wind-rose-se", on: MarkPlace::Tile, directed: true },
    MarkDef { id: QUARTER_SW, word: "wind-rose-sw", on: MarkPlace::Tile, directed: true },
    MarkDef { id: QUARTER_NW, word: "wind-rose-nw", on: MarkPlace::Tile, directed: true },
];

const SETS: &[SetLine] = &[SetLine { id: "wind-roses", title: "The Wind Roses", start: None }];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("WR/Cc.1", "city NW, wind-rose-ne",             [1]),
    TileLine::new("WR/CC.2", "city N, city W, wind-rose-se",      [1]),
    TileLine::new("WR/CFc",  "city NS, wind-rose-nw",             [1]),
    TileLine::new("WR/CFR",  "city E, road W to city, wind-rose", [1]),
    TileLine::new("WR/Rr",   "road SW, wind-rose",                [1]),
    TileLine::new("WR/RrC",  "city N, road SW, wind-rose-sw",     [1]),
];
