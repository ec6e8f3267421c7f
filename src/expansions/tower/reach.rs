//! Where pieces and followers may go, and whom a tower reaches.

use super::switches::TowerTopCapture;
use super::tiles::TOWER;
use super::{FOUNDATION, Ours, Tower, readings, rulings, words};
use crate::board::{Board, PartId, Spot};
use crate::figures::{FigureKind, FigureRecord, PartKinds, Placing, Standing};
use crate::geometry::Cell;
use crate::hooks::Choices;
use crate::position::{Choice, Position, RoomTask};
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::turn::verbs;

/// The foundation on a space.
pub(super) fn foundation<R: Ours>(p: &Position<R>, cell: Cell) -> Option<PartId> {
    let kind = p.board.kind(p.board.tile_at(cell)?);
    let (part, _) = kind.parts_of(FOUNDATION).find(|(_, part)| part.marks.contains(TOWER))?;
    p.board.part(Spot::Part { cell, part: part as u8 })
}

/// The foundations on which nobody stands, with their spaces.
fn open_towers<R: Ours>(p: &Position<R>) -> impl Iterator<Item = (Cell, PartId)> + '_ {
    let found = p.board.tiles().iter().filter_map(|tile| Some((tile.cell, foundation(p, tile.cell)?)));
    found.filter(|&(_, part)| p.board.feature(part).occupants == 0)
}

/// May such a figure stand on a tower? Those that may stand on every kind of feature.
fn climbs(record: &FigureRecord) -> bool {
    const ALL: [PartKind; 4] = [PartKind::City, PartKind::Road, PartKind::Monastery, PartKind::Field];
    let everywhere = |stands_on: PartKinds| ALL.iter().all(|&kind| stands_on.contains(kind));
    record.follower && record.placing == Placing::OnFree && everywhere(record.stands_on)
}

/// Every foundation or tower for a piece, and every tower for a follower.
pub(super) fn list_actions<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    let (room, active) = (Tower::of(p), p.active());
    if room.pieces(active) > 0 {
        choices
            .extend(open_towers(p).map(|(cell, _)| Choice::at(&words::PIECE, Spot::Part { cell, part: 0 })));
    }
    if room.heights.is_empty() {
        return;
    }
    for (index, record) in p.rules.figures.iter().enumerate() {
        let figure = FigureKind(index as u8);
        if !climbs(record) || p.figures.supply(active, figure) == 0 {
            continue;
        }
        for (cell, part) in open_towers(p) {
            // Nothing that keeps figures off a tile, such as a dragon, keeps them off a tower.
            if room.height(cell) > 0 {
                choices.push(Choice { figure, ..Choice::at(&verbs::FIGURE, p.board.spot(part)) });
            }
        }
    }
}

/// Why no piece may be placed there.
pub(super) fn piece_refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Cite {
    let taken = choice.cell().and_then(|cell| foundation(p, cell));
    let closed = taken.is_some_and(|part| p.board.feature(part).occupants > 0);
    if closed { (&rulings::ON_TOP).into() } else { (&rulings::PIECES).into() }
}

/// Why a figure may not stand on a tower; `None` where the place is none.
pub(super) fn top_refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Cite> {
    let part = choice.spot.and_then(|spot| p.board.part(spot))?;
    let cell = p.board.tile_of(part)?.cell;
    (foundation(p, cell) == Some(part)).then(|| (&rulings::ON_TOP).into())
}

/// Is a space in reach of a tower: in one of the four straight lines from it, no farther than it is high?
fn in_reach(tower: Cell, height: u8, cell: Cell) -> bool {
    let (across, down) = (i32::from(tower.x) - i32::from(cell.x), i32::from(tower.y) - i32::from(cell.y));
    (across == 0 || down == 0) && across.abs().max(down.abs()) <= i32::from(height)
}

/// Why a tower does not catch a figure where it stands.
fn out_of_reach<R: Ours>(p: &Position<R>, figure: &Standing) -> Option<Cite> {
    let on_top =
        p.board.is(figure.part, FOUNDATION) && Tower::of(p).switches.top_capture == TowerTopCapture::Safe;
    match () {
        () if !p.rules.figures[figure.kind.index()].follower => Some(Cite::Ruling(&rulings::CAPTURE)),
        () if on_top => Some(Cite::Reading(&readings::TOWER_TOP_CAPTURE)),
        () => R::shelters(p, figure),
    }
}

/// The followers that the tower of a task may catch.
pub(super) fn targets<R: Ours>(p: &Position<R>, task: RoomTask) -> Choices {
    let mut choices = Choices::new();
    let Some(tower) = task.part.and_then(|part| p.board.tile_of(part)).map(|tile| tile.cell) else {
        return choices;
    };
    let height = Tower::of(p).height(tower);
    for figure in p.figures.standing() {
        let Some(tile) = p.board.tile_of(figure.part) else { continue };
        if !in_reach(tower, height, tile.cell) || out_of_reach(p, figure).is_some() {
            continue;
        }
        let (spot, number) = (p.board.spot(figure.part), u16::from(figure.owner.0));
        let choice = Choice { figure: figure.kind, number, ..Choice::at(&words::CAPTURE, spot) };
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// Why a figure may not be caught.
pub(super) fn capture_refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Cite {
    let named = p.figures.standing().iter().find(|figure| {
        (u16::from(figure.owner.0), figure.kind) == (choice.number, choice.figure)
            && Some(p.board.spot(figure.part)) == choice.spot
    });
    named.and_then(|figure| out_of_reach(p, figure)).unwrap_or(Cite::Ruling(&rulings::CAPTURE))
}

/// Does a tile with the foundation of a tower lie on a space?
pub(super) fn is_foundation(board: &Board, cell: Cell) -> bool {
    let tile = board.tile_at(cell);
    tile.is_some_and(|tile| board.kind(tile).parts.iter().any(|part| part.marks.contains(TOWER)))
}
