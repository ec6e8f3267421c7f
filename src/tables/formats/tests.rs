use super::Format;
use crate::sheet::{Cell, Column, Piece, Sheet};

/// Everything that has a meaning in one of the formats.
const AWKWARD: &str = "a|b <i>\"x\"</i> & 'y' {{z}} [[w]] *k* `c`\nnext";

fn sheet() -> Sheet {
    let columns = vec![
        Column::names("name", "Name | \"of\""),
        Column::number("count", "Count"),
        Column::list("items", "Items"),
        Column::text("text", "Text"),
    ];
    let mut sheet = Sheet { marks: "differs", ..Sheet::new("A <table>", columns) };
    sheet.push(vec![
        Cell::from("plain"),
        Cell::from("3"),
        Cell::lines(["one", "- two"]),
        Cell::from(AWKWARD),
    ]);
    let code = Cell::line([Piece::from("see "), Piece::Cite("base/road"), Piece::Code("a|`b`".into())]);
    sheet.push(vec![
        Cell::from("* none"),
        Cell::empty(),
        Cell::cites(["base/road"]),
        Cell { marked: true, ..code },
    ]);
    sheet.note("What <stands> below");
    sheet
}

fn hold(name: &str, format: Format) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots/tables");
    insta::with_settings!({
        snapshot_path => path,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, format.write("odd", &sheet()));
    });
}

#[test]
fn markdown() {
    hold("format_markdown", Format::Markdown);
    let text = Format::Markdown.write("odd", &sheet());
    for row in text.lines().filter(|line| line.starts_with('|')) {
        let bars = row.match_indices('|').filter(|&(at, _)| at == 0 || row.as_bytes()[at - 1] != b'\\');
        assert_eq!(bars.count(), 5, "{row}");
    }
}

#[test]
fn wikitext() {
    hold("format_wikitext", Format::Wikitext);
}

#[test]
fn html() {
    hold("format_html", Format::Html);
}

#[test]
fn csv() {
    hold("format_csv", Format::Csv);
    let text = Format::Csv.write("odd", &sheet());
    let mut reader = ::csv::Reader::from_reader(text.as_bytes());
    let rows: Vec<::csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(&rows[0][3], AWKWARD);
    assert_eq!(&rows[0][4], "");
    assert_eq!(&rows[1][4], "Text");
}

#[test]
fn json() {
    hold("format_json", Format::Json);
    let read: serde_json::Value = serde_json::from_str(&Format::Json.write("odd", &sheet())).unwrap();
    assert_eq!(read["rows"][0]["text"], AWKWARD);
    assert_eq!(read["rows"][0]["count"], 3);
    assert_eq!(read["rows"][1]["count"], serde_json::Value::Null);
    assert_eq!(read["rows"][1]["items"], serde_json::json!(["base/road"]));
    assert_eq!(read["rows"][1]["differs"], serde_json::json!(["text"]));
}
