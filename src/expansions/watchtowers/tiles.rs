//! The land tiles of The Watchtowers.

use crate::expansions::land::{BoxTiles, SetLine, TileLine};
use crate::tiles::{MarkDef, MarkId, MarkPlace};

/// Pays for tiles with a piece of a city.
pub const CITY: MarkId = MarkId(22);
/// Pays for tiles with a piece of a road.
pub const ROAD: MarkId = MarkId(23);
/// Pays for meeples.
pub const MEEPLE: MarkId = MarkId(24);
/// Pays for coats of arms.
pub const COAT_OF_ARMS: MarkId = MarkId(25);
/// Pays for monasteries.
pub const MONASTERY: MarkId = MarkId(26);

/// The tiles and what is printed on them.
pub const TILES: BoxTiles = BoxTiles { marks: MARKS, kinds: KINDS, sets: SETS };

const MARKS: &[MarkDef] = &[
    MarkDef { id: CITY, word: "watchtower-city", on: MarkPlace::Own, directed: false },
    MarkDef { id: ROAD, word: "watchtower-road", on: MarkPlace::Own, directed: false },
    MarkDef { id: MEEPLE, word: "watchtower-meeple", on: MarkPlace::Own, directed: false },
    MarkDef { id: COAT_OF_ARMS, word: "watchtower-coat-of-arms", on: MarkPlace::Own, directed: false },
    MarkDef { id: MONASTERY, word: "watchtower-monastery", on: MarkPlace::Own, directed: false },
];

const SETS: &[SetLine] = &[SetLine { id: "watchtowers", title: "The Watchtowers", start: None }];

#[rustfmt::skip]
const KINDS: &[TileLine] = &[
    TileLine::new("WT/CCRF_2T", "city N to watchtower-coat-of-arms, city E to watchtower-coat-of-arms, road S to watchtower-coat-of-arms, watchtower-coat-of-arms", [1]),
    TileLine::new("WT/CFff_3C", "city N, watchtower-monastery",                                  [1]),
    TileLine::new("WT/CFRF_1C", "city N to watchtower-city, road S to watchtower-city, watchtower-city", [1]),
    TileLine::new("WT/CFRF_2M", "city N to watchtower-meeple, road S to watchtower-meeple, watchtower-meeple", [1]),
    TileLine::new("WT/CRFR_1R", "city N to watchtower-road, road E to watchtower-road, road W to watchtower-road, watchtower-road", [1]),
    TileLine::new("WT/CRRC_2M", "city NW to watchtower-meeple, road E to watchtower-meeple, road S to watchtower-meeple, watchtower-meeple", [1]),
    TileLine::new("WT/FCFC_1C", "city E to watchtower-city, city W to watchtower-city, watchtower-city", [1]),
    TileLine::new("WT/FCRC_2T", "city E to watchtower-coat-of-arms, city W to watchtower-coat-of-arms, road S to watchtower-coat-of-arms, watchtower-coat-of-arms", [1]),
    TileLine::new("WT/FfRC_1R", "city W to watchtower-road, road S to watchtower-road, watchtower-road", [1]),
    TileLine::new("WT/FRFC_1C", "city W to watchtower-city, road E to watchtower-city, watchtower-city", [1]),
    TileLine::new("WT/FRFR_3C", "road E to watchtower-monastery, road W to watchtower-monastery, watchtower-monastery", [1]),
    TileLine::new("WT/FRRF_1R", "road E to watchtower-road, road S to watchtower-road, watchtower-road", [1]),
];
