//! From the draw to the message's return under the stack: the tasks of this room on the agenda.

use super::eight::{MESSAGE, Message};
use super::switches::{
    ChainDraw, ChainLength, CompletedUnscored, ImpossibleAction, LandingCheck, TileReturn, TwoPointsChain,
};
use super::{ID, MOST_A_TURN, Messages, Ours, actions, looking, readings, returning, rulings, words};
use crate::board::PartId;
use crate::editions::terms;
use crate::events::{Line, RoomEvent, Round, Tally};
use crate::figures::Player;
use crate::hooks::Choices;
use crate::position::{Choice, Credit, Decision, Fault, Position, Refusal, RoomId, RoomTask, Stage, Task};
use crate::rulings::Cite;
use crate::track::Scorer;

/// The player may do without the message.
const OFFER: u8 = 0;
/// The top message is turned over.
const REVEAL: u8 = 1;
/// Action or 2 points.
const RESOLVE: u8 = 2;
/// Which of the smallest features.
const PICK: u8 = 3;
/// Which follower is scored and returns.
const PICK_FOLLOWER: u8 = 4;
/// The follower returns.
const HOME: u8 = 5;
/// The message goes under the stack.
const UNDER: u8 = 6;
/// The look at the scoreboard after a message's points.
const LOOK: u8 = 7;
/// The round that was interrupted goes on.
const RESUME: u8 = 8;

/// In a task's item: the message was drawn for a message's points.
const CHAINED: u8 = 1 << 3;
/// In a task's item: the 2 points were taken.
const POINTS_TAKEN: u8 = 1 << 4;
/// In a task's item: every own follower on the feature returns.
pub(super) const ALL_OWN: u8 = 1 << 5;
/// In the item of [`RESUME`]: somebody was credited in the round.
const CREDITED: u8 = 1 << 7;

/// The message that a task is about.
fn message(task: RoomTask) -> Message {
    Message::from_index(task.item)
}

/// This room, on the agenda.
const ROOM: RoomId = RoomId::of(ID);

fn task(step: u8, player: Player, item: u8, part: Option<PartId>) -> Task {
    Task::Room(RoomTask { room: ROOM, step, player, item, part })
}

/// Lets a player draw. `after` is the message whose points earned it, if one did.
pub fn draw<R: Ours>(p: &mut Position<R>, player: Player, after: Option<RoomTask>) {
    if Messages::of(p).drawn_this_turn >= MOST_A_TURN {
        p.stage = Stage::Stuck(Fault::EndlessTurn);
        return;
    }
    p.track.settle();
    let frame = p.frame();
    let round = frame.round.map_or(0, |round| 1 + round as u8);
    p.then(task(RESUME, player, round | if frame.credited { CREDITED } else { 0 }, None));
    let chained = if after.is_some() { CHAINED } else { 0 };
    let may_decline = after.is_some() && Messages::of(p).switches.chain_draw == ChainDraw::May;
    p.then(task(if may_decline { OFFER } else { REVEAL }, player, chained, None));
    let frame = p.frame_mut();
    (frame.round, frame.credited) = (Some(Round::Message), false);
    if !may_decline {
        tell_earned(p, player, after.is_some());
    }
}

/// Tells of a message that is drawn and that nobody knows.
fn tell_earned<R: Ours>(p: &mut Position<R>, player: Player, chained: bool) {
    if Messages::of(p).stack.candidates().count() > 1 {
        let cite: Cite = if chained { (&rulings::CHAIN).into() } else { (&rulings::DRAW).into() };
        p.tell_room(RoomEvent::new(&words::EARNED, player).cite(cite));
    }
}

pub(super) fn decides<R: Ours>(p: &Position<R>, task: RoomTask) -> bool {
    match task.step {
        OFFER | RESOLVE | PICK | PICK_FOLLOWER => true,
        REVEAL => Messages::of(p).stack.candidates().count() > 1,
        _ => false,
    }
}

