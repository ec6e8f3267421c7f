//! The builder and the pig: where they may be placed, and when they go home.

use super::{Ours, rulings};
use crate::board::{PartId, Spot, bits};
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::Choices;
use crate::position::{Choice, Leaving, Position, Refusal};
use crate::rulings::{Cite, Ruling};
use crate::turn::{take_home_all, verbs};

/// The parts that the tile of this part of the turn brought: those of the tile, or the features that a tile in
/// words completed.
pub(super) fn each_new_part<R: Ours>(p: &Position<R>, mut each: impl FnMut(PartId)) {
    let frame = p.frame();
    if let Some(tile) = frame.tile {
        p.board.parts_of(tile).for_each(&mut each);
    }
    bits(frame.completed).filter_map(|index| p.board.part(Spot::Stated(index as u8))).for_each(each);
}

/// Does such a figure of a player stand on the feature of a part?
pub(super) fn stands_on<R: Ours>(p: &Position<R>, player: Player, kind: FigureKind, part: PartId) -> bool {
    let root = p.board.root(part);
    let mut own = p.figures.standing().iter().filter(|figure| figure.owner == player && figure.kind == kind);
    own.any(|figure| p.board.root(figure.part) == root)
}

/// Does a follower of a player stand on the feature of a part?
pub(super) fn has_follower<R: Ours>(p: &Position<R>, player: Player, part: PartId) -> bool {
    let root = p.board.root(part);
    let mut own = p.figures.standing().iter().filter(|figure| figure.owner == player);
    own.any(|figure| p.rules.figures[figure.kind.index()].follower && p.board.root(figure.part) == root)
}

/// Why the active player may not put a builder or pig onto a part of the tile just placed.
fn forbidden<R: Ours>(p: &Position<R>, kind: FigureKind, part: PartId) -> Option<Cite> {
    let own = p.rooms.as_ref();
    let is_builder = kind == own.builder;
    let feature = p.board.feature(part);
    let ruling: &Ruling = match () {
        () if !p.rules.figures[kind.index()].stands_on.contains(feature.kind) => {
            if is_builder {
                &rulings::BUILDER_WHERE
            } else {
                &rulings::PIG_WHERE
            }
        }
        () if feature.complete() => &rulings::BUILDER_NOT_COMPLETE,
        () if !has_follower(p, p.active(), part) => {
            if is_builder {
                &rulings::BUILDER_WHERE
            } else {
                &rulings::PIG_WHERE
            }
        }
        () if stands_on(p, p.active(), kind, part) => &rulings::ONE_ON_A_FEATURE,
        () => return R::forbids(p, kind, part),
    };
    Some(ruling.into())
}

/// The two kinds, as far as they are in the game and in the active player's supply.
fn in_supply<R: Ours>(p: &Position<R>) -> impl Iterator<Item = FigureKind> + '_ {
    let own = p.rooms.as_ref();
    [own.builder, own.pig].into_iter().filter(|&kind| p.figures.supply(p.active(), kind) > 0)
}

/// Where a builder or pig may be placed instead of a follower.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    for figure in in_supply(p) {
        each_new_part(p, |part| {
            if forbidden(p, figure, part).is_none() {
                choices.push(Choice { figure, ..Choice::at(&verbs::FIGURE, p.board.spot(part)) });
            }
        });
    }
}

/// Why a builder or pig may not be placed somewhere on the tile just placed. Other places and empty supplies are
/// no affair of this room.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    if choice.verb != &verbs::FIGURE || !in_supply(p).any(|kind| kind == choice.figure) {
        return None;
    }
    let part = p.board.part(choice.spot?)?;
    let mut within = false;
    each_new_part(p, |new| within |= new == part);
    forbidden(p, choice.figure, part).filter(|_| within).map(Refusal::by)
}

/// When the last own follower has left a feature, builder and pig there go home.
pub(super) fn left<R: Ours>(p: &mut Position<R>, gone: Standing) {
    let follower = p.rules.figures[gone.kind.index()].follower;
    if !follower || has_follower(p, gone.owner, gone.part) {
        return;
    }
    let (builder, pig) = (p.rooms.as_ref().builder, p.rooms.as_ref().pig);
    let root = p.board.root(gone.part);
    let lonely = |p: &Position<R>, figure: &Standing| {
        figure.owner == gone.owner
            && (figure.kind == builder || figure.kind == pig)
            && p.board.root(figure.part) == root
    };
    take_home_all(p, lonely, Leaving::Returned, (&rulings::NEVER_ALONE).into());
}

/// A builder or pig without a follower of its owner on the same feature.
pub(super) fn lonely<R: Ours>(p: &Position<R>) -> Option<&Standing> {
    let own = p.rooms.as_ref();
    let helpers = p.figures.standing().iter().filter(|it| it.kind == own.builder || it.kind == own.pig);
    helpers.into_iter().find(|figure| !has_follower(p, figure.owner, figure.part))
}
