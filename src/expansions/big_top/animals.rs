//! The animals that come under the big top.

use super::ANIMALS_KEY;
use crate::expansions::{Bag, Beginning, GivenProblem, Tokens};

/// Kinds of animals.
const KINDS: usize = 6;
/// How many there are of each.
const ANIMALS: [u8; KINDS] = [1, 4, 5, 3, 2, 1];
/// What they are called, by kind.
pub(super) const NAMES: [&str; KINDS] = ["flea", "monkey", "seal", "bear", "tiger", "elephant"];
/// Points for each meeple that watches one, by kind.
pub(super) const POINTS: [i16; KINDS] = [1, 3, 4, 5, 6, 7];

/// The animals that have not been shown.
pub type Animals = Bag<KINDS>;

/// The points that an animal of this kind brings to each meeple that watches it.
pub(super) fn points(kind: u8) -> i16 {
    POINTS.get(usize::from(kind)).copied().unwrap_or_default()
}

/// The animals as stated: all of them, in an order that nobody knows, where nothing is.
pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Animals, GivenProblem> {
    let mut animals = Bag::of(ANIMALS);
    let tokens = Tokens { names: NAMES, what: "animal of the circus", goes_back: None };
    animals.come_as_stated(beginning, &ANIMALS_KEY, &tokens)?;
    Ok(animals)
}
