use super::{placing, rulings, verbs};
use crate::events::Event;
use crate::hooks::{Choices, Rooms};
use crate::position::{Choice, Position, Task};
use crate::tiles::TileKindId;

/// May the next tile be one that is only stated in words?
fn in_words_possible<R>(p: &Position<R>) -> bool {
    !p.board.stated().is_empty()
}

/// Is there more than one way to go on?
pub(super) fn must_decide<R: Rooms>(p: &Position<R>) -> bool {
    p.pile.kinds_next() + usize::from(in_words_possible(p)) > 1
}

pub(super) fn list<R: Rooms>(p: &Position<R>, choices: &mut Choices) {
    if in_words_possible(p) {
        choices.push(Choice::bare(&verbs::DRAW_IN_WORDS));
    }
    choices.extend(p.pile.candidates().map(|(tile, _)| Choice::tile(&verbs::DRAW, tile)));
}

/// Draws where there is only one way.
pub(super) fn run<R: Rooms>(p: &mut Position<R>) {
    let only = p.pile.candidates().next();
    match only {
        Some((tile, _)) => draw(p, tile),
        None if in_words_possible(p) => p.frame_mut().in_words = true,
        None => p.tell(Event::NoTileLeft),
    }
}

pub(super) fn choose<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    if choice.verb == &verbs::DRAW_IN_WORDS {
        p.frame_mut().in_words = true;
    } else {
        draw(p, choice.tile_kind());
    }
}

/// Draws a tile. One that fits nowhere is set aside, and another is drawn.
fn draw<R: Rooms>(p: &mut Position<R>, tile: TileKindId) {
    p.pile.draw(tile);
    p.tell(Event::TileDrawn { tile });
    if placing::fits_somewhere(p, tile) {
        p.frame_mut().drawn = Some(tile);
    } else {
        p.tell(Event::TileSetAside { tile, cite: (&rulings::TILE_SET_ASIDE).into() });
        p.then(Task::Draw);
    }
}
