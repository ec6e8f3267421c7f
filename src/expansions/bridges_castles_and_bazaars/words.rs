//! What this room tells, and the choices that it offers, as phrases.

use crate::editions::Term;
use crate::events::{Decisive, RoomEventKind};
use crate::position::Verb;

const fn plain(id: &'static str, text: &'static str) -> RoomEventKind {
    RoomEventKind { id, text, decisive: Decisive::No, brief: "" }
}

/// A bridge was built.
pub static BRIDGE_BUILT: RoomEventKind = plain("bridge_built", "{player} builds a bridge: {spot}");
/// A small city became a castle.
pub static MADE: RoomEventKind =
    plain("castle_made", "{player} makes a castle of {spot}: no points for it now");
/// A castle is scored.
pub static SCORES: RoomEventKind = plain(
    "castle_scores",
    "{player}'s castle on {spot} is scored for what was completed beside it: {points}",
);
/// The lord of a castle weighs nothing.
pub static WEIGHS_NOTHING: RoomEventKind =
    plain("castle_weighs_nothing", "{player}'s figure weighs nothing there: 0 points");
/// An auction opens.
pub static OPENS: RoomEventKind = plain("bazaar_opens", "a bazaar: {n} {terms:tile} are turned up");
/// The tiles of an auction are taken before it.
pub static TAKES: RoomEventKind =
    plain("bazaar_takes", "for the bazaar {n} {terms:tile} are taken face down");
/// There are too few tiles for an auction.
pub static TOO_FEW: RoomEventKind =
    plain("bazaar_too_few", "there is no bazaar: fewer {terms:tile} are left than there are players");
/// A bazaar in the round of another.
pub static NO_AUCTION: RoomEventKind = plain(
    "bazaar_none",
    "this bazaar brings no auction: {terms:tile} of the last one are still being placed",
);
/// A tile was picked.
pub static PICKED: RoomEventKind = plain("bazaar_pick", "{player} picks the {item} and bids {n}");
/// A higher bid was made.
pub static BIDS: RoomEventKind = plain("bazaar_bid", "{player} bids {n} for the {item}");
/// Whoever picked the tile buys it.
pub static BUYS: RoomEventKind = plain("bazaar_buy", "{player} buys it for {n}, paid to {other}");
/// Whoever picked the tile sells it.
pub static SELLS: RoomEventKind = plain("bazaar_sell", "{player} sells it to {other} for {n}");
/// The last tile is free.
pub static LAST_IS_FREE: RoomEventKind =
    plain("bazaar_last", "{player} gets the last {term:tile} for nothing");
/// A bought tile comes.
pub static BOUGHT_TILE: RoomEventKind =
    plain("bazaar_tile", "{player}'s {term:tile} is the one got at the bazaar");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &BRIDGE_BUILT,
    &MADE,
    &SCORES,
    &WEIGHS_NOTHING,
    &OPENS,
    &TAKES,
    &TOO_FEW,
    &NO_AUCTION,
    &PICKED,
    &BIDS,
    &BUYS,
    &SELLS,
    &LAST_IS_FREE,
    &BOUGHT_TILE,
];

const fn lot(id: &'static str) -> Term {
    Term::same(id, id, id)
}

/// The tiles at auction, by their places.
pub static LOTS: [&Term; 6] = {
    static ONE: Term = lot("1st tile");
    static TWO: Term = lot("2nd tile");
    static THREE: Term = lot("3rd tile");
    static FOUR: Term = lot("4th tile");
    static FIVE: Term = lot("5th tile");
    static SIX: Term = lot("6th tile");
    [&ONE, &TWO, &THREE, &FOUR, &FIVE, &SIX]
};

const LOT_NAMES: &[&str] = &["1st tile", "2nd tile", "3rd tile", "4th tile", "5th tile", "6th tile"];

const fn verb(id: &'static str, about: &'static str, phrase: &'static str) -> Verb {
    Verb { id, about, phrase, example: "", items: &[], any_part: false, conditional: false }
}

/// A bridge is built over a tile.
pub static BRIDGE: Verb =
    Verb { items: &["NS", "WE"], ..verb("bridge", "figure", "bridge: {item} at {cell}") };
/// The drawn tile is placed with a bridge that carries a road on.
pub static PLACE_WITH_BRIDGE: Verb =
    verb("place-with-bridge", "place", "place with bridge: {drawn}{rotation} at {cell}");
/// The drawn tile is set aside, since it fits only with a bridge.
pub static SET_ASIDE: Verb = verb("set-aside", "place", "place: none");
/// A small city becomes a castle.
pub static CASTLE: Verb = Verb { any_part: true, ..verb("castle", "castle", "castle: {spot}") };
/// It does not.
pub static NO_CASTLE: Verb = verb("no-castle", "castle", "castle: none");
/// A castle is scored for so many points.
pub static SCORE_CASTLE: Verb = verb("score-castle", "castle-points", "castle points: {number}");
/// Chance: which tile is turned up for auction.
pub static LOT: Verb = verb("lot", "lot", "lot: {tile}");
/// A tile is picked, with a bid.
pub static PICK: Verb = Verb { items: LOT_NAMES, ..verb("pick", "bazaar-pick", "pick: {item} for {points}") };
/// A higher bid.
pub static BID: Verb = Verb { items: LOT_NAMES, ..verb("bid", "bazaar-bid", "bid: {item} for {points}") };
/// No higher bid.
pub static PASS: Verb = verb("no-bid", "bazaar-bid", "bid: none");
/// Whoever picked the tile buys or sells it.
pub static SETTLE: Verb =
    Verb { items: &["buy", "sell"], ..verb("settle", "bazaar-settle", "bazaar: {item}") };

/// Every choice that this room offers.
pub static VERBS: &[&Verb] = &[
    &BRIDGE,
    &PLACE_WITH_BRIDGE,
    &SET_ASIDE,
    &CASTLE,
    &NO_CASTLE,
    &SCORE_CASTLE,
    &LOT,
    &PICK,
    &BID,
    &PASS,
    &SETTLE,
];
