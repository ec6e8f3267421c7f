//! The ringmaster's bonus.

use super::{Ours, rulings, tiles, words};
use crate::events::Line;
use crate::figures::Standing;
use crate::hooks::{Bonus, Bonuses};
use crate::position::Position;
use crate::tiles::PartKind;

/// Points for each tile of the circus around.
pub(super) const EACH: i16 = 2;

/// Adds what a ringmaster brings when its feature is scored.
pub(super) fn bonus<R: Ours>(p: &Position<R>, figure: &Standing, bonuses: &mut Bonuses) {
    let Some(own) = p.board.tile_of(figure.part) else { return };
    if p.board.is(figure.part, PartKind::Place) {
        return;
    }
    let tiles = own.cell.block().into_iter().filter_map(|cell| p.board.tile_at(cell));
    let of_the_circus = tiles.filter(|tile| {
        let marks = p.board.kind(tile).all_marks();
        marks.contains(tiles::CIRCUS) || marks.contains(tiles::ACROBATS)
    });
    let count = of_the_circus.count() as u16;
    if count > 0 {
        let line = Line::new(&words::CIRCUS_TILE, count, EACH, &rulings::RINGMASTER);
        let _ = bonuses.try_push(Bonus { player: figure.owner, source: &words::RINGMASTER, line });
    }
}
