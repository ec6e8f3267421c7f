use arrayvec::ArrayVec;

use crate::editions::Term;
use crate::rulings::Cite;

/// One line of a tally: so many of something, so many points each.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// What is counted.
    pub what: &'static Term,
    /// How many.
    pub count: i16,
    /// Points for each.
    pub each: i16,
    /// The ruling that gives them.
    pub cite: Cite,
}

impl Line {
    /// A line of so many of something at so many points each.
    pub fn new(what: &'static Term, count: u16, each: i16, cite: impl Into<Cite>) -> Self {
        Self { what, count: count as i16, each, cite: cite.into() }
    }

    /// The points of the line.
    pub const fn points(&self) -> i32 {
        self.count as i32 * self.each as i32
    }
}

impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        (self.what.id, self.count, self.each, self.cite)
            == (other.what.id, other.count, other.each, other.cite)
    }
}

impl Eq for Line {}

impl std::hash::Hash for Line {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.what.id, self.count, self.each).hash(state);
    }
}

/// Points as a sum of lines. There is no other way to a number of points.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally(ArrayVec<Line, 8>);

impl Tally {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a line. A line that counts none says why something is worth nothing.
    ///
    /// # Panics
    /// When there are more lines than any set of boxes gives one feature.
    pub fn push(&mut self, line: Line) {
        self.0.push(line);
    }

    /// The points: the sum of the lines, never below 0.
    pub fn points(&self) -> u16 {
        self.0.iter().map(Line::points).sum::<i32>().max(0) as u16
    }

    /// The lines.
    pub fn lines(&self) -> &[Line] {
        &self.0
    }
}

impl FromIterator<Line> for Tally {
    fn from_iter<I: IntoIterator<Item = Line>>(lines: I) -> Self {
        Self(lines.into_iter().collect())
    }
}
