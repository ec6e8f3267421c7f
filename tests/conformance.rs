//! Holds the engine against games of JCloisterZone, where they are at hand: in the folder that
//! `MEEPLAW_SHARED` names, else in `shared` beside the repository.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use meeplaw::import::jcz::{Beside, SavedGame, Verdict, judge};

/// How many differences of a game are printed.
const SHOWN: usize = 5;

/// The saved games in a folder of the conformance games, in order.
fn games(folder: &str) -> Option<Vec<PathBuf>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = std::env::var_os("MEEPLAW_SHARED").map_or_else(beside, PathBuf::from);
    let folder = shared.join("conformance").join(folder);
    if !folder.is_dir() {
        println!("skipped: no {} at hand", folder.display());
        return None;
    }
    let files = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter();
    let files = files.map(|file| file.expect("a file that can be read").into_path());
    Some(files.filter(|file| file.extension().is_some_and(|ending| ending == "jcz")).collect())
}

fn judged(file: &Path) -> Verdict {
    let text = std::fs::read(file).expect("a file that can be read");
    let saved = SavedGame::read(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let beside = Beside::of(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    judge(&saved, &beside).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Judges the games of a folder and prints counts. Gives the number of games that were judged.
fn hold_against(folder: &str) -> usize {
    let Some(files) = games(folder) else { return 0 };
    let (mut met, mut wrong, mut judged_games) = (0, 0, 0);
    let mut not_judged = BTreeMap::new();
    for file in &files {
        let verdict = judged(file);
        met += verdict.passed;
        judged_games += usize::from(verdict.passed + verdict.failures.len() > 0);
        for (reason, count) in verdict.not_judged {
            *not_judged.entry(reason.to_string()).or_insert(0) += count;
        }
        if !verdict.failures.is_empty() {
            wrong += 1;
            println!("{}: {} differences", file.display(), verdict.failures.len());
            verdict.failures.iter().take(SHOWN).for_each(|failure| println!("    {failure}"));
        }
    }
    println!(
        "{folder}: {} games, {judged_games} judged, {met} expectations met, {wrong} games differ",
        files.len()
    );
    for (reason, count) in not_judged {
        println!("    not judged: {count} ({reason})");
    }
    assert_eq!(wrong, 0, "games of {folder} come out differently");
    judged_games
}

#[test]
fn whole_games_of_the_base_game() {
    let judged = hold_against("games/base");
    assert_eq!(judged, games("games/base").map_or(0, |files| files.len()), "every game is judged");
}

#[test]
fn small_positions() {
    hold_against("jcz");
}

#[test]
fn games_with_boxes() {
    hold_against("games/ic_tb");
    hold_against("games/big");
}
