//! A number for a position, equal for positions that are the same (see `same`): by what lies, stands and is to
//! be done, never by labels or by the order in which things came.

use std::hash::{Hash, Hasher};

use super::{Credit, Frame, Position, RoomTask, Task};
use crate::board::PartId;
use crate::figures::{FigureKind, Player};
use crate::track::{Arrival, Marker, Scorer};

/// An odd number without a pattern.
const MIX: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

/// Makes a number of 128 bits of what is written to it. With so many, two positions that are not the same get
/// the same number less often than a machine errs.
#[derive(Clone, Copy, Debug)]
pub struct Hasher128(u128);

impl Hasher128 {
    /// Nothing was written yet.
    pub const fn new() -> Self {
        Self(MIX)
    }

    /// The number of all that was written.
    pub const fn number(self) -> u128 {
        let mixed = (self.0 ^ self.0 >> 67).wrapping_mul(MIX);
        mixed ^ mixed >> 64
    }

    /// The number of one thing.
    pub fn of(what: impl Hash) -> u128 {
        let mut hasher = Self::new();
        what.hash(&mut hasher);
        hasher.number()
    }
}

impl Default for Hasher128 {
    fn default() -> Self {
        Self::new()
    }
}

impl Hasher for Hasher128 {
    fn finish(&self) -> u64 {
        self.number() as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ u128::from(number)).wrapping_mul(MIX);
        self.0 = mixed ^ mixed >> 64;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

impl<R: Hash> Position<R> {
    /// The number of this position. What holds for the whole game is left out: only positions of games under
    /// the same rules are compared.
    pub fn fingerprint(&self) -> u128 {
        let mut hasher = Hasher128::new();
        (self.turn, self.last_turn, self.stage).hash(&mut hasher);
        self.hash_track(&mut hasher);
        self.pile.hash(&mut hasher);
        self.rooms.hash(&mut hasher);
        hasher.write_u128(self.board.fingerprint());
        self.hash_figures(&mut hasher);
        hasher.write_usize(self.frames.len());
        self.frames.iter().for_each(|frame| self.hash_frame(frame, &mut hasher));
        hasher.write_usize(self.agenda.len());
        self.agenda.iter().for_each(|task| self.hash_task(task, &mut hasher));
        hasher.number()
    }

    /// Where scoring figures stand and how they came there, a word for each player.
    fn hash_track(&self, hasher: &mut Hasher128) {
        let marker = |marker: Marker| {
            let arrival = match marker.arrival {
                Arrival::Stood => 0,
                Arrival::Backward => 1,
                Arrival::Forward { alone_on_space, alone_on_total, left_dark } => {
                    2 | u64::from(alone_on_space) << 2
                        | u64::from(alone_on_total) << 3
                        | u64::from(left_dark) << 4
                }
            };
            u64::from(marker.total as u16) << 8 | arrival
        };
        for player in (0..self.rules.players).map(Player) {
            let [one, two] = Scorer::ALL.map(|scorer| marker(self.track.marker(player, scorer)));
            hasher.write_u64(one << 32 | two);
        }
        hasher.write_usize(self.track.scorers().len());
    }

    /// The figures on the table, whatever their order, and those in supplies.
    fn hash_figures(&self, hasher: &mut Hasher128) {
        let standing = self.figures.standing().iter();
        let one =
            |at: &crate::figures::Standing| Hasher128::of((self.board.spot(at.part), at.owner, at.kind));
        hasher.write_u128(standing.map(one).fold(0, u128::wrapping_add));
        for player in (0..self.rules.players).map(Player) {
            let kinds = (0..self.rules.figures.len() as u8).map(FigureKind);
            let left = kinds.map(|kind| u128::from(self.figures.supply(player, kind)));
            // There are at most 16 kinds.
            let left = left.fold(0, |all, left| all << 8 | left);
            hasher.write_u64(left as u64);
            if self.rules.figures.len() > 8 {
                hasher.write_u64((left >> 64) as u64);
            }
        }
    }

    fn hash_frame(&self, frame: &Frame, hasher: &mut Hasher128) {
        frame.tile.map(|tile| self.board.tiles()[usize::from(tile.0)].cell).hash(hasher);
        Frame { tile: None, ..*frame }.hash(hasher);
    }

    fn hash_task(&self, task: &Task, hasher: &mut Hasher128) {
        std::mem::discriminant(task).hash(hasher);
        match *task {
            Task::Slot(slot) => slot.hash(hasher),
            Task::CloseRound(round) => round.hash(hasher),
            Task::Score(part) | Task::Home(part) => self.board.name_of(part).hash(hasher),
            Task::Credit(credit) => self.hash_credit(&credit, hasher),
            Task::Room(task) => {
                task.part.map(|part| self.board.spot(part)).hash(hasher);
                let RoomTask { room, step, player, item, part: _ } = task;
                (room, step, player, item).hash(hasher);
            }
            Task::Draw
            | Task::Place
            | Task::Complete
            | Task::Figure
            | Task::ActedAgain
            | Task::EndPart
            | Task::NextTurn
            | Task::FinalScoring
            | Task::FinalFeatures
            | Task::AfterFeatures
            | Task::GameOver => {}
        }
    }

    fn hash_credit(&self, credit: &Credit, hasher: &mut Hasher128) {
        let name = |part: PartId| self.board.name_of(part);
        (credit.player, credit.points, credit.source.id, credit.part.map(name), credit.way).hash(hasher);
        self.tallies[credit.tally as usize].hash(hasher);
    }
}
