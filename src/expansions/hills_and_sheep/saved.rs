//! What saved games call the things of this box.

use super::{HILLS, VINEYARDS, readings, words};
use crate::expansions::{
    Saved, SavedChance, SavedElement, SavedFigure, SavedPhase, SavedPoints, SavedRule, SavedTarget, SavedVerb,
};

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::of("hill", HILLS.id), SavedElement::of("vineyard", VINEYARDS.id)],
    rules: &[SavedRule {
        name: "hill-tiebreaker",
        default: "at-least-one-follower",
        reading: &readings::HILL_TIE,
        values: &[
            ("at-least-one-follower", "at-least-one-follower"),
            ("number-of-followers", "number-of-followers"),
        ],
    }],
    figures: &[SavedFigure {
        name: "shepherd",
        long_name: "Shepherd",
        element: "shepherd",
        term: &words::SHEPHERD,
    }],
    points: &[SavedPoints::new(&words::FLOCK, "flock")],
    verbs: &[
        SavedVerb::new("FLOCK_EXPAND_OR_SCORE", &["EXPAND"], &words::GROW, SavedTarget::Nothing),
        SavedVerb::new("FLOCK_EXPAND_OR_SCORE", &["SCORE"], &words::STABLE, SavedTarget::Nothing),
    ],
    phases: &[SavedPhase::action("flock", "ShepherdPhase"), SavedPhase::action("sheep", "ShepherdPhase")],
    chance: &[SavedChance {
        verb: &words::DRAW,
        copies: |p, choice| {
            let room: &super::HillsAndSheep = p.rooms.as_ref();
            u32::from(room.sheep.bag.left(choice.number))
        },
    }],
    ..Saved::NONE
};
