//! The figures of Abbey & Mayor.

use crate::editions::Term;
use crate::figures::{FigureRecord, PartKinds, Placing};
use crate::tiles::PartKind;

/// The mayor.
pub static MAYOR_TERM: Term = Term::same("mayor", "mayor", "mayors");
/// The wagon.
pub static WAGON_TERM: Term = Term::same("wagon", "wagon", "wagons");
/// The barn.
pub static BARN_TERM: Term = Term::same("barn", "barn", "barns");

/// A follower for cities, as strong as the city has coats of arms.
pub static MAYOR: FigureRecord = FigureRecord {
    term: &MAYOR_TERM,
    strength: 1,
    follower: true,
    occupies: true,
    beside: false,
    placing: Placing::OnFree,
    stands_on: PartKinds::of(&[PartKind::City]),
    each: 1,
};

/// A follower that drives on once its feature was scored. It does not drive over fields.
pub static WAGON: FigureRecord = FigureRecord {
    term: &WAGON_TERM,
    strength: 1,
    follower: true,
    occupies: true,
    beside: false,
    placing: Placing::OnFree,
    stands_on: PartKinds::of(&[PartKind::City, PartKind::Road, PartKind::Monastery]),
    each: 1,
};

/// No follower: it has farmers scored early, and stands on its field to the end.
pub static BARN: FigureRecord = FigureRecord {
    term: &BARN_TERM,
    strength: 0,
    follower: false,
    occupies: true,
    beside: false,
    placing: Placing::ByRoom,
    stands_on: PartKinds::of(&[PartKind::Field]),
    each: 1,
};
