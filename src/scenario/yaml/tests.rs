mod mutations;

use std::fmt::Write;

use super::{
    super::problems::{Finding, Problems, Source},
    DEEPEST, LARGEST, Node, Value, parse, parse_part, read_bytes,
};

fn source(text: &str) -> Source {
    Source::new("a.yaml", text)
}

fn tree(text: &str) -> Node {
    parse(&source(text)).unwrap_or_else(|problems| panic!("{text:?} is refused:\n{problems}"))
}

/// The problems as `line:column message`.
fn told(problems: &Problems) -> Vec<String> {
    let told = |f: Finding| format!("{}:{} {}", f.line, f.column, f.message);
    problems.findings().into_iter().map(told).collect()
}

fn refused(text: &str) -> Vec<String> {
    told(&parse(&source(text)).expect_err(text))
}

/// A node in one line, each part behind the bytes that it covers.
fn shown(node: &Node) -> String {
    let mut out = format!("{}-{}", node.span.start, node.span.end);
    match &node.value {
        Value::Null => out += " null",
        Value::Refused => out = "refused".to_owned(),
        Value::Scalar(scalar) if scalar.plain => write!(out, " {}", scalar.text).unwrap(),
        Value::Scalar(scalar) => write!(out, " {:?}", scalar.text).unwrap(),
        Value::Seq(items) => {
            write!(out, " [{}]", items.iter().map(shown).collect::<Vec<_>>().join(", ")).unwrap();
        }
        Value::Map(entries) => {
            let entry = |(k, v): &(Node, Node)| format!("{}: {}", shown(k), shown(v));
            write!(out, " {{{}}}", entries.iter().map(entry).collect::<Vec<_>>().join(", ")).unwrap();
        }
    }
    out
}

#[test]
fn every_node_knows_its_bytes() {
    let cases = [
        ("a: b\n", "0-4 {0-1 a: 3-4 b}"),
        ("a: b", "0-4 {0-1 a: 3-4 b}"),
        ("é: ü\nb: c\n", "0-11 {0-2 é: 4-6 ü, 7-8 b: 10-11 c}"),
        ("a:\r\n  - b\r\n  - c: d\r\n", "0-19 {0-1 a: 6-19 [8-9 b, 15-19 {15-16 c: 18-19 d}]}"),
        ("a:\n- b\n- - c\n", "0-12 {0-1 a: 3-12 [5-6 b, 9-12 [11-12 c]]}"),
        ("a: [b, {c: d}]  # e\n", "0-14 {0-1 a: 3-14 [4-5 b, 7-13 {8-9 c: 11-12 d}]}"),
        ("a: [ # b\n  c ] # d\n", "0-14 {0-1 a: 3-14 [11-12 c]}"),
        ("a: [\n  b,\n]\nc: d\n", "0-16 {0-1 a: 3-11 [7-8 b], 12-13 c: 15-16 d}"),
        ("a: \"b\"   # c\nd: 'e''f'\n", "0-22 {0-1 a: 3-6 \"b\", 13-14 d: 16-22 \"e'f\"}"),
        (
            "a:\nb:   # none\nc: ~\nd: null\n",
            "0-27 {0-1 a: 2-2 null, 3-4 b: 5-5 null, 15-16 c: 18-19 null, 20-21 d: 23-27 null}",
        ),
        ("-\n- # none\n- a\n", "0-14 [1-1 null, 3-3 null, 13-14 a]"),
        ("{a, b: }", "0-8 {1-2 a: 2-2 null, 4-5 b: 6-6 null}"),
        ("a: |  # rows | or\n  b\n\n  c\n\nd: e\n", "0-32 {0-1 a: 3-26 \"b\\n\\nc\\n\", 28-29 d: 31-32 e}"),
        ("- >-\n  b\n  c\n- d\n", "0-16 [2-12 \"b c\", 15-16 d]"),
        ("a: b\n  c\nd: e\n", "0-13 {0-1 a: 3-8 b c, 9-10 d: 12-13 e}"),
        ("\u{feff}a: b\nc: d\n", "3-12 {3-4 a: 6-7 b, 8-9 c: 11-12 d}"),
        ("---\na: b\n...\n", "4-8 {4-5 a: 7-8 b}"),
        ("? a\n: b\n", "0-7 {2-3 a: 6-7 b}"),
        (
            "b: no\nc: 1st\nd: city N of (0,0)\n",
            "0-31 {0-1 b: 3-5 no, 6-7 c: 9-12 1st, 13-14 d: 16-31 city N of (0,0)}",
        ),
    ];
    for (text, wanted) in cases {
        match parse(&source(text)) {
            Ok(root) => assert_eq!(shown(&root), wanted, "{text:?}"),
            Err(problems) => panic!("{text:?}\n{problems}"),
        }
    }
}

