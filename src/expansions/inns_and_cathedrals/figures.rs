//! The large meeple.

use crate::editions::Term;
use crate::figures::{FigureRecord, MEEPLE_RECORD};

/// A follower that counts twice in a majority.
pub static LARGE_TERM: Term = Term {
    id: "large",
    one: ["big follower", "large meeple", "large meeple"],
    many: ["big followers", "large meeples", "large meeples"],
};

/// The large meeple: placed like any other, it weighs 2 (ruling `inns/large-counts-two`).
pub static LARGE: FigureRecord = FigureRecord { term: &LARGE_TERM, strength: 2, each: 1, ..MEEPLE_RECORD };

/// All figures of the box.
pub static ALL: &[&FigureRecord] = &[&LARGE];
