//! The trace as HTML: lists in lists, with rounds that fold.

use std::ops::Range;

use maud::{Markup, PreEscaped, html};

use super::{Run, Told};
use crate::ask;
use crate::book::layout::Page;
use crate::book::links::Links;
use crate::explain::{Ink, Line, Opens};

/// A run that is being told on a page.
pub(super) struct Trace<'a> {
    pub told: &'a Told<'a>,
    pub run: &'a Run,
    pub page: &'a Page<'a>,
    pub links: &'a Links,
}

impl Trace<'_> {
    /// All of it.
    pub fn whole(&self) -> Markup {
        self.block(0..self.run.lines.len())
    }

    /// Lines with whatever is indented in each.
    fn block(&self, range: Range<usize>) -> Markup {
        let mut nodes = Vec::new();
        let mut at = range.start;
        while at < range.end {
            let inner = self.inner(at, range.end);
            nodes.push((at, inner.clone()));
            at = inner.end;
        }
        let opens = |place: usize| self.run.lines[place].opens.is_some();
        html! {
            @for nodes in nodes.chunk_by(|(one, _), (other, _)| opens(*one) == opens(*other)) {
                @if opens(nodes[0].0) {
                    @for (place, inner) in nodes { (self.opening(*place, inner.clone())) }
                } @else {
                    ul.trace {
                        @for (place, inner) in nodes {
                            li.differs[self.differs(*place)] {
                                (self.line(*place))
                                @if !inner.is_empty() { (self.block(inner.clone())) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The lines that are indented in this one.
    fn inner(&self, place: usize, end: usize) -> Range<usize> {
        let lines = &self.run.lines;
        let deeper = |other: &&Line| other.indent > lines[place].indent;
        let count = lines[place + 1..end].iter().take_while(deeper).count();
        place + 1..place + 1 + count
    }

    fn opening(&self, place: usize, inner: Range<usize>) -> Markup {
        if self.run.lines[place].opens == Some(Opens::Part) {
            return html! { section.part { h4 { (self.line(place)) } (self.block(inner)) } };
        }
        html! {
            details.round open {
                summary.differs[self.differs(place)] { (self.line(place)) }
                @if let Some(pair) = self.run.moments.get(&place) { (self.pair(pair)) }
                (self.block(inner))
            }
        }
    }

    fn pair(&self, [before, after]: &[usize; 2]) -> Markup {
        html! { div.pair { (self.picture(*before, "Before")) (self.picture(*after, "After")) } }
    }

    /// A picture with what it shows in words.
    pub fn picture(&self, number: usize, caption: &str) -> Markup {
        let picture = &self.told.pictures[number];
        let (width, height) = picture.hung.size;
        html! {
            figure {
                div.drawn {
                    svg role="img" viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height)
                        aria-label=(format!("{caption}: {}", picture.told)) { (PreEscaped(&picture.hung.inner)) }
                }
                figcaption { (caption) }
            }
        }
    }

    fn differs(&self, place: usize) -> bool {
        self.run.differs.get(place).copied().unwrap_or(false)
    }

    fn line(&self, place: usize) -> Markup {
        let line = &self.run.lines[place];
        let mut cites = line.cites.iter();
        html! {
            @if self.differs(place) { span.unseen { "Not in all editions: " } }
            @for (place, (ink, text)) in line.pieces.iter().enumerate() {
                @if place > 0 { " " }
                @match ink {
                    Ink::Plain => (text),
                    Ink::Heading => strong { (text) },
                    Ink::Points => span.points { (text) },
                    Ink::Nothing => span.nothing { (text) },
                    Ink::Ruling => @match cites.next() {
                        Some(id) => (self.cite(id, text)),
                        None => (text),
                    },
                }
            }
        }
    }

    /// What decided, without the brackets.
    fn cite(&self, id: &'static str, text: &str) -> Markup {
        let text = text.trim_start_matches('[').trim_end_matches(']');
        let title = ask::record(id).map(ask::Record::title);
        match self.links.ruling(id) {
            Some(target) => html! { a.cite href=(self.page.to(&target)) title=[title] { (text) } },
            None => html! { span.cite { (text) } },
        }
    }
}
