//! What saved games call the things of this box.

use super::{ACROBATS, CIRCUS, words};
use crate::expansions::{
    Saved, SavedChance, SavedElement, SavedFigure, SavedPhase, SavedPoints, SavedTarget, SavedVerb,
};

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::of("big-top", CIRCUS.id), SavedElement::of("acrobats", ACROBATS.id)],
    figures: &[SavedFigure {
        name: "ringmaster",
        long_name: "Ringmaster",
        element: "ringmaster",
        term: &words::RINGMASTER,
    }],
    points: &[
        SavedPoints::new(&words::CIRCUS, "bigtop"),
        SavedPoints::new(&words::ACROBAT, "acrobats"),
        SavedPoints::new(&words::RINGMASTER, "ringmaster"),
    ],
    verbs: &[
        SavedVerb::deploy(&words::ACROBAT_VERB, SavedTarget::Place("Acrobats", "I")),
        SavedVerb::new("SCORE_ACROBATS", &[], &words::PYRAMID, SavedTarget::Place("Acrobats", "I")),
    ],
    phases: &[SavedPhase::new("animal", "BigTopPhase")],
    chance: &[SavedChance {
        verb: &words::SHOW,
        copies: |p, choice| {
            let room: &super::BigTop = p.rooms.as_ref();
            u32::from(room.animals.left(choice.number))
        },
    }],
    ..Saved::NONE
};
