//! Writes SVG: elements with attributes, escaped, and always closed.

use super::shape::{Point, write_number};

/// A document in the making.
#[derive(Default)]
pub(super) struct Markup {
    text: String,
    open: Vec<&'static str>,
}

/// A start tag in the making. It is finished by [`Tag::empty`], [`Tag::open`] or [`Tag::text`].
#[must_use]
pub(super) struct Tag<'m> {
    markup: &'m mut Markup,
    name: &'static str,
}

/// Where a text stands from its place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Markup {
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins an element.
    pub fn tag(&mut self, name: &'static str) -> Tag<'_> {
        self.text.push('<');
        self.text.push_str(name);
        Tag { markup: self, name }
    }

    /// Ends the element that was opened last.
    pub fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.text.push_str("</");
            self.text.push_str(name);
            self.text.push('>');
        }
    }

    /// Begins a group of a class.
    pub fn group(&mut self, class: &str) {
        self.tag("g").set("class", class).open();
    }

    /// Begins a group that is moved, and made larger or smaller.
    pub fn moved(&mut self, to: Point, scale: f64) {
        self.tag("g").set("transform", &transform(to, scale)).open();
    }

    /// What stands elsewhere under an id, moved, and made larger or smaller.
    pub fn shown(&mut self, id: &str, to: Point, scale: f64) {
        let tag = self.tag("use").set("href", &format!("#{id}"));
        if scale == 1.0 {
            tag.number("x", to.x).number("y", to.y).empty();
        } else {
            tag.set("transform", &transform(to, scale)).empty();
        }
    }

    /// A path of a class.
    pub fn path(&mut self, class: &str, data: &str) {
        if !data.is_empty() {
            self.tag("path").set("class", class).set("d", data).empty();
        }
    }

    /// A circle of a class.
    pub fn circle(&mut self, class: &str, at: Point, radius: f64) {
        self.tag("circle")
            .set("class", class)
            .number("cx", at.x)
            .number("cy", at.y)
            .number("r", radius)
            .empty();
    }

    /// A rectangle of a class, with rounded corners where the radius is not 0.
    pub fn rect(&mut self, class: &str, at: Point, (width, height): (f64, f64), radius: f64) {
        let tag = self.tag("rect").set("class", class).number("x", at.x).number("y", at.y);
        let tag = tag.number("width", width).number("height", height);
        if radius > 0.0 { tag.number("rx", radius).empty() } else { tag.empty() }
    }

    /// A line of text, so high that its small letters are centred on the place.
    pub fn label(&mut self, class: &str, at: Point, size: f64, anchor: Anchor, text: &str) {
        let tag = self.tag("text").set("class", class).number("x", at.x).number("y", at.y + 0.36 * size);
        let tag = tag.number("font-size", size);
        match anchor {
            Anchor::Start => tag.text(text),
            Anchor::Middle => tag.set("text-anchor", "middle").text(text),
            Anchor::End => tag.set("text-anchor", "end").text(text),
        }
    }

    /// What people who cannot see it are told of the element that was opened last.
    pub fn title(&mut self, text: &str) {
        self.tag("title").text(text);
    }

    /// A line break in the source, where a person may look at it.
    pub fn newline(&mut self) {
        self.text.push('\n');
    }

    /// Adds what was written elsewhere.
    pub fn raw(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The whole text, every element closed.
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.text
    }
}

impl Tag<'_> {
    /// An attribute.
    pub fn set(self, name: &str, value: &str) -> Self {
        self.markup.text.push(' ');
        self.markup.text.push_str(name);
        self.markup.text.push_str("=\"");
        escape(&mut self.markup.text, value);
        self.markup.text.push('"');
        self
    }

    /// An attribute that is a number.
    pub fn number(self, name: &str, value: f64) -> Self {
        let mut text = String::new();
        write_number(&mut text, value);
        self.set(name, &text)
    }

    /// Ends an element that holds nothing.
    pub fn empty(self) {
        self.markup.text.push_str("/>");
    }

    /// Ends the start tag; what follows stands in the element until [`Markup::close`].
    pub fn open(self) {
        self.markup.text.push('>');
        self.markup.open.push(self.name);
    }

    /// Ends an element that holds a text.
    pub fn text(self, text: &str) {
        self.markup.text.push('>');
        escape(&mut self.markup.text, text);
        self.markup.text.push_str("</");
        self.markup.text.push_str(self.name);
        self.markup.text.push('>');
    }
}

/// How something is moved, and made larger or smaller.
fn transform(to: Point, scale: f64) -> String {
    let mut transform = String::from("translate(");
    write_number(&mut transform, to.x);
    transform.push(' ');
    write_number(&mut transform, to.y);
    transform.push(')');
    if scale != 1.0 {
        transform.push_str(&format!("scale({})", (scale * 1000.0).round() / 1000.0));
    }
    transform
}

/// Writes a text so that XML takes it for text. What XML knows no character for is left out.
fn escape(into: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => into.push_str("&amp;"),
            '<' => into.push_str("&lt;"),
            '>' => into.push_str("&gt;"),
            '"' => into.push_str("&quot;"),
            '\n' | '\t' | '\r' => into.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => into.push(letter),
        }
    }
}

/// About how wide a text is at size 1, in the font that pictures are drawn with.
pub(super) fn width(text: &str) -> f64 {
    let of = |letter: char| match letter {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' => 0.33,
        'f' | 'r' | 't' | 'I' | '(' | ')' | '[' | ']' | '/' | ' ' | '-' => 0.41,
        'm' | 'M' | 'w' | 'W' | '@' | '%' | '→' | '×' => 0.95,
        'A'..='Z' => 0.72,
        letter if letter.is_ascii() => 0.62,
        // Signs of scripts that write wider.
        letter if letter as u32 > 0x2e00 => 1.0,
        _ => 0.68,
    };
    text.chars().map(of).sum()
}

/// The text, or as much of its beginning as fits into a width at size 1.
pub(super) fn fitted(text: &str, most: f64) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut fitted = String::new();
    for letter in text.chars() {
        if width(&fitted) + width(letter.encode_utf8(&mut [0; 4])) + 0.8 > most {
            break;
        }
        fitted.push(letter);
    }
    fitted + "…"
}

/// A text in lines that fit into a width at size 1; the last of so many lines is cut.
pub(super) fn wrapped(text: &str, most: f64, lines: usize) -> Vec<String> {
    let mut done: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if line.is_empty() || width(&longer) <= most || done.len() + 1 >= lines {
            line = longer;
        } else {
            done.push(std::mem::replace(&mut line, word.to_owned()));
        }
    }
    done.push(line);
    done.iter().filter(|line| !line.is_empty()).map(|line| fitted(line, most)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_elements_closed() {
        let mut markup = Markup::new();
        markup.group("a\"b");
        markup.label("l", Point::new(1.0, 2.0), 10.0, Anchor::Start, "<R & D>\u{1b}[31m");
        let text = markup.finish();
        assert_eq!(
            text,
            "<g class=\"a&quot;b\"><text class=\"l\" x=\"1\" y=\"5.6\" font-size=\"10\">&lt;R &amp; D&gt;[31m</text></g>"
        );
    }

    #[test]
    fn long_texts_are_cut() {
        let long = "word ".repeat(1000);
        let lines = wrapped(&long, 20.0, 2);
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| width(line) <= 21.0) && lines[1].ends_with('…'));
        assert_eq!(wrapped("", 20.0, 2), Vec::<String>::new());
    }
}
