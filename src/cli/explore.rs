use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::arguments::{Format, RulesArguments};
use super::{EXIT_FAILED, EXIT_OK, files, output};
use crate::editions::Edition;
use crate::explore::{self, Answer, Problem, Progress, Settings, USUAL_MOST, Until, Watch};
use crate::scenario::Scenario;

/// The arguments of `meeplaw explore`.
#[derive(Args)]
#[command(
    after_help = "Exit codes: 0 when what was looked for was found, or nothing was; 1 when it was not found; 2 bad \
                        arguments or an unusable scenario. docs/explore.md tells what expressions may name."
)]
pub struct Arguments {
    /// A scenario file; `-` reads standard input. What its script fixes is fixed, all else is open.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    rules: RulesArguments,
    /// Leave everything open from this step of the script on, counted from 1 without nested ones.
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// How far to play: to the end of the `turn`, of this `part` of it, of the `game`, or through so many open
    /// decisions.
    #[arg(long, value_name = "turn|part|game|N", default_value = "turn", value_parser = until)]
    until: Until,
    /// Look for an end at which this holds, such as `messages.red >= 2 && points.blue == 0`.
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    find: Option<String>,
    /// Look for the end at which this is the most, such as `points.red - points.blue`. The other players play
    /// along, and so does chance.
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    maximize: Option<String>,
    /// With --maximize: the other players, and chance, choose what is worst.
    #[arg(long, requires = "maximize")]
    adverse: bool,
    /// Look for the shortest line of play whose outcome parts two editions.
    #[arg(long, conflicts_with_all = ["find", "maximize"])]
    differ: bool,
    /// Meet so many positions at most.
    #[arg(long, value_name = "N", default_value_t = USUAL_MOST, value_parser = clap::value_parser!(u32).range(1..))]
    max_states: u32,
    /// How many threads search; the result does not depend on it.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// `turn`, `part`, `game`, or a number of decisions.
fn until(text: &str) -> Result<Until, String> {
    match text {
        "turn" => Ok(Until::Turn),
        "part" => Ok(Until::Part),
        "game" => Ok(Until::Game),
        _ => {
            let number = text.trim_end_matches("decisions").trim_end_matches("decision");
            match number.trim_end_matches(['-', ' ']).parse() {
                Ok(decisions) if decisions > 0 => Ok(Until::Decisions(decisions)),
                _ => Err("write `turn`, `part`, `game`, or a number of decisions such as `3`".to_owned()),
            }
        }
    }
}

/// Explores and prints what was found.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let readings = arguments.rules.readings()?;
    let scenario = match files::load(&arguments.file, &[])? {
        Ok(scenario) => scenario,
        Err(problems) => return Ok(output::unusable(&problems)),
    };
    let step = match arguments.step {
        None => None,
        Some(step) => match scenario.step_id(step) {
            Some(id) => Some(id),
            None => bail!("the script has {} steps, counted from 1", scenario.top_steps().count()),
        },
    };
    let editions = editions(arguments, &scenario)?;
    let settings = Settings {
        step,
        until: arguments.until,
        find: arguments.find.as_deref(),
        maximize: arguments.maximize.as_deref(),
        adverse: arguments.adverse,
        most: arguments.max_states,
        threads: usize::from(arguments.threads),
        ..Settings::new(&scenario, editions[0], &readings)
    };
    let stop = interruptions()?;
    let mut code = EXIT_OK;
    for (place, &edition) in editions.iter().enumerate() {
        let bar = progress(arguments.max_states);
        let mut tell = |progress: Progress| {
            bar.set_position(progress.positions);
            bar.set_message(format!("{} waiting", progress.waiting));
        };
        let mut watch = Watch { stop: &stop, progress: &mut tell };
        let told = match arguments.differ {
            true => differ(&settings, [editions[0], editions[1]], &mut watch, arguments.format),
            false => explore(&Settings { edition, ..settings }, &mut watch, arguments.format),
        };
        bar.finish_and_clear();
        match told {
            Ok((text, found)) => {
                if place > 0 && arguments.format == Format::Text {
                    output::print("\n")?;
                }
                output::print(&text)?;
                code = code.max(if found { EXIT_OK } else { EXIT_FAILED });
            }
            Err(Problem::Scenario(problems)) => return Ok(output::unusable(&problems)),
            Err(problem) => bail!("{problem}"),
        }
        if arguments.differ || stop.load(Ordering::Relaxed) {
            break;
        }
    }
    Ok(code)
}

/// The flag, else the scenario's own editions, else that of Hans im Glück; two of them to be told apart.
fn editions(arguments: &Arguments, scenario: &Scenario) -> anyhow::Result<Vec<Edition>> {
    let own = scenario.editions.clone();
    let named = arguments.rules.editions();
    let foreign = |edition: &&Edition| own.as_ref().is_some_and(|own| !own.contains(edition));
    if let Some(edition) = named.iter().find(foreign) {
        bail!("{}: this scenario does not speak of the {}", scenario.source.name, edition.title());
    }
    let chosen = match named {
        named if !named.is_empty() => named,
        _ => own.unwrap_or_else(|| vec![Edition::Hig2]),
    };
    if arguments.differ && chosen.len() != 2 {
        bail!("--differ tells two editions apart; name them: `--edition hig2 --edition zmg`");
    }
    Ok(chosen)
}

/// The text, and whether what was looked for was found.
fn explore(
    settings: &Settings<'_>,
    watch: &mut Watch<'_>,
    format: Format,
) -> Result<(String, bool), Problem> {
    let report = explore::explore(settings, watch)?;
    let found = report.found.as_ref().is_none_or(|found| matches!(found.answer, Answer::Yes(_)))
        && report.best.as_ref().is_none_or(|best| best.value.is_some());
    let text = match format {
        Format::Text => explore::report_text(&report),
        Format::Json => explore::report_json(&settings.scenario.title, &report).to_string() + "\n",
    };
    Ok((text, found))
}

fn differ(
    settings: &Settings<'_>,
    editions: [Edition; 2],
    watch: &mut Watch<'_>,
    format: Format,
) -> Result<(String, bool), Problem> {
    let parted = explore::differ(settings, editions, watch)?;
    let text = match format {
        Format::Text => explore::difference_text(&parted),
        Format::Json => explore::difference_json(&settings.scenario.title, &parted).to_string() + "\n",
    };
    Ok((text, parted.difference.is_some()))
}

/// Set when somebody interrupts: what is known so far is printed then.
fn interruptions() -> anyhow::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    ctrlc::set_handler(move || set.store(true, Ordering::Relaxed))
        .context("interruptions cannot be noticed")?;
    Ok(stop)
}

/// A bar on a terminal, nothing elsewhere.
fn progress(most: u32) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::from(most));
    let template = "{spinner} {human_pos} of at most {human_len} positions, {msg} ({elapsed})";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
