//! What this room tells.

use crate::events::{Decisive, RoomEventKind};

/// A large meeple took part in a majority.
pub static WEIGHS_TWO: RoomEventKind = RoomEventKind {
    id: "large_counts_two",
    text: "{player}'s {item} counted as 2 in this majority, and the points count once",
    decisive: Decisive::No,
    brief: "",
};

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&WEIGHS_TWO];
