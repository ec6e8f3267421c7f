//! When two positions are the same: by what lies, stands and is to be done, never by labels or by the order
//! in which things came. What happened on the way does not count.

use super::{Credit, Frame, Position, RoomTask, Rules, Task};
use crate::board::{PartId, Spot};
use crate::figures::{FigureKind, Player};
use crate::geometry::Cell;

impl<R: PartialEq> PartialEq for Position<R> {
    fn eq(&self, other: &Self) -> bool {
        self.turn == other.turn
            && self.last_turn == other.last_turn
            && self.stage == other.stage
            && self.track == other.track
            && self.pile == other.pile
            && self.rooms == other.rooms
            && same_rules(&self.rules, &other.rules)
            && self.frames.len() == other.frames.len()
            && self.agenda.len() == other.agenda.len()
            && self.board == other.board
            && self.same_figures(other)
            && self.frames.iter().zip(&other.frames).all(|(own, its)| self.same_frame(own, other, its))
            && self.agenda.iter().zip(&other.agenda).all(|(own, its)| self.same_task(own, other, its))
    }
}

impl<R: Eq> Eq for Position<R> {}

fn same_rules(own: &Rules, its: &Rules) -> bool {
    let kinds = |rules: &Rules| rules.figures.iter().map(|kind| kind.term.id).collect::<Vec<_>>();
    std::ptr::eq(own, its)
        || (own.players, own.base, own.busy) == (its.players, its.base, its.busy) && kinds(own) == kinds(its)
}

impl<R> Position<R> {
    fn same_figures(&self, other: &Self) -> bool {
        let places = |p: &Self| {
            let place = |at: &crate::figures::Standing| (p.board.spot(at.part), at.owner, at.kind);
            let mut places: Vec<(Spot, Player, FigureKind)> =
                p.figures.standing().iter().map(place).collect();
            places.sort_unstable();
            places
        };
        self.figures.same_supplies(&other.figures) && places(self) == places(other)
    }

    fn same_frame(&self, own: &Frame, other: &Self, its: &Frame) -> bool {
        let cell = |p: &Self, frame: &Frame| -> Option<Cell> {
            frame.tile.map(|tile| p.board.tiles()[usize::from(tile.0)].cell)
        };
        cell(self, own) == cell(other, its) && Frame { tile: its.tile, ..*own } == *its
    }

    fn same_task(&self, own: &Task, other: &Self, its: &Task) -> bool {
        let feature =
            |part: PartId, its_part: PartId| self.board.name_of(part) == other.board.name_of(its_part);
        match (*own, *its) {
            (Task::Score(part), Task::Score(its)) | (Task::Home(part), Task::Home(its)) => feature(part, its),
            (Task::Credit(own), Task::Credit(its)) => self.same_credit(&own, other, &its),
            (Task::Room(own), Task::Room(its)) => {
                let spot = |p: &Self, task: &RoomTask| task.part.map(|part| p.board.spot(part));
                spot(self, &own) == spot(other, &its) && RoomTask { part: its.part, ..own } == its
            }
            (own, its) => own == its,
        }
    }

    fn same_credit(&self, own: &Credit, other: &Self, its: &Credit) -> bool {
        let name = |p: &Self, credit: &Credit| credit.part.map(|part| p.board.name_of(part));
        let tally = |p: &Self, credit: &Credit| p.tallies[credit.tally as usize].clone();
        name(self, own) == name(other, its)
            && tally(self, own) == tally(other, its)
            && Credit { part: its.part, ..*own } == *its
    }
}
