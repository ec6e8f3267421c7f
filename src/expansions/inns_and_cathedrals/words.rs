//! What this room tells.

use crate::events::RoomEventKind;

/// A large meeple took part in a majority.
pub static WEIGHS_TWO: RoomEventKind = RoomEventKind::plain(
    "large_counts_two",
    "{player}'s {item} counted as 2 in this majority, and the points count once",
);

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&WEIGHS_TWO];
