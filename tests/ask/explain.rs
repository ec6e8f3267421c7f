//! `rulings` and `explain`.

use super::{SCENARIOS, empty_folder, hold, meeplaw, meeplaw_in};

#[test]
fn a_ruling_is_told_whole_with_what_its_scenarios_show() {
    let told = meeplaw(&["explain", "messages/zmg-alone", "--run", "--scenarios", SCENARIOS]);
    assert_eq!(told.code, Some(0), "{}", told.errors);
    hold("zmg_alone", &told.out);
}

#[test]
fn a_reading_is_told_with_its_options() {
    let told = meeplaw(&["explain", "reading/alone-laps", "--scenarios", SCENARIOS]);
    hold("alone_laps", &told.out);
}

#[test]
fn a_refused_choice_shows_the_ruling_that_forbids_it() {
    let told = meeplaw(&["explain", "not-onto-occupied", "--run", "--scenarios", SCENARIOS]);
    let refused = "`meeple: road W` is refused [base/not-onto-occupied]";
    assert_eq!(told.out.matches(refused).count(), 3, "{}", told.out);
}

#[test]
fn a_note_and_a_switch_are_pinned_with_the_ruling_that_they_are_about() {
    let told = meeplaw(&["explain", "switch/alone", "--scenarios", SCENARIOS]);
    assert!(told.out.contains("They pin messages/zmg-alone, which it is about."), "{}", told.out);
    assert!(told.out.contains("company-blocks.yaml"), "{}", told.out);
}

#[test]
fn broken_scenarios_are_named() {
    let told = meeplaw(&["explain", "base/tie", "--scenarios", SCENARIOS]);
    assert!(told.out.contains("finds them broken: tests/ask/scenarios/broken.yaml"), "{}", told.out);
}

#[test]
fn what_waits_for_a_box_says_so() {
    let told = meeplaw(&["explain", "messages/crop-circle-tile", "--scenarios", SCENARIOS]);
    assert!(told.out.contains("It cannot be shown yet: it needs Crop Circles"), "{}", told.out);
}

#[test]
fn abbreviations_are_understood() {
    for part in ["zmg-alone", "ZMG_alone"] {
        let told = meeplaw(&["explain", part, "--scenarios", SCENARIOS]);
        assert!(told.out.starts_with("messages/zmg-alone (rule"), "{}", told.out);
    }
}

#[test]
fn words_are_searched_for() {
    let told = meeplaw(&["explain", "alone"]);
    assert_eq!(told.code, Some(0));
    let (ids, statements) = told.out.split_once("In the statement").unwrap();
    for id in ["messages/zmg-alone", "reading/alone-laps", "switch/alone"] {
        assert!(ids.contains(id), "{}", told.out);
    }
    assert!(statements.contains("base/field") && statements.contains("looked at alone"), "{}", told.out);

    let told = meeplaw(&["explain", "figures", "on", "laps"]);
    assert!(told.out.contains("reading/alone-laps"), "{}", told.out);
}

#[test]
fn misspelt_ids_are_put_right() {
    let told = meeplaw(&["explain", "messages/zmg-alnoe"]);
    assert_eq!(told.code, Some(2));
    assert_eq!(told.out, "");
    assert_eq!(
        told.errors,
        "error: unknown ruling `messages/zmg-alnoe`; did you mean `messages/zmg-alone`?\n"
    );

    let told = meeplaw(&["explain", "xyzzy"]);
    assert_eq!(told.code, Some(2));
    assert!(told.errors.contains("`meeplaw rulings` lists them all"), "{}", told.errors);
}

#[test]
fn without_a_folder_the_scenarios_of_the_program_are_taken() {
    let folder = empty_folder("explain-elsewhere");
    let told = meeplaw_in(&folder, &["explain", "messages/one-per-round", "--run"]);
    assert!(told.out.contains("built into this program"), "{}", told.out);
    assert!(told.out.contains("scenarios/messages/two-features-one-message.yaml"), "{}", told.out);
    assert!(told.out.contains("[messages/one-per-round]"), "{}", told.out);

    let told = meeplaw_in(&folder, &["explain", "base/road", "--scenarios", "nowhere"]);
    assert_eq!(told.code, Some(2));
    assert!(told.errors.starts_with("error: nowhere: "), "{}", told.errors);
}

#[test]
fn the_register_is_listed() {
    let told = meeplaw(&["rulings"]);
    let lines: Vec<&str> = told.out.lines().collect();
    assert!(lines.len() > 100);
    assert!(lines.is_sorted());
    let line = |id: &str| {
        let found = lines.iter().find(|line| line.split_whitespace().next() == Some(id));
        found.unwrap_or_else(|| panic!("{id} is not listed")).split_whitespace().collect::<Vec<_>>()
    };
    assert_eq!(line("messages/zmg-alone")[..4], ["messages/zmg-alone", "rule", "zmg", "Z-Man:"]);
    assert_eq!(line("reading/landing-check")[1..4], ["reading", "all", "Is"]);
    assert!(lines.iter().all(|line| *line == line.trim_end()));
}

#[test]
fn the_list_is_narrowed() {
    let ids = |arguments: &[&str]| -> Vec<String> {
        let told = meeplaw(&[&["rulings"], arguments].concat());
        assert_eq!(told.code, Some(0), "{}", told.errors);
        told.out.lines().filter_map(|line| line.split_whitespace().next().map(str::to_owned)).collect()
    };
    let has = |ids: &[String], id: &str| ids.iter().any(|own| own == id);
    assert!(ids(&["--kind", "reading"]).iter().all(|id| id.starts_with("reading/")));
    let first = ids(&["--edition", "1st"]);
    assert!(!has(&first, "messages/zmg-alone") && has(&first, "messages/one-per-round"));
    let messages = ids(&["--expansion", "messages"]);
    assert!(has(&messages, "messages/zmg-alone") && has(&messages, "reading/landing-check"));
    assert!(has(&messages, "messages/forward-only") && !has(&messages, "base/road"));
    assert!(has(&ids(&["--expansion", "crop-circles"]), "messages/crop-circle-tile"));
    assert!(has(&ids(&["--expansion", "base"]), "base/road"));
}

#[test]
fn what_cannot_be_listed_is_said() {
    let told = meeplaw(&["rulings", "--expansion", "mesages"]);
    assert_eq!((told.code, told.out.as_str()), (Some(2), ""));
    assert_eq!(told.errors, "error: unknown expansion `mesages`; did you mean `messages`?\n");
    assert_eq!(meeplaw(&["rulings", "--kind", "erratum", "--expansion", "base"]).code, Some(4));
    assert_eq!(meeplaw(&["rulings", "--kind", "hearsay"]).code, Some(2));
}

#[test]
fn the_list_is_given_as_json() {
    let told = meeplaw(&["rulings", "--format", "json"]);
    let records: Vec<serde_json::Value> =
        told.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let find = |id: &str| records.iter().find(|record| record["id"] == id).unwrap();
    let alone = find("messages/zmg-alone");
    assert_eq!(alone["kind"], "rule");
    assert_eq!(alone["editions"], serde_json::json!(["zmg"]));
    assert_eq!(alone["citations"][0]["source"], "wiki-2nd");
    assert_eq!(alone["expansion"], "messages");
    let laps = find("reading/alone-laps");
    assert_eq!(laps["options"], serde_json::json!(["same-space", "same-total"]));
    assert_eq!(laps["defaults"], serde_json::json!({"1st": null, "hig2": null, "zmg": "same-space"}));
    assert_eq!(find("messages/crop-circle-tile")["waits_for"], "Crop Circles");
}
