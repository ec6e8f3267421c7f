//! How fast the engine is: whole random games, the parts of which they are made, lines of play explored, and
//! scenarios from file to text.
//!
//! `cargo bench` runs all, `cargo bench -- games` those of one name.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use meeplaw::board::Board;
use meeplaw::check;
use meeplaw::editions::Edition;
use meeplaw::explain::{self, Style};
use meeplaw::explore::{Settings, Watch, explore};
use meeplaw::game::{Game, Setup};
use meeplaw::hooks::Choices;
use meeplaw::position::Stage;
use meeplaw::rulings::Overrides;
use meeplaw::scenario::{self, yaml};
use meeplaw::scoring;
use meeplaw::simulate::RandomPlayer;
use meeplaw::tiles::TileKindId;

fn main() {
    divan::main();
}

/// What is played: the base game alone, with The Messages, or with three large boxes besides.
const PLAYED: [&str; 3] = ["base", "messages", "four boxes"];

fn boxes(played: &str) -> Vec<&'static str> {
    match played {
        "base" => Vec::new(),
        "messages" => vec!["messages"],
        _ => vec!["messages", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"],
    }
}

/// Tiles laid after which a game is looked at half way.
const HALF_WAY: usize = 36;

/// A new game without events, its tiles not yet in order.
fn new_game(players: u8, played: &str) -> Game {
    let setup = Setup { keep_events: false, ..Setup::with_boxes(Edition::Hig2, players, &boxes(played)) };
    setup.build().expect("a game can begin")
}

/// The tiles of a game in order of kind.
fn tiles(game: &Game) -> Vec<TileKindId> {
    let rest = game.position().pile.candidates();
    rest.flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count))).collect()
}

/// Shuffles the tiles, where they are one heap, and plays until so many lie on the table, or to the end.
fn play(game: &mut Game, pile: &mut [TileKindId], number: u64, choices: &mut Choices, until: usize) {
    let mut player = RandomPlayer::new(1, number);
    if game.position().pile.is_one_heap() {
        player.shuffle(pile);
        game.arrange_pile(pile);
    }
    while game.position().board.tiles().len() < until
        && let Some(decision) = game.decision(choices)
    {
        game.choose_listed(player.decide(game, &decision, choices));
    }
}

/// A game half way through, when a tile is to be placed next.
fn half_way(number: u64) -> Game {
    let mut game = new_game(2, "base");
    let mut pile = tiles(&game);
    let mut choices = Choices::new();
    play(&mut game, &mut pile, number, &mut choices, HALF_WAY);
    let mut player = RandomPlayer::new(2, number);
    while game.decision(&mut choices).is_some_and(|decision| decision.about != "place") {
        game.choose_listed(player.choose(&choices));
    }
    game
}

#[divan::bench(args = PLAYED, sample_size = 50)]
fn games(bencher: Bencher, played: &str) {
    run_games(bencher, 2, played);
}

#[divan::bench(args = [1, 3, 6], sample_size = 50)]
fn games_of_players(bencher: Bencher, players: u8) {
    run_games(bencher, players, "base");
}

fn run_games(bencher: Bencher, players: u8, played: &str) {
    let prototype = new_game(players, played);
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
    let (mut game, mut choices) = (new_game(2, "base"), Choices::new());
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

#[divan::bench(args = Edition::ALL, sample_size = 50)]
fn games_of_editions(bencher: Bencher, edition: Edition) {
    let boxes: Vec<_> = meeplaw::expansions::ALL.iter().map(|boxed| boxed.id).collect();
    let setup = Setup { keep_events: false, ..Setup::with_boxes(edition, 2, &boxes) };
    let prototype = setup.build().expect("a game can begin");
    let (mut game, mut pile, mut choices) = (prototype.clone(), tiles(&prototype), Choices::new());
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        number += 1;
        game.clone_from(&prototype);
        play(&mut game, &mut pile, number, &mut choices, usize::MAX);
    });
}

#[divan::bench]
fn hashing_a_position(bencher: Bencher) {
    let game = half_way(1);
    bencher.bench_local(|| black_box(&game).fingerprint());
}

/// Lines of play from a scenario of this repository that are all open; an item is a choice tried.
#[divan::bench(args = ["messages in words", "a turn with tiles"], sample_count = 10)]
fn exploring(bencher: Bencher, what: &str) {
    let name = match what {
        "messages in words" => "questions/most-messages-in-a-turn.yaml",
        _ => "questions/most-messages-with-tiles.yaml",
    };
    let scenario = check::load(&scenarios().join(name)).expect("the scenario can be read");
    let readings = Overrides::default();
    let settings = Settings { step: Some(0), ..Settings::new(&scenario, Edition::Hig2, &readings) };
    let stop = AtomicBool::new(false);
    let search =
        || explore(&settings, &mut Watch { stop: &stop, progress: &mut |_| {} }).expect("it can begin");
    bencher.counter(ItemsCount::new(search().decisions)).bench_local(|| black_box(search().ends));
}

fn scenarios() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[divan::bench]
fn run_from_file_to_text(bencher: Bencher) {
    let path = scenarios().join("questions/most-messages-in-a-turn.yaml");
    bencher.bench_local(|| {
        let bytes = yaml::read_file(&path).expect("the file is there");
        let source = yaml::read_bytes("scenario", &bytes).expect("it is text");
        let scenario = scenario::read(&source).expect("it can be read");
        let readings = Overrides::default();
        let played = scenario::play(&scenario, Edition::Hig2, &readings, scenario::Until::End);
        let game = played.expect("it can begin").game;
        explain::answer(&game, &scenario.names) + &explain::trace(&game, &scenario.names, &Style::plain())
    });
}

#[divan::bench(sample_count = 10)]
fn check_a_thousand_scenarios(bencher: Bencher) {
    let files = check::collect(&[scenarios()]).expect("the folder is there");
    let thousand: Vec<PathBuf> = files.iter().cycle().take(1000).cloned().collect();
    let options = check::Options::default();
    bencher.bench_local(|| check::check(&thousand, &options, || {}).passed);
}
