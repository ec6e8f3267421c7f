//! What this room tells, and the choice that it offers.

use crate::events::{Decisive, RoomEventKind};
use crate::position::Verb;

/// An abbot is taken back from an incomplete feature.
pub static TAKEN_BACK: RoomEventKind = RoomEventKind {
    id: "abbot_taken_back",
    text: "{player} takes the abbot back from {spot}, scored as at the end of the game: {points}",
    decisive: Decisive::Yes,
    brief: "abbot taken back: {points}",
};

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&TAKEN_BACK];

/// The abbot is taken back and scored.
pub static TAKE_BACK: Verb = Verb {
    id: "abbot-take-back",
    about: "figure",
    phrase: "take back: {player} {figure} on {spot}",
    example: "red abbot on monastery of (0,0)",
    items: &[],
    any_part: false,
    conditional: false,
};

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&TAKE_BACK];
