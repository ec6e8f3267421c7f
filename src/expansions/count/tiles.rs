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

/// The first tile of the city.
pub(super) const FIRST: &str = "CO/1";
/// The last one.
pub(super) const LAST: &str = "CO/12";

/// The block that the tiles form at the beginning of a game, four spaces wide and three high: row by row in the order
/// of their numbers, unturned.
#[rustfmt::skip]
pub(super) const BLOCK: &[(&str, u8, [i16; 2])] = &[
    ("CO/1", 0, [-2, -1]), ("CO/2",  0, [-1, -1]), ("CO/3",  0, [0, -1]), ("CO/4",  0, [1, -1]),
    ("CO/5", 0, [-2, 0]),  ("CO/6",  0, [-1, 0]),  ("CO/7",  0, [0, 0]),  ("CO/8",  0, [1, 0]),
    ("CO/9", 0, [-2, 1]),  ("CO/10", 0, [-1, 1]),  ("CO/11", 0, [0, 1]),  ("CO/12", 0, [1, 1]),
];

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
