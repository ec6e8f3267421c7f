//! The plain state of a game: the board, the figures, the scoreboard, the piles, the agenda, and a slot
//! for every room.

mod agenda;
mod choice;
mod fingerprint;
mod happenings;
mod pile;
mod same;
mod slots;

use std::sync::Arc;

use crate::board::Board;
use crate::editions::base::Switches;
use crate::events::{Credited, Entry, Event, Log, Round, Tally, TurnPart, Way};
use crate::figures::{FigureRecord, Figures, Player};
use crate::track::{Scorer, Track};

pub use agenda::{Credit, Frame, RoomId, RoomTask, Task};
pub use choice::{Choice, Decision, Refusal, Verb};
pub use fingerprint::Hasher128;
pub use happenings::{Happening, Moment, busy};
pub use pile::Pile;
pub use slots::{PHASES, Slot, SlotInfo};

/// What holds for the whole game.
#[derive(Debug)]
pub struct Rules {
    /// How many play, 1 to 6.
    pub players: u8,
    /// The figures played with; the meeple first.
    pub figures: Vec<&'static FigureRecord>,
    /// The answers of the base game's switches.
    pub base: Switches,
    /// The slots at which anything can happen in this game, a bit each.
    pub busy: u32,
    /// Is any room in play? Where none is, none is asked.
    pub rooms: bool,
    /// Have rooms a say in where tiles may lie?
    pub rooms_place: bool,
    /// Do rooms look at every completed feature, occupied or not?
    pub rooms_watch: bool,
    /// Is a player asked for a figure where none can be placed? A script may want to hear why not.
    pub asks_in_vain: bool,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Somebody must choose, or the turn goes on by itself.
    Running,
    /// The turns that were asked for are over.
    Halted,
    /// The final scoring is over.
    Over,
    /// The game cannot go on.
    Stuck(Fault),
}

/// Why a game cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// One turn brought more messages than any table would bear.
    EndlessTurn,
}

/// Why a figure leaves the table, or its place there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leaving {
    /// The feature that it stood on was scored as a completed one.
    Scored,
    /// A rule sends it to its owner's supply without that.
    Returned,
    /// A player takes it who is not its owner, or keeps it from its owner.
    Taken,
    /// It moves to another place, where it stands by now.
    Moved,
}

/// A game at one moment. `R` holds the states of the rooms.
#[derive(Debug)]
pub struct Position<R> {
    /// What holds for the whole game.
    pub rules: Arc<Rules>,
    /// The table.
    pub board: Board,
    /// Figures on the table and in supplies.
    pub figures: Figures,
    /// The scoreboard.
    pub track: Track,
    /// Tiles not drawn yet.
    pub pile: Pile,
    /// What is to be done; the last entry comes first.
    pub agenda: Vec<Task>,
    /// The parts of turns under way; the last one is played, the others are interrupted.
    pub frames: Vec<Frame>,
    /// What the credits on the agenda are made of.
    pub tallies: Vec<Tally>,
    /// The turn, counted from 1.
    pub turn: u16,
    /// The game halts when so many turns are over.
    pub last_turn: u16,
    /// How far the game is.
    pub stage: Stage,
    /// What happened.
    pub log: Log,
    /// The states of the rooms.
    pub rooms: R,
}

crate::cloning::clone_in_place!(Position<R> {
    rules,
    board,
    figures,
    track,
    pile,
    agenda,
    frames,
    tallies,
    turn,
    last_turn,
    stage,
    log,
    rooms,
});

impl<R> Position<R> {
    /// The part of a turn that is being played.
    pub fn frame(&self) -> &Frame {
        self.frames.last().unwrap_or(&Frame::NONE)
    }

    /// The part of a turn that is being played, to change it.
    pub fn frame_mut(&mut self) -> &mut Frame {
        if self.frames.is_empty() {
            self.frames.push(Frame::NONE);
        }
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// The player whose part of a turn it is.
    pub fn active(&self) -> Player {
        self.frame().player
    }

    /// Everybody, clockwise from the active player.
    pub fn clockwise(&self) -> impl Iterator<Item = Player> + use<R> {
        self.active().clockwise(self.rules.players)
    }

    /// Puts something on top of the agenda: it comes next.
    pub fn then(&mut self, task: Task) {
        self.agenda.push(task);
    }

    /// Notes what happened, with its place in the game.
    pub fn tell(&mut self, event: Event) {
        if self.log.kept() {
            let frame = self.frame();
            let (turn, depth) = (self.turn, self.frames.len().saturating_sub(1) as u8);
            let (player, part, round) = (frame.player, frame.part, frame.round);
            self.log.push(Entry { turn, player, part, depth, round, event });
        }
    }

    /// Notes what a room tells.
    pub fn tell_room(&mut self, event: crate::events::RoomEvent) {
        self.log.summary.tell(event.kind, event.player);
        self.tell(Event::Room(event));
    }

    /// Puts a credit on the agenda, with what it is made of.
    pub fn credit(&mut self, mut credit: Credit, tally: Tally) {
        credit.points = tally.points();
        credit.tally = self.tallies.len() as u32;
        self.tallies.push(tally);
        self.agenda.push(Task::Credit(credit));
    }

    /// Moves a scoring figure by the points of a tally.
    pub fn pay(&mut self, credit: &Credit, tally: &Tally, scorer: Scorer) {
        let points = tally.points();
        if points == 0 {
            return;
        }
        let moved = match credit.way {
            Way::Paid => self.track.retreat(credit.player, scorer, points),
            Way::Scored | Way::Received => self.track.advance(credit.player, scorer, points),
        };
        if credit.way == Way::Scored {
            self.frame_mut().credited = true;
            self.log.summary.credit(credit.source, points);
        }
        if self.log.kept() {
            let (player, source, tally, way) = (credit.player, credit.source, tally.clone(), credit.way);
            let spot = credit.part.map(|part| self.board.name_of(part));
            self.tell(Event::Credited(Credited { player, scorer, moved, source, spot, tally, way }));
        }
    }

    /// The round of scoring under way.
    pub fn round(&self) -> Option<Round> {
        self.frame().round
    }

    /// Begins a further part of a turn, which interrupts the one under way.
    pub fn begin_part(&mut self, player: Player, part: TurnPart) {
        let unfinished_below = self.frame().tile.map_or(0, |tile| self.board.unfinished(tile));
        self.frames.push(Frame { player, part, unfinished_below, ..Frame::NONE });
    }

    /// Ends a part of a turn; the one that it interrupted goes on.
    pub fn end_part(&mut self) {
        let unfinished_before = self.frames.pop().map_or(0, |ended| ended.unfinished_below);
        let Some(under_way) = self.frames.last_mut() else { return };
        let unfinished = under_way.tile.map_or(0, |tile| self.board.unfinished(tile));
        under_way.completed_meanwhile |= unfinished_before & !unfinished;
    }
}
