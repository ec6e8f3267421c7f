//! Whole pictures: their size, their text, and that nothing that can be written breaks them.

use meeplaw::board::Spot;
use meeplaw::draw::terminal::{self, Style};
use meeplaw::draw::{self, Scene, Theme};
use meeplaw::editions::Edition;
use meeplaw::figures::{FigureKind, Player};
use meeplaw::game::{Allowances, Game, Setup, TileSetup};
use meeplaw::geometry::{Cell, Rotation};
use meeplaw::hooks::Choices;
use meeplaw::script::Names;

use crate::{end, hold, scenario};

/// A whole game of the base game, with choices that only look random.
fn whole_game() -> Game {
    let mut game = Setup { keep_events: true, ..Setup::new_game(Edition::Hig2, 4) }.build().unwrap();
    let mut choices = Choices::new();
    let mut dice = 12_345_u64;
    while game.decision(&mut choices).is_some() {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = choices[(dice >> 33) as usize % choices.len()];
        game.choose_listed(choice);
        if game.position().board.tiles().len() == 72 {
            break;
        }
    }
    game
}

fn scene<'a>(game: &'a Game, names: &'a Names) -> Scene<'a> {
    Scene::new(game, names, "A game")
}

/// The texts that a picture shows.
fn texts(svg: &str) -> Vec<&str> {
    let pieces = svg.split("<text ").skip(1);
    pieces.map(|piece| piece.split('>').nth(1).unwrap().split('<').next().unwrap()).collect()
}

#[test]
fn a_whole_board_is_drawn_small_and_fast() {
    let game = whole_game();
    assert_eq!(game.position().board.tiles().len(), 72);
    let names = Names::colours(4);
    for theme in Theme::ALL {
        let begin = std::time::Instant::now();
        let svg = draw::svg(&scene(&game, &names), theme, "");
        println!("{}: {} bytes in {:?}", theme.id(), svg.len(), begin.elapsed());
        assert!(svg.len() < 300_000, "{} bytes", svg.len());
        assert_eq!(svg.matches("data-cell=").count(), 72);
        assert_eq!(svg, draw::svg(&scene(&game, &names), theme, ""), "the same bytes");
    }
}

#[test]
fn pictures_show_what_a_scenario_is_about() {
    let scenario = scenario(SCENARIO);
    let game = end(&scenario);
    let svg = draw::svg(&Scene::new(&game, &scenario.names, &scenario.title), Theme::Light, "x-");
    let texts = texts(&svg);
    for text in ["A road &amp; a city", "D", "A3", "R", "Alpha", "1 coat of arms", "shortest road", "? × 6"]
    {
        assert!(texts.contains(&text), "{text}: {texts:?}");
    }
    assert!(svg.contains("<title>A road &amp; a city</title><desc>"));
    assert!(svg.contains("red meeple on Alpha"));
    assert_eq!(svg.matches("data-space=").count(), 50);
    assert!(svg.contains("data-last=\"-1,0\"") && svg.contains("data-move=\"0 messenger 48-"));
    assert!(svg.contains("id=\"x-d") && !svg.contains("id=\"d"), "ids have the prefix");
    // Browsers colour a tile that is shown by reference by what stands in its own group alone.
    assert!(svg.contains(" class=\"light\" data-tile="), "tiles carry the theme");
    assert_eq!(svg.matches(" class=\"light\"><path class=\"hl\"").count(), 6, "figures do, each look once");
}

#[test]
fn a_highlight_tells_value_and_owners() {
    let scenario = scenario(SCENARIO);
    let game = end(&scenario);
    let part = |cell, wanted: &str| {
        let board = &game.position().board;
        let kind = board.kind(board.tile_at(cell).unwrap());
        let index = kind.parts.iter().position(|part| part.kind.id() == wanted).unwrap();
        Some(Spot::Part { cell, part: index as u8 })
    };
    let at = Cell::new(0, 0);
    for (highlight, told) in [
        (part(at, "city"), "city N of (0,0): 2 tiles, complete"),
        (part(at, "field"), "field NW of (0,0)"),
        (Some(Spot::Stated(0)), "Alpha: 3 tiles, 1 coat of arms, incomplete"),
    ] {
        let base = Scene::new(&game, &scenario.names, "");
        let (plain, lit) = (draw::svg(&base, Theme::Light, ""), Scene { highlight, ..base });
        let svg = draw::svg(&lit, Theme::Light, "");
        assert!(svg.len() > plain.len());
        let text = terminal::picture(&lit, Style::default());
        let told = told.strip_prefix("field NW").map_or(told, |_| "field ");
        assert!(text.contains(told), "{told}:\n{text}");
    }
    let nowhere = Scene { highlight: Some(Spot::Stated(99)), ..Scene::new(&game, &scenario.names, "") };
    assert!(!draw::svg(&nowhere, Theme::Light, "").contains("Highlighted"));
}

