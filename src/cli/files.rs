use std::io::Read;
use std::path::Path;

use anyhow::Context;

use crate::scenario::problems::Problems;
use crate::scenario::{self, Scenario, yaml};

/// Reads the scenario of a file; `-` is standard input.
///
/// # Errors
/// When the file is not there. What is wrong with the scenario is given as problems.
pub fn load(path: &Path) -> anyhow::Result<Result<Scenario, Problems>> {
    let (name, bytes) = if path == Path::new("-") {
        let mut bytes = Vec::new();
        // One byte more than is ever read: more is refused without being held.
        let most = yaml::LARGEST as u64 + 1;
        std::io::stdin().take(most).read_to_end(&mut bytes).context("standard input")?;
        ("standard input".to_owned(), bytes)
    } else {
        let name = path.to_string_lossy().into_owned();
        (name.clone(), std::fs::read(path).with_context(|| name)?)
    };
    Ok(yaml::read_bytes(&name, &bytes).and_then(|source| scenario::read(&source)))
}
