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
use crate::board::Spot;
use crate::editions::Edition;
use crate::events::{Entry, RoomEvent, Round};
use crate::figures::Player;
use crate::hooks::{Choices, Room};
use crate::position::{Choice, Credit, Decision, Position, Refusal, RoomTask};
use crate::track::Scorer;

pub use resolving::draw;
pub use stack::Stack;
use switches::{BonusFigure, FiguresPerTurn, PaymentFigure, Switches};

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
    /// Which figure each player's last points of a feature moved in this round, and which feature.
    by_feature: [Option<(Spot, Scorer)>; crate::figures::MOST_PLAYERS],
    /// How many messages are drawn and not yet under the stack again, a bit each.
    pub out: u8,
}

own_state!(Messages, of, of_mut);

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
            by_feature: Default::default(),
            out: 0,
        })
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
    fn part_begins(p: &mut Position<R>) {
        *Self::notes_mut(p) = Notes::default();
    }

    fn scorers(p: &Position<R>, credit: &Credit, allowed: &mut u8) {
        let messages = Self::of(p);
        if messages.switches.figures_per_turn == FiguresPerTurn::OnePerTurn
            && let Some(scorer) = messages.bound[credit.player.index()]
        {
            *allowed &= 1 << scorer as u8;
        }
        if messages.switches.bonus_figure == BonusFigure::WithFeature
            && let Some((spot, scorer)) = messages.by_feature[credit.player.index()]
            && credit.part.is_some_and(|part| p.board.name_of(part) == spot)
        {
            *allowed &= 1 << scorer as u8;
        }
    }

    fn splits_payments(p: &Position<R>) -> bool {
        Self::of(p).switches.payment_figure == PaymentFigure::SplitAllowed
    }

    fn received(p: &mut Position<R>, player: Player, scorer: Scorer) {
        looking::at_payment(p, player, scorer);
    }

    fn moved(p: &mut Position<R>, player: Player, scorer: Scorer) {
        let messages = Self::of_mut(p);
        if messages.switches.figures_per_turn == FiguresPerTurn::OnePerTurn
            && messages.bound[player.index()].replace(scorer).is_some()
        {
            let event = RoomEvent::new(&words::BOUND, player).cite(&readings::ONE_FIGURE_PER_TURN);
            p.tell_room(RoomEvent { scorer: Some(scorer), ..event });
        }
        let feature = p.frame().last_credited;
        let messages = Self::of_mut(p);
        let before = &mut messages.by_feature[player.index()];
        let again = before.is_some_and(|(spot, _)| feature == Some(spot));
        *before = feature.map(|spot| (spot, scorer));
        if again && messages.switches.bonus_figure == BonusFigure::WithFeature {
            let event = RoomEvent::new(&words::WITH_FEATURE, player).cite(&readings::BONUS_FIGURE);
            p.tell_room(RoomEvent { scorer: Some(scorer), ..event });
        }
        looking::at_landing(p, player, scorer);
    }

    fn round_ends(p: &mut Position<R>, round: Round) {
        Self::of_mut(p).by_feature = Default::default();
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
    words: super::Words { events: words::EVENTS, verbs: words::VERBS, sources: &[] },
    saved: super::Saved::NONE,
    tables: tables::ALL,
    tiles: &super::BoxTiles::NONE,
    dealing: super::Dealing::NOTHING,
};
