//! The words of this room, what it tells, and the choices that it offers.

use super::bag;
use crate::editions::Term;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// The special figure.
pub static SHEPHERD: Term = Term::same("shepherd", "shepherd", "shepherds");
/// The source of a flock's points.
pub static FLOCK: Term = Term::same("flock", "flock", "flocks");
/// What a flock is made of.
pub static SHEEP: Term = Term::same("sheep", "sheep", "sheep");
/// A vineyard around a monastery.
pub static VINEYARD: Term = Term::same("vineyard", "vineyard", "vineyards");

static ONE: Term = Term::same("1-sheep", "1 sheep", "1 sheep");
static TWO: Term = Term::same("2-sheep", "2 sheep", "2 sheep");
static THREE: Term = Term::same("3-sheep", "3 sheep", "3 sheep");
static FOUR: Term = Term::same("4-sheep", "4 sheep", "4 sheep");
static WOLF: Term = Term::same("wolf", "a wolf", "wolves");

/// The tokens by kind.
pub(super) static TOKENS: [&Term; bag::KINDS] = [&ONE, &TWO, &THREE, &FOUR, &WOLF];

/// A tile is hidden under a hill.
pub static HILL_HIDES: RoomEventKind = RoomEventKind::plain(
    "hill_hides",
    "a {term:tile} that nobody has seen is hidden under the hill: it is out of the game",
);
/// No tile is left to hide.
pub static NOTHING_TO_HIDE: RoomEventKind =
    RoomEventKind::plain("hill_hides_nothing", "no {term:tile} is left to be hidden under the hill");
/// A token came out of the bag.
pub static DRAWN: RoomEventKind =
    RoomEventKind::plain("sheep_drawn", "{player} draws {item} for the shepherd on {spot}")
        .in_brief("{item}");
/// The flock is to grow.
pub static GROWS: RoomEventKind =
    RoomEventKind::plain("flock_grows", "{player} lets the flock on {spot} grow");
/// A wolf drives the flock away.
pub static WOLF_COMES: RoomEventKind =
    RoomEventKind::plain("wolf", "the wolf drives away every flock of that field: no points")
        .in_brief("the wolf takes the flock");
/// A flock goes to the stable.
pub static STABLED: RoomEventKind =
    RoomEventKind::plain("flock_stabled", "{player} leads the flock on {spot} to the stable: {n} sheep");
/// A flock goes to the stable because its field is closed.
pub static STABLED_CLOSED: RoomEventKind = RoomEventKind::plain(
    "flock_stabled",
    "the field is closed, so that the flock on {spot} goes to the stable: {n} sheep",
);
/// A flock stays on a closed field, as the rules are read.
pub static STAYS: RoomEventKind = RoomEventKind::plain(
    "flock_stays",
    "the field of the flock on {spot} is closed, and the flock stays there",
);
/// The bag is empty.
pub static BAG_EMPTY: RoomEventKind =
    RoomEventKind::plain("bag_empty", "no token is left in the bag for the shepherd on {spot}");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &HILL_HIDES,
    &NOTHING_TO_HIDE,
    &DRAWN,
    &GROWS,
    &WOLF_COMES,
    &STABLED,
    &STABLED_CLOSED,
    &STAYS,
    &BAG_EMPTY,
];

/// Chance: which token comes out of the bag.
pub static DRAW: Verb = Verb::new("sheep-drawn", "sheep", "sheep: {item}").with_items(&bag::NAMES);
/// The flock grows.
pub static GROW: Verb = Verb::new("flock-grow", "flock", "flock: grow");
/// The flock goes to the stable.
pub static STABLE: Verb = Verb::new("flock-stable", "flock", "flock: stable");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&DRAW, &GROW, &STABLE];
