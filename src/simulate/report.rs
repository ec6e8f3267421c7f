use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use super::Settings;
use crate::events::Summary;

/// Something that must hold and did not.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Violation {
    /// The number of the game.
    pub game: u64,
    /// The seed of all games.
    pub seed: u64,
    /// After how many decisions.
    pub step: u32,
    /// What was wrong.
    pub what: String,
    /// The game as a scenario.
    #[serde(skip)]
    pub scenario: String,
}

/// What came of the games. Only `seconds` and the two rates vary from run to run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Players in each.
    pub players: u8,
    /// How long it took.
    pub seconds: f64,
    /// Games a second, all threads together.
    pub games_per_second: f64,
    /// Tiles laid a second.
    pub tiles_per_second: f64,
    /// Tiles laid in a game after the first.
    pub tiles_per_game: f64,
    /// Decisions in a game, those of chance included.
    pub decisions_per_game: f64,
    /// Choices that a decision had.
    pub choices_per_decision: f64,
    /// Points of a player in a game.
    pub points_per_player: f64,
    /// Points of a game by what brought them, all players together.
    pub points_by_source: BTreeMap<&'static str, f64>,
    /// How often in a game the decisive events of boxes happened, such as `message_drawn`.
    pub events_per_game: BTreeMap<&'static str, f64>,
    /// What was out of order, in the order of the games; empty where nothing was looked at.
    pub violations: Vec<Violation>,
    /// How many they are.
    pub invariant_violations: usize,
}

/// What is added up over games.
#[derive(Debug, Default)]
pub(super) struct Sums {
    pub games: u64,
    pub tiles: u64,
    pub decisions: u64,
    pub choices: u64,
    pub points: i64,
    sources: BTreeMap<&'static str, u64>,
    told: BTreeMap<&'static str, u64>,
    pub violations: Vec<Violation>,
    /// The first game that could not be written.
    pub unwritten: Option<(u64, PathBuf, io::Error)>,
}

impl Sums {
    /// Adds the account of one game.
    pub fn add(&mut self, summary: &Summary) {
        for &(source, points) in summary.points() {
            *self.sources.entry(source.id).or_default() += u64::from(points);
        }
        for (kind, times) in summary.told() {
            *self.told.entry(kind.id).or_default() += u64::from(times);
        }
    }

    /// Both together; in which order does not matter.
    pub fn plus(mut self, other: Self) -> Self {
        self.games += other.games;
        self.tiles += other.tiles;
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.points += other.points;
        for (source, points) in other.sources {
            *self.sources.entry(source).or_default() += points;
        }
        for (kind, times) in other.told {
            *self.told.entry(kind).or_default() += times;
        }
        self.violations.extend(other.violations);
        self.unwritten =
            [self.unwritten, other.unwritten].into_iter().flatten().min_by_key(|(game, ..)| *game);
        self
    }

    pub fn report(mut self, settings: &Settings, took: Duration) -> Report {
        self.violations.sort_unstable();
        let seconds = took.as_secs_f64();
        let a_game = |sum: u64| sum as f64 / self.games.max(1) as f64;
        let each = |sums: &BTreeMap<&'static str, u64>| {
            sums.iter().map(|(&name, &sum)| (name, a_game(sum))).collect()
        };
        Report {
            games: self.games,
            players: settings.players,
            seconds,
            games_per_second: self.games as f64 / seconds,
            tiles_per_second: self.tiles as f64 / seconds,
            tiles_per_game: a_game(self.tiles),
            decisions_per_game: a_game(self.decisions),
            choices_per_decision: self.choices as f64 / self.decisions.max(1) as f64,
            points_per_player: self.points as f64 / self.games.max(1) as f64 / f64::from(settings.players),
            points_by_source: each(&self.sources),
            events_per_game: each(&self.told),
            invariant_violations: self.violations.len(),
            violations: self.violations,
        }
    }
}
