use super::recount::Recount;
use super::{RandomPlayer, Report, Settings, invariants, simulate};
use crate::board::{Board, Spot};
use crate::editions::Edition;
use crate::expansions::{self, Slots};
use crate::figures::{FigureKind, Figures, Player};
use crate::game::{self, Game, Setup};
use crate::geometry::{Cell, Rotation};
use crate::hooks::Choices;
use crate::position::Position;
use crate::rulings::Overrides;
use crate::tiles::TileKindId;

fn play(settings: Settings) -> Report {
    let report = simulate(&settings).expect("there is such a game");
    let violations = &report.violations;
    assert!(violations.is_empty(), "{settings:?}: {:?}", violations[0]);
    assert_eq!(report.games, settings.games);
    report
}

/// The base game, and each box alone with it.
fn boxes() -> Vec<Vec<&'static str>> {
    let alone = expansions::ALL.iter().map(|boxed| vec![boxed.id]);
    std::iter::once(Vec::new()).chain(alone).collect()
}

#[test]
fn nothing_is_out_of_order_in_any_edition() {
    for edition in Edition::ALL {
        for boxes in boxes() {
            let games = if boxes.is_empty() { 8 } else { 2 };
            play(Settings { games, boxes, edition, check_invariants: true, ..Settings::default() });
        }
    }
}

#[test]
fn nothing_is_out_of_order_with_any_number_of_players() {
    let all = expansions::ALL.iter().map(|boxed| boxed.id).collect();
    for players in 1..=6 {
        for boxes in boxes().into_iter().take(2).chain([Vec::clone(&all)]) {
            let games = if boxes.len() > 1 { 1 } else { 3 };
            let settings = Settings { games, players, boxes, seed: 1, ..Settings::default() };
            let checked = play(Settings { check_invariants: true, ..settings.clone() });
            assert_eq!(checked.points_by_source, play(settings).points_by_source, "looking changes nothing");
        }
    }
}

#[test]
fn nothing_is_out_of_order_under_any_reading() {
    for reading in game::readings().chain(game::settled()) {
        for option in 0..reading.options.len() as u8 {
            let mut overrides = Overrides::default();
            overrides.choose(reading, option);
            // Where it matters: the box that it belongs to, with the first one, which meets all others.
            let has = |boxed: &&&expansions::Boxed| {
                boxed.readings.iter().chain(boxed.settled).any(|own| own.id == reading.id)
            };
            let own = expansions::ALL.iter().find(has).map(|boxed| boxed.id);
            let mut boxes: Vec<_> = expansions::ALL.iter().take(1).map(|boxed| boxed.id).chain(own).collect();
            boxes.dedup();
            let edition = Edition::ALL.into_iter().rfind(|&edition| reading.concerns(edition));
            let Some(edition) = edition else { continue };
            let (games, check_invariants) = (1, true);
            play(Settings { games, boxes, edition, overrides, check_invariants, ..Settings::default() });
        }
    }
}

#[test]
fn threads_change_nothing_but_the_time() {
    let settings = Settings { games: 24, boxes: boxes().concat(), ..Settings::default() };
    let one = play(settings.clone());
    for threads in [2, 3] {
        let several = play(Settings { threads, ..settings.clone() });
        let Report { seconds, games_per_second, tiles_per_second, .. } = one;
        assert_eq!(Report { seconds, games_per_second, tiles_per_second, ..several }, one);
    }
}

#[test]
fn seeds_change_the_games() {
    let of = |seed| play(Settings { games: 20, seed, ..Settings::default() }).points_per_player;
    assert_ne!(of(1), of(2));
}

/// Independent engines give these means for two players who choose at random.
#[test]
fn means_are_those_of_other_engines() {
    let report = play(Settings { games: 4000, ..Settings::default() });
    let near = |mean: f64, expected: f64| (mean - expected).abs() < 0.04 * expected;
    assert!(near(report.points_per_player, 19.4), "{report:?}");
    for (source, expected) in [("road", 10.8), ("city", 15.7), ("monastery", 4.7), ("field", 7.7)] {
        assert!(near(report.points_by_source[source], expected), "{source}: {report:?}");
    }
}

