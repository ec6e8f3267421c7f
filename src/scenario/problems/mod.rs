//! Problems with places: collecting, ordering and showing what is wrong with a file.

mod nearest;
mod render;
mod source;

use std::{error::Error, fmt};

use serde::Serialize;

pub use nearest::nearest;
pub(crate) use source::{BOM, breaks, floor, line_of};
pub use source::{Place, Source, Span};

/// So many problems of one file are kept; the rest are only counted.
pub const MOST: usize = 100;

/// A remark on a problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The second place it is about, if there is one.
    pub span: Option<Span>,
    /// What there is to say.
    pub text: String,
}

/// One thing that is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where it is wrong. Of a stretch over several lines the first line is shown.
    pub span: Span,
    /// What is wrong, in one line.
    pub message: String,
    /// What else bears on it, second places among them.
    pub notes: Vec<Note>,
    /// How to put it right: "did you mean `RCr`?", or lines ready to paste.
    pub help: Vec<String>,
}

impl Problem {
    /// Something wrong at a place.
    pub fn new(span: Span, message: impl Into<String>) -> Self {
        Self { span, message: message.into(), notes: Vec::new(), help: Vec::new() }
    }

    /// Adds a remark.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(Note { span: None, text: text.into() });
        self
    }

    /// Adds a second place to look at, with a few words about it.
    #[must_use]
    pub fn see(mut self, span: Span, text: impl Into<String>) -> Self {
        self.notes.push(Note { span: Some(span), text: text.into() });
        self
    }

    /// Adds a way to put it right.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// Adds "did you mean" for the nearest candidate; without a near one it lists them, when they
    /// are few. A word that is a candidate itself is not misspelt.
    #[must_use]
    pub fn suggest<S: AsRef<str>>(self, word: &str, candidates: impl IntoIterator<Item = S>) -> Self {
        let candidates: Vec<S> = candidates.into_iter().collect();
        if candidates.iter().any(|candidate| candidate.as_ref() == word) {
            self
        } else if let Some(near) = nearest(word, &candidates) {
            self.help(format!("did you mean `{near}`?"))
        } else if candidates.is_empty() || candidates.len() > 12 {
            self
        } else {
            let names: Vec<_> = candidates.iter().map(|name| format!("`{}`", name.as_ref())).collect();
            self.help(format!("known here: {}", names.join(", ")))
        }
    }
}

/// A problem as data, for machines.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// The name of the source.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// How to put it right.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub help: Vec<String>,
    /// What else bears on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<FindingNote>,
}

/// A remark on a finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FindingNote {
    /// The line of its own place, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column of its own place, from 1, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// What there is to say.
    pub text: String,
}

/// All that is wrong with one source.
///
/// `Display` gives the plain rendering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems {
    source: Source,
    list: Vec<Problem>,
    dropped: usize,
}

impl Problems {
    /// None yet.
    pub fn new(source: &Source) -> Self {
        Self { source: source.clone(), list: Vec::new(), dropped: 0 }
    }

    /// What they are about.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// Adds one. The same message at the same place is kept once.
    pub fn push(&mut self, problem: Problem) {
        let same = |p: &Problem| p.span == problem.span && p.message == problem.message;
        if self.list.iter().any(same) {
            return;
        }
        if self.list.len() < MOST {
            self.list.push(problem);
        } else {
            self.dropped += 1;
        }
    }

    /// Adds all that another collection about the same source holds.
    pub fn append(&mut self, other: Self) {
        self.dropped += other.dropped;
        other.list.into_iter().for_each(|problem| self.push(problem));
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// How many were found, those beyond [`MOST`] included.
    pub fn len(&self) -> usize {
        self.list.len() + self.dropped
    }

    /// Those that were kept, in the order of their places.
    pub fn sorted(&self) -> Vec<&Problem> {
        let mut all: Vec<_> = self.list.iter().collect();
        all.sort_by_key(|p| p.span);
        all
    }

    /// The value when nothing is wrong.
    ///
    /// # Errors
    ///
    /// The problems, when there are any.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }

    /// The same without a remark: to compare what is wrong in one edition with what is in another.
    #[must_use]
    pub fn without_note(&self, text: &str) -> Self {
        let mut same = self.clone();
        same.list.iter_mut().for_each(|problem| problem.notes.retain(|note| note.text != text));
        same
    }

    /// For a person: each problem with `file:line:column`, its line with a caret, notes and helps.
    /// Ends without a line break.
    pub fn render(&self, styled: bool) -> String {
        let mut shown: Vec<_> =
            self.sorted().into_iter().map(|p| render::problem(&self.source, p, styled)).collect();
        if self.dropped > 0 {
            shown.push(format!("and {} more in {}", self.dropped, render::clean(&self.source.name)));
        }
        shown.join("\n\n")
    }

    /// For a machine: the same problems as data.
    pub fn findings(&self) -> Vec<Finding> {
        let source = &self.source;
        let finding = |p: &Problem| {
            let Place { line, column } = source.place(p.span.start);
            let note = |n: &Note| {
                let place = n.span.map(|span| source.place(span.start));
                FindingNote {
                    line: place.map(|p| p.line),
                    column: place.map(|p| p.column),
                    text: n.text.clone(),
                }
            };
            Finding {
                file: source.name.to_string(),
                line,
                column,
                message: p.message.clone(),
                help: p.help.clone(),
                notes: p.notes.iter().map(note).collect(),
            }
        };
        self.sorted().into_iter().map(finding).collect()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl Error for Problems {}

/// Text from a file between back ticks, shortened to what fits into a message.
pub fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = text.trim_end().chars().take(MOST).collect();
    if text.trim_end().chars().nth(MOST).is_some() {
        shown.push('…');
    }
    format!("`{}`", shown.replace(['\n', '\r'], "⏎"))
}

#[cfg(test)]
mod tests;
