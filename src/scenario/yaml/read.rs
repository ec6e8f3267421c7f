//! Nodes into values, with every problem on the way.
//!
//! A *shape* is a function from a node to a value: `Fn(&Reader, &Node) -> Option<T>`. It reports what
//! is wrong to the reader and then gives `None`, so that whoever called it goes on with the rest.
//! [`text`], [`int`], [`flag`] and [`one_of`] are shapes of scalars; [`list`], [`entries`], [`spanned`]
//! and [`wants`] make shapes of shapes; [`Reader::map`] reads a map with known keys:
//!
//! ```
//! use meeplaw::scenario::problems::Source;
//! use meeplaw::scenario::yaml::{Node, read::{Reader, int, list, read, text}};
//!
//! struct Game { title: String, players: Vec<String>, round: u8 }
//!
//! fn game(r: &Reader, node: &Node) -> Option<Game> {
//!     r.map(node, |m| {
//!         let title = m.need("title", text);
//!         let players = m.need("players", list(text));
//!         let round = m.or("round", 1, int(1..=99));
//!         Some(Game { title: title?, players: players?, round })
//!     })
//! }
//!
//! let source = Source::new("a.yaml", "title: A game\nplayers: [red, blue]\n");
//! let game = read(&source, game)?;
//! assert_eq!((game.title.as_str(), game.players.len(), game.round), ("A game", 2, 1));
//! # Ok::<(), meeplaw::scenario::problems::Problems>(())
//! ```
//!
//! All keys are asked for before the first `?`, so that one problem hides no other.

use std::{cell::RefCell, fmt::Display, ops::RangeInclusive, ptr, str::FromStr};

use super::{
    super::problems::{Problem, Problems, Source, Span, quoted},
    Node, Scalar, Value, parse_part,
};

mod fields;

pub use fields::Fields;

/// Collects the problems while nodes are turned into values.
#[derive(Debug)]
pub struct Reader {
    problems: RefCell<Problems>,
    /// What is wanted of which node, when [`wants`] says it better than the shape.
    wanted: RefCell<Vec<(*const Node, String)>>,
    /// The keys that were asked of every map so far, where they are kept.
    asked: RefCell<Option<Vec<Vec<String>>>>,
}

/// A value with its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spanned<T> {
    /// Where it was written.
    pub span: Span,
    /// The value.
    pub value: T,
}

/// Reads a text by a shape.
///
/// # Errors
///
/// Everything that is wrong with the syntax, and with the shape of what could be read all the same.
pub fn read<T>(source: &Source, shape: impl FnOnce(&Reader, &Node) -> Option<T>) -> Result<T, Problems> {
    let mut problems = Problems::new(source);
    let root = parse_part(source, &mut problems);
    let reader = Reader::new(problems);
    let value = root.and_then(|root| shape(&reader, &root));
    reader.finish(value)
}

/// The keys that a shape asks of each map of a text, in the order in which the maps are done: an inner one
/// before the one around it. Problems do not matter.
pub fn asked<T>(source: &Source, shape: impl FnOnce(&Reader, &Node) -> Option<T>) -> Vec<Vec<String>> {
    let mut problems = Problems::new(source);
    let root = parse_part(source, &mut problems);
    let reader = Reader { asked: RefCell::new(Some(Vec::new())), ..Reader::new(problems) };
    root.and_then(|root| shape(&reader, &root));
    reader.asked.into_inner().unwrap_or_default()
}

impl Reader {
    /// Goes on with the problems found so far.
    pub fn new(problems: Problems) -> Self {
        Self { problems: RefCell::new(problems), wanted: RefCell::default(), asked: RefCell::default() }
    }

