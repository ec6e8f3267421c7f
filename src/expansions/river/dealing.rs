//! In which order the tiles of a river are drawn.

use super::tiles;
use crate::expansions::PileSetup;
use crate::tiles::{Catalogue, MarkId, PartKind, TileKindId};

/// The spring lies at the beginning.
pub(super) const SPRING: &[(&str, u8, [i16; 2])] = &[("RI/s", 0, [0, 0])];

/// Puts the fork first, then the course of the river, then a lake, then all other tiles. Of several rivers a second
/// spring and further lakes stay in the box.
pub(super) fn deal(catalogue: &Catalogue, pile: &mut PileSetup) {
    let is_river = |kind: TileKindId| catalogue[kind].parts_of(PartKind::River).next().is_some();
    let has = |kind: TileKindId, mark: MarkId| is_river(kind) && catalogue[kind].all_marks().contains(mark);
    // With two boxes of rivers the first one has dealt for both.
    if !pile.later.is_empty() && pile.rest.iter().all(|&(kind, _)| is_river(kind)) {
        return;
    }
    pile.take_out(|kind| has(kind, tiles::SPRING));
    let fork = pile.take_out(|kind| has(kind, tiles::FORK));
    let mut lakes = pile.take_out(|kind| has(kind, tiles::LAKE));
    lakes.truncate(1);
    let course = pile.take_out(is_river);
    for heap in [lakes, course, fork] {
        pile.put_first(heap);
    }
}
