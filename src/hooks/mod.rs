//! The questions that a room answers, and the set of rooms that the engine asks.
//!
//! The engine is written for any [`Rooms`]; the list of `expansions` makes one of all rooms, asking
//! each in turn and only if it is in play. A room is a state with answers ([`Room`]); it reaches its own
//! state and nobody else's.

mod rate;

use std::fmt::Debug;
use std::hash::Hash;

use crate::board::PartId;
use crate::events::{Entry, Round, When};
use crate::figures::{Player, Standing};
use crate::position::{Choice, Credit, Decision, Position, Refusal, RoomTask, Slot};
use crate::track::Scorer;

pub use rate::Rate;

/// A list of choices that the caller keeps and the engine fills.
pub type Choices = Vec<Choice>;

/// Asks all rooms that are in play.
/// Equality and hash are over facts, as those of a position are: never over labels of parts.
pub trait Rooms: Clone + PartialEq + Eq + Hash + Debug + Sized + 'static {
    /// Something happens at this place of the turn.
    fn at(p: &mut Position<Self>, slot: Slot);
    /// What a feature is worth: rooms add to the rate or make it nothing.
    fn rate(p: &Position<Self>, part: PartId, when: When, rate: &mut Rate);
    /// What a figure weighs where it stands.
    fn strength(p: &Position<Self>, figure: &Standing, strength: &mut i16);
    /// Which scoring figures a credit may move, as a bit each.
    fn scorers(p: &Position<Self>, credit: &Credit, allowed: &mut u8);
    /// A scoring figure moved forward.
    fn moved(p: &mut Position<Self>, player: Player, scorer: Scorer);
    /// A round of scoring ends.
    fn round_ends(p: &mut Position<Self>, round: Round);
    /// A turn is over, its further parts included.
    fn turn_ends(p: &mut Position<Self>);
    /// The game is over but for the final scoring.
    fn before_final(p: &mut Position<Self>);
    /// Goes on with a room's own task, which was taken from the agenda.
    fn run(p: &mut Position<Self>, task: RoomTask);
    /// Must somebody decide before a room's own task goes on?
    fn decides(p: &Position<Self>, task: RoomTask) -> bool;
    /// What must be decided for a room's own task, with every legal choice.
    fn decision(p: &Position<Self>, task: RoomTask, choices: &mut Choices) -> Option<Decision>;
    /// Carries out a choice for a room's own task, which was taken from the agenda.
    fn choose(p: &mut Position<Self>, task: RoomTask, choice: Choice);
    /// Why a choice that is not listed for a room's own task is not legal.
    fn refusal(p: &Position<Self>, task: RoomTask, choice: Choice) -> Option<Refusal>;
    /// What is out of order in the state of the rooms, given what it was and what happened since.
    fn audit(p: &Position<Self>, before: &Self, since: &[Entry]) -> Option<String>;
}

/// A room: the rules of one box, with the state that they need. Every answer has a default.
pub trait Room<R: Rooms> {
    /// See [`Rooms::at`].
    fn at(_p: &mut Position<R>, _slot: Slot) {}
    /// See [`Rooms::rate`].
    fn rate(_p: &Position<R>, _part: PartId, _when: When, _rate: &mut Rate) {}
    /// See [`Rooms::strength`].
    fn strength(_p: &Position<R>, _figure: &Standing, _strength: &mut i16) {}
    /// See [`Rooms::scorers`].
    fn scorers(_p: &Position<R>, _credit: &Credit, _allowed: &mut u8) {}
    /// See [`Rooms::moved`].
    fn moved(_p: &mut Position<R>, _player: Player, _scorer: Scorer) {}
    /// See [`Rooms::round_ends`].
    fn round_ends(_p: &mut Position<R>, _round: Round) {}
    /// See [`Rooms::turn_ends`].
    fn turn_ends(_p: &mut Position<R>) {}
    /// See [`Rooms::before_final`].
    fn before_final(_p: &mut Position<R>) {}
    /// See [`Rooms::run`].
    fn run(_p: &mut Position<R>, _task: RoomTask) {}
    /// See [`Rooms::decides`].
    fn decides(_p: &Position<R>, _task: RoomTask) -> bool {
        false
    }
    /// See [`Rooms::decision`].
    fn decision(_p: &Position<R>, _task: RoomTask, _choices: &mut Choices) -> Option<Decision> {
        None
    }
    /// See [`Rooms::choose`].
    fn choose(_p: &mut Position<R>, _task: RoomTask, _choice: Choice) {}
    /// See [`Rooms::refusal`].
    fn refusal(_p: &Position<R>, _task: RoomTask, _choice: Choice) -> Option<Refusal> {
        None
    }
    /// See [`Rooms::audit`].
    fn audit(_p: &Position<R>, _before: &R, _since: &[Entry]) -> Option<String> {
        None
    }
}
