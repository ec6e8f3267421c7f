//! Bridges: one more road over a tile, from field to field.

use arrayvec::ArrayVec;

use super::{BridgesCastlesAndBazaars, Ours, cross, rulings, words};
use crate::board::{Spot, TileId};
use crate::events::{Event, RoomEvent};
use crate::geometry::{Cell, Rotation, Side};
use crate::hooks::{Choices, depth};
use crate::position::{Choice, Position, Refusal, Slot, Task};
use crate::rulings::Cite;
use crate::tiles::{Terrain, TileKindId};
use crate::turn;

/// The two ways that a bridge may run as the tile lies, by their first sides.
const WAYS: [Side; 2] = [Side::North, Side::East];

/// A tile that is about to be laid.
#[derive(Clone, Copy)]
struct Laid {
    kind: TileKindId,
    rotation: Rotation,
    cell: Cell,
}

/// The bridge that lets a tile lie where its edges do not fit otherwise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mend {
    /// Over the tile itself: it is laid as this kind.
    Over(TileKindId),
    /// Over a tile beside it, which becomes this kind.
    Beside(TileId, TileKindId),
}

/// May the active player build a bridge in this part of the turn?
fn may_build<R: Ours>(p: &Position<R>) -> bool {
    let room = BridgesCastlesAndBazaars::of(p);
    room.bridges[p.active().index()] > 0 && room.built.get(p).is_none()
}

/// A kind with a bridge from this side of the tile as it lies.
fn bridged<R>(p: &Position<R>, kind: TileKindId, rotation: Rotation, from: Side) -> Option<TileKindId> {
    let printed = Side::ALL[(from.index() + 4 - usize::from(rotation.quarter_turns())) % 4];
    p.board.catalogue().with_road(kind, printed)
}

/// May a bridge end at this side of a space: does nothing lie there, or a road, or a tile that closes what it
/// touches?
fn may_end<R>(p: &Position<R>, cell: Cell, side: Side) -> bool {
    p.board.tile_at(cell.beside(side)).is_none_or(|beside| {
        let kind = p.board.kind(beside);
        kind.closes || kind.rim(beside.rotation).terrain(side.opposite()) == Terrain::Road
    })
}

/// The kind that a tile on the table becomes by a bridge over it.
fn over<R: Ours>(p: &Position<R>, cell: Cell, from: Side) -> Option<(TileId, TileKindId)> {
    let tile = p.board.tile_at(cell)?;
    let kind = bridged(p, tile.kind, tile.rotation, from)?;
    let ends = [from, from.opposite()].iter().all(|&side| may_end(p, cell, side));
    let free = ends && R::bars_road(p, cell).is_none();
    free.then(|| p.board.tile_id(cell)).flatten().map(|id| (id, kind))
}

/// Every bridge that may be built: over the tile just placed or over one beside it.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    let Some(tile) = p.frame().tile.filter(|_| may_build(p)) else { return };
    for cell in cross(p.board.tiles()[usize::from(tile.0)].cell) {
        for (number, from) in (0..).zip(WAYS) {
            if over(p, cell, from).is_some() {
                let spot = Some(Spot::Part { cell, part: 0 });
                choices.push(Choice { spot, ..Choice::numbered(&words::BRIDGE, number) });
            }
        }
    }
}

/// Why a bridge may not be built there, or a tile not placed with one.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    match () {
        () if choice.verb == &words::BRIDGE && may_build(p) => {
            let barred = choice.cell().and_then(|cell| R::bars_road(p, cell));
            Some(Refusal::by(barred.unwrap_or(Cite::Ruling(&rulings::BRIDGE))))
        }
        () if choice.verb == &words::BRIDGE => Some(Refusal::by(&rulings::BRIDGE_ONCE)),
        () if choice.verb == &words::PLACE_WITH_BRIDGE => Some(Refusal::by(&rulings::BRIDGE_MENDS)),
        () => None,
    }
}

/// Takes a bridge from the active player's supply and notes the road on it: the last part of its tile.
fn note<R: Ours>(p: &mut Position<R>, cell: Cell) {
    let (player, depth) = (p.active(), depth(p));
    let parts = p.board.parts_at(cell).count() as u8;
    let spot = Spot::Part { cell, part: parts.saturating_sub(1) };
    let room = BridgesCastlesAndBazaars::of_mut(p);
    room.bridges[player.index()] = room.bridges[player.index()].saturating_sub(1);
    *room.built.at_mut(depth) = Some(spot);
}

fn tell<R: Ours>(p: &mut Position<R>, cell: Cell, mends: bool) {
    let cite = if mends { &rulings::BRIDGE_MENDS } else { &rulings::BRIDGE };
    let last = p.board.parts_at(cell).last().map(|part| p.board.spot(part));
    let event = RoomEvent::new(&words::BRIDGE_BUILT, p.active()).cite(cite);
    p.tell_room(RoomEvent { spot: last, ..event });
}

