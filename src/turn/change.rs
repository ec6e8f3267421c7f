use crate::board::{PartId, TileId};
use crate::position::{Position, Task};
use crate::tiles::TileKindId;

/// Makes another kind of a tile on the table, whose first parts are the same as those it had. Figures and what is
/// to be done keep their places.
pub fn change_tile<R>(p: &mut Position<R>, tile: TileId, kind: TileKindId) {
    let new = p.board.lay_anew(tile, kind);
    let to = |part: PartId| new[usize::from(part.0)];
    p.figures.renumber(to);
    for task in &mut p.agenda {
        match task {
            Task::Score(part) | Task::Home(part) => *part = p.board.root(to(*part)),
            Task::Credit(credit) => credit.part = credit.part.map(to),
            Task::Room(task) => task.part = task.part.map(to),
            _ => {}
        }
    }
}
