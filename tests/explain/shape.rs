//! The JSON that `docs/json.md` promises.

use meeplaw::editions::Edition;
use meeplaw::explain::run_json;
use serde_json::Value;

use super::turns::{company, two_features};

const DOC: &str = include_str!("../../docs/json.md");

/// The example of the page.
fn example() -> &'static str {
    let (_, after) = DOC.split_once("```json\n").expect("the page has an example");
    after.split_once("```").expect("the example ends").0
}

/// Every credit is the sum of its lines and moves a figure so far; totals are the sum of figures.
pub fn assert_adds_up(run: &Value) {
    let number = |value: &Value| value.as_i64().unwrap_or_else(|| panic!("{value} is no number"));
    let events = run["events"].as_array().unwrap();
    for points in events.iter().filter(|event| event["event"] == "points") {
        let lines = points["tally"].as_array().unwrap();
        let sum: i64 = lines.iter().map(|line| number(&line["points"])).sum();
        assert_eq!(number(&points["points"]), sum);
        assert_eq!(number(&points["to"]) - number(&points["from"]), sum);
        assert!(points["ruling"].is_string() && lines.iter().all(|line| line["ruling"].is_string()));
    }
    for score in run["result"]["scores"].as_object().unwrap().values() {
        let messenger = score.get("messenger").map_or(0, number);
        assert_eq!(number(&score["meeple"]) + messenger, number(&score["total"]));
    }
}

#[test]
fn the_example_is_true() {
    let table = company();
    let made = run_json("Another player stands there", &table.play(Edition::Zmg), &table.names);
    let written: Value = serde_json::from_str(example()).expect("the example is JSON");
    // As text, so that the order of the keys is held too.
    assert_eq!(written.to_string(), made.to_string());
}

#[test]
fn every_event_is_described() {
    let table = two_features();
    for edition in Edition::ALL {
        let run = run_json("", &table.play(edition), &table.names);
        assert_adds_up(&run);
        for event in run["events"].as_array().unwrap().iter().filter(|event| event.get("text").is_none()) {
            let name = event["event"].as_str().unwrap();
            assert!(DOC.contains(&format!("| `{name}` |")), "{name}");
        }
    }
}

#[test]
fn an_overridden_reading_is_told() {
    let mut table = two_features();
    let landing = meeplaw::game::reading("landing-check").unwrap();
    table.setup.overrides.choose(landing, 1);
    let run = run_json("", &table.play(Edition::First), &table.names);
    assert_eq!(run["readings"]["reading/landing-check"], "each-landing");
    assert_eq!(run["result"]["messages"], serde_json::json!(["knights"]));
    let told = run["events"].as_array().unwrap().iter().find(|event| event["event"] == "no_message");
    assert!(told.is_some());
}
