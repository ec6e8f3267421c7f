//! What boxes have on the table, before the players and beside the table: all of it is in the picture, in the
//! terminal's, and in what people are told who see neither.

use std::path::Path;

use meeplaw::draw::terminal::{self, Style};
use meeplaw::draw::{self, Scene, Theme};
use meeplaw::editions::Edition;
use meeplaw::expansions::Slots;
use meeplaw::figures::{FigureKind, Player};
use meeplaw::game::Game;
use meeplaw::hooks::{Pieces, Place, Rooms};
use meeplaw::rulings::Overrides;
use meeplaw::scenario::Scenario;

use crate::scenario;

fn read(path: &str) -> Scenario {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios").join(path);
    scenario(&std::fs::read_to_string(path).unwrap())
}

/// A scenario's position before anything is played.
fn stated(scenario: &Scenario) -> Option<Game> {
    meeplaw::scenario::game(scenario, Edition::Hig2, &Overrides::default()).ok()
}

/// Its texts as a person without a picture is told them: the picture's description, and the terminal's picture.
fn told(scenario: &Scenario, game: &Game) -> (String, String, String) {
    let scene = Scene::new(game, &scenario.names, &scenario.title);
    let terminal = terminal::picture(&scene, Style::default());
    let terminal = anstream::adapter::strip_str(&terminal).to_string();
    (draw::svg(&scene, Theme::Light, ""), scene.described(), terminal)
}

#[test]
fn every_box_shows_what_it_has() {
    for (path, pieces) in [
        ("princess-and-dragon/dragon-eats-the-follower-on-a-tower.yaml", &["dragon", "tower of 1"][..]),
        ("princess-and-dragon/fairy-on-a-tile.yaml", &["fairy"]),
        ("princess-and-dragon/fairy-and-abbot.yaml", &["fairy", "1 abbot"]),
        ("tower/exchange.yaml", &["10 tower pieces", "red meeple"]),
        ("hills-and-sheep/joined-flocks-of-four.yaml", &["3 sheep", "1 sheep"]),
        ("big-top/circus-elephant.yaml", &["big top", "animals under the big top"]),
        ("traders-and-builders/most-goods-bring-ten.yaml", &["wine", "1 builder", "1 pig"]),
        ("king-and-robber/fifteen-or-forty-points.yaml", &["King of", "Robber of"]),
        ("bridges-castles-and-bazaars/castle-is-made.yaml", &["3 bridges", "3 castle tokens"]),
        ("abbey-and-mayor/abbey-needs-a-hole.yaml", &["1 abbey", "1 mayor", "1 wagon", "1 barn"]),
    ] {
        let scenario = read(path);
        let (svg, described, terminal) = told(&scenario, &stated(&scenario).unwrap());
        for piece in pieces {
            let shown = svg
                .split("data-piece=\"")
                .skip(1)
                .any(|rest| rest.split('"').next().unwrap().contains(piece));
            assert!(shown, "{path}: {piece} in the picture");
            assert!(described.contains(piece), "{path}: {piece} in {described}");
            assert!(terminal.contains(piece), "{path}: {piece} in\n{terminal}");
        }
    }
}

#[test]
fn a_castle_is_on_its_city_and_a_bridge_over_its_tile() {
    let castle = read("bridges-castles-and-bazaars/castle-is-made.yaml");
    let (svg, described, terminal) = told(&castle, &crate::end(&castle));
    assert!(svg.contains("data-piece=\"castle\"") && described.contains("On the table: castle on city"));
    assert!(terminal.contains("<C> castle on city"), "{terminal}");
    let bridge = read("bridges-castles-and-bazaars/bridge-beside-the-placed-tile.yaml");
    let (svg, ..) = told(&bridge, &crate::end(&bridge));
    assert_eq!(svg.matches("data-kind=\"bridge\"").count(), 1);
}

/// Whatever rooms say that they have is drawn, each once; so are figures in supplies that are no meeples.
#[test]
fn nothing_is_left_out() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = meeplaw::check::collect(&[folder]).unwrap();
    let mut seen = 0;
    for path in files.iter().step_by(9) {
        let scenario = scenario(&std::fs::read_to_string(path).unwrap());
        let Some(game) = stated(&scenario) else { continue };
        let p = game.position();
        let mut pieces = Pieces::new();
        Slots::pieces(p, &mut pieces);
        let on_table = |place: &Place| match place {
            Place::On(cell) | Place::Mark(cell, _) => p.board.tile_at(*cell).is_some(),
            _ => true,
        };
        assert!(pieces.iter().all(|piece| on_table(&piece.place)), "{}: {pieces:?}", path.display());
        let kinds = || (1..p.rules.figures.len() as u8).map(FigureKind);
        let players = (0..p.rules.players).map(Player);
        let supplied = players.flat_map(|player| kinds().map(move |kind| (player, kind)));
        let supplied = supplied.filter(|&(player, kind)| p.figures.supply(player, kind) > 0).count();
        let drawn = p.frames.iter().filter(|frame| frame.drawn.is_some()).count();
        let (svg, ..) = told(&scenario, &game);
        assert_eq!(svg.matches("data-piece=").count(), pieces.len() + supplied + drawn, "{}", path.display());
        seen += pieces.len();
    }
    assert!(seen > 30, "{seen} pieces");
}
