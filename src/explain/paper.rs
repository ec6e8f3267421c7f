//! Lines with indents, wrapped at a width.

use std::fmt::Write;

use super::style::{Ink, Style};

/// How wide a text is where nothing else is said.
const WIDTH: usize = 110;
/// Columns by which the rest of a wrapped line is indented further.
const HANGING: usize = 4;

/// A line in the making: words, each with what it is.
#[derive(Clone, Default)]
pub(crate) struct Sentence {
    words: Vec<(Ink, String)>,
    /// The rulings and readings that it names.
    cites: Vec<&'static str>,
    /// What it opens.
    opens: Option<Opens>,
}

/// What a line opens: whatever is indented more below it belongs to that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// A turn, or a further part of one.
    Part,
    /// A round of scoring, or one that goes on.
    Round,
    /// What happens when a round has ended.
    EndOfRound,
    /// A message.
    Message,
    /// The final scoring.
    Final,
}

/// A line of the trace, for those who print it in a form of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Columns that it is indented by.
    pub indent: usize,
    /// Stretches of text with what each is; a blank belongs between them.
    pub pieces: Vec<(Ink, String)>,
    /// The rulings and readings that it names: for each piece of [`Ink::Ruling`] one.
    pub cites: Vec<&'static str>,
    /// What it opens, if it opens anything.
    pub opens: Option<Opens>,
    /// The event that it tells of, by its place; that of the next one where it tells of none.
    pub event: usize,
}

impl Line {
    fn of(indent: usize, event: usize, sentence: Sentence) -> Self {
        let Sentence { words, cites, opens } = sentence;
        let mut pieces: Vec<(Ink, String)> = Vec::new();
        for (ink, word) in words {
            match pieces.last_mut() {
                Some((last, text)) if *last == ink && ink != Ink::Ruling => {
                    text.push(' ');
                    text.push_str(&word);
                }
                _ => pieces.push((ink, word)),
            }
        }
        Self { indent, pieces, cites, opens, event }
    }

    /// What it says, without any form.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

impl Sentence {
    pub fn new(text: &str) -> Self {
        Self::default().say(text)
    }

    pub fn say(self, text: &str) -> Self {
        self.ink(Ink::Plain, text)
    }

    pub fn ink(mut self, ink: Ink, text: &str) -> Self {
        self.words.extend(text.split_whitespace().map(|word| (ink, word.to_owned())));
        self
    }

    /// Text that is not torn apart, blanks and all.
    pub fn whole(mut self, ink: Ink, text: String) -> Self {
        self.words.push((ink, text));
        self
    }

    /// A ruling or reading by its id, as it is told.
    pub fn tag(mut self, id: &'static str, told: &str) -> Self {
        self.cites.push(id);
        self.whole(Ink::Ruling, format!("[{told}]"))
    }

    /// A line that opens something.
    pub fn opening(self, opens: Opens) -> Self {
        Self { opens: Some(opens), ..self }
    }
}

/// What is written so far.
pub(crate) struct Paper<'s> {
    style: &'s Style,
    text: String,
    /// Columns that no line exceeds, unless one word alone does.
    width: usize,
    /// Columns left free before every line.
    margin: usize,
    excerpt: Option<Excerpt>,
    /// The lines as they are, where they are not written as text.
    kept: Option<Vec<Line>>,
    /// The event that is being told.
    event: usize,
}

/// Of everything that is written, only the lines that name this, below those that they are indented in.
struct Excerpt {
    id: &'static str,
    /// The lines that the next one may be indented in, and that were not written yet.
    above: Vec<(usize, Sentence)>,
}

impl<'s> Paper<'s> {
    pub fn new(style: &'s Style) -> Self {
        Self { style, text: String::new(), width: WIDTH, margin: 0, excerpt: None, kept: None, event: 0 }
    }

    /// A paper as wide as its lines.
    pub fn unwrapped(style: &'s Style) -> Self {
        Self { width: usize::MAX, ..Self::new(style) }
    }

    /// A paper that keeps its lines as they are.
    pub fn keeping(style: &'s Style) -> Self {
        Self { kept: Some(Vec::new()), ..Self::new(style) }
    }

