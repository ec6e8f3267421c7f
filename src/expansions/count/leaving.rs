//! Figures leave the city: for what is about to be scored, and before the final scoring.

use super::city::{self, QUARTERS};
use super::readings::{FinalMoves, LeavingOrder};
use super::{Count, Ours, readings, room_task, rulings, step, task, words};
use crate::board::PartId;
use crate::events::RoomEvent;
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Leaving, Position, Refusal, RoomTask, Task};
use crate::rulings::{Cite, Ruling};
use crate::tiles::PartKind;
use crate::turn;

/// Lets everybody move figures to what is about to be scored, from the left of the active player on.
pub(super) fn offer<R: Ours>(p: &mut Position<R>) {
    if !city::inhabited(p) || about_to_be_scored(p).is_empty() {
        return;
    }
    // What others do before scoring comes first: a city may become a castle, a dragon may come.
    let above = p.agenda.iter().rposition(|task| matches!(task, Task::Slot(_))).map_or(0, |slot| slot + 1);
    let active = p.active();
    match Count::of(p).switches.leaving_order {
        LeavingOrder::AllInOneGo => {
            for player in from_the_left(p) {
                p.agenda.insert(above, task(step::LEAVE, player, 0));
            }
        }
        LeavingOrder::OneByOne => {
            let first = active.next(p.rules.players);
            p.agenda.insert(above, task(step::LEAVE_BY_ONE, first, 0));
        }
    }
    p.agenda.insert(above + added(p, above), task(step::TELL, active, 0));
}

/// How many tasks of the room stand from a place of the agenda on.
fn added<R: Ours>(p: &Position<R>, from: usize) -> usize {
    p.agenda[from..].iter().take_while(|it| matches!(it, Task::Room(it) if it.room == super::ROOM)).count()
}

/// Everybody, beginning to the left of the active player, who comes last.
fn from_the_left<R: Ours>(p: &Position<R>) -> impl Iterator<Item = Player> + use<R> {
    p.active().next(p.rules.players).clockwise(p.rules.players)
}

/// Before the final scoring, players move one figure at a time, in turn.
pub(super) fn offer_at_end<R: Ours>(p: &mut Position<R>) {
    if city::inhabited(p) {
        let (active, first) = (p.active(), p.active().next(p.rules.players));
        let kind = match Count::of(p).switches.final_moves {
            FinalMoves::AllQuarters => &words::LAST_WAY_OUT,
            FinalMoves::MarketOnly => &words::LAST_WAY_OUT_OF_THE_MARKET,
        };
        p.tell_room(RoomEvent::new(kind, active).cite(&readings::FINAL_MOVES));
        p.then(task(step::LEAVE_AT_END, first, 0));
    }
}

/// What is about to be scored, by its labels, each once.
fn about_to_be_scored<R: Ours>(p: &Position<R>) -> Vec<PartId> {
    let mut parts: Vec<PartId> = turn::completed(p).into_iter().collect();
    R::also_scored(p, &mut parts);
    parts.iter_mut().for_each(|part| *part = p.board.root(*part));
    parts.sort_unstable_by_key(|&part| p.board.name_of(part));
    parts.dedup();
    parts
}

/// Where figures may go at the end: what is not complete, and fields.
fn at_the_end<R: Ours>(p: &Position<R>) -> Vec<PartId> {
    let open = |&part: &PartId| {
        let feature = p.board.feature(part);
        !feature.complete() && feature.kind != PartKind::Place
    };
    let mut parts: Vec<PartId> = p.board.all_features().filter(open).collect();
    parts.sort_unstable_by_key(|&part| p.board.name_of(part));
    parts
}

fn is_at_end(at: RoomTask) -> bool {
    at.step == step::LEAVE_AT_END
}

/// May figures of a quarter leave at all, at this moment? The count not asked.
fn opens(at_end: bool, switch: FinalMoves, quarter: u8) -> bool {
    !at_end || switch == FinalMoves::AllQuarters || quarter == city::MARKET_PLACE
}

/// Calls `each` with every figure that a player may move now, and where.
fn each_move<R: Ours>(p: &Position<R>, at: RoomTask, mut each: impl FnMut(FigureKind, PartId)) {
    let count = Count::of(p);
    let mut goals: Option<Vec<PartId>> = None;
    for quarter in city::places() {
        let open = opens(is_at_end(at), count.switches.final_moves, quarter) && quarter != count.quarter;
        let kinds = if open { city::kinds_in(p, at.player, quarter) } else { 0 };
        if kinds == 0 {
            continue;
        }
        let goals = goals.get_or_insert_with(|| match is_at_end(at) {
            true => at_the_end(p),
            false => about_to_be_scored(p),
        });
        let leads_to = QUARTERS[usize::from(quarter)].leads_to;
        for &goal in goals.iter().filter(|&&goal| p.board.is(goal, leads_to)) {
            for place in p.board.members(goal).filter(|&place| R::bars(p, place).is_none()) {
                city::each_kind(kinds).for_each(|kind| each(kind, place));
            }
        }
    }
}

/// May a player move any figure now?
pub(super) fn may_leave<R: Ours>(p: &Position<R>, at: RoomTask) -> bool {
    let mut may = false;
    each_move(p, at, |_, _| may = true);
    may
}

