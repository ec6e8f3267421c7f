//! What this room has on the table.

use super::tiles::TOWER;
use super::{Ours, Tower};
use crate::editions::Term;
use crate::figures::Player;
use crate::hooks::{Piece, Pieces, Place};
use crate::position::Position;

static TOWER_TERM: Term = Term::same("tower-height", "tower", "towers");
static PIECE: Term = Term::same("tower-piece", "tower piece", "tower pieces");

/// Towers with their heights; before the players the pieces that they have left, and their prisoners.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    let room = Tower::of(p);
    for &(cell, height) in room.heights.iter().filter(|(_, height)| *height > 0) {
        pieces.push(Piece::new(&TOWER_TERM, Place::Mark(cell, TOWER)).sized(u16::from(height)));
    }
    for player in (0..p.rules.players).map(Player) {
        let left = u16::from(room.pieces(player));
        pieces.push(Piece::new(&PIECE, Place::Before(player)).times(left));
    }
    let prisoners = room.prisoners().iter();
    pieces.extend(prisoners.map(|it| Piece::figure(it.owner, it.kind, Place::Before(it.captor))));
}
