//! Pictures: what is drawn against what lies on the table.

mod pieces;
mod shapes;
mod table;

use std::path::Path;

use meeplaw::editions::Edition;
use meeplaw::game::Game;
use meeplaw::rulings::Overrides;
use meeplaw::scenario::{self, Scenario, Until, yaml};

/// A scenario from its text.
fn scenario(text: &str) -> Scenario {
    let source = yaml::read_bytes("test", text.as_bytes());
    source
        .and_then(|source| scenario::read(&source))
        .unwrap_or_else(|problems| panic!("{}", problems.render(false)))
}

/// The game at the end of a scenario.
fn end(scenario: &Scenario) -> Game {
    let played = scenario::play(scenario, Edition::Hig2, &Overrides::default(), Until::End);
    let played = played.unwrap_or_else(|problems| panic!("{}", problems.render(false)));
    assert!(played.problems.is_empty(), "{}", played.problems.render(false));
    played.game
}

/// Holds a text against its snapshot.
fn hold(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/draw");
    insta::with_settings!({
        snapshot_path => path,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}
