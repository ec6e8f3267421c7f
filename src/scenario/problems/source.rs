use std::{ops::Range, sync::Arc};

/// A stretch of a source, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Span {
    /// Where it begins.
    pub start: usize,
    /// Where it ends: the first byte that is no longer part of it.
    pub end: usize,
}

impl Span {
    /// From `start` up to, but without, `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The empty span before the byte at `at`.
    pub const fn at(at: usize) -> Self {
        Self { start: at, end: at }
    }

    /// Whether it covers no byte.
    pub const fn is_empty(self) -> bool {
        self.end <= self.start
    }

    /// The smallest span that covers this one and `other`.
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The span moved into `text`: within its length and between characters, so that slicing cannot fail.
    pub fn within(self, text: &str) -> Self {
        let start = floor(text, self.start);
        let mut end = self.end.clamp(start, text.len());
        while !text.is_char_boundary(end) {
            end += 1;
        }
        Self { start, end }
    }

    /// The text that it covers, as far as `text` reaches.
    pub fn of(self, text: &str) -> &str {
        let Self { start, end } = self.within(text);
        &text[start..end]
    }

    /// As a range of bytes.
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }
}

/// A place as editors show it, both numbers from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, counted in characters; a byte order mark at the start of the text is none.
    pub column: usize,
}

/// A text with the name it goes by in messages. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name, mostly the path of a file.
    pub name: Arc<str>,
    /// The whole text as it is in the file, a byte order mark included.
    pub text: Arc<str>,
}

/// The byte order mark that some editors put before the text.
pub(crate) const BOM: char = '\u{feff}';

impl Source {
    /// A text under a name.
    pub fn new(name: impl Into<Arc<str>>, text: impl Into<Arc<str>>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// The line and column of a byte; of the last character's end, when the text is shorter.
    pub fn place(&self, at: usize) -> Place {
        let Span { start, end } = self.line(at);
        let at = floor(&self.text, at).clamp(start, end);
        Place {
            line: breaks(&self.text[..start]).count() + 1,
            column: self.text[start..at].chars().count() + 1,
        }
    }

    /// The line on which a byte stands, without its break and without a byte order mark before it.
    pub fn line(&self, at: usize) -> Span {
        line_of(&self.text, at)
    }
}

/// The last place not after `at` that is between two characters.
pub(crate) fn floor(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Where the lines after the first begin. A line ends with CR LF, CR or LF.
pub(crate) fn breaks(text: &str) -> impl Iterator<Item = usize> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let found = at + bytes[at..].iter().position(|b| matches!(b, b'\n' | b'\r'))?;
        at = found + if bytes[found..].starts_with(b"\r\n") { 2 } else { 1 };
        Some(at)
    })
}

/// The line on which a byte stands, without its break and without a byte order mark before it.
pub(crate) fn line_of(text: &str, at: usize) -> Span {
    let mut at = floor(text, at);
    if text[..at].ends_with('\r') && text[at..].starts_with('\n') {
        at -= 1;
    }
    let start = text[..at].rfind(['\n', '\r']).map_or(0, |found| found + 1);
    let end = text[at..].find(['\n', '\r']).map_or(text.len(), |found| at + found);
    let start = if start == 0 && text.starts_with(BOM) { BOM.len_utf8() } else { start };
    Span { start, end: end.max(start) }
}

#[cfg(test)]
mod tests {
    use super::{Place, Source, Span, breaks};

    fn place(text: &str, at: usize) -> (usize, usize) {
        let Place { line, column } = Source::new("t", text).place(at);
        (line, column)
    }

    #[test]
    fn places_count_lines_and_characters_from_one() {
        assert_eq!(place("", 0), (1, 1));
        assert_eq!(place("ab\ncd", 0), (1, 1));
        assert_eq!(place("ab\ncd", 2), (1, 3));
        assert_eq!(place("ab\ncd", 3), (2, 1));
        assert_eq!(place("ab\ncd", 99), (2, 3));
        // "é" and "ü" take two bytes each.
        assert_eq!(place("éü x", 5), (1, 4));
        // In the middle of a character: before it.
        assert_eq!(place("éü x", 3), (1, 2));
    }

    #[test]
    fn every_kind_of_line_break_counts_once() {
        assert_eq!(place("a\r\nb\rc\nd", 3), (2, 1));
        assert_eq!(place("a\r\nb\rc\nd", 5), (3, 1));
        assert_eq!(place("a\r\nb\rc\nd", 7), (4, 1));
        // Between CR and LF: still on the first line.
        assert_eq!(place("a\r\nb", 2), (1, 2));
        assert_eq!(breaks("a\r\n\n\r").collect::<Vec<_>>(), [3, 4, 5]);
    }

    #[test]
    fn a_byte_order_mark_is_no_column() {
        assert_eq!(place("\u{feff}ab", 0), (1, 1));
        assert_eq!(place("\u{feff}ab", 3), (1, 1));
        assert_eq!(place("\u{feff}ab", 4), (1, 2));
        assert_eq!(Source::new("t", "\u{feff}ab\n").line(0), Span::new(3, 5));
    }

    #[test]
    fn spans_are_moved_between_characters() {
        let text = "aé\u{1f600}b";
        // a: 0, é: 1-3, the face: 3-7, b: 7.
        assert_eq!(Span::new(2, 5).within(text), Span::new(1, 7));
        assert_eq!(Span::new(9, 4).within(text), Span::at(8));
        assert_eq!(Span::new(5, 2).within(text), Span::new(3, 3));
        assert_eq!(Span::new(1, 3).of(text), "é");
        assert_eq!(Span::new(1, 2).to(Span::new(4, 5)), Span::new(1, 5));
    }
}
