//! What this room tells, and the choices that it offers.

use super::city::NAMES;
use crate::editions::Term;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// The figure of the count.
pub static COUNT: Term = Term::same("count", "count", "counts");

/// A follower comes to the city.
pub static ENTERS: RoomEventKind = RoomEventKind::decisive(
    "carcassonne_entered",
    "{player} gave points to others and got none for it: a {term:meeple} goes to the {item} of Carcassonne",
)
.in_brief("enters the {item}");
/// The active player got points as well.
pub static NO_WAY_IN: RoomEventKind = RoomEventKind::plain(
    "carcassonne_closed",
    "{player} got points too: no {term:meeple} may go to Carcassonne",
);
/// A follower was placed in an earlier part of the turn.
pub static ENTERED_ALREADY: RoomEventKind = RoomEventKind::plain(
    "carcassonne_closed",
    "{player} placed a {term:meeple} in Carcassonne in this turn already",
);
/// The active player got points, but not for what was completed.
pub static STILL_A_WAY_IN: RoomEventKind = RoomEventKind::plain(
    "carcassonne_still_open",
    "{player}'s own points are not for what the {term:tile} completed: the way to Carcassonne is open",
);
/// Others got points, but not for what was completed.
pub static NO_WAY_IN_FOR_THAT: RoomEventKind = RoomEventKind::plain(
    "carcassonne_still_closed",
    "nobody got points for what the {term:tile} completed: {player} has no way to Carcassonne",
);
/// The count moves.
pub static COUNT_MOVES: RoomEventKind =
    RoomEventKind::plain("count_moved", "{player} moves the count to the {item}: nobody leaves it now");
/// A figure leaves the city.
pub static LEAVES: RoomEventKind =
    RoomEventKind::plain("carcassonne_left", "{player}'s {item} leaves Carcassonne for {spot}")
        .if_nothing_else()
        .in_brief("leaves Carcassonne for {spot}");
/// The game is over, and figures may leave the city.
pub static LAST_WAY_OUT: RoomEventKind = RoomEventKind::plain(
    "carcassonne_last_way_out",
    "figures may leave every quarter of Carcassonne but the count's",
);
/// The same, from the market alone.
pub static LAST_WAY_OUT_OF_THE_MARKET: RoomEventKind = RoomEventKind::plain(
    "carcassonne_last_way_out",
    "figures may leave the market of Carcassonne, unless the count is there",
);
/// Somebody stays in the city.
pub static STAYS: RoomEventKind =
    RoomEventKind::plain("carcassonne_stays", "whoever is still in Carcassonne brings nothing");
/// Several players may move figures.
pub static IN_ONE_GO: RoomEventKind = RoomEventKind::plain(
    "carcassonne_order",
    "several players may leave Carcassonne: each in turn with all figures in one go",
);
/// The same, one figure each.
pub static ONE_BY_ONE: RoomEventKind = RoomEventKind::plain(
    "carcassonne_order",
    "several players may leave Carcassonne: in turn with one figure at a time",
);
/// Figures may not leave their quarter.
pub static HELD_BACK: RoomEventKind = RoomEventKind::plain(
    "carcassonne_blocked",
    "the count stands in the {item}: nobody there may go to {spot}",
);

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &ENTERS,
    &NO_WAY_IN,
    &ENTERED_ALREADY,
    &STILL_A_WAY_IN,
    &NO_WAY_IN_FOR_THAT,
    &COUNT_MOVES,
    &LEAVES,
    &LAST_WAY_OUT,
    &LAST_WAY_OUT_OF_THE_MARKET,
    &STAYS,
    &IN_ONE_GO,
    &ONE_BY_ONE,
    &HELD_BACK,
];

/// A follower goes to a quarter: the number says to which.
pub static ENTER: Verb = Verb::new("enter", "enter", "enter: {figure} in {item}").with_items(NAMES);
/// None does.
pub static STAY_OUT: Verb = Verb::new("no-enter", "enter", "enter: none");
/// The count moves to a quarter.
pub static MOVE_COUNT: Verb = Verb::new("count", "count", "count: {item}").with_items(NAMES);
/// The count stays.
pub static COUNT_STAYS: Verb = Verb::new("no-count", "count", "count: none");
/// A figure leaves the city for what is about to be scored.
pub static LEAVE: Verb = Verb::new("leave", "leave", "leave: {figure} to {spot}");
/// None leaves.
pub static STAY_IN: Verb = Verb::new("no-leave", "leave", "leave: none");
/// A figure leaves the city before the final scoring.
pub static LEAVE_AT_END: Verb = Verb::new("leave-at-end", "leave-at-end", "leave-at-end: {figure} to {spot}");
/// None leaves any more.
pub static STAY_TO_THE_END: Verb = Verb::new("no-leave-at-end", "leave-at-end", "leave-at-end: none");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] =
    &[&ENTER, &STAY_OUT, &MOVE_COUNT, &COUNT_STAYS, &LEAVE, &STAY_IN, &LEAVE_AT_END, &STAY_TO_THE_END];
