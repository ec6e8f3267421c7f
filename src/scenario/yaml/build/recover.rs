//! Going on behind a syntax error: the entry of the outermost map in which it lies is given up, and
//! reading begins anew at the next line that looks like a key.

use super::{
    super::{
        super::problems::{Span, line_of},
        Node, Value,
        events::Failure,
        places,
        syntax::{self, Open},
        text_start,
    },
    Builder, Frame, Items, Key, refused,
};

impl Builder<'_> {
    /// Reports a syntax error and gives its place.
    pub(super) fn explain(&mut self, failure: &Failure) -> usize {
        let open = |frame: &Frame| Open {
            start: frame.start,
            flow: frame.flow,
            list: matches!(frame.items, Items::Seq(_)),
        };
        let open: Vec<Open> = self.stack.iter().map(open).collect();
        let problem = syntax::explain(self.text, failure, self.cursor, &open, self.after_block);
        let at = problem.span.start;
        self.problems.push(problem);
        at
    }

    /// Gives up the entry of the root map in which reading failed, and finds the next one.
    pub(super) fn resume(&mut self, failure: &Failure, problem: usize) -> Option<usize> {
        self.close_before(problem);
        self.stack.truncate(1);
        self.skipping = 0;
        self.split = false;
        if self.stack.is_empty() && self.root.as_ref().is_none_or(|root| root.as_str().is_some()) {
            // A text where the first key should be.
            self.root = None;
            let start = places::skip_blank(self.text, text_start(self.text));
            self.stack.push(Frame { start, flow: false, items: Items::map() });
        }
        let Some(Frame { start, flow: false, items: Items::Map { entries, key, .. } }) =
            self.stack.last_mut()
        else {
            return None;
        };
        if line_of(self.text, *start).start != *start {
            return None;
        }
        let failed = refused(Span::at(failure.at));
        let behind = match key.take() {
            Some(Key::Good(key)) => {
                let end = key.span.end;
                entries.push((key, failed));
                end
            }
            _ => {
                let line = line_of(self.text, failure.at);
                let mut behind = self.cursor.min(problem);
                if let Some((key, value)) = entries.last_mut() {
                    if self.cursor >= line.start {
                        value.value = Value::Refused;
                    }
                    behind = behind.max(key.span.end);
                }
                entries.push((failed.clone(), failed));
                behind
            }
        };
        let next = places::next_key_line(self.text, behind);
        self.resumed = next.is_some();
        self.cursor = next.unwrap_or(self.text.len());
        Some(self.cursor)
    }

    /// Closes what was whole when reading failed: all that is open, if the failure lies behind the
    /// start of another key of the outermost map.
    fn close_before(&mut self, problem: usize) {
        let next = places::content_after(self.text, self.cursor);
        let rest = &self.text[next..];
        let fresh = line_of(self.text, next).start == next && !rest.is_empty() && !rest.starts_with("- ");
        if !fresh || problem < next || self.skipping > 0 || self.in_flow() {
            return;
        }
        while let Some(Frame { items, .. }) = self.stack.last() {
            if matches!(items, Items::Map { key: Some(_), .. }) {
                let missing = Span::at(self.missing());
                self.attach(Node { span: missing, value: Value::Null });
            }
            if self.stack.len() == 1 {
                return;
            }
            self.close(Span::at(self.cursor));
        }
    }
}
