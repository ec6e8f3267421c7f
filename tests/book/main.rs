//! The book: its pages as they are written, and as a browser shows them.

mod browser;
mod chrome;
mod pages;
mod writing;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use meeplaw::ask::Shelf;
use meeplaw::book::{self, Book};

/// Some of the scenarios: those of questions, and every fortieth of the others.
fn some() -> Shelf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = meeplaw::check::collect(&[root.join("scenarios")]).unwrap();
    let named = files.iter().enumerate().filter(|(place, path)| {
        place % 40 == 0
            || path.components().any(|part| part.as_os_str() == "questions")
            || path.ends_with(PARTED)
    });
    let texts: Vec<(String, String)> = named
        .map(|(_, path)| {
            let name = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    Shelf::built_in(texts.iter().map(|(name, text)| (name.clone(), text.as_str())).collect())
}

/// A scenario that comes out otherwise in one edition.
const PARTED: &str = "messages/another-player-on-the-space-blocks-in-zmg.yaml";

/// The book of some scenarios, made once.
static BOOK: LazyLock<Book> = LazyLock::new(|| book::make(&some()).unwrap());

/// A folder of a test's own that is not there yet.
fn new_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}
