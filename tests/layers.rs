//! The floors of the house: what stands where, read off the code itself.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from the ground up; those in one entry stand side by side.
const FLOORS: &[&[&str]] = &[
    &["cloning", "identity"],
    &["geometry"],
    &["tiles"],
    &["board"],
    &["figures", "editions", "rulings"],
    &["sheet"],
    &["track"],
    &["events"],
    &["position"],
    &["hooks"],
    &["scoring"],
    &["turn"],
    &["expansions"],
    &["game"],
    &["script"],
    &["scenario"],
    &["explain", "draw", "import"],
    &["explore", "simulate", "check"],
    // Finds and plays scenarios as `check` does; tables may list what it finds.
    &["ask"],
    &["tables"],
    &["book"],
    &["cli"],
];

/// Crates that may be named only in some places, and those places.
const CRATES: &[(&str, &[&str])] = &[
    ("anyhow", &["cli/"]),
    ("clap", &["cli/"]),
    ("clap_complete", &["cli/completions.rs"]),
    ("clap_mangen", &["cli/man.rs"]),
    ("csv", &["tables/formats/"]),
    ("dejavu", &["draw/png.rs"]),
    ("include_dir", &["main.rs"]),
    ("maud", &["book/"]),
    ("resvg", &["draw/png.rs"]),
    ("saphyr_parser", &["scenario/yaml/events.rs"]),
    ("serde_yaml", &["scenario/yaml/", "import/"]),
];

/// Floors below this one know neither files nor printing nor formats.
const PROSE_BEGINS: &str = "script";

fn sources() -> Vec<(PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path.strip_prefix(&src).unwrap().to_owned(), text));
            }
        }
    }
    found.sort();
    found
}

/// The code without comments and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs")
}

fn floor(name: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| floor.contains(&name))
}

fn floor_of(path: &Path) -> Option<usize> {
    let first = path.components().next()?.as_os_str().to_str()?;
    floor(first.trim_end_matches(".rs"))
}

#[test]
fn every_floor_uses_only_those_below() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        if is_test(&path) || matches!(path.to_str(), Some("lib.rs" | "main.rs")) {
            continue;
        }
        let own = floor_of(&path).unwrap_or_else(|| panic!("{} stands on no floor", path.display()));
        let text = code(&text);
        for (at, _) in text.match_indices("crate::") {
            let name: String =
                text[at + 7..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if let Some(used) = floor(&name)
                && used > own
            {
                wrong.push(format!("{} uses {name}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "floors that use one above them:\n{}", wrong.join("\n"));
}

#[test]
fn boxes_are_known_by_name_only_in_their_rooms_and_the_list() {
    let mut wrong = Vec::new();
    for boxed in meeplaw::expansions::ALL {
        let room = boxed.id.replace('-', "_");
        let (path_of_room, id) = (format!("expansions::{room}"), format!("\"{}\"", boxed.id));
        // An id that is the word for a kind of part, too, says nothing of the box.
        let is_part = meeplaw::tiles::PartKind::ALL.iter().any(|kind| kind.id() == boxed.id);
        for (path, text) in sources() {
            let place = path.to_string_lossy().replace('\\', "/");
            if place.starts_with("expansions/") || place.starts_with("game/") || is_test(&path) {
                continue;
            }
            let text = code(&text);
            // Of a line of a tally JSON tells how many there are.
            let is_word = is_part || (boxed.id, &*place) == ("count", "explain/json.rs");
            for name in [&path_of_room, &id].into_iter().take(if is_word { 1 } else { 2 }) {
                if text.contains(name.as_str()) {
                    wrong.push(format!("{place} names {name}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "files that know a box:\n{}", wrong.join("\n"));
}

#[test]
fn no_room_knows_another() {
    let mut wrong = Vec::new();
    for boxed in meeplaw::expansions::ALL {
        let room = boxed.id.replace('-', "_");
        for (path, text) in sources() {
            let place = path.to_string_lossy().replace('\\', "/");
            let in_a_room = place.strip_prefix("expansions/").is_some_and(|rest| rest.contains('/'));
            let own = place.starts_with(&format!("expansions/{room}/"));
            if in_a_room && !own && code(&text).contains(&format!("expansions::{room}")) {
                wrong.push(format!("{place} knows {room}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn crates_are_named_where_they_belong() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let place = path.to_string_lossy().replace('\\', "/");
        let text = code(&text);
        for (name, places) in CRATES {
            let named = text.contains(&format!("{name}::"));
            if named && !is_test(&path) && !places.iter().any(|allowed| place.starts_with(allowed)) {
                wrong.push(format!("{place} names {name}"));
            }
        }
        let below = floor_of(&path).is_some_and(|own| Some(own) < floor(PROSE_BEGINS));
        for word in ["println!", "std::fs", "serde::", "serde_json"] {
            if below && !is_test(&path) && text.contains(word) {
                wrong.push(format!("{place} has {word}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_asks_which_edition_is_played() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let below = floor_of(&path).is_some_and(|own| Some(own) <= floor("expansions"));
        let place = path.to_string_lossy().replace('\\', "/");
        // Records list the editions they hold in; the list of editions itself names them.
        let record = place.contains("rulings") || place.contains("waiting") || place.starts_with("editions/");
        if !below || is_test(&path) || record {
            continue;
        }
        for word in ["Edition::First", "Edition::Hig2", "Edition::Zmg"] {
            if code(&text).contains(word) {
                wrong.push(format!("{place} names {word}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
