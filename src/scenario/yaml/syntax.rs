//! What the parser refuses, and what we refuse, in words that help.

use super::{
    super::problems::{Problem, Problems, Span, floor, line_of, quoted},
    DEEPEST,
    events::{Extras, Failure},
    places::{blanks, colon, content_after, first_word, indentation, sigil_word, skip_blank},
    text_start,
};

/// A list or map that was not closed when reading failed.
pub(super) struct Open {
    pub start: usize,
    pub flow: bool,
    pub list: bool,
}

/// A tab among the blanks at the start of a line.
pub(super) fn tab(text: &str, line: Span) -> Option<Problem> {
    let shown = line.of(text);
    let blanks = indentation(shown);
    let at = line.start + blanks.find('\t')?;
    (blanks.len() < shown.len()).then(|| {
        Problem::new(Span::new(at, at + 1), "a tab in the indentation, where YAML wants spaces")
            .help("put two spaces for each tab at the start of this line and of those like it")
    })
}

/// Refuses an alias.
pub(super) fn alias(text: &str, at: usize, flow: bool) -> Problem {
    let word = sigil_word(text, at, flow);
    let message =
        format!("{} is an alias, which is not allowed here; write the value out", quoted(word.of(text)));
    quote_help(Problem::new(word, message), text, at, flow)
}

/// Refuses anchors and tags before a node.
pub(super) fn extras(text: &str, extras: Extras, at: usize, flow: bool, problems: &mut Problems) {
    let mut next = at;
    for _ in 0..usize::from(extras.anchor) + usize::from(extras.tag) {
        let word = sigil_word(text, next, flow);
        let kind = if word.of(text).starts_with('&') { "an anchor" } else { "a tag" };
        let message = format!("{} is {kind}, which is not allowed here", quoted(word.of(text)));
        problems.push(quote_help(Problem::new(word, message), text, next, flow));
        next = skip_blank(text, word.end);
    }
}

/// Refuses the first part of a text that its comma splits, since it stands within brackets.
pub(super) fn split(text: &str, part: Span) -> Problem {
    let problem = Problem::new(part, "within brackets a text without quotes ends at its comma");
    let rest = &text[part.start..floor(text, part.end + LONGEST)];
    match rest.find([')', '\n', '\r']) {
        Some(end) if rest[end..].starts_with(')') && end < LONGEST => {
            problem.help(format!("put it in quotes: {}", in_quotes(&rest[..=end])))
        }
        _ => problem.help("put it in quotes"),
    }
}

/// Adds how to write what begins at `at` as text.
fn quote_help(problem: Problem, text: &str, at: usize, flow: bool) -> Problem {
    match value(text, at, flow) {
        "" => problem,
        value => problem.help(format!("if it is text, put it in quotes: {}", in_quotes(value))),
    }
}

/// What stands from `at` to the end of the line or of the part within brackets, comments left out.
/// Empty when it is too long to be repeated.
fn value(text: &str, at: usize, flow: bool) -> &str {
    let rest = &text[at..floor(text, at + LONGEST)];
    let ends = |c: char| matches!(c, '\n' | '\r') || flow && matches!(c, ',' | ']' | '}');
    let comment = rest.find(" #");
    let end = [rest.find(ends), comment].into_iter().flatten().min();
    match end {
        Some(end) => rest[..end].trim(),
        None if at + rest.len() == text.len() => rest.trim(),
        None => "",
    }
}

/// Longer text is not repeated in a help.
const LONGEST: usize = 200;

/// Text as a quoted scalar.
fn in_quotes(text: &str) -> String {
    if text.contains(['"', '\\']) { format!("'{}'", text.replace('\'', "''")) } else { format!("\"{text}\"") }
}

/// Says what is wrong where the parser gave up. `cursor` is behind the last thing read.
pub(super) fn explain(text: &str, failure: &Failure, cursor: usize, open: &[Open], block: bool) -> Problem {
    let Failure { at, info } = failure;
    let at = (*at).min(text.len());
    let next = content_after(text, cursor);
    let flow = open.iter().rev().find(|open| open.flow);
    if flow.is_none()
        && let Some(problem) = tab_near(text, cursor, at.max(next))
    {
        return problem;
    }
    let has = |part: &str| info.contains(part);
    let here = |message: &str| Problem::new(first_word(text, at), message);

    if has("unknown anchor") {
        alias(text, at, flow.is_some())
    } else if has("quoted scalar") && (has("end of stream") || has("indentation") || has("indicator")) {
        let quote = Span::new(at, text.len().min(at + 1));
        Problem::new(quote, "this quote is not closed")
            .help("close it, or put the whole text in the other kind of quotes")
    } else if has("escape") || has("hexadecimal") {
        here("a backslash in double quotes begins an escape, and there is none like this")
            .help("in single quotes a backslash is just a backslash")
    } else if has("trailing content after") {
        here("text goes on behind its closing quote").help("put the whole text in one pair of quotes")
    } else if has("misplaced bracket") {
        here("this bracket closes none")
    } else if has("recursion limit") {
        here(&format!("nested deeper than {DEEPEST} levels"))
    } else if has("unexpected character") {
        let first: String = text[at..].chars().take(1).collect();
        let problem = here(&format!("text does not begin with `{first}` unless it is in quotes"));
        quote_help(problem, text, at, flow.is_some())
    } else if has("block sequence entries") || has("\"-\" is only") || has("start with '-'") {
        let problem = here("a dash does not begin a list here");
        match value(text, at, flow.is_some()) {
            "-" => problem.help("if it is text, put it in quotes: \"-\""),
            value => problem
                .help("begin the list on a line of its own, or write it as `[a, b]`")
                .help(format!("if it is text, put it in quotes: {}", in_quotes(value))),
        }
    } else if let Some(flow) = flow {
        unclosed(text, at, flow)
    } else if has("mapping values are not allowed") {
        second_colon(text, at)
    } else if has("simple key") {
        no_colon(text, next)
    } else if block && (has("expected key") || has("'-' indicator") || has("block scalar")) {
        Problem::new(first_word(text, next), "this line stands further left than the block's first line")
            .help("indent every line of the block at least like its first")
    } else if has("expected key") || has("'-' indicator") || has("invalid indentation") {
        indented(text, next, open)
    } else if has("expected node content") {
        here("a value is missing here")
    } else if has("comment intercepting") {
        here("the text above ends with this comment, so the next line belongs to nothing")
            .help("indent the next line like the key it follows, or put the comment on a line of its own")
    } else if has("document start") {
        Problem::new(first_word(text, next), "this does not belong to what stands above it")
    } else {
        here(&format!("this is not YAML: {info}"))
    }
}

