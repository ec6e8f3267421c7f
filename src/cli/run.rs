use std::path::PathBuf;

use clap::Args;

use super::arguments::{Format, RulesArguments};
use super::draw::speaks_unicode;
use super::{EXIT_FAILED, EXIT_OK, EXIT_UNUSABLE, files, output};
use crate::draw::{Scene, terminal};
use crate::editions::Edition;
use crate::explain::{self, Style};
use crate::rulings::Overrides;
use crate::scenario::problems::Problems;
use crate::scenario::{self, Failure, Played, Run, Scenario};

/// The arguments of `meeplaw run`.
#[derive(Args)]
pub struct Arguments {
    /// Scenario files or saved games (`.jcz`); `-` reads a scenario from standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    rules: RulesArguments,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show the position before and after the turn in letters.
    #[arg(long)]
    picture: bool,
}

/// Plays the files and prints what happens.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let readings = arguments.rules.readings()?;
    let mut code = EXIT_OK;
    for path in &arguments.files {
        let scenario = match files::load(path, &arguments.rules.editions())? {
            Ok(scenario) => scenario,
            Err(problems) => {
                code = code.max(output::unusable(&problems));
                continue;
            }
        };
        let runs = match scenario::play_all(&scenario, &readings) {
            Ok(runs) => runs,
            Err(problems) => {
                code = code.max(output::unusable(&problems));
                continue;
            }
        };
        let wanted = editions(&scenario, arguments.rules.editions());
        // Of several editions those count that the scenario speaks of.
        let speaks = wanted.iter().any(|&edition| runs.iter().any(|run| run.edition == edition));
        let mut played = Vec::new();
        let mut wrong: Vec<Wrong> = Vec::new();
        for edition in wanted {
            let Some(run) = runs.iter().find(|run| run.edition == edition) else {
                let title = edition.title();
                output::complain(&format!(
                    "{}: this scenario does not speak of the {title}",
                    scenario.source.name
                ));
                if !speaks {
                    code = code.max(EXIT_UNUSABLE);
                }
                continue;
            };
            match &run.result {
                Ok((run, failures)) => {
                    played.push((run, failures));
                    if !failures.is_empty() {
                        code = code.max(EXIT_FAILED);
                    }
                }
                Err(problems) => {
                    let same = problems.without_note(&format!("in the {}", edition.title())).render(false);
                    match wrong.iter_mut().find(|before| before.what == same) {
                        Some(before) => before.also.push(edition),
                        None => wrong.push(Wrong { what: same, problems, run, also: Vec::new() }),
                    }
                    code = code.max(EXIT_UNUSABLE);
                }
            }
        }
        let traced = arguments.format == Format::Text;
        wrong.iter().for_each(|wrong| wrong.complain(&scenario, traced));
        output::print(&match arguments.format {
            Format::Text => text(&scenario, &played, arguments.picture.then_some(&readings)),
            Format::Json => json(&scenario, &played),
        })?;
    }
    Ok(code)
}

/// What is wrong in an edition, and in others just so.
struct Wrong<'r> {
    /// Without the edition, for comparing.
    what: String,
    problems: &'r Problems,
    run: &'r Run,
    also: Vec<Edition>,
}

impl Wrong<'_> {
    /// Prints it once, with what was played until then where that is asked for.
    fn complain(&self, scenario: &Scenario, traced: bool) {
        if let Some(game) = self.run.stuck.as_ref().filter(|_| traced) {
            let so_far = explain::trace(game, &scenario.names, &Style::coloured());
            let answer = explain::answer(game, &scenario.names);
            output::complain(&format!("As far as the script leads: {answer}\n\n{so_far}"));
        }
        output::complain(&self.problems.render(true));
        if !self.also.is_empty() {
            let titles: Vec<String> =
                self.also.iter().map(|edition| format!("in the {}", edition.title())).collect();
            output::complain(&format!("\nThe same is wrong {}.", titles.join(" and ")));
        }
    }
}

/// The flag, else the scenario's own editions, else that of Hans im Glück.
fn editions(scenario: &Scenario, flag: Vec<Edition>) -> Vec<Edition> {
    match (&scenario.editions, flag) {
        (_, flag) if !flag.is_empty() => flag,
        (Some(own), _) => own.clone(),
        (None, _) => vec![Edition::Hig2],
    }
}

fn json(scenario: &Scenario, played: &[(&Played, &Vec<Failure>)]) -> String {
    let line = |(run, _): &(&Played, _)| {
        explain::run_json(&scenario.title, &run.game, &scenario.names).to_string() + "\n"
    };
    played.iter().map(line).collect()
}

/// First the question, if there is one, and the answer in a line for each edition, then the traces, then what was expected. With readings to
/// play by once more, each trace stands between a picture of the position before it and one after it.
fn text(scenario: &Scenario, played: &[(&Played, &Vec<Failure>)], pictures: Option<&Overrides>) -> String {
    let style = Style::coloured();
    let mut text = String::new();
    if let Some(question) = &scenario.question {
        text += &format!("Question: {}\n", question.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    for (run, _) in played {
        text += &explain::answer(&run.game, &scenario.names);
        text.push('\n');
    }
    for (run, failures) in played {
        text.push('\n');
        let before =
            pictures.and_then(|readings| scenario::game(scenario, run.game.edition(), readings).ok());
        if let Some(before) = &before {
            text += &picture(&Scene::new(before, &scenario.names, "Before"));
            text.push('\n');
        }
        text += &explain::trace(&run.game, &scenario.names, &style);
        if let Some(before) = &before {
            let since = before.events().len();
            text.push('\n');
            text += &picture(&Scene { since, ..Scene::new(&run.game, &scenario.names, "After") });
            text.push('\n');
        }
        for note in passed_over(scenario, run) {
            text += &note;
        }
        if scenario.expect.span.is_some() {
            text += &verdict(scenario, failures);
        }
    }
    text
}

fn picture(scene: &Scene<'_>) -> String {
    terminal::picture(scene, terminal::Style { ascii: !speaks_unicode(), ..Default::default() })
}

/// The conditional steps that did not come up here.
fn passed_over(scenario: &Scenario, run: &Played) -> Vec<String> {
    let unused = scenario
        .top_steps()
        .filter(|step| run.passed_over.contains(&step.id) && !run.used.contains(&step.id));
    let line = |step: &scenario::Step| {
        let line = scenario.source.place(step.span.start).line;
        format!("The step `{}` in line {line} does not come up here and is passed over.\n", step.key.value)
    };
    unused.map(line).collect()
}

fn verdict(scenario: &Scenario, failures: &[Failure]) -> String {
    if failures.is_empty() {
        return "As expected.\n".to_owned();
    }
    let line = |failure: &Failure| {
        let place = scenario.source.place(failure.span.start);
        let Failure { about, expected, got, .. } = failure;
        format!(
            "{}:{}:{}: {about}: expected {expected}, got {got}\n",
            scenario.source.name, place.line, place.column
        )
    };
    let lines: String = failures.iter().map(line).collect();
    format!("Not as expected:\n{lines}")
}
