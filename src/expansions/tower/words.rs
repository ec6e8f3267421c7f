//! What this room tells, and the choices that it offers.

use crate::editions::Term;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// What points are paid for.
pub static RANSOM_TERM: Term = Term::same("ransom", "ransom", "ransoms");

/// A piece was placed.
pub static PIECE_PLACED: RoomEventKind =
    RoomEventKind::plain("tower_piece", "{player} places a tower piece on {cell}: the tower is {n} high");
/// Another player's follower was caught.
pub static CAUGHT: RoomEventKind =
    RoomEventKind::plain("captured", "{player} takes {other}'s {item} on {spot} prisoner");
/// An own follower was caught.
pub static CAUGHT_OWN: RoomEventKind =
    RoomEventKind::plain("captured_own", "{player} takes the own {item} on {spot} back");
/// A prisoner was exchanged.
pub static EXCHANGED: RoomEventKind =
    RoomEventKind::plain("exchanged", "{player} gets the {item} back from {other} in exchange");
/// A ransom was paid.
pub static RANSOMED: RoomEventKind =
    RoomEventKind::plain("ransomed", "{player} buys the {item} free from {other}");
/// The action is open again.
pub static ACTION_AGAIN: RoomEventKind =
    RoomEventKind::plain("action_again", "{player} may place the figure at once, or do another action");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] =
    &[&PIECE_PLACED, &CAUGHT, &CAUGHT_OWN, &EXCHANGED, &RANSOMED, &ACTION_AGAIN];

/// A piece is placed.
pub static PIECE: Verb = Verb::new("tower-piece", "figure", "tower: {cell}");
/// A follower is caught.
pub static CAPTURE: Verb = Verb::new("capture", "capture", "capture: {player} {figure} on {spot}");
/// None is caught.
pub static NO_CAPTURE: Verb = Verb::new("no-capture", "capture", "capture: none");
/// The figure that comes home in exchange.
pub static EXCHANGE: Verb = Verb::new("exchange", "exchange", "exchange: {player} {figure}");
/// A ransom is paid before the tile is placed.
pub static RANSOM_EARLY: Verb = Verb::new("ransom-early", "place", "ransom: {figure} from {player}");
/// A ransom is paid before the action.
pub static RANSOM: Verb = Verb::new("ransom", "figure", "ransom: {figure} from {player}");
/// A ransom is paid after the action.
pub static RANSOM_LATE: Verb = Verb::new("ransom-late", "ransom", "ransom: {figure} from {player}");
/// No ransom is paid.
pub static NO_RANSOM: Verb = Verb::new("no-ransom", "ransom", "ransom: none");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] =
    &[&PIECE, &CAPTURE, &NO_CAPTURE, &EXCHANGE, &RANSOM_EARLY, &RANSOM, &RANSOM_LATE, &NO_RANSOM];
