//! The choices that a script expects to be refused.

use std::collections::BTreeSet;

use crate::scenario::{Scenario, Step, StepValue};

/// A choice that was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refused {
    /// The choice, as it is written.
    pub choice: String,
    /// The ruling that forbids it, if the script names one.
    pub because: Option<String>,
}

/// Those that came up in a run, given the steps that it used.
pub(super) fn in_run(scenario: &Scenario, used: &BTreeSet<usize>) -> Vec<Refused> {
    let mut refused = Vec::new();
    scenario.turns.iter().flat_map(|turn| &turn.steps).for_each(|step| collect(step, used, &mut refused));
    refused
}

fn collect(step: &Step, used: &BTreeSet<usize>, refused: &mut Vec<Refused>) {
    match &step.value {
        StepValue::Refuse { step: choice, because } if used.contains(&step.id) => {
            let words = match &choice.value {
                StepValue::Words(words) => format!("{}: {}", choice.key.value, words.value),
                _ => choice.key.value.clone(),
            };
            refused.push(Refused { choice: words, because: because.as_ref().map(|id| id.value.clone()) });
        }
        StepValue::Nested(nested) => nested.steps.iter().for_each(|step| collect(step, used, refused)),
        _ => {}
    }
}
