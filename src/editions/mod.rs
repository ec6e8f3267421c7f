//! Editions and the switches they answer.
//!
//! No code asks which edition is played. It asks a switch, and an edition is the set of its answers.

pub mod base;
mod switches;
pub mod terms;

use std::fmt;

pub(crate) use switches::switches;
pub use terms::Term;

/// A published edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Edition {
    /// The first edition (the print of 2012/2013 for The Messages).
    First,
    /// The second edition as published by Hans im Glück.
    Hig2,
    /// The second edition in English as published by Z-Man.
    Zmg,
}

impl Edition {
    /// All editions, in the order in which they are printed.
    pub const ALL: [Self; 3] = [Self::First, Self::Hig2, Self::Zmg];
    /// How many editions there are: the length of every list of answers.
    pub const COUNT: usize = Self::ALL.len();

    /// Its place in [`Edition::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in scenarios and on the command line.
    pub const fn id(self) -> &'static str {
        ["1st", "hig2", "zmg"][self as usize]
    }

    /// The name for readers.
    pub const fn title(self) -> &'static str {
        ["1st edition", "2nd edition (Hans im Glück)", "Z-Man edition"][self as usize]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
