//! The big top: it moves to each new circus, and where it stood the animal is shown.

use super::{BigTop, MOVE, Ours, SHOW, TOP_KEY, animals, rulings, task, tiles, words};
use crate::board::{PlacedTile, Spot};
use crate::events::{Line, RoomEvent, RoomEventKind};
use crate::expansions::{Beginning, GivenProblem};
use crate::figures::MOST_PLAYERS;
use crate::geometry::Cell;
use crate::hooks::depth;
use crate::position::{Position, RoomTask};
use crate::rulings::Ruling;
use crate::tiles::TileKind;

/// In the item of [`SHOW`]: the game is over.
const AT_THE_END: u8 = 1;

fn is_circus(kind: &TileKind) -> bool {
    kind.all_marks().contains(tiles::CIRCUS)
}

/// Where the big top stands: as stated, else on the last circus of the table.
pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Option<Cell>, GivenProblem> {
    let board = beginning.board;
    if let Some(given) = beginning.stated(TOP_KEY.name) {
        let wrong = |what: &str| GivenProblem {
            key: TOP_KEY.name,
            place: 0,
            what: what.to_owned(),
            candidates: vec![],
        };
        let [entry] = &given.entries[..] else { return Err(wrong("there is one big top")) };
        let cell = entry.cell.ok_or_else(|| wrong("a space is wanted, such as `(1,0)`"))?;
        let there = board.tile_at(cell).is_some_and(|tile| is_circus(board.kind(tile)));
        return if there { Ok(Some(cell)) } else { Err(wrong("there is no circus on this space")) };
    }
    let mut circuses = board.tiles().iter().filter(|tile| is_circus(board.kind(tile)));
    Ok(circuses.next_back().map(|tile| tile.cell))
}

/// The tile of this part of the turn, if it shows a circus.
fn placed<R: Ours>(p: &Position<R>) -> Option<PlacedTile> {
    let tile = p.board.tiles()[usize::from(p.frame().tile?.0)];
    (BigTop::of(p).circus && is_circus(p.board.kind(&tile))).then_some(tile)
}

fn tell<R: Ours>(p: &mut Position<R>, kind: &'static RoomEventKind, cell: Cell, cite: &'static Ruling) {
    let spot = Some(Spot::Part { cell, part: 0 });
    let event = RoomEvent::new(kind, p.active()).cite(cite);
    p.tell_room(RoomEvent { spot, ..event });
}

/// The first circus gets the big top at once.
pub(super) fn first<R: Ours>(p: &mut Position<R>) {
    if let Some(tile) = placed(p)
        && BigTop::of(p).top.is_none()
    {
        let depth = depth(p);
        let room = BigTop::of_mut(p);
        room.top = Some(tile.cell);
        *room.opened.at_mut(depth) = true;
        tell(p, &words::FIRST, tile.cell, &rulings::FIRST_CIRCUS);
    }
}

/// A further circus: the animal where the big top stands is shown, then it moves.
pub(super) fn further<R: Ours>(p: &mut Position<R>) {
    if placed(p).is_some() && BigTop::of(p).top.is_some() && !BigTop::of(p).opened.get(p) {
        let player = p.active();
        p.then(task(MOVE, player, 0, None));
        p.then(task(SHOW, player, 0, None));
    }
}

/// The big top moves to the circus just placed.
pub(super) fn move_top<R: Ours>(p: &mut Position<R>) {
    if let Some(tile) = placed(p) {
        BigTop::of_mut(p).top = Some(tile.cell);
        tell(p, &words::MOVES, tile.cell, &rulings::CIRCUS);
    }
}

/// At the end of the game the animal under the big top is shown.
pub(super) fn at_the_end<R: Ours>(p: &mut Position<R>) {
    if BigTop::of(p).top.is_some() && BigTop::of(p).circus {
        p.then(task(SHOW, p.active(), AT_THE_END, None));
    }
}

/// Shows the animal that is known to come; none where none is left.
pub(super) fn show_known<R: Ours>(p: &mut Position<R>, at: RoomTask) {
    if let Some(kind) = BigTop::of(p).animals.known() {
        show(p, at, kind);
    }
}

/// Shows an animal: every follower around brings its points.
pub(super) fn show<R: Ours>(p: &mut Position<R>, at: RoomTask, kind: u8) {
    BigTop::of_mut(p).animals.draw(kind);
    let each = animals::points(kind);
    let Some(top) = BigTop::of(p).top else { return };
    let ruling = if at.item & AT_THE_END != 0 { &rulings::CIRCUS_AT_THE_END } else { &rulings::CIRCUS };
    let item = words::ANIMALS.get(usize::from(kind)).copied();
    let spot = Some(Spot::Part { cell: top, part: 0 });
    let event = RoomEvent::new(&words::SHOWN, p.active()).cite(ruling);
    p.tell_room(RoomEvent { item, spot, number: i32::from(each), ..event });
    let mut watching = [0_u16; MOST_PLAYERS];
    for figure in p.figures.standing() {
        let near = p.board.cells_under(figure.part).any(|cell| cell.is_near(top));
        if near && p.rules.figures[figure.kind.index()].follower && !R::apart(p, figure) {
            watching[figure.owner.index()] += 1;
        }
    }
    if watching == [0; MOST_PLAYERS] {
        tell(p, &words::NOBODY_WATCHES, top, ruling);
    }
    super::credit_each(p, (&words::CIRCUS, None), |player| {
        Line::new(&words::SPECTATOR, watching[player.index()], each, &rulings::WHO_WATCHES)
    });
}