/// Builds a bridge. A figure may be placed all the same.
pub(super) fn build<R: Ours>(p: &mut Position<R>, choice: Choice) {
    p.then(Task::Figure);
    let from = WAYS[usize::from(choice.number) % WAYS.len()];
    let Some((cell, (tile, kind))) = choice.cell().and_then(|cell| Some((cell, over(p, cell, from)?))) else {
        return;
    };
    turn::change_tile(p, tile, kind);
    note(p, cell);
    tell(p, cell, false);
}

/// The sides on which a tile does not fit its neighbours.
fn misfits<R>(p: &Position<R>, laid: Laid) -> ArrayVec<Side, 4> {
    let rim = p.board.catalogue()[laid.kind].rim(laid.rotation);
    let misfit = |&side: &Side| {
        p.board.tile_at(laid.cell.beside(side)).is_some_and(|beside| {
            let kind = p.board.kind(beside);
            !kind.closes && kind.rim(beside.rotation).terrain(side.opposite()) != rim.terrain(side)
        })
    };
    Side::ALL.into_iter().filter(misfit).collect()
}

/// The one bridge with which a tile may lie where it does not fit. There is never more than one: a road that meets
/// a field must run on over that field.
fn mend<R: Ours>(p: &Position<R>, laid: Laid) -> Option<Mend> {
    let misfits = misfits(p, laid);
    let &first = misfits.first()?;
    let shows = |side| p.board.catalogue()[laid.kind].rim(laid.rotation).terrain(side);
    let beside = |side: Side| p.board.tile_at(laid.cell.beside(side));
    let meets =
        |side: Side| beside(side).map(|tile| p.board.kind(tile).rim(tile.rotation).terrain(side.opposite()));
    if misfits.iter().all(|&side| shows(side) == Terrain::Field && meets(side) == Some(Terrain::Road)) {
        let in_line = misfits.iter().all(|&side| side == first || side == first.opposite());
        let far = may_end(p, laid.cell, first) && may_end(p, laid.cell, first.opposite());
        return bridged(p, laid.kind, laid.rotation, first).filter(|_| in_line && far).map(Mend::Over);
    }
    if misfits.len() > 1 || shows(first) != Terrain::Road || meets(first) != Some(Terrain::Field) {
        return None;
    }
    let tile = beside(first)?;
    let kind = bridged(p, tile.kind, tile.rotation, first).filter(|_| may_end(p, tile.cell, first))?;
    if R::bars_road(p, tile.cell).is_some() {
        return None;
    }
    Some(Mend::Beside(p.board.tile_id(tile.cell)?, kind))
}

/// Where the drawn tile may lie if a bridge is built at once. Where there is no other place, it may also be set
/// aside.
pub(super) fn more_places<R: Ours>(p: &Position<R>, tile: TileKindId, choices: &mut Choices) {
    if !may_build(p) || p.board.catalogue()[tile].closes {
        return;
    }
    let (fits, before) = (!choices.is_empty(), choices.len());
    for cell in p.board.open_spaces().map(|space| space.cell).filter(|&cell| p.board.within_reach(cell)) {
        for &rotation in &p.board.catalogue()[tile].distinct {
            let laid = Laid { kind: tile, rotation, cell };
            if mend(p, laid).is_some() && R::forbids_tile(p, tile, rotation, cell).is_none() {
                choices.push(Choice::placing(&words::PLACE_WITH_BRIDGE, cell, rotation));
            }
        }
    }
    if !fits && choices.len() > before {
        choices.push(Choice::bare(&words::SET_ASIDE));
    }
}

/// Places the drawn tile with a bridge that mends what does not fit.
pub(super) fn place<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let (Some(kind), Some(cell)) = (p.frame().drawn, choice.cell()) else { return };
    let rotation = choice.rotation();
    let at = match mend(p, Laid { kind, rotation, cell }) {
        Some(Mend::Over(with_road)) => {
            turn::lay(p, with_road, rotation, cell);
            cell
        }
        Some(Mend::Beside(tile, with_road)) => {
            let beside = p.board.tiles()[usize::from(tile.0)].cell;
            turn::change_tile(p, tile, with_road);
            turn::lay(p, kind, rotation, cell);
            beside
        }
        None => return,
    };
    note(p, at);
    tell(p, at, true);
}

/// Sets the drawn tile aside, which fits nowhere without a bridge; another is drawn.
pub(super) fn set_aside<R: Ours>(p: &mut Position<R>) {
    if let Some(tile) = p.frame_mut().drawn.take() {
        p.tell(Event::TileSetAside { tile, cite: (&rulings::BRIDGE_MENDS).into() });
        // What follows on placing is entered again once another tile is drawn.
        p.agenda.pop();
        p.then(Task::Slot(Slot::Draw));
    }
}

/// Scores the road of a bridge that was completed on a tile beside the one just placed.
pub(super) fn score_if_complete<R: Ours>(p: &mut Position<R>) {
    let built = BridgesCastlesAndBazaars::of(p).built.get(p).and_then(|spot| p.board.part(spot));
    let Some(root) = built.map(|part| p.board.root(part)) else { return };
    if p.board.feature(root).complete() && !p.agenda.contains(&Task::Score(root)) {
        p.then(Task::Score(root));
    }
}
