//! Castles: a small city becomes a castle, which is scored for what is completed beside it.

use super::readings::{CastleChoice, CastleGarden};
use super::{Beside, BridgesCastlesAndBazaars, Castle, Ours, readings, rulings, step, task, tiles, words};
use crate::board::{PartId, Spot};
use crate::editions::Term;
use crate::events::{Line, RoomEvent, Tally};
use crate::figures::{Player, Standing};
use crate::geometry::Cell;
use crate::hooks::{Choices, Rate, depth};
use crate::position::{Choice, Credit, Decision, Leaving, Position, RoomTask, Task};
use crate::rulings::Cite;
use crate::scoring;
use crate::tiles::PartKind;
use crate::turn;

/// A castle.
pub(super) static CASTLE: Term = Term::same("castle", "castle", "castles");

/// Points for a castle at a field beyond those of a city.
pub(super) const MORE_THAN_A_CITY: i16 = 1;

/// Is it a complete city of exactly two half circles, on two tiles?
fn is_small_city<R: Ours>(p: &Position<R>, part: PartId) -> bool {
    let feature = p.board.feature(part);
    let is_tip = |part: PartId| {
        p.board.tile_of(part).is_some_and(|tile| {
            let printed = &p.board.kind(tile).parts[usize::from(p.board.index_of(part))];
            printed.sides.iter().count() == 1 && printed.also.is_empty()
        })
    };
    feature.kind == PartKind::City
        && feature.complete()
        && (feature.tiles, feature.parts) == (2, 2)
        && !feature.marks.contains(tiles::NO_CASTLE)
        && p.board.members(part).all(is_tip)
}

/// Whose is the one figure on a feature? Nobody's where there are several.
fn only_owner<R: Ours>(p: &Position<R>, part: PartId) -> Option<Player> {
    let root = p.board.root(part);
    let mut there =
        p.figures.standing().iter().filter(|figure| {
            p.board.root(figure.part) == root && p.rules.figures[figure.kind.index()].follower
        });
    let only = there.next()?;
    there.next().is_none().then_some(only.owner)
}

/// The parts of the tile just placed whose small cities a player may make castles of.
fn sites<R: Ours>(p: &Position<R>, player: Player) -> impl Iterator<Item = PartId> + '_ {
    let has_token = BridgesCastlesAndBazaars::of(p).tokens[player.index()] > 0;
    let tile = p.frame().tile.filter(|_| has_token);
    tile.into_iter()
        .flat_map(|tile| p.board.parts_of(tile))
        .filter(move |&part| is_small_city(p, part) && only_owner(p, part) == Some(player))
}

/// Lets everybody in turn make castles of the small cities just completed.
pub(super) fn offer<R: Ours>(p: &mut Position<R>) {
    let players: Vec<Player> = p.clockwise().filter(|&player| may_make(p, player)).collect();
    players.into_iter().rev().for_each(|player| p.then(task(step::CASTLE, player, None)));
}

pub(super) fn may_make<R: Ours>(p: &Position<R>, player: Player) -> bool {
    sites(p, player).next().is_some()
}

pub(super) fn decision<R: Ours>(p: &Position<R>, player: Player, choices: &mut Choices) -> Decision {
    let none = Choice::bare(&words::NO_CASTLE);
    choices.push(none);
    choices.extend(sites(p, player).map(|part| Choice::at(&words::CASTLE, p.board.spot(part))));
    Decision { player: Some(player), about: words::CASTLE.about, default: Some(none) }
}

/// Makes a castle of a small city.
pub(super) fn make<R: Ours>(p: &mut Position<R>, player: Player, choice: Choice) {
    let Some((spot, part)) = choice.spot.and_then(|spot| Some((spot, p.board.part(spot)?))) else { return };
    p.board.make_place(part);
    let turn = p.turn;
    let room = BridgesCastlesAndBazaars::of_mut(p);
    room.tokens[player.index()] = room.tokens[player.index()].saturating_sub(1);
    room.castles.push(Castle { spot, turn });
    p.tell_room(RoomEvent {
        spot: Some(spot),
        ..RoomEvent::new(&words::MADE, player).cite(&rulings::CASTLE)
    });
    send_helpers_home(p, part);
    p.then(task(step::CASTLE, player, None));
}