    /// States which event is being told.
    pub fn tells(&mut self, event: usize) {
        self.event = event;
    }

    /// The lines that were kept.
    pub fn into_lines(self) -> Vec<Line> {
        self.kept.unwrap_or_default()
    }

    /// A paper that keeps only what names a ruling or reading.
    pub fn excerpt(style: &'s Style, id: &'static str, margin: usize) -> Self {
        Self { margin, excerpt: Some(Excerpt { id, above: Vec::new() }), ..Self::new(style) }
    }

    pub fn is_excerpt(&self) -> bool {
        self.excerpt.is_some()
    }

    /// Writes a sentence, on further lines where it is too long.
    pub fn line(&mut self, indent: usize, sentence: Sentence) {
        if let Some(kept) = &mut self.kept {
            return kept.push(Line::of(indent, self.event, sentence));
        }
        let mut above = Vec::new();
        if let Some(excerpt) = &mut self.excerpt {
            excerpt.above.retain(|(outer, _)| *outer < indent);
            if !sentence.cites.contains(&excerpt.id) {
                excerpt.above.push((indent, sentence));
                return;
            }
            above = std::mem::take(&mut excerpt.above);
        }
        above.push((indent, sentence));
        above.into_iter().for_each(|(indent, sentence)| self.put(self.margin + indent, HANGING, sentence));
    }

    /// Writes running text: further lines begin where the first one does.
    pub fn prose(&mut self, indent: usize, sentence: Sentence) {
        self.put(indent, 0, sentence);
    }

    fn put(&mut self, indent: usize, hanging: usize, sentence: Sentence) {
        let mut line: Vec<(Ink, String)> = Vec::new();
        let (mut column, mut at) = (indent, indent);
        for (ink, word) in sentence.words {
            let width = word.chars().count();
            if !line.is_empty() && column + 1 + width > self.width {
                self.write(at, &std::mem::take(&mut line));
                at = indent + hanging;
                column = at;
            }
            column += width + usize::from(!line.is_empty());
            line.push((ink, word));
        }
        self.write(at, &line);
    }

    /// An empty line, except at the beginning.
    pub fn gap(&mut self) {
        match &mut self.excerpt {
            Some(excerpt) => excerpt.above.clear(),
            None if self.text.is_empty() => {}
            None => self.text.push('\n'),
        }
    }

    /// Writes lines that are written already.
    pub fn lines(&mut self, lines: &str) {
        self.text.push_str(lines);
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
            written(&Style::plain(), Sentence::new(&"word ".repeat(30)).tag("a/ruling", "a/ruling, 10/2014"));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("      word") && lines[1].ends_with("[a/ruling, 10/2014]"));
    }

    #[test]
    fn colours_are_closed_again() {
        let sentence = Sentence::new("4 tiles").ink(Ink::Points, "= 4 points").tag("base/road", "base/road");
        assert_eq!(written(&Style::plain(), sentence.clone()), "  4 tiles = 4 points [base/road]\n");
        assert_eq!(
            written(&Style::coloured(), sentence),
            "  4 tiles \u{1b}[32m= 4 points\u{1b}[0m \u{1b}[2m[base/road]\u{1b}[0m\n"
        );
    }

    #[test]
    fn an_excerpt_keeps_what_names_it_and_what_that_is_indented_in() {
        let style = Style::plain();
        let mut paper = Paper::excerpt(&style, "base/road", 1);
        for (indent, text) in [(0, "Turn 1"), (2, "Round 1A"), (4, "nothing"), (2, "Round 3")] {
            paper.line(indent, Sentence::new(text));
        }
        paper.line(4, Sentence::new("4 points").tag("base/road", "base/road"));
        paper.line(4, Sentence::new("goes home").tag("base/figures-come-home", "base/figures-come-home"));
        paper.line(4, Sentence::new("3 points").tag("base/road", "base/road"));
        let text = paper.into_text();
        assert_eq!(text, " Turn 1\n   Round 3\n     4 points [base/road]\n     3 points [base/road]\n");
    }
}
