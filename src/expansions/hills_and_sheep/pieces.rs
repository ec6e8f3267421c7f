//! What this room has on the table.

use super::words::SHEEP;
use super::{HillsAndSheep, Ours};
use crate::hooks::{Piece, Pieces, Place};
use crate::position::Position;

/// The sheep beside each shepherd.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    let flocks = HillsAndSheep::of(p).sheep.flocks().iter();
    pieces.extend(flocks.map(|flock| Piece::new(&SHEEP, Place::At(flock.spot)).times(flock.sheep())));
}
