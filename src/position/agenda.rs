use super::Slot;
use crate::board::{PartId, Spot, TileId};
use crate::editions::Term;
use crate::events::{Round, TurnPart, Way};
use crate::figures::Player;
use crate::tiles::TileKindId;

/// Points on their way to the scoreboard. The points of one feature stay together.
#[derive(Clone, Copy, Debug)]
pub struct Credit {
    /// Who gets them.
    pub player: Player,
    /// How many: the sum of the tally.
    pub points: u16,
    /// What brought them.
    pub source: &'static Term,
    /// The feature that brought them, by a part of it.
    pub part: Option<PartId>,
    /// Where the tally is kept.
    pub tally: u32,
    /// Are they scored, or do they pass from one player to another?
    pub way: Way,
}

impl Credit {
    /// A credit that still lacks its tally.
    pub fn new(player: Player, source: &'static Term, part: Option<PartId>) -> Self {
        Self { player, points: 0, source, part, tally: 0, way: Way::Scored }
    }
}

impl PartialEq for Credit {
    fn eq(&self, other: &Self) -> bool {
        (self.player, self.points, self.source.id, self.part, self.way)
            == (other.player, other.points, other.source.id, other.part, other.way)
    }
}

impl Eq for Credit {}

/// A room, by a number made of its id: quick to compare, and not changed by rooms that are added.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoomId(u32);

impl RoomId {
    /// The room of this id.
    pub const fn of(id: &str) -> Self {
        let (bytes, mut number, mut place) = (id.as_bytes(), 0x811c_9dc5_u32, 0);
        while place < bytes.len() {
            number = (number ^ bytes[place] as u32).wrapping_mul(0x0100_0193);
            place += 1;
        }
        Self(number)
    }
}

/// A task of a room: which room, which step, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomTask {
    /// The room.
    pub room: RoomId,
    /// The step, as the room numbers them.
    pub step: u8,
    /// Whom it is about.
    pub player: Player,
    /// What it is about, as the room numbers it.
    pub item: u8,
    /// The feature it is about.
    pub part: Option<PartId>,
}

/// Something to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The turn goes on from this slot.
    Slot(Slot),
    /// A tile is drawn. Chance decides.
    Draw,
    /// The drawn tile is placed.
    Place,
    /// A tile that is only stated in words completes features.
    Complete,
    /// A figure may be placed.
    Figure,
    /// The action of the turn, open once more after its phase, is done.
    ActedAgain,
    /// A completed feature is scored.
    Score(PartId),
    /// Points reach the scoreboard.
    Credit(Credit),
    /// The figures on a completed feature go home.
    Home(PartId),
    /// A round of scoring ends.
    CloseRound(Round),
    /// This part of the turn is over.
    EndPart,
    /// The next player's turn, or the end of the game.
    NextTurn,
    /// The game is over but for the final scoring.
    FinalScoring,
    /// Features are scored at the end of the game.
    FinalFeatures,
    /// What is scored after the features.
    AfterFeatures,
    /// The final scoring is over.
    GameOver,
    /// A room's own task.
    Room(RoomTask),
}

/// A part of a turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// Whose it is.
    pub player: Player,
    /// Which part.
    pub part: TurnPart,
    /// The round of scoring under way.
    pub round: Option<Round>,
    /// The tile that was drawn and not placed yet.
    pub drawn: Option<TileKindId>,
    /// The tile that was placed.
    pub tile: Option<TileId>,
    /// Is the tile only stated in words?
    pub in_words: bool,
    /// Features stated in words that were completed, a bit each.
    pub completed: u64,
    /// The parts of its tile that were completed in parts that interrupted it, a bit each.
    pub completed_meanwhile: u32,
    /// The parts of the interrupted part's tile that were not complete when this one began, a bit each.
    pub unfinished_below: u32,
    /// Did anybody get points in this round?
    pub credited: bool,
    /// The feature that brought the last points, by its name, where players have a choice of scoring figures.
    pub last_credited: Option<Spot>,
}

impl Frame {
    /// What holds before any part of a turn has begun.
    pub const NONE: Self = Self {
        player: Player(0),
        part: TurnPart::Turn,
        round: None,
        drawn: None,
        tile: None,
        in_words: false,
        completed: 0,
        completed_meanwhile: 0,
        unfinished_below: 0,
        credited: false,
        last_credited: None,
    };
}
