//! In which quarter of the last whole rose a tile lies.

use super::words::{self, WIND_ROSE};
use super::{Ours, WindRoses, rulings, tiles};
use crate::board::Spot;
use crate::events::{Line, RoomEvent};
use crate::geometry::Cell;
use crate::position::{Credit, Position};
use crate::tiles::{MarkId, Marks};

/// What a quarter brings in the right place.
pub(super) const POINTS: i16 = 3;

/// The quarters, clockwise from north-east.
const QUARTERS: [MarkId; 4] = [tiles::QUARTER_NE, tiles::QUARTER_SE, tiles::QUARTER_SW, tiles::QUARTER_NW];

/// Looks at the tile that was just placed: it may be a whole rose, or a quarter that brings points.
pub(super) fn look<R: Ours>(p: &mut Position<R>) {
    let Some(placed) = p.frame().tile else { return };
    let tile = p.board.tiles()[usize::from(placed.0)];
    let marks = p.board.kind(&tile).marks;
    if marks.is_empty() {
        return;
    }
    let player = p.active();
    let spot = Some(Spot::Part { cell: tile.cell, part: 0 });
    if let Some(quarter) = quarter_of(marks) {
        let rose = p.rooms.as_ref().rose.and_then(|cell| p.board.tile_at(cell)).copied();
        let (kind, cite) = match rose {
            None => (&words::NO_ROSE, &rulings::NO_WHOLE_ROSE),
            Some(rose) if lies_in(tile.cell, rose.cell, quarter + rose.rotation.quarter_turns()) => {
                (&words::OWN_QUARTER, &rulings::QUARTER)
            }
            Some(_) => (&words::OTHER_QUARTER, &rulings::OTHER_QUARTER),
        };
        let event = RoomEvent { spot, ..RoomEvent::new(kind, player).cite(cite) };
        p.tell_room(event);
        if kind.id == words::OWN_QUARTER.id {
            let line = Line::new(&WIND_ROSE, 1, POINTS, &rulings::ROUNDS_1C);
            p.credit(Credit::new(player, &WIND_ROSE, None), [line].into_iter().collect());
        }
    }
    if marks.contains(tiles::ROSE) {
        if p.rooms.as_ref().rose.is_some() {
            let event = RoomEvent::new(&words::NEW_ROSE, player).cite(&rulings::LAST_WHOLE_ROSE);
            p.tell_room(RoomEvent { spot, ..event });
        }
        let room: &mut WindRoses = p.rooms.as_mut();
        room.rose = Some(tile.cell);
    }
}

fn quarter_of(marks: Marks) -> Option<u8> {
    QUARTERS.iter().position(|&quarter| marks.contains(quarter)).map(|quarter| quarter as u8)
}

/// Does a space lie in a quarter of a rose, counted clockwise from north-east? Rows and columns through the rose
/// belong to both quarters beside them.
fn lies_in(at: Cell, rose: Cell, quarter: u8) -> bool {
    let (east, south) = (i32::from(at.x) - i32::from(rose.x), i32::from(at.y) - i32::from(rose.y));
    match quarter % 4 {
        0 => east >= 0 && south <= 0,
        1 => east >= 0 && south >= 0,
        2 => east <= 0 && south >= 0,
        _ => east <= 0 && south <= 0,
    }
}
