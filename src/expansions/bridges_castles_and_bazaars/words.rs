//! What this room tells, and the choices that it offers, as phrases.

use crate::editions::Term;
use crate::events::RoomEventKind;
use crate::position::Verb;

/// A bridge was built.
pub static BRIDGE_BUILT: RoomEventKind =
    RoomEventKind::plain("bridge_built", "{player} builds a bridge: {spot}");
/// A small city became a castle.
pub static MADE: RoomEventKind =
    RoomEventKind::plain("castle_made", "{player} makes a castle of {spot}: no points for it now");
/// A castle is scored.
pub static SCORES: RoomEventKind = RoomEventKind::plain(
    "castle_scores",
    "{player}'s castle on {spot} is scored for what was completed beside it: {points}",
);
/// The lord of a castle weighs nothing.
pub static WEIGHS_NOTHING: RoomEventKind =
    RoomEventKind::plain("castle_weighs_nothing", "{player}'s figure weighs nothing there: 0 points");
/// An auction opens.
pub static OPENS: RoomEventKind =
    RoomEventKind::plain("bazaar_opens", "a bazaar: {n} {terms:tile} are turned up");
/// The tiles of an auction are taken before it.
pub static TAKES: RoomEventKind =
    RoomEventKind::plain("bazaar_takes", "for the bazaar {n} {terms:tile} are taken face down");
/// There are too few tiles for an auction.
pub static TOO_FEW: RoomEventKind = RoomEventKind::plain(
    "bazaar_too_few",
    "there is no bazaar: fewer {terms:tile} are left than there are players",
);
/// A bazaar in the round of another.
pub static NO_AUCTION: RoomEventKind = RoomEventKind::plain(
    "bazaar_none",
    "this bazaar brings no auction: {terms:tile} of the last one are still being placed",
);
/// A tile was picked.
pub static PICKED: RoomEventKind =
    RoomEventKind::plain("bazaar_pick", "{player} picks the {item} and bids {n}");
/// A higher bid was made.
pub static BIDS: RoomEventKind = RoomEventKind::plain("bazaar_bid", "{player} bids {n} for the {item}");
/// Whoever picked the tile buys it.
pub static BUYS: RoomEventKind =
    RoomEventKind::plain("bazaar_buy", "{player} buys it for {n}, paid to {other}");
/// Whoever picked the tile sells it.
pub static SELLS: RoomEventKind = RoomEventKind::plain("bazaar_sell", "{player} sells it to {other} for {n}");
/// The last tile is free.
pub static LAST_IS_FREE: RoomEventKind =
    RoomEventKind::plain("bazaar_last", "{player} gets the last {term:tile} for nothing");
/// A bought tile comes.
pub static BOUGHT_TILE: RoomEventKind =
    RoomEventKind::plain("bazaar_tile", "{player}'s {term:tile} is the one got at the bazaar");

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

/// A bridge is built over a tile.
pub static BRIDGE: Verb = Verb::new("bridge", "figure", "bridge: {item} at {cell}").with_items(&["NS", "WE"]);
/// The drawn tile is placed with a bridge that carries a road on.
pub static PLACE_WITH_BRIDGE: Verb =
    Verb::new("place-with-bridge", "place", "place with bridge: {drawn}{rotation} at {cell}");
/// The drawn tile is set aside, since it fits only with a bridge.
pub static SET_ASIDE: Verb = Verb::new("set-aside", "place", "place: none");
/// A small city becomes a castle.
pub static CASTLE: Verb = Verb::new("castle", "castle", "castle: {spot}").any_part();
/// It does not.
pub static NO_CASTLE: Verb = Verb::new("no-castle", "castle", "castle: none");
/// A castle is scored for so many points.
pub static SCORE_CASTLE: Verb = Verb::new("score-castle", "castle-points", "castle points: {number}");
/// Chance: which tile is turned up for auction.
pub static LOT: Verb = Verb::new("lot", "lot", "lot: {tile}");
/// A tile is picked, with a bid.
pub static PICK: Verb = Verb::new("pick", "bazaar-pick", "pick: {item} for {points}").with_items(LOT_NAMES);
/// A higher bid.
pub static BID: Verb = Verb::new("bid", "bazaar-bid", "bid: {item} for {points}").with_items(LOT_NAMES);
/// No higher bid.
pub static PASS: Verb = Verb::new("no-bid", "bazaar-bid", "bid: none");
/// Whoever picked the tile buys or sells it.
pub static SETTLE: Verb = Verb::new("settle", "bazaar-settle", "bazaar: {item}").with_items(&["buy", "sell"]);

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
