use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};

use super::output;
use crate::check::is_saved_game;
use crate::editions::Edition;
use crate::import::jcz::{SavedGame, Wish, Written};
use crate::scenario::problems::Problems;
use crate::scenario::{self, Scenario, yaml};

/// Reads the scenario of a file, or a saved game as one; `-` is standard input. A saved game speaks of these
/// editions; of the one whose tiles it has where none is named.
///
/// # Errors
/// When the file is not there, or is no saved game though its name says so. What is wrong with a scenario is given
/// as problems.
pub fn load(path: &Path, editions: &[Edition]) -> anyhow::Result<Result<Scenario, Problems>> {
    let name = yaml::name_of_file(path);
    if path.is_dir() {
        bail!("{name} is a folder; `meeplaw check {name}` runs every scenario in it");
    }
    let bytes = if is_saved_game(path) {
        let Written { text, left_out } = import(path, editions, None)?;
        for out in left_out {
            output::complain(&format!("{name}: not carried over: {out}"));
        }
        text.into_bytes()
    } else {
        yaml::read_file(path).with_context(|| name.clone())?
    };
    Ok(yaml::read_bytes(&name, &bytes).and_then(|source| scenario::read(&source)))
}

/// Writes a saved game as a scenario.
///
/// # Errors
/// When it is none, or nothing of it can be played.
pub fn import(path: &Path, editions: &[Edition], turns: Option<u16>) -> anyhow::Result<Written> {
    let name = || path.display().to_string();
    let saved = SavedGame::open(path).with_context(name)?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let wish = Wish { title: format!("The saved game {stem}"), editions: editions.to_vec(), turns };
    saved.written(&wish).with_context(name)
}

/// Writes a file that is not there yet, and the folders around it.
///
/// # Errors
/// When it is there, or cannot be written.
pub fn write_new(file: &Path, text: &str) -> anyhow::Result<()> {
    let name = || file.display().to_string();
    if file.exists() {
        bail!("{} is there already and stays as it is; take another name", name());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(name)?;
    }
    let mut written = File::create_new(file).with_context(name)?;
    written.write_all(text.as_bytes()).with_context(name)
}
