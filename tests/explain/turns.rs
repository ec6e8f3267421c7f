//! Turns as a player reads them.

use meeplaw::editions::Edition;
use meeplaw::rulings::Overrides;
use meeplaw::tiles::PartKind::{City, Field, Monastery, Road};
use meeplaw::track::Scorer::{Meeple, Messenger};

use super::hold;
use super::table::{BLUE, GREEN, RED, Table};

/// Two features, one for each figure: both land on dark spaces.
pub fn two_features() -> Table {
    Table::new(2)
        .with_box("messages", &["knights", "shortest-road"], false)
        .scores(&[[7, 5], [4, 0]])
        .stated("Alpha", City, 4, 1)
        .stated("Beta", Road, 3, 0)
        .figures_on_stated(0, &[RED])
        .figures_on_stated(1, &[RED])
        .complete(&["Alpha", "Beta"])
        .at("score-first", "Alpha")
        .score("Alpha", Messenger)
        .score("Beta", Meeple)
        .verb("message-points")
        .score_message(Messenger)
}

#[test]
fn two_features_one_message() {
    hold("two_features", &two_features().told(&Edition::ALL));
}

#[test]
fn a_chain_of_messages() {
    let table = Table::new(2)
        .with_box("messages", &["knights", "coats-of-arms", "farmers"], false)
        .scores(&[[46, 4], [4, 0]])
        .stated("Alpha", City, 2, 0)
        .stated("Beta", City, 6, 5)
        .stated("Gamma", Field, 1, 0)
        .stated("Delta", City, 2, 0)
        .figures_on_stated(0, &[RED])
        .figures_on_stated(1, &[RED, RED, BLUE])
        .figures_on_stated(2, &[RED])
        .figures_on_stated(3, &[RED])
        .complete(&["Alpha"])
        .score("Alpha", Meeple)
        .verb("message-action")
        .score_message(Messenger)
        .verb("message-action")
        .score_message(Messenger)
        .verb("message-action")
        .score_message(Messenger);
    hold("chain", &table.told(&[Edition::First, Edition::Hig2]));
}

/// A figure reaches a dark space on which another player's figure stands, a lap ahead.
pub fn company() -> Table {
    Table::new(2)
        .with_box("messages", &["knights"], false)
        .scores(&[[6, 0], [60, 0]])
        .stated("Alpha", City, 2, 0)
        .figures_on_stated(0, &[RED])
        .complete(&["Alpha"])
        .score("Alpha", Meeple)
        .verb("message-points")
        .score_message(Messenger)
}

#[test]
fn company_on_the_dark_space() {
    hold("company", &company().told(&Edition::ALL));
}

#[test]
fn a_tie_and_a_majority() {
    let table = Table::new(3)
        .stated("Alpha", City, 3, 0)
        .stated("Beta", Road, 5, 0)
        .stated("Gamma", Road, 1, 0)
        .figures_on_stated(0, &[RED, RED, BLUE, GREEN])
        .figures_on_stated(1, &[BLUE, GREEN])
        .complete(&["Alpha", "Beta", "Gamma"]);
    hold("tie", &table.told(&[Edition::First, Edition::Hig2]));
}

#[test]
fn nothing_is_scored() {
    hold("nothing", &Table::new(2).next_tiles(&["U"]).place(1, 0, 0).told(&[Edition::Hig2]));
}

#[test]
fn an_extra_tile_interrupts() {
    let table = Table::new(2)
        .with_box("messages", &["extra-tile", "shortest-road", "knights"], false)
        .scores(&[[2, 1], [0, 0]])
        .tile("A", 1, 1, 0)
        .next_tiles(&["A", "E", "E"])
        .figure_on(RED, 0, 0, 1)
        .figure_on(BLUE, 1, 0, 0)
        .place(-1, 0, 3)
        .at("figure", "monastery of (-1,0)")
        .score("road E of (-1,0)", Meeple)
        .verb("message-action")
        .place(0, -1, 2)
        .at("figure", "city S of (0,-1)")
        .score("city S of (0,-1)", Messenger)
        .verb("message-points")
        .score_message(Meeple);
    hold("extra_tile", &table.told(&Edition::ALL));
}

