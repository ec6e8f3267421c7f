//! Where everything lies in the book.

use std::collections::{BTreeMap, BTreeSet};

use crate::ask::{self, Shelf};

/// The pages of scenarios by the paths of their files, and of rulings by their ids.
pub(super) struct Links {
    scenarios: BTreeMap<String, String>,
    rulings: BTreeSet<&'static str>,
}

impl Links {
    /// Finds a page for each scenario of a shelf.
    pub fn new(shelf: &Shelf) -> Self {
        let root = shelf.folder.as_ref().map(|folder| folder.to_string_lossy().replace('\\', "/"));
        let mut taken = BTreeSet::new();
        let mut scenarios = BTreeMap::new();
        for (path, _) in shelf.scenarios() {
            let mut page = page_of(path, root.as_deref());
            let mut number = 2;
            while !taken.insert(page.clone()) {
                page = format!("{}-{number}", page_of(path, root.as_deref()));
                number += 1;
            }
            scenarios.insert(path.clone(), page);
        }
        Self { scenarios, rulings: ask::all().map(ask::Record::id).collect() }
    }

    /// The page of the scenario in this file, without its ending.
    pub fn scenario(&self, path: &str) -> Option<&str> {
        self.scenarios.get(path).map(String::as_str)
    }

    /// The page of a ruling, reading or switch.
    pub fn ruling(&self, id: &str) -> Option<String> {
        self.rulings.contains(id).then(|| ruling(id))
    }
}

/// The page of a ruling that is known.
pub(super) fn ruling(id: &str) -> String {
    format!("rulings/{id}.html")
}

/// Where a scenario's page lies, without its ending: as its file does below the folder of all of them.
fn page_of(path: &str, root: Option<&str>) -> String {
    let path = path.replace('\\', "/");
    let root = root.unwrap_or("scenarios").trim_end_matches('/');
    let below = match path.strip_prefix(root) {
        // The root is a file itself: its name is enough.
        Some("") => path.rsplit('/').next(),
        Some(below) if below.starts_with('/') || root.is_empty() => Some(below),
        _ => path.rsplit('/').next(),
    };
    let below = below.unwrap_or_default().trim_matches('/');
    let stem = below.rsplit_once('.').map_or(below, |(stem, _)| stem);
    let parts = stem.split('/').filter(|part| !matches!(*part, "" | "." | "..")).map(slug);
    let name = parts.collect::<Vec<_>>().join("/");
    // Nothing takes the place of the list of all.
    let name = if name.is_empty() || name == "index" { "scenario".to_owned() } else { name };
    format!("scenarios/{name}")
}

/// A name that can stand in an address as it is.
pub(super) fn slug(name: &str) -> String {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.');
    // Tiles with and without a coat of arms differ in a `+` only.
    let letter = |letter: char| match letter {
        '+' => '_',
        letter if fits(letter) => letter,
        _ => '-',
    };
    name.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_lie_as_the_files_do() {
        assert_eq!(page_of("scenarios/base/road.yaml", None), "scenarios/base/road");
        assert_eq!(page_of("scenarios/base/road.yaml", Some("scenarios/")), "scenarios/base/road");
        assert_eq!(page_of("/tmp/mine/a b?.yaml", Some("/tmp/mine")), "scenarios/a-b-");
        assert_eq!(page_of("/tmp/mine.yaml", Some("/tmp/mine.yaml")), "scenarios/mine");
        assert_eq!(page_of("x/../../etc/index.yaml", Some("x")), "scenarios/etc/index");
        assert_eq!(page_of("x/index.yaml", Some("x")), "scenarios/scenario");
    }
}
