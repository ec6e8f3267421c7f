//! The wagon: once its feature was scored it may drive on to another.

use super::readings::WagonMove;
use super::{AbbeyAndMayor, Ours, readings, rulings, step, task, words};
use crate::board::{PartId, PlacedTile};
use crate::events::RoomEvent;
use crate::figures::{Player, Standing};
use crate::geometry::Side;
use crate::hooks::{Choices, depth};
use crate::position::{Choice, Decision, Position, Refusal, RoomTask};
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::turn;

/// Notes a wagon whose feature was scored.
pub(super) fn note<R: Ours>(p: &mut Position<R>, wagon: &Standing) {
    let (depth, spot) = (depth(p) as u8, p.board.spot(wagon.part));
    AbbeyAndMayor::of_mut(p).scored.push((depth, wagon.owner, spot));
}

/// Lets the owners of wagons that were scored in this part of the turn drive on, clockwise from the active player.
pub(super) fn offer<R: Ours>(p: &mut Position<R>) {
    let depth = depth(p) as u8;
    let players: Vec<Player> = p.clockwise().collect();
    let scored = std::mem::take(&mut AbbeyAndMayor::of_mut(p).scored);
    for player in players.into_iter().rev() {
        for &(_, _, spot) in scored.iter().rev().filter(|&&(at, owner, _)| at == depth && owner == player) {
            if let Some(part) = p.board.part(spot) {
                p.then(task(step::DRIVE, player, Some(part)));
            }
        }
    }
    let others = scored.into_iter().filter(|&(at, ..)| at != depth);
    AbbeyAndMayor::of_mut(p).scored.extend(others);
}

/// Calls `each` with every part that a wagon may drive to from where it was scored.
fn each_goal<R: Ours>(p: &Position<R>, owner: Player, from: PartId, mut each: impl FnMut(PartId)) {
    let wagons = AbbeyAndMayor::of(p);
    if p.figures.supply(owner, wagons.wagon) == 0 {
        return;
    }
    let mut look = |part: PartId| {
        if turn::free_for(p, wagons.wagon, part) && !p.board.feature(part).complete() {
            each(part);
        }
    };
    match wagons.switches.wagon_move {
        WagonMove::Near => near(p, from, &mut look),
        WagonMove::Connected => p.board.members(from).for_each(|part| connected(p, part, &mut look)),
    }
}

/// The parts of the tile that the wagon stood on, and of the tiles around it.
fn near<R: Ours>(p: &Position<R>, from: PartId, look: &mut impl FnMut(PartId)) {
    let Some(tile) = p.board.tile_of(from) else { return };
    tile.cell.block().into_iter().for_each(|cell| p.board.parts_at(cell).for_each(&mut *look));
}

/// What a road leads to from a part of the feature that was scored, or from there by a road. A way leads through
/// a road at one end at least, so that a city beside a city is none.
fn connected<R: Ours>(p: &Position<R>, part: PartId, look: &mut impl FnMut(PartId)) {
    let Some(tile) = p.board.tile_of(part) else { return };
    let kind = p.board.kind(tile);
    let is_city = |part: PartId| p.board.is(part, PartKind::City);
    let index = usize::from(p.board.index_of(part));
    for met in kind.parts[index].meets.iter() {
        p.board
            .part_at(tile, met)
            .into_iter()
            .filter(|&met| !is_city(met) || !is_city(part))
            .for_each(&mut *look);
    }
    for side in Side::ALL {
        let Some(beside) = p.board.tile_at(tile.cell.beside(side)) else { continue };
        let road_at = |tile: &PlacedTile, side| {
            let at = p.board.kind(tile).rim(tile.rotation).at_side(side);
            at.and_then(|at| p.board.part_at(tile, at)).filter(|&part| p.board.is(part, PartKind::Road))
        };
        // A tile that closes what it touches is where the roads around it lead.
        if kind.closes && p.board.is(part, PartKind::Monastery) {
            road_at(beside, side.opposite()).into_iter().for_each(&mut *look);
        } else if p.board.kind(beside).closes && road_at(tile, side) == Some(part) {
            p.board
                .parts_at(beside.cell)
                .filter(|&there| p.board.is(there, PartKind::Monastery))
                .for_each(&mut *look);
        }
    }
}

pub(super) fn may_drive<R: Ours>(p: &Position<R>, at: RoomTask) -> bool {
    let mut may = false;
    if let Some(from) = at.part {
        each_goal(p, at.player, from, |_| may = true);
    }
    may
}

pub(super) fn decision<R: Ours>(p: &Position<R>, at: RoomTask, choices: &mut Choices) -> Decision {
    let none = Choice::bare(&words::STAY_HOME);
    choices.push(none);
    if let Some(from) = at.part {
        each_goal(p, at.player, from, |part| {
            let choice = Choice::at(&words::DRIVE, p.board.spot(part));
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        });
    }
    Decision { player: Some(at.player), about: words::DRIVE.about, default: Some(none) }
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    let Some((spot, part)) = choice.spot.and_then(|spot| Some((spot, p.board.part(spot)?))) else { return };
    let kind = AbbeyAndMayor::of(p).wagon;
    p.tell_room(RoomEvent {
        spot: Some(spot),
        ..RoomEvent::new(&words::DRIVES, at.player).cite(&rulings::WAGON)
    });
    turn::put(p, Standing { owner: at.player, kind, part }, spot);
}

/// Why a wagon may not drive there.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Refusal {
    let (part, kind) = (choice.spot.and_then(|spot| p.board.part(spot)), AbbeyAndMayor::of(p).wagon);
    let is_free = |part| turn::free_for(p, kind, part) && !p.board.feature(part).complete();
    match part {
        Some(part) if is_free(part) => Refusal::by(&readings::WAGON_MOVE),
        Some(part) if p.board.feature(part).occupants == 0 => {
            Refusal::by(R::forbids(p, kind, part).unwrap_or(Cite::Ruling(&rulings::WAGON_FREE)))
        }
        _ => Refusal::by(&rulings::WAGON_FREE),
    }
}
