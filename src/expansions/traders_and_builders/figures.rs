//! The builder and the pig.

use crate::editions::Term;
use crate::figures::{FigureRecord, PartKinds, Placing};
use crate::tiles::PartKind;

/// The figure that brings a second part of the turn.
pub static BUILDER_TERM: Term = Term::same("builder", "builder", "builders");
/// The figure that makes a field worth more.
pub static PIG_TERM: Term = Term::same("pig", "pig", "pigs");

/// The builder: no follower, weighs nothing, and stands beside an own follower.
pub static BUILDER: FigureRecord = FigureRecord {
    term: &BUILDER_TERM,
    strength: 0,
    follower: false,
    occupies: false,
    beside: true,
    placing: Placing::ByRoom,
    stands_on: PartKinds::of(&[PartKind::Road, PartKind::City]),
    each: 1,
};

/// The pig: no follower, weighs nothing, and stands beside an own farmer.
pub static PIG: FigureRecord =
    FigureRecord { term: &PIG_TERM, stands_on: PartKinds::of(&[PartKind::Field]), ..BUILDER };

/// All figures of the box.
pub static ALL: &[&FigureRecord] = &[&BUILDER, &PIG];
