//! How fast the engine is: whole random games, and the parts of which they are made.
//!
//! `cargo bench` runs all, `cargo bench -- games` those of one name.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use meeplaw::board::Board;
use meeplaw::editions::Edition;
use meeplaw::game::{Game, Setup};
use meeplaw::hooks::Choices;
use meeplaw::position::Stage;
use meeplaw::scoring;
use meeplaw::simulate::RandomPlayer;
use meeplaw::tiles::TileKindId;

fn main() {
    divan::main();
}

/// A box besides the base game, or none.
const BOXES: [&str; 2] = ["", "messages"];

/// Tiles laid after which a game is looked at half way.
const HALF_WAY: usize = 36;

/// A new game without events, its tiles not yet in order.
fn new_game(players: u8, boxed: &'static str) -> Game {
    let boxes = Some(boxed).filter(|boxed| !boxed.is_empty()).into_iter().collect();
    let setup = Setup { boxes, keep_events: false, ..Setup::new_game(Edition::Hig2, players) };
    setup.build().expect("a game can begin")
}

/// The tiles of a game in order of kind.
fn tiles(game: &Game) -> Vec<TileKindId> {
    let rest = game.position().pile.candidates();
    rest.flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count))).collect()
}

/// Shuffles the tiles and plays until so many lie on the table, or to the end.
fn play(game: &mut Game, pile: &mut [TileKindId], number: u64, choices: &mut Choices, until: usize) {
    let mut player = RandomPlayer::new(1, number);
    player.shuffle(pile);
    game.arrange_pile(pile);
    while game.position().board.tiles().len() < until && game.decision(choices).is_some() {
        game.choose_listed(player.choose(choices));
    }
}

/// A game half way through, when a tile is to be placed next.
fn half_way(number: u64) -> Game {
    let mut game = new_game(2, "");
    let mut pile = tiles(&game);
    let mut choices = Choices::new();
    play(&mut game, &mut pile, number, &mut choices, HALF_WAY);
    let mut player = RandomPlayer::new(2, number);
    while game.decision(&mut choices).is_some_and(|decision| decision.about != "place") {
        game.choose_listed(player.choose(&choices));
    }
    game
}

#[divan::bench(args = BOXES)]
fn games(bencher: Bencher, boxed: &'static str) {
    run_games(bencher, 2, boxed);
}

#[divan::bench(args = [1, 3, 6])]
fn games_of_players(bencher: Bencher, players: u8) {
    run_games(bencher, players, "");
}

fn run_games(bencher: Bencher, players: u8, boxed: &'static str) {
    let prototype = new_game(players, boxed);
    let (mut game, mut pile, mut choices) = (prototype.clone(), tiles(&prototype), Choices::new());
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        number += 1;
        game.clone_from(&prototype);
        play(&mut game, &mut pile, number, &mut choices, usize::MAX);
        assert_eq!(game.stage(), Stage::Over);
    });
}

#[divan::bench]
fn listing_placements(bencher: Bencher) {
    let games: Vec<Game> = (0..32).map(half_way).collect();
    let mut choices = Choices::new();
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        for game in &games {
            game.decision(&mut choices);
            black_box(&choices);
        }
    });
}

#[divan::bench]
fn placing_and_merging(bencher: Bencher) {
    let (mut game, mut choices) = (new_game(2, ""), Choices::new());
    let mut pile = tiles(&game);
    play(&mut game, &mut pile, 1, &mut choices, usize::MAX);
    let laid = game.position().board.tiles().to_vec();
    let bare = Board::new(game.position().board.catalogue().clone());
    let mut board = bare.clone();
    bencher.counter(ItemsCount::new(laid.len())).bench_local(|| {
        board.clone_from(&bare);
        for tile in &laid {
            board.place(tile.kind, tile.rotation, tile.cell);
        }
        black_box(&board);
    });
}

#[divan::bench]
fn final_scoring(bencher: Bencher) {
    let ended = half_way(1).position().clone();
    bencher.with_inputs(|| ended.clone()).bench_local_refs(scoring::final_scoring);
}

#[divan::bench]
fn cloning_a_position(bencher: Bencher) {
    let game = half_way(1);
    bencher.bench_local(|| game.position().clone());
}

#[divan::bench]
fn cloning_into_memory_at_hand(bencher: Bencher) {
    let game = half_way(1);
    let mut other = game.clone();
    bencher.bench_local(|| other.clone_from(black_box(&game)));
}

#[divan::bench]
fn comparing_positions(bencher: Bencher) {
    let game = half_way(1);
    let other = game.clone();
    bencher.bench_local(|| black_box(game.position()) == black_box(other.position()));
}
