use std::ops::Range;

use crate::geometry::{HalfSide, Side};

/// A word of the text: between blanks and commas; each `+` is one by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'t> {
    pub text: &'t str,
    pub start: usize,
}

impl Word<'_> {
    pub fn at(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    pub fn is(&self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    /// The sides it names, in the order written.
    pub fn sides(&self) -> Option<Vec<Side>> {
        let sides: Option<Vec<_>> = self.text.chars().map(side).collect();
        sides.filter(|sides| !sides.is_empty() && sides.len() <= 4)
    }

    /// The half side it names.
    pub fn half(&self) -> Option<HalfSide> {
        HalfSide::ALL.into_iter().find(|half| self.is(half.name()))
    }

    /// The corner it names, counted clockwise from the north-west.
    pub fn corner(&self) -> Option<u8> {
        ["NW", "NE", "SE", "SW"].iter().position(|corner| self.is(corner)).map(|corner| corner as u8)
    }
}

fn side(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.letter().eq_ignore_ascii_case(&letter))
}

/// The items of a text, each with its words and the range that it fills.
pub(super) fn items(text: &str) -> Vec<(Range<usize>, Vec<Word<'_>>)> {
    let mut start = 0;
    text.split(',')
        .map(|item| {
            let range = start..start + item.len();
            start = range.end + 1;
            (range.clone(), words(item, range.start))
        })
        .collect()
}

fn words(item: &str, start: usize) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut begun = None;
    for (at, letter) in item.char_indices().chain([(item.len(), ' ')]) {
        if letter.is_whitespace() || letter == '+' {
            if let Some(from) = begun.take() {
                words.push(Word { text: &item[from..at], start: start + from });
            }
            if letter == '+' {
                words.push(Word { text: &item[at..=at], start: start + at });
            }
        } else if begun.is_none() {
            begun = Some(at);
        }
    }
    words
}