#[test]
fn pictures_for_the_terminal_are_held() {
    let scenario = scenario(SCENARIO);
    let game = end(&scenario);
    let scene = Scene::new(&game, &scenario.names, &scenario.title);
    let plain = |style| anstream::adapter::strip_str(&terminal::picture(&scene, style)).to_string();
    hold("terminal", &plain(Style::default()));
    let ascii = plain(Style { ascii: true, columns: 40 });
    assert!(ascii.is_ascii(), "{ascii}");
    hold("terminal_ascii", &ascii);
}

#[test]
fn a_tile_is_held() {
    let catalogue = meeplaw::game::catalogue();
    let kind = &catalogue[catalogue.find("S").unwrap()];
    let svg = draw::tile_svg(kind, Rotation::new(1), &[], Theme::Print);
    let body = svg.split("</style>").nth(1).unwrap();
    hold("tile", &body.replace("><", ">\n<"));
}

#[test]
fn usual_positions_fit_into_80_columns() {
    let game = whole_game();
    let names = Names::colours(4);
    let text = terminal::picture(&scene(&game, &names), Style::default());
    let bounds = game.position().board.bounds().unwrap();
    let across = bounds.0.x.abs_diff(bounds.1.x) + 3;
    let widest =
        anstream::adapter::strip_str(&text).to_string().lines().map(|line| line.chars().count()).max();
    assert!(across > 12 || widest.unwrap() <= 80, "{across} tiles in {widest:?} columns");
}

/// Tiles at both ends of the widest table, and figures of everybody on one place.
fn far_apart() -> Game {
    let mut setup = Setup { keep_events: true, ..Setup::new_game(Edition::First, 6) };
    let kind = setup.tiles[0].kind;
    let tile = |x, y| TileSetup { kind, rotation: Rotation::new(x as u8), cell: Cell::new(x, y) };
    setup.tiles = vec![tile(-62, -60), tile(63, 65), tile(0, 0)];
    setup.allow = Allowances { apart: true, edges: true, figures: true };
    let spot = Spot::Part { cell: Cell::new(0, 0), part: 0 };
    setup.figures = (0..6).flat_map(|player| [(Player(player), FigureKind::MEEPLE, spot); 9]).collect();
    setup.scores = vec![[i16::MAX, 49]; 6];
    setup.build().unwrap()
}

#[test]
fn nothing_is_too_large_or_too_odd_to_be_drawn() {
    let game = far_apart();
    let odd = ["\u{1b}[2J<script>", "&amp;\u{0}", "漢字漢字漢字", "", "🎲🎲", &"long ".repeat(5000)];
    let names = Names { players: odd.iter().map(|&name| name.to_owned()).collect(), stated: Vec::new() };
    let title = "\u{7}<b>\"'&".repeat(10_000);
    for track in [true, false] {
        let scene = Scene { note: &title, track, ..Scene::new(&game, &names, &title) };
        for theme in Theme::ALL {
            let svg = draw::svg(&scene, theme, "");
            assert!(!svg.contains("<script>") && !svg.contains('\u{1b}') && !svg.contains('\u{7}'));
        }
        let text = terminal::picture(&scene, Style { ascii: false, columns: 0 });
        assert!(
            !anstream::adapter::strip_str(&text).to_string().contains('\u{1b}') && !text.contains('\u{7}')
        );
    }
    let unnamed = Names { players: Vec::new(), stated: Vec::new() };
    assert!(draw::svg(&scene(&game, &unnamed), Theme::Light, "").contains("nobody"));
}

#[cfg(feature = "png")]
#[test]
fn a_png_shows_the_text() {
    let game = whole_game();
    let names = Names::colours(4);
    let png = |title| {
        let scene = Scene { track: false, ..Scene::new(&game, &names, title) };
        draw::png(&draw::svg(&scene, Theme::Light, ""), 0.25).unwrap()
    };
    let (one, other) = (png("iiiiiii"), png("MMMMMMM"));
    assert!(one.starts_with(b"\x89PNG") && one != other);
    let names = Names::colours(6);
    let far = far_apart();
    let wide = draw::svg(&scene(&far, &names), Theme::Print, "");
    assert!(draw::png(&wide, 0.02).is_ok());
    assert!(draw::png("<svg", 1.0).is_err());
}

const SCENARIO: &str = "
title: A road & a city
expansions: [messages]
players: [red, blue]
scores: {red: {meeple: 7, messenger: 48}, blue: 4}
messages: [knights, shortest-road]
board: |
  .  E2
  .  D   A1
origin: [-1, -1]
features:
  Alpha: {city: 3 tiles, coats-of-arms: 1, red: meeple}
  Beta: {road: 3 tiles, red: meeple}
figures:
  - blue meeple on field N of (0,-1)
  - red meeple on road E of (0,0)
allow: [apart]
turn:
  - place: A3 at (-1,0)
credits: {red: messenger}
";
