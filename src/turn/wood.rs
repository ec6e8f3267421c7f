use super::{rulings, scoring_phase, verbs};
use crate::board::{PartId, Spot, bits};
use crate::events::Event;
use crate::figures::{FigureKind, Placing, Standing};
use crate::hooks::{Choices, Rooms};
use crate::position::{Choice, Position, Refusal};

/// Does this hold for any part on which a figure may be placed if it is free and of the right kind? Those are the
/// parts of the tile just placed, and the features that a tile in words completed.
fn any_part<R: Rooms>(p: &Position<R>, mut holds: impl FnMut(PartId) -> bool) -> bool {
    let frame = p.frame();
    frame.tile.is_some_and(|tile| p.board.parts_of(tile).any(&mut holds))
        || bits(frame.completed).filter_map(|index| p.board.part(Spot::Stated(index as u8))).any(holds)
}

/// The kinds of figures of which the active player has one to put onto a free feature.
fn kinds_at_hand<R: Rooms>(p: &Position<R>) -> impl Iterator<Item = FigureKind> + '_ {
    let kinds = p.rules.figures.iter().enumerate().filter(|(_, record)| record.placing == Placing::OnFree);
    kinds.map(|(index, _)| FigureKind(index as u8)).filter(|&kind| p.figures.supply(p.active(), kind) > 0)
}

/// Is the feature of a part free, and may such a figure of the active player stand there?
pub fn free_for<R: Rooms>(p: &Position<R>, kind: FigureKind, part: PartId) -> bool {
    let feature = p.board.feature(part);
    feature.occupants == 0
        && !scoring_phase::completed_by_another(p, part)
        && p.rules.figures[kind.index()].stands_on.contains(feature.kind)
        && (!p.rules.rooms || R::forbids(p, kind, part).is_none())
}

/// May anything else be done than placing a figure on the tile just placed?
pub(super) fn may_act<R: Rooms>(p: &Position<R>) -> bool {
    if !p.rules.rooms {
        return false;
    }
    let mut actions = Choices::new();
    R::actions(p, &mut actions);
    R::asides(p, &mut actions);
    !actions.is_empty()
}

/// May any figure be placed?
pub(super) fn possible<R: Rooms>(p: &Position<R>) -> bool {
    kinds_at_hand(p).any(|kind| any_part(p, |part| free_for(p, kind, part)))
}

/// Every figure that may be placed, and where.
pub(super) fn list<R: Rooms>(p: &Position<R>, choices: &mut Choices) {
    for figure in kinds_at_hand(p) {
        any_part(p, |part| {
            if free_for(p, figure, part) {
                choices.push(Choice { figure, ..Choice::at(&verbs::FIGURE, p.board.spot(part)) });
            }
            false
        });
    }
}

pub(super) fn choose<R: Rooms>(p: &mut Position<R>, choice: Choice) {
    let Some((spot, part)) = choice.spot.and_then(|spot| Some((spot, p.board.part(spot)?))) else { return };
    let figure = Standing { owner: p.active(), kind: choice.figure, part };
    if put(p, figure, spot) {
        R::placed(p, &figure);
    }
}

/// Moves a figure from its owner's supply onto a part, and tells of it. Says whether there was one.
pub fn put<R: Rooms>(p: &mut Position<R>, figure: Standing, spot: Spot) -> bool {
    let there_was_one = p.figures.place(figure);
    if there_was_one {
        if p.rules.figures[figure.kind.index()].occupies {
            p.board.occupy(figure.part);
        }
        p.tell(Event::FigurePlaced { owner: figure.owner, figure: figure.kind, spot });
    }
    there_was_one
}

/// Does the spot lie on the tile just placed, or is it a feature that a tile in words completed?
fn within_reach<R: Rooms>(p: &Position<R>, spot: Spot) -> bool {
    any_part(p, |part| p.board.spot(part) == spot)
}

/// Why the figure may not be placed there.
pub(super) fn refusal<R: Rooms>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    if let by_room @ Some(_) = R::why_not_act(p, choice) {
        return by_room;
    }
    let spot = choice.spot?;
    let ruling = if p.figures.supply(p.active(), choice.figure) == 0 {
        if comes_home(p) { &rulings::FIGURE_BACK_TOO_LATE } else { &rulings::ONLY_FROM_SUPPLY }
    } else if !within_reach(p, spot) {
        &rulings::ONLY_ONTO_PLACED_TILE
    } else if p.board.part(spot).is_some_and(|part| p.board.feature(part).occupants > 0) {
        &rulings::NOT_ONTO_OCCUPIED
    } else if p.board.part(spot).is_some_and(|part| scoring_phase::completed_by_another(p, part)) {
        &rulings::NOT_ONTO_WHAT_ANOTHER_COMPLETED
    } else if let Some(cite) = p.board.part(spot).and_then(|part| R::forbids(p, choice.figure, part)) {
        return Some(Refusal::by(cite));
    } else {
        &rulings::WHERE_FIGURES_STAND
    };
    Some(Refusal::by(ruling))
}

/// Will a figure of the active player come home from what was just completed?
fn comes_home<R: Rooms>(p: &Position<R>) -> bool {
    let mut own = p.figures.standing().iter().filter(|figure| figure.owner == p.active());
    let frame = p.frame();
    own.any(|figure| {
        let root = p.board.root(figure.part);
        let mut completed = false;
        let mut look = |part| completed |= p.board.root(part) == root && p.board.feature(root).complete();
        if let Some(tile) = frame.tile {
            p.board.each_touched(tile, &mut look);
        }
        bits(frame.completed).filter_map(|index| p.board.part(Spot::Stated(index as u8))).for_each(look);
        completed
    })
}

/// Why no figure may be placed when it is not the time for it, if there is more to say than that.
pub(super) fn refusal_out_of_phase<R: Rooms>(p: &Position<R>) -> Option<Refusal> {
    let tile = p.frame().tile?;
    let mut own = p.figures.standing().iter().filter(|figure| figure.owner == p.active());
    let placed = own.any(|figure| p.board.parts_of(tile).any(|part| part == figure.part));
    placed.then(|| Refusal::by(&rulings::ONE_FIGURE_A_TURN))
}
