//! The readings of The Messages: where its sources disagree or are silent.

mod drawing;
mod resolving;
mod score_and_return;

use crate::rulings::Reading;

pub use drawing::*;
pub use resolving::*;
pub use score_and_return::*;

/// Every reading of this room, in the order in which its files tell them.
pub static ALL: &[&Reading] = &[
    // drawing
    &LANDING_CHECK,
    &STANDING_COUNTS,
    &PAYMENT_RECEIVED,
    &PAYMENT_FIGURE,
    &ZMG_DRAWS,
    &ZMG_OWN_TURN,
    &ALONE_OWN_FIGURE,
    &ALONE_MOMENT,
    &ALONE_LAPS,
    &ONE_FIGURE_PER_TURN,
    &BONUS_FIGURE,
    &CHAIN_DRAW,
    &CHAIN_LENGTH,
    &TWO_POINTS_CHAIN,
    // resolving
    &IMPOSSIBLE_ACTION,
    &TILE_RETURN_ORDER,
    &COATS_ONCE_PER_CITY,
    &COATS_MONK_IN_CITY,
    &FARMER_POINTS,
    &FARMERS_HEADING,
    &COMPLETED_UNSCORED,
    // score_and_return
    &SCORE_AND_RETURN_TIE,
    &SCORE_AND_RETURN_BONUS_WITHOUT_MAJORITY,
    &SCORE_AND_RETURN_OFF_FEATURE,
    &ZMG_ZERO_STRENGTH,
    &ZMG_RETURN_WHICH,
];
