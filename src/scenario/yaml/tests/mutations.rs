//! Nothing that is read may make the reader panic, whatever bytes it is.

use super::{
    super::{super::problems::Problems, Value, parse_part, read_bytes},
    tree,
};

/// A small generator, so that the same mutations are tried each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % below as u64).unwrap()
    }
}

const VALID: &str = "\u{feff}# a comment
title: 'Two features; it''s one message'
rulings: [messages/one-per-round, \"é\\u00e9 \\\"x\\\"\"]
players: [red, blue] # the first
scores:
  red: {meeple: 7, messenger: 5}
  blue: ~
text: >-
  folded
  text

  here
board: |   # rows\r
  D    V1\r
\r
  B    .\r
turn:
- place: E2 at (1,1)
  meeple: city S
- message: two points,
    messenger
- ? score
  : - - 1
    - 日本 \u{1f600}
";

/// Reads, shows and checks all places of whatever comes out.
fn survives(bytes: &[u8]) {
    let source = match read_bytes("a.yaml", bytes) {
        Ok(source) => source,
        Err(problems) => {
            assert!(!problems.render(false).is_empty());
            return;
        }
    };
    let mut problems = Problems::new(&source);
    let root = parse_part(&source, &mut problems);
    assert!(root.is_some() || !problems.is_empty());
    problems.render(true);
    assert_eq!(problems.findings().len(), problems.sorted().len());
    let Some(root) = root else { return };
    let mut open = vec![&root];
    while let Some(node) = open.pop() {
        assert_eq!(node.span.within(&source.text), node.span, "{node:?} in {:?}", source.text);
        match &node.value {
            Value::Null | Value::Refused => {}
            Value::Scalar(scalar) => {
                for word in scalar.words() {
                    assert_eq!(word.span.within(&source.text), word.span, "{word:?} in {:?}", source.text);
                    let inside = node.span.start <= word.span.start && word.span.end <= node.span.end;
                    assert!(inside, "{word:?} of {node:?} in {:?}", source.text);
                    // The parser passes over a comment behind a tab within a text, so that such a text
                    // has no place but the whole.
                    if scalar.plain && word.span != node.span {
                        assert_eq!(word.span.of(&source.text), word.text, "{:?}", source.text);
                    }
                }
                scalar.rows();
            }
            Value::Seq(items) => open.extend(items),
            Value::Map(entries) => open.extend(entries.iter().flat_map(|(key, value)| [key, value])),
        }
    }
}

#[test]
fn no_mixture_makes_it_panic() {
    const PARTS: &[&str] = &[
        ":",
        ": ",
        "- ",
        "-",
        "\n",
        "\n",
        "\n  ",
        "\n    ",
        "\r\n",
        "\t",
        " ",
        "[",
        "]",
        "{",
        "}",
        ",",
        "&a ",
        "*a",
        "!t ",
        "|",
        "|+\n",
        ">\n",
        "'",
        "\"",
        "\\",
        "\\n",
        "\\u00e9",
        "#",
        " # é\n",
        "? ",
        "---\n",
        "...",
        "%TAG ! x\n",
        "@",
        "a",
        "b c",
        "é",
        "\u{1f600}",
        "(",
        ")",
        "~",
        "\\\n",
        "a: ",
        "b: ",
        "\na: ",
        "\n- ",
        "\u{85}",
        "\u{2028}",
        "''",
        "|2\n",
    ];
    let mut dice = Dice(0xD1B5_4A32_D192_ED03);
    for _ in 0..10_000 {
        let parts: String = (0..=dice.roll(24)).map(|_| PARTS[dice.roll(PARTS.len())]).collect();
        survives(parts.as_bytes());
    }
}

#[test]
fn no_mutation_makes_it_panic() {
    const SPICE: &[&[u8]] = &[
        b":",
        b": ",
        b"- ",
        b"-",
        b"\n",
        b"\r",
        b"\t",
        b" ",
        b"  ",
        b"[",
        b"]",
        b"{",
        b"}",
        b",",
        b"&a ",
        b"*a",
        b"!t ",
        b"|\n",
        b">\n",
        b"'",
        b"\"",
        b"\\",
        b"#",
        b" #",
        b"? ",
        b"---\n",
        b"...\n",
        b"%",
        b"@",
        b"\0",
        b"\xFF",
        b"\xEF\xBB\xBF",
        "é".as_bytes(),
        "\u{1f600}".as_bytes(),
        b"(",
        b"~",
        b"\n\n",
        b"\r\n",
    ];
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    tree(VALID);
    for _ in 0..3000 {
        let mut bytes = VALID.as_bytes().to_vec();
        for _ in 0..=dice.roll(6) {
            let at = dice.roll(bytes.len() + 1);
            match dice.roll(4) {
                0 => {
                    let end = (at + dice.roll(20)).min(bytes.len());
                    bytes.drain(at..end);
                }
                1 => {
                    let from = dice.roll(bytes.len() + 1);
                    let piece = bytes[from..(from + dice.roll(30)).min(bytes.len())].to_vec();
                    bytes.splice(at..at, piece);
                }
                2 if at < bytes.len() => bytes[at] = u8::try_from(dice.roll(256)).unwrap(),
                _ => {
                    bytes.splice(at..at, SPICE[dice.roll(SPICE.len())].iter().copied());
                }
            }
        }
        survives(&bytes);
    }
}
