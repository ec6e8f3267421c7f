//! Pages against the files that lie there.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::{Error, Page};

/// The folders in which everything is generated.
const GENERATED: [&str; 2] = ["rulings", "tables"];

/// A file that is not as it would be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub what: What,
}

/// What is wrong with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// It is not there.
    Missing,
    /// It differs first in this line, counted from 1.
    Differs(usize),
    /// It is there, but no page is.
    Superfluous,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match self.what {
            What::Missing => write!(f, "{path}: missing"),
            What::Differs(line) => write!(f, "{path}:{line}: differs"),
            What::Superfluous => write!(f, "{path}: belongs to no page"),
        }
    }
}

pub(super) fn at(path: &Path, error: io::Error) -> Error {
    Error::File { path: path.display().to_string(), error }
}

/// The files below a folder that are not as the pages say, by path.
///
/// # Errors
/// When one of them cannot be read.
pub fn compare(docs: &Path, pages: &[Page]) -> Result<Vec<Difference>, Error> {
    let mut differences = Vec::new();
    for page in pages {
        let path = docs.join(&page.path);
        let what = match std::fs::read(&path) {
            Ok(bytes) if bytes == page.text.as_bytes() => continue,
            Ok(bytes) => What::Differs(first_difference(&bytes, page.text.as_bytes())),
            Err(error) if error.kind() == ErrorKind::NotFound => What::Missing,
            Err(error) => return Err(at(&path, error)),
        };
        differences.push(Difference { path, what });
    }
    for folder in GENERATED.map(|folder| docs.join(folder)) {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.map_err(|error| at(&folder, error))?.path();
            if pages.iter().all(|page| docs.join(&page.path) != path) {
                differences.push(Difference { path, what: What::Superfluous });
            }
        }
    }
    differences.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(differences)
}

fn first_difference(found: &[u8], wanted: &[u8]) -> usize {
    let same = found.iter().zip(wanted).take_while(|(a, b)| a == b).count();
    1 + wanted[..same].iter().filter(|&&byte| byte == b'\n').count()
}

/// Makes the files that differ as the pages say; what belongs to no page is removed.
///
/// # Errors
/// When one of them cannot be written.
pub fn write(docs: &Path, pages: &[Page], differences: &[Difference]) -> Result<(), Error> {
    for Difference { path, what } in differences {
        let page = pages.iter().find(|page| docs.join(&page.path) == *path);
        let done = match (what, page) {
            (What::Superfluous, _) => std::fs::remove_file(path),
            (_, Some(page)) => path
                .parent()
                .map_or(Ok(()), std::fs::create_dir_all)
                .and_then(|()| std::fs::write(path, &page.text)),
            (_, None) => Ok(()),
        };
        done.map_err(|error| at(path, error))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference(b"a\nb\nc\n", b"a\nb\nd\n"), 3);
        assert_eq!(first_difference(b"a\n", b"a\nb\n"), 2);
        assert_eq!(first_difference(b"", b"a\n"), 1);
    }
}