pub(super) fn decision<R: Ours>(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
    let player = Some(task.player);
    let about = match task.step {
        REVEAL => {
            let messages = Messages::of(p).stack.candidates();
            choices.extend(messages.map(|message| Choice::numbered(&words::REVEAL, message as u16)));
            return Some(Decision { player: None, about: "message", default: None });
        }
        OFFER => {
            let decline = Choice::bare(&words::DECLINE);
            choices.extend([Choice::bare(&words::ACCEPT), decline]);
            return Some(Decision { player, about: "message-offer", default: Some(decline) });
        }
        RESOLVE => {
            if may_act(p, task.player, message(task)) {
                choices.push(Choice::bare(&words::DO_ACTION));
            }
            choices.push(Choice::bare(&words::TAKE_POINTS));
            "message-resolve"
        }
        PICK => {
            let smallest = actions::smallest(p, task.player, message(task));
            choices
                .extend(smallest.parts.iter().map(|&part| Choice::at(&words::TAKE, p.board.name_of(part))));
            "message-take"
        }
        PICK_FOLLOWER => {
            returning::list(p, task.player, choices);
            "message-return"
        }
        _ => return None,
    };
    Some(Decision { player, about, default: None })
}

/// May the action be carried out? One with nothing to act on only where the reading lets it.
fn may_act<R: Ours>(p: &Position<R>, player: Player, message: Message) -> bool {
    let switches = &Messages::of(p).switches;
    switches.impossible_action == ImpossibleAction::ActionForNothing || actions::possible(p, player, message)
}

pub(super) fn run<R: Ours>(p: &mut Position<R>, task: RoomTask) {
    match task.step {
        REVEAL => match Messages::of(p).stack.candidates().next() {
            Some(only) => reveal(p, task, only),
            None => {
                // A message that is still out because of the reading might have come up again.
                let cite: Cite = match Messages::of(p).switches.tile_return {
                    TileReturn::After if task.item & CHAINED != 0 => (&readings::TILE_RETURN_ORDER).into(),
                    _ => (&rulings::DRAW).into(),
                };
                p.tell_room(RoomEvent::new(&words::STACK_EMPTY, task.player).cite(cite));
            }
        },
        HOME => returning::bring_home(p, task),
        UNDER => {
            let message = message(task);
            let messages = Messages::of_mut(p);
            messages.stack.put_under(message);
            messages.out &= !(1 << message as u8);
            let late = messages.switches.tile_return == TileReturn::After && message != Message::ExtraTile;
            let cite: Cite = if late {
                (&readings::TILE_RETURN_ORDER).into()
            } else {
                (&rulings::BACK_UNDER_THE_STACK).into()
            };
            let event = RoomEvent::new(&words::BACK_UNDER, task.player).cite(cite);
            p.tell_room(RoomEvent { item: Some(message.term()), ..event });
        }
        LOOK => look(p, task),
        RESUME => {
            let round = task.item & !CREDITED;
            let frame = p.frame_mut();
            frame.round = (round > 0).then(|| Round::ALL[round as usize - 1]);
            frame.credited = task.item & CREDITED != 0;
        }
        _ => {}
    }
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    match at.step {
        OFFER if choice.verb == &words::ACCEPT => {
            tell_earned(p, at.player, true);
            p.then(task(REVEAL, at.player, at.item, None));
        }
        OFFER => {
            let event = RoomEvent::new(&words::DECLINED, at.player).cite(&readings::CHAIN_DRAW);
            p.tell_room(event);
        }
        REVEAL => reveal(p, at, Message::from_index(choice.number as u8)),
        RESOLVE if choice.verb == &words::TAKE_POINTS => take_points(p, at),
        RESOLVE => act(p, at),
        PICK => {
            if let Some(part) = choice.spot.and_then(|spot| p.board.part(spot)) {
                take_smallest(p, at, part);
            }
        }
        PICK_FOLLOWER => {
            if let Some(part) = choice.spot.and_then(|spot| p.board.part(spot)) {
                returning::score(p, at, part, choice.verb == &words::RETURN);
            }
        }
        _ => {}
    }
}

