//! The kinds of choices that the turn itself offers, each with the phrase that prints and reads it.

use crate::position::Verb;

/// Chance: which tile is drawn.
pub static DRAW: Verb = Verb::new("draw", "draw", "draw: {tile}");
/// The tile that comes is only stated in words.
pub static DRAW_IN_WORDS: Verb = Verb::new("tile-in-words", "draw", "tile: in words");
/// The drawn tile is placed.
pub static PLACE: Verb = Verb::new("place", "place", "place: {drawn}{rotation} at {cell}");
/// The tile in words completes a feature.
pub static COMPLETE: Verb = Verb::new("complete", "complete", "complete: {spot}").any_part();
/// The tile in words completes nothing more.
pub static COMPLETE_NO_MORE: Verb = Verb::new("complete-no-more", "complete", "complete: none");
/// A figure is placed.
pub static FIGURE: Verb = Verb::new("figure", "figure", "{figure}: {spot}");
/// No figure is placed.
pub static NO_FIGURE: Verb = Verb::new("no-figure", "figure", "meeple: none");
/// Of several completed features, this one is scored first.
pub static FIRST: Verb = Verb::new("score-first", "score-first", "first: {spot}").any_part();
/// A scoring figure moves by the points of a credit.
pub static SCORER: Verb = Verb::new("scorer", "scorer", "score: {{spot}: {scorer}}");

/// All of them.
pub static ALL: &[&Verb] =
    &[&DRAW, &DRAW_IN_WORDS, &PLACE, &COMPLETE, &COMPLETE_NO_MORE, &FIGURE, &NO_FIGURE, &FIRST, &SCORER];
