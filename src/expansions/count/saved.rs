//! What saved games call the things of this box.

use super::{Count, readings, words};
use crate::expansions::{Saved, SavedElement, SavedPhase, SavedRule, SavedTarget, SavedVerb, Slots};
use crate::geometry::Cell;
use crate::position::Position;

fn city(p: &Position<Slots>) -> Option<Cell> {
    let count: &Count = p.rooms.as_ref();
    count.city
}

/// A quarter, by the choice's number.
const QUARTER: SavedTarget = SavedTarget::PlacesAt(
    "Quarter",
    &["QUARTER_CASTLE", "QUARTER_MARKET", "QUARTER_BLACKSMITH", "QUARTER_CATHEDRAL"],
    city,
);

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::needed("count")],
    rules: &[
        SavedRule {
            name: "coc-final-scoring",
            default: "market-only",
            reading: &readings::FINAL_MOVES,
            values: &[("market-only", "market-only"), ("all", "all-quarters")],
        },
        SavedRule {
            name: "count-move",
            default: "by-player",
            reading: &readings::COUNT_MOVE,
            values: &[("by-player", "by-player")],
        },
        // No rules of a saved game: that program looks at every part of a turn by itself, and has no abbot in the
        // city.
        SavedRule {
            name: "coc-double-turn",
            default: "each-part",
            reading: &readings::DOUBLE_TURN,
            values: &[("each-part", "each-part"), ("once-per-turn", "once-per-turn")],
        },
        SavedRule {
            name: "coc-abbot",
            default: "no",
            reading: &readings::ABBOT,
            values: &[("no", "no"), ("yes", "yes")],
        },
    ],
    verbs: &[
        SavedVerb::deploy(&words::ENTER, QUARTER),
        SavedVerb::pass(&words::STAY_OUT),
        SavedVerb::new("MOVE_NEUTRAL_FIGURE", &["count"], &words::MOVE_COUNT, QUARTER),
        SavedVerb::pass(&words::COUNT_STAYS),
        SavedVerb::deploy(&words::LEAVE, SavedTarget::Part).confirmed_in("CocScoringPhase"),
        SavedVerb::pass(&words::STAY_IN),
        SavedVerb::deploy(&words::LEAVE_AT_END, SavedTarget::Part),
        SavedVerb::pass(&words::STAY_TO_THE_END),
    ],
    phases: &[
        SavedPhase::new(words::LEAVE.about, "CocScoringPhase"),
        SavedPhase::new(words::ENTER.about, "CocFollowerPhase"),
        SavedPhase::new(words::MOVE_COUNT.about, "CocCountPhase"),
        SavedPhase::new(words::LEAVE_AT_END.about, "CocFinalScoringPhase"),
    ],
    ..Saved::NONE
};
