use arrayvec::ArrayVec;

use crate::editions::Term;
use crate::events::{Line, Tally};
use crate::rulings::Cite;

/// What a feature is worth, as parts that rooms may add to in any order.
#[derive(Clone, Debug)]
pub struct Rate {
    lines: ArrayVec<Line, 6>,
    zero: Option<Cite>,
}

impl Rate {
    /// Worth nothing so far.
    pub fn new() -> Self {
        Self { lines: ArrayVec::new(), zero: None }
    }

    /// So many of something count so many points each.
    pub fn count(&mut self, line: Line) {
        self.lines.push(line);
    }

    /// Everything of this kind that is counted already counts so many points more.
    pub fn raise(&mut self, what: &'static Term, by: i16, cite: impl Into<Cite>) {
        let cite = cite.into();
        for line in self.lines.iter_mut().filter(|line| line.what.id == what.id) {
            line.each += by;
            line.cite = cite;
        }
    }

    /// The feature is worth nothing, whatever counts.
    pub fn zero(&mut self, cite: impl Into<Cite>) {
        self.zero = Some(cite.into());
    }

    /// The lines. Where the feature is worth nothing, they stand at 0 points each with the reason.
    pub fn tally(&self) -> Tally {
        let lines = self.lines.iter().map(|&line| match self.zero {
            Some(cite) => Line { each: 0, cite, ..line },
            None => line,
        });
        lines.collect()
    }
}

impl Default for Rate {
    fn default() -> Self {
        Self::new()
    }
}
