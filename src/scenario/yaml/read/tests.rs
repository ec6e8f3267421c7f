//! The sketch of the scenario format, read into plain structs, and what is said when it is wrong.

use super::{
    super::super::problems::{Problem, Problems, Source},
    super::{Node, Value, Word},
    Reader, Spanned, array, entries, flag, int, list, list_or_one, one_of, read, scalar, spanned, text,
    wants,
};

#[derive(Debug, PartialEq, Clone, Copy)]
enum Edition {
    Hig1,
    Hig2,
}

#[derive(Debug, PartialEq)]
struct Score {
    meeple: u16,
    messenger: u16,
}

#[derive(Debug, PartialEq)]
struct Feature {
    name: String,
    kind: Kind,
    tiles: u8,
    arms: u8,
    figures: Vec<(String, String)>,
}

#[derive(Debug, PartialEq, Clone, Copy)]
enum Kind {
    City,
    Road,
}

#[derive(Debug, PartialEq)]
enum Step {
    Complete(Vec<String>),
    Score(Vec<(String, String)>),
    Message(String),
    Place(String),
    Action(Vec<Step>),
}

#[derive(Debug, PartialEq, Default)]
struct Scenario {
    title: String,
    rulings: Vec<String>,
    editions: Vec<Edition>,
    players: Vec<String>,
    scores: Vec<(String, Score)>,
    features: Vec<Feature>,
    board: Vec<Vec<String>>,
    origin: [i8; 2],
    allow_gaps: bool,
    turn: Vec<Step>,
}

fn scenario(r: &Reader, node: &Node) -> Option<Scenario> {
    r.map(node, |m| {
        let title = m.need("title", text);
        let rulings = m.get("rulings", list_or_one(text)).unwrap_or_default();
        let editions = m.get("editions", list(one_of(&[("hig1", Edition::Hig1), ("hig2", Edition::Hig2)])));
        let players =
            m.need("players", wants("a list of players, such as `[red, blue]`", list(spanned(text))));
        let scores = m.get("scores", entries(score)).unwrap_or_default();
        for (name, _) in &scores {
            if let Some(players) = &players {
                player(r, name, players);
            }
        }
        let features = m.get("features", |r, n| {
            r.map(n, |m| {
                let all: Vec<_> = m.rest().into_iter().map(|(name, n)| feature(r, name.value, n)).collect();
                all.into_iter().collect::<Option<Vec<_>>>()
            })
        });
        let board = m.get("board", board);
        let origin = m.or("origin", [0, 0], array(int(-99..=99)));
        let allow_gaps = m.or("allow-gaps", false, flag);
        let turn = m.need("turn", list(step));
        Some(Scenario {
            title: title?,
            rulings,
            editions: editions.unwrap_or_default(),
            players: players?.into_iter().map(|p| p.value).collect(),
            scores: scores.into_iter().map(|(name, score)| (name.value, score)).collect(),
            features: features.unwrap_or_default(),
            board: board.unwrap_or_default(),
            origin,
            allow_gaps,
            turn: turn?,
        })
    })
}

fn player(r: &Reader, name: &Spanned<String>, players: &[Spanned<String>]) -> Option<()> {
    match players.iter().find(|player| player.value == name.value) {
        Some(_) => Some(()),
        None => r.unknown("player", &name.value, name.span, players.iter().map(|p| &p.value)),
    }
}

fn score(r: &Reader, node: &Node) -> Option<Score> {
    match &node.value {
        Value::Map(_) => r.map(node, |m| {
            Some(Score {
                meeple: m.or("meeple", 0, int(0..=999)),
                messenger: m.or("messenger", 0, int(0..=999)),
            })
        }),
        _ => {
            let points = wants("a number of points or `{meeple: 7, messenger: 5}`", int(0..=999));
            Some(Score { meeple: points(r, node)?, messenger: 0 })
        }
    }
}

fn feature(r: &Reader, name: String, node: &Node) -> Option<Feature> {
    r.map(node, |m| {
        let city = m.get("city", tiles).map(|tiles| (Kind::City, tiles));
        let road = m.get("road", tiles).map(|tiles| (Kind::Road, tiles));
        let arms = m.or("coats-of-arms", 0, int(0..=20));
        let figures = m.rest().into_iter().map(|(who, n)| Some((who.value, text(r, n)?)));
        let figures: Vec<_> = figures.collect();
        let (kind, tiles) = city.or(road)?;
        Some(Feature { name, kind, tiles, arms, figures: figures.into_iter().collect::<Option<_>>()? })
    })
}

/// `4 tiles`
fn tiles(r: &Reader, node: &Node) -> Option<u8> {
    let scalar = scalar(r, node)?;
    let [count, unit] = scalar.words()[..] else { return r.wrong(node, "a size, such as `4 tiles`") };
    if !matches!(unit.text, "tile" | "tiles") {
        return r.unknown("unit", unit.text, unit.span, ["tiles"]);
    }
    match count.text.parse() {
        Ok(count) => Some(count),
        Err(_) => r.report(Problem::new(count.span, "wanted a number of tiles")),
    }
}

