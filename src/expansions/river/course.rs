//! Where a tile with a river may lie.

use super::{UTurn, readings, rulings, tiles};
use crate::board::{Board, PlacedTile};
use crate::geometry::{Cell, Rotation, Side};
use crate::rulings::Cite;
use crate::tiles::{PartKind, Terrain, TileKind, TileKindId};

/// The longest river that is followed to its spring.
const LONGEST: usize = 200;

/// Why a tile may not lie where its edges fit.
pub(super) fn forbids(
    board: &Board,
    u_turn: UTurn,
    tile: TileKindId,
    rotation: Rotation,
    cell: Cell,
) -> Option<Cite> {
    let kind = &board.catalogue()[tile];
    kind.parts_of(PartKind::River).next()?;
    let mut joins = false;
    for side in river_sides(kind, rotation) {
        let Some(before) = board.tile_at(cell.beside(side)) else { continue };
        joins = true;
        let before_turns = turn_before(board, before, side.opposite());
        for out in river_sides(kind, rotation).filter(|&out| out != side) {
            let turns = turn(side, out);
            if turns != 0 && Some(turns) == before_turns {
                return Some((&rulings::NO_U_TURN).into());
            }
        }
    }
    if !joins {
        return Some((&rulings::CONTINUES).into());
    }
    let crowded = u_turn == UTurn::RoomToGoOn
        && river_sides(kind, rotation)
            .filter(|&side| board.tile_at(cell.beside(side)).is_none())
            .any(|side| is_crowded(board, cell, side));
    crowded.then(|| (&readings::U_TURN).into())
}

/// The sides of a turned tile at which a river leaves it.
fn river_sides(kind: &TileKind, rotation: Rotation) -> impl Iterator<Item = Side> + '_ {
    Side::ALL.into_iter().filter(move |&side| kind.rim(rotation).terrain(side) == Terrain::River)
}

fn sides_of<'a>(board: &'a Board, tile: &PlacedTile) -> impl Iterator<Item = Side> + 'a {
    river_sides(board.kind(tile), tile.rotation)
}

/// How a river turns that comes in at one side and leaves at another: 0 not at all, 1 to the right, 3 to the left.
fn turn(enters: Side, leaves: Side) -> usize {
    (leaves.index() + 4 - enters.opposite().index()) % 4
}

/// How the river turned on a tile that it leaves at a side; nothing where it begins there.
fn turn_before(board: &Board, tile: &PlacedTile, leaves: Side) -> Option<usize> {
    let mut others = sides_of(board, tile).filter(|&side| side != leaves);
    let first = others.next()?;
    // On a fork the river comes from where the spring is.
    let enters = match others.next() {
        None => first,
        Some(second) => [first, second].into_iter().find(|&side| leads_to_spring(board, tile.cell, side))?,
    };
    Some(turn(enters, leaves))
}

/// Does the river beyond a side of a space lead to its spring, without a fork on the way?
fn leads_to_spring(board: &Board, from: Cell, side: Side) -> bool {
    let (mut cell, mut side) = (from, side);
    for _ in 0..LONGEST {
        cell = cell.beside(side);
        let Some(tile) = board.tile_at(cell) else { return false };
        if board.kind(tile).marks.contains(tiles::SPRING) {
            return true;
        }
        let mut others = sides_of(board, tile).filter(|&other| other != side.opposite());
        match (others.next(), others.next()) {
            (Some(next), None) => side = next,
            _ => return false,
        }
    }
    false
}

/// Does any tile lie beside the space onto which the river would go on?
fn is_crowded(board: &Board, cell: Cell, side: Side) -> bool {
    let next = cell.beside(side);
    let others = Side::ALL.into_iter().filter(|&other| other != side.opposite());
    others.into_iter().any(|other| board.tile_at(next.beside(other)).is_some())
}
