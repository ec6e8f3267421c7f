//! The dragon: it comes with a volcano, and moves six steps when one of its tiles is placed.

use super::switches::{DragonMove, DragonTowerTop};
use super::tiles::{DRAGON, VOLCANO};
use super::{Ours, PrincessAndDragon, ROOM, STEPS, cell_of, readings, rulings, shows, words};
use crate::board::Spot;
use crate::events::RoomEvent;
use crate::figures::Standing;
use crate::geometry::{Cell, Side};
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Leaving, Position, Refusal, RoomTask, Task, Verb};
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::turn;

/// A tile as a whole, by its first part.
fn whole(cell: Cell) -> Spot {
    Spot::Part { cell, part: 0 }
}

/// A volcano was placed: the dragon comes, and from now on its tiles are drawn.
pub(super) fn at_volcano<R: Ours>(p: &mut Position<R>) {
    if !PrincessAndDragon::of(p).parts.dragon || !shows(p, VOLCANO) {
        return;
    }
    let Some(tile) = p.frame().tile else { return };
    let cell = p.board.tiles()[usize::from(tile.0)].cell;
    let first = PrincessAndDragon::of_mut(p).dragon.replace(cell).is_none();
    let event = RoomEvent::new(&words::DRAGON_COMES, p.active()).cite(&rulings::VOLCANO);
    p.tell_room(RoomEvent { spot: Some(whole(cell)), ..event });
    if first {
        p.pile.release();
        p.tell_room(RoomEvent::new(&words::DRAGON_TILES_COME, p.active()).cite(&rulings::DRAGON_TILES_WAIT));
    }
}

/// A tile with a dragon was placed: the dragon moves.
pub(super) fn begin_move<R: Ours>(p: &mut Position<R>) {
    let room = PrincessAndDragon::of(p);
    let Some(cell) = room.dragon.filter(|_| room.parts.dragon && shows(p, DRAGON)) else { return };
    let path = &mut PrincessAndDragon::of_mut(p).path;
    path.clear();
    path.push(cell);
    let cite: Cite = match PrincessAndDragon::of(p).switches.dragon_move {
        DragonMove::BeforeScoring => (&rulings::DRAGON_MOVES).into(),
        DragonMove::AfterScoring => (&readings::DRAGON_MOVE).into(),
    };
    p.tell_room(RoomEvent::new(&words::DRAGON_MOVES, p.active()).cite(cite));
    then_step(p, 1);
}

/// The next step: its number, and whoever decides on it, clockwise from the active player.
fn then_step<R: Ours>(p: &mut Position<R>, number: u8) {
    let player = p.active().after(number - 1, p.rules.players);
    p.then(Task::Room(RoomTask { room: ROOM, step: number, player, item: 0, part: None }));
}

/// The spaces onto which the dragon may step.
fn steps<R: Ours>(p: &Position<R>) -> impl Iterator<Item = Cell> + '_ {
    let from = PrincessAndDragon::of(p).dragon;
    let beside = from.into_iter().flat_map(|cell| Side::ALL.map(|side| cell.beside(side)));
    beside.filter(|&cell| forbidden(p, cell).is_none())
}

/// Why the dragon may not step onto a space beside its own.
fn forbidden<R: Ours>(p: &Position<R>, cell: Cell) -> Option<Cite> {
    let room = PrincessAndDragon::of(p);
    match () {
        () if p.board.tile_at(cell).is_none() || room.path.contains(&cell) => {
            Some(Cite::Ruling(&rulings::DRAGON_MOVES))
        }
        () if room.parts.fairy && room.fairy.and_then(|fairy| cell_of(fairy.spot)) == Some(cell) => {
            Some(Cite::Ruling(&rulings::FAIRY_PROTECTS))
        }
        () => R::forbids_entry(p, cell),
    }
}

/// Is there any step left?
pub(super) fn can_move<R: Ours>(p: &Position<R>) -> bool {
    steps(p).next().is_some()
}

