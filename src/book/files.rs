//! The files of a book, and a folder that is brought into line with them.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

/// Lists the files of a book in its folder, so that another book may take its place.
const LIST: &str = "book.txt";

/// The first line of that list.
const HEAD: &str = "The files of a book that meeplaw wrote. It removes those that a newer book has not.";

/// A file of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Where it lies in the book, with slashes.
    pub path: String,
    /// What it holds.
    pub text: String,
}

/// What came of writing a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Files that were written.
    pub written: usize,
    /// Files that were as they should be.
    pub unchanged: usize,
    /// Files of an older book that were removed.
    pub removed: usize,
}

/// Why a book cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// Something else lies there.
    #[error("{}: this folder holds something else than a book; name an empty or a new one", .0.display())]
    NotEmpty(PathBuf),
    /// It is no folder.
    #[error("{}: this is no folder", .0.display())]
    NoFolder(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> WriteError {
    let path = path.to_owned();
    move |error| WriteError::File { path, error }
}

/// May a book be written to this folder? It must be new, empty, or hold a book.
///
/// # Errors
/// When it may not.
pub fn may_write(folder: &Path) -> Result<(), WriteError> {
    match std::fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotADirectory => {
            Err(WriteError::NoFolder(folder.to_owned()))
        }
        Err(error) => Err(at(folder)(error)),
        Ok(mut entries) => {
            let is_book = std::fs::read_to_string(folder.join(LIST)).is_ok_and(|text| text.starts_with(HEAD));
            match entries.next() {
                Some(_) if !is_book => Err(WriteError::NotEmpty(folder.to_owned())),
                _ => Ok(()),
            }
        }
    }
}

/// Writes the files that are not there as they should be, and removes those of an older book.
///
/// # Errors
/// When the folder holds something else, or a file cannot be written.
pub fn write(folder: &Path, files: &[File]) -> Result<Written, WriteError> {
    may_write(folder)?;
    let mut written = Written::default();
    let list = folder.join(LIST);
    let older = std::fs::read_to_string(&list).unwrap_or_default();
    let now: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let older: BTreeSet<&str> = older.lines().skip(1).collect();
    std::fs::create_dir_all(folder).map_err(at(folder))?;
    // The list first: whatever comes of the rest, the folder is known to hold a book.
    let lines: BTreeSet<&str> = now.iter().chain(&older).copied().collect();
    put(&list, &listed(&lines))?;
    for file in files {
        let path = folder.join(&file.path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).map_err(at(parent))?;
        }
        if put(&path, &file.text)? {
            written.written += 1;
        } else {
            written.unchanged += 1;
        }
    }
    for old in older.difference(&now).filter(|old| lies_within(old)) {
        match std::fs::remove_file(folder.join(old)) {
            Ok(()) => written.removed += 1,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(at(&folder.join(old))(error)),
        }
    }
    put(&list, &listed(&now))?;
    Ok(written)
}

fn listed(paths: &BTreeSet<&str>) -> String {
    let lines: Vec<&str> = [HEAD].into_iter().chain(paths.iter().copied()).collect();
    lines.join("\n") + "\n"
}

/// Does a path of a list lead to a file in the folder? A list may have been changed by anybody.
fn lies_within(path: &str) -> bool {
    let path = Path::new(path);
    path.components().next().is_some() && path.components().all(|part| matches!(part, Component::Normal(_)))
}

/// Writes a file unless it is so already. Says whether it was written.
fn put(path: &Path, text: &str) -> Result<bool, WriteError> {
    if std::fs::read(path).is_ok_and(|bytes| bytes == text.as_bytes()) {
        return Ok(false);
    }
    std::fs::write(path, text).map_err(at(path))?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_in_the_folder_is_removed() {
        assert!(lies_within("rulings/a.html"));
        for path in ["../a", "/etc/a", "a/../../b", "", "./a"] {
            assert!(!lies_within(path), "{path}");
        }
    }
}
