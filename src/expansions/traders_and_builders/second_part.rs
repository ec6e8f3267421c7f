//! The second part of the turn that a builder brings.

use super::switches::DoubleTurnWording;
use super::{Ours, helpers, rulings, words};
use crate::board::PartId;
use crate::events::{RoomEvent, TurnPart};
use crate::hooks::depth;
use crate::position::Position;
use crate::rulings::Cite;
use crate::turn;

/// A part of a turn begins: it has brought no second part yet.
pub(super) fn begins<R: Ours>(p: &mut Position<R>) {
    let depth = depth(p);
    let waits = (0..depth).any(|below| p.rooms.as_ref().earned.at(below));
    p.rooms.as_mut().earned.begin(depth);
    if waits && p.frame().part == TurnPart::Message {
        let event = RoomEvent::new(&words::SECOND_PART_WAITS, p.active());
        p.tell_room(event.cite(&rulings::EXTRA_TILE_BUILDER_ORDER));
    }
}

/// The tile was placed: has it extended a feature with the player's builder?
pub(super) fn look<R: Ours>(p: &mut Position<R>) {
    let Some(part) = extended(p) else { return };
    let again = p.frame().part == TurnPart::Builder;
    let (kind, cite): (_, Cite) = match again {
        true => (&words::NO_THIRD_PART, (&rulings::ONE_MORE_ONLY).into()),
        false => (&words::EXTENDS, (&rulings::SECOND_PART).into()),
    };
    if !again {
        let depth = depth(p);
        *p.rooms.as_mut().earned.at_mut(depth) = true;
    }
    let spot = Some(p.board.name_of(part));
    let event = RoomEvent::new(kind, p.active()).cite(cite);
    tell_in_no_round(p, RoomEvent { spot, ..event });
}

/// Tells something by which nothing is scored, so that it belongs to no round.
fn tell_in_no_round<R: Ours>(p: &mut Position<R>, event: RoomEvent) {
    let round = p.frame_mut().round.take();
    p.tell_room(event);
    p.frame_mut().round = round;
}

/// A part of the feature with the active player's builder that the placed tile extends.
fn extended<R: Ours>(p: &Position<R>) -> Option<PartId> {
    let (player, builder) = (p.active(), p.rooms.as_ref().builder);
    let mut builders = p.figures.standing().iter().filter(|it| it.owner == player && it.kind == builder);
    // Most players have none on the table most of the time.
    builders.next()?;
    let mut extended = None;
    helpers::each_new_part(p, |part| {
        if extended.is_none() && helpers::stands_on(p, player, builder, part) {
            extended = Some(part);
        }
    });
    extended
}

/// All else of this part is over: the second part follows where it was earned.
pub(super) fn follows<R: Ours>(p: &mut Position<R>) {
    let depth = depth(p);
    if !std::mem::take(p.rooms.as_mut().earned.at_mut(depth)) {
        return;
    }
    let player = p.active();
    let builder = p.rooms.as_ref().builder;
    let left = !p.figures.standing().iter().any(|it| it.owner == player && it.kind == builder);
    if left {
        p.tell_room(RoomEvent::new(&words::RIGHT_STAYS, player).cite(&rulings::RIGHT_STAYS));
    }
    turn::begin_part(p, player, TurnPart::Builder);
    if p.track.scorers().len() > 1 {
        let cite: Cite = match p.rooms.as_ref().switches.double_turn_wording {
            DoubleTurnWording::NoteOf2013 => (&rulings::ROUNDS_DOUBLE_TURN).into(),
            DoubleTurnWording::PrintedRules => (&rulings::ROUNDS_DOUBLE_TURN_EACH_SCORING_PHASE).into(),
        };
        p.tell_room(RoomEvent::new(&words::ROUNDS_OF_ITS_OWN, player).cite(cite));
    }
}
