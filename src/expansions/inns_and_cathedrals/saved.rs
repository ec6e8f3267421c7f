//! What saved games call inns, cathedrals and large meeples.

use super::figures::LARGE_TERM;
use super::switches::INCOMPLETE_INN_CATHEDRAL;
use super::{CATHEDRALS, INNS};
use crate::expansions::{Saved, SavedElement, SavedFigure, SavedRule};

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::of("inn", INNS), SavedElement::of("cathedral", CATHEDRALS)],
    rules: &[SavedRule {
        name: "inn-and-cathedral-final-scoring",
        default: "zero",
        reading: &INCOMPLETE_INN_CATHEDRAL,
        values: &[("zero", "zero"), ("ignore", "plain")],
    }],
    figures: &[SavedFigure {
        name: "big",
        long_name: "BigFollower",
        element: "big-follower",
        term: &LARGE_TERM,
    }],
    ..Saved::NONE
};
