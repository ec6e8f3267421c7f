//! What the count does in a turn.

use super::rulings;
use crate::events::Round;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::BeforeScoring),
        "Figures may leave Carcassonne for the features that are about to be scored, from the left of the active \
         player round.",
        &[&rulings::LEAVE, &rulings::BLOCKED, &rulings::EMPTY_FEATURE, &rulings::BARN_FIELD],
    ),
    Happening::new(
        Moment::At(Slot::AfterScoring),
        "Whoever gave points to others and got none may place a {term:meeple} in Carcassonne, and then move \
         the count.",
        &[&rulings::ENTER, &rulings::WHO, &rulings::COUNT_MOVES],
    ),
    Happening::new(
        Moment::During(Round::Final),
        "Before anything is scored figures may leave Carcassonne once more.",
        &[&rulings::FINAL_MOVES_RULING],
    ),
];
