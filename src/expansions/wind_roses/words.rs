//! What this room tells.

use crate::editions::Term;
use crate::events::RoomEventKind;

/// The source of a wind rose's points.
pub static WIND_ROSE: Term = Term::same("wind-rose", "wind rose", "wind roses");

/// A quarter lies where it belongs.
pub static OWN_QUARTER: RoomEventKind = RoomEventKind::plain(
    "wind_rose_in_place",
    "the quarter of a wind rose on it lies in its own quarter of the table",
);
/// A quarter lies elsewhere.
pub static OTHER_QUARTER: RoomEventKind = RoomEventKind::plain(
    "wind_rose_elsewhere",
    "the quarter of a wind rose on it lies in another quarter of the table: no points",
)
.in_brief("another quarter, no points");
/// No whole rose lies.
pub static NO_ROSE: RoomEventKind = RoomEventKind::plain(
    "wind_rose_alone",
    "no whole wind rose lies on the table, so the quarter on it brings nothing",
)
.in_brief("no whole wind rose lies");
/// Another whole rose divides the table from now on.
pub static NEW_ROSE: RoomEventKind =
    RoomEventKind::plain("wind_rose_new", "from now on this whole wind rose divides the table");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&OWN_QUARTER, &OTHER_QUARTER, &NO_ROSE, &NEW_ROSE];
