//! The words of this room, what it tells, and the choices that it offers.

use super::animals;
use crate::editions::Term;
use crate::events::RoomEventKind;
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

/// The first circus lies.
pub static FIRST: RoomEventKind =
    RoomEventKind::plain("big_top_first", "the big top comes onto the first circus: no points yet");
/// The big top moves on.
pub static MOVES: RoomEventKind = RoomEventKind::plain(
    "big_top_moves",
    "the big top moves to the new circus, onto an animal that nobody has seen",
);
/// An animal is shown.
pub static SHOWN: RoomEventKind = RoomEventKind::plain(
    "animal_shown",
    "under the big top is {item}: {points} for each {term:meeple} around it",
)
.in_brief("{item}");
/// Nobody watches.
pub static NOBODY_WATCHES: RoomEventKind =
    RoomEventKind::plain("nobody_watches", "no {term:meeple} stands around the big top")
        .in_brief("nobody watches");
/// A meeple became an acrobat.
pub static STANDS: RoomEventKind =
    RoomEventKind::plain("acrobat_placed", "the pyramid there now has {n} of 3 acrobats");
/// A pyramid is scored.
pub static PYRAMID_SCORED: RoomEventKind = RoomEventKind::plain(
    "pyramid_scored",
    "{player} scores the pyramid of acrobats instead of placing a {term:meeple}",
);
/// At the end of the game every acrobat counts.
pub static ACROBATS_COUNT: RoomEventKind = RoomEventKind::plain(
    "acrobats_count",
    "{spot}: each acrobat counts, whether the pyramid is whole or not",
);

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] =
    &[&FIRST, &MOVES, &SHOWN, &NOBODY_WATCHES, &STANDS, &PYRAMID_SCORED, &ACROBATS_COUNT];

/// The space on which a pyramid stands.
const ON_ACROBATS: &str = "acrobats of (0,0)";

/// Chance: which animal is shown.
pub static SHOW: Verb = Verb::new("animal-shown", "animal", "animal: {item}").with_items(&animals::NAMES);
/// A meeple becomes an acrobat.
pub static ACROBAT_VERB: Verb = Verb::new("acrobat", "figure", "acrobat: {spot}").with_example(ON_ACROBATS);
/// A pyramid is scored.
pub static PYRAMID: Verb = Verb::new("pyramid", "figure", "pyramid: {spot}").with_example(ON_ACROBATS);

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&SHOW, &ACROBAT_VERB, &PYRAMID];
