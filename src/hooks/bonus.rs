use arrayvec::ArrayVec;

use crate::editions::Term;
use crate::events::Line;
use crate::figures::Player;

/// Points that a figure brings its owner besides those of the feature that it stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// Who gets them.
    pub player: Player,
    /// What brings them.
    pub source: &'static Term,
    /// What they are made of.
    pub line: Line,
}

/// The bonuses of one feature.
pub type Bonuses = ArrayVec<Bonus, 32>;
