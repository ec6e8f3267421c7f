use arrayvec::ArrayVec;

use super::field;
use crate::board::PartId;
use crate::events::{Event, Scored, Tally, When};
use crate::figures::{MOST_PLAYERS, Player};
use crate::hooks::Rooms;
use crate::position::{Credit, Position};
use crate::tiles::PartKind;
use crate::track::Scorer;

/// What a player is paid.
pub(super) type Pay = (Player, Tally);

/// One valuation of the final scoring, with what each player is paid.
pub(super) struct Verdict {
    pub part: PartId,
    pub scored: Scored,
    pub paid: ArrayVec<Pay, MOST_PLAYERS>,
}

impl Verdict {
    /// Every player with the majority is paid the whole tally.
    pub fn by_majority<R: Rooms>(p: &Position<R>, part: PartId, scored: Scored) -> Self {
        let winners = p.clockwise().filter(|&player| scored.majority.has(player));
        let paid = winners.map(|player| (player, scored.tally.clone())).collect();
        Self { part, scored, paid }
    }
}

/// Scores everything that figures still stand on: incomplete roads, cities and monasteries, then fields.
///
/// Nobody has a choice of scoring figures any more: the first one moves.
pub fn final_scoring<R: Rooms>(p: &mut Position<R>) {
    let mut verdicts = Vec::with_capacity(16);
    for part in occupied(p) {
        let scored = scored(p, part, Player(0));
        verdicts.push(Verdict::by_majority(p, part, scored));
    }
    field::final_scoring(p, &mut verdicts);
    for Verdict { part, scored, paid } in verdicts {
        let source = super::term(scored.feature.kind);
        p.tell(Event::Scored(scored));
        for (player, tally) in paid {
            p.pay(&Credit::new(player, source, Some(part)), &tally, Scorer::Meeple);
        }
    }
}

/// A feature as it is valued at the end of the game.
pub(super) fn scored<R: Rooms>(p: &Position<R>, part: PartId, player: Player) -> Scored {
    let majority = super::majority(p, part);
    Scored {
        spot: p.board.name_of(part),
        feature: p.board.feature(part).into(),
        when: When::Final,
        majority,
        tally: super::value(p, part, When::Final, player),
        cite: super::majority_cite(&majority),
    }
}

/// The features with figures that are scored before fields, in order of kind.
fn occupied<R: Rooms>(p: &Position<R>) -> ArrayVec<PartId, 128> {
    const ORDER: [PartKind; 4] = [PartKind::Road, PartKind::City, PartKind::Monastery, PartKind::Garden];
    let order = |part| ORDER.iter().position(|&kind| kind == p.board.feature(part).kind);
    let mut parts = ArrayVec::<PartId, 128>::new();
    for figure in p.figures.standing() {
        let root = p.board.root(figure.part);
        if order(root).is_some() && !parts.contains(&root) {
            let _ = parts.try_push(root);
        }
    }
    parts.sort_unstable_by_key(|&part| (order(part), part));
    parts
}
