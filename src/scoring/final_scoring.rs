use super::field;
use crate::board::PartId;
use crate::events::{Tally, When};
use crate::figures::Player;
use crate::hooks::{Bonuses, Rooms};
use crate::position::{Credit, Position};
use crate::tiles::PartKind;
use crate::track::Scorer;

/// Scores everything that figures still stand on: incomplete roads, cities and monasteries, then fields.
///
/// Nobody has a choice of scoring figures any more: the first one moves.
pub fn final_scoring<R: Rooms>(p: &mut Position<R>) {
    for part in occupied(p) {
        by_majority(p, part);
    }
    field::final_scoring(p);
}

/// Pays for a feature to every player with the majority, then what single figures there bring.
pub(super) fn by_majority<R: Rooms>(p: &mut Position<R>, part: PartId) {
    let kind = p.board.feature(part).kind;
    let majority = super::majority(p, part);
    let winners = || p.clockwise().filter(|&player| majority.has(player));
    let first = winners().next().unwrap_or(p.active());
    let tally = super::value(p, part, When::Final, first);
    super::tell(p, part, kind, When::Final, &majority, &tally);
    for player in p.clockwise() {
        if majority.has(player) {
            // What a field is worth may depend on whose it is.
            let own = (kind == PartKind::Field && player != first)
                .then(|| super::value(p, part, When::Final, player));
            pay(p, part, kind, player, own.as_ref().unwrap_or(&tally));
        }
    }
    pay_bonuses(p, part);
}

/// Pays what single figures on a feature bring besides its points.
pub(super) fn pay_bonuses<R: Rooms>(p: &mut Position<R>, part: PartId) {
    if !p.rules.rooms {
        return;
    }
    let root = p.board.root(part);
    let mut bonuses = Bonuses::new();
    for figure in p.figures.standing().iter().filter(|figure| p.board.root(figure.part) == root) {
        R::bonus(p, figure, When::Final, &mut bonuses);
    }
    for bonus in bonuses {
        let tally = [bonus.line].into_iter().collect();
        p.pay(&Credit::new(bonus.player, bonus.source, Some(part)), &tally, Scorer::Meeple);
    }
}

/// Pays a player for a feature, as one of this kind.
pub(super) fn pay<R: Rooms>(
    p: &mut Position<R>,
    part: PartId,
    kind: PartKind,
    player: Player,
    tally: &Tally,
) {
    p.pay(&Credit::new(player, super::term(kind), Some(part)), tally, Scorer::Meeple);
}

/// The features with figures that are scored before fields, in order of kind.
fn occupied<R: Rooms>(p: &Position<R>) -> Vec<PartId> {
    const ORDER: [PartKind; 4] = [PartKind::Road, PartKind::City, PartKind::Monastery, PartKind::Garden];
    let order = |part| ORDER.iter().position(|&kind| kind == p.board.feature(part).kind);
    let mut parts = Vec::new();
    for figure in p.figures.standing() {
        let root = p.board.root(figure.part);
        if order(root).is_some() && !parts.contains(&root) {
            parts.push(root);
        }
    }
    parts.sort_unstable_by_key(|&part| (order(part), part));
    parts
}
