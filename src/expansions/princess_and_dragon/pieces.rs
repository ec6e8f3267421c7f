//! What this room has on the table.

use super::words::FAIRY_TERM;
use super::{Ours, PrincessAndDragon, cell_of};
use crate::editions::Term;
use crate::hooks::{Piece, Pieces, Place};
use crate::position::Position;

static DRAGON: Term = Term::same("dragon", "dragon", "dragons");

/// The dragon on its tile, and the fairy beside her ward or on her tile.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    let room = PrincessAndDragon::of(p);
    pieces.extend(room.dragon.map(|cell| Piece::new(&DRAGON, Place::On(cell))));
    pieces.extend(room.fairy.map(|fairy| {
        let place = match (fairy.ward, cell_of(fairy.spot)) {
            (None, Some(cell)) => Place::On(cell),
            _ => Place::At(fairy.spot),
        };
        Piece::new(&FAIRY_TERM, place)
    }));
}