#[test]
fn what_is_more_than_data_is_refused_in_one_go() {
    assert_eq!(
        refused("é: &x 1\nb: [*x, !t y]\nc: !!str\nd: 1\nd: 2\n"),
        [
            "1:4 `&x` is an anchor, which is not allowed here",
            "2:5 `*x` is an alias, which is not allowed here; write the value out",
            "2:9 `!t` is a tag, which is not allowed here",
            "3:4 `!!str` is a tag, which is not allowed here",
            "5:1 the key `d` is there twice",
        ]
    );
    assert_eq!(
        refused("a: !t &x\n  b: 1\n"),
        ["1:4 `!t` is a tag, which is not allowed here", "1:7 `&x` is an anchor, which is not allowed here"]
    );
    assert_eq!(
        refused("a: *bold*\n"),
        ["1:4 `*bold*` is an alias, which is not allowed here; write the value out"]
    );
    assert_eq!(refused("[a]: 1\n"), ["1:1 a key is a text, not a list or a map"]);
    assert_eq!(refused(": 1\n"), ["1:1 a key is missing before this colon"]);
    assert_eq!(refused("a: 1\n~: 2\n"), ["2:1 a key is a text; put it in quotes"]);
}

#[test]
fn duplicate_keys_point_at_both() {
    let problems = parse(&source("a:\n  é: 1\n  \"é\": 2\n  b: {c: 1, c: 2}\n")).unwrap_err();
    let found: Vec<_> = problems
        .findings()
        .into_iter()
        .map(|f| (f.line, f.column, f.message, f.notes[0].line, f.notes[0].column))
        .collect();
    assert_eq!(
        found,
        [
            (3, 3, "the key `é` is there twice".to_owned(), Some(2), Some(3)),
            (4, 13, "the key `c` is there twice".to_owned(), Some(4), Some(7)),
        ]
    );
    // The first stays.
    let mut problems = Problems::new(&source("a: 1\na: {b: 2}\nc: 3\n"));
    let root = parse_part(&source("a: 1\na: {b: 2}\nc: 3\n"), &mut problems).unwrap();
    assert_eq!(shown(&root), "0-19 {0-1 a: 3-4 1, 15-16 c: 18-19 3}");
}

#[test]
fn depth_is_limited() {
    let nested = |depth: usize| format!("a: {}{}\n", "[".repeat(depth), "]".repeat(depth));
    // The map around them is the first level.
    tree(&nested(DEEPEST - 1));
    assert_eq!(refused(&nested(DEEPEST)), ["1:67 nested deeper than 64 levels"]);
    assert_eq!(refused(&nested(200)), ["1:67 nested deeper than 64 levels"]);
    // The parser has a limit of its own, 255 brackets, and gives nothing before it.
    assert_eq!(refused(&nested(1000)), ["1:259 nested deeper than 64 levels"]);
    assert_eq!(refused(&"- ".repeat(LARGEST / 2)), ["1:129 nested deeper than 64 levels"]);
    // What stands behind is read.
    assert_eq!(
        refused(&format!("{}b: *x\n", nested(DEEPEST))),
        [
            "1:67 nested deeper than 64 levels",
            "2:4 `*x` is an alias, which is not allowed here; write the value out"
        ]
    );
}

#[test]
fn size_is_limited() {
    let text = |len: usize| format!("a: {}", "x".repeat(len - 3));
    assert!(parse(&source(&text(LARGEST))).is_ok());
    let wanted = ["1:1 the file has 1048577 bytes; 1048576 are the most"];
    assert_eq!(refused(&text(LARGEST + 1)), wanted);
    assert_eq!(told(&read_bytes("a.yaml", text(LARGEST + 1).as_bytes()).unwrap_err()), wanted);
    assert!(read_bytes("a.yaml", text(LARGEST).as_bytes()).is_ok());
}

#[test]
fn one_file_holds_one_document() {
    assert_eq!(refused("a: 1\n---\nb: 2\n"), ["2:1 a second document begins here, but a file holds one"]);
    assert_eq!(
        refused("a: 1\n...\n# c\nb: 2\n"),
        ["4:1 a second document begins here, but a file holds one"]
    );
    assert_eq!(refused("a: 1\n---\n"), ["2:1 a second document begins here, but a file holds one"]);
}

