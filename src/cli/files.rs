use std::path::Path;

use anyhow::{Context, bail};

use crate::scenario::problems::Problems;
use crate::scenario::{self, Scenario, yaml};

/// Reads the scenario of a file; `-` is standard input.
///
/// # Errors
/// When the file is not there. What is wrong with the scenario is given as problems.
pub fn load(path: &Path) -> anyhow::Result<Result<Scenario, Problems>> {
    let (name, bytes) = if path == Path::new("-") {
        let bytes = yaml::read_whole(std::io::stdin()).context("standard input")?;
        ("standard input".to_owned(), bytes)
    } else {
        let name = path.to_string_lossy().into_owned();
        if path.is_dir() {
            bail!("{name} is a folder; `meeplaw check {name}` runs every scenario in it");
        }
        (name.clone(), yaml::read_file(path).with_context(|| name)?)
    };
    Ok(yaml::read_bytes(&name, &bytes).and_then(|source| scenario::read(&source)))
}