    /// The value when nothing was wrong.
    ///
    /// # Errors
    ///
    /// All problems that were reported.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, Problems> {
        let mut problems = self.problems.into_inner();
        match value {
            Some(value) => problems.or(value),
            None => {
                if problems.is_empty() {
                    problems.push(Problem::new(Span::at(0), "this cannot be read"));
                }
                Err(problems)
            }
        }
    }

    /// Whether nothing was wrong so far.
    pub fn is_clean(&self) -> bool {
        self.problems.borrow().is_empty()
    }

    /// Reports a problem; gives `None`, so that a shape can end with it.
    pub fn report<T>(&self, problem: Problem) -> Option<T> {
        self.problems.borrow_mut().push(problem);
        None
    }

    /// Reports that a node is not what is wanted: "a list, such as `[red, blue]`". Silent when a
    /// problem was already reported about the node.
    pub fn wrong<T>(&self, node: &Node, wanted: &str) -> Option<T> {
        let found = match &node.value {
            Value::Refused => return None,
            Value::Null => "nothing".to_owned(),
            Value::Scalar(scalar) => format!("the text {}", quoted(&scalar.text)),
            Value::Seq(_) => "a list".to_owned(),
            Value::Map(_) => "a map".to_owned(),
        };
        let better = self.wanted.borrow();
        let better = better.iter().find(|(of, _)| ptr::eq(*of, node)).map(|(_, wanted)| wanted.as_str());
        let wanted = better.unwrap_or(wanted);
        let mut problem = Problem::new(node.span, format!("wanted {wanted}; found {found}"));
        if let Some(apart) = node.as_str().and_then(tight) {
            problem = problem.help(format!("a space is missing behind the colon: {apart}"));
        }
        self.report(problem)
    }

    /// Reports that a word is none of the known ones: "unknown tile `RCx`", with the nearest of them.
    pub fn unknown<T, S: AsRef<str>>(
        &self,
        kind: &str,
        word: &str,
        span: Span,
        known: impl IntoIterator<Item = S>,
    ) -> Option<T> {
        self.report(Problem::new(span, format!("unknown {kind} {}", quoted(word))).suggest(word, known))
    }

    /// Reads a map whose keys are known: whatever `fields` does not ask for is reported as unknown,
    /// with the nearest key that it did ask for.
    pub fn map<T>(&self, node: &Node, fields: impl FnOnce(&mut Fields<'_>) -> Option<T>) -> Option<T> {
        let Value::Map(entries) = &node.value else {
            return self.wrong(node, "a map, such as `key: value`");
        };
        let mut map = Fields::new(self, node.span, entries);
        let value = fields(&mut map);
        map.finish();
        value
    }

    /// The key and the value of a map with just one entry, as a step of a script is. `None` when it
    /// is none, or could not be read. `wanted` says what should be there.
    pub fn single<'n>(&self, node: &'n Node, wanted: &str) -> Option<(Spanned<&'n str>, &'n Node)> {
        let Value::Map(entries) = &node.value else { return self.wrong(node, wanted) };
        let [(key, value), rest @ ..] = entries.as_slice() else { return self.wrong(node, wanted) };
        if let Some((second, _)) = rest.iter().find(|(key, _)| key.value != Value::Refused) {
            let problem = Problem::new(second.span, format!("wanted {wanted}; here is a second key"));
            return self.report(problem.help("begin each with a dash of its own"));
        }
        Some((Spanned { span: key.span, value: key.as_str()? }, value))
    }
}

/// A text in which a colon lacks its space, with the space.
fn tight(text: &str) -> Option<String> {
    let (key, value) = text.split_once(':')?;
    let word =
        |text: &str| !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    (word(key) && !value.is_empty() && !value.starts_with([' ', '/'])).then(|| format!("`{key}: {value}`"))
}

/// A shape: the text of a scalar.
pub fn text(r: &Reader, node: &Node) -> Option<String> {
    scalar(r, node).map(|scalar| scalar.text)
}

/// A shape: a scalar with the places of its words and lines.
pub fn scalar(r: &Reader, node: &Node) -> Option<Scalar> {
    match &node.value {
        Value::Scalar(scalar) => Some(scalar.clone()),
        _ => r.wrong(node, "a text"),
    }
}

/// A shape: yes or no, also written `true` and `false`.
pub fn flag(r: &Reader, node: &Node) -> Option<bool> {
    match node.as_str().map(str::to_lowercase).as_deref() {
        Some("yes" | "true") => Some(true),
        Some("no" | "false") => Some(false),
        _ => r.wrong(node, "`yes` or `no`"),
    }
}

