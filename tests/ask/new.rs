//! `new`: the beginning of a scenario.

use std::fs;

use super::{SCENARIOS, empty_folder, meeplaw, meeplaw_in};

#[test]
fn a_skeleton_is_printed() {
    let told = meeplaw(&["new"]);
    assert_eq!(told.code, Some(0));
    assert!(told.out.starts_with("# A question about the rules"), "{}", told.out);
}

#[test]
fn a_skeleton_is_written_and_passes_and_is_never_overwritten() {
    let folder = empty_folder("new-written");
    let told = meeplaw_in(&folder, &["new", "questions/two-on-15"]);
    assert_eq!(told.code, Some(0), "{}", told.errors);
    assert_eq!(
        told.out,
        "questions/two-on-15.yaml is written. `meeplaw run questions/two-on-15.yaml` plays it.\n"
    );
    let text = fs::read_to_string(folder.join("questions/two-on-15.yaml")).unwrap();
    assert!(text.contains("\ntitle: Two on 15\n"), "{text}");
    let checked = meeplaw_in(&folder, &["check", "questions"]);
    assert_eq!(checked.code, Some(0), "{}", checked.out);

    fs::write(folder.join("questions/two-on-15.yaml"), "mine").unwrap();
    let told = meeplaw_in(&folder, &["new", "questions/two-on-15.yaml"]);
    assert_eq!(told.code, Some(2));
    assert!(told.errors.contains("is there already"), "{}", told.errors);
    assert_eq!(fs::read_to_string(folder.join("questions/two-on-15.yaml")).unwrap(), "mine");
}

#[test]
fn near_a_ruling_it_is_a_copy_of_what_pins_it() {
    let told = meeplaw(&["new", "--ruling", "dark-spaces", "--scenarios", SCENARIOS]);
    assert!(told.out.contains("A copy of tests/ask/scenarios/alone.yaml"), "{}", told.out);
    assert!(told.out.contains("# wrong on purpose"), "comments stay: {}", told.out);
    // Of two that pin it the one that is first about it.
    let told = meeplaw(&["new", "--ruling", "zmg-alone", "--scenarios", SCENARIOS]);
    assert!(told.out.contains("A copy of tests/ask/scenarios/company-blocks.yaml"), "{}", told.out);
    assert!(told.out.contains("1 more pins it"), "{}", told.out);
}

#[test]
fn near_a_ruling_that_nothing_pins_its_box_is_on() {
    let folder = empty_folder("new-ruling");
    let told =
        meeplaw_in(&folder, &["new", "mine", "--ruling", "messages/crop-circle-tile", "--scenarios", "."]);
    assert_eq!(told.code, Some(0), "{}", told.errors);
    let text = fs::read_to_string(folder.join("mine.yaml")).unwrap();
    assert!(text.contains("rulings: [messages/crop-circle-tile]"), "{text}");
    assert!(text.contains("expansions: [messages]") && text.contains("it needs Crop Circles"), "{text}");
    let checked = meeplaw_in(&folder, &["check", "mine.yaml"]);
    assert_eq!(checked.code, Some(0), "{}", checked.out);
}

#[test]
fn an_unknown_ruling_is_no_beginning() {
    let told = meeplaw(&["new", "--ruling", "zmg-alnoe"]);
    assert_eq!((told.code, told.out.as_str()), (Some(2), ""));
    assert!(told.errors.contains("did you mean `messages/zmg-alone`?"), "{}", told.errors);
    let told = meeplaw(&["new", "--ruling", "alone"]);
    assert_eq!((told.code, told.out.as_str()), (Some(2), ""));
    assert!(told.errors.contains("`alone` may be several of these"), "{}", told.errors);
}
