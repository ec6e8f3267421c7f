//! What this room tells, and the choice that it offers.

use crate::events::RoomEventKind;
use crate::position::Verb;

/// An abbot is taken back from an incomplete feature.
pub static TAKEN_BACK: RoomEventKind = RoomEventKind::decisive(
    "abbot_taken_back",
    "{player} takes the abbot back from {spot}, scored as at the end of the game: {points}",
)
.in_brief("abbot taken back: {points}");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&TAKEN_BACK];

/// The abbot is taken back and scored.
pub static TAKE_BACK: Verb = Verb::new("abbot-take-back", "figure", "take back: {player} {figure} on {spot}")
    .with_example("red abbot on monastery of (0,0)");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&TAKE_BACK];
