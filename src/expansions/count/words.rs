//! What this room tells, and the choices that it offers.

use super::city::NAMES;
use crate::editions::Term;
use crate::events::{Decisive, RoomEventKind};
use crate::position::Verb;

/// The figure of the count.
pub static COUNT: Term = Term::same("count", "count", "counts");

const fn plain(id: &'static str, text: &'static str) -> RoomEventKind {
    RoomEventKind { id, text, decisive: Decisive::No, brief: "" }
}

/// A follower comes to the city.
pub static ENTERS: RoomEventKind = RoomEventKind {
    decisive: Decisive::Yes,
    ..plain(
        "carcassonne_entered",
        "{player} gave points to others and got none: a follower goes to the {item} of Carcassonne",
    )
}
.in_brief("enters the {item}");
/// The active player got points as well.
pub static NO_WAY_IN: RoomEventKind =
    plain("carcassonne_closed", "{player} got points too: no follower may go to Carcassonne");
/// A follower was placed in an earlier part of the turn.
pub static ENTERED_ALREADY: RoomEventKind =
    plain("carcassonne_closed", "{player} placed a follower in Carcassonne in this turn already");
/// The count moves.
pub static COUNT_MOVES: RoomEventKind =
    plain("count_moved", "{player} moves the count to the {item}: nobody leaves it now");
/// A figure leaves the city.
pub static LEAVES: RoomEventKind = RoomEventKind {
    decisive: Decisive::IfNothingElse,
    ..plain("carcassonne_left", "{player}'s {item} leaves Carcassonne for {spot}")
}
.in_brief("leaves Carcassonne for {spot}");
/// Figures may not leave their quarter.
pub static HELD_BACK: RoomEventKind =
    plain("carcassonne_blocked", "the count stands in the {item}: nobody there may go to {spot}");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] =
    &[&ENTERS, &NO_WAY_IN, &ENTERED_ALREADY, &COUNT_MOVES, &LEAVES, &HELD_BACK];

const fn verb(id: &'static str, about: &'static str, phrase: &'static str) -> Verb {
    Verb { id, about, phrase, items: &[], any_part: false, conditional: false }
}

/// A follower goes to a quarter: the number says to which.
pub static ENTER: Verb = Verb { items: NAMES, ..verb("enter", "enter", "enter: {figure} in {item}") };
/// None does.
pub static STAY_OUT: Verb = verb("no-enter", "enter", "enter: none");
/// The count moves to a quarter.
pub static MOVE_COUNT: Verb = Verb { items: NAMES, ..verb("count", "count", "count: {item}") };
/// The count stays.
pub static COUNT_STAYS: Verb = verb("no-count", "count", "count: none");
/// A figure leaves the city for what is about to be scored.
pub static LEAVE: Verb = Verb { any_part: true, ..verb("leave", "leave", "leave: {figure} to {spot}") };
/// None leaves.
pub static STAY_IN: Verb = verb("no-leave", "leave", "leave: none");
/// A figure leaves the city before the final scoring.
pub static LEAVE_AT_END: Verb =
    Verb { any_part: true, ..verb("leave-at-end", "leave-at-end", "leave: {figure} to {spot}") };
/// None leaves any more.
pub static STAY_TO_THE_END: Verb = verb("no-leave-at-end", "leave-at-end", "leave: none");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] =
    &[&ENTER, &STAY_OUT, &MOVE_COUNT, &COUNT_STAYS, &LEAVE, &STAY_IN, &LEAVE_AT_END, &STAY_TO_THE_END];
