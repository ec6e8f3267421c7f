//! What The Watchtowers do in a turn.

use super::{rulings, words};
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub(super) static ALL: &[Happening] = &[Happening::new(
    Moment::At(Slot::BonusBefore),
    "Each {term:meeple} that stands on a watchtower's {term:tile} and on a {term:road} or {term:city} that was \
     completed brings its owner the bonus of that watchtower.",
    &[&rulings::BONUS, &rulings::TOWER_FIRST, &rulings::AREA],
)
.scoring(&[&words::WATCHTOWER])];
