//! The land tiles of The Count of Carcassonne.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// The quarter of the castle, for cities.
pub const CASTLE_QUARTER: MarkId = MarkId(12);
/// The quarter of the market, for fields.
pub const MARKET_QUARTER: MarkId = MarkId(13);
/// The quarter of the blacksmith, for roads.
pub const BLACKSMITH_QUARTER: MarkId = MarkId(14);
/// The quarter of the cathedral, for monasteries.
pub const CATHEDRAL_QUARTER: MarkId = MarkId(15);

/// How many spaces the block that the tiles form is wide and high. They lie row by row in the order of their
/// numbers, unturned.
pub const BLOCK: (i16, i16) = (4, 3);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: CASTLE_QUARTER, word: "castle-quarter", on: MarkPlace::Own, directed: false },
    MarkDef { id: MARKET_QUARTER, word: "market-quarter", on: MarkPlace::Own, directed: false },
    MarkDef { id: BLACKSMITH_QUARTER, word: "blacksmith-quarter", on: MarkPlace::Own, directed: false },
    MarkDef { id: CATHEDRAL_QUARTER, word: "cathedral-quarter", on: MarkPlace::Own, directed: false },
];

const SETS: &[SetLine] = &[SetLine { id: "count", title: "The Count of Carcassonne", start: None }];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("CO/1",  "road W, field NL NR EL WR, field SR WL, nothing",               [1]),
    TileLine::new("CO/2",  "field NL NR EL WR, nothing",                                    [1]),
    TileLine::new("CO/3",  "field NL NR EL WR, nothing",                                    [1]),
    TileLine::new("CO/4",  "road N, field NL WR, field NR EL ER SL, nothing",               [1]),
    TileLine::new("CO/5",  "field NL SR WL WR, nothing",                                    [1]),
    TileLine::new("CO/6",  "nothing",                                                       [1]),
    TileLine::new("CO/7",  "castle-quarter, market-quarter, blacksmith-quarter, cathedral-quarter, nothing", [1]),
    TileLine::new("CO/8",  "field NR EL ER SL, nothing",                                    [1]),
    TileLine::new("CO/9",  "city S, field NL ER WL WR touches S, nothing",                  [1]),
    TileLine::new("CO/10", "field ER SL SR WL, nothing",                                    [1]),
    TileLine::new("CO/11", "road S, field ER SL, field SR WL, nothing",                     [1]),
    TileLine::new("CO/12", "city E, field NR SL SR WL touches E, nothing",                  [1]),
];
