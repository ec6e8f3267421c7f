//! The tables that are computed, held by snapshots in `snapshots/tables/`, and against what is played.

mod docs;
mod rounds;

use meeplaw::editions::Edition;
use meeplaw::tables::{self, Ask, Format, Scenarios};

/// Everything, with the scenarios of the project at hand.
fn everything() -> Ask {
    Ask::everything(Scenarios::new(vec![concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios").into()]))
}

/// Holds a table in a format against its snapshot.
fn hold(name: &str, ask: &Ask, format: Format, snapshot: &str) {
    let table = tables::find(name).expect(name);
    let text = format.write(table.name, &table.build(ask).expect("the scenarios are there"));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots/tables");
    insta::with_settings!({
        snapshot_path => path,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(snapshot, text);
    });
}

#[test]
fn rounds_of_the_base_game_alone() {
    let ask = Ask { boxes: Vec::new(), waiting: false, ..everything() };
    hold("rounds", &ask, Format::Wikitext, "rounds_base");
}

#[test]
fn order_of_play_in_the_words_of_the_first_edition() {
    let ask = Ask { editions: vec![Edition::First], ..everything() };
    hold("order-of-play", &ask, Format::Markdown, "order_of_play_1st");
}

#[test]
fn the_eight_messages_of_one_edition() {
    let ask = Ask { editions: vec![Edition::Zmg], ..everything() };
    hold("messages", &ask, Format::Html, "messages_zmg");
}

#[test]
fn points_as_values() {
    hold("points", &everything(), Format::Csv, "points");
}

#[test]
fn figures_as_json() {
    hold("figures", &everything(), Format::Json, "figures");
}

#[test]
fn every_table_is_written_in_every_format() {
    let ask = everything();
    for table in tables::all() {
        let sheet = table.build(&ask).expect("the scenarios are there");
        assert!(!sheet.rows.is_empty(), "{}", table.name);
        let keys: std::collections::BTreeSet<_> = sheet.columns.iter().map(|column| &column.key).collect();
        assert_eq!(keys.len(), sheet.columns.len(), "the keys of {} are unique", table.name);
        let mut lines =
            csv::Reader::from_reader(Vec::from(Format::Csv.write(table.name, &sheet)).leak() as &[u8]);
        assert_eq!(lines.records().filter(Result::is_ok).count(), sheet.rows.len(), "{}", table.name);
        let json: serde_json::Value = serde_json::from_str(&Format::Json.write(table.name, &sheet)).unwrap();
        assert_eq!(json["rows"].as_array().map(Vec::len), Some(sheet.rows.len()), "{}", table.name);
        let html = Format::Html.write(table.name, &sheet);
        let cells = html.matches("<td").count() + html.matches("<th scope").count();
        assert_eq!(cells, (sheet.rows.len() + 1) * sheet.columns.len() + sheet.notes.len(), "{}", table.name);
        let wikitext = Format::Wikitext.write(table.name, &sheet);
        assert_eq!(wikitext.matches("\n|-\n").count(), sheet.rows.len() + 1, "{}", table.name);
        let markdown = Format::Markdown.write(table.name, &sheet);
        let rows = markdown.lines().filter(|line| line.starts_with('|')).count();
        assert_eq!(rows, sheet.rows.len() + 2, "{}", table.name);
    }
}
