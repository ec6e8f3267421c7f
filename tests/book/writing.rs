//! The book in its folder.

use std::process::Command;

use meeplaw::book::{self, File};

use crate::{BOOK, new_folder, some};

fn meeplaw(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_meeplaw")).args(arguments).output().unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn the_same_scenarios_give_the_same_bytes() {
    assert!(book::make(&some()).unwrap().files == BOOK.files);
}

#[test]
fn only_what_changed_is_written_again() {
    let folder = new_folder("book-again");
    let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
    let first = [file("index.html", "1"), file("a/b.html", "2"), file("old.html", "3")];
    let written = book::write(&folder, &first).unwrap();
    assert_eq!((written.written, written.unchanged, written.removed), (3, 0, 0));
    std::fs::write(folder.join("mine.txt"), "not of the book").unwrap();
    let second = [file("index.html", "1"), file("a/b.html", "other")];
    let written = book::write(&folder, &second).unwrap();
    assert_eq!((written.written, written.unchanged, written.removed), (1, 1, 1));
    assert!(!folder.join("old.html").exists() && folder.join("mine.txt").exists());
    assert_eq!(std::fs::read_to_string(folder.join("a/b.html")).unwrap(), "other");
}

#[test]
fn what_is_no_book_is_left_alone() {
    let folder = new_folder("book-other");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("letter.txt"), "Dear").unwrap();
    let (code, told) = meeplaw(&["book", folder.to_str().unwrap()]);
    assert_eq!(code, Some(2));
    assert!(told.contains("holds something else than a book"), "{told}");
    let (code, told) = meeplaw(&["book", folder.join("letter.txt").to_str().unwrap()]);
    assert_eq!(code, Some(2), "{told}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn a_broken_scenario_stops_it_before_anything_is_written() {
    let (scenarios, folder) = (new_folder("book-broken-scenarios"), new_folder("book-broken"));
    std::fs::create_dir_all(&scenarios).unwrap();
    for (text, wrong) in [
        ("title: x\nbored: yes\n", "bored"),
        ("title: x\nturn:\n  - place: E at (40,40)\n", "(40,40)"),
        ("title: x\nturn:\n  - message: action\n", "message"),
    ] {
        std::fs::write(scenarios.join("one.yaml"), text).unwrap();
        let arguments = ["book", folder.to_str().unwrap(), "--scenarios", scenarios.to_str().unwrap()];
        let (code, told) = meeplaw(&arguments);
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains(wrong) && told.contains("one.yaml:"), "{told}");
        assert!(!folder.exists());
    }
    let (code, told) = meeplaw(&["book", folder.to_str().unwrap(), "--scenarios", "/nowhere"]);
    assert_eq!((code, folder.exists()), (Some(2), false), "{told}");
}

#[test]
fn one_file_makes_a_book_and_failures_are_told() {
    let (scenario, folder) = (new_folder("book-one.yaml"), new_folder("book-one"));
    let _ = std::fs::remove_file(&scenario);
    let text = "title: </title><script>alert(1)</script>\nquestion: \"`a\"\nexpect:\n  scores: {red: 3}\n";
    std::fs::write(&scenario, text).unwrap();
    let (code, told) =
        meeplaw(&["book", folder.to_str().unwrap(), "--scenarios", scenario.to_str().unwrap()]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("does not come out as expected"), "{told}");
    let page = std::fs::read_to_string(folder.join("scenarios/book-one.html")).unwrap();
    assert!(
        page.contains("Not as expected:") && page.contains("expected") && !page.contains("<script>alert")
    );
    let list = std::fs::read_to_string(folder.join("search.js")).unwrap();
    assert!(!list.contains("</"), "nothing ends the script");
}
