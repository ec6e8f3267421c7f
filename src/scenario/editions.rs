//! A scenario in every edition that it speaks of.

use std::collections::BTreeSet;

use super::document::{Scenario, Step, StepValue};
use super::judge::{Failure, judge};
use super::play::{Played, Until, play};
use super::problems::{Problem, Problems, Span};
use crate::editions::Edition;
use crate::game::Game;
use crate::rulings::Overrides;

/// A scenario in one edition.
#[derive(Clone, Debug)]
pub struct Run {
    /// The edition.
    pub edition: Edition,
    /// What came of it, with every expectation that was not met.
    ///
    /// # Errors
    /// What is wrong with the position, or the script in this edition.
    pub result: Result<(Played, Vec<Failure>), Problems>,
    /// Where the game stood when the script did not lead on.
    pub stuck: Option<Game>,
}

/// Plays a scenario in every edition that it speaks of.
///
/// # Errors
/// The steps that no edition came to.
pub fn play_all(scenario: &Scenario, readings: &Overrides) -> Result<Vec<Run>, Problems> {
    let mut unused: Option<BTreeSet<usize>> = None;
    let mut runs = Vec::new();
    for edition in scenario.in_editions() {
        let (result, stuck) = match play(scenario, edition, readings, Until::End) {
            Ok(played) if played.problems.is_empty() => {
                let failures = judge(scenario, &played.game);
                (Ok((played, failures)), None)
            }
            Ok(Played { game, problems, .. }) => (Err(problems), Some(game)),
            Err(problems) => (Err(problems), None),
        };
        if let Ok((played, _)) = &result {
            let passed: BTreeSet<usize> =
                scenario.all_steps().map(|(id, _)| id).filter(|id| !played.used.contains(id)).collect();
            unused = Some(unused.map_or(passed.clone(), |before| &before & &passed));
        }
        runs.push(Run { edition, result, stuck });
    }
    let all_played = runs.iter().all(|run| run.result.is_ok());
    let mut problems = Problems::new(&scenario.source);
    if all_played && let Some(unused) = unused {
        for (id, span) in scenario.all_steps().filter(|(id, _)| unused.contains(id)) {
            let nested = scenario.parent_of(id).is_some_and(|parent| unused.contains(&parent));
            if !nested {
                problems.push(Problem::new(span, "this step comes up in no edition"));
            }
        }
    }
    problems.or(runs)
}

impl Scenario {
    /// The editions that it speaks of.
    pub fn in_editions(&self) -> Vec<Edition> {
        self.editions.clone().unwrap_or_else(|| Edition::ALL.to_vec())
    }

    /// All steps and score entries, nested ones included, by number and place.
    fn all_steps(&self) -> impl Iterator<Item = (usize, Span)> + '_ {
        let mut all = Vec::new();
        for turn in &self.turns {
            turn.steps.iter().for_each(|step| collect(step, &mut all));
        }
        all.into_iter()
    }

    /// The step in which a step is nested.
    fn parent_of(&self, id: usize) -> Option<usize> {
        let mut parents = Vec::new();
        self.turns.iter().flat_map(|turn| &turn.steps).for_each(|step| parents_of(step, &mut parents));
        parents.into_iter().find(|(child, _)| *child == id).map(|(_, parent)| parent)
    }
}

fn collect(step: &Step, all: &mut Vec<(usize, Span)>) {
    all.push((step.id, step.span));
    match &step.value {
        StepValue::Score(entries) => {
            all.extend(
                entries.iter().map(|entry| (entry.id, entry.feature.as_ref().map_or(step.span, |f| f.span))),
            );
        }
        StepValue::Nested(nested) => nested.steps.iter().for_each(|step| collect(step, all)),
        StepValue::Refuse { step, .. } => collect(step, all),
        StepValue::Words(_) | StepValue::List(_) => {}
    }
}

fn parents_of(step: &Step, parents: &mut Vec<(usize, usize)>) {
    match &step.value {
        StepValue::Score(entries) => parents.extend(entries.iter().map(|entry| (entry.id, step.id))),
        StepValue::Nested(nested) => {
            for inner in &nested.steps {
                parents.push((inner.id, step.id));
                parents_of(inner, parents);
            }
        }
        StepValue::Refuse { step: inner, .. } => parents.push((inner.id, step.id)),
        StepValue::Words(_) | StepValue::List(_) => {}
    }
}
