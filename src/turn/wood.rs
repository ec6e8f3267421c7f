use super::{rulings, verbs};
use crate::board::Spot;
use crate::events::Event;
use crate::figures::{FigureKind, Standing};
use crate::hooks::Rooms;
use crate::position::{Choice, Position, Refusal};

/// The spots of the tile just placed: its parts, or the features that a tile in words completed.
fn spots<R: Rooms>(p: &Position<R>) -> impl Iterator<Item = Spot> + '_ {
    let frame = p.frame();
    let parts = frame.tile.into_iter().flat_map(|tile| p.board.parts_of(tile)).map(|part| p.board.spot(part));
    let stated = (0..64u8).filter(move |&index| frame.completed & (1 << index) != 0).map(Spot::Stated);
    parts.chain(stated)
}

/// Every figure that may be placed, and where.
pub(super) fn placements<R: Rooms>(p: &Position<R>) -> impl Iterator<Item = Choice> + '_ {
    let kinds = (0..p.rules.figures.len() as u8).map(FigureKind);
    let in_supply = kinds.filter(|&kind| p.figures.supply(p.active(), kind) > 0);
    in_supply.flat_map(move |kind| {
        let stands_on = p.rules.figures[kind.index()].stands_on;
        spots(p).filter_map(move |spot| {
            let feature = p.board.feature(p.board.part(spot)?);
            let free = feature.occupants == 0 && stands_on.contains(feature.kind);
            free.then(|| Choice { figure: kind, ..Choice::at(&verbs::FIGURE, spot) })
        })
    })
}

pub(super) fn choose<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    let Some((spot, part)) = choice.spot.and_then(|spot| Some((spot, p.board.part(spot)?))) else { return };
    let figure = choice.figure;
    if p.figures.place(Standing { owner: p.active(), kind: figure, part }) {
        p.board.occupy(part);
        p.tell(Event::FigurePlaced { figure, spot });
    }
}

/// Why the figure may not be placed there.
pub(super) fn refusal<R: Rooms>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let spot = choice.spot?;
    let ruling = if p.figures.supply(p.active(), choice.figure) == 0 {
        &rulings::ONLY_FROM_SUPPLY
    } else if !spots(p).any(|own| own == spot) {
        &rulings::ONLY_ONTO_PLACED_TILE
    } else if p.board.part(spot).is_some_and(|part| p.board.feature(part).occupants > 0) {
        &rulings::NOT_ONTO_OCCUPIED
    } else {
        &rulings::WHERE_FIGURES_STAND
    };
    Some(Refusal::by(ruling))
}
