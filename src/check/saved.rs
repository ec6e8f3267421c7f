//! Saved games of another program, held against what their files expect.

use std::collections::BTreeMap;
use std::path::Path;

use super::{Flaw, Options, Outcome, Status, known_difference};
use crate::editions::Edition;
use crate::import::jcz::{Beside, SavedGame, Verdict, judge_carried};

/// How many differences of a game are told one by one.
const MOST_TOLD: usize = 20;

/// Is it a saved game, by its name?
pub fn is_saved_game(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("jcz"))
}

/// Plays a saved game, once: in the edition whose tiles it has, or the one that was asked for.
pub(super) fn one(path: &Path, options: &Options) -> Outcome {
    match judged(path, options) {
        Ok((edition, verdict)) => outcome(path, edition, &verdict),
        Err(what) => {
            Outcome { status: Status::Error, failures: vec![flaw(what)], ..Outcome::new(path, "", None) }
        }
    }
}

fn judged(path: &Path, options: &Options) -> Result<(Edition, Verdict), String> {
    let saved = SavedGame::open(path).map_err(|error| error.to_string())?;
    let beside = Beside::of(path).map_err(|error| error.to_string())?;
    let own = saved.edition();
    let edition = match &options.editions[..] {
        [first, ..] if !options.editions.contains(&own) => *first,
        _ => own,
    };
    let mut carried = saved.carry_over_to(edition).map_err(|error| error.to_string())?;
    options.readings.iter().for_each(|(reading, option)| carried.setup.overrides.choose(reading, option));
    let verdict = judge_carried(&saved, &beside, &carried).map_err(|error| error.to_string())?;
    Ok((edition, verdict))
}

fn outcome(path: &Path, edition: Edition, verdict: &Verdict) -> Outcome {
    let known = known_difference(path).filter(|_| !verdict.failures.is_empty());
    let status = match () {
        () if known.is_some() => Status::Known,
        () if !verdict.failures.is_empty() => Status::Failed,
        () if verdict.passed == 0 => Status::Skipped,
        () => Status::Passed,
    };
    let mut failures: Vec<Flaw> =
        verdict.failures.iter().take(MOST_TOLD).map(|failure| flaw(failure.to_string())).collect();
    if let Some(left @ 1..) = verdict.failures.len().checked_sub(MOST_TOLD) {
        failures.push(flaw(format!("and {left} more")));
    }
    if let Some(known) = known {
        failures = vec![flaw(format!("{} [{}]", known.what, known.ruling))];
    }
    let reasons = verdict.not_judged.iter().map(|(reason, &count)| (reason.to_string(), count as u32));
    Outcome {
        status,
        failures,
        not_judged: reasons.collect::<BTreeMap<_, _>>(),
        ..Outcome::new(path, "", Some(edition))
    }
}

fn flaw(message: String) -> Flaw {
    Flaw { line: 0, column: 0, message, expected: None, got: None, picture: String::new() }
}
