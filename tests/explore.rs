//! `meeplaw explore` and `meeplaw play` as they are used.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::AtomicBool;

use meeplaw::check;
use meeplaw::editions::Edition;
use meeplaw::explore::{Settings, Watch, explore};
use meeplaw::rulings::Overrides;
use meeplaw::scenario;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// An empty folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("explore").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn meeplaw(folder: &Path, arguments: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meeplaw"))
        .args(arguments)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn question(name: &str) -> String {
    root().join("scenarios/questions").join(name).to_string_lossy().into_owned()
}

/// The scenario of a question with the script that was printed in place of its own and of what it expects.
fn with_script(name: &str, printed: &str) -> String {
    let text = fs::read_to_string(question(name)).unwrap();
    let head = &text[..text.find("\nturn:").unwrap() + 1];
    let script = &printed[printed.find("\nturn").unwrap() + 1..];
    format!("{head}{script}")
}

#[test]
fn the_most_messages_of_a_turn_are_found_and_run_confirms_them() {
    let folder = folder("most");
    let most = [
        ("most-messages-in-a-turn.yaml", 3),
        ("most-messages-with-a-short-stack.yaml", 2),
        ("most-messages-with-tiles.yaml", 2),
    ];
    for (name, most) in most {
        let arguments = ["explore", &question(name), "--step", "1", "--maximize", "messages.red"];
        let output = meeplaw(&folder, &arguments, "");
        let printed = told(&output);
        assert_eq!(output.status.code(), Some(0), "{printed}");
        assert!(printed.contains("The search is complete."), "{printed}");
        assert!(printed.contains(&format!("The most of `messages.red` is {most},")), "{printed}");
        fs::write(folder.join(name), with_script(name, &printed)).unwrap();
        let run = meeplaw(&folder, &["run", name, "--format", "json"], "");
        let run_told = told(&run);
        assert_eq!(run.status.code(), Some(0), "{run_told}");
        assert_eq!(run_told.matches("\"message_drawn\"").count(), most, "{run_told}");
    }
}

#[test]
fn what_cannot_be_is_said_never_to_be() {
    for edition in ["1st", "hig2", "zmg"] {
        let name = question("never-a-message-in-another-turn.yaml");
        let find = ["--find", "messages.blue > 0", "--edition", edition];
        let output = meeplaw(&root(), &[&["explore", &name, "--step", "1"], &find[..]].concat(), "");
        let printed = told(&output);
        assert_eq!(output.status.code(), Some(1), "{printed}");
        assert!(printed.contains("The search is complete.") && printed.contains("No, never: "), "{printed}");
    }
}

#[test]
fn editions_part_by_a_script_that_runs_in_both() {
    let folder = folder("differ");
    let name = "editions-part-on-a-shared-space.yaml";
    let differ = ["--differ", "--edition", "hig2", "--edition", "zmg"];
    let output = meeplaw(&folder, &[&["explore", &question(name), "--step", "1"], &differ[..]].concat(), "");
    let printed = told(&output);
    assert_eq!(output.status.code(), Some(0), "{printed}");
    assert!(printed.contains("They part after 4 choices:"), "{printed}");
    fs::write(folder.join(name), with_script(name, &printed)).unwrap();
    for (edition, drawn) in [("hig2", 1), ("zmg", 0)] {
        let run = told(&meeplaw(&folder, &["run", name, "--edition", edition, "--format", "json"], ""));
        assert_eq!(run.matches("\"message_drawn\"").count(), drawn, "{run}");
    }
    let one = meeplaw(&folder, &["explore", name, "--differ", "--edition", "hig2"], "");
    assert_eq!(one.status.code(), Some(2));
    assert!(told(&one).contains("--edition hig2 --edition zmg"));
}

/// From the beginning of the script of every scenario, the best of a few hundred positions is a script that gives
/// the same when it is run.
#[test]
fn witnesses_of_all_scenarios_are_confirmed() {
    let mut witnesses = 0;
    for path in check::collect(&[root().join("scenarios")]).unwrap() {
        let scenario = check::load(&path).unwrap_or_else(|problems| panic!("{problems}"));
        let Some(step) = scenario.step_id(1) else { continue };
        let edition = scenario.editions.as_ref().map_or(Edition::Hig2, |own| own[0]);
        let readings = Overrides::default();
        let best = format!("points[\"{}\"]", scenario.names.players[0]);
        let settings = Settings {
            step: Some(step),
            maximize: Some(&best),
            most: 200,
            ..Settings::new(&scenario, edition, &readings)
        };
        let stop = AtomicBool::new(false);
        let report = explore(&settings, &mut Watch { stop: &stop, progress: &mut |_| {} });
        let report = report.unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        if let Some((_, witness)) = report.best.and_then(|best| best.value) {
            assert!(witness.confirmed, "{}\n{}", path.display(), witness.script);
            witnesses += 1;
        }
    }
    assert!(witnesses > 150, "{witnesses}");
}

