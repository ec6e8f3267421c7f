//! The words of this room, what it tells, and the choices that it offers.

use super::animals;
use crate::editions::Term;
use crate::events::{Decisive, RoomEventKind};
use crate::position::Verb;

/// The follower of this box.
pub static RINGMASTER: Term = Term::same("ringmaster", "ringmaster", "ringmasters");
/// The source of the circus's points.
pub static CIRCUS: Term = Term::same("circus", "circus", "circuses");
/// A meeple in a pyramid, and the source of its points.
pub static ACROBAT: Term = Term::same("acrobat", "acrobat", "acrobats");
/// A figure that watches the circus.
pub static SPECTATOR: Term = Term {
    id: "spectator",
    one: ["follower around the big top", "meeple around the big top", "meeple around the big top"],
    many: ["followers around the big top", "meeples around the big top", "meeples around the big top"],
};
/// A tile with a circus or with acrobats.
pub static CIRCUS_TILE: Term =
    Term::same("circus-tile", "tile with circus or acrobats", "tiles with circus or acrobats");

static FLEA: Term = Term::same("flea", "the flea", "fleas");
static MONKEY: Term = Term::same("monkey", "a monkey", "monkeys");
static SEAL: Term = Term::same("seal", "a seal", "seals");
static BEAR: Term = Term::same("bear", "a bear", "bears");
static TIGER: Term = Term::same("tiger", "a tiger", "tigers");
static ELEPHANT: Term = Term::same("elephant", "the elephant", "elephants");

/// The animals by kind.
pub(super) static ANIMALS: [&Term; 6] = [&FLEA, &MONKEY, &SEAL, &BEAR, &TIGER, &ELEPHANT];

const fn event(id: &'static str, text: &'static str, brief: &'static str) -> RoomEventKind {
    RoomEventKind { id, text, decisive: Decisive::No, brief }
}

/// The first circus lies.
pub static FIRST: RoomEventKind =
    event("big_top_first", "the big top comes onto the first circus: no points yet", "");
/// The big top moves on.
pub static MOVES: RoomEventKind =
    event("big_top_moves", "the big top moves to the new circus, onto an animal that nobody has seen", "");
/// An animal is shown.
pub static SHOWN: RoomEventKind =
    event("animal_shown", "under the big top is {item}: {points} for each {term:meeple} around it", "{item}");
/// Nobody watches.
pub static NOBODY_WATCHES: RoomEventKind =
    event("nobody_watches", "no {term:meeple} stands around the big top", "nobody watches");
/// A meeple became an acrobat.
pub static STANDS: RoomEventKind = event("acrobat_placed", "the pyramid there now has {n} of 3 acrobats", "");
/// A pyramid is scored.
pub static PYRAMID_SCORED: RoomEventKind =
    event("pyramid_scored", "{player} scores the pyramid of acrobats instead of placing a {term:meeple}", "");
/// At the end of the game every acrobat counts.
pub static ACROBATS_COUNT: RoomEventKind =
    event("acrobats_count", "{spot}: each acrobat counts, whether the pyramid is whole or not", "");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] =
    &[&FIRST, &MOVES, &SHOWN, &NOBODY_WATCHES, &STANDS, &PYRAMID_SCORED, &ACROBATS_COUNT];

const fn verb(id: &'static str, about: &'static str, phrase: &'static str) -> Verb {
    Verb { id, about, phrase, example: "", items: &[], any_part: false, conditional: false }
}

/// The space on which a pyramid stands.
const ON_ACROBATS: &str = "acrobats of (0,0)";

/// Chance: which animal is shown.
pub static SHOW: Verb = Verb { items: &animals::NAMES, ..verb("animal-shown", "animal", "animal: {item}") };
/// A meeple becomes an acrobat.
pub static ACROBAT_VERB: Verb = Verb { example: ON_ACROBATS, ..verb("acrobat", "figure", "acrobat: {spot}") };
/// A pyramid is scored.
pub static PYRAMID: Verb = Verb { example: ON_ACROBATS, ..verb("pyramid", "figure", "pyramid: {spot}") };

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&SHOW, &ACROBAT_VERB, &PYRAMID];
