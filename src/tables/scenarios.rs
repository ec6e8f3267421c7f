//! Scenarios that are run for tables, once.

use std::cell::OnceCell;
use std::path::PathBuf;

use rayon::prelude::*;

use crate::check::{self, NotThere, Status};
use crate::editions::Edition;
use crate::expansions::{Shown, Slots};
use crate::explain::{self, Brief};
use crate::game;
use crate::position::Position;
use crate::rulings::{Kind, Overrides, Reading, Ruling};
use crate::scenario::{self, Scenario};

/// Scenarios by the paths of their files and folders. They are run when a table first asks for them.
#[derive(Debug)]
pub struct Scenarios {
    from: From,
    runs: OnceCell<Vec<File>>,
}

/// Where scenarios are from.
#[derive(Debug)]
enum From {
    Paths(Vec<PathBuf>),
    /// They were read already; each with the path of its file.
    Read(Vec<(String, Scenario)>),
}

/// A scenario file with what came of it.
#[derive(Debug)]
pub(super) struct File {
    /// Its path, with slashes.
    pub path: String,
    /// What was read; nothing where it could not be.
    pub scenario: Option<Scenario>,
    /// What came of it in each edition, in the order of [`Edition::ALL`].
    pub runs: [Run; Edition::COUNT],
}

/// What came of a scenario in an edition.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub status: Status,
    /// The game, where one was played to its end.
    pub played: Option<scenario::Played>,
}

impl Run {
    const fn without_game(status: Status) -> Self {
        Self { status, played: None }
    }
}

impl Scenarios {
    /// The scenarios under these paths.
    pub fn new(paths: Vec<PathBuf>) -> Self {
        Self { from: From::Paths(paths), runs: OnceCell::new() }
    }

    /// Scenarios that were read already, each with the path of its file.
    pub fn read(scenarios: Vec<(String, Scenario)>) -> Self {
        Self { from: From::Read(scenarios), runs: OnceCell::new() }
    }

    /// Those of them that lie in a folder.
    pub(super) fn within(&self, folder: &str) -> Self {
        match &self.from {
            From::Paths(_) => Self::new(vec![PathBuf::from(folder)]),
            From::Read(scenarios) => {
                let lies = |(path, _): &&(String, Scenario)| {
                    path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
                };
                Self::read(scenarios.iter().filter(lies).cloned().collect())
            }
        }
    }

    /// What came of them, by the names of the files.
    pub(super) fn runs(&self) -> Result<&[File], NotThere> {
        if let Some(runs) = self.runs.get() {
            return Ok(runs);
        }
        let runs: Vec<File> = match &self.from {
            From::Paths(paths) => {
                let files = check::collect(paths)?;
                files.into_par_iter().map(|path| run(&path)).collect()
            }
            From::Read(scenarios) => {
                let played = |(name, scenario): &(String, Scenario)| played(name.clone(), scenario.clone());
                scenarios.par_iter().map(played).collect()
            }
        };
        Ok(self.runs.get_or_init(|| runs))
    }
}

fn run(path: &std::path::Path) -> File {
    let name = path.to_string_lossy().replace('\\', "/");
    match check::load(path) {
        Ok(scenario) => played(name, scenario),
        Err(_) => {
            let runs = std::array::from_fn(|_| Run::without_game(Status::Error));
            File { path: name, scenario: None, runs }
        }
    }
}

fn played(name: String, scenario: Scenario) -> File {
    let all = |status| std::array::from_fn(|_| Run::without_game(status));
    let Ok(played) = scenario::play_all(&scenario, &Overrides::default()) else {
        return File { path: name, scenario: Some(scenario), runs: all(Status::Error) };
    };
    let mut runs = all(Status::Skipped);
    for run in played {
        runs[run.edition.index()] = match run.result {
            Ok((played, failures)) => {
                let status = if failures.is_empty() { Status::Passed } else { Status::Failed };
                Run { status, played: Some(played) }
            }
            Err(_) => Run::without_game(Status::Error),
        };
    }
    File { path: name, scenario: Some(scenario), runs }
}

impl File {
    /// What the scenario is about; the path where it could not be read.
    pub fn title(&self) -> &str {
        self.scenario.as_ref().map_or(&self.path, |scenario| &scenario.title)
    }

    /// Does it say that it pins this ruling or reading?
    pub fn pins(&self, id: &str) -> bool {
        self.scenario
            .as_ref()
            .is_some_and(|scenario| scenario.rulings.iter().any(|ruling| ruling.value == id))
    }

