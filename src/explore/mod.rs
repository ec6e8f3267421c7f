//! Every line of play from a position: how many ends it has, what they bring, whether one of a kind is among
//! them, and which choices lead there.
//!
//! The search is a chooser like any other. What the script of a scenario fixes is fixed, all else is open; what
//! comes by chance is explored in every way. Equal positions are met once. The order of the search does not
//! depend on the number of threads, and so the result does not either.

mod differ;
mod expression;
mod facts;
mod fraction;
mod graph;
mod json;
mod line;
mod report;
mod search;
mod text;
mod witness;

use std::fmt;
use std::sync::atomic::AtomicBool;

use crate::editions::Edition;
use crate::rulings::Overrides;
use crate::scenario::Scenario;
use crate::scenario::problems::Problems;

pub use differ::{Difference, Parted, differ};
pub use expression::{ExpressionError, LONGEST, names};
pub use facts::{Facts, Vocabulary};
pub use fraction::Fraction;
pub use json::{difference_json, report_json};
pub use report::{Answer, Best, Found, Limits, Range, Report};
pub use search::explore;
pub use text::{difference_text, report_text};
pub use witness::Witness;

#[cfg(test)]
mod tests;

/// How many positions are met at most unless somebody says otherwise.
pub const USUAL_MOST: u32 = 1_000_000;

/// How far lines of play are followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// To the end of the scenario's turns; without a script, of one turn.
    Turn,
    /// To the end of the part of a turn under way.
    Part,
    /// To the end of the game.
    Game,
    /// Through so many decisions that are open.
    Decisions(u32),
}

/// What is explored, and how.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'s> {
    /// The scenario whose position and script are begun with.
    pub scenario: &'s Scenario,
    /// The edition.
    pub edition: Edition,
    /// Readings chosen besides those of the scenario.
    pub readings: &'s Overrides,
    /// Everything is open from this step of the script on, counted from 0 with those nested in others.
    pub step: Option<usize>,
    /// How far lines of play are followed.
    pub until: Until,
    /// An end of this kind is looked for.
    pub find: Option<&'s str>,
    /// The end is looked for at which this is the most.
    pub maximize: Option<&'s str>,
    /// Do all others, and chance, choose what is worst for the active player?
    pub adverse: bool,
    /// How many positions are met at most.
    pub most: u32,
    /// How many threads search; the result does not depend on it.
    pub threads: usize,
}

impl<'s> Settings<'s> {
    /// A scenario in an edition, to the end of its turns, with nothing looked for.
    pub const fn new(scenario: &'s Scenario, edition: Edition, readings: &'s Overrides) -> Self {
        Self {
            scenario,
            edition,
            readings,
            step: None,
            until: Until::Turn,
            find: None,
            maximize: None,
            adverse: false,
            most: USUAL_MOST,
            threads: 1,
        }
    }

    /// How many turns the game goes on for.
    fn turns(&self) -> u16 {
        match self.until {
            Until::Turn => self.scenario.turn_count().max(1),
            _ => u16::MAX,
        }
    }
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Positions met.
    pub positions: u64,
    /// Choices tried.
    pub decisions: u64,
    /// Ends among the positions.
    pub ends: u64,
    /// Positions that wait to be looked at.
    pub waiting: u64,
}

/// Who watches a search.
pub struct Watch<'w> {
    /// Set when it should end with what is known so far.
    pub stop: &'w AtomicBool,
    /// Called every now and then.
    pub progress: &'w mut dyn FnMut(Progress),
}

/// Why nothing is explored.
#[derive(Debug)]
pub enum Problem {
    /// The position cannot be, or no line of play fits the script.
    Scenario(Problems),
    /// What is looked for cannot be understood.
    Expression(ExpressionError),
    /// The threads could not be started.
    Threads(rayon::ThreadPoolBuildError),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scenario(problems) => problems.fmt(f),
            Self::Expression(error) => error.fmt(f),
            Self::Threads(error) => write!(f, "no threads to search on: {error}"),
        }
    }
}

impl std::error::Error for Problem {}
