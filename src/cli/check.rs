use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use super::arguments::RulesArguments;
use super::{EXIT_FAILED, EXIT_NOTHING, EXIT_OK, EXIT_UNUSABLE, output};
use crate::check::{self, Options};
use crate::scenario::yaml;

/// The arguments of `meeplaw check`.
#[derive(Args)]
pub struct Arguments {
    /// Scenario files and saved games (`.jcz`), or folders of them; `-` reads a scenario from standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    rules: RulesArguments,
    /// Only scenarios whose path or title holds this text.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Human)]
    format: Format,
    /// Rewrite in place what is expected to what comes out, and say what was changed.
    #[arg(long)]
    bless: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Human,
    /// One JSON object.
    Json,
    /// A JUnit report for CI systems.
    Junit,
}

/// Runs the scenarios and reports.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let options = Options {
        editions: arguments.rules.editions(),
        filter: arguments.filter.clone(),
        readings: arguments.rules.readings()?,
    };
    let files = check::collect(&arguments.paths)?;
    if arguments.bless {
        if !options.editions.is_empty() || !options.readings.is_empty() {
            bail!("--bless rewrites what all editions give, so it goes with neither --edition nor --reading");
        }
        if files.iter().any(|path| yaml::is_standard_input(path)) {
            bail!("--bless rewrites files, so that it cannot read standard input");
        }
        for path in &files {
            let wanted =
                options.filter.as_ref().is_none_or(|filter| path.to_string_lossy().contains(filter.as_str()));
            if wanted && let Some(blessing) = check::bless(path, &options.readings)? {
                report_blessing(&blessing)?;
            }
        }
    }
    let bar = progress(files.len());
    let summary = check::check(&files, &options, || bar.inc(1));
    bar.finish_and_clear();
    output::print(&match arguments.format {
        Format::Human => check::human(&summary),
        Format::Json => check::json(&summary) + "\n",
        Format::Junit => check::junit(&summary),
    })?;
    Ok(match () {
        () if summary.errors > 0 => EXIT_UNUSABLE,
        () if summary.failed > 0 => EXIT_FAILED,
        () if summary.passed == 0 => EXIT_NOTHING,
        () => EXIT_OK,
    })
}

fn report_blessing(blessing: &check::Blessing) -> anyhow::Result<()> {
    let name = blessing.path.display();
    let mut text = String::new();
    for changed in &blessing.changed {
        text += &format!("{name}: {changed}\n");
    }
    for left in &blessing.left {
        text += &format!("{name}: left as it is: {left}\n");
    }
    output::print(&text)
}

/// A bar on a terminal, nothing elsewhere.
fn progress(files: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} scenarios") {
        bar.set_style(style);
    }
    bar
}
