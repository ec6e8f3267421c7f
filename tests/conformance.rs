//! Holds the engine against games of JCloisterZone, where they are at hand: in the folder that
//! `MEEPLAW_SHARED` names, else in `shared` beside the repository.

use std::path::{Path, PathBuf};

use meeplaw::check::{self, Options, Outcome, Status, Summary};
use meeplaw::import::jcz::{Replay, SavedGame, Wish};
use meeplaw::position::Stage;
use meeplaw::rulings::Overrides;
use meeplaw::scenario::{self, Until, yaml};

/// The saved games in a folder of the conformance games, in order; none where they are not at hand.
fn games(folder: &str) -> Vec<PathBuf> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = std::env::var_os("MEEPLAW_SHARED").map_or_else(beside, PathBuf::from);
    let folder = shared.join("conformance").join(folder);
    if !folder.is_dir() {
        println!("skipped: no {} at hand", folder.display());
        return Vec::new();
    }
    check::collect(&[folder]).expect("files that can be read")
}

/// Judges games and prints what came of them.
fn judged(what: &str, files: &[PathBuf]) -> Summary {
    let summary = check::check(files, &Options::default(), || {});
    let Summary { passed, failed, known_differences, errors, skipped, not_judged, .. } = summary;
    println!(
        "{what}: {} games, {passed} passed, {known_differences} known differences, {failed} differ, {errors} errors, \
         {skipped} of which nothing could be judged; {not_judged} expectations not judged",
        files.len()
    );
    let mut reasons: Vec<_> = summary.not_judged_by_reason.iter().collect();
    reasons.sort_by_key(|&(reason, &count)| (std::cmp::Reverse(count), reason));
    reasons.iter().for_each(|(reason, count)| println!("    not judged: {count} ({reason})"));
    summary
}

fn tell(outcome: &Outcome) {
    println!("{:?}: {}", outcome.status, outcome.path);
    outcome.failures.iter().take(5).for_each(|flaw| println!("    {}", flaw.message));
}

/// Everything that is known must come out as expected, or as a known difference.
#[test]
fn games_come_out_as_expected() {
    let mut wrong = Vec::new();
    for folder in ["jcz", "games/base", "games/ic_tb", "games/big"] {
        let summary = judged(folder, &games(folder));
        wrong.extend(
            summary.results.into_iter().filter(|it| matches!(it.status, Status::Failed | Status::Error)),
        );
    }
    wrong.iter().for_each(tell);
    assert!(wrong.is_empty(), "{} games come out differently", wrong.len());
}

#[test]
fn every_game_of_the_base_game_is_judged() {
    let files = games("games/base");
    assert_eq!(judged("games/base", &files).passed, files.len());
}

#[test]
fn a_known_difference_is_one() {
    let files = games("");
    for known in check::known_differences() {
        for file in files.iter().filter(|file| file.ends_with(known.file)) {
            let summary = judged(known.file, std::slice::from_ref(file));
            assert_eq!(
                summary.known_differences, 1,
                "{} comes out as expected: it leaves the list",
                known.file
            );
        }
    }
}

/// A game is written, read again and played: the same happens.
fn is_written_as_it_was(file: &Path) {
    let name = file.display().to_string();
    let saved = SavedGame::open(file).unwrap_or_else(|error| panic!("{name}: {error}"));
    let carried = saved.carry_over().unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut replay = Replay::new(&saved, &carried).unwrap_or_else(|error| panic!("{name}: {error}"));
    replay.play_on().unwrap_or_else(|stop| panic!("{name}: {stop}"));

    let written = saved.written(&Wish::default()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(written.left_out, [""; 0], "{name}");
    let read = yaml::read_bytes(&name, written.text.as_bytes()).and_then(|source| scenario::read(&source));
    let scenario = read.unwrap_or_else(|problems| panic!("{}\n{}", written.text, problems.render(false)));
    let played = scenario::play(&scenario, carried.setup.edition, &Overrides::default(), Until::End);
    let played = played.unwrap_or_else(|problems| panic!("{}", problems.render(false)));
    assert!(played.problems.is_empty(), "{name}: {}", played.problems.render(false));

    let (ours, theirs) = (played.game.events(), replay.game().events());
    // Where the replay ends before the game, the next tile may be drawn already.
    let whole = replay.game().stage() == Stage::Over;
    let same = if whole { ours == theirs } else { theirs.starts_with(ours) && theirs.len() - ours.len() < 5 };
    let apart = ours.iter().zip(theirs).position(|(one, other)| one != other);
    assert!(same, "{name}: {} and {} events, apart at {apart:?}", ours.len(), theirs.len());
}

#[test]
fn games_are_written_as_they_were_played() {
    games("games/base").iter().for_each(|file| is_written_as_it_was(file));
}
