//! A scenario in an edition, as a position to play from.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::document::{PileText, Scenario, StatedEntry, StatedWords};
use super::problems::{Problem, Problems, Span};
use crate::board::{Board, MOST_TILES, Spot, WIDEST};
use crate::editions::Edition;
use crate::expansions::{Given, GivenEntry};
use crate::figures::{FigureKind, Player};
use crate::game::{Game, PileSetup, Setup, SetupProblem, TileSetup, deal, pack, start_tiles};
use crate::rulings::Overrides;
use crate::script::spots::Spots;
use crate::script::tiles;
use crate::tiles::TileKindId;

/// Makes a game of a scenario in an edition, with readings chosen besides its own.
///
/// # Errors
/// Everything about the position that cannot be.
pub fn game(scenario: &Scenario, edition: Edition, readings: &Overrides) -> Result<Game, Problems> {
    game_of(scenario, edition, readings, scenario.turn_count(), &mut |_| {})
}

/// The same with another number of turns to play, and shown as it begins.
pub(super) fn game_of(
    scenario: &Scenario,
    edition: Edition,
    readings: &Overrides,
    turns: u16,
    watch: &mut dyn FnMut(&Game),
) -> Result<Game, Problems> {
    let mut problems = Problems::new(&scenario.source);
    let table = table(scenario, edition);
    let figures = figures(scenario, &table, &mut problems);
    let setup = Setup {
        overrides: overrides(scenario, readings),
        players: scenario.names.players.len() as u8,
        boxes: scenario.boxes.clone(),
        without: scenario.without.clone(),
        given: given(scenario, &table),
        pile: pile(scenario, edition, &table),
        catalogue: scenario.catalogue.clone(),
        tiles: table,
        stated: scenario.features.iter().map(|feature| feature.value.clone()).collect(),
        figures,
        supply: scenario.supply.clone(),
        scores: scenario.scores.clone(),
        allow: scenario.allow,
        turns: Some(turns),
        asks_in_vain: true,
        ..Setup::new_game(edition, 2)
    };
    match setup.build_watched(watch) {
        Ok(game) => problems.or(game),
        Err(wrong) => {
            wrong.iter().for_each(|wrong| problems.push(describe(scenario, &setup, wrong)));
            Err(problems)
        }
    }
}

/// The scenario's own readings, and those chosen besides.
pub fn overrides(scenario: &Scenario, readings: &Overrides) -> Overrides {
    let mut all = scenario.overrides.clone();
    readings.iter().for_each(|(reading, option)| all.choose(reading, option));
    all
}

/// The tiles on the table; what lies at the beginning where the scenario states neither tiles nor features.
fn table(scenario: &Scenario, edition: Edition) -> Vec<TileSetup> {
    match &scenario.board {
        Some(board) => board.iter().map(|tile| tile.value).collect(),
        None if !scenario.features.is_empty() => Vec::new(),
        None => start_tiles(&scenario.catalogue, edition, &scenario.boxes),
    }
}

/// The tiles of the table, laid as far as they can be.
fn laid(scenario: &Scenario, table: &[TileSetup]) -> Board {
    let mut board = Board::new(scenario.catalogue.clone());
    for tile in table.iter().take(MOST_TILES) {
        if board.tile_at(tile.cell).is_none() && board.within_reach(tile.cell) {
            board.place(tile.kind, tile.rotation, tile.cell);
        }
    }
    board
}

/// What is stated for boxes, with its places looked up on the table.
fn given(scenario: &Scenario, table: &[TileSetup]) -> Vec<Given> {
    if scenario.given.is_empty() {
        return Vec::new();
    }
    let board = laid(scenario, table);
    let spots = Spots::new(&board, &scenario.names.stated);
    let entry = |stated: &StatedEntry| GivenEntry {
        spot: spots.parse(&stated.spot, None).ok(),
        ..stated.given.clone()
    };
    let given = |words: &StatedWords| Given {
        key: words.key,
        entries: words.entries.iter().map(entry).collect(),
        exactly: words.exactly,
    };
    scenario.given.iter().map(given).collect()
}

/// The figures with their places looked up on the table.
fn figures(
    scenario: &Scenario,
    table: &[TileSetup],
    problems: &mut Problems,
) -> Vec<(Player, FigureKind, Spot)> {
    let board = laid(scenario, table);
    let mut found = Vec::new();
    for figure in &scenario.figures {
        let spot = &figure.spot;
        match Spots::new(&board, &scenario.names.stated).parse(&spot.value, None) {
            Ok(place) => found.push((figure.owner, figure.kind, place)),
            Err(error) => {
                let mut problem = Problem::new(spot.span, error.to_string());
                for candidate in error.candidates.iter().take(8) {
                    problem = problem.help(format!("there is `{candidate}`"));
                }
                problems.push(problem);
            }
        }
    }
    found
}

