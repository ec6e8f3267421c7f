use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;

use super::arguments::{Format, RulesArguments};
use super::{EXIT_FAILED, EXIT_OK, output};
use crate::editions::Edition;
use crate::expansions;
use crate::simulate::{Report, Settings, Violation, simulate};

/// The most violations that are told and saved.
const MOST_TOLD: usize = 20;

/// The arguments of `meeplaw simulate`.
#[derive(Args)]
pub struct Arguments {
    /// How many games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players.
    #[arg(long, value_name = "P", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// Boxes in play besides the base game, with commas between them.
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    expansions: Vec<String>,
    #[command(flatten)]
    rules: RulesArguments,
    /// What all chance comes from: the same seed gives the same games.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// How many threads play; the result does not depend on it.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Check after every step what must always hold.
    #[arg(long)]
    check_invariants: bool,
    /// Write every game as a scenario into this folder, which must not hold it yet.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Plays random games and reports.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let edition = match arguments.rules.editions()[..] {
        [] => Edition::Hig2,
        [edition] => edition,
        _ => bail!("games are played in one edition"),
    };
    let mut boxes = Vec::new();
    for id in &arguments.expansions {
        match crate::game::expansion(id.trim()) {
            Some(boxed) => boxes.push(boxed.id),
            None => {
                let known: Vec<&str> = expansions::ALL.iter().map(|boxed| boxed.id).collect();
                bail!("unknown expansion `{id}`; there are {}", known.join(", "));
            }
        }
    }
    let report = simulate(&Settings {
        games: arguments.games,
        players: arguments.players,
        boxes,
        edition,
        overrides: arguments.rules.readings()?,
        seed: arguments.seed,
        threads: usize::from(arguments.threads),
        check_invariants: arguments.check_invariants,
        save: arguments.save.clone(),
    })?;
    output::print(&match arguments.format {
        Format::Text => text(&report, arguments.check_invariants),
        Format::Json => serde_json::to_string(&report)? + "\n",
    })?;
    for violation in report.violations.iter().take(MOST_TOLD) {
        save_violation(arguments.save.as_deref().unwrap_or(Path::new("")), violation)?;
    }
    Ok(if report.violations.is_empty() { EXIT_OK } else { EXIT_FAILED })
}

fn text(report: &Report, checked: bool) -> String {
    let Report { games, players, seconds, games_per_second, tiles_per_second, .. } = report;
    let mut text = format!("{games} games of {players} players in {seconds:.2} s\n");
    text += &format!("{games_per_second:.0} games a second, {tiles_per_second:.0} tiles a second\n");
    text += &format!("{:.2} points a player\n", report.points_per_player);
    for (source, points) in &report.points_by_source {
        text += &format!("  {points:6.2} from {source}, a game\n");
    }
    for (event, times) in &report.events_per_game {
        text += &format!("  {times:6.2} × {event}, a game\n");
    }
    if checked {
        text += &format!("{} violations of invariants\n", report.invariant_violations);
    }
    for violation in report.violations.iter().take(MOST_TOLD) {
        let Violation { game, seed, step, what, .. } = violation;
        text += &format!("  seed {seed}, game {game}, step {step}: {what}\n");
    }
    text
}

/// Writes a game in which something was out of order as a scenario.
fn save_violation(folder: &Path, violation: &Violation) -> anyhow::Result<()> {
    let Violation { seed, game, scenario, .. } = violation;
    let path = folder.join(format!("violation-{seed}-{game}.yaml"));
    let name = path.display();
    let mut file = File::create(&path).with_context(|| name.to_string())?;
    file.write_all(scenario.as_bytes()).with_context(|| name.to_string())?;
    output::complain(&format!("{name} is written"));
    Ok(())
}
