//! What boxes tell in tables of documentation.

use super::{Boxed, Slots};
use crate::editions::Edition;
use crate::position::Position;
use crate::rulings::Ruling;
use crate::sheet::Sheet;

/// What a box tells in tables.
#[derive(Debug)]
pub struct BoxTables {
    /// Tables of its own.
    pub own: &'static [BoxTable],
    /// Points that it brings besides those of the features themselves.
    pub paid: &'static [Paid],
    /// What it makes of figures, as a column of the table of figures.
    pub figures: Option<FigureFacts>,
}

impl BoxTables {
    /// Nothing.
    pub const NONE: Self = Self { own: &[], paid: &[], figures: None };

    /// Nothing but points.
    pub const fn paying(paid: &'static [Paid]) -> Self {
        Self { paid, ..Self::NONE }
    }
}

/// Points that a box brings besides those of features.
#[derive(Debug)]
pub struct Paid {
    /// What brings them.
    pub what: &'static str,
    /// When they come.
    pub when: &'static str,
    /// How many each brings; several where it depends.
    pub each: &'static [i16],
    /// The ruling that says so.
    pub ruling: &'static Ruling,
}

/// A table that only one box knows of.
#[derive(Debug)]
pub struct BoxTable {
    /// The name on the command line.
    pub name: &'static str,
    /// What it shows, in a line.
    pub shows: &'static str,
    /// Does it ask what scenarios show?
    pub asks_scenarios: bool,
    /// Makes it.
    pub build: fn(&Request<'_>) -> Sheet,
}

/// Something that may hold of a position.
pub type Holds<'a> = &'a dyn Fn(&Position<Slots>) -> bool;

/// What a table is to speak of.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// The editions, never none.
    pub editions: &'a [Edition],
    /// The edition whose words are used where a table speaks of several.
    pub voice: Edition,
    /// The boxes that are built.
    pub built: &'a [&'static Boxed],
    /// The scenarios that end in a position like this, with the editions in which they do.
    pub shown: &'a dyn Fn(Holds<'_>) -> Vec<Shown>,
}

impl Request<'_> {
    /// Is a box of this title still to be built?
    pub fn waits_for(&self, title: &str) -> bool {
        !title.is_empty() && self.built.iter().all(|boxed| boxed.title != title)
    }
}

/// A scenario that shows something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The file.
    pub path: String,
    /// In which editions.
    pub editions: Vec<Edition>,
}

/// What a box makes of a figure.
#[derive(Debug)]
pub struct FigureFacts {
    /// The heading of the column.
    pub title: &'static str,
    /// Reads it off a position in which the first player has one figure of the kind on every sort of feature
    /// that it may stand on, and nobody has any other, in the words of an edition.
    pub read: fn(&Position<Slots>, Edition) -> Vec<String>,
}
