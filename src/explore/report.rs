use super::Until;
use super::facts::Result;
use super::fraction::Fraction;
use super::witness::Witness;
use crate::editions::Edition;

/// What came of a search.
#[derive(Clone, Debug)]
pub struct Report {
    /// The edition.
    pub edition: Edition,
    /// How far lines of play were followed.
    pub until: Until,
    /// The players.
    pub players: Vec<String>,
    /// The things that boxes have counted by player, such as `messages`.
    pub counted: Vec<&'static str>,
    /// The active player of the position.
    pub active: String,
    /// Positions met, equal ones once.
    pub positions: u64,
    /// Choices tried.
    pub decisions: u64,
    /// Positions at which lines of play end.
    pub ends: u64,
    /// Ends that differ in points or counted things.
    pub results: u64,
    /// Points of each player, since the scenario began.
    pub points: Vec<Range>,
    /// For each counted thing, how many of it each player got.
    pub counts: Vec<Vec<Range>>,
    /// What was left out.
    pub limits: Limits,
    /// The ends that were looked for.
    pub found: Option<Found>,
    /// The most of what was looked for.
    pub best: Option<Best>,
    /// How likely each result is, where nobody has a choice.
    pub chances: Option<Vec<(Result, Fraction)>>,
}

/// The least and the most of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least.
    pub least: i32,
    /// The most.
    pub most: i32,
}

impl Range {
    /// Nothing was seen yet.
    pub const NONE: Self = Self { least: i32::MAX, most: i32::MIN };

    /// Takes a number in.
    pub fn take(&mut self, number: i32) {
        *self = Self { least: self.least.min(number), most: self.most.max(number) };
    }
}

/// What was left out of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// How many positions were to be met at most.
    pub most: u64,
    /// How often a position was not looked at since so many were met already.
    pub cut: u64,
    /// Was the search interrupted?
    pub interrupted: bool,
    /// Was it over as soon as something was found?
    pub found: bool,
    /// Choices after which a turn brings more messages than any table would bear.
    pub endless: u64,
    /// Choices after which the script does not fit any more.
    pub misfits: u64,
}

impl Limits {
    /// Was every line of play followed that fits the script?
    pub const fn complete(&self) -> bool {
        self.cut == 0 && !self.interrupted && !self.found && self.endless == 0
    }
}

/// An answer to whether something can be.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It can, by this line of play.
    Yes(Box<Witness>),
    /// It cannot: every line of play was followed.
    Never,
    /// None was found, and not everything was looked at.
    NotFound,
}

/// What came of looking for an end.
#[derive(Clone, Debug)]
pub struct Found {
    /// The expression.
    pub expression: String,
    /// The answer.
    pub answer: Answer,
    /// How likely it is, where nobody has a choice.
    pub chance: Option<Fraction>,
}

/// The most of something.
#[derive(Clone, Debug)]
pub struct Best {
    /// The expression.
    pub expression: String,
    /// Do all others, and chance, choose what is worst?
    pub adverse: bool,
    /// How much it is, with a line of play that leads to it; nothing where no end was seen, or where a
    /// worst case cannot be told since not everything was looked at.
    pub value: Option<(f64, Witness)>,
}
