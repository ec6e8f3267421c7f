//! The kinds of choices that the turn itself offers, each with the phrase that prints and reads it.

use crate::position::Verb;

const fn verb(id: &'static str, about: &'static str, phrase: &'static str) -> Verb {
    Verb { id, about, phrase, example: "", items: &[], any_part: false, conditional: false }
}

/// Chance: which tile is drawn.
pub static DRAW: Verb = verb("draw", "draw", "draw: {tile}");
/// The tile that comes is only stated in words.
pub static DRAW_IN_WORDS: Verb = verb("tile-in-words", "draw", "tile: in words");
/// The drawn tile is placed.
pub static PLACE: Verb = verb("place", "place", "place: {drawn}{rotation} at {cell}");
/// The tile in words completes a feature.
pub static COMPLETE: Verb = Verb { any_part: true, ..verb("complete", "complete", "complete: {spot}") };
/// The tile in words completes nothing more.
pub static COMPLETE_NO_MORE: Verb = verb("complete-no-more", "complete", "complete: none");
/// A figure is placed.
pub static FIGURE: Verb = verb("figure", "figure", "{figure}: {spot}");
/// No figure is placed.
pub static NO_FIGURE: Verb = verb("no-figure", "figure", "meeple: none");
/// Of several completed features, this one is scored first.
pub static FIRST: Verb = Verb { any_part: true, ..verb("score-first", "score-first", "first: {spot}") };
/// A scoring figure moves by the points of a credit.
pub static SCORER: Verb = verb("scorer", "scorer", "score: {{spot}: {scorer}}");

/// All of them.
pub static ALL: &[&Verb] =
    &[&DRAW, &DRAW_IN_WORDS, &PLACE, &COMPLETE, &COMPLETE_NO_MORE, &FIGURE, &NO_FIGURE, &FIRST, &SCORER];