pub(super) fn decision<R: Ours>(p: &Position<R>, at: RoomTask, choices: &mut Choices) -> Decision {
    let (verb, none) = match is_at_end(at) {
        true => (&words::LEAVE_AT_END, &words::STAY_TO_THE_END),
        false => (&words::LEAVE, &words::STAY_IN),
    };
    let none = Choice::bare(none);
    choices.push(none);
    each_move(p, at, |figure, place| {
        choices.push(Choice { figure, ..Choice::at(verb, p.board.spot(place)) });
    });
    Decision { player: Some(at.player), about: verb.about, default: Some(none) }
}

/// The quarter of a player from which a figure goes to a kind of feature.
fn leading_to(kind: PartKind) -> Option<u8> {
    city::places().find(|&quarter| QUARTERS[usize::from(quarter)].leads_to == kind)
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    let goal = choice.spot.and_then(|spot| p.board.part(spot));
    let moved = goal.is_some_and(|goal| leave(p, at, choice.figure, goal));
    go_on(p, at, moved);
}

/// A player moves nothing, since there is nothing to move.
pub(super) fn pass_over<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    go_on(p, at, false);
}

/// Who comes next: the same player, or round until nobody moves anything.
fn go_on<R: Ours>(p: &mut Position<R>, at: RoomTask, moved: bool) {
    match at.step {
        step::LEAVE if moved => p.then(task(at.step, at.player, 0)),
        step::LEAVE => {}
        _ => {
            let passes = if moved { 0 } else { at.item + 1 };
            if passes < p.rules.players {
                p.then(task(at.step, at.player.next(p.rules.players), passes));
            } else if is_at_end(at) && city::inhabited(p) {
                let event = RoomEvent::new(&words::STAYS, p.active()).cite(&rulings::FINAL_MOVES_RULING);
                p.tell_room(event);
            }
        }
    }
}

/// Moves a figure out of the city. Says whether there was one.
fn leave<R: Ours>(p: &mut Position<R>, at: RoomTask, kind: FigureKind, goal: PartId) -> bool {
    let quarter = leading_to(p.board.feature(goal).kind);
    let Some(from) = quarter.and_then(|quarter| city::part_of(p, quarter)) else { return false };
    let own = |figure: &Standing| (figure.owner, figure.kind, figure.part) == (at.player, kind, from);
    let Some(index) = p.figures.standing().iter().position(own) else { return false };
    p.board.vacate(from);
    p.figures.move_to(index, goal);
    p.board.occupy(goal);
    let ruling = if is_at_end(at) { &rulings::FINAL_MOVES_RULING } else { ruling_of(p, goal) };
    let (item, spot) = (Some(p.rules.figures[kind.index()].term), Some(p.board.spot(goal)));
    p.tell_room(RoomEvent { item, spot, ..RoomEvent::new(&words::LEAVES, at.player).cite(ruling) });
    R::left(p, Standing { owner: at.player, kind, part: from }, Leaving::Moved);
    true
}

/// The ruling by which a figure, which stands there by now, could go to a feature.
fn ruling_of<R: Ours>(p: &Position<R>, goal: PartId) -> &'static Ruling {
    let feature = p.board.feature(goal);
    match feature.kind {
        PartKind::Field => &rulings::BARN_FIELD,
        _ if feature.occupants == 1 => &rulings::EMPTY_FEATURE,
        _ => &rulings::LEAVE,
    }
}

/// Tells whom the count holds back, and how several players take turns.
pub(super) fn tell<R: Ours>(p: &mut Position<R>) {
    if !p.log.kept() {
        return;
    }
    let Count { quarter, switches, .. } = *Count::of(p);
    let held = &QUARTERS[usize::from(quarter)];
    let anybody = city::part_of(p, quarter).is_some_and(|part| p.board.feature(part).occupants > 0);
    let goals: Vec<PartId> = about_to_be_scored(p)
        .into_iter()
        .filter(|&goal| anybody && p.board.is(goal, held.leads_to))
        .collect();
    for goal in goals {
        let event = RoomEvent::new(&words::HELD_BACK, p.active()).cite(&rulings::BLOCKED);
        let (item, spot) = (Some(held.term), Some(p.board.name_of(goal)));
        p.tell_room(RoomEvent { item, spot, ..event });
    }
    let movers = from_the_left(p).filter(|&player| may_leave(p, room_task(step::LEAVE, player, 0)));
    if movers.count() > 1 {
        let kind = match switches.leaving_order {
            LeavingOrder::AllInOneGo => &words::IN_ONE_GO,
            LeavingOrder::OneByOne => &words::ONE_BY_ONE,
        };
        p.tell_room(RoomEvent::new(kind, p.active()).cite(&readings::LEAVING_ORDER));
    }
}

/// Why a figure may not leave the city for a place.
pub(super) fn refusal<R: Ours>(p: &Position<R>, at: RoomTask, choice: Choice) -> Refusal {
    let count = Count::of(p);
    let goal = choice.spot.and_then(|spot| p.board.part(spot));
    let quarter = goal.and_then(|goal| leading_to(p.board.feature(goal).kind));
    let market = quarter == Some(city::MARKET_PLACE);
    let cite: Cite = match quarter {
        Some(quarter) if quarter == count.quarter => (&rulings::BLOCKED).into(),
        Some(quarter) if !opens(is_at_end(at), count.switches.final_moves, quarter) => {
            (&readings::FINAL_MOVES).into()
        }
        _ if is_at_end(at) => (&rulings::FINAL_MOVES_RULING).into(),
        _ => match goal.and_then(|goal| R::bars(p, goal)) {
            Some(barred) => barred,
            None if market => (&rulings::BARN_FIELD).into(),
            None => (&rulings::LEAVE).into(),
        },
    };
    Refusal::by(cite)
}
