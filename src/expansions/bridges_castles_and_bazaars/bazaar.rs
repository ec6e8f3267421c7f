//! Bazaars: at the end of the turn as many tiles as there are players are put up for auction.

use super::readings::{BazaarBids, BazaarBuilder};
use super::{BridgesCastlesAndBazaars, ID, Ours, readings, rulings, step, task, tiles, words};
use crate::editions::Term;
use crate::events::{Event, Line, RoomEvent, RoomEventKind, Tally, Way};
use crate::figures::{MOST_PLAYERS, Player};
use crate::hooks::{Choices, Number, Piece, Pieces, Place, What};
use crate::position::{Choice, Credit, Decision, Position, RoomId, RoomTask, Stage, Task};
use crate::rulings::Cite;
use crate::tiles::TileKindId;
use crate::turn;

/// A bid at a bazaar.
pub(super) static BID: Term = Term::same("bid", "bid", "bids");

/// The most that is offered to be bid: no rule sets a limit, a lap of the scoreboard is beyond reason.
const MOST_BID: u16 = 50;

/// The tile of a task is taken face down.
const FACE_DOWN: u8 = 1;

/// An auction under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Auction {
    /// The tiles, each with who has got it.
    lots: Vec<(TileKindId, Option<Player>)>,
    /// Who picked the tile that is bid for.
    picker: Player,
    /// That tile, by its place.
    lot: u8,
    /// The highest bid.
    bid: u16,
    /// Who made it.
    bidder: Player,
}

/// The tiles of an auction that were not placed yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Round {
    bought: [Option<TileKindId>; MOST_PLAYERS],
    /// Is it a turn in which such a tile is placed, or will be later?
    under_way: bool,
}

fn room<R: Ours>(p: &Position<R>) -> &BridgesCastlesAndBazaars {
    BridgesCastlesAndBazaars::of(p)
}

fn auction<R: Ours>(p: &Position<R>) -> Option<&Auction> {
    room(p).auction.as_ref()
}

/// How many tiles of a kind lie at auction or before those who bought them.
pub(super) fn kept<R: Ours>(p: &Position<R>, tile: TileKindId) -> usize {
    let lots =
        auction(p).into_iter().flat_map(|auction| &auction.lots).filter(|(kind, _)| *kind == tile).count();
    lots + room(p).round.bought.iter().filter(|&&kind| kind == Some(tile)).count()
}

/// The tiles that lie at auction, and those before whoever bought them.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    let mut lies = |tile: TileKindId, place: Place| {
        pieces.push(Piece { what: What::Tile(tile), place, number: Number::None })
    };
    for &(tile, owner) in auction(p).into_iter().flat_map(|auction| &auction.lots) {
        lies(tile, owner.map_or(Place::Beside, Place::Before));
    }
    for (player, tile) in (0..).map(Player).zip(room(p).round.bought) {
        if let Some(tile) = tile {
            lies(tile, Place::Before(player));
        }
    }
}

/// Notes that a bazaar was placed. In a round in which bought tiles are placed there is no further auction.
pub(super) fn note_placed<R: Ours>(p: &mut Position<R>) {
    let Some(tile) = p.frame().tile else { return };
    let marks = p.board.kind(&p.board.tiles()[usize::from(tile.0)]).all_marks();
    let room = BridgesCastlesAndBazaars::of_mut(p);
    if room.bazaars && marks.contains(tiles::BAZAAR) {
        if room.round.under_way {
            p.tell_room(
                RoomEvent::new(&words::NO_AUCTION, p.active()).cite(&rulings::NO_AUCTION_IN_THE_ROUND),
            );
        } else {
            room.due = true;
        }
    }
}

/// Notes whether it is a turn in which bought tiles are placed, before anything happens in it.
pub(super) fn turn_begins<R: Ours>(p: &mut Position<R>) {
    let round = &mut BridgesCastlesAndBazaars::of_mut(p).round;
    round.under_way = round.bought.iter().any(Option::is_some);
}

/// Gives the active player the tile bought, as the one drawn. One that fits nowhere is set aside.
pub(super) fn bring_bought_tile<R: Ours>(p: &mut Position<R>) {
    let player = p.active();
    let round = &mut BridgesCastlesAndBazaars::of_mut(p).round;
    let Some(tile) = round.bought[player.index()].take() else { return };
    p.tell_room(RoomEvent::new(&words::BOUGHT_TILE, player).cite(&rulings::BOUGHT_TILES));
    p.tell(Event::TileDrawn { tile });
    if turn::fits_somewhere(p, tile) {
        p.frame_mut().drawn = Some(tile);
    } else {
        p.tell(Event::TileSetAside { tile, cite: (&rulings::BOUGHT_TILES).into() });
    }
}

