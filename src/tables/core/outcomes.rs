//! What comes of scenarios, edition by edition.

use crate::check::{NotThere, Status};
use crate::editions::Edition;
use crate::scenario::{Scenario, Step, StepValue};
use crate::sheet::{Cell, Column, Piece, Sheet, mark_differing};
use crate::tables::scenarios::File;
use crate::tables::{Ask, DIFFERS};

/// A row for each scenario with its outcome in each edition; those marked that differ.
pub fn build(ask: &Ask) -> Result<Sheet, NotThere> {
    let files = ask.scenarios.runs()?;
    let mut columns = vec![Column::names("title", "Scenario")];
    columns.extend(ask.editions.iter().map(|&edition| Column::edition(edition)));
    columns.push(Column::text("file", "File"));
    let mut sheet = Sheet { marks: DIFFERS, ..Sheet::new("What comes of scenarios", columns) };
    for file in files {
        let outcomes: Vec<Outcome> = ask.editions.iter().map(|&edition| outcome(file, edition)).collect();
        let mut cells: Vec<Cell> = outcomes.iter().map(|outcome| Cell::from(outcome.text.as_str())).collect();
        let keys: Vec<Option<&str>> = outcomes.iter().map(|outcome| outcome.common.as_deref()).collect();
        mark_differing(&mut cells, &keys);
        let mut row = vec![titled(file)];
        row.extend(cells);
        row.push(Cell::of(Piece::File(file.path.clone())));
        sheet.push(row);
    }
    Ok(sheet)
}

/// The title, and below it the readings that the scenario chooses.
fn titled(file: &File) -> Cell {
    let chosen = file.scenario.iter().flat_map(|scenario| scenario.overrides.iter());
    let chosen: Vec<String> = chosen
        .map(|(reading, option)| {
            let id = reading.id.strip_prefix("reading/").unwrap_or(reading.id);
            format!("{id}: {}", reading.options[usize::from(option)])
        })
        .collect();
    match chosen.as_slice() {
        [] => Cell::from(file.title()),
        _ => Cell::from(format!("{} ({})", file.title(), chosen.join(", "))),
    }
}

struct Outcome {
    text: String,
    /// The same in words that editions share; none where there is nothing to compare.
    common: Option<String>,
}

fn outcome(file: &File, edition: Edition) -> Outcome {
    let run = &file.runs[edition.index()];
    let (Some(scenario), Some(played), Some(brief)) = (&file.scenario, &run.played, file.brief(edition))
    else {
        let text = if run.status == Status::Skipped { "" } else { "cannot be played" };
        return Outcome { text: text.to_owned(), common: None };
    };
    let refused = refused(scenario, &played.used);
    let nothing_else =
        !refused.is_empty() && played.game.events().iter().all(|entry| !is_points(&entry.event));
    let with = |told: String| match refused.as_slice() {
        [] => told,
        _ if nothing_else => format!("refused: {}", refused.join(", ")),
        _ => format!("{told}; refused: {}", refused.join(", ")),
    };
    Outcome { text: with(brief.text), common: Some(with(brief.common)) }
}

fn is_points(event: &crate::events::Event) -> bool {
    matches!(event, crate::events::Event::Credited(_) | crate::events::Event::Room(_))
}

/// What was refused in a run, by the ruling, or else by the choice.
fn refused(scenario: &Scenario, used: &std::collections::BTreeSet<usize>) -> Vec<String> {
    fn collect(step: &Step, used: &std::collections::BTreeSet<usize>, refused: &mut Vec<String>) {
        match &step.value {
            StepValue::Refuse { because, step: choice } if used.contains(&step.id) => {
                refused
                    .push(because.as_ref().map_or_else(|| choice.key.value.clone(), |id| id.value.clone()));
            }
            StepValue::Nested(nested) => nested.steps.iter().for_each(|step| collect(step, used, refused)),
            _ => {}
        }
    }
    let mut refused = Vec::new();
    scenario.turns.iter().flat_map(|turn| &turn.steps).for_each(|step| collect(step, used, &mut refused));
    refused.dedup();
    refused
}