/// Sends home what stood in the city and is no follower.
fn send_helpers_home<R: Ours>(p: &mut Position<R>, castle: PartId) {
    let root = p.board.root(castle);
    let helps = |p: &Position<R>, figure: &Standing| {
        p.board.root(figure.part) == root && !p.rules.figures[figure.kind.index()].follower
    };
    turn::take_home_all(p, helps, Leaving::Returned, (&rulings::CASTLE_HELPERS).into());
}

/// The part of a castle that still has its lord and was made in an earlier turn.
fn open<R: Ours>(p: &Position<R>, castle: &Castle) -> Option<PartId> {
    let part = p.board.part(castle.spot)?;
    (castle.turn < p.turn && p.board.feature(part).occupants > 0).then_some(part)
}

/// Does a feature lie in a castle's area: on its two tiles, or on the two along each of its long sides?
fn lies_beside<R: Ours>(p: &Position<R>, castle: PartId, feature: PartId) -> bool {
    let cell = |part: PartId| p.board.tile_of(part).map(|tile| tile.cell);
    let mut own = p.board.members(castle).filter_map(cell);
    let (Some(a), Some(b)) = (own.next(), own.next()) else { return false };
    let near = |from: Cell, at: Cell| match a.x == b.x {
        true => from.y == at.y && (from.x - at.x).abs() <= 1,
        false => from.x == at.x && (from.y - at.y).abs() <= 1,
    };
    p.board.members(feature).filter_map(cell).any(|at| near(a, at) || near(b, at))
}

/// Notes a completed feature for the castles that it lies beside.
pub(super) fn note_completed<R: Ours>(p: &mut Position<R>, feature: PartId, points: u16) {
    let gardens = BridgesCastlesAndBazaars::of(p).switches.castle_garden == CastleGarden::Yes;
    if !gardens && p.board.is(feature, PartKind::Garden) {
        return;
    }
    let depth = depth(p) as u8;
    let castles = BridgesCastlesAndBazaars::of(p).castles.iter().enumerate();
    let beside: Vec<Beside> = castles
        .filter(|(_, castle)| open(p, castle).is_some_and(|part| lies_beside(p, part, feature)))
        .map(|(castle, _)| Beside { depth, castle: castle as u8, points })
        .collect();
    BridgesCastlesAndBazaars::of_mut(p).beside.extend(beside);
}

/// Has castles scored once the completed features are.
pub(super) fn await_features<R: Ours>(p: &mut Position<R>) {
    if BridgesCastlesAndBazaars::of(p).castles.is_empty() {
        return;
    }
    // Below everything that this slot put onto the agenda.
    let above = p.agenda.iter().rposition(|task| matches!(task, Task::Slot(_))).map_or(0, |slot| slot + 1);
    let player = p.active();
    p.agenda.insert(above, task(step::CASTLES, player, None));
}

/// The points that a castle may be scored for, each once, the most first.
fn values<R: Ours>(p: &Position<R>, castle: usize) -> Vec<u16> {
    let depth = depth(p) as u8;
    let beside = BridgesCastlesAndBazaars::of(p).beside.iter();
    let own = beside.filter(|beside| beside.depth == depth && usize::from(beside.castle) == castle);
    let mut values: Vec<u16> = own.map(|beside| beside.points).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    values.dedup();
    values
}

/// Scores the next castle for what was completed beside it, the one with the most points first, so that what it
/// brings can count for others.
pub(super) fn next<R: Ours>(p: &mut Position<R>) {
    let mut best: Option<(u16, PartId, Vec<u16>)> = None;
    for (index, castle) in BridgesCastlesAndBazaars::of(p).castles.iter().enumerate() {
        let Some(part) = open(p, castle) else { continue };
        let values = values(p, index);
        if let Some(&most) = values.first()
            && best.as_ref().is_none_or(|&(points, ..)| points < most)
        {
            best = Some((most, part, values));
        }
    }
    let Some((most, part, values)) = best else {
        let depth = depth(p) as u8;
        BridgesCastlesAndBazaars::of_mut(p).beside.retain(|beside| beside.depth != depth);
        return;
    };
    let player = p.active();
    let owner = lord(p, part).unwrap_or(player);
    let chooses = BridgesCastlesAndBazaars::of(p).switches.castle_choice == CastleChoice::OwnerChooses;
    if chooses && values.len() > 1 {
        p.then(task(step::CHOOSE, owner, Some(part)));
    } else {
        let cite = if values.len() > 1 {
            (&readings::CASTLE_CHOICE).into()
        } else {
            (&rulings::CASTLE_SCORES).into()
        };
        score(p, part, most, cite);
    }
}

