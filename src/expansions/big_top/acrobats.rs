//! Pyramids: two acrobats below, one on top.

use super::{BigTop, HOME, Ours, rulings, task, tiles, words};
use crate::board::{PartId, PlacedTile};
use crate::events::{Line, RoomEvent};
use crate::figures::{FigureKind, MOST_PLAYERS, Standing};
use crate::geometry::Cell;
use crate::hooks::Choices;
use crate::position::{Choice, Leaving, Position, Refusal, RoomTask};
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::turn::{self, rulings as base, verbs};

/// Acrobats of a whole pyramid.
pub(super) const FULL: usize = 3;
/// Points for each.
pub(super) const EACH: i16 = 5;

/// Is the part a place for acrobats?
pub(super) fn is_pyramid<R: Ours>(p: &Position<R>, part: PartId) -> bool {
    let feature = p.board.feature(part);
    feature.kind == PartKind::Place && feature.marks.contains(tiles::ACROBATS)
}

/// The acrobats of a pyramid, in no particular order.
fn acrobats<R: Ours>(p: &Position<R>, pyramid: PartId) -> impl Iterator<Item = &Standing> + '_ {
    p.figures.standing().iter().filter(move |figure| figure.part == pyramid)
}

/// How many acrobats a pyramid has.
pub(super) fn on<R: Ours>(p: &Position<R>, pyramid: PartId) -> usize {
    acrobats(p, pyramid).count()
}

/// Are there acrobats on the tile of a space?
pub(super) fn stand_at<R: Ours>(p: &Position<R>, cell: Cell) -> bool {
    let mut standing = p.figures.standing().iter();
    standing.any(|figure| {
        is_pyramid(p, figure.part) && p.board.tile_of(figure.part).is_some_and(|tile| tile.cell == cell)
    })
}

/// Does a bridge lead over a tile?
fn is_bridged<R: Ours>(p: &Position<R>, tile: &PlacedTile) -> bool {
    p.board.catalogue().as_printed(tile.kind) != tile.kind
}

/// Is a space that of the tile just placed, or one of the eight around it?
fn is_near<R: Ours>(p: &Position<R>, cell: Cell) -> bool {
    p.frame().tile.is_some_and(|placed| p.board.tiles()[usize::from(placed.0)].cell.is_near(cell))
}

/// Calls `each` with the places for acrobats on the tile just placed and on the eight around it, and with all others
/// that a meeple may reach.
fn each_near<R: Ours>(p: &Position<R>, mut each: impl FnMut(PartId)) {
    for tile in p.board.tiles() {
        for (place, part) in p.board.kind(tile).parts_of(PartKind::Place) {
            if part.marks.contains(tiles::ACROBATS)
                && let Some(part) = p.board.part_at(tile, place)
                && (is_near(p, tile.cell) || R::reaches(p, FigureKind::MEEPLE, part))
                && !is_bridged(p, tile)
                && R::forbids(p, FigureKind::MEEPLE, part).is_none()
            {
                each(part);
            }
        }
    }
}

/// The whole pyramids of the table, each once, in order of place.
fn whole<R: Ours>(p: &Position<R>) -> Vec<PartId> {
    let mut whole = Vec::new();
    for figure in p.figures.standing() {
        let part = figure.part;
        if is_pyramid(p, part) && !whole.contains(&part) && on(p, part) >= FULL {
            whole.push(part);
        }
    }
    whole.sort_by_key(|&part| p.board.spot(part));
    whole
}

/// Where a meeple may become an acrobat, and which pyramids may be scored.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    if !BigTop::of(p).acrobats || R::must_act(p) {
        return;
    }
    if p.figures.supply(p.active(), FigureKind::MEEPLE) > 0 {
        each_near(p, |part| {
            if on(p, part) < FULL {
                choices.push(Choice::at(&words::ACROBAT_VERB, p.board.spot(part)));
            }
        });
    }
    let spots = whole(p).into_iter().map(|part| p.board.spot(part));
    let earlier = spots.filter(|spot| !BigTop::of(p).finished.contains(spot));
    choices.extend(earlier.map(|spot| Choice::at(&words::PYRAMID, spot)));
}

