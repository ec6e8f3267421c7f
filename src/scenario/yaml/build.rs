//! Events into a tree, with all that is refused on the way.

mod recover;

use std::collections::{HashMap, hash_map::Entry};

use super::{
    super::problems::{Problem, Problems, Source, Span, line_of, quoted},
    DEEPEST, Node, Scalar, Value,
    events::{Event, Events, Extras, Failure, Style},
    places, syntax, text_start,
};

/// After so many syntax errors reading is given up.
const TRIES: usize = 20;

/// Reads what can be read. `None` comes with a problem.
pub(super) fn tree(source: &Source, problems: &mut Problems) -> Option<Node> {
    let text = &*source.text;
    let mut builder = Builder {
        text,
        problems,
        root: None,
        stack: Vec::new(),
        cursor: text_start(text),
        skipping: 0,
        after_block: false,
        tab_told: false,
        too_deep_told: false,
        resumed: false,
        split: false,
    };
    let mut from = builder.cursor;
    for _ in 0..TRIES {
        match builder.read(from) {
            Ok(()) => return builder.finish(),
            Err(failure) => {
                let problem = builder.explain(&failure);
                from = builder.resume(&failure, problem)?;
            }
        }
    }
    None
}

struct Builder<'a> {
    text: &'a str,
    problems: &'a mut Problems,
    root: Option<Node>,
    stack: Vec<Frame>,
    /// Behind the last thing read.
    cursor: usize,
    /// How many collections deeper than allowed we are.
    skipping: usize,
    /// Whether the last thing read was a `|` or `>` block.
    after_block: bool,
    tab_told: bool,
    too_deep_told: bool,
    /// Whether the next map goes on with the root.
    resumed: bool,
    /// Whether we are between the parts of a text that a comma within brackets has split.
    split: bool,
}

/// A list or map that is not closed yet.
struct Frame {
    start: usize,
    /// Whether it was written with brackets.
    flow: bool,
    items: Items,
}

enum Items {
    Seq(Vec<Node>),
    Map { entries: Vec<(Node, Node)>, seen: HashMap<String, Span>, key: Option<Key> },
}

/// A key that waits for its value.
enum Key {
    Good(Node),
    /// One that is there already: its value is dropped.
    Twice,
    /// Something that is no key.
    Bad(Span),
}

impl Items {
    fn map() -> Self {
        Self::Map { entries: Vec::new(), seen: HashMap::new(), key: None }
    }
}

