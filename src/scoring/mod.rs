//! What features are worth, and to whom: one file for each kind of feature.

mod city;
mod field;
mod final_scoring;
mod majority;
mod monastery;
mod road;
pub mod rulings;

use arrayvec::ArrayVec;

use crate::board::PartId;
use crate::editions::{Term, terms};
use crate::events::{Event, FeatureMeasure, Majority, Scored, Tally, When};
use crate::figures::{MOST_PLAYERS, Player};
use crate::hooks::{Rate, Rooms};
use crate::position::Position;
use crate::rulings::Cite;
use crate::tiles::PartKind;

pub use field::count_cities;
pub use final_scoring::final_scoring;
pub use majority::majority;

/// The word for a kind of feature.
pub fn term(kind: PartKind) -> &'static Term {
    match kind {
        PartKind::City => &terms::CITY,
        PartKind::Road => &terms::ROAD,
        PartKind::River => &terms::RIVER,
        PartKind::Field => &terms::FIELD,
        PartKind::Monastery => &terms::MONASTERY,
        PartKind::Garden => &terms::GARDEN,
        PartKind::Place => &terms::PLACE,
    }
}

/// The word for a figure on a kind of feature.
pub fn role(kind: PartKind) -> Option<&'static Term> {
    match kind {
        PartKind::City => Some(&terms::KNIGHT),
        PartKind::Road => Some(&terms::HIGHWAYMAN),
        PartKind::Monastery => Some(&terms::MONK),
        PartKind::Field => Some(&terms::FARMER),
        PartKind::River | PartKind::Garden | PartKind::Place => None,
    }
}

/// What a feature is worth to a player who gets its points.
///
/// The player matters only for fields under old rules, where a city pays a player once or only whoever
/// has most around it.
pub fn value<R: Rooms>(p: &Position<R>, part: PartId, when: When, player: Player) -> Tally {
    let mut rate = Rate::new();
    let feature = p.board.feature(part);
    match feature.kind {
        PartKind::City => city::rate(p, feature, when, &mut rate),
        PartKind::Road => road::rate(feature, &mut rate),
        PartKind::Monastery | PartKind::Garden => monastery::rate(feature, &mut rate),
        PartKind::Field => field::rate(p, part, player, &mut rate),
        PartKind::River | PartKind::Place => {}
    }
    R::rate(p, part, when, player, &mut rate);
    rate.tally()
}

/// Who gets a feature's points, given who has how much there: clockwise from the active player.
pub fn winners<R: Rooms>(p: &Position<R>, majority: &Majority) -> ArrayVec<Player, MOST_PLAYERS> {
    p.clockwise().filter(|&player| majority.has(player)).collect()
}

/// Tells how a feature is valued, as one of this kind.
pub fn tell<R: Rooms>(
    p: &mut Position<R>,
    part: PartId,
    kind: PartKind,
    when: When,
    majority: &Majority,
    tally: &Tally,
) {
    if p.log.kept() {
        let feature = FeatureMeasure { kind, ..p.board.feature(part).into() };
        let (spot, cite) = (p.board.name_of(part), majority_cite(majority));
        let (majority, tally) = (*majority, tally.clone());
        p.tell(Event::Scored(Scored { spot, feature, when, majority, tally, cite }));
    }
}

/// The ruling that says who gets a feature's points, given who has how much there.
pub fn majority_cite(majority: &Majority) -> Cite {
    if let Some(cite) = majority.decided_by {
        return cite;
    }
    let cite = match () {
        () if !majority.occupied() => &rulings::NO_FIGURE_NO_POINTS,
        () if majority.tied() => &rulings::TIE,
        () => &rulings::MAJORITY,
    };
    Cite::Ruling(cite)
}
