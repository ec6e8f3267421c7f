//! Runs many scenarios in parallel and reports what came of them.

mod bless;
mod files;
mod known;
mod report;
mod saved;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde::Serialize;

use crate::editions::Edition;
use crate::rulings::Overrides;
use crate::scenario::problems::{Finding, Problems, Source};
use crate::scenario::{self, Run, Scenario, yaml};

pub use bless::{Blessing, bless};
pub use files::{NotThere, collect};
pub use known::{KnownDifference, known_difference, known_differences};
pub use report::{human, json, junit};
pub use saved::is_saved_game;

/// What to run, and how.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Only these editions; all where there is none.
    pub editions: Vec<Edition>,
    /// Only scenarios whose path or title holds this.
    pub filter: Option<String>,
    /// Readings chosen besides those of the scenarios.
    pub readings: Overrides,
}

/// What came of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Everything came out as expected.
    Passed,
    /// Something came out otherwise.
    Failed,
    /// Something came out otherwise than another program expects, as is known and settled.
    Known,
    /// The scenario could not be played.
    Error,
    /// The scenario does not speak of this edition, or nothing of the saved game could be judged.
    Skipped,
}

/// A scenario in one edition, or a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The file.
    pub path: String,
    /// What the scenario is about; nothing where it could not be read.
    #[serde(skip)]
    pub title: String,
    /// The edition; none where the scenario could not be read.
    pub edition: Option<&'static str>,
    /// What came of it.
    pub status: Status,
    /// What was wrong.
    pub failures: Vec<Flaw>,
    /// How much could not be judged, by reason; absent where everything was.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub not_judged: BTreeMap<String, u32>,
}

impl Outcome {
    fn new(path: &Path, title: &str, edition: Option<Edition>) -> Self {
        Self {
            path: yaml::name_of_file(path),
            title: title.to_owned(),
            edition: edition.map(Edition::id),
            status: Status::Passed,
            failures: Vec::new(),
            not_judged: BTreeMap::new(),
        }
    }
}

/// Something that was wrong, with its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Flaw {
    /// The line in the file, from 1; absent where it has no place there.
    #[serde(skip_serializing_if = "is_nowhere")]
    pub line: usize,
    /// The column, from 1.
    #[serde(skip_serializing_if = "is_nowhere")]
    pub column: usize,
    /// What is wrong, in one line.
    pub message: String,
    /// What was expected; absent for errors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// What came out; absent for errors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub got: Option<String>,
    /// The whole picture of an error, with the line and a caret.
    #[serde(skip)]
    pub picture: String,
}

// serde passes a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_nowhere(place: &usize) -> bool {
    *place == 0
}

/// What came of all runs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Summary {
    /// Scenario files and saved games.
    pub scenarios: usize,
    /// Runs: a file and an edition each.
    pub runs: usize,
    /// Runs that came out as expected.
    pub passed: usize,
    /// Runs that came out otherwise.
    pub failed: usize,
    /// Runs, or files, that could not be played.
    pub errors: usize,
    /// Runs in editions that the scenario does not speak of.
    pub skipped: usize,
    /// Saved games that came out otherwise than their files expect, as is known.
    pub known_differences: usize,
    /// Expectations that could not be judged.
    pub not_judged: u32,
    /// The same by reason; absent where everything was judged.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub not_judged_by_reason: BTreeMap<String, u32>,
    /// Every run, in the order of the files and editions.
    pub results: Vec<Outcome>,
}

impl Summary {
    fn add(&mut self, outcome: Outcome) {
        self.runs += 1;
        for (reason, count) in &outcome.not_judged {
            self.not_judged += count;
            *self.not_judged_by_reason.entry(reason.clone()).or_default() += count;
        }
        match outcome.status {
            Status::Passed => self.passed += 1,
            Status::Failed => self.failed += 1,
            Status::Error => self.errors += 1,
            Status::Known => self.known_differences += 1,
            Status::Skipped => self.skipped += 1,
        }
        self.results.push(outcome);
    }
}

/// Runs the scenarios and saved games of these files. `done` is called after each file.
pub fn check(files: &[PathBuf], options: &Options, done: impl Fn() + Sync) -> Summary {
    let all: Vec<Vec<Outcome>> = files
        .par_iter()
        .map(|file| {
            let outcomes = one(file, options);
            done();
            outcomes
        })
        .collect();
    let mut summary = Summary::default();
    for outcomes in all {
        summary.scenarios += usize::from(!outcomes.is_empty());
        outcomes.into_iter().for_each(|outcome| summary.add(outcome));
    }
    summary
}

/// The scenario of a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn load(path: &Path) -> Result<Scenario, Problems> {
    let name = yaml::name_of_file(path);
    let bytes = yaml::read_file(path).map_err(|error| files::unreadable(&name, &error))?;
    let source = yaml::read_bytes(&name, &bytes)?;
    scenario::read(&source)
}

fn one(path: &Path, options: &Options) -> Vec<Outcome> {
    let name = yaml::name_of_file(path);
    let outcome = |title: &str, edition: Option<Edition>, status, failures| Outcome {
        status,
        failures,
        ..Outcome::new(path, title, edition)
    };
    let wanted = |text: &str| options.filter.as_ref().is_none_or(|filter| text.contains(filter.as_str()));
    if saved::is_saved_game(path) {
        return wanted(&name).then(|| saved::one(path, options)).into_iter().collect();
    }
    let scenario = match load(path) {
        Ok(scenario) => scenario,
        Err(problems) if wanted(&name) => return vec![outcome("", None, Status::Error, errors(&problems))],
        Err(_) => return Vec::new(),
    };
    if !wanted(&name) && !wanted(&scenario.title) {
        return Vec::new();
    }
    let runs = match scenario::play_all(&scenario, &options.readings) {
        Ok(runs) => runs,
        Err(problems) => return vec![outcome(&scenario.title, None, Status::Error, errors(&problems))],
    };
    let asked: &[Edition] = if options.editions.is_empty() { &Edition::ALL } else { &options.editions };
    let editions = Edition::ALL.into_iter().filter(|edition| asked.contains(edition));
    editions
        .map(|edition| {
            let Some(run) = runs.iter().find(|run| run.edition == edition) else {
                return outcome(&scenario.title, Some(edition), Status::Skipped, Vec::new());
            };
            let (status, failures) = judged(&scenario.source, run);
            outcome(&scenario.title, Some(edition), status, failures)
        })
        .collect()
}

fn judged(source: &Source, run: &Run) -> (Status, Vec<Flaw>) {
    match &run.result {
        Err(problems) => (Status::Error, errors(problems)),
        Ok((_, failures)) if failures.is_empty() => (Status::Passed, Vec::new()),
        Ok((_, failures)) => {
            let flaws = failures.iter().map(|failure| {
                let place = source.place(failure.span.start);
                Flaw {
                    line: place.line,
                    column: place.column,
                    message: format!("{}: expected {}, got {}", failure.about, failure.expected, failure.got),
                    expected: Some(failure.expected.clone()),
                    got: Some(failure.got.clone()),
                    picture: String::new(),
                }
            });
            (Status::Failed, flaws.collect())
        }
    }
}

fn errors(problems: &Problems) -> Vec<Flaw> {
    let picture = problems.render(false);
    let mut flaws: Vec<Flaw> = problems
        .findings()
        .into_iter()
        .map(|Finding { line, column, message, .. }| Flaw {
            line,
            column,
            message,
            expected: None,
            got: None,
            picture: String::new(),
        })
        .collect();
    if let Some(first) = flaws.first_mut() {
        first.picture = picture;
    }
    flaws
}
