//! `schema`: what editors hold scenarios against.

use std::collections::BTreeSet;
use std::fs;

use jsonschema::{Draft, Validator};
use meeplaw::editions::Edition;
use meeplaw::rulings::Overrides;
use meeplaw::scenario::{self, yaml};
use meeplaw::script::phrases::{self, Phrase};
use meeplaw::{check, expansions, game};
use serde_json::Value;

use super::{meeplaw, root};

fn printed() -> Value {
    let told = meeplaw(&["schema"]);
    assert_eq!(told.code, Some(0), "{}", told.errors);
    serde_json::from_str(&told.out).unwrap()
}

fn validator() -> Validator {
    jsonschema::draft202012::new(&printed()).unwrap()
}

fn problems(validator: &Validator, text: &str) -> Vec<String> {
    let scenario: Value = serde_yaml::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    validator.iter_errors(&scenario).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[test]
fn it_is_a_schema() {
    assert!(jsonschema::meta::is_valid(&printed()));
}

/// Every scenario of the repository is one by the schema, and to editors that know draft 7 only.
#[test]
fn every_scenario_is_one() {
    let seventh = jsonschema::options().with_draft(Draft::Draft7).build(&printed()).unwrap();
    for validator in [validator(), seventh] {
        let files = check::collect(&[root().join("scenarios")]).unwrap();
        assert!(!files.is_empty());
        for file in files {
            let problems = problems(&validator, &fs::read_to_string(&file).unwrap());
            assert!(problems.is_empty(), "{}: {}", file.display(), problems.join("\n"));
        }
    }
}

#[test]
fn every_skeleton_is_one() {
    let validator = validator();
    for arguments in [&["new"][..], &["new", "--ruling", "base/road", "--scenarios", "docs"]] {
        let skeleton = meeplaw(arguments).out;
        assert_eq!(problems(&validator, &skeleton), [""; 0], "{skeleton}");
    }
}

/// Everything that the format has, in one document.
#[test]
fn all_of_the_format_is_known() {
    let text = r#"
title: 42
question: What then?
rulings: base/road
editions: [1st, zmg]
expansions: messages
readings: {landing-check: each-landing, reading/alone-laps: same-total, tiny-city: 2, switch/alone: not-asked}
players: [Anna, Bert, 3]
tiles: {Mine: "city N"}
scores: {Anna: 4, Bert: {meeple: 7, messenger: 5}}
origin: [0, -1]
board: |
  D  .
figures:
  - Anna meeple on city N of (0,0)
features:
  Alpha: {city: 4 tiles, coats-of-arms: 1, Anna: meeple, Bert: 2 meeples, complete: yes}
  Beta: {field: [Alpha], Anna: 2}
  Gamma: {cloister: 5, Bert: follower}
  Delta: {farm: 2 cities}
supply: {Anna: 3}
pile: {only: [E, V]}
allow: [apart, edges]
credits: {Anna: messenger, Bert: woman follower}
messages: {only: [knights]}
turns:
  - - place: E2 at (1,1)
    - meeple: city N
    - score: {Alpha: messenger, Beta: {Anna: meeple, Bert: messenger}}
    - message: {action: [{take: "road E of (0,0)"}, {return: "city N of (0,0)"}], score: messenger}
    - message: {two points: messenger}
    - message: two points, messenger
    - complete: [Alpha, Beta]
    - refuse: {meeple: city N, because: base/not-onto-occupied}
  -
expect:
  scores: {Anna: {meeple: 10, total: 17}, Bert: 4}
  points: {Anna: 10}
  supply: {Anna: 7}
  cites: base/road
  cites-not: [base/tie]
  messages: [knights]
  zmg: {messages: [], stack: [knights, "?"]}
"#;
    assert_eq!(problems(&validator(), text), [""; 0]);
    let other = text.replace("{only: [E, V]}", "{seed: 7}").replace("origin: [0, -1]", "origin: (0,-1)");
    assert_eq!(problems(&validator(), &other), [""; 0]);
}

#[test]
fn what_the_reader_does_not_know_is_refused() {
    let validator = validator();
    let refused = [
        "question: without a title",
        "titel: x",
        "title: x\nexpansion: [messages]",
        "title: x\nexpansions: [mesages]",
        "title: x\nrulings: [base/raod]",
        "title: x\neditions: [2nd]",
        "title: x\nreadings: {landing-check: always}",
        "title: x\nreadings: {landing: each-landing}",
        "title: x\nscores: {red: {meple: 4}}",
        "title: x\nscores: {red: -4}",
        "title: x\nfeatures: {Alpha: {city: 4 tiles, coats: one}}",
        "title: x\nfeatures: {Alpha: {city: four tiles}}",
        "title: x\ncredits: {red: mesenger}",
        "title: x\npile: {sead: 4}",
        "title: x\nmessages: {onyl: [knights]}",
        "title: x\nturn: [{meepel: city N}]",
        "title: x\nturn: [{meeple: city N, place: E at (1,1)}]",
        "title: x\nturn: [{score: {Alpha: mesenger}}]",
        "title: x\nturn: [{refuse: {meeple: city N, becaus: 4, because: base/tie}, x: 1}]",
        "title: x\nturn: {meeple: city N}",
        "title: x\nexpect: {score: {red: 4}}",
        "title: x\nexpect: {zmg: {score: {red: 4}}}",
        "title: x\nexpect: {zmg: {1st: {}}}",
        "title: x\nexpect: {cites: [base/raod]}",
    ];
    for text in refused {
        assert_ne!(problems(&validator, text), [""; 0], "{text}");
    }
}

/// The steps that the schema shows are read as steps, in a game with all boxes whose first tile has a bit of
/// everything.
#[test]
fn its_examples_can_be_read() {
    let boxes: Vec<&str> = expansions::ALL.iter().map(|boxed| boxed.id).collect();
    let text = format!(
        "title: x\nexpansions: [{}]\ntiles: {{All: \"city N, road E, monastery, acrobats\"}}\nboard: |\n  All\n",
        boxes.join(", ")
    );
    let source = yaml::read_bytes("x.yaml", text.as_bytes()).unwrap();
    let scenario = scenario::read(&source).unwrap_or_else(|problems| panic!("{problems}"));
    let game = scenario::game(&scenario, Edition::Hig2, &Overrides::default())
        .unwrap_or_else(|problems| panic!("{problems}"));
    let schema = printed();
    let steps = schema["$defs"]["step"]["properties"].as_object().unwrap();
    let mut read = 0;
    for (key, shape) in steps.iter().filter(|(key, _)| !matches!(key.as_str(), "score" | "refuse")) {
        let told = shape["description"].as_str().unwrap();
        let shown: Vec<&str> = told.split('`').skip(1).step_by(2).collect();
        assert!(!shown.is_empty(), "{key}");
        let once: BTreeSet<&str> = shown.iter().copied().collect();
        assert_eq!(once.len(), shown.len(), "{key}: {told}");
        for example in shown {
            let (key, text) = example.split_once(": ").unwrap();
            let phrase = Phrase { key, text };
            let choice = phrases::read(&game, &scenario.names, game::verbs(), phrase);
            assert!(matches!(choice, Some(Ok(_))), "{example}: {choice:?}");
            read += 1;
        }
    }
    assert!(read > steps.len());
}
