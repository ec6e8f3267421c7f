//! The questions that a room answers, and the set of rooms that the engine asks.
//!
//! The engine is written for any [`Rooms`]; the list of `expansions` makes one of all rooms, asking
//! each in turn and only if it is in play. A room is a state with answers ([`Room`]); it reaches its own
//! state and nobody else's.

mod bonus;
mod per_part;
mod piece;
mod rate;

use std::fmt::Debug;
use std::hash::Hash;

use crate::board::PartId;
use crate::events::{Entry, Majority, Round, Tally, When};
use crate::figures::{FigureKind, Player, Standing};
use crate::geometry::{Cell, Rotation};
use crate::position::{Choice, Credit, Decision, Leaving, Position, Refusal, RoomTask, Slot};
use crate::rulings::Cite;
use crate::tiles::TileKindId;
use crate::track::Scorer;

pub use bonus::{Bonus, Bonuses};
pub use per_part::{PerPart, depth};
pub use piece::{Number, Piece, Pieces, Place, What};
pub use rate::Rate;

/// A list of choices that the caller keeps and the engine fills.
pub type Choices = Vec<Choice>;

/// Asks all rooms that are in play.
/// Equality and hash are over facts, as those of a position are: never over labels of parts.
pub trait Rooms: Clone + PartialEq + Eq + Hash + Debug + Sized + 'static {
    /// A part of a turn begins. What was noted for an earlier one is forgotten.
    fn part_begins(p: &mut Position<Self>);
    /// Something happens at this place of the turn.
    fn at(p: &mut Position<Self>, slot: Slot);
    /// What a feature is worth to a player: rooms add to the rate or make it nothing.
    fn rate(p: &Position<Self>, part: PartId, when: When, player: Player, rate: &mut Rate);
    /// What a figure weighs where it stands.
    fn strength(p: &Position<Self>, figure: &Standing, strength: &mut i16);
    /// Several players have as much on a feature: which of them come before the others?
    fn tie(p: &Position<Self>, part: PartId, majority: &mut Majority);
    /// What a figure brings its owner when the feature that it stands on is scored, whoever has the majority.
    fn bonus(p: &Position<Self>, figure: &Standing, when: When, bonuses: &mut Bonuses);
    /// A complete city that is no feature: does a field touch it, or where no field is named, does it lie on the
    /// table? Gives why it counts.
    fn city_besides(p: &Position<Self>, field: Option<PartId>) -> Option<Cite>;
    /// What else is scored with the features that the tile of this part of the turn completed.
    fn also_scored(p: &Position<Self>, parts: &mut Vec<PartId>);
    /// A completed feature was valued: this follows once its points are paid, before its figures go home.
    fn scored(p: &mut Position<Self>, part: PartId, tally: &Tally);
    /// A figure was placed in the phase for it.
    fn placed(p: &mut Position<Self>, figure: &Standing);
    /// Why a figure cannot be taken from where it stands by what reaches whole tiles: a dragon, a tower.
    fn shelters(p: &Position<Self>, figure: &Standing) -> Option<Cite>;
    /// Does a figure stand apart, so that what looks at the figures on whole tiles does not see it?
    fn apart(p: &Position<Self>, figure: &Standing) -> bool;
    /// Why what walks over the table may not come onto the tile of a space.
    fn forbids_entry(p: &Position<Self>, cell: Cell) -> Option<Cite>;
    /// A figure left the table, or its place there.
    fn left(p: &mut Position<Self>, figure: Standing, leaving: Leaving);
    /// Does a figure stay on its field when the farmers there are scored and go home during the game?
    fn stays(p: &Position<Self>, figure: &Standing) -> bool;
    /// Why the active player may not put a figure onto a part that is free.
    fn forbids(p: &Position<Self>, figure: FigureKind, part: PartId) -> Option<Cite>;
    /// Why no figure may come onto a part, from wherever.
    fn bars(p: &Position<Self>, part: PartId) -> Option<Cite>;
    /// Why no road may be carried over the tile of a space by other means than the tile's own.
    fn bars_road(p: &Position<Self>, cell: Cell) -> Option<Cite>;
    /// May such a figure stand on a part although its kind is placed on no part of that sort?
    fn bears(p: &Position<Self>, figure: FigureKind, part: PartId) -> bool;
    /// May the follower of the turn go onto a part that lies elsewhere than on the tile just placed?
    fn reaches(p: &Position<Self>, figure: FigureKind, part: PartId) -> bool;
    /// What else may be done instead of placing a figure on the tile just placed.
    fn actions(p: &Position<Self>, choices: &mut Choices);
    /// Must the active player choose one of the rooms' actions?
    fn must_act(p: &Position<Self>) -> bool;
    /// Where an action must be chosen: is this one that will do?
    fn required(p: &Position<Self>, choice: Choice) -> bool;
    /// What the active player may do besides, before a tile or a figure is placed: it takes the place of neither.
    fn asides(p: &Position<Self>, choices: &mut Choices);
    /// Carries out what is done besides. Says whether the choice is one of the room's own.
    fn aside(p: &mut Position<Self>, choice: Choice) -> bool;
    /// Carries out an action of a room, or places the drawn tile in a way of its own. Says whether the choice is
    /// one of its own.
    fn act(p: &mut Position<Self>, choice: Choice) -> bool;
    /// Why a choice that is not listed among the actions is not legal.
    fn why_not_act(p: &Position<Self>, choice: Choice) -> Option<Refusal>;
    /// Why a tile may not lie where its edges fit.
    fn forbids_tile(p: &Position<Self>, tile: TileKindId, rotation: Rotation, cell: Cell) -> Option<Cite>;
    /// Has a player a tile of the own supply that may be laid instead of a drawn one?
    fn own_tile(p: &Position<Self>, player: Player) -> bool;
    /// Where else the drawn tile may lie, besides where its edges fit.
    fn more_places(p: &Position<Self>, tile: TileKindId, choices: &mut Choices);
    /// Which scoring figures a credit may move, as a bit each.
    fn scorers(p: &Position<Self>, credit: &Credit, allowed: &mut u8);
    /// May a payment be split between a player's scoring figures?
    fn splits_payments(p: &Position<Self>) -> bool;
    /// Points that were scored reached the scoreboard.
    fn credited(p: &mut Position<Self>, credit: &Credit);
    /// A scoring figure moved forward for points that were scored.
    fn moved(p: &mut Position<Self>, player: Player, scorer: Scorer);
    /// A scoring figure moved forward for points that another player paid.
    fn received(p: &mut Position<Self>, player: Player, scorer: Scorer);
    /// A round of scoring ends.
    fn round_ends(p: &mut Position<Self>, round: Round);
    /// A turn is over, its further parts included.
    fn turn_ends(p: &mut Position<Self>);
    /// The last tile is laid. Does the game go on for a while? Then the room has put onto the agenda what comes.
    fn goes_on(p: &mut Position<Self>) -> bool;
    /// The game is over but for the final scoring.
    fn before_final(p: &mut Position<Self>);
    /// The features were scored at the end of the game: what comes after them.
    fn after_final(p: &mut Position<Self>);
    /// How many figures of a kind a room keeps that are on no part and in no supply.
    fn keeps(p: &Position<Self>, owner: Player, kind: FigureKind, kept: &mut u8);
    /// How many tiles of a kind a room keeps that are neither on the table nor in the pile.
    fn keeps_tiles(p: &Position<Self>, tile: TileKindId, kept: &mut usize);
    /// What a room has on the table besides figures on parts: adds it, so that it can be shown.
    fn pieces(p: &Position<Self>, pieces: &mut Pieces);
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
    /// See [`Rooms::part_begins`].
    fn part_begins(_p: &mut Position<R>) {}
    /// See [`Rooms::at`].
    fn at(_p: &mut Position<R>, _slot: Slot) {}
    /// See [`Rooms::rate`].
    fn rate(_p: &Position<R>, _part: PartId, _when: When, _player: Player, _rate: &mut Rate) {}
    /// See [`Rooms::strength`].
    fn strength(_p: &Position<R>, _figure: &Standing, _strength: &mut i16) {}
    /// See [`Rooms::tie`].
    fn tie(_p: &Position<R>, _part: PartId, _majority: &mut Majority) {}
    /// See [`Rooms::bonus`].
    fn bonus(_p: &Position<R>, _figure: &Standing, _when: When, _bonuses: &mut Bonuses) {}
    /// See [`Rooms::city_besides`].
    fn city_besides(_p: &Position<R>, _field: Option<PartId>) -> Option<Cite> {
        None
    }
    /// See [`Rooms::also_scored`].
    fn also_scored(_p: &Position<R>, _parts: &mut Vec<PartId>) {}
    /// See [`Rooms::scored`].
    fn scored(_p: &mut Position<R>, _part: PartId, _tally: &Tally) {}
    /// See [`Rooms::placed`].
    fn placed(_p: &mut Position<R>, _figure: &Standing) {}
    /// See [`Rooms::stays`].
    fn stays(_p: &Position<R>, _figure: &Standing) -> bool {
        false
    }
    /// See [`Rooms::shelters`].
    fn shelters(_p: &Position<R>, _figure: &Standing) -> Option<Cite> {
        None
    }
    /// See [`Rooms::apart`].
    fn apart(_p: &Position<R>, _figure: &Standing) -> bool {
        false
    }
    /// See [`Rooms::forbids_entry`].
    fn forbids_entry(_p: &Position<R>, _cell: Cell) -> Option<Cite> {
        None
    }
    /// See [`Rooms::left`].
    fn left(_p: &mut Position<R>, _figure: Standing, _leaving: Leaving) {}
    /// See [`Rooms::forbids`].
    fn forbids(_p: &Position<R>, _figure: FigureKind, _part: PartId) -> Option<Cite> {
        None
    }
    /// See [`Rooms::bars`].
    fn bars(_p: &Position<R>, _part: PartId) -> Option<Cite> {
        None
    }
    /// See [`Rooms::bars_road`].
    fn bars_road(_p: &Position<R>, _cell: Cell) -> Option<Cite> {
        None
    }
    /// See [`Rooms::bears`].
    fn bears(_p: &Position<R>, _figure: FigureKind, _part: PartId) -> bool {
        false
    }
    /// See [`Rooms::reaches`].
    fn reaches(_p: &Position<R>, _figure: FigureKind, _part: PartId) -> bool {
        false
    }
    /// See [`Rooms::actions`].
    fn actions(_p: &Position<R>, _choices: &mut Choices) {}
    /// See [`Rooms::must_act`].
    fn must_act(_p: &Position<R>) -> bool {
        false
    }
    /// See [`Rooms::required`].
    fn required(_p: &Position<R>, _choice: Choice) -> bool {
        false
    }
    /// See [`Rooms::asides`].
    fn asides(_p: &Position<R>, _choices: &mut Choices) {}
    /// See [`Rooms::aside`].
    fn aside(_p: &mut Position<R>, _choice: Choice) -> bool {
        false
    }
    /// See [`Rooms::act`].
    fn act(_p: &mut Position<R>, _choice: Choice) -> bool {
        false
    }
    /// See [`Rooms::why_not_act`].
    fn why_not_act(_p: &Position<R>, _choice: Choice) -> Option<Refusal> {
        None
    }
    /// See [`Rooms::forbids_tile`].
    fn forbids_tile(_p: &Position<R>, _tile: TileKindId, _rotation: Rotation, _cell: Cell) -> Option<Cite> {
        None
    }
    /// See [`Rooms::own_tile`].
    fn own_tile(_p: &Position<R>, _player: Player) -> bool {
        false
    }
    /// See [`Rooms::more_places`].
    fn more_places(_p: &Position<R>, _tile: TileKindId, _choices: &mut Choices) {}
    /// See [`Rooms::scorers`].
    fn scorers(_p: &Position<R>, _credit: &Credit, _allowed: &mut u8) {}
    /// See [`Rooms::splits_payments`].
    fn splits_payments(_p: &Position<R>) -> bool {
        false
    }
    /// See [`Rooms::credited`].
    fn credited(_p: &mut Position<R>, _credit: &Credit) {}
    /// See [`Rooms::moved`].
    fn moved(_p: &mut Position<R>, _player: Player, _scorer: Scorer) {}
    /// See [`Rooms::received`].
    fn received(_p: &mut Position<R>, _player: Player, _scorer: Scorer) {}
    /// See [`Rooms::round_ends`].
    fn round_ends(_p: &mut Position<R>, _round: Round) {}
    /// See [`Rooms::turn_ends`].
    fn turn_ends(_p: &mut Position<R>) {}
    /// See [`Rooms::goes_on`].
    fn goes_on(_p: &mut Position<R>) -> bool {
        false
    }
    /// See [`Rooms::before_final`].
    fn before_final(_p: &mut Position<R>) {}
    /// See [`Rooms::after_final`].
    fn after_final(_p: &mut Position<R>) {}
    /// See [`Rooms::keeps`].
    fn keeps(_p: &Position<R>, _owner: Player, _kind: FigureKind, _kept: &mut u8) {}
    /// See [`Rooms::keeps_tiles`].
    fn keeps_tiles(_p: &Position<R>, _tile: TileKindId, _kept: &mut usize) {}
    /// See [`Rooms::pieces`].
    fn pieces(_p: &Position<R>, _pieces: &mut Pieces) {}
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