/// A tab in the indentation of some line behind the last one read, up to the one behind the failure.
fn tab_near(text: &str, cursor: usize, at: usize) -> Option<Problem> {
    let last = skip_blank(text, line_of(text, at).end);
    let mut line = line_of(text, cursor);
    // The line of the last thing read was looked at; in a block it may well begin with a tab.
    let mut read = cursor > text_start(text);
    loop {
        if let Some(problem) = tab(text, line).filter(|_| !read) {
            return Some(problem);
        }
        read = false;
        let next =
            line.end + blanks(&text[line.end..]).min(1) + usize::from(text[line.end..].starts_with("\r\n"));
        if next > last || next == line.end {
            return None;
        }
        line = line_of(text, next);
    }
}

/// Brackets that do not close, or lack a comma.
fn unclosed(text: &str, at: usize, flow: &Open) -> Problem {
    let close = if flow.list { ']' } else { '}' };
    let bracket = Span::new(flow.start, flow.start + 1);
    if line_of(text, at) == line_of(text, flow.start) && at < text.len() {
        Problem::new(first_word(text, at), format!("a comma or `{close}` is wanted before this"))
            .see(bracket, "for the bracket opened here")
    } else {
        Problem::new(bracket, format!("this bracket is not closed; the `{close}` is missing"))
            .see(first_word(text, at), "reading failed here")
    }
}

/// A colon that ends no key: the text needs quotes, or the line is indented too far.
fn second_colon(text: &str, at: usize) -> Problem {
    let line = line_of(text, at);
    let shown = line.of(text);
    let sign = Span::new(at, text.len().min(at + 1));
    let first = colon(shown).map_or(at, |found| line.start + found);
    if first < at {
        let problem = Problem::new(sign, "a colon and a space within text that has no quotes");
        let before = Span::new(line.start + indentation(shown).len(), first).of(text);
        return match value(text, first + 1, false) {
            value if !value.is_empty() && before.len() < LONGEST => {
                problem.help(format!("put the text in quotes: {before}: {}", in_quotes(value)))
            }
            _ => problem.help("put the text in quotes"),
        };
    }
    if let Some(above) = line_above(text, line.start) {
        let key = above.of(text).trim().trim_start_matches("- ");
        if colon(key).is_none() {
            return no_colon(text, above.start + above.of(text).trim_end().len() - key.len());
        }
    }
    let key = first_word(text, line.start + indentation(shown).len());
    Problem::new(key, "this key is indented deeper than the text above it allows")
        .help("keys of one map begin in the same column")
}

/// The last line before the one that begins at `start` which holds more than a comment.
fn line_above(text: &str, start: usize) -> Option<Span> {
    let mut line = Span::at(start);
    while line.start > text_start(text) {
        line = line_of(text, line.start - 1);
        let shown = line.of(text).trim();
        if !shown.is_empty() && !shown.starts_with('#') {
            return Some(line);
        }
    }
    None
}

/// A line that should be a key or a list item and is none.
fn no_colon(text: &str, next: usize) -> Problem {
    let rest = Span::new(next, line_of(text, next).end).of(text);
    let rest = rest.split(" #").next().unwrap_or(rest).trim_end();
    let span = Span::new(next, next + rest.len());
    let fixed = |message: String, fixed: String| {
        let problem = Problem::new(span, message);
        if !fixed.is_empty() && fixed.len() < LONGEST { problem.help(fixed) } else { problem }
    };
    if let Some(tight) = rest.strip_prefix('-').filter(|tight| !tight.starts_with([' ', '-'])) {
        return fixed("a space is missing behind the dash".into(), format!("- {tight}"));
    }
    match rest.split_once(':') {
        Some(_) if colon(rest).is_some() => fixed("this is no key of the map above".into(), String::new()),
        Some((key, value)) => fixed("a space is missing behind the colon".into(), format!("{key}: {value}")),
        None => fixed(format!("a colon is missing behind {}", quoted(rest)), format!("{rest}:")),
    }
}

/// A line that begins in a column where nothing is open, or with the wrong thing for what is open there.
fn indented(text: &str, next: usize, open: &[Open]) -> Problem {
    let column = |at: usize| at - line_of(text, at).start;
    let word = first_word(text, next);
    let here = open.iter().rev().find(|open| column(open.start) == column(next));
    let dash = word.of(text) == "-";
    match here {
        Some(Open { list: true, .. }) if !dash => {
            Problem::new(word, "a dash is wanted here, since the lines above are a list")
        }
        Some(Open { list: false, .. }) if dash => {
            Problem::new(word, "a list item stands where a key is wanted, since the lines above are a map")
        }
        _ => Problem::new(word, "this line is indented like none of those it could belong to")
            .help("keys of one map and dashes of one list begin in the same column"),
    }
}