    /// The option of a reading that it plays with in an edition.
    pub fn option(&self, reading: &Reading, edition: Edition) -> Option<&'static str> {
        let scenario = self.scenario.as_ref()?;
        let overrides = scenario::overrides(scenario, &Overrides::default());
        reading.concerns(edition).then(|| reading.options[overrides.answer(reading, edition)])
    }

    /// The outcome in an edition in a few words, where it was played.
    pub fn brief(&self, edition: Edition) -> Option<Brief> {
        let played = self.runs[edition.index()].played.as_ref()?;
        Some(explain::brief(&played.game, &self.scenario.as_ref()?.names))
    }
}

/// The scenarios that end in a position like this, in any of these editions.
pub(super) fn showing(
    files: &[File],
    editions: &[Edition],
    holds: &dyn Fn(&Position<Slots>) -> bool,
) -> Vec<Shown> {
    let shown = |file: &File| {
        let shows = |edition: &Edition| {
            let played = file.runs[edition.index()].played.as_ref();
            played.is_some_and(|played| holds(played.game.position()))
        };
        let editions: Vec<Edition> = editions.iter().copied().filter(shows).collect();
        (!editions.is_empty()).then(|| Shown { path: file.path.clone(), editions })
    };
    files.iter().filter_map(shown).collect()
}

/// The ruling whose scenarios pin a ruling: its own, or that of what it annotates.
pub(super) fn pinned_through(ruling: &'static Ruling) -> &'static str {
    match (ruling.kind, ruling.related.first()) {
        (Kind::Note, Some(annotated)) => annotated,
        _ => ruling.id,
    }
}

/// Something that no scenario shows, though no box is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// The ruling or reading.
    pub id: &'static str,
    /// What is not shown of it.
    pub what: String,
}

/// What no scenario shows: each ruling with the editions in which none passes, and each reading with the options
/// that none plays, unless a box is missing.
///
/// # Errors
/// When the scenarios are not there.
pub fn lacking(scenarios: &Scenarios) -> Result<Vec<Lacking>, NotThere> {
    let files = scenarios.runs()?;
    let rulings = game::rulings().filter(|ruling| ruling.waits_for.is_empty());
    let readings = game::readings().filter(|reading| reading.waits_for.is_empty());
    let of_rulings =
        rulings.filter_map(|ruling| Some(Lacking { id: ruling.id, what: unshown(files, ruling)? }));
    let of_readings =
        readings.filter_map(|reading| Some(Lacking { id: reading.id, what: unplayed(files, reading)? }));
    Ok(of_rulings.chain(of_readings).collect())
}

fn unshown(files: &[File], ruling: &'static Ruling) -> Option<String> {
    let id = pinned_through(ruling);
    let passes = |&edition: &Edition| {
        files.iter().any(|file| file.pins(id) && file.runs[edition.index()].status == Status::Passed)
    };
    let missing: Vec<&str> =
        ruling.editions.iter().filter(|edition| !passes(edition)).map(|edition| edition.id()).collect();
    match missing.len() {
        0 => None,
        all if all == ruling.editions.len() => Some("no scenario shows it".to_owned()),
        _ => Some(format!("no scenario shows it in {}", missing.join(", "))),
    }
}

/// What is not shown of a reading: editions in which no scenario that names it passes, and options that none
/// plays. A default is played wherever a related ruling is shown.
fn unplayed(files: &[File], reading: &Reading) -> Option<String> {
    let passes = |file: &File, edition: Edition| file.runs[edition.index()].status == Status::Passed;
    let concerned = || Edition::ALL.into_iter().filter(|&edition| reading.concerns(edition));
    let unshown: Vec<&str> = concerned()
        .filter(|&edition| !files.iter().any(|file| file.pins(reading.id) && passes(file, edition)))
        .map(Edition::id)
        .collect();
    let played = |place: usize| {
        let default = |edition: Edition| reading.defaults[edition.index()] == Some(place as u8);
        let names = |file: &File, edition: Edition| {
            file.pins(reading.id) || default(edition) && reading.related.iter().any(|id| file.pins(id))
        };
        let plays = |file: &File, edition: Edition| {
            passes(file, edition)
                && names(file, edition)
                && file.option(reading, edition) == Some(reading.options[place])
        };
        files.iter().any(|file| concerned().any(|edition| plays(file, edition)))
    };
    let options = reading.options.iter().enumerate();
    let missing: Vec<&str> =
        options.filter(|&(place, _)| !played(place)).map(|(_, option)| *option).collect();
    let told = |what: &str, list: &[&str]| {
        (!list.is_empty()).then(|| format!("no scenario {what} {}", list.join(", ")))
    };
    let lacking: Vec<String> =
        [told("shows it in", &unshown), told("plays", &missing)].into_iter().flatten().collect();
    (!lacking.is_empty()).then(|| lacking.join("; "))
}