impl Builder<'_> {
    /// Reads from the start of a line to the end of the document.
    fn read(&mut self, from: usize) -> Result<(), Failure> {
        let mut events = Events::new(self.text, from);
        let mut documents = 0;
        while let Some((event, span)) = events.next()? {
            if event == Event::Document {
                documents += 1;
                if documents > 1 {
                    self.second_document();
                    break;
                }
            } else if self.skipping > 0 {
                self.skip(&event);
            } else {
                self.take(event, span);
            }
        }
        Ok(())
    }

    fn second_document(&mut self) {
        let at = places::content_after(self.text, self.cursor);
        let word = places::first_word(self.text, at);
        self.problems.push(
            Problem::new(word, "a second document begins here, but a file holds one")
                .help("put it into a file of its own"),
        );
    }

    fn take(&mut self, event: Event<'_>, span: Span) {
        match event {
            Event::Document => {}
            Event::Scalar { text, style, extras } => self.scalar(&text, style, extras, span),
            Event::Alias => {
                self.problems.push(syntax::alias(self.text, span.start, self.in_flow()));
                self.cursor = span.end;
                self.attach(Node { span, value: Value::Refused });
            }
            Event::Seq(extras) => {
                let value = matches!(
                    self.stack.last(),
                    Some(Frame { items: Items::Map { key: Some(_), .. }, flow: false, .. })
                );
                self.refuse_extras(extras, span);
                let bracket = self.bracket(span, '[');
                let start = if value && bracket.is_none() && extras == Extras::default() {
                    places::dash(self.text, self.cursor).unwrap_or(span.start)
                } else {
                    bracket.unwrap_or(span.start)
                };
                self.open(Items::Seq(Vec::new()), start, bracket.is_some());
            }
            Event::Map(extras) => {
                self.refuse_extras(extras, span);
                let bracket = self.bracket(span, '{');
                if self.resumed && bracket.is_none() && self.stack.len() == 1 {
                    self.resumed = false;
                } else {
                    self.open(Items::map(), bracket.unwrap_or(span.start), bracket.is_some());
                }
            }
            Event::End => self.close(span),
        }
    }

    /// The bracket that begins a collection. Without one the mark is empty; with one it takes in
    /// the blanks and a comment behind it, and anchors and tags before it.
    fn bracket(&self, span: Span, bracket: char) -> Option<usize> {
        let at = places::skip_extras(self.text, span.start);
        (!span.is_empty() && self.text[at..].starts_with(bracket)).then_some(at)
    }

    fn in_flow(&self) -> bool {
        self.stack.iter().any(|frame| frame.flow)
    }

    fn open(&mut self, items: Items, start: usize, flow: bool) {
        self.refuse_tab(start);
        if self.stack.len() == DEEPEST {
            if !self.too_deep_told {
                self.too_deep_told = true;
                let span = places::first_word(self.text, start);
                self.problems.push(Problem::new(span, format!("nested deeper than {DEEPEST} levels")));
            }
            self.skipping = 1;
            return;
        }
        // Behind the bracket or the first dash; a map without bracket begins with its key.
        let dash = matches!(items, Items::Seq(_)) && self.text[start..].starts_with('-');
        self.cursor = self.cursor.max(start + usize::from(flow || dash));
        self.after_block = false;
        self.stack.push(Frame { start, flow, items });
    }

    fn skip(&mut self, event: &Event<'_>) {
        match event {
            Event::Seq(_) | Event::Map(_) => self.skipping += 1,
            Event::End => self.skipping -= 1,
            Event::Document | Event::Scalar { .. } | Event::Alias => {}
        }
        if self.skipping == 0 {
            self.attach(Node { span: Span::at(self.cursor), value: Value::Refused });
        }
    }

    fn close(&mut self, span: Span) {
        let Some(frame) = self.stack.pop() else { return };
        if frame.flow {
            // The mark takes in the blanks and a comment behind the bracket.
            if self.text[span.start..].starts_with([']', '}']) {
                self.cursor = span.start + 1;
            }
            self.after_block = false;
            self.split = false;
        }
        let value = match frame.items {
            Items::Seq(items) => Value::Seq(items),
            Items::Map { entries, .. } => Value::Map(entries),
        };
        let span = Span::new(frame.start, self.cursor.max(frame.start));
        self.attach(Node { span, value });
    }

    fn scalar(&mut self, text: &str, style: Style, extras: Extras, span: Span) {
        if style == Style::Plain && text.is_empty() {
            self.refuse_extras(extras, span);
            let at = self.missing();
            self.cursor = at;
            self.attach(Node { span: Span::at(at), value: Value::Null });
            return;
        }
        self.refuse_extras(extras, span);
        let found = places::scalar(self.text, style, self.cursor, span);
        self.refuse_tab(found.whole.start);
        let null = style == Style::Plain && matches!(text, "~" | "null");
        let value = if style == Style::Plain && self.is_split(text, found.whole) {
            Value::Refused
        } else if null {
            Value::Null
        } else {
            Value::Scalar(Scalar::new(self.text, text, style, found.whole, found.content))
        };
        self.cursor = found.whole.end;
        self.after_block = matches!(style, Style::Literal | Style::Folded);
        self.attach(Node { span: found.whole, value });
    }

    /// Whether a text is a part of one that a comma within brackets has split, as in
    /// `{place: E2 at (1,1)}`; reports the first part.
    fn is_split(&mut self, text: &str, span: Span) -> bool {
        if !self.stack.last().is_some_and(|frame| frame.flow) {
            return false;
        }
        let (opened, closed) = (text.matches('(').count(), text.matches(')').count());
        if self.split {
            self.split = opened >= closed;
            return true;
        }
        let comma = self.text[places::skip_blank(self.text, span.end)..].starts_with(',');
        self.split = opened > closed && comma;
        if self.split {
            self.problems.push(syntax::split(self.text, span));
        }
        self.split
    }

    /// Where a value is missing: behind its colon or dash.
    fn missing(&self) -> usize {
        let indicator = match self.stack.last() {
            Some(Frame { items: Items::Map { key: Some(_), .. }, .. }) => ':',
            Some(Frame { items: Items::Seq(items), flow: false, .. }) if !items.is_empty() => '-',
            _ => return self.cursor,
        };
        let at = places::skip_blank(self.text, self.cursor);
        if self.text[at..].starts_with(indicator) { at + 1 } else { self.cursor }
    }

    fn attach(&mut self, node: Node) {
        let Some(frame) = self.stack.last_mut() else {
            self.root = Some(node);
            return;
        };
        match &mut frame.items {
            Items::Seq(items) => items.push(node),
            Items::Map { entries, key, .. } if key.is_some() => match key.take() {
                Some(Key::Good(key)) => entries.push((key, node)),
                Some(Key::Bad(span)) => entries.push((refused(span), refused(node.span))),
                Some(Key::Twice) | None => {}
            },
            Items::Map { seen, key, .. } => {
                let span = node.span;
                *key = Some(match &node.value {
                    Value::Scalar(scalar) => match seen.entry(scalar.text.clone()) {
                        Entry::Vacant(place) => {
                            place.insert(span);
                            Key::Good(node)
                        }
                        Entry::Occupied(first) => {
                            let message = format!("the key {} is there twice", quoted(first.key()));
                            self.problems.push(Problem::new(span, message).see(*first.get(), "first here"));
                            Key::Twice
                        }
                    },
                    Value::Refused => Key::Bad(span),
                    Value::Null | Value::Seq(_) | Value::Map(_) => {
                        let message = match &node.value {
                            Value::Null if span.is_empty() => "a key is missing before this colon",
                            Value::Null => "a key is a text; put it in quotes",
                            _ => "a key is a text, not a list or a map",
                        };
                        let span = if span.is_empty() {
                            Span::at(places::skip_blank(self.text, span.start))
                        } else {
                            span
                        };
                        self.problems.push(Problem::new(span, message));
                        Key::Bad(span)
                    }
                });
            }
        }
    }

    fn refuse_extras(&mut self, extras: Extras, span: Span) {
        if extras != Extras::default() {
            let flow = self.in_flow();
            syntax::extras(self.text, extras, span.start, flow, self.problems);
        }
    }

    /// A tab among the blanks before the first thing of a line.
    fn refuse_tab(&mut self, at: usize) {
        if self.tab_told || self.in_flow() {
            return;
        }
        if let Some(problem) = syntax::tab(self.text, line_of(self.text, at)) {
            self.tab_told = true;
            self.problems.push(problem);
        }
    }

    fn finish(mut self) -> Option<Node> {
        self.stack.truncate(1);
        if !self.stack.is_empty() {
            self.close(Span::at(self.cursor));
        }
        match self.root {
            None | Some(Node { value: Value::Null, .. }) => {
                let blank = self.text[text_start(self.text)..].trim().is_empty();
                let message = if blank { "the file is empty" } else { "there is nothing to read here" };
                self.problems.push(Problem::new(Span::at(0), message));
                None
            }
            root => root,
        }
    }
}

const fn refused(span: Span) -> Node {
    Node { span, value: Value::Refused }
}
