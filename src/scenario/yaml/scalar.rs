use std::ops::Range;

use super::super::problems::{Span, line_of};
use super::{events::Style, places::blanks};

/// Text as it was meant, with the place of each of its characters in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// The text, without quotes, escapes and indentation.
    pub text: String,
    /// Whether it was written without quotes and on no `|` or `>` block.
    pub plain: bool,
    /// Where it stands in the file, quotes or the `|` included.
    whole: Span,
    /// Which stretches of the text come from where, in order; empty when that could not be told.
    pieces: Vec<Piece>,
}

/// A stretch of the text and the stretch of the file that gave it. They hold the same bytes when they
/// are equally long; else the one stands for the other as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    text: Span,
    file: Span,
}

impl Piece {
    const fn is_same(self) -> bool {
        self.text.end - self.text.start == self.file.end - self.file.start
    }
}

/// A word of a scalar with its place in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'t> {
    /// The word, without blanks.
    pub text: &'t str,
    /// Its place in the file.
    pub span: Span,
}

impl Scalar {
    /// The text that the parser made of the stretch `whole` of `file`. `content` is where the text
    /// itself begins: behind the quote, or the first character of a block's first line.
    pub(super) fn new(file: &str, text: &str, style: Style, whole: Span, content: usize) -> Self {
        let pieces = match style {
            Style::Literal => block(file, text, content),
            _ => folded(file, text, style, content, whole.end),
        };
        Self {
            text: text.to_owned(),
            plain: style == Style::Plain,
            whole,
            pieces: pieces.unwrap_or_default(),
        }
    }

    /// Where it stands in the file, quotes or the `|` of a block included.
    pub const fn span(&self) -> Span {
        self.whole
    }

    /// The place in the file of a range of bytes of the text. Exact for plain scalars and `|` blocks;
    /// an escape in quotes counts as one; where nothing better is known, the whole scalar.
    pub fn place(&self, range: Range<usize>) -> Span {
        if self.pieces.is_empty() {
            return self.whole;
        }
        let start = self.byte(range.start, false);
        if range.end <= range.start {
            return Span::at(start);
        }
        Span::new(start, self.byte(range.end, true).max(start))
    }

    /// The byte of the file for a byte of the text; `end` asks for the end of what is before it.
    fn byte(&self, at: usize, end: bool) -> usize {
        let after = self.pieces.partition_point(|p| if end { p.text.start < at } else { p.text.start <= at });
        let Some(piece) = after.checked_sub(1).map(|i| self.pieces[i]) else {
            return self.pieces[0].file.start;
        };
        if at >= piece.text.end {
            piece.file.end
        } else if piece.is_same() {
            piece.file.start + (at - piece.text.start)
        } else if end {
            piece.file.end
        } else {
            piece.file.start
        }
    }

    /// The words, that is, what stands between blanks and line breaks.
    pub fn words(&self) -> Vec<Word<'_>> {
        self.words_of(0..self.text.len())
    }

    /// The words line by line; lines without a word are kept as empty ones.
    pub fn rows(&self) -> Vec<Vec<Word<'_>>> {
        let mut at = 0;
        let row = |line: &str| {
            let start = at;
            at += line.len();
            self.words_of(start..at)
        };
        self.text.split_inclusive('\n').map(row).collect()
    }

    fn words_of(&self, range: Range<usize>) -> Vec<Word<'_>> {
        let mut words = Vec::new();
        let mut at = range.start;
        for word in self.text[range].split(char::is_whitespace) {
            if !word.is_empty() {
                words.push(Word { text: word, span: self.place(at..at + word.len()) });
            }
            at += word.len() + self.text[at + word.len()..].chars().next().map_or(0, char::len_utf8);
        }
        words
    }
}

/// The pieces of a `|` block: each line of the text is one line of the file without its indentation.
/// `content` is the first character of the first line that is not empty.
fn block(file: &str, text: &str, content: usize) -> Option<Vec<Piece>> {
    let first = line_of(file, content);
    let indent = content - first.start;
    let mut pieces = Vec::new();
    let mut at = 0;
    // Empty lines before the first: they hold no character that could be pointed at.
    let leading = text.len() - text.trim_start_matches('\n').len();
    if leading > 0 {
        pieces.push(Piece { text: Span::new(0, leading), file: Span::at(content) });
        at = leading;
    }
    let mut line = first;
    while at < text.len() {
        let inside = text[at..].find('\n').unwrap_or(text.len() - at);
        let start = (line.start + indent).min(line.end);
        let same = Span::new(at, at + inside).of(text);
        if Span::new(start, start + inside).of(file) != same {
            return None;
        }
        pieces.push(Piece { text: Span::new(at, at + inside), file: Span::new(start, start + inside) });
        at += inside + 1;
        let next = line.end + line_break(&file[line.end..]);
        if next == line.end && at < text.len() {
            return None;
        }
        line = line_of(file, next);
    }
    Some(pieces)
}

/// The length of the line break that a text begins with.
fn line_break(text: &str) -> usize {
    if text.starts_with("\r\n") { 2 } else { usize::from(text.starts_with(['\r', '\n'])) }
}

/// The pieces of any other scalar, found by walking text and file side by side.
fn folded(file: &str, text: &str, style: Style, content: usize, end: usize) -> Option<Vec<Piece>> {
    let mut pieces: Vec<Piece> = Vec::new();
    let (mut at, mut from) = (0, content);
    while at < text.len() {
        let rest = &file[from..end.max(from)];
        if rest.is_empty() && text[at..].trim_end_matches('\n').is_empty() {
            // The line breaks behind a block belong to no place.
            break;
        }
        if style == Style::Double && (rest.starts_with("\\\n") || rest.starts_with("\\\r")) {
            // An escaped line break gives nothing; the blanks after it neither.
            from += 1 + blanks(&rest[1..]);
            continue;
        }
        let (took, gave) = step(&text[at..], rest, style)?;
        let piece = Piece { text: Span::new(at, at + took), file: Span::new(from, from + gave) };
        match pieces.last_mut() {
            // What is the same on both sides grows into one piece.
            Some(last) if took == gave && last.is_same() && last.file.end == from => {
                last.text.end += took;
                last.file.end += gave;
            }
            _ => pieces.push(piece),
        }
        (at, from) = (at + took, from + gave);
    }
    Some(pieces)
}

/// How much of the text comes from how much of the file, both at least one byte; `None` when they differ.
fn step(text: &str, file: &str, style: Style) -> Option<(usize, usize)> {
    let c = text.chars().next()?;
    let f = file.chars().next()?;
    if style == Style::Double && f == '\\' {
        let gave = match file[1..].chars().next()? {
            'x' => 4,
            'u' => 6,
            'U' => 10,
            escaped => 1 + escaped.len_utf8(),
        };
        return file.is_char_boundary(gave).then_some((c.len_utf8(), gave));
    }
    if style == Style::Single && f == '\'' {
        return (c == '\'' && file.starts_with("''")).then_some((1, 2));
    }
    let run = blanks(file);
    if run == 0 {
        return (c == f).then_some((c.len_utf8(), f.len_utf8()));
    }
    if !file[..run].contains(['\n', '\r']) {
        return text.starts_with(&file[..run]).then_some((run, run));
    }
    // A folded break: the blanks around it gave one space or some line breaks.
    let took = match style {
        Style::Folded => blanks(text),
        _ if c == '\n' => text.len() - text.trim_start_matches('\n').len(),
        _ => usize::from(c == ' '),
    };
    (took > 0).then_some((took, run))
}