fn reveal<R: Ours>(p: &mut Position<R>, at: RoomTask, message: Message) {
    let messages = Messages::of_mut(p);
    messages.stack.take(message);
    messages.out |= 1 << message as u8;
    messages.drawn_this_turn += 1;
    let each_landing = messages.switches.landing_check == LandingCheck::EachLanding;
    let others_turn = at.player != p.active();
    let notes = Messages::notes_mut(p);
    let by_standing = notes.by_standing & at.player.bit() != 0;
    notes.by_standing &= !at.player.bit();
    let cite: Cite = match () {
        () if by_standing => (&readings::STANDING_COUNTS).into(),
        () if at.item & CHAINED != 0 => (&rulings::CHAIN).into(),
        () if others_turn => (&readings::ZMG_OWN_TURN).into(),
        () if each_landing => (&readings::LANDING_CHECK).into(),
        () => (&rulings::DRAW).into(),
    };
    let event = RoomEvent::new(&words::DRAWN, at.player).cite(cite);
    p.tell_room(RoomEvent { item: Some(message.term()), ..event });
    p.then(task(RESOLVE, at.player, at.item | message as u8, None));
}

/// Credits what an action brings, or tells that it brings nothing.
pub(super) fn credit<R: Ours>(p: &mut Position<R>, at: RoomTask, part: Option<PartId>, tally: Tally) {
    if tally.points() == 0 {
        // What makes a feature worth nothing says so in the tally.
        let nothing = tally.lines().iter().find(|line| line.each == 0).map(|line| line.cite);
        let cite = nothing.unwrap_or_else(|| actions::ruling(message(at)).into());
        p.tell_room(RoomEvent::new(&words::BRINGS_NOTHING, at.player).cite(cite));
    }
    p.credit(Credit::new(at.player, &MESSAGE, part), tally);
}

/// What follows on a message whose points are credited: it goes under the stack and the scoreboard is
/// looked at, in the order of the reading.
pub(super) fn then_under_and_look<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let under = task(UNDER, at.player, at.item, None);
    let look = task(LOOK, at.player, at.item, None);
    match Messages::of(p).switches.tile_return {
        TileReturn::Before => p.agenda.extend([look, under]),
        TileReturn::After => p.agenda.extend([under, look]),
    }
}

/// The follower on the part returns once its points are on the track.
pub(super) fn then_home<R: Ours>(p: &mut Position<R>, at: RoomTask, part: PartId, all_own: bool) {
    p.then(task(HOME, at.player, at.item | if all_own { ALL_OWN } else { 0 }, Some(part)));
}

fn take_points<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let cite = &rulings::ACTION_OR_TWO_POINTS;
    p.tell_room(RoomEvent::new(&words::TWO_POINTS, at.player).cite(cite));
    then_under_and_look(p, RoomTask { item: at.item | POINTS_TAKEN, ..at });
    let tally = [Line::new(&MESSAGE, 1, 2, cite)].into_iter().collect();
    p.credit(Credit::new(at.player, &MESSAGE, None), tally);
}

fn act<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let message = message(at);
    if !actions::possible(p, at.player, message) {
        p.tell_room(RoomEvent::new(&words::NOTHING_TO_ACT_ON, at.player).cite(&readings::IMPOSSIBLE_ACTION));
        then_under_and_look(p, at);
        return;
    }
    p.tell_room(RoomEvent::new(&words::ACTION, at.player).cite(actions::ruling(message)));
    tell_left_out(p, at.player, message);
    match message {
        Message::Road | Message::City | Message::Monastery => p.then(task(PICK, at.player, at.item, None)),
        Message::ScoreAndReturn => p.then(task(PICK_FOLLOWER, at.player, at.item, None)),
        Message::ExtraTile => {
            p.then(task(UNDER, at.player, at.item, None));
            crate::turn::begin_part(p, at.player, crate::events::TurnPart::Message);
        }
        Message::CoatsOfArms | Message::Knights | Message::Farmers => {
            then_under_and_look(p, at);
            if p.log.kept()
                && let Some(ruling) = actions::heavy(p, at.player, message)
            {
                let role = if message == Message::Knights { &terms::KNIGHT } else { &terms::FARMER };
                let event = RoomEvent::new(&words::COUNTS_ONE, at.player).cite(ruling);
                p.tell_room(RoomEvent { item: Some(role), ..event });
            }
            let tally = actions::counted(p, at.player, message);
            credit(p, at, None, tally);
        }
    }
}