/// A shape: a whole number within a range.
pub fn int<T>(range: RangeInclusive<T>) -> impl Fn(&Reader, &Node) -> Option<T>
where
    T: Copy + Display + PartialOrd + FromStr,
{
    move |r, node| match node.as_str().and_then(|text| text.parse().ok()) {
        Some(number) if range.contains(&number) => Some(number),
        _ => r.wrong(node, &format!("a whole number from {} to {}", range.start(), range.end())),
    }
}

/// A shape: one of some words, each standing for a value. Upper and lower case are the same.
pub fn one_of<T: Clone>(words: &[(&str, T)]) -> impl Fn(&Reader, &Node) -> Option<T> {
    move |r, node| {
        let Some(text) = node.as_str() else {
            let names: Vec<_> = words.iter().take(4).map(|(word, _)| format!("`{word}`")).collect();
            return r.wrong(
                node,
                &format!("one of {}{}", names.join(", "), if words.len() > 4 { ", …" } else { "" }),
            );
        };
        let exact = words.iter().find(|(word, _)| *word == text);
        match exact.or_else(|| words.iter().find(|(word, _)| word.to_lowercase() == text.to_lowercase())) {
            Some((_, value)) => Some(value.clone()),
            None => r.unknown("word", text, node.span, words.iter().map(|(word, _)| word)),
        }
    }
}

/// A shape: a list of values of one shape. All items are read; one that is wrong spoils the list.
pub fn list<T>(item: impl Fn(&Reader, &Node) -> Option<T>) -> impl Fn(&Reader, &Node) -> Option<Vec<T>> {
    move |r, node| match &node.value {
        Value::Seq(items) => {
            let read: Vec<_> = items.iter().map(|node| item(r, node)).collect();
            read.into_iter().collect()
        }
        _ => r.wrong(node, "a list, such as `[a, b]`"),
    }
}

/// A shape: a list, or one item without brackets and dash.
pub fn list_or_one<T>(
    item: impl Fn(&Reader, &Node) -> Option<T>,
) -> impl Fn(&Reader, &Node) -> Option<Vec<T>> {
    let many = list(item);
    move |r, node| match &node.value {
        Value::Scalar(_) | Value::Map(_) => {
            many(r, &Node { span: node.span, value: Value::Seq(vec![node.clone()]) })
        }
        _ => many(r, node),
    }
}

/// A shape: a list of just so many values.
pub fn array<T, const N: usize>(
    item: impl Fn(&Reader, &Node) -> Option<T>,
) -> impl Fn(&Reader, &Node) -> Option<[T; N]> {
    let all = list(item);
    move |r, node| match &node.value {
        Value::Seq(items) if items.len() != N => {
            let message = format!("wanted a list of {N}; found {}", items.len());
            r.report(Problem::new(node.span, message))
        }
        _ => all(r, node)?.try_into().ok(),
    }
}

/// A shape: a map of any keys to values of one shape, in the order of the file.
pub fn entries<T>(
    value: impl Fn(&Reader, &Node) -> Option<T>,
) -> impl Fn(&Reader, &Node) -> Option<Vec<(Spanned<String>, T)>> {
    move |r, node| {
        r.map(node, |m| {
            let read: Vec<_> = m.rest().into_iter().map(|(key, node)| Some((key, value(r, node)?))).collect();
            read.into_iter().collect()
        })
    }
}

/// A shape: a value together with its place.
pub fn spanned<T>(
    shape: impl Fn(&Reader, &Node) -> Option<T>,
) -> impl Fn(&Reader, &Node) -> Option<Spanned<T>> {
    move |r, node| Some(Spanned { span: node.span, value: shape(r, node)? })
}

/// A shape that says in its own words what it wants: "a list of players, such as `[red, blue]`".
pub fn wants<T>(
    wanted: &str,
    shape: impl Fn(&Reader, &Node) -> Option<T>,
) -> impl Fn(&Reader, &Node) -> Option<T> {
    move |r, node| {
        r.wanted.borrow_mut().push((node, wanted.to_owned()));
        let value = shape(r, node);
        r.wanted.borrow_mut().pop();
        value
    }
}

#[cfg(test)]
mod tests;
