//! What belongs to boxes: whoever uses it without them is told which one is missing.

use super::problems::{Problem, Span};
use crate::editions::terms::MEEPLE;
use crate::expansions::{self, Boxed};
use crate::position::Verb;
use crate::tiles::MarkId;

/// `word` means something only with a box, any of these, and none of them is in play.
pub fn needs(span: Span, word: &str, boxes: &[&'static Boxed]) -> Problem {
    let titles: Vec<&str> = boxes.iter().map(|boxed| boxed.title).collect();
    let add: Vec<String> = boxes.iter().map(|boxed| format!("`expansions: [{}]`", boxed.id)).collect();
    let what = format!("`{word}` needs the box {}", titles.join(" or "));
    Problem::new(span, what).help(format!("add {}", add.join(" or ")))
}

/// The boxes that give a mark its meaning, when none of them is in play; empty when one is, and for a mark that
/// means nothing in any box.
pub fn boxes_of_mark(mark: MarkId, in_play: &[&'static str]) -> Vec<&'static Boxed> {
    missing(in_play, |boxed| boxed.lands().any(|land| land.marks.iter().any(|def| def.id == mark)))
}

/// The boxes that bring a kind of figure, by a word of any edition, when none of them is in play.
pub fn boxes_of_figure(word: &str, in_play: &[&'static str]) -> Vec<&'static Boxed> {
    missing(in_play, |boxed| boxed.figures.iter().any(|record| record.term.names(word)))
}

/// The boxes that bring a kind of tile, by its id, when none of them is in play.
pub fn boxes_of_tile(id: &str, in_play: &[&'static str]) -> Vec<&'static Boxed> {
    missing(in_play, |boxed| boxed.lands().any(|land| land.kinds.iter().any(|line| line.id == id)))
}

/// The boxes that bring a verb, by the key of its step, when none of them is in play.
pub fn boxes_of_step(key: &str, in_play: &[&'static str]) -> Vec<&'static Boxed> {
    let names = |verb: &&Verb| {
        let own = verb.phrase.split_once(':').map_or(verb.phrase, |(own, _)| own);
        own.eq_ignore_ascii_case(key)
    };
    if crate::turn::verbs::ALL.iter().copied().any(|verb| names(&verb)) {
        return Vec::new();
    }
    let brings = |boxed: &Boxed| {
        boxed.words.verbs.iter().copied().any(|verb| names(&verb))
            || boxed.figures.iter().any(|record| record.term.names(key))
    };
    if MEEPLE.names(key) { Vec::new() } else { missing(in_play, brings) }
}

fn missing(in_play: &[&'static str], has: impl Fn(&Boxed) -> bool) -> Vec<&'static Boxed> {
    let owners: Vec<&'static Boxed> = expansions::ALL.iter().copied().filter(|boxed| has(boxed)).collect();
    let there = owners.iter().any(|boxed| in_play.contains(&boxed.id));
    if there { Vec::new() } else { owners }
}
