//! Where a shepherd may be placed.

use super::{HillsAndSheep, Ours, rulings};
use crate::board::PartId;
use crate::hooks::Choices;
use crate::position::{Choice, Position, Refusal};
use crate::tiles::PartKind;
use crate::turn::{rulings as turn, verbs};

/// Every field of the tile just placed on which a shepherd of the active player may stand.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    let kind = HillsAndSheep::of(p).kind;
    let Some(tile) = p.frame().tile else { return };
    if p.figures.supply(p.active(), kind) == 0 || R::must_act(p) {
        return;
    }
    for part in p.board.parts_of(tile) {
        if p.board.is(part, PartKind::Field) && !has_shepherd(p, part) && R::forbids(p, kind, part).is_none()
        {
            choices.push(Choice { figure: kind, ..Choice::at(&verbs::FIGURE, p.board.spot(part)) });
        }
    }
}

/// Does any shepherd stand on the field?
pub(super) fn has_shepherd<R: Ours>(p: &Position<R>, field: PartId) -> bool {
    let (kind, root) = (HillsAndSheep::of(p).kind, p.board.root(field));
    p.figures.standing().iter().any(|figure| figure.kind == kind && p.board.root(figure.part) == root)
}

/// Why a shepherd may not be placed there.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let kind = HillsAndSheep::of(p).kind;
    if choice.verb != &verbs::FIGURE || choice.figure != kind {
        return None;
    }
    let part = p.board.part(choice.spot?)?;
    let here = p.frame().tile.is_some_and(|tile| p.board.parts_of(tile).any(|own| own == part));
    let ruling = match () {
        () if p.figures.supply(p.active(), kind) == 0 => &turn::ONLY_FROM_SUPPLY,
        () if !here => &turn::ONLY_ONTO_PLACED_TILE,
        () if !p.board.is(part, PartKind::Field) => &rulings::SHEPHERD_ON_A_FIELD,
        () if has_shepherd(p, part) => &rulings::ONE_SHEPHERD_A_FIELD,
        () => return R::forbids(p, kind, part).map(Refusal::by),
    };
    Some(Refusal::by(ruling))
}