/// The pile: what the tiles of the edition and of the boxes leave, as far as nothing else is stated.
fn pile(scenario: &Scenario, edition: Edition, table: &[TileSetup]) -> PileSetup {
    let left = pack(&scenario.catalogue, edition, &scenario.boxes, table);
    let rest = |known: &[TileKindId]| {
        let own = own_tiles(scenario).map(|kind| (kind, u8::MAX));
        let left = left.iter().map(|&(kind, count)| {
            let gone = known.iter().filter(|&&known| known == kind).count();
            (kind, count.saturating_sub(gone.min(255) as u8))
        });
        let mut pile = PileSetup { rest: left.chain(own).collect(), ..PileSetup::default() };
        deal(&scenario.catalogue, &scenario.boxes, &mut pile);
        PileSetup { known: known.to_vec(), ..pile }
    };
    match &scenario.pile {
        PileText::Rest => rest(&[]),
        PileText::Top(known) => rest(known),
        PileText::Only(known) => PileSetup { known: known.clone(), ..PileSetup::default() },
        PileText::Seed(seed) => {
            let dealt = rest(&[]);
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(*seed);
            let mut known = Vec::new();
            for heap in std::iter::once(&dealt.rest).chain(&dealt.later) {
                let counted = heap.iter().filter(|&&(_, count)| count < u8::MAX);
                let mut heap: Vec<_> =
                    counted.flat_map(|&(kind, count)| vec![kind; usize::from(count)]).collect();
                heap.shuffle(&mut chance);
                known.extend(heap);
            }
            PileSetup { known, held: dealt.held, ..PileSetup::default() }
        }
    }
}

/// The scenario's own tiles: there are as many of each as it likes.
fn own_tiles(scenario: &Scenario) -> impl Iterator<Item = TileKindId> + '_ {
    let published = crate::game::catalogue().len();
    scenario.catalogue.iter().map(|(id, _)| id).skip(published)
}

/// A problem of a position, with its place in the file.
fn describe(scenario: &Scenario, setup: &Setup, problem: &SetupProblem) -> Problem {
    let tile_span = |index: usize| {
        let board = scenario.board.as_ref().and_then(|board| board.get(index));
        board.map_or(Span::at(0), |tile| tile.span)
    };
    let tile = |index: usize| {
        let TileSetup { kind, rotation, cell } = setup.tiles[index];
        let name = tiles::print(&setup.catalogue, tiles::Turned { kind, rotation });
        format!("`{name}` at {cell}")
    };
    let figure_span =
        |index: usize| scenario.figures.get(index).map_or(Span::at(0), |figure| figure.spot.span);
    let owner = |index: usize| {
        let player = scenario.figures.get(index).map_or(Player(0), |figure| figure.owner);
        scenario.names.player(player).to_owned()
    };
    let figure = |index: usize| {
        let kind = scenario.figures.get(index).map_or(FigureKind::MEEPLE, |figure| figure.kind);
        crate::game::figure_records(&scenario.boxes)
            .get(kind.index())
            .map_or("figure", |record| record.term.id)
    };
    match *problem {
        SetupProblem::Players => Problem::new(Span::at(0), "there are 1 to 6 players"),
        SetupProblem::SpaceTaken(index) => {
            Problem::new(tile_span(index), format!("{}: another tile lies there", tile(index)))
        }
        SetupProblem::Edge(index, side) => {
            let what =
                format!("{} does not fit its neighbour in the {side:?} [base/edges-match]", tile(index));
            Problem::new(
                tile_span(index),
                what.replace(&format!("{side:?}"), &format!("{side:?}").to_lowercase()),
            )
            .help("a rotation is written behind the tile, in clockwise quarter turns: `E2`")
            .help("add `allow: [edges]` if the position is impossible on purpose")
        }
        SetupProblem::Apart(index) => Problem::new(
            tile_span(index),
            format!("{} touches no other tile [base/no-corner-contact]", tile(index)),
        )
        .help("add `allow: [apart]` if only parts of the table are shown"),
        SetupProblem::TooWide(index) => {
            let what = format!(
                "{} lies too far from the others: a table is {WIDEST} spaces wide and high at the most",
                tile(index)
            );
            Problem::new(tile_span(index), what)
        }
        SetupProblem::TooManyTiles => {
            let what =
                format!("{} tiles are more than a table holds, which is {MOST_TILES}", setup.tiles.len());
            Problem::new(tile_span(0), what)
        }
        SetupProblem::NoSpot(index) => Problem::new(figure_span(index), "there is no such place"),
        SetupProblem::CannotStand(index) => {
            let what = format!("no {} can stand there [base/where-figures-stand]", figure(index));
            Problem::new(figure_span(index), what)
        }
        SetupProblem::Shared(index) => {
            let what =
                "another figure stands there already, and there is room for one [base/not-onto-occupied]";
            Problem::new(figure_span(index), what).help("add `allow: [figures]` if there are more on purpose")
        }
        SetupProblem::Alone(index) => {
            let (owner, figure) = (owner(index), figure(index));
            let what = format!("a {figure} stands only where a follower of its owner stands");
            Problem::new(figure_span(index), what)
                .help(format!("put a follower of {owner} there as well"))
                .help("add `allow: [figures]` if it stands alone on purpose")
        }
        SetupProblem::NoneLeft(index) => {
            let what = format!(
                "{} has no {} left for this place [base/only-from-supply]",
                owner(index),
                figure(index)
            );
            Problem::new(figure_span(index), what).help("add `allow: [figures]` if there are more on purpose")
        }
        SetupProblem::OnComplete(index) => {
            let what =
                "this feature is complete: its figures went home when it was scored [base/figures-come-home]";
            Problem::new(figure_span(index), what)
        }
        SetupProblem::Given(ref given) => {
            let words = scenario.given.iter().find(|words| words.key == given.key);
            let entry = words.and_then(|words| words.entries.get(given.place));
            let span = entry.map(|entry| entry.span).or(words.map(|words| words.span)).unwrap_or_default();
            let word = entry.map_or("", |entry| &entry.given.word);
            Problem::new(span, given.what.clone()).suggest(word, &given.candidates)
        }
    }
}