/// After the last tile of the pile those that were bought are still placed. Says whether any is left.
pub(super) fn goes_on<R: Ours>(p: &mut Position<R>) -> bool {
    if room(p).round.bought.iter().all(Option::is_none) {
        return false;
    }
    if p.turn >= p.last_turn {
        p.stage = Stage::Halted;
    } else {
        let next = p.active().next(p.rules.players);
        turn::begin_next_turn(p, next);
    }
    true
}

/// Takes the tiles of an auction face down before what else may come in this turn, if so read.
pub(super) fn take_before<R: Ours>(p: &mut Position<R>) {
    if room(p).switches.bazaar_builder == BazaarBuilder::Before {
        take(p, &words::TAKES, (&readings::BAZAAR_BUILDER).into(), FACE_DOWN);
    }
}

/// Opens an auction if a bazaar was placed in this turn.
pub(super) fn open<R: Ours>(p: &mut Position<R>) {
    let taken = auction(p).map(|auction| auction.lots.iter().map(|&(tile, _)| tile).collect::<Vec<_>>());
    let picker = p.active().next(p.rules.players);
    if let Some(tiles) = taken {
        BridgesCastlesAndBazaars::of_mut(p).due = false;
        let event = RoomEvent::new(&words::OPENS, p.active()).cite(&rulings::AUCTION_TILES);
        p.tell_room(RoomEvent { number: tiles.len() as i32, ..event });
        tiles.into_iter().for_each(|tile| p.tell(Event::TileDrawn { tile }));
        p.then(task(step::PICK, picker, None));
        return;
    }
    // Who picks first comes once all tiles are turned up.
    let below = p.agenda.len();
    if take(p, &words::OPENS, (&rulings::AUCTION_TILES).into(), 0) {
        p.agenda.insert(below, task(step::PICK, picker, None));
    }
}

/// Takes as many tiles as there are players, if a bazaar was placed and there are so many.
fn take<R: Ours>(p: &mut Position<R>, kind: &'static RoomEventKind, cite: Cite, item: u8) -> bool {
    if !std::mem::take(&mut BridgesCastlesAndBazaars::of_mut(p).due) {
        return false;
    }
    let (player, players) = (p.active(), p.rules.players);
    let event = RoomEvent { number: i32::from(players), ..RoomEvent::new(kind, player) };
    if p.pile.len() < usize::from(players) {
        p.tell_room(RoomEvent { kind: &words::TOO_FEW, ..event.cite(&rulings::AUCTION_TILES) });
        return false;
    }
    p.tell_room(event.cite(cite));
    let picker = player.next(players);
    BridgesCastlesAndBazaars::of_mut(p).auction =
        Some(Auction { lots: Vec::new(), picker, lot: 0, bid: 0, bidder: picker });
    let lot = RoomTask { room: RoomId::of(ID), step: step::LOT, player, item, part: None };
    (0..players).for_each(|_| p.then(Task::Room(lot)));
    true
}

/// Turns up the next tile, where only one can come.
pub(super) fn turn_up_only<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let next = p.pile.candidates().next();
    if let Some((tile, _)) = next {
        turn_up(p, at, tile);
    }
}

fn turn_up<R: Ours>(p: &mut Position<R>, at: RoomTask, tile: TileKindId) {
    p.pile.draw(tile);
    // Tiles taken face down are told of when they are turned up.
    if at.item != FACE_DOWN {
        p.tell(Event::TileDrawn { tile });
    }
    if let Some(auction) = &mut BridgesCastlesAndBazaars::of_mut(p).auction {
        auction.lots.push((tile, None));
    }
}

/// Has the player got a tile of the auction?
fn is_served(auction: &Auction, player: Player) -> bool {
    auction.lots.iter().any(|&(_, owner)| owner == Some(player))
}

