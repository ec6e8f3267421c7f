//! Whole random games: how fast they are, what they bring, and whether anything in them is out of order.
//!
//! A random player is a chooser like any other. Every game is decided by the seed and its number alone, so
//! that the result is the same with any number of threads.

mod choices;
mod invariants;
mod player;
mod recount;
mod report;
mod saved;
mod worker;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::time::Instant;

use rayon::prelude::*;

use crate::editions::Edition;
use crate::game::{Setup, SetupProblem};
use crate::rulings::Overrides;

pub use player::RandomPlayer;
use report::Sums;
pub use report::{Report, Violation};
use worker::Worker;

#[cfg(test)]
mod tests;

/// Games that one thread plays before it asks for more.
const AT_A_TIME: u64 = 32;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many games.
    pub games: u64,
    /// How many play, 1 to 6.
    pub players: u8,
    /// The boxes in play besides the base game, by id.
    pub boxes: Vec<&'static str>,
    /// The edition.
    pub edition: Edition,
    /// Readings for which another option is chosen.
    pub overrides: Overrides,
    /// What all chance comes from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Is everything that must hold checked after every step?
    pub check_invariants: bool,
    /// The folder into which every game is written as a scenario.
    pub save: Option<PathBuf>,
}

impl Default for Settings {
    /// 1000 games of two players with the base game alone, on one thread.
    fn default() -> Self {
        Self {
            games: 1000,
            players: 2,
            boxes: Vec::new(),
            edition: Edition::Hig2,
            overrides: Overrides::default(),
            seed: 0,
            threads: 1,
            check_invariants: false,
            save: None,
        }
    }
}

/// Why nothing is played.
#[derive(Debug)]
pub enum Problem {
    /// There is no such game.
    Setup(Vec<SetupProblem>),
    /// The threads could not be started.
    Threads(rayon::ThreadPoolBuildError),
    /// A game could not be written.
    Save(PathBuf, io::Error),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(problems) => write!(f, "no such game can be set up: {problems:?}"),
            Self::Threads(error) => write!(f, "no threads to play on: {error}"),
            Self::Save(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Problem {}

impl Settings {
    /// The game as it begins, before the order of the tiles is known.
    fn setup(&self) -> Setup {
        Setup {
            overrides: self.overrides.clone(),
            keep_events: self.check_invariants,
            ..Setup::with_boxes(self.edition, self.players, &self.boxes)
        }
    }
}

/// Plays the games.
///
/// # Errors
/// When there is no such game, no threads to play it on, or a game cannot be written.
pub fn simulate(settings: &Settings) -> Result<Report, Problem> {
    let prototype = settings.setup().build().map_err(Problem::Setup)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(settings.threads.max(1))
        .build()
        .map_err(Problem::Threads)?;
    if let Some(folder) = &settings.save {
        std::fs::create_dir_all(folder).map_err(|error| Problem::Save(folder.clone(), error))?;
    }
    let begin = Instant::now();
    let heaps = settings.games.div_ceil(AT_A_TIME);
    let mut sums = pool.install(|| {
        (0..heaps)
            .into_par_iter()
            .map_init(
                || Worker::new(&prototype, settings),
                |worker, heap| {
                    let first = heap * AT_A_TIME;
                    worker.play(first..settings.games.min(first + AT_A_TIME))
                },
            )
            .reduce(Sums::default, Sums::plus)
    });
    match sums.unwritten.take() {
        Some((_, path, error)) => Err(Problem::Save(path, error)),
        None => Ok(sums.report(settings, begin.elapsed())),
    }
}
