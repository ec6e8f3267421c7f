//! What the scenarios that pin a record show of it.

use super::record::Record;
use super::shelf::Pin;
use crate::editions::Edition;
use crate::explain::{self, Style};
use crate::rulings::Overrides;
use crate::scenario::{self, Failure, Run, Scenario, StepValue};

/// A scenario in one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The edition.
    pub edition: Edition,
    /// What it shows there, or why it cannot be played.
    pub shown: Result<Shown, String>,
}

/// What a run shows of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The answer in a line.
    pub answer: String,
    /// The lines of the trace that name the record, below those that they are indented in; and choices
    /// that are refused by it. None where it did not come up.
    pub lines: String,
    /// What the scenario expects and did not come out.
    pub unmet: Vec<String>,
}

/// Plays a scenario in every edition that it speaks of, and keeps what names the record. The lines are
/// indented by so many columns.
pub fn play(pin: &Pin<'_>, record: Record, style: &Style, margin: usize) -> Vec<Told> {
    let scenario = pin.scenario;
    match scenario::play_all(scenario, &Overrides::default()) {
        Ok(runs) => runs.iter().map(|run| told(scenario, run, record, style, margin)).collect(),
        Err(problems) => {
            let why = problems.findings().first().map_or_else(String::new, |finding| finding.message.clone());
            let editions = scenario.in_editions().into_iter();
            editions.map(|edition| Told { edition, shown: Err(why.clone()) }).collect()
        }
    }
}

fn told(scenario: &Scenario, run: &Run, record: Record, style: &Style, margin: usize) -> Told {
    let shown = match &run.result {
        Err(problems) => {
            Err(problems.findings().first().map_or_else(String::new, |finding| finding.message.clone()))
        }
        Ok((played, failures)) => {
            let mut lines = explain::excerpt(&played.game, &scenario.names, style, record.id(), margin);
            for choice in refused(scenario, record) {
                lines += &format!("{:1$}`{choice}` is refused [{2}]\n", "", margin, record.id());
            }
            Ok(Shown {
                answer: explain::answer(&played.game, &scenario.names),
                lines,
                unmet: failures.iter().map(unmet).collect(),
            })
        }
    };
    Told { edition: run.edition, shown }
}

fn unmet(failure: &Failure) -> String {
    format!("{}: expected {}, got {}", failure.about, failure.expected, failure.got)
}

/// The choices that the script expects to be refused by a record.
fn refused(scenario: &Scenario, record: Record) -> Vec<String> {
    let refusals = scenario.top_steps().filter_map(|step| match &step.value {
        StepValue::Refuse { step, because: Some(because) } if because.value == record.id() => Some(&**step),
        _ => None,
    });
    let choice = |step: &scenario::Step| match &step.value {
        StepValue::Words(words) => format!("{}: {}", step.key.value, words.value),
        _ => step.key.value.clone(),
    };
    refusals.map(choice).collect()
}