#[test]
fn the_end_of_the_game() {
    let table = Table::new(3)
        .with_box("messages", &[], false)
        .scores(&[[46, 4], [30, 9], [0, 0]])
        .stated("Alpha", City, 5, 2)
        .stated("Beta", Monastery, 7, 0)
        .stated("Gamma", Field, 1, 0)
        .stated("Delta", Field, 1, 0)
        .stated("Epsilon", Road, 4, 0)
        .figures_on_stated(0, &[RED, BLUE])
        .figures_on_stated(1, &[BLUE])
        .figures_on_stated(2, &[RED])
        .figures_on_stated(3, &[RED, GREEN])
        .last_tiles();
    let mut table = table;
    table.setup.stated[2].complete_cities = 3;
    hold("final", &table.told(&[Edition::First, Edition::Zmg]));
}

#[test]
fn score_and_return() {
    let table = Table::new(2)
        .with_box("messages", &["score-and-return", "knights"], false)
        .scores(&[[2, 0], [0, 0]])
        .stated("Alpha", Road, 3, 0)
        .stated("Beta", City, 4, 1)
        .figures_on_stated(0, &[RED])
        .figures_on_stated(1, &[RED, BLUE, BLUE])
        .complete(&["Alpha"])
        .score("Alpha", Meeple)
        .verb("message-action")
        .at("message-return", "Beta")
        .score_message(Messenger)
        .verb("message-points")
        .score_message(Meeple);
    hold("score_and_return", &table.told(&Edition::ALL));
}

#[test]
fn another_reading() {
    let landing = meeplaw::game::reading("landing-check").unwrap();
    let mut table = two_features();
    table.setup.overrides = Overrides::default();
    table.setup.overrides.choose(landing, 1);
    hold("each_landing", &table.told(&[Edition::Hig2]));
}

#[test]
fn moved_on_from_a_dark_space() {
    let table = Table::new(2)
        .with_box("messages", &["knights"], false)
        .scores(&[[6, 0], [6, 0]])
        .stated("Alpha", City, 2, 0)
        .stated("Beta", Road, 3, 0)
        .figures_on_stated(0, &[RED, BLUE])
        .figures_on_stated(1, &[RED])
        .complete(&["Alpha", "Beta"])
        .at("score-first", "Alpha")
        .score("Alpha", Meeple)
        .score("Alpha", Meeple)
        .score("Beta", Meeple);
    hold("moved_on", &table.told(&Edition::ALL));
}

#[test]
fn fields_under_old_rules() {
    let table = |option: u8| {
        let mut table = Table::new(2)
            .stated("Alpha", City, 2, 0)
            .stated("Beta", City, 2, 0)
            .stated("North", Field, 1, 0)
            .stated("South", Field, 1, 0)
            .figures_on_stated(2, &[RED])
            .figures_on_stated(3, &[RED, BLUE])
            .last_tiles();
        table.setup.stated[0].complete = true;
        table.setup.stated[1].complete = true;
        table.setup.stated[2].touches = vec![0, 1];
        table.setup.stated[3].touches = vec![0];
        table.setup.overrides.choose(meeplaw::game::reading("fields").unwrap(), option);
        table.told(&[Edition::First])
    };
    hold("fields_once_a_player", &table(1));
    hold("fields_by_city", &table(2));
}

#[test]
fn smallest_features_and_no_action() {
    let table = Table::new(2)
        .with_box("messages", &["shortest-road", "smallest-monastery"], false)
        .scores(&[[2, 2], [0, 0]])
        .stated("Alpha", Road, 3, 0)
        .stated("Beta", Road, 3, 0)
        .stated("Gamma", Road, 3, 0)
        .figures_on_stated(0, &[RED])
        .figures_on_stated(1, &[RED, BLUE])
        .figures_on_stated(2, &[RED])
        .complete(&["Alpha"])
        .score("Alpha", Meeple)
        .verb("message-action")
        .at("message-take", "Beta")
        .score_message(Messenger)
        .score_message(Messenger);
    hold("smallest", &table.told(&[Edition::First, Edition::Hig2]));
}

#[test]
fn an_endless_turn() {
    let table = Table::new(2)
        .with_box("messages", &["knights"], true)
        .scores(&[[5, 1], [0, 0]])
        .stated("Alpha", City, 2, 0)
        .stated("Beta", City, 2, 0)
        .figures_on_stated(0, &[RED; 2])
        .figures_on_stated(1, &[RED; 5])
        .complete(&["Alpha"]);
    let table = (0..100).fold(table, |table, _| table.verb("message-action").score_message(Meeple));
    let text = table.score("Alpha", Messenger).told(&[Edition::Hig2]);
    let lines: Vec<&str> = text.lines().collect();
    hold("endless", &[&lines[..1], &lines[lines.len() - 3..]].concat().join("\n"));
}
