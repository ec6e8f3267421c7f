//! What this room tells, and the choices that it offers, as phrases.

use crate::editions::Term;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// A tile with an abbey.
pub static ABBEY_TILE: Term = Term::same("abbey", "abbey", "abbeys");

/// An abbey is placed.
pub static ABBEY_PLACED: RoomEventKind = RoomEventKind::plain(
    "abbey_placed",
    "{player} draws no {term:tile} but places an abbey; what adjoins it ends there",
);
/// The last tile lies, and abbeys may still be placed.
pub static LAST_LAP: RoomEventKind = RoomEventKind::plain(
    "abbey_last_lap",
    "the last {term:tile} lies; whoever has an abbey left may still place it, once round",
);
/// A mayor weighs something.
pub static MAYOR: RoomEventKind = RoomEventKind::plain(
    "mayor_weighs",
    "{player}'s mayor on {spot} counts {n}: the {terms:coat-of-arms} there",
);
/// A mayor weighs nothing.
pub static MAYOR_ZERO: RoomEventKind = RoomEventKind::plain(
    "mayor_weighs",
    "{player}'s mayor on {spot} counts 0: there is no {term:coat-of-arms}",
);
/// A wagon drives on.
pub static DRIVES: RoomEventKind =
    RoomEventKind::plain("wagon_drives", "{player}'s wagon does not stay home but drives on");
/// A field is scored for the owners of its barns.
pub static BARN_SCORES: RoomEventKind =
    RoomEventKind::plain("barn_scores", "{spot}: each player with a {item} there scores");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] =
    &[&ABBEY_PLACED, &LAST_LAP, &MAYOR, &MAYOR_ZERO, &DRIVES, &BARN_SCORES];

/// An abbey is placed in a hole.
pub static ABBEY: Verb = Verb::new("abbey", "abbey", "abbey: {cell}");
/// No abbey is placed.
pub static NO_ABBEY: Verb = Verb::new("no-abbey", "abbey", "abbey: none");
/// A wagon drives on.
pub static DRIVE: Verb = Verb::new("drive", "wagon", "drive: {spot}");
/// A wagon goes home.
pub static STAY_HOME: Verb = Verb::new("no-drive", "wagon", "drive: none");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&ABBEY, &NO_ABBEY, &DRIVE, &STAY_HOME];