#[test]
fn a_game_for_nobody_is_refused() {
    assert!(simulate(&Settings { players: 0, ..Settings::default() }).is_err());
    assert!(simulate(&Settings { players: 7, ..Settings::default() }).is_err());
}

/// A game between two turns, some way in.
fn some_game() -> Game {
    let mut game = Setup::new_game(Edition::Hig2, 2).build().expect("a game can begin");
    let (mut player, mut choices) = (RandomPlayer::new(0, 0), Choices::new());
    while game.position().turn < 20 {
        game.decision(&mut choices).expect("the game goes on");
        game.choose_listed(player.choose(&choices));
    }
    game
}

#[test]
fn what_is_out_of_order_is_found() {
    let game = some_game();
    let sound = game.position();
    let differs = |p: &Position<Slots>| Recount::of(&p.board, &p.figures, |_| true).differs();
    assert_eq!(differs(sound), None);
    assert_eq!(invariants::figures(sound), None);

    let mut unseen = sound.clone();
    let part = unseen.figures.standing()[0].part;
    unseen.board.vacate(part);
    assert!(differs(&unseen).is_some_and(|what| what.contains("occupants")));

    let mut one_more = sound.clone();
    one_more.figures.set_supply(Player(0), FigureKind::MEEPLE, 9);
    assert_ne!(&one_more, sound);
}

#[test]
fn positions_are_the_same_whatever_their_labels() {
    let game = some_game();
    let tiles = game.position().board.tiles().to_vec();
    let mut backwards = game.position().clone();
    backwards.board = Board::new(game.position().board.catalogue().clone());
    for tile in tiles.iter().rev() {
        backwards.board.place(tile.kind, tile.rotation, tile.cell);
    }
    let board = &game.position().board;
    assert_eq!(&backwards.board, board);
    assert_eq!(Recount::of(&backwards.board, &Figures::new(2, std::iter::empty()), |_| true).differs(), None);
    for tile in &tiles {
        let spot = Spot::Part { cell: tile.cell, part: 0 };
        let name = |board: &Board| board.part(spot).map(|part| board.name_of(part));
        assert_eq!(name(&backwards.board), name(board));
    }
}

/// Every tile of every box, edge to edge as they come, with tiles that close what they touch among them: what the
/// board keeps is what is counted.
#[test]
fn tiles_of_boxes_are_kept_as_they_are_counted() {
    let catalogue = game::catalogue();
    let closing = catalogue.iter().find(|(_, kind)| kind.closes).expect("there is one").0;
    for shift in 0..4 {
        let mut board = Board::new(catalogue.clone());
        let kinds: Vec<TileKindId> = catalogue.iter().map(|(id, _)| id).collect();
        for (count, &id) in kinds.iter().chain(&kinds).enumerate() {
            // Row by row, every other row backwards, and from time to time a tile that closes.
            let (row, column) = (count / 23, count % 23);
            let column = if (row + shift) % 2 == 0 { column } else { 22 - column };
            let kind = if count % 19 == 7 { closing } else { id };
            let rotation = Rotation::new((count * 7 / 3 + shift) as u8);
            board.place(kind, rotation, Cell::new(column as i16, row as i16));
        }
        assert_eq!(Recount::of(&board, &Figures::new(2, std::iter::empty()), |_| true).differs(), None);
    }
}

#[test]
fn chance_draws_a_tile_the_more_often_the_more_copies_there_are() {
    let game = Setup::new_game(Edition::First, 2).build().expect("a game can begin");
    let mut choices = Choices::new();
    let decision = game.decision(&mut choices).expect("a tile is drawn");
    assert_eq!(decision.player, None, "chance decides");
    let all: u32 = choices.iter().map(|&choice| game.cases(choice)).sum();
    assert_eq!(all, 71);
    let draw = |number| RandomPlayer::new(0, number).decide(&game, &decision, &choices);
    let drawn: Vec<_> = (0..7100).map(draw).collect();
    for &choice in &choices {
        let times = drawn.iter().filter(|&&other| other == choice).count() as f64;
        let expected = f64::from(100 * game.cases(choice));
        assert!((times - expected).abs() < 5.0 * expected.sqrt(), "{choice:?}: {times} for {expected}");
    }
}
