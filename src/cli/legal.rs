use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use super::arguments::RulesArguments;
use super::{EXIT_NOTHING, EXIT_OK, files, output};
use crate::editions::Edition;
use crate::game::{self, Game};
use crate::hooks::Choices;
use crate::rulings::Cite;
use crate::scenario::{self, Scenario, Until};
use crate::script::phrases::{self, Phrase};

/// The arguments of `meeplaw legal`.
#[derive(Args)]
pub struct Arguments {
    /// A scenario file or a saved game (`.jcz`); `-` reads a scenario from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    rules: RulesArguments,
    /// Stop before this step of the script, counted from 1 without nested ones, instead of at its end.
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Say which ruling forbids this choice, such as `meeple: city N`.
    #[arg(long, value_name = "CHOICE")]
    why_not: Option<String>,
}

/// Lists the legal choices, or says why one is not legal.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let readings = arguments.rules.readings()?;
    let scenario = match files::load(&arguments.file, &arguments.rules.editions())? {
        Ok(scenario) => scenario.with_a_turn(),
        Err(problems) => return Ok(output::unusable(&problems)),
    };
    let until = match arguments.step {
        Some(0) => bail!("steps are counted from 1"),
        Some(step) => match scenario.step_id(step) {
            Some(id) => Until::Step(id),
            None => bail!("the script has {} steps", scenario.top_steps().count()),
        },
        None => Until::Steps,
    };
    let editions = match (arguments.rules.editions(), &scenario.editions) {
        (named, _) if !named.is_empty() => named,
        (_, Some(own)) => own.clone(),
        _ => vec![Edition::Hig2],
    };
    let mut code = EXIT_OK;
    for &edition in &editions {
        let played = match scenario::play(&scenario, edition, &readings, until) {
            Ok(played) if played.problems.is_empty() => played,
            Ok(scenario::Played { problems, .. }) | Err(problems) => return Ok(output::unusable(&problems)),
        };
        if editions.len() > 1 {
            output::print(&format!("{}:\n", edition.title()))?;
        }
        let (text, outcome) = match &arguments.why_not {
            Some(choice) => why_not(&scenario, &played.game, choice)?,
            None => list(&scenario, &played.game),
        };
        output::print(&text)?;
        code = code.max(outcome);
    }
    Ok(code)
}

fn list(scenario: &Scenario, game: &Game) -> (String, u8) {
    let mut choices = Choices::new();
    let Some(decision) = game.decision(&mut choices) else {
        return ("Nothing is left to choose: the script's turns are over.\n".to_owned(), EXIT_NOTHING);
    };
    let mut lines: Vec<String> = choices
        .iter()
        .map(|&choice| format!("- {}\n", phrases::print(game, &scenario.names, choice)))
        .collect();
    lines.sort_unstable();
    let who = decision.player.map_or("chance", |player| scenario.names.player(player));
    (format!("# {who} chooses ({}), {} ways\n{}", decision.about, lines.len(), lines.concat()), EXIT_OK)
}

fn why_not(scenario: &Scenario, game: &Game, choice: &str) -> anyhow::Result<(String, u8)> {
    let choice = choice.trim().trim_start_matches("- ");
    let Some((key, text)) = choice.split_once(':') else {
        bail!("`{choice}` is no choice; write it as `meeple: city N`");
    };
    let mut choices = Choices::new();
    let Some(decision) = game.decision(&mut choices) else {
        bail!("nothing is left to choose: the script's turns are over");
    };
    let verbs = game::verbs().filter(|verb| verb.about == decision.about);
    let phrase = Phrase { key: key.trim(), text: text.trim() };
    let read = match phrases::read(game, &scenario.names, verbs, phrase) {
        None if decision.player.is_none() => {
            bail!("`{}` comes later: what comes by chance is still open ({})", key.trim(), decision.about)
        }
        None => bail!("`{}` is no choice here; what is to be chosen is: {}", key.trim(), decision.about),
        Some(Err(error)) => bail!("{}", error.what),
        Some(Ok(read)) => read,
    };
    Ok(match game.why_not(read) {
        None => (format!("`{choice}` is legal.\n"), EXIT_OK),
        Some(refusal) => {
            let statement = match refusal.cite {
                Cite::Ruling(ruling) => ruling.statement,
                Cite::Reading(reading) => reading.question,
            };
            (format!("`{choice}` is not legal [{}].\n{statement}\n", refusal.cite.id()), EXIT_OK)
        }
    })
}
