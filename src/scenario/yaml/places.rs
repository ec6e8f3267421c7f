//! Finding places in the text that the parser's marks leave open.

use super::{
    super::problems::{Span, line_of},
    events::Style,
    text_start,
};

/// Behind blanks, line breaks and comments.
pub(super) fn skip_blank(text: &str, mut at: usize) -> usize {
    loop {
        at += blanks(&text[at..]);
        let apart = at == text_start(text) || text[..at].ends_with(BLANKS);
        if !(apart && text[at..].starts_with('#')) {
            return at;
        }
        at += text[at..].find(['\n', '\r']).unwrap_or(text.len() - at);
    }
}

const BLANKS: [char; 4] = [' ', '\t', '\n', '\r'];

/// The length of the blanks and line breaks at the start.
pub(super) fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches(BLANKS).len()
}

/// The word at a place, at least one character when there is one.
pub(super) fn first_word(text: &str, at: usize) -> Span {
    let rest = &text[at..];
    let len = rest.find(BLANKS).unwrap_or(rest.len());
    Span::new(at, at + len.max(rest.chars().next().map_or(0, char::len_utf8)))
}

/// An anchor, alias or tag at a place: up to the next blank, and within brackets to the next sign.
pub(super) fn sigil_word(text: &str, at: usize, flow: bool) -> Span {
    let ends = |c: char| BLANKS.contains(&c) || flow && matches!(c, ',' | '[' | ']' | '{' | '}');
    Span::new(at, at + text[at..].find(ends).unwrap_or(text.len() - at))
}

/// Behind the anchors and tags before a node.
pub(super) fn skip_extras(text: &str, mut at: usize) -> usize {
    while text[at..].starts_with(['&', '!']) {
        at = skip_blank(text, sigil_word(text, at, false).end);
    }
    at
}

/// The first dash of a list that is the value of a key which ends at `cursor`.
pub(super) fn dash(text: &str, cursor: usize) -> Option<usize> {
    let at = skip_blank(text, cursor);
    let at = if text[at..].starts_with(':') { skip_blank(text, at + 1) } else { at };
    text[at..].starts_with('-').then_some(at)
}

/// Where a scalar stands.
pub(super) struct Found {
    /// All of it, quotes and the `|` included.
    pub whole: Span,
    /// Where its text begins.
    pub content: usize,
}

/// Finds a scalar from its mark, which leaves out the `|` of a block, takes blanks and a comment behind
/// a closing quote for a part of it, and begins with an anchor or a tag, if there is one.
pub(super) fn scalar(text: &str, style: Style, cursor: usize, mark: Span) -> Found {
    let start = skip_extras(text, mark.start).min(mark.end);
    match style {
        Style::Plain => Found { whole: Span::new(start, mark.end), content: start },
        Style::Single | Style::Double => {
            let quote = if style == Style::Single { b'\'' } else { b'"' };
            let end = closing(&text[..mark.end], start + 1, quote);
            Found { whole: Span::new(start, end), content: start + 1 }
        }
        Style::Literal | Style::Folded => {
            let head = head(text, cursor, mark.end).unwrap_or(start);
            let behind = head + Span::new(head, mark.end).of(text).trim_end_matches(BLANKS).len();
            let line = line_of(text, head);
            let content =
                if mark.start > line.end { mark.start } else { line.end + blanks(&text[line.end..]) };
            Found { whole: Span::new(head, behind.max(head)), content: content.min(mark.end) }
        }
    }
}

/// Behind the quote that closes a text.
fn closing(text: &str, mut at: usize, quote: u8) -> usize {
    let bytes = text.as_bytes();
    while at < bytes.len() {
        let double = match bytes[at] {
            b'\\' if quote == b'"' => true,
            b'\'' if quote == b'\'' => bytes.get(at + 1) == Some(&quote),
            _ => false,
        };
        if bytes[at] == quote && !double {
            return at + 1;
        }
        at += if double { 2 } else { 1 };
    }
    text.len()
}

/// The `|` or `>` that begins a block, from behind its key or dash.
fn head(text: &str, cursor: usize, end: usize) -> Option<usize> {
    let mut at = cursor;
    loop {
        at = skip_extras(text, skip_blank(text, at));
        if at >= end {
            return None;
        }
        match text.as_bytes()[at] {
            b'|' | b'>' => return Some(at),
            b':' | b'-' | b'?' => at += 1,
            _ => return None,
        }
    }
}

/// The place of the first thing behind `cursor`, the end of a document passed over.
pub(super) fn content_after(text: &str, cursor: usize) -> usize {
    let at = skip_blank(text, cursor);
    if text[at..].starts_with("...") && line_of(text, at).start == at { skip_blank(text, at + 3) } else { at }
}

/// The first line behind the one of `behind` that looks like a key of the outermost map.
pub(super) fn next_key_line(text: &str, behind: usize) -> Option<usize> {
    let mut at = behind;
    loop {
        let end = line_of(text, at).end;
        at = end + text[end..].chars().take_while(|c| matches!(c, '\n' | '\r')).count();
        if at == end {
            return None;
        }
        if is_key_line(line_of(text, at).of(text)) {
            return Some(at);
        }
    }
}

fn is_key_line(line: &str) -> bool {
    let Some(colon) = colon(line) else { return false };
    let key = &line[..colon];
    key.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '"' | '\''))
        && !key.contains(['{', '}', '[', ']', ',', '#', '&', '*', '!', '|', '>', '%', '@', '`'])
}

/// The first colon that ends a key.
pub(super) fn colon(line: &str) -> Option<usize> {
    let blank = |at: usize| line[at + 1..].chars().next().is_none_or(|c| BLANKS.contains(&c));
    line.match_indices(':').map(|(at, _)| at).find(|&at| blank(at))
}

/// The blanks before the first thing of a line.
pub(super) fn indentation(line: &str) -> &str {
    &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
}
