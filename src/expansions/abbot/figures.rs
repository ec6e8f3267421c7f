//! The abbot.

use crate::editions::Term;
use crate::figures::{FigureRecord, PartKinds, Placing};
use crate::tiles::PartKind;

/// What it is called.
pub static ABBOT_TERM: Term = Term::same("abbot", "abbot", "abbots");

/// One for each player (rulings `abbot/where-it-stands`, `abbot/contents`).
pub static ABBOT: FigureRecord = FigureRecord {
    term: &ABBOT_TERM,
    strength: 1,
    follower: true,
    occupies: true,
    beside: false,
    placing: Placing::OnFree,
    stands_on: PartKinds::of(&[PartKind::Monastery, PartKind::Garden]),
    each: 1,
};
