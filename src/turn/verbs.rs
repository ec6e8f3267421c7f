//! The kinds of choices that the turn itself offers, each with the phrase that prints and reads it.

use crate::position::Verb;

/// Chance: which tile is drawn.
pub static DRAW: Verb = Verb { id: "draw", phrase: "draw: {tile}" };
/// The tile that comes is only stated in words.
pub static DRAW_IN_WORDS: Verb = Verb { id: "tile-in-words", phrase: "tile: in words" };
/// The drawn tile is placed.
pub static PLACE: Verb = Verb { id: "place", phrase: "place: {drawn}{rotation} at {cell}" };
/// The tile in words completes a feature.
pub static COMPLETE: Verb = Verb { id: "complete", phrase: "complete: {spot}" };
/// The tile in words completes nothing more.
pub static COMPLETE_NO_MORE: Verb = Verb { id: "complete-no-more", phrase: "complete: none" };
/// A figure is placed.
pub static FIGURE: Verb = Verb { id: "figure", phrase: "{figure}: {spot}" };
/// No figure is placed.
pub static NO_FIGURE: Verb = Verb { id: "no-figure", phrase: "meeple: none" };
/// Of several completed features, this one is scored first.
pub static FIRST: Verb = Verb { id: "score-first", phrase: "first: {spot}" };
/// A scoring figure moves by the points of a credit.
pub static SCORER: Verb = Verb { id: "scorer", phrase: "score: {{credit}: {scorer}}" };

/// All of them.
pub static ALL: &[&Verb] =
    &[&DRAW, &DRAW_IN_WORDS, &PLACE, &COMPLETE, &COMPLETE_NO_MORE, &FIGURE, &NO_FIGURE, &FIRST, &SCORER];
