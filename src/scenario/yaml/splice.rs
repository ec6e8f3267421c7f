//! Rewriting parts of a file in place, so that comments elsewhere stay.

use thiserror::Error;

use super::{
    super::problems::{Span, line_of},
    Node,
};

/// Why a text could not be spliced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SpliceError {
    /// Two replacements want the same bytes.
    #[error("the replacements at bytes {0} and {1} overlap")]
    Overlap(usize, usize),
    /// A span lies outside the text or within a character.
    #[error("bytes {0} to {1} are no part of the text")]
    Outside(usize, usize),
}

/// The text with each span replaced. Line breaks in the replacements become those of the text, CR LF
/// or LF. Replacements at the same empty span are put in one after another.
///
/// # Errors
///
/// When two spans overlap, or one is no part of the text.
pub fn splice<S: AsRef<str>>(text: &str, edits: &[(Span, S)]) -> Result<String, SpliceError> {
    let mut edits: Vec<(Span, &str)> = edits.iter().map(|(span, new)| (*span, new.as_ref())).collect();
    edits.sort_by_key(|(span, _)| *span);
    let crlf = text.contains("\r\n");
    let mut spliced = String::with_capacity(text.len());
    let mut at = 0;
    let mut before = 0;
    for (span, new) in edits {
        if text.get(span.start..span.end).is_none() {
            return Err(SpliceError::Outside(span.start, span.end));
        }
        if span.start < at {
            return Err(SpliceError::Overlap(before, span.start));
        }
        spliced.push_str(&text[at..span.start]);
        if crlf {
            spliced.push_str(&new.replace("\r\n", "\n").replace('\n', "\r\n"));
        } else {
            spliced.push_str(new);
        }
        (at, before) = (span.end, span.start);
    }
    spliced.push_str(&text[at..]);
    Ok(spliced)
}

/// The lines of an entry of a block map, from its key to the last character of the last line on which
/// its value stands: what has to be replaced to write the entry anew. Comments before it and behind
/// it stay, those within it do not.
pub fn entry_lines(text: &str, key: &Node, value: &Node) -> Span {
    let last = line_of(text, value.span.end.max(key.span.end));
    Span::new(key.span.start, last.end)
}

/// A text with every line but the empty ones moved to the right.
pub fn indented(text: &str, spaces: usize) -> String {
    let mut moved = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        if !line.trim().is_empty() {
            moved.extend(std::iter::repeat_n(' ', spaces));
        }
        moved.push_str(line);
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::{
        super::{super::problems::Source, parse},
        Span, SpliceError, entry_lines, indented, splice,
    };

    #[test]
    fn puts_text_in_place_of_spans() {
        let text = "a: 1 # é\nb: 2\n";
        let edits = [(Span::new(13, 14), "three"), (Span::new(3, 4), "0"), (Span::at(15), "c: 4\n")];
        assert_eq!(splice(text, &edits).unwrap(), "a: 0 # é\nb: three\nc: 4\n");
        assert_eq!(splice::<&str>(text, &[]).unwrap(), text);
    }

    #[test]
    fn keeps_the_line_breaks_of_the_text() {
        assert_eq!(
            splice("a: 1\r\nb: 2\r\n", &[(Span::new(6, 10), "b:\n  c: 3")]).unwrap(),
            "a: 1\r\nb:\r\n  c: 3\r\n"
        );
    }

    #[test]
    fn refuses_what_cannot_be_done() {
        let outside = splice("aé", &[(Span::new(0, 2), "")]);
        assert_eq!(outside, Err(SpliceError::Outside(0, 2)));
        assert_eq!(splice("a", &[(Span::new(1, 9), "")]), Err(SpliceError::Outside(1, 9)));
        assert_eq!(splice("a", &[(Span::new(1, 0), "")]), Err(SpliceError::Outside(1, 0)));
        let twice = [(Span::new(0, 2), ""), (Span::new(1, 3), "")];
        assert_eq!(splice("abc", &twice), Err(SpliceError::Overlap(0, 1)));
    }

    #[test]
    fn an_entry_is_rewritten_and_comments_elsewhere_stay() {
        let text = "\
# at the top
turn: [x]   # of the turn
expect:     # goes
  # goes too
  messages: [knights]
  scores: {red: 4}   # goes as well

# before the end
notes: none
";
        let root = parse(&Source::new("a.yaml", text)).unwrap();
        let (key, value) = root.entry("expect").unwrap();
        let new = format!("expect:\n{}", indented("messages: []\nscores:\n  red: 5", 2));
        let spliced = splice(text, &[(entry_lines(text, key, value), new)]).unwrap();
        assert_eq!(
            spliced,
            "\
# at the top
turn: [x]   # of the turn
expect:
  messages: []
  scores:
    red: 5

# before the end
notes: none
"
        );
    }

    #[test]
    fn a_block_and_a_missing_value_are_entries_too() {
        let text = "board: |   # tiles\n  D  V1\n  B  .\n\nexpect:   # nothing yet\n";
        let root = parse(&Source::new("a.yaml", text)).unwrap();
        let lines = |key| {
            let (key, value) = root.entry(key).unwrap();
            entry_lines(text, key, value).of(text)
        };
        assert_eq!(lines("board"), "board: |   # tiles\n  D  V1\n  B  .");
        assert_eq!(lines("expect"), "expect:   # nothing yet");
    }

    #[test]
    fn empty_lines_are_not_indented() {
        assert_eq!(indented("a\n\n  b\n", 2), "  a\n\n    b\n");
    }
}
