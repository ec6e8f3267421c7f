use arrayvec::ArrayVec;

use crate::board::PartId;
use crate::editions::Term;
use crate::events::{Line, Tally};
use crate::rulings::Cite;

/// What a feature is worth, as parts that rooms may add to in any order.
#[derive(Clone, Debug)]
pub struct Rate {
    lines: ArrayVec<Line, 6>,
    besides: ArrayVec<Beside, 4>,
    zero: Option<Cite>,
    /// Of a field only what this city brings.
    only: Option<PartId>,
}

/// Points for everything of a kind that counts, told as a line of its own.
#[derive(Clone, Copy, Debug)]
struct Beside {
    of: &'static Term,
    line: Line,
}

impl Rate {
    /// Worth nothing so far.
    pub fn new() -> Self {
        Self { lines: ArrayVec::new(), besides: ArrayVec::new(), zero: None, only: None }
    }

    /// Nothing so far, for what one city alone brings to a field.
    pub fn of_city(city: PartId) -> Self {
        Self { only: Some(city), ..Self::new() }
    }

    /// Does a city at the field count?
    pub fn counts(&self, city: PartId) -> bool {
        self.only.is_none_or(|only| only == city)
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

    /// Everything of the kind `of` that counts in the end brings so many points besides, told as `what`.
    pub fn beside(&mut self, of: &'static Term, what: &'static Term, each: i16, cite: impl Into<Cite>) {
        self.besides.push(Beside { of, line: Line::new(what, 0, each, cite) });
    }

    /// The feature is worth nothing, whatever counts.
    pub fn zero(&mut self, cite: impl Into<Cite>) {
        self.zero = Some(cite.into());
    }

    /// The lines. Where the feature is worth nothing, they stand at 0 points each with the reason.
    pub fn tally(&self) -> Tally {
        let counted = |of: &'static Term| -> i16 {
            let lines = self.lines.iter().filter(|line| line.what.id == of.id);
            lines.fold(0, |sum, line| sum.saturating_add(line.count))
        };
        let besides = self.besides.iter().map(|beside| Line { count: counted(beside.of), ..beside.line });
        let besides = besides.filter(|line| line.count != 0);
        let lines = self.lines.iter().copied().chain(besides).map(|line| match self.zero {
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