/// Tells which features the message does not see, since they are complete and wait to be scored.
fn tell_left_out<R: Ours>(p: &mut Position<R>, player: Player, message: Message) {
    if Messages::of(p).switches.completed_unscored != CompletedUnscored::Excluded || !p.log.kept() {
        return;
    }
    for part in actions::waiting_with_own(p, player, message) {
        let event = RoomEvent::new(&words::LEFT_OUT, player).cite(&readings::COMPLETED_UNSCORED);
        p.tell_room(RoomEvent { spot: Some(p.board.name_of(part)), ..event });
    }
}

fn take_smallest<R: Ours>(p: &mut Position<R>, at: RoomTask, part: PartId) {
    let message = message(at);
    let several = actions::smallest(p, at.player, message).parts.len() > 1;
    let tally = actions::worth(p, part, at.player).unwrap_or_default();
    let kind = if several { &words::SMALLEST_OF_SEVERAL } else { &words::SMALLEST };
    let (number, spot) = (i32::from(tally.points()), Some(p.board.name_of(part)));
    let event = RoomEvent::new(kind, at.player).cite(match p.board.feature(part).complete() {
        true => Cite::Reading(&readings::COMPLETED_UNSCORED),
        false if is_unusual(p, part, message) => Cite::Ruling(&rulings::MONASTERY_WHAT_COUNTS),
        false => Cite::Ruling(actions::ruling(message)),
    });
    p.tell_room(RoomEvent { number, spot, ..event });
    if p.log.kept() {
        let root = p.board.root(part);
        for bonus in actions::bonuses(p, at.player, |figure| p.board.root(figure.part) == root) {
            let event =
                RoomEvent::new(&words::BONUS_LEFT, at.player).cite(&rulings::SMALLEST_NO_FIGURE_BONUSES);
            p.tell_room(RoomEvent { item: Some(bonus.source), spot, ..event });
        }
    }
    then_under_and_look(p, at);
    credit(p, at, Some(part), tally);
}

/// Is it something else that counts as a monastery, on a tile that closes what it touches?
fn is_unusual<R: Ours>(p: &Position<R>, part: PartId, message: Message) -> bool {
    message == Message::Monastery && p.board.tile_of(part).is_some_and(|tile| p.board.kind(tile).closes)
}

/// Looks at the scoreboard after a message's points, which are a round of their own.
fn look<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let moved = p.frame().credited;
    p.frame_mut().credited = false;
    if !moved {
        return;
    }
    let switches = Messages::of(p).switches;
    // The round that the message interrupted keeps its own account.
    let interrupted = Messages::notes(p).drawn_in_round;
    let earned = looking::look(p, at.player, Round::Message, &Scorer::ALL);
    Messages::notes_mut(p).drawn_in_round = interrupted;
    p.track.settle();
    if !earned {
        return;
    }
    let two_points = at.item & POINTS_TAKEN != 0 && switches.two_points_chain == TwoPointsChain::No;
    let second_in_chain = at.item & CHAINED != 0 && switches.chain_length == ChainLength::OneMore;
    let forbidding = match () {
        () if two_points => &readings::TWO_POINTS_CHAIN,
        () if second_in_chain => &readings::CHAIN_LENGTH,
        () => return draw(p, at.player, Some(at)),
    };
    p.tell_room(RoomEvent::new(&words::READING_FORBIDS, at.player).cite(forbidding));
}

pub(super) fn refusal<R: Ours>(p: &Position<R>, at: RoomTask, choice: Choice) -> Option<Refusal> {
    let by = |cite: Cite| Some(Refusal::by(cite));
    match at.step {
        RESOLVE if choice.verb == &words::DECLINE && at.item & CHAINED != 0 => {
            by((&readings::CHAIN_DRAW).into())
        }
        RESOLVE if choice.verb == &words::DECLINE => by((&rulings::DRAW).into()),
        RESOLVE if choice.verb == &words::DO_ACTION => by((&readings::IMPOSSIBLE_ACTION).into()),
        PICK if choice.verb == &words::TAKE => by(actions::ruling(message(at)).into()),
        PICK_FOLLOWER => by(returning::refusal(p, choice)),
        _ => None,
    }
}
