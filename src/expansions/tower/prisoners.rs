//! Followers that are caught, exchanged and bought free.

use super::{EXCHANGE, Ours, Prisoner, Tower, rulings, task, words};
use crate::events::RoomEvent;
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::Choices;
use crate::position::{Choice, Leaving, Position, RoomTask, Verb};
use crate::rulings::Cite;
use crate::turn;

/// Points for a prisoner.
pub(super) const RANSOM_POINTS: u16 = 3;

/// A tower catches a follower: an own one goes home, another's is kept.
pub(super) fn capture<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let captor = p.active();
    let is_meant = |figure: &Standing| {
        (u16::from(figure.owner.0), figure.kind) == (choice.number, choice.figure)
            && Some(p.board.spot(figure.part)) == choice.spot
    };
    let Some(index) = p.figures.standing().iter().position(is_meant) else { return };
    let figure = p.figures.standing()[index];
    let item = Some(p.rules.figures[figure.kind.index()].term);
    let event = |kind, cite: Cite| {
        let event = RoomEvent::new(kind, captor).cite(cite);
        RoomEvent { other: Some(figure.owner), spot: choice.spot, item, ..event }
    };
    if figure.owner == captor {
        p.tell_room(event(&words::CAUGHT_OWN, (&rulings::CAPTURE).into()));
        turn::take_home(p, index, Leaving::Returned, (&rulings::CAPTURE).into());
        return;
    }
    turn::take_away(p, index);
    p.tell_room(event(&words::CAUGHT, (&rulings::CAPTURE).into()));
    keep(p, Prisoner { captor, owner: figure.owner, kind: figure.kind });
    R::left(p, figure, Leaving::Taken);
    exchange_if_due(p, captor, figure.owner);
}

fn keep<R: Ours>(p: &mut Position<R>, prisoner: Prisoner) {
    let prisoners = &mut Tower::of_mut(p).prisoners;
    let place = prisoners.partition_point(|it| *it < prisoner);
    prisoners.insert(place, prisoner);
}

/// The kinds of a player's figures that a captor keeps, each once.
fn kinds(room: &Tower, captor: Player, owner: Player) -> impl Iterator<Item = FigureKind> + '_ {
    let own = room.prisoners.iter().filter(move |it| it.captor == captor && it.owner == owner);
    let mut last = None;
    own.map(|it| it.kind).filter(move |&kind| last.replace(kind) != Some(kind))
}

/// Two players keep a prisoner of each other: one of each goes home. Of several kinds the owner chooses.
fn exchange_if_due<R: Ours>(p: &mut Position<R>, captor: Player, owner: Player) {
    let first_two = {
        let mut back = kinds(Tower::of(p), owner, captor);
        (back.next(), back.next())
    };
    match first_two {
        (Some(_), Some(_)) => p.then(task(EXCHANGE, captor, owner.0, None)),
        (Some(only), None) => exchange(p, captor, owner, only),
        (None, _) => {}
    }
}

/// Which of the own figures comes home.
pub(super) fn list_exchanges<R: Ours>(p: &Position<R>, task: RoomTask, choices: &mut Choices) {
    let number = u16::from(task.player.0);
    let back = kinds(Tower::of(p), Player(task.item), task.player);
    choices.extend(back.map(|figure| Choice { figure, number, ..Choice::bare(&words::EXCHANGE) }));
}

/// A player gets back a figure of this kind from another, who gets back the one that was just caught.
pub(super) fn exchange<R: Ours>(p: &mut Position<R>, player: Player, other: Player, kind: FigureKind) {
    let Some(caught) = kinds(Tower::of(p), player, other).next() else { return };
    for (captor, owner, kind) in [(other, player, kind), (player, other, caught)] {
        if set_free(p, Prisoner { captor, owner, kind }) {
            let item = Some(p.rules.figures[kind.index()].term);
            let event = RoomEvent::new(&words::EXCHANGED, owner).cite(&rulings::EXCHANGE);
            p.tell_room(RoomEvent { other: Some(captor), item, ..event });
        }
    }
}

/// A prisoner goes back to its owner's supply. Says whether there was such a one.
fn set_free<R: Ours>(p: &mut Position<R>, prisoner: Prisoner) -> bool {
    let prisoners = &mut Tower::of_mut(p).prisoners;
    let Ok(place) = prisoners.binary_search(&prisoner) else { return false };
    prisoners.remove(place);
    p.figures.give_back(prisoner.owner, prisoner.kind);
    true
}

/// May the active player buy a prisoner free?
pub(super) fn can_ransom<R: Ours>(p: &Position<R>) -> bool {
    let (room, active) = (Tower::of(p), p.active());
    !room.ransomed
        && room.prisoners.iter().any(|it| it.owner == active)
        && i32::from(p.track.total(active)) >= i32::from(RANSOM_POINTS)
}

/// Every kind of own prisoner, and who keeps it.
pub(super) fn list_ransoms<R: Ours>(p: &Position<R>, verb: &'static Verb, choices: &mut Choices) {
    if !can_ransom(p) {
        return;
    }
    let (room, active) = (Tower::of(p), p.active());
    for captor in p.clockwise().skip(1) {
        let number = u16::from(captor.0);
        choices.extend(kinds(room, captor, active).map(|figure| Choice {
            figure,
            number,
            ..Choice::bare(verb)
        }));
    }
}

/// Why no ransom can be paid.
pub(super) fn ransom_refusal<R: Ours>(p: &Position<R>) -> Cite {
    if Tower::of(p).ransomed {
        (&rulings::ROUNDS_DOUBLE_TURN_ONCE_ONLY).into()
    } else {
        (&rulings::RANSOM).into()
    }
}

/// The active player pays for a prisoner, which can be used at once.
pub(super) fn pay_ransom<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let (payer, captor) = (p.active(), Player(choice.number as u8));
    if !set_free(p, Prisoner { captor, owner: payer, kind: choice.figure }) {
        return;
    }
    Tower::of_mut(p).ransomed = true;
    let item = Some(p.rules.figures[choice.figure.index()].term);
    let event = RoomEvent::new(&words::RANSOMED, payer).cite(&rulings::RANSOM);
    p.tell_room(RoomEvent { other: Some(captor), item, ..event });
    turn::pay_player(p, (payer, captor), RANSOM_POINTS, &words::RANSOM_TERM, (&rulings::RANSOM).into());
}
