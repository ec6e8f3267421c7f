//! The pages under `docs/` are as they would be written.

use std::path::Path;

use meeplaw::expansions;
use meeplaw::scenario::{self, yaml};
use meeplaw::tables::{Scenarios, docs};

#[test]
fn generated_pages_are_up_to_date() {
    // Tests run in the folder of the package, from which the paths on the pages are told.
    let folder = Path::new("docs");
    let pages = docs::pages(folder, Scenarios::new(vec!["scenarios".into()])).expect("scenarios and pages");
    let differences = docs::compare(folder, &pages).expect("the pages can be read");
    let told: Vec<String> = differences.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "`meeplaw docs` writes these anew:\n{}", told.join("\n"));
}

/// What stands as an example of a box's key is read with that box, and states something.
#[test]
fn examples_of_keys_can_be_read() {
    for boxed in expansions::ALL {
        for key in boxed.keys {
            let text = format!("title: x\nexpansions: [{}]\n{}\n", boxed.id, key.example);
            let source = yaml::read_bytes("x.yaml", text.as_bytes()).unwrap();
            let read = scenario::read(&source).unwrap_or_else(|problems| panic!("{problems}"));
            assert!(!read.given.is_empty(), "{text}");
        }
    }
}

#[test]
fn pages_do_not_depend_on_the_run() {
    let pages = || docs::pages(Path::new("docs"), Scenarios::new(vec!["scenarios".into()])).expect("pages");
    assert_eq!(pages(), pages());
}

#[test]
fn links_between_rulings_lead_somewhere() {
    let pages = docs::pages(Path::new("docs"), Scenarios::new(vec!["scenarios".into()])).expect("pages");
    for page in pages.iter().filter(|page| page.path.contains('/')) {
        for (at, _) in page.text.match_indices("](../rulings/") {
            let target = page.text[at + 5..].split(')').next().unwrap_or_default();
            let (file, anchor) = target.split_once('#').expect(target);
            let found = pages.iter().find(|page| page.path == file).expect(file);
            assert!(found.text.contains(&format!("<a id=\"{anchor}\"></a>")), "{}: {target}", page.path);
        }
    }
}