fn board(r: &Reader, node: &Node) -> Option<Vec<Vec<String>>> {
    let known = |word: &Word<'_>| match word.text {
        "D" | "V1" | "B" | "." | "RCr" => Some(word.text.to_owned()),
        other => r.unknown("tile", other, word.span, ["D", "V1", "B", "RCr"]),
    };
    let rows: Vec<Option<Vec<_>>> = scalar(r, node)?
        .rows()
        .iter()
        .map(|row| row.iter().map(known).collect::<Vec<_>>().into_iter().collect())
        .collect();
    rows.into_iter().collect()
}

fn step(r: &Reader, node: &Node) -> Option<Step> {
    let (verb, value) = r.single(node, "one step, such as `place: E2 at (1,1)`")?;
    match verb.value {
        "complete" => Some(Step::Complete(list_or_one(text)(r, value)?)),
        "score" => {
            let credits = entries(text)(r, value)?;
            Some(Step::Score(credits.into_iter().map(|(k, v)| (k.value, v)).collect()))
        }
        "message" => match &value.value {
            Value::Map(_) => r.map(value, |m| m.need("action", list(step)).map(Step::Action)),
            _ => text(r, value).map(Step::Message),
        },
        "place" => text(r, value).map(Step::Place),
        other => r.unknown("step", other, verb.span, ["complete", "score", "message", "place"]),
    }
}

const SKETCH: &str = "\
title: Two features finished in one turn bring one message
rulings: messages/one-per-round
editions: [hig1, HIG2]
players: [red, blue]                # the first is active
scores:
  red: {meeple: 7, messenger: 5}
  blue: 4                           # a number: the scoring meeple
features:                           # stated in words, no tiles needed
  Alpha: {city: 4 tiles, coats-of-arms: 1, red: meeple}
  Beta:  {road: 3 tiles, red: meeple}
board: |            # tile and clockwise quarter turns
  D    V1
  B    .
