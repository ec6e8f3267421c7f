//! The bonus of a watchtower: who gets it, and what it counts.

use super::words::{self, WATCHTOWER};
use super::{Ours, Several, Watchtowers, readings, rulings, tiles};
use crate::board::{Feature, PartId, PlacedTile, Spot};
use crate::editions::Term;
use crate::events::{Line, RoomEvent};
use crate::figures::Player;
use crate::geometry::Cell;
use crate::position::{Credit, Position};
use crate::rulings::Ruling;
use crate::tiles::{MarkId, PartKind};
use crate::turn;

/// What a kind of watchtower counts, what each is worth, and which ruling says so.
type Pays = (MarkId, &'static Term, i16, &'static Ruling);

pub(super) const PAYS: [Pays; 5] = [
    (tiles::CITY, &words::CITY_TILE, 1, &rulings::CITY_TOWER),
    (tiles::ROAD, &words::ROAD_TILE, 1, &rulings::ROAD_TOWER),
    (tiles::MEEPLE, &words::COUNTED_MEEPLE, 2, &rulings::MEEPLE_TOWER),
    (tiles::COAT_OF_ARMS, &words::COUNTED_COAT, 2, &rulings::COAT_TOWER),
    (tiles::MONASTERY, &words::COUNTED_MONASTERY, 3, &rulings::MONASTERY_TOWER),
];

/// Pays the bonuses of all figures whose road or city was just completed, before the features themselves.
pub(super) fn pay<R: Ours>(p: &mut Position<R>) {
    let mut paid: Vec<(Spot, Player, Line)> = Vec::new();
    let mut nothing: Vec<(Spot, Player, &'static Ruling)> = Vec::new();
    for root in turn::completed(p) {
        if !matches!(p.board.feature(root).kind, PartKind::Road | PartKind::City) {
            continue;
        }
        for figure in p.figures.standing() {
            if p.board.root(figure.part) != root || !p.rules.figures[figure.kind.index()].follower {
                continue;
            }
            let Some(tile) = p.board.tile_of(figure.part) else { continue };
            let Some((mark, what, each, ruling)) = tower(p, tile) else { continue };
            let count = counted(p, tile.cell, mark);
            let spot = p.board.spot(figure.part);
            match count {
                0 => nothing.push((spot, figure.owner, ruling)),
                _ => paid.push((spot, figure.owner, Line::new(what, count, each, ruling))),
            }
        }
    }
    if paid.is_empty() && nothing.is_empty() {
        return;
    }
    for (spot, player, ruling) in nothing {
        let event = RoomEvent::new(&words::PAYS_NOTHING, player).cite(ruling);
        p.tell_room(RoomEvent { spot: Some(spot), ..event });
    }
    // By place, so that the order in which figures came does not matter.
    let active = p.clockwise().collect::<arrayvec::ArrayVec<Player, 6>>();
    let seat = |player: Player| active.iter().position(|&other| other == player);
    paid.sort_by_key(|&(spot, player, _)| (spot, seat(player)));
    if Watchtowers::of(p).switches.several == Several::Once {
        let mut seen: Vec<(Player, Cell, PartId)> = Vec::new();
        let mut further = Vec::new();
        paid.retain(|&(spot, player, _)| {
            let (Some(part), Spot::Part { cell, .. }) = (p.board.part(spot), spot) else { return false };
            let own = (player, cell, p.board.root(part));
            let first = !seen.contains(&own);
            match first {
                true => seen.push(own),
                false => further.push((spot, player)),
            }
            first
        });
        for (spot, player) in further {
            let event = RoomEvent::new(&words::PAYS_ONCE, player).cite(&readings::SEVERAL);
            p.tell_room(RoomEvent { spot: Some(spot), ..event });
        }
    }
    for &(spot, player, _) in &paid {
        let event = RoomEvent::new(&words::PAYS, player).cite(&rulings::BONUS);
        p.tell_room(RoomEvent { spot: Some(spot), ..event });
    }
    for (spot, player, line) in paid.into_iter().rev() {
        let part = p.board.part(spot);
        p.credit(Credit::new(player, &WATCHTOWER, part), [line].into_iter().collect());
    }
}

/// The watchtower on a tile, if it has one.
fn tower<R: Ours>(p: &Position<R>, tile: &PlacedTile) -> Option<Pays> {
    let marks = p.board.kind(tile).all_marks();
    PAYS.iter().find(|(mark, ..)| marks.contains(*mark)).copied()
}

/// Is it the watchtower itself?
pub(super) fn is_tower(feature: &Feature) -> bool {
    feature.kind == PartKind::Place && PAYS.iter().any(|(mark, ..)| feature.marks.contains(*mark))
}

/// How many of what a watchtower counts there are on its tile and on the eight around it.
fn counted<R: Ours>(p: &Position<R>, cell: Cell, mark: MarkId) -> u16 {
    if mark == tiles::MEEPLE {
        let near = |part: PartId| p.board.cells_under(part).any(|at| at.is_near(cell));
        let followers =
            p.figures.standing().iter().filter(|figure| p.rules.figures[figure.kind.index()].follower);
        return followers.filter(|figure| near(figure.part) && !R::apart(p, figure)).count() as u16;
    }
    let tiles = cell.block().into_iter().filter_map(|cell| p.board.tile_at(cell));
    tiles.map(|tile| shows(p, tile, mark)).sum()
}

/// How many of what a watchtower counts one tile shows.
fn shows<R: Ours>(p: &Position<R>, tile: &PlacedTile, mark: MarkId) -> u16 {
    // A city that became a castle is none any more.
    let parts = p.board.kind(tile).parts.iter().enumerate();
    let parts = parts
        .filter(|&(index, _)| p.board.part_at(tile, index).is_none_or(|part| !p.board.became_place(part)));
    let mut parts = parts.map(|(_, part)| part);
    match mark {
        tiles::CITY => u16::from(parts.any(|part| part.kind == PartKind::City)),
        tiles::ROAD => u16::from(parts.any(|part| part.kind == PartKind::Road)),
        tiles::MONASTERY => parts.filter(|part| part.kind == PartKind::Monastery).count() as u16,
        _ => parts.map(|part| u16::from(part.coats)).sum(),
    }
}
