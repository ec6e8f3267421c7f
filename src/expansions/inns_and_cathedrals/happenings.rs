//! What inns, cathedrals and large meeples do in a turn.

use super::rulings;
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[Happening::new(
    Moment::At(Slot::Features),
    "A {term:road} with an inn brings 2 points a {term:tile}, a {term:city} with a cathedral 3 for each \
     {term:tile} and {term:coat-of-arms}; a large {term:meeple} counts as two.",
    &[&rulings::ROAD_COMPLETE, &rulings::CITY_COMPLETE, &rulings::LARGE_COUNTS_TWO],
)];
