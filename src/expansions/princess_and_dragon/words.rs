//! What this room tells, and the choices that it offers.

use crate::editions::Term;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// The fairy.
pub static FAIRY_TERM: Term = Term::same("fairy", "fairy", "fairies");
/// What brings the 3 points.
pub static FAIRY_BONUS: Term = Term::same("fairy-bonus", "bonus of the fairy", "bonuses of the fairy");
/// What brings the point at the beginning of a turn.
pub static FAIRY_POINT: Term =
    Term::same("fairy-point", "fairy at the beginning of the turn", "fairies at the beginning of the turn");

/// The fairy is put beside a follower.
pub static FAIRY_MOVED: RoomEventKind =
    RoomEventKind::plain("fairy_moved", "{player} puts the fairy beside the {item} on {spot}");
/// The fairy is put on a tile.
pub static FAIRY_ON_TILE: RoomEventKind =
    RoomEventKind::plain("fairy_moved", "{player} puts the fairy on the {term:tile} on {cell}");
/// The fairy's follower went away.
pub static FAIRY_STAYS: RoomEventKind =
    RoomEventKind::plain("fairy_stays", "the fairy stays at {spot} and belongs to nobody now");
/// The fairy brings no point in this part of a turn.
pub static NO_POINT: RoomEventKind = RoomEventKind::decisive(
    "no_fairy_point",
    "the fairy brings {player} no point at the beginning of this part of the turn",
);
/// A volcano brings the dragon.
pub static DRAGON_COMES: RoomEventKind =
    RoomEventKind::plain("dragon_comes", "the dragon comes to the volcano on {cell}");
/// The tiles with dragons are mixed in.
pub static DRAGON_TILES_COME: RoomEventKind =
    RoomEventKind::plain("dragon_tiles_come", "from now on {terms:tile} with a dragon are drawn too");
/// The dragon moves.
pub static DRAGON_MOVES: RoomEventKind = RoomEventKind::plain("dragon_moves", "the dragon moves");
/// One step of the dragon.
pub static DRAGON_STEPS: RoomEventKind =
    RoomEventKind::plain("dragon_steps", "{player} moves the dragon to {cell}");
/// The dragon cannot move on.
pub static DRAGON_STOPS: RoomEventKind =
    RoomEventKind::plain("dragon_stops", "the dragon cannot move on from {cell}");
/// The dragon does not eat a figure.
pub static OUT_OF_REACH: RoomEventKind =
    RoomEventKind::plain("out_of_reach", "{player}'s figure on {spot} is out of the dragon's reach");
/// A princess sends a knight home.
pub static SENT_HOME: RoomEventKind = RoomEventKind::plain(
    "sent_home",
    "by the princess {player} sends {other}'s {term:knight} on {spot} home, and places no figure in this turn",
);

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &FAIRY_MOVED,
    &FAIRY_ON_TILE,
    &FAIRY_STAYS,
    &NO_POINT,
    &DRAGON_COMES,
    &DRAGON_TILES_COME,
    &DRAGON_MOVES,
    &DRAGON_STEPS,
    &DRAGON_STOPS,
    &OUT_OF_REACH,
    &SENT_HOME,
];

/// The fairy goes to a follower.
pub static FAIRY: Verb = Verb::new("fairy", "figure", "fairy: {player} {figure} on {spot}")
    .with_example("red meeple on city N of (0,0)");
/// The fairy goes to a tile.
pub static FAIRY_TO_TILE: Verb = Verb::new("fairy-to-tile", "figure", "fairy: {cell}");
/// A princess sends a knight home.
pub static PRINCESS: Verb = Verb::new("princess", "figure", "princess: {player} {figure} on {spot}");
/// A step of the dragon before scoring.
pub static DRAGON: Verb = Verb::new("dragon", "dragon", "dragon: {cell}");
/// A step of the dragon after scoring.
pub static DRAGON_LATE: Verb = Verb::new("dragon-late", "dragon-late", "dragon: {cell}");

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[&FAIRY, &FAIRY_TO_TILE, &PRINCESS, &DRAGON, &DRAGON_LATE];