#[test]
fn an_empty_file_says_so() {
    for text in ["", "\n\n", "  \r\n", "\u{feff}"] {
        assert_eq!(refused(text), ["1:1 the file is empty"], "{text:?}");
    }
    for text in ["# c\n", "---\n", "~\n"] {
        assert_eq!(refused(text), ["1:1 there is nothing to read here"], "{text:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let bytes = |bytes: &[u8]| {
        let problems = read_bytes("a.yaml", bytes).unwrap_err();
        problems.render(true);
        let f = &problems.findings()[0];
        format!("{}:{} {} -> {}", f.line, f.column, f.message, f.help.join("; "))
    };
    assert_eq!(bytes(b"a: b\nc: \xFFd"), "2:4 byte 8 (0xFF) is not UTF-8 -> save the file as UTF-8 text");
    // "é" in Latin 1, behind an "é" in UTF-8.
    assert_eq!(bytes(b"\xC3\xA9: \xE9\n"), "1:4 byte 4 (0xE9) is not UTF-8 -> save the file as UTF-8 text");
    assert_eq!(
        bytes(b"\xFF\xFEa\0"),
        "1:1 byte 0 (0xFF) is not UTF-8 -> the file is UTF-16; save it as UTF-8"
    );
    assert_eq!(
        bytes(b"a: \0\n"),
        "1:4 byte 3 is the control character U+0000, which no text has -> is this a text file, saved as UTF-8?"
    );
    assert_eq!(bytes(b"\x7fELF"), "1:1 byte 0 is the control character U+007F, which no text has -> ");
    assert_eq!(refused("a: \u{1b}[31m\n"), ["1:4 byte 3 is the control character U+001B, which no text has"]);
    assert_eq!(read_bytes("a.yaml", "a: é\r\n".as_bytes()).unwrap(), source("a: é\r\n"));
}

#[test]
fn syntax_errors_say_what_to_do() {
    let cases = [
        ("é: Rule: x\n", "1:8 a colon and a space within text that has no quotes"),
        ("a:\n\t- b\n", "2:1 a tab in the indentation, where YAML wants spaces"),
        ("a:\n  b: 1\n \tc: 2\n", "3:2 a tab in the indentation, where YAML wants spaces"),
        ("a:\n  b:\n\t\t  c: 2\n", "3:1 a tab in the indentation, where YAML wants spaces"),
        ("a: |\n\tD V1\n", "2:1 a tab in the indentation, where YAML wants spaces"),
        ("- a:\n  \t- b\n", "2:3 a tab in the indentation, where YAML wants spaces"),
        ("é: {b: 1\nc: 2\n", "1:4 this bracket is not closed; the `}` is missing"),
        ("a: [b, c\nd:\n  - e\n", "1:4 this bracket is not closed; the `]` is missing"),
        ("a: {b: 1 c: 2}\n", "1:11 a comma or `}` is wanted before this"),
        ("a: {b: 1}}\n", "1:10 this bracket closes none"),
        ("a: \"b\nc: 1\n", "1:4 this quote is not closed"),
        ("a: 'b\n", "1:4 this quote is not closed"),
        ("a: 'b' c\n", "1:8 text goes on behind its closing quote"),
        ("a: \"\\q\"\n", "1:4 a backslash in double quotes begins an escape, and there is none like this"),
        ("a: @b\n", "1:4 text does not begin with `@` unless it is in quotes"),
        ("a: - b\n", "1:4 a dash does not begin a list here"),
        ("a: -\n", "1:4 a dash does not begin a list here"),
        ("a: [-]\n", "1:5 a dash does not begin a list here"),
        ("a: [- b]\n", "1:5 a dash does not begin a list here"),
        ("a: 1\nb\nc: 2\n", "2:1 a colon is missing behind `b`"),
        ("b\n  - c: d\n", "1:1 a colon is missing behind `b`"),
        ("a:1\nb: 2\n", "1:1 a space is missing behind the colon"),
        ("- a\n-b\n", "2:1 a space is missing behind the dash"),
        ("a: 1\n b: 2\n", "2:2 this key is indented deeper than the text above it allows"),
        ("a:\n  b: 1\n c: 2\n", "3:2 this line is indented like none of those it could belong to"),
        ("- a\nb: c\n", "2:1 a dash is wanted here, since the lines above are a list"),
        ("a: b\n- c\n", "2:1 a list item stands where a key is wanted, since the lines above are a map"),
        ("a: |\n  D\n V1\n", "3:2 this line stands further left than the block's first line"),
        (
            "a: 1 # c\n  b: 2\n",
            "1:6 the text above ends with this comment, so the next line belongs to nothing",
        ),
        ("{a: b}\nc: d\n", "2:1 this does not belong to what stands above it"),
        ("a: b\u{feff}\n", "1:5 a byte order mark within the text; delete it"),
    ];
    for (text, wanted) in cases {
        assert_eq!(refused(text), [wanted], "{text:?}");
        // The same behind CR LF, with a comment before it that has wide characters.
        let moved = format!("# 日本語 \u{1f600}\r\n{}", text.replace('\n', "\r\n"));
        let (line, rest) = wanted.split_once(':').unwrap();
        let line = line.parse::<usize>().unwrap() + 1;
        assert_eq!(refused(&moved), [format!("{line}:{rest}")], "{moved:?}");
    }
}

#[test]
fn reading_goes_on_at_the_next_key() {
    let text = "\
a: Rule: x
b: [1, 2
c: {d: *x}
e: 'open
f:
  - ok
g:1
h: fine
";
    let mut problems = Problems::new(&source(text));
    let root = parse_part(&source(text), &mut problems).unwrap();
    assert_eq!(
        told(&problems),
        [
            "1:8 a colon and a space within text that has no quotes",
            "2:4 this bracket is not closed; the `]` is missing",
            "3:8 `*x` is an alias, which is not allowed here; write the value out",
            "4:4 this quote is not closed",
            "7:1 a space is missing behind the colon",
        ]
    );
    let keys = |key| root.get(key).map(shown);
    assert_eq!(keys("a").as_deref(), Some("refused"));
    assert_eq!(keys("e").as_deref(), Some("refused"));
    // a takes 11 bytes, b 9, c 11, e 9: f begins at 40, the dash at 45, ok at 47.
    assert_eq!(keys("f").as_deref(), Some("45-49 [47-49 ok]"));
    assert_eq!(keys("h").as_deref(), Some("57-61 fine"));
}

/// What each word of the scalar under `a` is in the file, by its place.
fn words(text: &str) -> Vec<(String, String)> {
    let root = tree(text);
    let Some(Value::Scalar(scalar)) = root.get("a").map(|node| &node.value) else { panic!("{text:?}") };
    scalar.words().iter().map(|word| (word.text.to_owned(), word.span.of(text).to_owned())).collect()
}

#[test]
fn places_within_scalars_are_exact() {
    let same = [
        "a: two points, messenger\n",
        "a: E2 at (1,1)   # c\n",
        "x: {b: é, a: é ü, c: d}\n".strip_prefix("x: ").unwrap(),
        "a: |\n  D    V1\n  B    .\n",
        "é: ü\na: |2-  # c | d\n    D    V1\n\n\n   é    RCr",
        "\u{feff}a: |\r\n  D    V1\r\n\r\n  B    .\r\nb: c\r\n",
        "a: |\n\n\n  D V1\n   B\n\n\nb: |\n  c\n",
        "a: |+\n D\n\n\n",
        "a: one\n  two\n\n  three four\n",
        "a: \"one two\"\n",
        "a: 'one\n  two\n\n\n  three'   # c\n",
        "a: >\n  one\n  two\n\n  three\n    four\n",
        "a: >-\r\n  one\r\n  two\r\n",
    ];
    for text in same {
        let words = words(text);
        assert!(!words.is_empty(), "{text:?}");
        for (word, place) in words {
            assert_eq!(word, place, "{text:?}");
        }
    }
    let pairs = |text| words(text).into_iter().map(|(a, b)| format!("{a}={b}")).collect::<Vec<_>>();
    assert_eq!(pairs("a: 'it''s so'\n"), ["it's=it''s", "so=so"]);
    assert_eq!(pairs("a: \"x\\u00e9y \\\"z\\\" \\x41\"\n"), ["xéy=x\\u00e9y", "\"z\"=\\\"z\\\"", "A=\\x41"]);
    assert_eq!(pairs("a: \"one \\\n   two\\tb\"\n"), ["one=one", "two=two", "b=b"]);
}

#[test]
fn rows_of_a_board_have_places() {
    let text = "board: |   # é\n  D    V1\n\n  é    RCx\n";
    let root = tree(text);
    let Some(Value::Scalar(board)) = root.get("board").map(|node| &node.value) else { panic!() };
    let places: Vec<Vec<_>> = board
        .rows()
        .iter()
        .map(|row| {
            let place = |at: usize| source(text).place(at);
            row.iter().map(|w| (w.text, place(w.span.start).line, place(w.span.start).column)).collect()
        })
        .collect();
    assert_eq!(places, [vec![("D", 2, 3), ("V1", 2, 8)], vec![], vec![("é", 4, 3), ("RCx", 4, 8)]]);
    // An empty range is a point, and one behind the end stays in the block.
    assert!(board.place(0..0).is_empty());
    assert_eq!(board.place(0..0).start, board.rows()[0][0].span.start);
    assert_eq!(board.place(999..1000).end, text.trim_end().len());
}
