//! `check --bless` rewrites what is expected to what comes out, in place.

use std::path::PathBuf;
use std::process::Command;

/// Writes a scenario, blesses it, and gives what is said and what stands in the file then.
fn blessed(name: &str, text: &str) -> (String, String) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bless");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    let bless = Command::new(env!("CARGO_BIN_EXE_meeplaw"))
        .args(["check", "--bless", name])
        .current_dir(&folder)
        .output()
        .unwrap();
    let said = String::from_utf8(bless.stdout).unwrap();
    (said, std::fs::read_to_string(path).unwrap())
}

const ROAD: &str = "title: A road
features: {A: {road: 4 tiles, red: meeple}}
turn: [{complete: A}]
";

#[test]
fn every_expectation_is_mended_where_it_is_judged() {
    let expect = "expect:
  scores: {red: 8}     # for the 1st edition and that of Hans im Glück
  zmg: {scores: {red: 3}}
";
    let (said, text) = blessed("road.yaml", &format!("{ROAD}{expect}"));
    assert!(text.ends_with(&expect.replace("red: 8", "red: 4").replace("red: 3", "red: 4")), "{text}");
    assert!(said.contains("3 passed"), "{said}");
}

#[test]
fn what_is_as_expected_stays_as_it_is_written() {
    let text = format!("{ROAD}expect: {{scores: {{red: 4}}}}   # four tiles\n");
    let (said, after) = blessed("right.yaml", &text);
    assert_eq!(after, text);
    assert!(!said.contains("->"), "{said}");
}

#[test]
fn where_editions_part_somebody_must_say_so() {
    let text = "title: Beside blue
expansions: [messages]
scores: {red: {meeple: 6}, blue: 10}
messages: [knights]
features: {A: {road: 4 tiles, red: meeple}}
turn:
  - complete: A
  - score: meeple
  - message: two points, messenger
expect: {scores: {red: {messenger: 1}}}
";
    let (said, after) = blessed("editions.yaml", text);
    assert_eq!(after, text);
    assert!(said.contains("left as it is: scores.red") && said.contains("editions part"), "{said}");
}
