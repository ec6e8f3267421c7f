//! The turn as an agenda: what is to be done stands on a stack, and whatever interrupts goes on top.
//!
//! [`advance`] plays on until somebody must choose; [`decision`] lists what may be chosen; [`apply`]
//! carries a listed choice out.

mod change;
mod drawing;
pub mod happenings;
mod placing;
pub mod rulings;
mod run;
mod scoring_phase;
pub mod verbs;
mod wood;

use crate::figures::Player;
use crate::hooks::{Choices, Rooms};
use crate::position::{Choice, Decision, Position, Refusal, Stage, Task};
use crate::scoring;

pub use change::change_tile;
pub use placing::{fits_somewhere, lay};
pub use run::{act_again, begin_next_turn, begin_part, begin_part_at, begin_turn};
pub use scoring_phase::{
    completed, completed_by_another, credit_bonuses, pay_player, take_away, take_home, take_home_all,
};
pub use wood::{free_for, put};

/// Plays on until somebody must choose or the game stops.
#[inline(never)]
pub fn advance<R: Rooms>(p: &mut Position<R>) {
    while go_on(p) {}
}

/// Carries out the next task, unless somebody must choose first. Says whether the game may go on.
pub fn step<R: Rooms>(p: &mut Position<R>) -> bool {
    go_on(p)
}

#[inline(always)]
fn go_on<R: Rooms>(p: &mut Position<R>) -> bool {
    if p.stage != Stage::Running {
        return false;
    }
    let Some(task) = p.agenda.last() else {
        p.stage = Stage::Halted;
        return false;
    };
    if must_decide(p, task) {
        return false;
    }
    if let Some(task) = p.agenda.pop() {
        run::run(p, task);
    }
    true
}

/// Must somebody choose before this task goes on?
#[inline(always)]
fn must_decide<R: Rooms>(p: &Position<R>, task: &Task) -> bool {
    match task {
        Task::Draw => drawing::must_decide(p),
        Task::Place => true,
        Task::Complete => placing::may_complete(p).next().is_some(),
        Task::Figure => p.rules.asks_in_vain || wood::possible(p) || wood::may_act(p),
        Task::Score(_) => scoring_phase::order_is_open(p),
        Task::Credit(credit) => scoring_phase::choice_of_scorer(p, credit).len() > 1,
        Task::Room(task) => R::decides(p, *task),
        _ => false,
    }
}

/// What must be chosen now, with every legal choice. `None` when the game has stopped.
pub fn decision<R: Rooms>(p: &Position<R>, choices: &mut Choices) -> Option<Decision> {
    choices.clear();
    if p.stage != Stage::Running {
        return None;
    }
    let by = |player: Player, about| Some(Decision { player: Some(player), about, default: None });
    match *p.agenda.last()? {
        Task::Draw => {
            drawing::list(p, choices);
            Some(Decision { player: None, about: "draw", default: None })
        }
        Task::Place => {
            placing::list(p, choices);
            if p.rules.rooms {
                R::asides(p, choices);
            }
            by(p.active(), "place")
        }
        Task::Complete => {
            choices.extend(placing::may_complete(p).map(|spot| Choice::at(&verbs::COMPLETE, spot)));
            let none = Choice::bare(&verbs::COMPLETE_NO_MORE);
            choices.push(none);
            Some(Decision { player: Some(p.active()), about: "complete", default: Some(none) })
        }
        Task::Figure => {
            let none = Choice::bare(&verbs::NO_FIGURE);
            let must = p.rules.rooms && R::must_act(p);
            if !must {
                choices.push(none);
                wood::list(p, choices);
            }
            if !p.rules.rooms {
                return Some(Decision { player: Some(p.active()), about: "figure", default: Some(none) });
            }
            R::actions(p, choices);
            if must {
                choices.retain(|&choice| R::required(p, choice));
            } else {
                R::asides(p, choices);
            }
            Some(Decision { player: Some(p.active()), about: "figure", default: (!must).then_some(none) })
        }
        Task::Score(_) => {
            scoring_phase::list_order(p, choices);
            let default = choices.first().copied();
            Some(Decision { player: Some(p.active()), about: "score-first", default })
        }
        Task::Credit(credit) => {
            for scorer in scoring_phase::choice_of_scorer(p, &credit) {
                // Points that only go by a feature, such as a message's, are not named after it.
                let own =
                    credit.part.filter(|&part| scoring::term(p.board.feature(part).kind) == credit.source);
                let spot = own.map(|part| p.board.name_of(part));
                choices.push(Choice { spot, ..Choice::scorer(&verbs::SCORER, scorer) });
            }
            by(credit.player, "scorer")
        }
        Task::Room(task) => R::decision(p, task, choices),
        _ => None,
    }
}

/// Of how many equally likely cases a choice of chance is one: the copies of a tile that may come next. Where
/// a room leaves something to chance, each of its choices is as likely as any other.
pub fn cases<R: Rooms>(p: &Position<R>, choice: Choice) -> u32 {
    if choice.verb != &verbs::DRAW {
        return 1;
    }
    let left = p.pile.candidates().find(|&(kind, _)| kind == choice.tile_kind());
    left.map_or(0, |(_, count)| u32::from(count))
}

/// Carries out a choice that [`decision`] listed, and plays on.
pub fn apply<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    take(p, choice);
    advance(p);
}

/// Carries out a choice that [`decision`] listed, and nothing that follows from it.
pub fn take<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    if matches!(p.agenda.last(), Some(Task::Place | Task::Figure)) && R::aside(p, choice) {
        return;
    }
    let Some(task) = p.agenda.pop() else { return };
    match task {
        Task::Draw => drawing::choose(p, choice),
        Task::Place if choice.verb == &verbs::PLACE => placing::choose(p, choice),
        Task::Complete => placing::choose_complete(p, choice),
        Task::Figure if choice.verb == &verbs::FIGURE => wood::choose(p, choice),
        Task::Place | Task::Figure => {
            R::act(p, choice);
        }
        Task::Score(part) => scoring_phase::choose_order(p, part, choice),
        Task::Credit(credit) => scoring_phase::apply_credit(p, &credit, choice.as_scorer()),
        Task::Room(task) => R::choose(p, task, choice),
        other => p.agenda.push(other),
    }
}

/// Why a choice is not legal now; `None` when it is.
pub fn why_not<R: Rooms>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let mut listed = Choices::new();
    decision(p, &mut listed);
    if listed.contains(&choice) {
        return None;
    }
    let special = match p.agenda.last() {
        Some(Task::Place) if choice.verb == &verbs::PLACE => placing::refusal(p, choice),
        Some(Task::Complete) if choice.verb == &verbs::COMPLETE => placing::refusal_to_complete(p, choice),
        Some(Task::Figure) if choice.verb == &verbs::FIGURE => wood::refusal(p, choice),
        Some(Task::Place | Task::Figure) => R::why_not_act(p, choice),
        _ if choice.verb == &verbs::FIGURE => wood::refusal_out_of_phase(p),
        Some(&Task::Room(task)) => R::refusal(p, task, choice),
        _ => None,
    };
    Some(special.unwrap_or(Refusal::by(&rulings::TURN_ORDER)))
}
