//! How long it takes to draw a whole board.

use meeplaw::draw::terminal::{self, Style};
use meeplaw::draw::{self, Scene, Theme};
use meeplaw::editions::Edition;
use meeplaw::game::{Game, Setup};
use meeplaw::hooks::Choices;
use meeplaw::script::Names;

fn main() {
    divan::main();
}

/// A board of 72 tiles, laid by choices that only look random.
fn whole_board() -> Game {
    let mut game = Setup::new_game(Edition::Hig2, 4).build().expect("a new game");
    let mut choices = Choices::new();
    let mut dice = 12_345_u64;
    while game.decision(&mut choices).is_some() && game.position().board.tiles().len() < 72 {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.choose_listed(choices[(dice >> 33) as usize % choices.len()]);
    }
    game
}

#[divan::bench]
fn svg(bencher: divan::Bencher<'_, '_>) {
    let (game, names) = (whole_board(), Names::colours(4));
    bencher.bench(|| draw::svg(&Scene::new(&game, &names, "A game"), Theme::Light, ""));
}

#[divan::bench]
fn terminal_picture(bencher: divan::Bencher<'_, '_>) {
    let (game, names) = (whole_board(), Names::colours(4));
    bencher.bench(|| terminal::picture(&Scene::new(&game, &names, "A game"), Style::default()));
}
