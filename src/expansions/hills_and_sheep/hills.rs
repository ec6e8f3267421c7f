//! What is printed on tiles: hills and vineyards.

use super::words::{HILL_HIDES, NOTHING_TO_HIDE};
use super::{HillTie, HillsAndSheep, Ours, readings, rulings, tiles};
use crate::board::{PartId, Spot};
use crate::events::{Majority, RoomEvent};
use crate::figures::{MOST_PLAYERS, Player};
use crate::position::Position;
use crate::rulings::Cite;

/// A hill that was just placed hides a tile that nobody has seen.
pub(super) fn hide<R: Ours>(p: &mut Position<R>) {
    let Some(placed) = p.frame().tile else { return };
    let tile = p.board.tiles()[usize::from(placed.0)];
    if !HillsAndSheep::of(p).hills || !p.board.kind(&tile).marks.contains(tiles::HILL) {
        return;
    }
    let kind = if p.pile.hide_one() { &HILL_HIDES } else { &NOTHING_TO_HIDE };
    let event = RoomEvent::new(kind, p.active()).cite(&rulings::HILL_HIDES);
    p.tell_room(RoomEvent { spot: Some(Spot::Part { cell: tile.cell, part: 0 }), ..event });
}

/// Decides a tie: whoever has a follower on a hill of the feature comes before those who have none.
pub(super) fn decide<R: Ours>(p: &Position<R>, part: PartId, majority: &mut Majority) {
    let room = HillsAndSheep::of(p);
    if !room.hills {
        return;
    }
    let root = p.board.root(part);
    let mut on_hills = [0_u8; MOST_PLAYERS];
    for figure in p.figures.standing() {
        let follower = p.rules.figures[figure.kind.index()].follower;
        if follower && p.board.root(figure.part) == root && is_on_hill(p, figure.part) {
            on_hills[figure.owner.index()] += 1;
        }
    }
    let tied = (0..MOST_PLAYERS as u8).map(Player).filter(|&player| majority.has(player));
    let tied: arrayvec::ArrayVec<Player, MOST_PLAYERS> = tied.collect();
    let weigh = |player: &Player| match room.switches.hill_tie {
        HillTie::AtLeastOneFollower => on_hills[player.index()].min(1),
        HillTie::NumberOfFollowers => on_hills[player.index()],
    };
    let most = tied.iter().map(weigh).max().unwrap_or_default();
    for player in tied.iter().filter(|player| weigh(player) < most) {
        majority.behind |= player.bit();
        // Only where somebody behind stands on a hill too does the number of followers decide.
        let by_number = on_hills[player.index()] > 0;
        majority.decided_by = match majority.decided_by {
            Some(cite @ Cite::Reading(_)) => Some(cite),
            _ if by_number => Some((&readings::HILL_TIE).into()),
            _ => Some((&rulings::HILL_TIE).into()),
        };
    }
}

fn is_on_hill<R: Ours>(p: &Position<R>, part: PartId) -> bool {
    p.board.tile_of(part).is_some_and(|tile| p.board.kind(tile).marks.contains(tiles::HILL))
}

/// How many of the eight tiles around a monastery or garden have a vineyard.
pub(super) fn vineyards_around<R: Ours>(p: &Position<R>, monastery: PartId) -> u16 {
    let Some(tile) = p.board.tile_of(monastery) else { return 0 };
    let tiles = tile.cell.around().into_iter().filter_map(|cell| p.board.tile_at(cell));
    tiles.filter(|tile| p.board.kind(tile).marks.contains(tiles::VINEYARD)).count() as u16
}
