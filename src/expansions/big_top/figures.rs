//! The ringmaster.

use super::words::RINGMASTER as TERM;
use crate::figures::{FigureRecord, PartKinds, Placing};
use crate::tiles::PartKind;

/// One a player: a follower like any other, save that it is no acrobat.
pub static RINGMASTER: FigureRecord = FigureRecord {
    term: &TERM,
    strength: 1,
    follower: true,
    occupies: true,
    beside: false,
    placing: Placing::OnFree,
    stands_on: PartKinds::of(&[PartKind::City, PartKind::Road, PartKind::Monastery, PartKind::Field]),
    each: 1,
};
