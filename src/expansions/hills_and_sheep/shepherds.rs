//! The step of the shepherds: a token for a new one, and for a field that was extended the choice to let the flock
//! grow or to lead it to the stable.

use super::bag::WOLF;
use super::words::{self, FLOCK, SHEEP};
use super::{ClosedField, HillsAndSheep, ID, Ours, readings, rulings};
use crate::board::PartId;
use crate::events::{Line, RoomEvent};
use crate::figures::{Player, Standing};
use crate::hooks::{Choices, depth};
use crate::position::{Choice, Credit, Decision, Leaving, Position, Refusal, RoomId, RoomTask, Task};
use crate::rulings::Cite;
use crate::turn;

/// A token is drawn for a shepherd that was just placed.
const NEW: u8 = 0;
/// The flock grows, or goes to the stable.
const ASK: u8 = 1;
/// A token is drawn for a flock that grows.
const GROW: u8 = 2;
/// Flocks whose fields are closed go to the stable.
const CLOSED: u8 = 3;
/// The shepherds of a field go home.
const HOME: u8 = 4;

/// In the item of [`HOME`]: because of a wolf.
const BY_WOLF: u8 = 1;

const ROOM: RoomId = RoomId::of(ID);

fn task(step: u8, player: Player, item: u8, part: Option<PartId>) -> Task {
    Task::Room(RoomTask { room: ROOM, step, player, item, part })
}

/// The shepherds on a field: whose, and on which part.
fn on_field<R: Ours>(p: &Position<R>, field: PartId) -> impl Iterator<Item = (Player, PartId)> + '_ {
    let (kind, root) = (HillsAndSheep::of(p).kind, p.board.root(field));
    let there = p
        .figures
        .standing()
        .iter()
        .filter(move |figure| figure.kind == kind && p.board.root(figure.part) == root);
    there.map(|figure| (figure.owner, figure.part))
}

/// Puts onto the agenda what the tile of this part of the turn means for shepherds.
pub(super) fn begin<R: Ours>(p: &mut Position<R>) {
    let kind = HillsAndSheep::of(p).kind;
    if p.figures.standing().iter().all(|figure| figure.kind != kind) {
        return;
    }
    let (player, depth) = (p.active(), depth(p));
    p.then(task(CLOSED, player, 0, None));
    let again = std::mem::replace(HillsAndSheep::of_mut(p).tended.at_mut(depth), true);
    let Some(tile) = p.frame().tile else { return };
    let mut own: Vec<(u8, PartId)> = Vec::new();
    let has_token =
        |figure: &Standing| HillsAndSheep::of(p).sheep.beside(figure.owner, p.board.spot(figure.part)) > 0;
    for figure in p.figures.standing().iter().filter(|figure| figure.kind == kind && figure.owner == player) {
        let root = p.board.root(figure.part);
        let new = p.board.parts_of(tile).any(|part| part == figure.part);
        let extended = p.board.parts_of(tile).any(|part| p.board.root(part) == root);
        let asked = |&(_, part): &(u8, PartId)| p.board.root(part) == root;
        match () {
            // Once more only a shepherd comes in question that was placed since.
            () if again && (!new || has_token(figure)) => {}
            () if new => own.push((NEW, figure.part)),
            () if extended && !own.iter().any(asked) => own.push((ASK, figure.part)),
            () => {}
        }
    }
    // By place, so that the order in which figures came does not matter.
    own.sort_by_key(|&(step, part)| (step, p.board.spot(part)));
    for (step, part) in own.into_iter().rev() {
        p.then(task(step, player, 0, Some(part)));
    }
}

/// Does the shepherd that a task is about still stand there?
fn stands<R: Ours>(p: &Position<R>, task: RoomTask) -> bool {
    task.part.is_some_and(|part| on_field(p, part).any(|own| own == (task.player, part)))
}

pub(super) fn decides<R: Ours>(p: &Position<R>, task: RoomTask) -> bool {
    match task.step {
        ASK => stands(p, task),
        NEW | GROW => stands(p, task) && HillsAndSheep::of(p).sheep.bag.is_open(),
        _ => false,
    }
}

pub(super) fn decision<R: Ours>(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
    match task.step {
        ASK => {
            choices.extend([Choice::bare(&words::GROW), Choice::bare(&words::STABLE)]);
            Some(Decision { player: Some(task.player), about: "flock", default: None })
        }
        NEW | GROW => {
            let bag = &HillsAndSheep::of(p).sheep.bag;
            choices.extend(bag.kinds().map(|kind| Choice::numbered(&words::DRAW, u16::from(kind))));
            Some(Decision { player: None, about: "sheep", default: None })
        }
        _ => None,
    }
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    match (at.step, at.part) {
        (ASK, Some(part)) if choice.verb == &words::STABLE => {
            stable(p, part, &words::STABLED, (&rulings::STABLE).into());
        }
        (ASK, Some(part)) => {
            tell(p, at.player, part, &words::GROWS, (&rulings::GROW).into());
            p.then(task(GROW, at.player, 0, Some(part)));
        }
        (NEW | GROW, Some(part)) => draw(p, at, part, choice.number as u8),
        _ => {}
    }
}

