//! The shepherd.

use super::words::SHEPHERD as TERM;
use crate::figures::{FigureRecord, PartKinds, Placing};
use crate::tiles::PartKind;

/// One a player: no follower, and it occupies nothing.
pub static SHEPHERD: FigureRecord = FigureRecord {
    term: &TERM,
    strength: 0,
    follower: false,
    occupies: false,
    beside: false,
    placing: Placing::ByRoom,
    stands_on: PartKinds::of(&[PartKind::Field]),
    each: 1,
};
