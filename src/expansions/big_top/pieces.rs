//! What this room has on the table.

use super::{BigTop, Ours};
use crate::editions::Term;
use crate::hooks::{Piece, Pieces, Place};
use crate::position::Position;

static TOP: Term = Term::same("big-top", "big top", "big tops");
static ANIMAL: Term = Term::same("animal", "animal under the big top", "animals under the big top");

/// The big top on its circus, and beside the table the animals that nobody has seen yet.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    let room = BigTop::of(p);
    if room.circus {
        pieces.extend(room.top.map(|cell| Piece::new(&TOP, Place::Mark(cell, super::tiles::CIRCUS))));
        pieces.push(Piece::new(&ANIMAL, Place::Beside).times(u16::from(room.animals.count())));
    }
}
