//! The rulings of The Messages.

mod drawing;
mod resolving;
mod score_and_return;
mod setup_and_figures;
mod the_eight;
mod weight;
mod words;

use crate::rulings::Ruling;

pub use drawing::*;
pub use resolving::*;
pub use score_and_return::*;
pub use setup_and_figures::*;
pub use the_eight::*;
pub use weight::*;
pub use words::*;

/// Every ruling of this room, in the order in which its files tell them.
pub static ALL: &[&Ruling] = &[
    // setup_and_figures
    &SETUP_STACK,
    &SETUP_FIGURES,
    &NO_BOARD_PRESENCE,
    &MUST_MOVE_ONE,
    &FIGURES_EQUAL,
    &ONE_FIGURE_PER_FEATURE,
    &DARK_SPACES,
    &CONTENTS,
    &BASE_RULES_UNCHANGED,
    // drawing
    &ACTIVE_PLAYER_ONLY,
    &STOPS_ON_DARK,
    &END_OF_ROUND_POSITION,
    &ONE_PER_ROUND,
    &ZMG_ONE_WHEN_SCORING_FEATURES,
    &ZMG_ALONE,
    &CHAIN,
    &CHAIN_SECOND_EDITION_WORDING,
    &DRAW,
    &DRAW_IMMEDIATELY,
    &INTERRUPTS_AND_RESUMES,
    &FORWARD_ONLY,
    &PAYMENTS_ARE_NO_ROUND,
    // resolving
    &ACTION_OR_TWO_POINTS,
    &BACK_UNDER_THE_STACK,
    &NUMBERING,
    &NONE_IN_FINAL_SCORING,
    &FINAL_TOTAL,
    &FINAL_TOTAL_WHICH_FIGURE,
    // the_eight
    &ROAD_SMALLEST,
    &ROAD_WORDING_2013,
    &CITY_SMALLEST,
    &MONASTERY_SMALLEST,
    &MONASTERY_WHAT_COUNTS,
    &EXTRA_TILE,
    &EXTRA_TILE_FULL_TURN,
    &COATS_OF_ARMS,
    &KNIGHTS,
    &FARMERS,
    &FARMERS_THREE_POINTS_ERRATUM,
    &FARMERS_ZMG_HEADING,
    &SMALLEST_NO_FIGURE_BONUSES,
    // score_and_return
    &SCORE_AND_RETURN,
    &SCORE_AND_RETURN_MAJORITY,
    &SCORE_AND_RETURN_ZMG_NO_MAJORITY,
    &SCORE_AND_RETURN_ZERO_CASES,
    &SCORE_AND_RETURN_BONUSES_COUNT,
    &SCORE_AND_RETURN_OTHERS_STAY,
    &SCORE_AND_RETURN_ZMG_PICKS_A_FEATURE,
    &SCORE_AND_RETURN_ZMG_MISTRANSLATION,
    // weight
    &KNIGHTS_WHO_COUNTS,
    &LARGE_COUNTS_ONE,
    &LARGE_COUNTS_ONE_ERRATUM_NUMBERS,
    // words
    &TERMS_EDITIONS,
    &TERMS_EDITIONS_MORE,
];
