//! The picture of one problem, by annotate-snippets.
//!
//! That crate panics on spans outside its text and walks all lines for each span; so it is given one
//! clean line for each place, cut to a window when it is very long.

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};

use super::{BOM, Problem, Source, Span};

/// Lines longer than this are shown in part: so many characters before the place, and so many after it.
const WINDOW: usize = 300;
const BEFORE: usize = 40;
const AFTER: usize = 80;

/// A line of the source made fit for showing.
struct Line {
    number: usize,
    /// The column of the place in the file, from 1.
    column: usize,
    text: String,
    /// The place in `text`.
    span: Span,
}

/// A place with its line.
fn line(source: &Source, span: Span) -> Line {
    let place = source.place(span.start);
    let bounds = source.line(span.start);
    let span = span.within(&source.text);
    let start = span.start.clamp(bounds.start, bounds.end);
    let end = span.end.clamp(start, bounds.end);

    let [before, marked, after] =
        [bounds.start..start, start..end, end..bounds.end].map(|range| &source.text[range]);
    // Bytes are at least as many as characters, so that a short line need not be counted.
    let long = bounds.end - bounds.start > WINDOW && source.text[bounds.range()].chars().count() > WINDOW;
    let (skipped, before) = if long { last(before, BEFORE) } else { (false, before) };
    let (cut, marked) = if long { first(marked, AFTER) } else { (false, marked) };
    let (more, after) = match (cut, long) {
        (true, _) => (true, ""),
        (false, true) => first(after, AFTER),
        (false, false) => (false, after),
    };

    let mut text = String::new();
    text.extend(skipped.then_some('…'));
    text.extend(before.chars().map(visible));
    let start = text.len();
    text.extend(marked.chars().map(visible));
    let mut end = text.len();
    text.extend(after.chars().map(visible));
    text.extend(more.then_some('…'));
    if end == start {
        // A caret needs something to stand under; at the end of a line it stands behind it.
        end = start + text[start..].chars().next().map_or(0, char::len_utf8);
    }
    Line { number: place.line, column: place.column, text, span: Span::new(start, end) }
}

/// The first characters of a text, and whether there are more.
fn first(text: &str, most: usize) -> (bool, &str) {
    text.char_indices().nth(most).map_or((false, text), |(at, _)| (true, &text[..at]))
}

/// The last characters of a text, and whether there are more.
fn last(text: &str, most: usize) -> (bool, &str) {
    match text.char_indices().rev().nth(most) {
        Some((at, c)) => (true, &text[at + c.len_utf8()..]),
        None => (false, text),
    }
}

/// A character that can be shown in its own column or columns.
fn visible(c: char) -> char {
    match c {
        '\t' => '\t',
        BOM | '\u{2028}' | '\u{2029}' => '\u{fffd}',
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

/// Text for a person, with nothing in it that could drive a terminal.
pub(super) fn clean(text: &str) -> String {
    let text: String = text.chars().map(|c| if c == '\n' { c } else { visible(c) }).collect();
    let line = |line: &str| annotate_snippets::normalize_untrusted_str(line);
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

fn snippet<'a>(name: &'a str, line: &'a Line, mark: Annotation<'a>) -> Snippet<'a, Annotation<'a>> {
    Snippet::source(line.text.as_str()).path(name).line_start(line.number).annotation(mark)
}

/// One problem as text, without a line break at the end.
pub(super) fn problem(source: &Source, problem: &Problem, styled: bool) -> String {
    let name = clean(&source.name);
    let first = line(source, problem.span);
    let mark = AnnotationKind::Primary.span(first.span.range());
    let title = Level::ERROR.primary_title(clean(&problem.message));
    let seconds: Vec<_> =
        problem.notes.iter().filter_map(|note| Some((line(source, note.span?), clean(&note.text)))).collect();
    let context = |(second, text): &'_ (Line, String)| {
        AnnotationKind::Context.span(second.span.range()).label(text.clone())
    };
    let (beside, apart): (Vec<_>, Vec<_>) =
        seconds.iter().partition(|(line, _)| line.number == first.number && line.text == first.text);

    let mut group = Group::with_title(title)
        .element(snippet(&name, &first, mark).annotations(beside.into_iter().map(context)));
    for second in apart {
        group = group.element(snippet(&name, &second.0, context(second)));
    }
    for note in problem.notes.iter().filter(|note| note.span.is_none()) {
        group = group.element(Level::NOTE.message(clean(&note.text)));
    }
    for help in &problem.help {
        group = group.element(Level::HELP.message(clean(help)));
    }

    let renderer = if styled { Renderer::styled() } else { Renderer::plain() };
    let mut picture = renderer.render(&[group]);
    for line in std::iter::once(&first).chain(seconds.iter().map(|(line, _)| line)) {
        right_column(&mut picture, &name, line);
    }
    picture
}

/// Puts the column in the file where the picture has the column in the window.
fn right_column(picture: &mut String, name: &str, line: &Line) {
    let shown = line.text[..line.span.start].chars().count() + 1;
    if shown != line.column {
        let wrong = format!("{name}:{}:{shown}", line.number);
        if let Some(at) = picture.rfind(&wrong) {
            picture.replace_range(at..at + wrong.len(), &format!("{name}:{}:{}", line.number, line.column));
        }
    }
}
