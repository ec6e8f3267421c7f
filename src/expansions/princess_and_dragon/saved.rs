//! What saved games call the things of this box.

use super::{readings, words};
use crate::expansions::{Saved, SavedElement, SavedPhase, SavedPoints, SavedRule, SavedTarget, SavedVerb};

/// The type of messages that move dragon and fairy.
const MOVE: &str = "MOVE_NEUTRAL_FIGURE";
/// The phase in which the dragon moves.
const DRAGON_PHASE: &str = "DragonMovePhase";

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[
        SavedElement::of("dragon", "princess-and-dragon/dragon"),
        SavedElement::of("fairy", "princess-and-dragon/fairy"),
        SavedElement::of("princess", "princess-and-dragon/princess"),
        SavedElement::of("portal", "princess-and-dragon/portal"),
    ],
    rules: &[
        SavedRule {
            name: "fairy-placement",
            default: "next-follower",
            reading: &readings::FAIRY,
            values: &[("next-follower", "assigned-follower"), ("on-tile", "on-tile")],
        },
        SavedRule {
            name: "dragon-move",
            default: "before-scoring",
            reading: &readings::DRAGON_MOVE,
            values: &[("before-scoring", "before-scoring"), ("after-scoring", "after-scoring")],
        },
        SavedRule {
            name: "princess-action",
            default: "may",
            reading: &readings::PRINCESS_ACTION,
            values: &[("may", "may"), ("must", "must")],
        },
    ],
    points: &[
        SavedPoints::new(&words::FAIRY_POINT, "fairy.turn"),
        SavedPoints::new(&words::FAIRY_BONUS, "fairy.completed"),
    ],
    verbs: &[
        SavedVerb::new(MOVE, &["fairy"], &words::FAIRY, SavedTarget::Figure),
        SavedVerb::new(MOVE, &["fairy"], &words::FAIRY_TO_TILE, SavedTarget::Cell),
        SavedVerb::new(MOVE, &["dragon"], &words::DRAGON, SavedTarget::Cell),
        SavedVerb::new(MOVE, &["dragon"], &words::DRAGON_LATE, SavedTarget::Cell),
        SavedVerb::new("RETURN_MEEPLE", &["PRINCESS"], &words::PRINCESS, SavedTarget::Figure),
    ],
    phases: &[
        SavedPhase::action(words::DRAGON.about, DRAGON_PHASE),
        SavedPhase::new(words::DRAGON_LATE.about, DRAGON_PHASE),
    ],
    ..Saved::NONE
};
