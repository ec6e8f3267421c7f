use std::fmt;
use std::io;
use std::path::PathBuf;

use walkdir::WalkDir;

use super::saved::is_saved_game;
use crate::scenario::problems::{Problem, Problems, Source, Span};
use crate::scenario::yaml;

/// A path that leads nowhere.
#[derive(Debug)]
pub struct NotThere {
    /// The path.
    pub path: PathBuf,
    /// What the system says.
    pub error: io::Error,
}

impl fmt::Display for NotThere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for NotThere {}

/// The scenario files and saved games among these paths: files as they are named, and of folders every `.yaml`,
/// `.yml` and `.jcz` file in them, in the order of their names. `-` is standard input, which is read once.
///
/// # Errors
/// The first path that leads nowhere.
pub fn collect(paths: &[PathBuf]) -> Result<Vec<PathBuf>, NotThere> {
    let mut files = Vec::new();
    for path in paths {
        if yaml::is_standard_input(path) {
            if !files.contains(path) {
                files.push(path.clone());
            }
            continue;
        }
        let about = |error| NotThere { path: path.clone(), error };
        if !path.metadata().map_err(about)?.is_dir() {
            files.push(path.clone());
            continue;
        }
        for entry in WalkDir::new(path).sort_by_file_name() {
            let entry = entry.map_err(|error| about(error.into()))?;
            let is_scenario = entry.path().extension().is_some_and(|end| end == "yaml" || end == "yml");
            if entry.file_type().is_file() && (is_scenario || is_saved_game(entry.path())) {
                files.push(entry.into_path());
            }
        }
    }
    files.dedup();
    Ok(files)
}

/// The problem of a file that cannot be read.
pub(super) fn unreadable(name: &str, error: &io::Error) -> Problems {
    let mut problems = Problems::new(&Source::new(name, ""));
    problems.push(Problem::new(Span::at(0), format!("this file cannot be read: {error}")));
    problems
}
