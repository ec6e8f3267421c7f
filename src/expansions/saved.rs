//! What saved games of another program call the things of boxes, said by the boxes themselves.

use crate::editions::Term;
use crate::position::Verb;
use crate::rulings::Reading;

/// What saved games of JCloisterZone call the things of a box.
#[derive(Debug)]
pub struct Saved {
    /// The elements of a setup that together put the box in play, other than its figures.
    pub elements: &'static [&'static str],
    /// The rules of a setup that the box has answers to.
    pub rules: &'static [SavedRule],
    /// The figures that it brings.
    pub figures: &'static [SavedFigure],
    /// What its points are called, by what brings them.
    pub points: &'static [(&'static Term, &'static str)],
    /// The messages that stand for its choices.
    pub verbs: &'static [SavedVerb],
    /// The phases in which it asks: what a decision is about, and that program's name for it.
    pub phases: &'static [(&'static str, &'static str)],
}

impl Saved {
    /// Nothing: that program does not know the box.
    pub const NONE: Self =
        Self { elements: &[], rules: &[], figures: &[], points: &[], verbs: &[], phases: &[] };
}

/// A rule of a saved game's setup, and the reading that answers it.
#[derive(Debug)]
pub struct SavedRule {
    /// Its name there.
    pub name: &'static str,
    /// The value it has when nothing is said.
    pub default: &'static str,
    /// The reading.
    pub reading: &'static Reading,
    /// The option that each value stands for. Any other value cannot be played.
    pub values: &'static [(&'static str, &'static str)],
}

/// A figure of a saved game.
#[derive(Debug)]
pub struct SavedFigure {
    /// Its name in figures' ids: `small`.
    pub name: &'static str,
    /// Its name in assertions: `SmallFollower`.
    pub long_name: &'static str,
    /// The element that counts how many each player has.
    pub element: &'static str,
    /// The figure.
    pub term: &'static Term,
}

/// A message that stands for a choice.
#[derive(Debug)]
pub struct SavedVerb {
    /// The type of the message.
    pub message: &'static str,
    /// The token, neutral figure or reason in it; empty where there is none.
    pub word: &'static str,
    /// The choice.
    pub verb: &'static Verb,
}
