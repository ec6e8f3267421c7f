//! What this room tells, and the choices that it offers, as phrases.

use crate::editions::Term;
use crate::events::{Decisive, RoomEventKind};
use crate::position::Verb;

const fn plain(id: &'static str, text: &'static str) -> RoomEventKind {
    RoomEventKind { id, text, decisive: Decisive::No, brief: "" }
}

/// A tile with an abbey.
pub static ABBEY_TILE: Term = Term::same("abbey", "abbey", "abbeys");

/// An abbey is placed.
pub static ABBEY_PLACED: RoomEventKind =
    plain("abbey_placed", "{player} draws no {term:tile} but places an abbey; what adjoins it ends there");
/// The last tile lies, and abbeys may still be placed.
pub static LAST_LAP: RoomEventKind = plain(
    "abbey_last_lap",
    "the last {term:tile} lies; whoever has an abbey left may still place it, once round",
);
/// A mayor weighs something.
pub static MAYOR: RoomEventKind =
    plain("mayor_weighs", "{player}'s mayor on {spot} counts {n}: the {terms:coat-of-arms} there");
/// A mayor weighs nothing.
pub static MAYOR_ZERO: RoomEventKind =
    plain("mayor_weighs", "{player}'s mayor on {spot} counts 0: there is no {term:coat-of-arms}");
/// A wagon drives on.
pub static DRIVES: RoomEventKind = plain("wagon_drives", "{player}'s wagon does not stay home but drives on");
/// A field is scored for the owners of its barns.
pub static BARN_SCORES: RoomEventKind =
    plain("barn_scores", "{spot}: each player with a {item} there scores");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] =
    &[&ABBEY_PLACED, &LAST_LAP, &MAYOR, &MAYOR_ZERO, &DRIVES, &BARN_SCORES];

const fn verb(id: &'static str, about: &'static str, phrase: &'static str) -> Verb {
    Verb { id, about, phrase, example: "", items: &[], any_part: false, conditional: false }
}

/// An abbey is placed in a hole.
pub static ABBEY: Verb = verb("abbey", "abbey", "abbey: {cell}");
/// No abbey is placed.
pub static NO_ABBEY: Verb = verb("no-abbey", "abbey", "abbey: none");
/// A wagon drives on.
pub static DRIVE: Verb = verb("drive", "wagon", "drive: {spot}");
/// A wagon goes home.
pub static STAY_HOME: Verb = verb("no-drive", "wagon", "drive: none");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&ABBEY, &NO_ABBEY, &DRIVE, &STAY_HOME];
