use super::{drawing, scoring_phase};
use crate::events::{Event, TurnPart};
use crate::figures::Player;
use crate::hooks::Rooms;
use crate::position::{Position, Slot, Stage, Task};
use crate::scoring;

/// Carries out a task that needs no choice and was taken from the agenda.
#[inline(always)]
pub(super) fn run<R: Rooms>(p: &mut Position<R>, task: Task) {
    match task {
        Task::Slot(slot) => enter(p, slot),
        Task::Draw => drawing::run(p),
        Task::Score(part) => scoring_phase::score(p, part),
        Task::Credit(credit) => scoring_phase::run_credit(p, &credit),
        Task::Home(part) => scoring_phase::bring_home(p, part),
        Task::CloseRound(round) => {
            // What the rooms do at its end may begin rounds of its own.
            if std::mem::take(&mut p.frame_mut().credited) {
                p.tell(Event::RoundEnds);
            }
            if p.rules.rooms {
                R::round_ends(p, round);
            }
        }
        Task::EndPart => p.end_part(),
        Task::NextTurn => next_turn(p),
        Task::FinalScoring => {
            p.frame_mut().round = Some(crate::events::Round::Final);
            p.tell(Event::FinalScoring { cite: (&scoring::rulings::FINAL_SCORING).into() });
            p.then(Task::FinalFeatures);
            R::before_final(p);
        }
        Task::FinalFeatures => {
            p.then(Task::AfterFeatures);
            scoring::final_scoring(p);
        }
        Task::AfterFeatures => {
            p.then(Task::GameOver);
            R::after_final(p);
        }
        Task::GameOver => p.stage = Stage::Over,
        Task::ActedAgain => acted_again(p),
        Task::Room(task) => R::run(p, task),
        // Nothing can be chosen here, so nothing is done.
        Task::Place | Task::Complete | Task::Figure => {}
    }
}

/// Enters a slot of the turn: what happens there goes onto the agenda above the rest of the turn.
#[inline(always)]
fn enter<R: Rooms>(p: &mut Position<R>, slot: Slot) {
    let info = slot.info();
    match next_busy(p, slot) {
        Some(next) => p.then(Task::Slot(next)),
        None if p.frame().part == TurnPart::Turn => p.then(Task::NextTurn),
        None => p.then(Task::EndPart),
    }
    p.frame_mut().round = info.round;
    if info.closes_round
        && let Some(round) = info.round
    {
        p.then(Task::CloseRound(round));
    }
    match slot {
        Slot::Draw if p.frame().drawn.is_none() && p.frame().tile.is_none() => p.then(Task::Draw),
        Slot::Place if p.frame().in_words => p.then(Task::Complete),
        Slot::Place if p.frame().drawn.is_some() => p.then(Task::Place),
        Slot::MoveWood if p.frame().tile.is_some() || p.frame().in_words => p.then(Task::Figure),
        Slot::Features => scoring_phase::collect(p),
        _ => {}
    }
    if p.rules.rooms {
        R::at(p, slot);
    }
}

/// The action of the turn is open once more after its phase. What follows an action follows again, and the points
/// that it brings are looked at as those of round 2.
pub fn act_again<R: Rooms>(p: &mut Position<R>) {
    p.then(Task::ActedAgain);
    p.then(Task::Figure);
    p.frame_mut().round = Slot::MoveWood.info().round;
}

/// An action that was open once more is done.
fn acted_again<R: Rooms>(p: &mut Position<R>) {
    if let Some(round) = Slot::AfterWood.info().round {
        p.frame_mut().round = Some(round);
        p.then(Task::CloseRound(round));
    }
    R::at(p, Slot::AfterWood);
}

/// The next slot at which anything can happen.
fn next_busy<R>(p: &Position<R>, slot: Slot) -> Option<Slot> {
    let later = p.rules.busy & !((2 << slot as u32) - 1);
    (later != 0).then(|| Slot::ALL[later.trailing_zeros() as usize])
}

/// Begins the turn of a player.
pub fn begin_turn<R: Rooms>(p: &mut Position<R>, player: Player) {
    begin_part(p, player, TurnPart::Turn);
}

/// Begins a part of a turn; one that is under way is interrupted and goes on afterwards.
pub fn begin_part<R: Rooms>(p: &mut Position<R>, player: Player, part: TurnPart) {
    let first = Slot::ALL[p.rules.busy.trailing_zeros() as usize];
    begin_part_at(p, player, part, first);
}

/// The same, from a slot on: nothing that comes before it happens.
pub fn begin_part_at<R: Rooms>(p: &mut Position<R>, player: Player, part: TurnPart, first: Slot) {
    p.begin_part(player, part);
    p.tell(Event::PartBegins);
    if p.rules.rooms {
        R::part_begins(p);
    }
    p.then(Task::Slot(first));
}

fn next_turn<R: Rooms>(p: &mut Position<R>) {
    R::turn_ends(p);
    p.tallies.clear();
    if p.pile.is_empty() {
        if !R::goes_on(p) {
            p.then(Task::FinalScoring);
        }
    } else if p.turn >= p.last_turn {
        p.stage = Stage::Halted;
    } else {
        let next = p.active().next(p.rules.players);
        begin_next_turn(p, next);
    }
}

/// Begins the next turn, which is this player's.
pub fn begin_next_turn<R: Rooms>(p: &mut Position<R>, player: Player) {
    p.frames.pop();
    p.turn += 1;
    begin_turn(p, player);
}
