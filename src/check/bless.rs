//! Rewrites what scenarios expect to what came out, in place: comments and order stay.

use std::path::{Path, PathBuf};

use super::{is_saved_game, load};
use crate::rulings::Overrides;
use crate::scenario::problems::Span;
use crate::scenario::yaml::splice::splice;
use crate::scenario::{self, Failure};

/// What was done about one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blessing {
    /// The file.
    pub path: PathBuf,
    /// What was rewritten, a line each.
    pub changed: Vec<String>,
    /// What could not be rewritten, and why.
    pub left: Vec<String>,
}

/// Rewrites the expectations of a file that were not met. A file that cannot be played stays as it is.
///
/// # Errors
/// When the file cannot be written.
pub fn bless(path: &Path, readings: &Overrides) -> std::io::Result<Option<Blessing>> {
    // What a saved game expects is another program's word.
    if is_saved_game(path) {
        return Ok(None);
    }
    let Ok(scenario) = load(path) else { return Ok(None) };
    let Ok(runs) = scenario::play_all(&scenario, readings) else { return Ok(None) };
    let mut failures: Vec<(&Failure, usize)> = Vec::new();
    for run in &runs {
        let Ok((_, failed)) = &run.result else { return Ok(None) };
        for failure in failed {
            match failures.iter_mut().find(|(known, _)| *known == failure) {
                Some((_, editions)) => *editions += 1,
                None => failures.push((failure, 1)),
            }
        }
    }
    let mut blessing = Blessing { path: path.to_owned(), changed: Vec::new(), left: Vec::new() };
    let mut edits: Vec<(Span, String)> = Vec::new();
    for (failure, editions) in failures {
        let Failure { about, expected, got, mend, .. } = failure;
        let judged = runs.iter().filter(|run| scenario.expect.speaks_in(failure.span, run.edition)).count();
        match mend {
            None => {
                blessing.left.push(format!("{about}: {expected} is expected, and rewriting does not help"))
            }
            Some(_) if editions < judged => {
                blessing
                    .left
                    .push(format!("{about}: editions part; write what each of them gives under its name"));
            }
            Some(edit) => {
                blessing.changed.push(format!("{about}: {expected} -> {got}"));
                edits.push(edit.clone());
            }
        }
    }
    if !edits.is_empty()
        && let Ok(text) = splice(&scenario.source.text, &edits)
    {
        std::fs::write(path, text)?;
    }
    Ok((!blessing.changed.is_empty() || !blessing.left.is_empty()).then_some(blessing))
}