/// Whose figure stands on a castle.
fn lord<R: Ours>(p: &Position<R>, castle: PartId) -> Option<Player> {
    let root = p.board.root(castle);
    p.figures.standing().iter().find(|figure| p.board.root(figure.part) == root).map(|figure| figure.owner)
}

/// The place of a castle among those made.
fn index_of<R: Ours>(p: &Position<R>, part: PartId) -> Option<usize> {
    let root = Some(p.board.root(part));
    let room = BridgesCastlesAndBazaars::of(p);
    room.castles.iter().position(|castle| p.board.part(castle.spot).map(|part| p.board.root(part)) == root)
}

/// What a lord's owner may have the castle scored for.
pub(super) fn which<R: Ours>(p: &Position<R>, at: RoomTask, choices: &mut Choices) -> Decision {
    let index = at.part.and_then(|part| index_of(p, part));
    let values = index.map(|index| values(p, index)).unwrap_or_default();
    choices.extend(values.into_iter().map(|points| Choice::numbered(&words::SCORE_CASTLE, points)));
    Decision { player: Some(at.player), about: words::SCORE_CASTLE.about, default: choices.first().copied() }
}

pub(super) fn score_for<R: Ours>(p: &mut Position<R>, at: RoomTask, points: u16) {
    if let Some(part) = at.part {
        score(p, part, points, (&readings::CASTLE_CHOICE).into());
    }
}

/// Pays for a castle; its lord goes home, and castles beside it have something completed beside them.
fn score<R: Ours>(p: &mut Position<R>, part: PartId, points: u16, cite: Cite) {
    let player = p.active();
    p.then(task(step::CASTLES, player, None));
    let own = index_of(p, part);
    note_completed(p, part, points);
    BridgesCastlesAndBazaars::of_mut(p).beside.retain(|beside| Some(usize::from(beside.castle)) != own);
    let majority = scoring::majority(p, part);
    let (spot, owner) = (Some(p.board.name_of(part)), lord(p, part).unwrap_or(player));
    let event = RoomEvent::new(&words::SCORES, owner).cite(cite);
    p.tell_room(RoomEvent { spot, number: i32::from(points), ..event });
    p.then(Task::Home(part));
    let root = p.board.root(part);
    turn::credit_bonuses(p, crate::events::When::Completed, |p, figure| p.board.root(figure.part) == root);
    let players = scoring::winners(p, &majority);
    if players.is_empty() {
        p.tell_room(RoomEvent {
            spot,
            ..RoomEvent::new(&words::WEIGHS_NOTHING, owner).cite(&rulings::CASTLE_SCORES)
        });
    }
    for player in players.into_iter().rev() {
        let line = Line::new(&CASTLE, 1, points.min(i16::MAX as u16) as i16, &rulings::CASTLE_SCORES);
        let tally: Tally = [line].into_iter().collect();
        p.credit(Credit::new(player, &CASTLE, Some(part)), tally);
    }
}

/// A castle at a field counts more than a city.
pub(super) fn rate<R: Ours>(p: &Position<R>, part: PartId, rate: &mut Rate) {
    if p.board.became_places().is_empty() || !p.board.is(part, PartKind::Field) {
        return;
    }
    let mut castles = 0;
    p.board
        .cities_of_field(part, |city| castles += u16::from(rate.counts(city) && p.board.became_place(city)));
    if castles > 0 {
        rate.count(Line::new(&CASTLE, castles, MORE_THAN_A_CITY, &rulings::CASTLE_AT_FIELD));
    }
}

/// Is a part one of a castle?
pub(super) fn is_castle<R>(p: &Position<R>, spot: Spot) -> bool {
    p.board.part(spot).is_some_and(|part| p.board.became_place(part))
}