pub(super) fn run<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    match (at.step, at.part) {
        (NEW | GROW, Some(part)) if stands(p, at) => match HillsAndSheep::of(p).sheep.bag.known() {
            Some(kind) => draw(p, at, part, kind),
            None => tell(p, at.player, part, &words::BAG_EMPTY, (&rulings::TOKEN).into()),
        },
        (CLOSED, _) => stable_closed(p),
        (HOME, Some(part)) => bring_home(p, at, part),
        _ => {}
    }
}

pub(super) fn refusal<R: Ours>(_: &Position<R>, at: RoomTask, _: Choice) -> Option<Refusal> {
    (at.step == ASK).then(|| Refusal::by(&rulings::MUST_TEND))
}

fn tell<R: Ours>(
    p: &mut Position<R>,
    player: Player,
    part: PartId,
    kind: &'static crate::events::RoomEventKind,
    cite: Cite,
) {
    let spot = Some(p.board.spot(part));
    p.tell_room(RoomEvent { spot, ..RoomEvent::new(kind, player).cite(cite) });
}

/// A token comes out of the bag for the shepherd on a part.
fn draw<R: Ours>(p: &mut Position<R>, at: RoomTask, part: PartId, kind: u8) {
    let spot = p.board.spot(part);
    HillsAndSheep::of_mut(p).sheep.draw(kind, at.player, spot);
    let cite: &'static _ = if at.step == NEW { &rulings::TOKEN } else { &rulings::GROW };
    let item = words::TOKENS.get(usize::from(kind)).copied();
    let event = RoomEvent::new(&words::DRAWN, at.player).cite(cite);
    p.tell_room(RoomEvent { item, spot: Some(spot), ..event });
    if kind == WOLF {
        tell(p, at.player, part, &words::WOLF_COMES, (&rulings::WOLF).into());
        p.then(task(HOME, at.player, BY_WOLF, Some(part)));
    }
}

/// The flock of a field goes to the stable: everybody with a shepherd there gets all its sheep.
fn stable<R: Ours>(
    p: &mut Position<R>,
    field: PartId,
    kind: &'static crate::events::RoomEventKind,
    cite: Cite,
) {
    let own = &HillsAndSheep::of(p).sheep;
    let sheep: u16 = on_field(p, field).map(|(owner, part)| own.beside(owner, p.board.spot(part))).sum();
    let mut there = 0_u8;
    on_field(p, field).for_each(|(owner, _)| there |= owner.bit());
    let event = RoomEvent::new(kind, p.active()).cite(cite);
    p.tell_room(RoomEvent { spot: Some(p.board.spot(field)), number: i32::from(sheep), ..event });
    p.then(task(HOME, p.active(), 0, Some(field)));
    let players: arrayvec::ArrayVec<Player, 6> =
        p.clockwise().filter(|player| there & player.bit() != 0).collect();
    let ruling = if players.len() > 1 { &rulings::STABLE_FOR_ALL } else { &rulings::STABLE };
    for player in players.into_iter().rev() {
        let line = Line::new(&SHEEP, sheep, 1, ruling);
        p.credit(Credit::new(player, &FLOCK, None), [line].into_iter().collect());
    }
}

/// Flocks whose fields are closed go to the stable by themselves.
fn stable_closed<R: Ours>(p: &mut Position<R>) {
    let room = HillsAndSheep::of(p);
    let mut closed: Vec<PartId> = Vec::new();
    for figure in p.figures.standing().iter().filter(|figure| figure.kind == room.kind) {
        let root = p.board.root(figure.part);
        if p.board.feature(root).open == 0 && !closed.iter().any(|&part| p.board.root(part) == root) {
            closed.push(figure.part);
        }
    }
    let stays = room.switches.closed_field == ClosedField::Stays;
    closed.sort_by_key(|&part| p.board.spot(part));
    for part in closed.into_iter().rev() {
        if stays {
            // It is told once: by the tile that closed the field.
            if !belongs_or_closes(p, part) {
                continue;
            }
            tell(p, p.active(), part, &words::STAYS, (&readings::CLOSED_FIELD).into());
        } else {
            stable(p, part, &words::STABLED_CLOSED, (&readings::CLOSED_FIELD).into());
        }
    }
}

/// Belongs the tile just placed to a field, or does it end there whatever it touches?
fn belongs_or_closes<R: Ours>(p: &Position<R>, field: PartId) -> bool {
    let Some(tile) = p.frame().tile else { return false };
    let root = p.board.root(field);
    let closes = p.board.kind(&p.board.tiles()[usize::from(tile.0)]).closes;
    closes || p.board.parts_of(tile).any(|part| p.board.root(part) == root)
}

/// All shepherds of a field go home, and their tokens into the bag.
fn bring_home<R: Ours>(p: &mut Position<R>, at: RoomTask, field: PartId) {
    let (kind, root) = (HillsAndSheep::of(p).kind, p.board.root(field));
    let cite: &'static _ = if at.item & BY_WOLF != 0 { &rulings::WOLF } else { &rulings::STABLE };
    let there = |p: &Position<R>, figure: &Standing| figure.kind == kind && p.board.root(figure.part) == root;
    turn::take_home_all(p, there, Leaving::Returned, cite.into());
}
