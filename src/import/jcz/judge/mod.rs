//! A played game against what that program expected of it.

mod assertions;
mod legal;
mod points;

use std::collections::BTreeMap;
use std::fmt;

use super::beside::{Beside, PointsEntry};
use super::carry::Carried;
use super::error::CarryError;
use super::file::SavedGame;
use super::replay::{Replay, Stop};

/// What came out where a game was held against an expectation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// How many single expectations were met.
    pub passed: usize,
    /// Those that were not.
    pub failures: Vec<Failure>,
    /// How many could not be judged, by reason.
    pub not_judged: BTreeMap<Unjudged, usize>,
}

impl Verdict {
    fn expect(&mut self, met: bool, failure: impl FnOnce() -> Failure) {
        if met {
            self.passed += 1;
        } else {
            self.failures.push(failure());
        }
    }

    fn leave(&mut self, reason: Unjudged, count: usize) {
        if count > 0 {
            *self.not_judged.entry(reason).or_default() += count;
        }
    }
}

/// Why an expectation was not judged.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Unjudged {
    /// Something of the game could not be carried over: this.
    LeftOut(String),
    /// The replay stopped before.
    Stopped,
    /// The message before which it holds was taken back.
    TakenBack,
    /// The next tile is drawn by chance.
    Chance,
    /// Several players have the name.
    SameName,
    /// It is about something that the engine knows nothing of: this.
    Beyond(String),
}

impl fmt::Display for Unjudged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeftOut(what) => write!(f, "not carried over: {what}"),
            Self::Stopped => f.write_str("the replay stopped before"),
            Self::TakenBack => f.write_str("the message was taken back"),
            Self::Chance => f.write_str("the next tile is drawn by chance"),
            Self::SameName => f.write_str("several players have the name"),
            Self::Beyond(what) => write!(f, "nothing is known of: {what}"),
        }
    }
}

/// An expectation that was not met.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// A message could not be played.
    #[error("message {message}: {stop}")]
    Stopped {
        /// The message, by its place in the replay.
        message: usize,
        /// Why.
        stop: Stop,
    },
    /// The points of a turn differ.
    #[error("points of {}: missing {}, not expected {}",
        .turn.map_or("the final scoring".to_owned(), |turn| format!("turn {turn}")), listed(missing), listed(extra))]
    Points {
        /// The turn; none for the final scoring.
        turn: Option<u16>,
        /// What was expected and did not come.
        missing: Vec<PointsEntry>,
        /// What came and was not expected.
        extra: Vec<PointsEntry>,
    },
    /// The running points differ.
    #[error("points after message {message}: {expected:?} expected, {found:?} found")]
    Running {
        /// The message, by its place in the replay.
        message: usize,
        /// That program's points.
        expected: Vec<i32>,
        /// Ours.
        found: Vec<i32>,
    },
    /// The points at the end differ.
    #[error("points at the end: {expected:?} expected, {found:?} found")]
    Final {
        /// That program's points.
        expected: Vec<i32>,
        /// Ours; empty when the game is not over.
        found: Vec<i32>,
    },
    /// What may be done differs.
    #[error("legal before message {message}: missing {}, not expected {}", listed(missing), listed(extra))]
    Legal {
        /// The message, by its place in the replay.
        message: usize,
        /// What was expected and is not offered.
        missing: Vec<String>,
        /// What is offered and was not expected.
        extra: Vec<String>,
    },
    /// Somebody else must act, or in another phase.
    #[error("before message {message}: {expected} expected, {found} found")]
    Asked {
        /// The message, by its place in the replay.
        message: usize,
        /// Phase and player there.
        expected: String,
        /// Phase and player here.
        found: String,
    },
    /// An assertion of the file does not hold.
    #[error("{assertion}: {found}")]
    Assertion {
        /// The assertion.
        assertion: String,
        /// What is the case instead.
        found: String,
    },
}

/// Several things in words.
fn listed<T: fmt::Display>(list: &[T]) -> String {
    let words: Vec<String> = list.iter().map(T::to_string).collect();
    if words.is_empty() { "none".to_owned() } else { words.join("; ") }
}

/// Plays a saved game and holds it against what its file and the files beside it expect.
///
/// Nothing is judged where something of the game could not be carried over: what came out would say
/// nothing about the rules.
///
/// # Errors
/// When nothing of the game can be played.
pub fn judge(saved: &SavedGame, beside: &Beside) -> Result<Verdict, CarryError> {
    judge_carried(saved, beside, &saved.carry_over()?)
}

/// The same for a game as it was carried over, where something was changed about its beginning.
///
/// # Errors
/// When nothing of the game can be played.
pub fn judge_carried(saved: &SavedGame, beside: &Beside, carried: &Carried) -> Result<Verdict, CarryError> {
    let mut verdict = Verdict::default();
    if let [first, ..] = &*carried.left_out {
        verdict.leave(Unjudged::LeftOut(first.to_string()), expectations(saved, beside));
        return Ok(verdict);
    }
    let mut replay = Replay::new(saved, carried)?;
    let mut running = points::RunningPoints::new(beside);
    let mut legal = legal::LegalChoices::new(beside);
    let stopped = loop {
        let next = replay.next().map_or(saved.replay.len(), |(place, _)| place);
        legal.judge(&replay, next, &mut verdict);
        match replay.step() {
            Ok(Some(message)) => running.judge(&replay, message, &mut verdict),
            Ok(None) => break false,
            Err(stop) => {
                verdict.failures.push(Failure::Stopped { message: next, stop });
                break true;
            }
        }
    };
    running.finish(stopped, &mut verdict);
    legal.finish(stopped, &mut verdict);
    if let Some(expected) = &beside.expected {
        points::judge(&replay, expected, stopped, &mut verdict);
    }
    if stopped {
        verdict.leave(Unjudged::Stopped, saved.assertions.len());
    } else {
        assertions::judge(&replay, saved, &mut verdict);
    }
    Ok(verdict)
}

/// How many single expectations there are.
fn expectations(saved: &SavedGame, beside: &Beside) -> usize {
    let points = beside.expected.as_ref();
    let points = points.map_or(0, |it| it.points_by_turn.len() + it.points_after_commit.len() + 1);
    saved.assertions.len() + points + beside.legal.as_ref().map_or(0, Vec::len)
}

/// What is in the first and not in the second, and the other way round, counting copies.
fn difference<T: Ord + Clone>(expected: &[T], found: &[T]) -> (Vec<T>, Vec<T>) {
    let sorted = |list: &[T]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list.into_iter().peekable()
    };
    let (mut expected, mut found) = (sorted(expected), sorted(found));
    let (mut missing, mut extra) = (Vec::new(), Vec::new());
    loop {
        match (expected.peek(), found.peek()) {
            (Some(one), Some(other)) if one == other => drop((expected.next(), found.next())),
            (Some(one), Some(other)) if one < other => missing.extend(expected.next()),
            (_, Some(_)) => extra.extend(found.next()),
            (Some(_), None) => missing.extend(expected.next()),
            (None, None) => return (missing, extra),
        }
    }
}
