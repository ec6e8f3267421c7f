//! Whole games that nobody thought of: whatever happens can be told.

use meeplaw::editions::Edition;
use meeplaw::explain::{Style, answer, run_json, trace};
use meeplaw::game::{Game, Setup};
use meeplaw::position::Stage;
use meeplaw::script::Names;

use super::shape::assert_adds_up;

/// A whole game in which every choice is any one, always the same for a seed.
fn any_game(edition: Edition, seed: u64) -> Game {
    let setup = Setup { boxes: vec!["messages"], ..Setup::new_game(edition, 3) };
    let mut game = setup.build().expect("a new game is sound");
    let mut state = seed;
    let mut choices = Vec::new();
    while game.decision(&mut choices).is_some() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = choices[(state >> 33) as usize % choices.len()];
        game.choose_listed(choice);
    }
    game
}

#[test]
fn whole_games_are_told() {
    let names = Names::default();
    for edition in Edition::ALL {
        for seed in 0..20 {
            let game = any_game(edition, seed);
            assert_eq!(game.stage(), Stage::Over);
            let text = trace(&game, &names, &Style::plain());
            for line in text.lines() {
                assert!(line.chars().count() <= 110, "{line}");
                assert!(
                    !line.contains(['{', '}']) && !line.contains("  [") || line.starts_with(' '),
                    "{line}"
                );
            }
            let coloured = trace(&game, &names, &Style::coloured());
            assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), text);
            let answer = answer(&game, &names);
            assert!(!answer.contains('\n') && answer.starts_with(edition.title()), "{answer}");
            assert_adds_up(&run_json("any", &game, &names));
        }
    }
}
