//! The notation: a tile in one line that people write by hand.
//!
//! ```text
//! tile      = item {"," item}
//! item      = "city" sides {"+"} ["corner" corners] ["also" sides] tail      `+`: a coat of arms
//!           | "road" sides ["as" "one"] tail                  one road; `as one` if it has three or four ends
//!           | "crossing" sides tail                           that many roads, which end at each other
//!           | "river" sides tail
//!           | "monastery" tail | "garden" tail
//!           | "field" tail                                    nothing new: a meadow, or what the rest leaves
//!           | "field" half {half} ["touches" targets] tail    then every field must be written out
//!           | "field" "inner" ["touches" targets] tail        a field that reaches no side, beside the others
//!           | "nothing"                                       what no written field has of the rim is no field
//!           | mark {mark}                                     something printed on the tile as a whole
//!           | own ["to" targets]                              something that stands on it and is no feature
//! tail      = ["to" targets] {mark}                           `to`: ends there, which splits the field
//! targets   = target {["and"] target}
//! target    = ("city" | "road" | "river") [sides] | sides | "monastery" | "crossing" | "nothing" | own
//! sides     = one to four of N E S W, together: `N`, `ESW`
//! half      = NL NR EL ER SL SR WL WR                         left and right looking out from the centre
//! also      sides of another city that this one touches, so that what lies across meets both
//! corners   = one or more of NW NE SE SW                      a city that reaches into a corner beyond its sides
//! ```
//!
//! Fields need not be written: they are what the other parts leave of the rim. Two half sides lie in one
//! field unless something separates them: a city, a through road, a river, a crossing with all its roads, or
//! a road together with what it runs `to`. A road that ends inside separates nothing. On a tile with one
//! monastery, a road of one side without a `to` ends at the monastery.
//!
//! `mark` and `own` are words that boxes register. Roads that end at the same tower, `road W to tower, road S
//! to tower, tower`, divide the meadow like a crossing, but do not touch each other.
//!
//! Whatever ends `to crossing` ends at one place in the middle, also without a `crossing` item and whatever
//! stands there: `city N to crossing, city S to crossing` has a field on either side.
//!
//! `city N, road EW` is the starting tile; `city NEW+, road S to city` has a road that runs up to the city;
//! `monastery, river EW, road S to monastery and river` has a bridge. Capitals do not matter.

mod error;
mod parse;
mod print;
mod words;

pub use error::{NotationError, Problem};
pub use parse::{Drawing, parse};
pub use print::print;

use super::{MarkDef, TileKind};

impl TileKind {
    /// Reads a kind from the notation.
    pub fn parse(
        id: &str,
        letter: Option<&str>,
        text: &str,
        marks: &[MarkDef],
    ) -> Result<Self, Vec<NotationError>> {
        Ok(Self::new(id, letter, parse(text, marks)?))
    }
}

#[cfg(test)]
mod tests;