#[test]
fn wrong_arguments_are_told_with_exit_code_2() {
    let name = question("most-messages-with-tiles.yaml");
    for (arguments, says) in [
        (vec!["--find", "mesages.red > 1"], "did you mean `messages`?"),
        (vec!["--until", "never"], "a number of decisions"),
        (vec!["--until", "0"], "a number of decisions"),
        (vec!["--step", "99"], "counted from 1"),
        (vec!["--adverse"], "--maximize"),
        (vec!["--max-states", "0"], "max-states"),
    ] {
        let output = meeplaw(&root(), &[&["explore", &name][..], &arguments].concat(), "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(told(&output).contains(says), "{arguments:?}: {}", told(&output));
    }
    let nothing = meeplaw(&root(), &["explore", "no-such-file.yaml"], "");
    assert_eq!(nothing.status.code(), Some(2));
}

#[test]
fn json_says_what_the_text_says() {
    let name = question("most-messages-with-a-short-stack.yaml");
    let arguments = ["explore", &name, "--step", "1", "--maximize", "messages.red", "--format", "json"];
    let printed = told(&meeplaw(&root(), &arguments, ""));
    let told: serde_json::Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(told["edition"], "hig2");
    assert_eq!(told["search"]["complete"], true);
    assert_eq!(told["maximize"]["value"], 2);
    assert_eq!(told["maximize"]["others"], "cooperative");
    assert_eq!(told["maximize"]["witness"]["confirmed"], true);
    assert_eq!(told["ranges"]["red"]["messages"]["most"], 2);
    assert_eq!(told["find"], serde_json::Value::Null);
}

#[test]
fn a_person_plays_takes_back_asks_why_and_saves() {
    let folder = folder("play");
    let text = "title: One road\nexpansions: [messages]\nmessages: [knights]\nscores: {red: {meeple: 6, messenger: 8}}\n\
                features:\n  Alpha: {road: 4 tiles, red: meeple}\n  Beta: {city: 3 tiles, red: 2 meeples}\n\
                turn: []\n";
    fs::write(folder.join("road.yaml"), text).unwrap();
    let typed = "1\nundo\ncomplete: Alpha\n9\ncomplete: none\nscore: {Alpha: meeple}\nwhy\nroll\nmessage: action\n\
                 meeple: city N\nscore: messenger\nsave played\nsave played\nquit\n";
    let output = meeplaw(&folder, &["play", "road.yaml"], typed);
    let printed = told(&output);
    assert_eq!(output.status.code(), Some(0), "{printed}");
    for said in [
        "   1  complete: Alpha",
        "The choices are 1 to 2.",
        "red's scoring meeple moves from 6 to 10",
        "[messages/draw]",
        "Nothing is left to chance here.",
        "What is to be chosen here is: scorer.",
        "red's messenger moves from 8 to 12",
        "played.yaml is written",
        "played.yaml cannot be written",
    ] {
        assert!(printed.contains(said), "`{said}` is missing:\n{printed}");
    }
    let run = meeplaw(&folder, &["run", "played.yaml"], "");
    assert_eq!(run.status.code(), Some(0), "{}", told(&run));
    assert!(told(&run).contains("red stands on 10 + 12 = 22"), "{}", told(&run));
}

#[test]
fn random_games_are_saved_and_pass_as_scenarios() {
    let folder = folder("simulate");
    let games = ["simulate", "--games", "4", "--expansions", "messages", "--players", "3", "--seed", "5"];
    let saving = [&games[..], &["--save", "games", "--threads", "2", "--check-invariants"]].concat();
    let output = meeplaw(&folder, &saving, "");
    assert_eq!(output.status.code(), Some(0), "{}", told(&output));
    let files = check::collect(&[folder.join("games")]).unwrap();
    assert_eq!(files.len(), 4);
    for file in &files {
        let scenario = check::load(file).unwrap_or_else(|problems| panic!("{problems}"));
        let runs = scenario::play_all(&scenario, &Overrides::default())
            .unwrap_or_else(|problems| panic!("{problems}"));
        assert!(runs.iter().all(|run| run.result.is_ok()), "{}", file.display());
    }
    let once_more = meeplaw(&folder, &saving, "");
    assert_eq!(once_more.status.code(), Some(2), "what is there is not written over");
    let plain = meeplaw(&folder, &[&games[..], &["--save", "plain"]].concat(), "");
    assert_eq!(plain.status.code(), Some(0));
    for file in files {
        let same = folder.join("plain").join(file.file_name().unwrap());
        assert_eq!(fs::read(&file).unwrap(), fs::read(same).unwrap(), "looking changes nothing");
    }
}
