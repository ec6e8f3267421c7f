//! Lines with indents, wrapped at a width.

use std::fmt::Write;

use super::style::{Ink, Style};

/// Columns that no line exceeds, unless one word alone does.
const WIDTH: usize = 110;
/// Columns by which the rest of a wrapped line is indented further.
const HANGING: usize = 4;

/// A line in the making: words, each with what it is.
#[derive(Clone, Default)]
pub(super) struct Sentence(Vec<(Ink, String)>);

impl Sentence {
    pub fn new(text: &str) -> Self {
        Self::default().say(text)
    }

    pub fn say(self, text: &str) -> Self {
        self.ink(Ink::Plain, text)
    }

    pub fn ink(mut self, ink: Ink, text: &str) -> Self {
        self.0.extend(text.split_whitespace().map(|word| (ink, word.to_owned())));
        self
    }

    /// A ruling or reading, which is not torn apart.
    pub fn tag(mut self, tag: String) -> Self {
        self.0.push((Ink::Ruling, format!("[{tag}]")));
        self
    }
}

/// What is written so far.
pub(super) struct Paper<'s> {
    style: &'s Style,
    text: String,
}

impl<'s> Paper<'s> {
    pub fn new(style: &'s Style) -> Self {
        Self { style, text: String::new() }
    }

    /// Writes a sentence, on further lines where it is too long.
    pub fn line(&mut self, indent: usize, sentence: Sentence) {
        let mut line: Vec<(Ink, String)> = Vec::new();
        let (mut column, mut at) = (indent, indent);
        for (ink, word) in sentence.0 {
            let width = word.chars().count();
            if !line.is_empty() && column + 1 + width > WIDTH {
                self.write(at, &std::mem::take(&mut line));
                at = indent + HANGING;
                column = at;
            }
            column += width + usize::from(!line.is_empty());
            line.push((ink, word));
        }
        self.write(at, &line);
    }

    /// An empty line, except at the beginning.
    pub fn gap(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    pub fn into_text(self) -> String {
        self.text
    }

    fn write(&mut self, indent: usize, words: &[(Ink, String)]) {
        let _ = write!(self.text, "{:indent$}", "");
        for (place, run) in words.chunk_by(|a, b| a.0 == b.0).enumerate() {
            let words: Vec<&str> = run.iter().map(|(_, word)| word.as_str()).collect();
            let ansi = self.style.ink(run[0].0);
            let between = if place > 0 { " " } else { "" };
            let _ = write!(self.text, "{between}{ansi}{}{ansi:#}", words.join(" "));
        }
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(style: &Style, sentence: Sentence) -> String {
        let mut paper = Paper::new(style);
        paper.line(2, sentence);
        paper.into_text()
    }

    #[test]
    fn long_lines_hang() {
        let text =
            written(&Style::plain(), Sentence::new(&"word ".repeat(30)).tag("a/ruling, 10/2014".into()));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("      word") && lines[1].ends_with("[a/ruling, 10/2014]"));
    }

    #[test]
    fn colours_are_closed_again() {
        let sentence = Sentence::new("4 tiles").ink(Ink::Points, "= 4 points").tag("base/road".into());
        assert_eq!(written(&Style::plain(), sentence.clone()), "  4 tiles = 4 points [base/road]\n");
        assert_eq!(
            written(&Style::coloured(), sentence),
            "  4 tiles \u{1b}[32m= 4 points\u{1b}[0m \u{1b}[2m[base/road]\u{1b}[0m\n"
        );
    }
}
