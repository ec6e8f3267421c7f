//! The parser's events with places in bytes. The only file that names the parser.
//!
//! The parser marks places by characters. Its lines and columns are sound; the running index is not
//! used, so that a miscount could not spread beyond its line.

use std::borrow::Cow;

use saphyr_parser::{Event as Raw, Marker, Parser, ScalarStyle, Span as Marks, StrInput};

use super::super::problems::{Span, breaks};

/// How a scalar was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    Plain,
    Single,
    Double,
    Literal,
    Folded,
}

/// What the parser met.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Event<'t> {
    Document,
    Scalar {
        text: Cow<'t, str>,
        style: Style,
        extras: Extras,
    },
    Seq(Extras),
    Map(Extras),
    /// The end of a sequence or a map.
    End,
    Alias,
}

/// What may be written before a node and is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Extras {
    pub anchor: bool,
    pub tag: bool,
}

/// Where the text stops being YAML, in the parser's words.
#[derive(Debug)]
pub(super) struct Failure {
    pub at: usize,
    pub info: String,
}

/// The events of a text from some byte on.
pub(super) struct Events<'t> {
    parser: Parser<'t, StrInput<'t>>,
    table: Table,
}

impl<'t> Events<'t> {
    /// Begins to read `text` at the byte `from`, which starts a line.
    pub fn new(text: &'t str, from: usize) -> Self {
        let rest = &text[from..];
        Self { parser: Parser::new_from_str(rest), table: Table::new(rest, from) }
    }

    /// The next event with its span, `None` at the end.
    pub fn next(&mut self) -> Result<Option<(Event<'t>, Span)>, Failure> {
        loop {
            let (raw, marks) = match self.parser.next_event() {
                None => return Ok(None),
                Some(Ok(found)) => found,
                Some(Err(error)) => {
                    return Err(Failure {
                        at: self.table.byte(*error.marker()),
                        info: error.info().to_owned(),
                    });
                }
            };
            let event = match raw {
                Raw::StreamEnd => return Ok(None),
                Raw::Nothing | Raw::StreamStart | Raw::DocumentEnd => continue,
                Raw::DocumentStart(_) => Event::Document,
                Raw::Alias(_) => Event::Alias,
                Raw::Scalar(text, style, anchor, tag) => {
                    Event::Scalar { text, style: style.into(), extras: extras(anchor, tag.is_some()) }
                }
                Raw::SequenceStart(anchor, tag) => Event::Seq(extras(anchor, tag.is_some())),
                Raw::MappingStart(anchor, tag) => Event::Map(extras(anchor, tag.is_some())),
                Raw::SequenceEnd | Raw::MappingEnd => Event::End,
            };
            return Ok(Some((event, self.table.span(marks))));
        }
    }
}

const fn extras(anchor: usize, tag: bool) -> Extras {
    Extras { anchor: anchor > 0, tag }
}

impl From<ScalarStyle> for Style {
    fn from(style: ScalarStyle) -> Self {
        match style {
            ScalarStyle::Plain => Self::Plain,
            ScalarStyle::SingleQuoted => Self::Single,
            ScalarStyle::DoubleQuoted => Self::Double,
            ScalarStyle::Literal => Self::Literal,
            ScalarStyle::Folded => Self::Folded,
        }
    }
}

/// Translates marks to bytes.
struct Table {
    /// What was skipped before the text that the parser sees.
    from: usize,
    /// The length of that text.
    len: usize,
    /// The byte at which each line begins.
    lines: Vec<usize>,
    /// The byte at which each character begins, and for each line the number of its first character;
    /// empty when all characters are single bytes.
    chars: Vec<usize>,
    firsts: Vec<usize>,
}

impl Table {
    fn new(text: &str, from: usize) -> Self {
        let lines: Vec<usize> = std::iter::once(0).chain(breaks(text)).collect();
        let (mut chars, mut firsts) = (Vec::new(), Vec::new());
        if !text.is_ascii() {
            chars = text.char_indices().map(|(at, _)| at).collect();
            let mut next = 0;
            for &line in &lines {
                next += chars[next..].partition_point(|&at| at < line);
                firsts.push(next);
            }
        }
        Self { from, len: text.len(), lines, chars, firsts }
    }

    /// The byte at a mark. At the end of a text without a last line break the parser's mark stands
    /// on a line that does not exist.
    fn byte(&self, mark: Marker) -> usize {
        let (line, column) = (mark.line().saturating_sub(1), mark.col());
        let local = if line >= self.lines.len() {
            self.len
        } else if self.firsts.is_empty() {
            (self.lines[line] + column).min(self.len)
        } else {
            self.chars.get(self.firsts[line] + column).copied().unwrap_or(self.len)
        };
        self.from + local
    }

    fn span(&self, marks: Marks) -> Span {
        let start = self.byte(marks.start);
        Span::new(start, self.byte(marks.end).max(start))
    }
}

#[cfg(test)]
mod tests {
    use super::{Event, Events};

    fn starts(text: &str) -> Vec<(usize, usize)> {
        let mut events = Events::new(text, 0);
        let mut found = Vec::new();
        while let Some((event, span)) = events.next().expect("YAML") {
            if matches!(event, Event::Scalar { .. }) {
                found.push((span.start, span.end));
            }
        }
        found
    }

    #[test]
    fn marks_become_bytes() {
        assert_eq!(starts("a: b\nc: d\n"), [(0, 1), (3, 4), (5, 6), (8, 9)]);
        // CR LF is one break of two bytes, "é" one character of two bytes.
        assert_eq!(starts("a: é # ü\r\né: d"), [(0, 1), (3, 5), (12, 14), (16, 17)]);
        // A lone CR breaks a line too.
        assert_eq!(starts("é: b\rc: d\r"), [(0, 2), (4, 5), (6, 7), (9, 10)]);
        assert_eq!(starts("\u{1f600}: \u{1f600}"), [(0, 4), (6, 10)]);
    }

    #[test]
    fn a_failure_has_its_byte() {
        let mut events = Events::new("é: é\nb: [é: ]]\n", 0);
        let failure = loop {
            match events.next() {
                Ok(Some(_)) => {}
                Ok(None) => panic!("not refused"),
                Err(failure) => break failure,
            }
        };
        // Line 2 begins at byte 7; `b: [é: ]` takes 9 of its bytes.
        assert_eq!(failure.at, 16);
    }
}