fn verb<R: Ours>(p: &Position<R>) -> &'static Verb {
    match PrincessAndDragon::of(p).switches.dragon_move {
        DragonMove::BeforeScoring => &words::DRAGON,
        DragonMove::AfterScoring => &words::DRAGON_LATE,
    }
}

pub(super) fn decision<R: Ours>(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Decision {
    let verb = verb(p);
    choices.extend(steps(p).map(|cell| Choice::at(verb, whole(cell))));
    Decision { player: Some(task.player), about: verb.about, default: None }
}

/// There is no way on: the move ends early.
pub(super) fn stop<R: Ours>(p: &mut Position<R>, task: RoomTask) {
    let event = RoomEvent::new(&words::DRAGON_STOPS, task.player).cite(&rulings::DRAGON_MOVES);
    let spot = PrincessAndDragon::of(p).dragon.map(whole);
    p.tell_room(RoomEvent { spot, ..event });
    PrincessAndDragon::of_mut(p).path.clear();
}

/// The dragon steps onto a tile, and eats what stands there.
pub(super) fn step<R: Ours>(p: &mut Position<R>, task: RoomTask, choice: Choice) {
    let Some(cell) = choice.cell() else { return };
    let room = PrincessAndDragon::of_mut(p);
    room.dragon = Some(cell);
    let _ = room.path.try_push(cell);
    let event = RoomEvent::new(&words::DRAGON_STEPS, task.player).cite(&rulings::DRAGON_MOVES);
    p.tell_room(RoomEvent { spot: Some(whole(cell)), ..event });
    eat(p, cell);
    if usize::from(task.step) < STEPS {
        then_step(p, task.step + 1);
    } else {
        PrincessAndDragon::of_mut(p).path.clear();
    }
}

/// Sends the figures on a tile home, but for those that are out of reach.
fn eat<R: Ours>(p: &mut Position<R>, cell: Cell) {
    let eaten = |p: &Position<R>, figure: &Standing| {
        p.board.tile_of(figure.part).is_some_and(|tile| tile.cell == cell)
            && out_of_reach(p, figure).is_none()
    };
    turn::take_home_all(p, eaten, Leaving::Returned, (&rulings::DRAGON_EATS).into());
    if p.log.kept() {
        let spared = p
            .figures
            .standing()
            .iter()
            .filter(|figure| p.board.tile_of(figure.part).is_some_and(|tile| tile.cell == cell));
        let told: Vec<RoomEvent> = spared
            .filter_map(|figure| {
                let event = RoomEvent::new(&words::OUT_OF_REACH, figure.owner).cite(out_of_reach(p, figure)?);
                Some(RoomEvent { spot: Some(p.board.spot(figure.part)), ..event })
            })
            .collect();
        told.into_iter().for_each(|event| p.tell_room(event));
    }
}

/// Why the dragon does not eat a figure on its tile.
fn out_of_reach<R: Ours>(p: &Position<R>, figure: &Standing) -> Option<Cite> {
    let on_top = p.board.is(figure.part, PartKind::Place)
        && PrincessAndDragon::of(p).switches.tower_top == DragonTowerTop::Safe;
    match on_top {
        true => Some(Cite::Reading(&readings::DRAGON_TOWER_TOP)),
        false => R::shelters(p, figure),
    }
}

/// Why the dragon may not step there.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    if choice.verb != &words::DRAGON && choice.verb != &words::DRAGON_LATE {
        return None;
    }
    let beside = |cell: Cell| {
        let from = PrincessAndDragon::of(p).dragon;
        from.is_some_and(|from| Side::ALL.iter().any(|&side| from.beside(side) == cell))
    };
    let cite = choice.cell().filter(|&cell| beside(cell)).and_then(|cell| forbidden(p, cell));
    Some(Refusal::by(cite.unwrap_or(Cite::Ruling(&rulings::DRAGON_MOVES))))
}
