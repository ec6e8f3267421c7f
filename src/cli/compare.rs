use std::path::PathBuf;

use clap::Args;

use super::arguments::{Format, find_reading};
use super::{EXIT_OK, files, output};
use crate::editions::Edition;
use crate::explain;
use crate::game::Game;
use crate::rulings::{Overrides, Reading};
use crate::scenario::problems::Problems;
use crate::scenario::{self, Run, Scenario};

/// The arguments of `meeplaw compare`.
#[derive(Args)]
pub struct Arguments {
    /// A scenario file or a saved game (`.jcz`); `-` reads a scenario from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Compare all options of this reading instead of the editions.
    #[arg(long, value_name = "ID")]
    reading: Option<String>,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Plays the scenario in several ways and shows them side by side.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let reading = arguments.reading.as_deref().map(find_reading).transpose()?;
    let played = match files::load(&arguments.file, &Edition::ALL)? {
        Ok(scenario) => play(&scenario, reading).map(|games| (scenario, games)),
        Err(problems) => Err(problems),
    };
    let (scenario, games) = match played {
        Ok(played) => played,
        Err(problems) => return Ok(output::unusable(&problems)),
    };
    let runs: Vec<(String, &Game)> = games.iter().map(|(name, game)| (name.clone(), game)).collect();
    let comparison = explain::compare(&scenario.title, &runs, &scenario.names);
    output::print(&match arguments.format {
        Format::Text => comparison.text(),
        Format::Json => comparison.json().to_string() + "\n",
    })?;
    Ok(EXIT_OK)
}

/// The runs to compare: the scenario's editions, or every option of a reading.
fn play(scenario: &Scenario, reading: Option<&'static Reading>) -> Result<Vec<(String, Game)>, Problems> {
    let Some(reading) = reading else { return in_editions(scenario, &Overrides::default(), Edition::title) };
    // An edition that the reading concerns, the scenario's own and that of Hans im Glück before others.
    let own = scenario.in_editions();
    let order = [Edition::Hig2, Edition::Zmg, Edition::First];
    let edition = order.into_iter().find(|edition| own.contains(edition) && reading.concerns(*edition));
    let edition = edition.or(own.first().copied()).unwrap_or(Edition::Hig2);
    let mut games = Vec::new();
    for (place, option) in reading.options.iter().enumerate() {
        let mut overrides = Overrides::default();
        overrides.choose(reading, place as u8);
        for run in scenario::play_all(scenario, &overrides)?.into_iter().filter(|run| run.edition == edition)
        {
            games.push((format!("{option} ({edition})"), as_far_as_it_goes(run)?));
        }
    }
    Ok(games)
}

/// The game as it ended, or as far as the script led; what is missing then is said where errors go.
fn as_far_as_it_goes(run: Run) -> Result<Game, Problems> {
    match (run.result, run.stuck) {
        (Ok((played, _)), _) => Ok(played.game),
        (Err(problems), Some(game)) => {
            output::complain(&problems.render(true));
            Ok(game)
        }
        (Err(problems), None) => Err(problems),
    }
}

fn in_editions(
    scenario: &Scenario,
    overrides: &Overrides,
    name: fn(Edition) -> &'static str,
) -> Result<Vec<(String, Game)>, Problems> {
    let mut games = Vec::new();
    for run in scenario::play_all(scenario, overrides)? {
        games.push((name(run.edition).to_owned(), as_far_as_it_goes(run)?));
    }
    Ok(games)
}
