//! Pieces are neither made nor lost, and nobody keeps a follower in vain.

use super::reach::foundation;
use super::{Ours, Tower};
use crate::position::{Position, Task};

/// What is out of order with towers and prisoners.
pub(super) fn audit<R: Ours>(p: &Position<R>, before: &Tower) -> Option<String> {
    let room = Tower::of(p);
    let count = |room: &Tower| {
        let built: u32 = room.heights.iter().map(|&(_, height)| u32::from(height)).sum();
        built + room.pieces.iter().map(|&left| u32::from(left)).sum::<u32>()
    };
    if count(room) != count(before) {
        return Some(format!("there were {} tower pieces and are {}", count(before), count(room)));
    }
    if let Some((cell, _)) = room.heights.iter().find(|&&(cell, _)| foundation(p, cell).is_none()) {
        return Some(format!("a tower stands on {cell}, where no foundation lies"));
    }
    let at_rest = matches!(p.agenda.last(), Some(Task::Place | Task::Figure));
    let mutual = room
        .prisoners
        .iter()
        .find(|one| room.prisoners.iter().any(|it| (it.captor, it.owner) == (one.owner, one.captor)));
    mutual.filter(|_| at_rest).map(|prisoner| format!("{prisoner:?} was not exchanged"))
}
