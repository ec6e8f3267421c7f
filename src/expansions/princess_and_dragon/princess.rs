//! Princesses: a tile that brings one to a city with knights may send one of them home.

use super::switches::PrincessAction;
use super::tiles::PRINCESS;
use super::{Ours, PrincessAndDragon, readings, rulings, words};
use crate::events::RoomEvent;
use crate::figures::Standing;
use crate::hooks::{Choices, depth};
use crate::position::{Choice, Leaving, Position};
use crate::rulings::Cite;
use crate::turn;

/// Calls `each` with the knights in the city to which the tile just placed brings a princess.
fn each_knight<R: Ours>(p: &Position<R>, mut each: impl FnMut(&Standing)) {
    let room = PrincessAndDragon::of(p);
    // She sends one knight home, also where the action of the turn is open a second time.
    if !room.parts.princess || room.sent_home.get(p) {
        return;
    }
    let Some(tile) = p.frame().tile else { return };
    let kind = p.board.kind(&p.board.tiles()[usize::from(tile.0)]);
    let with_princess =
        p.board.parts_of(tile).zip(&kind.parts).filter(|(_, part)| part.marks.contains(PRINCESS));
    for (city, _) in with_princess {
        let root = p.board.root(city);
        let knights = p.figures.standing().iter().filter(|figure| {
            p.rules.figures[figure.kind.index()].follower && p.board.root(figure.part) == root
        });
        knights.for_each(&mut each);
    }
}

/// Must a knight be sent home?
pub(super) fn must_choose<R: Ours>(p: &Position<R>) -> bool {
    let mut any = false;
    if PrincessAndDragon::of(p).switches.princess == PrincessAction::Must {
        each_knight(p, |_| any = true);
    }
    any
}

/// Every knight that may be sent home.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    each_knight(p, |figure| {
        let (spot, number) = (p.board.spot(figure.part), u16::from(figure.owner.0));
        let choice = Choice { figure: figure.kind, number, ..Choice::at(&words::PRINCESS, spot) };
        if R::shelters(p, figure).is_none() && !choices.contains(&choice) {
            choices.push(choice);
        }
    });
}

/// Sends a knight home. No figure is placed in this part of the turn any more.
pub(super) fn send_home<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let is_meant = |figure: &Standing| {
        u16::from(figure.owner.0) == choice.number
            && figure.kind == choice.figure
            && Some(p.board.spot(figure.part)) == choice.spot
    };
    let Some(index) = p.figures.standing().iter().position(is_meant) else { return };
    let cite: Cite = match PrincessAndDragon::of(p).switches.princess {
        PrincessAction::May => (&rulings::PRINCESS).into(),
        PrincessAction::Must => (&readings::PRINCESS_ACTION).into(),
    };
    let event = RoomEvent::new(&words::SENT_HOME, p.active()).cite(cite);
    let other = Some(p.figures.standing()[index].owner);
    p.tell_room(RoomEvent { other, spot: choice.spot, ..event });
    let depth = depth(p);
    *PrincessAndDragon::of_mut(p).sent_home.at_mut(depth) = true;
    turn::take_home(p, index, Leaving::Returned, (&rulings::PRINCESS).into());
}