origin: [0, -1]
allow-gaps: no
turn:
  - complete: [Alpha, Beta]
  - score: {Alpha: messenger, Beta: meeple}   # 5 -> 15 and 7 -> 10
  - message: two points, messenger
  - message: {action: [{place: \"E2 at (1,1)\"}]}
";

fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

#[test]
fn the_sketch_is_read_into_structs() {
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    let read = read(&Source::new("a.yaml", SKETCH), scenario).unwrap();
    let wanted = Scenario {
        title: "Two features finished in one turn bring one message".into(),
        rulings: strings(&["messages/one-per-round"]),
        editions: vec![Edition::Hig1, Edition::Hig2],
        players: strings(&["red", "blue"]),
        scores: vec![
            ("red".into(), Score { meeple: 7, messenger: 5 }),
            ("blue".into(), Score { meeple: 4, messenger: 0 }),
        ],
        features: vec![
            Feature {
                name: "Alpha".into(),
                kind: Kind::City,
                tiles: 4,
                arms: 1,
                figures: vec![pair("red", "meeple")],
            },
            Feature {
                name: "Beta".into(),
                kind: Kind::Road,
                tiles: 3,
                arms: 0,
                figures: vec![pair("red", "meeple")],
            },
        ],
        board: vec![strings(&["D", "V1"]), strings(&["B", "."])],
        origin: [0, -1],
        allow_gaps: false,
        turn: vec![
            Step::Complete(strings(&["Alpha", "Beta"])),
            Step::Score(vec![pair("Alpha", "messenger"), pair("Beta", "meeple")]),
            Step::Message("two points, messenger".into()),
            Step::Action(vec![Step::Place("E2 at (1,1)".into())]),
        ],
    };
    assert_eq!(read, wanted);
}

/// Each problem as `line:column message`, with its helps behind arrows.
fn told(problems: &Problems) -> Vec<String> {
    let told = |f: super::super::super::problems::Finding| {
        let mut line = format!("{}:{} {}", f.line, f.column, f.message);
        f.help.iter().for_each(|help| line += &format!(" -> {help}"));
        line
    };
    problems.findings().into_iter().map(told).collect()
}

fn problems(text: &str) -> Vec<String> {
    told(&read(&Source::new("a.yaml", text), scenario).expect_err("nothing was wrong"))
}

#[test]
fn all_problems_of_a_file_come_at_once() {
    let text = "\
titel: X
rulings: {a: b}
editions: [hig1, hgi2, 3]
players: red
scores:
  red: {meeple: 7000, messager: 5}
  blue: lots
board: |
  D    V1

   B   RCx
origin: [0]
allow-gaps: maybe
turn:
  - complete:
  - plaec: E2 at (1,1)
  - place: E2 at (1,1)
    score: {}
  - just text
";
    assert_eq!(
        problems(text),
        [
            "1:1 unknown key `titel` -> did you mean `title`?",
            "2:10 wanted a text; found a map",
            "3:18 unknown word `hgi2` -> did you mean `hig2`?",
            "3:24 unknown word `3` -> known here: `hig1`, `hig2`",
            "4:10 wanted a list of players, such as `[red, blue]`; found the text `red`",
            "6:17 wanted a whole number from 0 to 999; found the text `7000`",
            "6:23 unknown key `messager` -> did you mean `messenger`?",
            "7:9 wanted a number of points or `{meeple: 7, messenger: 5}`; found the text `lots`",
            "11:8 unknown tile `RCx` -> did you mean `RCr`?",
            "12:9 wanted a list of 2; found 1",
            "13:13 wanted `yes` or `no`; found the text `maybe`",
            "15:14 wanted a list, such as `[a, b]`; found nothing",
            "16:5 unknown step `plaec` -> did you mean `place`?",
            "18:5 wanted one step, such as `place: E2 at (1,1)`; here is a second key -> begin each with a dash of its own",
            "19:5 wanted one step, such as `place: E2 at (1,1)`; found the text `just text`",
        ]
    );
}

#[test]
fn missing_keys_are_reported_at_the_map() {
    assert_eq!(
        problems("# nothing much\ntitle: X\n"),
        ["2:1 the key `players` is missing here", "2:1 the key `turn` is missing here"]
    );
    assert_eq!(
        problems("title: X\nplayers: [red]\nturn: [{message: {}}]\n"),
        ["3:18 the key `action` is missing here"]
    );
}

#[test]
fn meaning_is_checked_beside_syntax_and_shape() {
    let text = "\
title: Rule: X
players: [red, blue]
scores: {rde: 4}
board: |
  D  V2
turn: [{place: *x}, {plce: y}]
";
    assert_eq!(
        problems(text),
        [
            "1:12 a colon and a space within text that has no quotes -> put the text in quotes: title: \"Rule: X\"",
            "3:10 unknown player `rde` -> did you mean `red`?",
            "5:6 unknown tile `V2` -> did you mean `V1`?",
            "6:16 `*x` is an alias, which is not allowed here; write the value out -> if it is text, put it in quotes: \"*x\"",
        ]
    );
}

#[test]
fn what_could_not_be_read_is_passed_over_in_silence() {
    // An alias that is known parses; its value is refused, and `text` says nothing more about it.
    let text = "title: &a X\nplayers: [*a]\nturn: [{place: *a}]\n";
    assert_eq!(
        problems(text),
        [
            "1:8 `&a` is an anchor, which is not allowed here -> if it is text, put it in quotes: \"&a X\"",
            "2:11 `*a` is an alias, which is not allowed here; write the value out -> if it is text, put it in quotes: \"*a\"",
            "3:16 `*a` is an alias, which is not allowed here; write the value out -> if it is text, put it in quotes: \"*a\"",
        ]
    );
}

#[test]
fn a_comma_that_splits_a_text_within_brackets_is_named() {
    let text = "title: X\nplayers: [red]\nturn: [{place: E2 at (1, 1)}, {complete: [a (b,c), d]}]\n";
    assert_eq!(
        problems(text),
        [
            "3:16 within brackets a text without quotes ends at its comma -> put it in quotes: \"E2 at (1, 1)\"",
            "3:43 within brackets a text without quotes ends at its comma -> put it in quotes: \"a (b,c)\"",
        ]
    );
}

#[test]
fn a_colon_without_its_space_is_named() {
    assert_eq!(
        problems("title:X"),
        [
            "1:1 wanted a map, such as `key: value`; found the text `title:X` -> a space is missing behind the colon: `title: X`"
        ]
    );
    assert_eq!(
        problems("title: X\nplayers: [red]\nturn: []\nscores: {red: {meeple:7}}\n"),
        ["4:16 unknown key `meeple:7` -> a space is missing behind the colon: `meeple: 7`"]
    );
}

#[test]
fn numbers_and_flags_take_what_they_should() {
    let number = |text: &str| read(&Source::new("a", text), int(-5..=300i16)).ok();
    assert_eq!(
        ["-5", "+7", "\"300\"", "301", "1.0", "0x1", "-", "~"].map(number),
        [Some(-5), Some(7), Some(300), None, None, None, None, None]
    );
    let yes = |text: &str| read(&Source::new("a", text), flag).ok();
    assert_eq!(
        ["yes", "True", "no", "false", "y", "1"].map(yes),
        [Some(true), Some(true), Some(false), Some(false), None, None]
    );
}

#[test]
fn a_shape_that_gives_nothing_without_a_word_is_an_error_all_the_same() {
    let result = read(&Source::new("a", "x"), |_, _| None::<()>);
    assert_eq!(told(&result.unwrap_err()), ["1:1 this cannot be read"]);
}