/// Carries out such a choice.
pub(super) fn act<R: Ours>(p: &mut Position<R>, choice: Choice) -> bool {
    let Some((spot, part)) = choice.spot.and_then(|spot| Some((spot, p.board.part(spot)?))) else {
        return false;
    };
    match () {
        () if choice.verb == &words::ACROBAT_VERB => {
            turn::put(p, Standing { owner: p.active(), kind: FigureKind::MEEPLE, part }, spot);
            let near = p.board.tile_of(part).is_some_and(|tile| is_near(p, tile.cell));
            let ruling = if near { &rulings::ACROBAT } else { &rulings::ACROBAT_THROUGH_A_PORTAL };
            let event = RoomEvent::new(&words::STANDS, p.active()).cite(ruling);
            let number = on(p, part) as i32;
            if on(p, part) >= FULL {
                BigTop::of_mut(p).finished.push(spot);
            }
            p.tell_room(RoomEvent { spot: Some(spot), number, ..event });
            true
        }
        () if choice.verb == &words::PYRAMID => {
            let event = RoomEvent::new(&words::PYRAMID_SCORED, p.active()).cite(&rulings::PYRAMID);
            p.tell_room(RoomEvent { spot: Some(spot), ..event });
            p.then(task(HOME, p.active(), 0, Some(part)));
            pay(p, part, &rulings::PYRAMID);
            true
        }
        () => false,
    }
}

/// Puts the points of a pyramid's acrobats onto the agenda.
fn pay<R: Ours>(p: &mut Position<R>, pyramid: PartId, ruling: &'static crate::rulings::Ruling) {
    let mut own = [0_u16; MOST_PLAYERS];
    acrobats(p, pyramid).for_each(|figure| own[figure.owner.index()] += 1);
    super::credit_each(p, (&words::ACROBAT, Some(pyramid)), |player| {
        Line::new(&words::ACROBAT, own[player.index()], EACH, ruling)
    });
}

/// The acrobats of a scored pyramid go home.
pub(super) fn bring_home<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    let Some(pyramid) = at.part else { return };
    let there = |_: &Position<R>, figure: &Standing| figure.part == pyramid;
    turn::take_home_all(p, there, Leaving::Scored, (&rulings::PYRAMID).into());
}

/// At the end of the game every acrobat brings points, in whole pyramids and in others.
pub(super) fn at_the_end<R: Ours>(p: &mut Position<R>) {
    let mut pyramids: Vec<PartId> = Vec::new();
    for figure in p.figures.standing() {
        if is_pyramid(p, figure.part) && !pyramids.contains(&figure.part) {
            pyramids.push(figure.part);
        }
    }
    pyramids.sort_by_key(|&part| p.board.spot(part));
    for &pyramid in &pyramids {
        let event = RoomEvent::new(&words::ACROBATS_COUNT, p.active()).cite(&rulings::ACROBATS_AT_THE_END);
        p.tell_room(RoomEvent { spot: Some(p.board.spot(pyramid)), ..event });
    }
    for pyramid in pyramids.into_iter().rev() {
        pay(p, pyramid, &rulings::ACROBATS_AT_THE_END);
    }
}

/// Why a meeple may not become an acrobat there, or a pyramid not be scored.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let part = p.board.part(choice.spot?)?;
    let place = p.board.is(part, PartKind::Place);
    let bridged = p.board.tile_of(part).is_some_and(|tile| is_bridged(p, tile));
    let ruling = match () {
        () if choice.verb == &verbs::FIGURE && place => {
            let marks = p.board.feature(part).marks;
            match () {
                () if marks.contains(tiles::CIRCUS) => &rulings::NOT_ON_THE_CIRCUS,
                () if is_pyramid(p, part) => &rulings::ONLY_MEEPLES,
                () => return None,
            }
        }
        () if choice.verb == &words::PYRAMID => {
            let now = choice.spot.is_some_and(|spot| BigTop::of(p).finished.contains(&spot));
            if now { &rulings::PYRAMID_LATER } else { &rulings::PYRAMID }
        }
        () if choice.verb != &words::ACROBAT_VERB => return None,
        () if p.figures.supply(p.active(), FigureKind::MEEPLE) == 0 => &base::ONLY_FROM_SUPPLY,
        () if !is_pyramid(p, part) => &rulings::ACROBAT,
        () if on(p, part) >= FULL => &rulings::PYRAMID_FULL,
        () if bridged => &rulings::ACROBATS_AND_BRIDGES,
        () => &rulings::ACROBAT,
    };
    let forbidden =
        R::forbids(p, FigureKind::MEEPLE, part).filter(|_| std::ptr::eq(ruling, &rulings::ACROBAT));
    Some(Refusal::by(forbidden.unwrap_or(Cite::Ruling(ruling))))
}
