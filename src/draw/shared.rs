//! What pictures show several times and hold once: tiles, the stripes of two players, and in the pictures of one
//! page whole tables and scoreboards.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use super::Theme;
use super::markup::Markup;
use super::page::Layout;
use super::scene::Scene;
use super::shape::write_number;
use crate::geometry::Rotation;
use crate::tiles::TileKind;

/// Definitions by what they are of, in the order in which they came.
#[derive(Default)]
pub(super) struct Shared {
    prefix: String,
    kept: RefCell<Kept>,
}

#[derive(Default)]
struct Kept {
    ids: BTreeMap<String, String>,
    text: String,
}

impl Shared {
    /// Nothing yet; `prefix` stands before every id.
    pub fn new(prefix: &str) -> Self {
        Self { prefix: prefix.to_owned(), kept: RefCell::default() }
    }

    /// The id of what a key stands for, which is made from its id where it is new.
    pub fn id(&self, key: &str, make: impl FnOnce(&str) -> String) -> String {
        if let Some(id) = self.kept.borrow().ids.get(key) {
            return id.clone();
        }
        let id = format!("{}d{}", self.prefix, self.kept.borrow().ids.len());
        // It may hold something shared itself, which then stands before it.
        self.kept.borrow_mut().ids.insert(key.to_owned(), id.clone());
        let made = make(&id);
        let text = &mut self.kept.borrow_mut().text;
        text.push_str(&made);
        text.push('\n');
        id
    }

    /// The id of a drawing of which only what is seen is kept.
    pub fn seen(&self, markup: &str, theme: Theme) -> String {
        let seen = only_seen(markup);
        self.id(&seen, |id| format!("<g id=\"{id}\" class=\"{}\">{seen}</g>", theme.id()))
    }

    /// All definitions.
    pub fn definitions(&self) -> String {
        format!("<defs>\n{}</defs>\n", self.kept.borrow().text)
    }
}

/// Pictures that lie beside a page and are shown in its pictures: their addresses, seen from the page.
pub struct Elsewhere<'a> {
    /// The picture of a tile as it lies, its fields included and without its name; none where there is none.
    pub tile: &'a dyn Fn(&TileKind, Rotation) -> Option<String>,
    /// The picture of the empty scoreboard.
    pub scoreboard: String,
}

impl fmt::Debug for Elsewhere<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Elsewhere").field("scoreboard", &self.scoreboard).finish_non_exhaustive()
    }
}

/// The pictures of one page of HTML: what is the same in several of them stands there once.
pub struct Gallery<'a> {
    elsewhere: Elsewhere<'a>,
    theme: Theme,
    shared: Shared,
}

impl fmt::Debug for Gallery<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gallery").field("theme", &self.theme).finish_non_exhaustive()
    }
}

/// A picture of a gallery.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Hung {
    /// What stands within the `svg` element.
    pub inner: String,
    /// How wide and how high it is.
    pub size: (u32, u32),
}

impl<'a> Gallery<'a> {
    /// A gallery without pictures. `prefix` stands before every id.
    pub fn new(elsewhere: Elsewhere<'a>, theme: Theme, prefix: &str) -> Self {
        Self { elsewhere, theme, shared: Shared::new(prefix) }
    }

    /// Draws a scene. It says nothing of a title.
    pub fn picture(&self, scene: &Scene<'_>) -> Hung {
        // What is tinted lies between the ground and what is drawn on it.
        let elsewhere = scene.highlight.is_none().then_some(&self.elsewhere);
        let layout = Layout::new(scene, self.theme, &self.shared, elsewhere);
        let mut markup = Markup::new();
        for (at, block) in layout.blocks() {
            markup.shown(&self.shared.seen(&block.markup, self.theme), *at, 1.0);
        }
        let (width, height) = layout.size();
        Hung { inner: markup.finish(), size: (width.ceil() as u32, height.ceil() as u32) }
    }

    /// What the pictures share, for an `svg` element of its own.
    pub fn definitions(&self) -> String {
        self.shared.definitions()
    }
}

/// A drawing without what is told of its pieces, so that it is the same wherever it looks the same.
fn only_seen(markup: &str) -> String {
    let mut seen = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some(at) = rest.find([' ', '<']) {
        let (before, from) = rest.split_at(at);
        seen.push_str(before);
        rest = match after_told(from) {
            Some(after) => after,
            None => {
                seen.push_str(&from[..1]);
                &from[1..]
            }
        };
    }
    seen + rest
}

/// What follows a title or an attribute that only tells something, where a drawing begins with one.
fn after_told(markup: &str) -> Option<&str> {
    if let Some(title) = markup.strip_prefix("<title>") {
        return title.split_once("</title>").map(|(_, after)| after);
    }
    // No text holds a quote as it is, so that this is an attribute.
    let (name, value) = markup.strip_prefix(" data-")?.split_once("=\"")?;
    let (_, after) = value.split_once('"')?;
    name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-').then_some(after)
}

/// An image that lies elsewhere.
pub(super) fn image(markup: &mut Markup, href: &str, (x, y): (f64, f64), (width, height): (f64, f64)) {
    let tag = markup.tag("image").set("href", href).number("x", x).number("y", y);
    tag.number("width", width).number("height", height).empty();
}

/// The rules of a style sheet for pictures in a page.
pub fn style(theme: Theme) -> String {
    theme.style("")
}

/// A number as it stands in a picture.
pub(super) fn number(number: f64) -> String {
    let mut text = String::new();
    write_number(&mut text, number);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_alike() {
        let told = "<g data-figure=\"red meeple\" class=\"a\"><title>red &lt;</title><use href=\"#d1\"/></g>";
        assert_eq!(only_seen(told), "<g class=\"a\"><use href=\"#d1\"/></g>");
        assert_eq!(only_seen("<text>a data b</text>"), "<text>a data b</text>");
    }

    #[test]
    fn what_is_shared_is_kept_once() {
        let shared = Shared::new("x-");
        let make = |id: &str| format!("<g id=\"{id}\"/>");
        assert_eq!((shared.id("a", make), shared.id("b", make)), ("x-d0".to_owned(), "x-d1".to_owned()));
        assert_eq!(shared.id("a", |_| unreachable!()), "x-d0");
        assert_eq!(shared.definitions().matches("x-d0").count(), 1);
    }
}