pub(super) fn decision<R: Ours>(p: &Position<R>, at: RoomTask, choices: &mut Choices) -> Decision {
    let by = |about| Decision { player: Some(at.player), about, default: None };
    if at.step == step::LOT {
        choices.extend(p.pile.candidates().map(|(tile, _)| Choice::tile(&words::LOT, tile)));
        return Decision { player: None, about: words::LOT.about, default: None };
    }
    let Some(auction) = auction(p) else { return by(words::BID.about) };
    match at.step {
        step::PICK => {
            let most = if room(p).switches.bazaar_bids == BazaarBids::Auction { MOST_BID } else { 0 };
            for (lot, _) in auction.lots.iter().enumerate().filter(|(_, (_, owner))| owner.is_none()) {
                choices.extend((0..=most).map(|bid| Choice::item_for(&words::PICK, lot as u16, bid)));
            }
            by(words::PICK.about)
        }
        step::BID => {
            choices.push(Choice::bare(&words::PASS));
            let more = auction.bid + 1..=MOST_BID;
            choices.extend(more.map(|bid| Choice::item_for(&words::BID, u16::from(auction.lot), bid)));
            by(words::BID.about)
        }
        _ => {
            choices.extend([0, 1].map(|number| Choice::numbered(&words::SETTLE, number)));
            by(words::SETTLE.about)
        }
    }
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    if at.step == step::LOT {
        return turn_up(p, at, choice.tile_kind());
    }
    let (item, points) = (choice.number % Choice::ITEMS, choice.number / Choice::ITEMS);
    let Some(auction) = &mut BridgesCastlesAndBazaars::of_mut(p).auction else { return };
    match at.step {
        step::PICK => {
            (auction.lot, auction.bid, auction.bidder) = (item as u8, points, at.player);
            auction.picker = at.player;
            tell_bid(p, at.player, &words::PICKED);
            ask_next(p, at.player);
        }
        step::BID => {
            if choice.verb == &words::BID {
                (auction.bid, auction.bidder) = (points, at.player);
                tell_bid(p, at.player, &words::BIDS);
            }
            ask_next(p, at.player);
        }
        _ => {
            let (picker, bidder, bid) = (auction.picker, auction.bidder, auction.bid);
            let sells = choice.number == 1;
            let (buyer, seller) = if sells { (bidder, picker) } else { (picker, bidder) };
            let kind = if sells { &words::SELLS } else { &words::BUYS };
            let event = RoomEvent::new(kind, picker).cite(&rulings::AUCTION);
            p.tell_room(RoomEvent { other: Some(bidder), number: i32::from(bid), ..event });
            serve(p, buyer);
            pay(p, seller, bid, Way::Received);
            pay(p, buyer, bid, Way::Paid);
        }
    }
}

fn tell_bid<R: Ours>(p: &mut Position<R>, player: Player, kind: &'static RoomEventKind) {
    let Some((bid, lot)) = auction(p).map(|auction| (auction.bid, auction.lot)) else { return };
    let cite: Cite = match room(p).switches.bazaar_bids {
        BazaarBids::Auction => (&rulings::AUCTION).into(),
        BazaarBids::Pick => (&readings::BAZAAR_BIDS).into(),
    };
    let item = words::LOTS.get(usize::from(lot)).copied();
    p.tell_room(RoomEvent { item, number: i32::from(bid), ..RoomEvent::new(kind, player).cite(cite) });
}

/// Asks the next player for a higher bid: everybody without a tile once, up to whoever picked the tile.
fn ask_next<R: Ours>(p: &mut Position<R>, after: Player) {
    let players = p.rules.players;
    let bids = room(p).switches.bazaar_bids == BazaarBids::Auction;
    let Some(auction) = auction(p) else { return };
    let (picker, bidder, bid) = (auction.picker, auction.bidder, auction.bid);
    let mut next = after.next(players);
    while bids && next != picker {
        if !is_served(auction, next) {
            return p.then(task(step::BID, next, None));
        }
        next = next.next(players);
    }
    if bidder == picker {
        serve(p, picker);
        pay(p, picker, bid, Way::Paid);
    } else {
        p.then(task(step::SETTLE, picker, None));
    }
}

/// Gives a player the tile that was bid for, and has the next one picked. The last tile is free.
fn serve<R: Ours>(p: &mut Position<R>, buyer: Player) {
    let players = p.rules.players;
    let Some(auction) = &mut BridgesCastlesAndBazaars::of_mut(p).auction else { return };
    if let Some(lot) = auction.lots.get_mut(usize::from(auction.lot)) {
        lot.1 = Some(buyer);
    }
    // Whoever picked and sold comes again last.
    let next = |auction: &Auction| {
        let after = auction.picker.next(players);
        after.clockwise(players).find(|&player| !is_served(auction, player))
    };
    let free = auction.lots.iter().filter(|(_, owner)| owner.is_none()).count();
    match (next(auction), free) {
        (Some(last), 1) => {
            if let Some(lot) = auction.lots.iter_mut().find(|(_, owner)| owner.is_none()) {
                lot.1 = Some(last);
            }
            p.tell_room(RoomEvent::new(&words::LAST_IS_FREE, last).cite(&rulings::AUCTION));
            close(p);
        }
        (Some(picker), 2..) => p.then(task(step::PICK, picker, None)),
        _ => close(p),
    }
}

/// The auction is over: everybody's next tile is the one got there.
fn close<R: Ours>(p: &mut Position<R>) {
    let room = BridgesCastlesAndBazaars::of_mut(p);
    let Some(auction) = room.auction.take() else { return };
    for (tile, owner) in auction.lots {
        if let Some(owner) = owner {
            room.round.bought[owner.index()] = Some(tile);
        }
    }
}

/// Moves points at the bazaar; that is no round of scoring.
fn pay<R: Ours>(p: &mut Position<R>, player: Player, points: u16, way: Way) {
    if points > 0 {
        let tally: Tally =
            [Line::new(&BID, 1, points as i16, &rulings::BIDS_ARE_NO_ROUND)].into_iter().collect();
        p.credit(Credit { way, ..Credit::new(player, &BID, None) }, tally);
    }
}
