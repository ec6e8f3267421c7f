//! Bad input: everything that is wrong is said at once, with its place and what was probably meant.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors")
}

fn meeplaw(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meeplaw"))
        .args(arguments)
        .current_dir(folder())
        .env_remove("NO_COLOR")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[test]
fn every_bad_file_is_refused_with_places() {
    let mut names: Vec<String> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".yaml"))
        .collect();
    names.sort();
    for name in names {
        let output = meeplaw(&["run", &name]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(output.stdout.is_empty() || !output.stderr.is_empty(), "{name}");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(&format!("{name}:")), "{name} has no place in:\n{text}");
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(folder());
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(name.trim_end_matches(".yaml"), text));
    }
}

#[test]
fn what_is_wrong_in_all_editions_is_said_once() {
    let output = meeplaw(&["run", "alone.yaml", "--edition", "all"]);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.matches("error: a builder").count(), 1, "{text}");
    let also = "The same is wrong in the 2nd edition (Hans im Glück) and in the Z-Man edition.";
    assert!(text.contains(also), "{text}");
}

#[test]
fn a_file_over_the_size_cap_is_refused() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("large.yaml");
    std::fs::write(&path, format!("title: {}\n", "x".repeat(2 << 20))).unwrap();
    let output = meeplaw(&["run", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("bytes"));
}

#[test]
fn a_file_that_is_not_there_is_an_error_of_check_and_run() {
    for command in ["run", "check", "compare", "legal"] {
        let output = meeplaw(&[command, "no-such-file.yaml"]);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-file.yaml"), "{command}");
    }
}

#[test]
fn check_goes_on_past_broken_files() {
    let output = meeplaw(&["check", ".", "--format", "json"]);
    assert_eq!(output.status.code(), Some(2));
    let summary: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let (files, errors) = (summary["scenarios"].as_u64().unwrap(), summary["errors"].as_u64().unwrap());
    assert!(files > 10 && errors >= files, "{summary}");
    assert!(summary["results"].as_array().unwrap().iter().all(|run| run["path"].is_string()));
}

#[test]
fn nothing_selected_has_its_own_exit_code() {
    let output = meeplaw(&["check", "empty.yaml", "--filter", "no such title"]);
    assert_eq!(output.status.code(), Some(4));
}

/// What the program says of a scenario that comes through a pipe.
fn piped(arguments: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_meeplaw"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Whoever refuses the arguments does not read what comes.
    let _ = child.stdin.take().unwrap().write_all(b"title: From a pipe\nplayers: [red, rde, red]\n");
    child.wait_with_output().unwrap()
}

#[test]
fn standard_input_is_read() {
    let output = piped(&["run", "-"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("standard input:2:21"));
    let output = piped(&["check", "-", "-"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("standard input:2:21") && said.contains("1 scenario, 1 run:"), "{said}");
    assert_eq!(piped(&["check", "-", "--bless"]).status.code(), Some(2));
}

#[test]
fn readings_and_editions_on_the_command_line_are_checked() {
    let wrong = meeplaw(&["run", "open-choice.yaml", "--reading", "landing-chek=each-landing"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("did you mean `reading/landing-check`?"));
    let wrong = meeplaw(&["run", "open-choice.yaml", "--reading", "landing-check=never"]);
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("end-of-round, each-landing"));
    assert_eq!(meeplaw(&["run", "open-choice.yaml", "--edition", "4th"]).status.code(), Some(2));
}

/// Five knights bring 10 points, and a stack of one message brings the same message again and again.
#[test]
fn a_turn_that_need_not_end_is_refused() {
    let mut text = String::from(
        "title: Ten points again and again\nexpansions: [messages]\nmessages: {only: [knights]}\n\
         scores: {red: 2}\ncredits: {red: meeple}\nfeatures:\n  Alpha: {road: 3 tiles, red: meeple}\n  \
         Beta: {city: 2 tiles, red: 5 meeples}\nturn:\n  - complete: Alpha\n",
    );
    text += &"  - message: action\n".repeat(150);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("endless.yaml");
    std::fs::write(&path, text).unwrap();
    let output = meeplaw(&["run", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("more than 100 messages"), "{text}");
}

#[test]
fn a_board_larger_than_any_table_is_refused() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crossings.yaml");
    let row = format!("  {}\n", "X ".repeat(100));
    std::fs::write(&path, format!("title: Many crossings\nboard: |\n{}", row.repeat(100))).unwrap();
    for command in ["run", "legal", "compare", "check"] {
        let output = meeplaw(&[command, path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(2), "{command}");
    }
}

#[test]
fn legal_stops_before_the_step_that_is_named() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("steps.yaml");
    let text = "title: Steps\nexpansions: [messages]\nmessages: [knights]\nscores: {red: 7}\nfeatures:\n  \
                A: {road: 3 tiles, red: meeple}\nturn:\n  - complete: A\n  - score: meeple\n  \
                - message: two points, messenger\n";
    std::fs::write(&path, text).unwrap();
    let listed = |step: &str| {
        let output = meeplaw(&["legal", path.to_str().unwrap(), "--step", step]);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    assert!(listed("1").1.contains("- complete: A\n"));
    assert!(listed("2").1.contains("- score: {A: messenger}\n"), "{}", listed("2").1);
    assert!(listed("3").1.contains("- message: action\n"), "{}", listed("3").1);
    assert_eq!(listed("4").0, Some(2));
}

#[test]
fn editions_that_come_to_an_end_are_compared_with_those_that_do_not() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("unfinished.yaml");
    let text = "title: Blue stands on 10\nexpansions: [messages]\nscores: {red: 7, blue: 10}\nfeatures:\n  \
                A: {road: 3 tiles, red: meeple}\nturn:\n  - complete: A\n  - score: meeple\n";
    std::fs::write(&path, text).unwrap();
    let output = meeplaw(&["compare", path.to_str().unwrap()]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Z-Man edition: red draws no message"), "{text}");
    assert!(text.contains("red draws a message from the stack"), "{text}");
    assert!(!output.stderr.is_empty());
}
