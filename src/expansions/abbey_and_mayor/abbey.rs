//! The abbey: a tile of one's own for a hole between four others.

use super::readings::{InExtraTile, LastLap};
use super::{AbbeyAndMayor, Ours, readings, rulings, step, task, words};
use crate::events::{RoomEvent, TurnPart};
use crate::figures::Player;
use crate::geometry::{Cell, Rotation};
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Position, Slot, Task};
use crate::rulings::Cite;
use crate::tiles::TileKindId;
use crate::turn;

/// The holes that a player may close with an abbey.
pub(super) fn holes<R: Ours>(p: &Position<R>, player: Player) -> impl Iterator<Item = Cell> + '_ {
    let abbeys = AbbeyAndMayor::of(p);
    let tile = abbeys.tile.filter(|_| abbeys.abbeys[player.index()] > 0);
    let allowed = move |cell: &Cell, tile: TileKindId| {
        !p.rules.rooms_place || R::forbids_tile(p, tile, Rotation::default(), *cell).is_none()
    };
    tile.into_iter().flat_map(move |tile| p.board.holes().filter(move |cell| allowed(cell, tile)))
}

/// Offers the active player to place an abbey instead of drawing.
pub(super) fn offer<R: Ours>(p: &mut Position<R>) {
    let (player, frame) = (p.active(), p.frame());
    if frame.tile.is_none() && frame.drawn.is_none() && holes(p, player).next().is_some() {
        p.then(task(step::OFFER, player, None));
    }
}

pub(super) fn decision<R: Ours>(p: &Position<R>, player: Player, choices: &mut Choices) -> Decision {
    let none = Choice::bare(&words::NO_ABBEY);
    choices.push(none);
    choices.extend(holes(p, player).map(|cell| Choice::placing(&words::ABBEY, cell, Rotation::default())));
    Decision { player: Some(player), about: words::ABBEY.about, default: Some(none) }
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let abbeys = AbbeyAndMayor::of(p);
    let (Some(tile), Some(cell)) = (abbeys.tile, choice.cell()) else {
        if abbeys.lap.is_some() && p.frame().part == TurnPart::Turn {
            // After the last tile there is nothing to draw instead.
            p.agenda.pop();
            p.then(Task::NextTurn);
        }
        return;
    };
    let said = abbeys.switches.in_extra_tile == InExtraTile::Said;
    let cite: Cite = match p.frame().part {
        TurnPart::Message if said => (&rulings::EXTRA_TILE_OWN_SUPPLY).into(),
        _ => (&rulings::ABBEY).into(),
    };
    let player = p.active();
    AbbeyAndMayor::of_mut(p).abbeys[player.index()] -= 1;
    p.tell_room(RoomEvent::new(&words::ABBEY_PLACED, player).cite(cite));
    turn::lay(p, tile, choice.rotation(), cell);
}

/// After the last tile everybody may still place an abbey, once round the table. Says whether somebody may.
pub(super) fn go_round<R: Ours>(p: &mut Position<R>) -> bool {
    let (players, abbeys) = (p.rules.players, AbbeyAndMayor::of(p));
    if abbeys.switches.last_lap == LastLap::None {
        return false;
    }
    let begins = abbeys.lap.is_none();
    // Whoever placed the last tile comes last; the lap counts down to that player.
    let mut left = abbeys.lap.unwrap_or(players);
    let mut player = p.active();
    while left > 0 {
        left -= 1;
        player = player.next(players);
        if holes(p, player).next().is_some() {
            AbbeyAndMayor::of_mut(p).lap = Some(left);
            if begins {
                p.tell_room(RoomEvent::new(&words::LAST_LAP, player).cite(&readings::LAST_LAP));
            }
            p.frames.pop();
            p.turn += 1;
            turn::begin_part_at(p, player, TurnPart::Turn, Slot::OwnTile);
            return true;
        }
    }
    AbbeyAndMayor::of_mut(p).lap = Some(0);
    false
}
