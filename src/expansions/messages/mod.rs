//! The Messages (1st edition), or The Messengers (2nd): two scoring figures a player, and eight messages.

mod actions;
mod audit;
pub mod eight;
pub mod happenings;
mod looking;
mod outcomes;
pub mod readings;
mod resolving;
mod returning;
pub mod rulings;
mod stack;
pub mod switches;
mod tables;
pub mod words;

use super::{Beginning, GivenProblem, Key};
use crate::editions::Edition;
use crate::events::{Entry, RoomEvent, Round};
use crate::figures::Player;
use crate::hooks::{Choices, Room, Rooms};
use crate::position::{Choice, Credit, Decision, Position, Refusal, RoomTask, Slot};
use crate::track::Scorer;

pub use resolving::draw;
pub use stack::Stack;
use switches::{FiguresPerTurn, Switches};

/// The name in scenarios and on the command line.
pub const ID: &str = "messages";

/// The most messages that one turn may bring: with a short stack that is recycled they need not end.
pub const MOST_A_TURN: u8 = 100;

/// States the stack of messages.
const STACK_KEY: Key = Key {
    name: "messages",
    states: "the known top of the stack of messages; `only:` states a whole, shorter stack",
    example: "messages: [knights, shortest-road]",
    by_name: false,
    gives: "message",
};

/// What is kept for a part of a turn, as a bit for each player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Notes {
    /// Who drew a message in this round of scoring.
    drawn_in_round: u8,
    /// Who drew a message in this part, other than for a message's own points.
    drawn_in_part: u8,
    /// Whose last draw was by a figure that stood on a dark space without moving.
    by_standing: u8,
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Messages {
    /// How its open points are answered.
    pub switches: Switches,
    /// The stack of messages.
    pub stack: Stack,
    /// One entry for every part of a turn under way.
    notes: Vec<Notes>,
    /// Messages drawn in this turn.
    drawn_this_turn: u8,
    /// The one figure that each player may move in this turn, where the reading allows only one.
    bound: [Option<Scorer>; crate::figures::MOST_PLAYERS],
    /// How many messages are drawn and not yet under the stack again, a bit each.
    pub out: u8,
}

/// A set of rooms of which this is one.
pub trait Ours: Rooms + AsRef<Messages> + AsMut<Messages> {}
impl<R: Rooms + AsRef<Messages> + AsMut<Messages>> Ours for R {}

impl Messages {
    /// The room with the stack as stated: all eight in an order that nobody knows where nothing is.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        let stack = match beginning.stated(STACK_KEY.name) {
            Some(given) => stack::read(given)?,
            None => Stack::with_top(&[]),
        };
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            stack,
            notes: vec![Notes::default()],
            drawn_this_turn: 0,
            bound: Default::default(),
            out: 0,
        })
    }

    fn of<R: Ours>(p: &Position<R>) -> &Self {
        p.rooms.as_ref()
    }

    fn of_mut<R: Ours>(p: &mut Position<R>) -> &mut Self {
        p.rooms.as_mut()
    }

    /// The notes of the part of a turn that is being played.
    fn notes<R: Ours>(p: &Position<R>) -> Notes {
        let depth = p.frames.len().max(1);
        Self::of(p).notes.get(depth - 1).copied().unwrap_or_default()
    }

    /// The same, to change them. Those of parts that are over are forgotten.
    fn notes_mut<R: Ours>(p: &mut Position<R>) -> &mut Notes {
        let depth = p.frames.len().max(1);
        let notes = &mut Self::of_mut(p).notes;
        notes.resize(depth, Notes::default());
        &mut notes[depth - 1]
    }
}

impl<R: Ours> Room<R> for Messages {
    fn at(p: &mut Position<R>, slot: Slot) {
        if slot == Slot::Begin {
            *Self::notes_mut(p) = Notes::default();
        }
    }

    fn scorers(p: &Position<R>, credit: &Credit, allowed: &mut u8) {
        let messages = Self::of(p);
        if messages.switches.figures_per_turn == FiguresPerTurn::OnePerTurn
            && let Some(scorer) = messages.bound[credit.player.index()]
        {
            *allowed &= 1 << scorer as u8;
        }
    }

    fn moved(p: &mut Position<R>, player: Player, scorer: Scorer) {
        let messages = Self::of_mut(p);
        if messages.switches.figures_per_turn == FiguresPerTurn::OnePerTurn
            && messages.bound[player.index()].replace(scorer).is_some()
        {
            let event = RoomEvent::new(&words::BOUND, player).cite(&readings::ONE_FIGURE_PER_TURN);
            p.tell_room(RoomEvent { scorer: Some(scorer), ..event });
        }
        looking::at_landing(p, player, scorer);
    }

    fn received(p: &mut Position<R>, player: Player, scorer: Scorer) {
        looking::at_payment(p, player, scorer);
    }

    fn round_ends(p: &mut Position<R>, round: Round) {
        looking::at_round_end(p, round);
    }

    fn turn_ends(p: &mut Position<R>) {
        p.track.settle();
        let messages = Self::of_mut(p);
        messages.drawn_this_turn = 0;
        messages.bound = Default::default();
    }

    /// Both figures' points are added on one of them; the other leaves the scoreboard.
    fn before_final(p: &mut Position<R>) {
        for player in p.clockwise() {
            let total = p.track.total(player);
            p.track.put(player, Scorer::Meeple, total);
            p.track.put(player, Scorer::Messenger, 0);
            let event = RoomEvent::new(&words::TOTALS, player).cite(&rulings::FINAL_TOTAL);
            p.tell_room(RoomEvent { number: i32::from(total), ..event });
        }
        p.track.set_figures(1);
        let event = RoomEvent::new(&words::NONE_IN_FINAL, p.active()).cite(&rulings::NONE_IN_FINAL_SCORING);
        p.tell_room(event);
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        resolving::run(p, task);
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        resolving::decides(p, task)
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        resolving::decision(p, task, choices)
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        resolving::choose(p, task, choice);
    }

    fn refusal(p: &Position<R>, task: RoomTask, choice: Choice) -> Option<Refusal> {
        resolving::refusal(p, task, choice)
    }

    fn audit(p: &Position<R>, before: &R, since: &[Entry]) -> Option<String> {
        audit::audit(Self::of(p), before.as_ref(), since)
    }
}

/// What this box brings.
pub static BOX: super::Boxed = super::Boxed {
    id: ID,
    title: "The Messages / The Messengers",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[],
    says: super::Says::NOTHING,
    mechanisms: &[],
    scoring_figures: 2,
    keys: &[STACK_KEY],
    rulings: rulings::ALL,
    readings: readings::ALL,
    settled: switches::SETTLED,
    outcomes: outcomes::ALL,
    words: super::Words { events: words::EVENTS, verbs: words::VERBS },
    saved: super::Saved::NONE,
    tables: tables::ALL,
    tiles: &super::BoxTiles::NONE,
    dealing: super::Dealing::NOTHING,
};
