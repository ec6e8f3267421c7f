//! What this room tells.

use crate::events::RoomEventKind;

/// A title was taken.
pub static TAKES: RoomEventKind = RoomEventKind::decisive(
    "title_taken",
    "{player} completed the largest so far, of {n} {terms:tile}: {player} takes the {item}",
)
.in_brief("takes the {item}");
/// The holder completed a still larger one.
pub static KEEPS: RoomEventKind = RoomEventKind::plain(
    "title_kept",
    "{player} completed a still larger one, of {n} {terms:tile}, and keeps the {item}",
);
/// It was not larger than the largest.
pub static NOT_LARGER: RoomEventKind = RoomEventKind::plain(
    "title_not_larger",
    "{n} {terms:tile} are not more than the largest so far: the {item} stays",
);
/// Who has a title at the end.
pub static HOLDS: RoomEventKind = RoomEventKind::plain("title_held", "{player} has the {item}");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&TAKES, &KEEPS, &NOT_LARGER, &HOLDS];
