//! The animals that come under the big top.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::ANIMALS_KEY;
use crate::expansions::{Beginning, GivenProblem};

/// Kinds of animals.
const KINDS: usize = 6;
/// How many there are of each.
const ANIMALS: [u8; KINDS] = [1, 4, 5, 3, 2, 1];
/// What they are called, by kind.
pub(super) const NAMES: [&str; KINDS] = ["flea", "monkey", "seal", "bear", "tiger", "elephant"];
/// Points for each meeple that watches one, by kind.
pub(super) const POINTS: [i16; KINDS] = [1, 3, 4, 5, 6, 7];

/// The animals that have not been shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Animals {
    /// How many of each kind.
    left: [u8; KINDS],
    /// Of those, the ones that come next, by kind; the last one first.
    next: Vec<u8>,
}

impl Animals {
    /// How many of a kind are left.
    pub fn left(&self, kind: u16) -> u8 {
        self.left.get(usize::from(kind)).copied().unwrap_or_default()
    }

    /// How many are left.
    pub fn count(&self) -> u8 {
        self.left.iter().sum()
    }

    /// The kind that comes next, if it is known.
    pub(super) fn known(&self) -> Option<u8> {
        self.next.last().copied()
    }

    /// Is it open which one comes next?
    pub(super) fn is_open(&self) -> bool {
        self.next.is_empty() && self.count() > 0
    }

    /// The kinds that may come next.
    pub(super) fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        (0..KINDS as u8).filter(|&kind| self.left[usize::from(kind)] > 0)
    }

    /// Shows an animal of this kind. Gives the points that it brings to each meeple.
    pub(super) fn show(&mut self, kind: u8) -> i16 {
        self.next.pop();
        let Some(left) = self.left.get_mut(usize::from(kind)) else { return 0 };
        *left = left.saturating_sub(1);
        POINTS[usize::from(kind)]
    }
}

/// The animals as stated: all of them, in an order that nobody knows, where nothing is.
pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Animals, GivenProblem> {
    let mut animals = Animals { left: ANIMALS, next: Vec::new() };
    let Some(given) = beginning.stated(ANIMALS_KEY.name) else { return Ok(animals) };
    let mut left = ANIMALS;
    for (place, entry) in given.entries.iter().enumerate() {
        let wrong =
            |what: String| GivenProblem { key: ANIMALS_KEY.name, place, what, candidates: NAMES.to_vec() };
        if let ("seed", Some(seed)) = (&*entry.word, entry.number) {
            let mut all: Vec<u8> = (0..KINDS as u8)
                .flat_map(|kind| vec![kind; usize::from(ANIMALS[usize::from(kind)])])
                .collect();
            all.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed as u64));
            animals.next = all;
            return Ok(animals);
        }
        let kind = NAMES.iter().position(|name| name.eq_ignore_ascii_case(&entry.word));
        let kind = kind.ok_or_else(|| wrong(format!("`{}` is no animal of the circus", entry.word)))?;
        if left[kind] == 0 {
            return Err(wrong(format!("there is no further {}", NAMES[kind])));
        }
        left[kind] -= 1;
        animals.next.insert(0, kind as u8);
    }
    Ok(animals)
}
