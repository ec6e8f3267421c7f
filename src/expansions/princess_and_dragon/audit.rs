//! Dragon and fairy stand where they can.

use super::{Ours, PrincessAndDragon, cell_of};
use crate::position::Position;

/// What is out of order with dragon and fairy.
pub(super) fn audit<R: Ours>(p: &Position<R>) -> Option<String> {
    let room = PrincessAndDragon::of(p);
    let bare = |cell| p.board.tile_at(cell).is_none();
    if room.dragon.is_some_and(bare) {
        return Some(format!("the dragon stands on no tile: {:?}", room.dragon));
    }
    let fairy = room.fairy?;
    if cell_of(fairy.spot).is_some_and(bare) {
        return Some(format!("the fairy stands on no tile: {fairy:?}"));
    }
    let (owner, kind) = fairy.ward?;
    let is_ward = |figure: &crate::figures::Standing| {
        (figure.owner, figure.kind) == (owner, kind) && p.board.spot(figure.part) == fairy.spot
    };
    let stands = p.figures.standing().iter().any(is_ward);
    (!stands).then(|| format!("the fairy's follower is gone: {fairy:?}"))
}
