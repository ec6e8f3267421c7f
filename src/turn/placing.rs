use super::{rulings, verbs};
use crate::board::Spot;
use crate::events::Event;
use crate::geometry::{Cell, Rotation, Side};
use crate::hooks::{Choices, Rooms};
use crate::position::{Choice, Position, Refusal, Task};
use crate::scoring;
use crate::tiles::{PartKind, TileKindId};

/// Where the first tile goes when the table is empty.
const FIRST: Cell = Cell::new(0, 0);

/// Can a tile of this kind be placed anywhere?
pub fn fits_somewhere<R: Rooms>(p: &Position<R>, tile: TileKindId) -> bool {
    let kind = &p.board.catalogue()[tile];
    if p.board.tiles().is_empty() {
        return true;
    }
    if kind.closes {
        return p.board.holes().next().is_some();
    }
    if p.rules.rooms_place {
        let mut choices = Choices::new();
        list_tile(p, tile, &mut choices);
        return !choices.is_empty();
    }
    let fits = |&rotation: &Rotation| p.board.fits_somewhere(kind.rim(rotation).edges);
    kind.distinct.iter().any(fits)
}

/// Every space and rotation at which the drawn tile fits; rotations that look alike are listed once.
pub(super) fn list<R: Rooms>(p: &Position<R>, choices: &mut Choices) {
    let Some(tile) = p.frame().drawn else { return };
    list_tile(p, tile, choices);
}

fn list_tile<R: Rooms>(p: &Position<R>, tile: TileKindId, choices: &mut Choices) {
    let kind = &p.board.catalogue()[tile];
    if p.board.tiles().is_empty() {
        choices.extend(kind.distinct.iter().map(|&rotation| Choice::placing(&verbs::PLACE, FIRST, rotation)));
        return;
    }
    if kind.closes {
        for cell in p.board.holes() {
            choices
                .extend(kind.distinct.iter().map(|&rotation| Choice::placing(&verbs::PLACE, cell, rotation)));
        }
        return;
    }
    for &rotation in &kind.distinct {
        p.board.each_fitting(kind.rim(rotation).edges, |cell| {
            choices.push(Choice::placing(&verbs::PLACE, cell, rotation));
        });
    }
    if p.rules.rooms_place {
        choices.retain(|choice| {
            choice.cell().is_some_and(|cell| R::forbids_tile(p, tile, choice.rotation(), cell).is_none())
        });
        R::more_places(p, tile, choices);
    }
}

pub(super) fn choose<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    let (Some(tile), Some(cell)) = (p.frame().drawn, choice.cell()) else { return };
    lay(p, tile, choice.rotation(), cell);
}

/// Lays the tile of this part of the turn.
pub fn lay<R: Rooms>(p: &mut Position<R>, tile: TileKindId, rotation: Rotation, cell: Cell) {
    let placed = p.board.place(tile, rotation, cell);
    let frame = p.frame_mut();
    (frame.drawn, frame.tile) = (None, Some(placed));
    p.tell(Event::TilePlaced { tile, cell, rotation });
}

/// Why the drawn tile may not lie there.
pub(super) fn refusal<R: Rooms>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let (tile, cell) = (p.frame().drawn?, choice.cell()?);
    if p.board.tile_at(cell).is_some() {
        return Some(Refusal::by(&rulings::SPACE_TAKEN));
    }
    let Some(space) = p.board.open_space(cell) else {
        return Some(Refusal::by(&rulings::NO_CORNER_CONTACT));
    };
    let kind = &p.board.catalogue()[tile];
    if kind.closes {
        // It matches everything, so that only a side without a tile keeps it from lying there.
        let bare = Side::ALL.into_iter().find(|&side| p.board.tile_at(cell.beside(side)).is_none());
        return Some(Refusal { side: bare, ..Refusal::by(&rulings::EDGES_MATCH) });
    }
    let edges = kind.rim(choice.rotation()).edges;
    if p.rules.rooms_place
        && space.misfit(edges).is_none()
        && let Some(cite) = R::forbids_tile(p, tile, choice.rotation(), cell)
    {
        return Some(Refusal::by(cite));
    }
    Some(Refusal { side: space.misfit(edges), ..Refusal::by(&rulings::EDGES_MATCH) })
}

/// The tiles that a completed feature has at least; nothing for what is never complete.
fn least_tiles(kind: PartKind) -> Option<u16> {
    match kind {
        PartKind::City => Some(2),
        PartKind::Road => Some(1),
        PartKind::Monastery | PartKind::Garden => Some(9),
        PartKind::Field | PartKind::River | PartKind::Place => None,
    }
}

/// Why a feature stated in words may not be completed.
pub(super) fn refusal_to_complete<R: Rooms>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let feature = p.board.feature(p.board.part(choice.spot?)?);
    let too_small = least_tiles(feature.kind).is_none_or(|least| feature.tiles < least);
    let ruling = match feature.kind {
        PartKind::Monastery | PartKind::Garden => &scoring::rulings::MONASTERY_COMPLETE,
        PartKind::City => &scoring::rulings::CITY_COMPLETE,
        _ => &scoring::rulings::FARMERS_STAY,
    };
    too_small.then(|| Refusal::by(ruling))
}

/// The features stated in words that the tile in words may still complete, in their order.
pub(super) fn may_complete<R: Rooms>(p: &Position<R>) -> impl Iterator<Item = Spot> + '_ {
    // Features are completed in their order, so that the same set is reached in one way only.
    let next = 64 - p.frame().completed.leading_zeros() as usize;
    let stated = p.board.stated().iter().enumerate().skip(next);
    let open = stated.filter(|(_, stated)| {
        let feature = p.board.feature(stated.part);
        !feature.complete() && least_tiles(feature.kind).is_some_and(|least| feature.tiles >= least)
    });
    open.map(|(index, _)| Spot::Stated(index as u8))
}

pub(super) fn choose_complete<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    let Some(spot @ Spot::Stated(index)) = choice.spot else { return };
    let Some(part) = p.board.part(spot) else { return };
    p.board.complete_stated(part);
    p.frame_mut().completed |= 1 << index;
    p.tell(Event::StatedCompleted { spot });
    p.then(Task::Complete);
}
