//! The bag of sheep and wolves, and the tokens that lie beside shepherds.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{FLOCKS_KEY, SHEEP_KEY};
use crate::board::Spot;
use crate::expansions::{Beginning, GivenEntry, GivenProblem};
use crate::figures::Player;

/// How many tokens there are of each kind: 1 to 4 sheep, and wolves.
const TOKENS: [u8; KINDS] = [4, 5, 5, 2, 2];
/// Kinds of tokens.
pub(super) const KINDS: usize = 5;
/// The kind of the wolf.
pub(super) const WOLF: u8 = 4;
/// What tokens are called in scenarios, by kind.
pub(super) const NAMES: [&str; KINDS] = ["1", "2", "3", "4", "wolf"];

/// The tokens beside one shepherd.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Flock {
    /// Where the shepherd stands.
    pub spot: Spot,
    /// Whose shepherd it is.
    pub owner: Player,
    /// How many tokens of 1, 2, 3 and 4 sheep.
    tokens: [u8; 4],
}

impl Flock {
    /// The sheep on all its tokens.
    pub fn sheep(&self) -> u16 {
        self.tokens.iter().zip(1..).map(|(&count, sheep)| u16::from(count) * sheep).sum()
    }
}

/// Where all tokens are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bag {
    /// In the bag, by kind.
    left: [u8; KINDS],
    /// Of those, the ones that come next, by kind; the last one first.
    next: Vec<u8>,
    /// Beside shepherds, in order of place and owner.
    flocks: Vec<Flock>,
}

impl Bag {
    /// How many of a kind are in the bag.
    pub fn left(&self, kind: u16) -> u8 {
        self.left.get(usize::from(kind)).copied().unwrap_or_default()
    }

    /// The kind that comes next, if it is known.
    pub(super) fn known(&self) -> Option<u8> {
        self.next.last().copied()
    }

    /// The kinds that may come next.
    pub(super) fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        (0..KINDS as u8).filter(|&kind| self.left[usize::from(kind)] > 0)
    }

    /// The tokens beside shepherds.
    pub fn flocks(&self) -> &[Flock] {
        &self.flocks
    }

    /// The sheep beside a player's shepherd.
    pub(super) fn sheep(&self, owner: Player, spot: Spot) -> u16 {
        self.place(owner, spot).map_or(0, |place| self.flocks[place].sheep())
    }

    fn place(&self, owner: Player, spot: Spot) -> Result<usize, usize> {
        self.flocks.binary_search_by_key(&(spot, owner), |flock| (flock.spot, flock.owner))
    }

    /// Draws a token of this kind. Sheep lie beside the shepherd from now on, a wolf goes back into the bag.
    pub(super) fn draw(&mut self, kind: u8, owner: Player, spot: Spot) {
        self.next.pop();
        if kind == WOLF || self.left(u16::from(kind)) == 0 {
            return;
        }
        self.left[usize::from(kind)] -= 1;
        self.add(kind, owner, spot);
    }

    fn add(&mut self, kind: u8, owner: Player, spot: Spot) {
        let place = match self.place(owner, spot) {
            Ok(place) => place,
            Err(place) => {
                self.flocks.insert(place, Flock { spot, owner, tokens: [0; 4] });
                place
            }
        };
        self.flocks[place].tokens[usize::from(kind)] += 1;
    }

    /// The tokens beside a shepherd go back into the bag.
    pub(super) fn take_back(&mut self, owner: Player, spot: Spot) {
        if let Ok(place) = self.place(owner, spot) {
            let flock = self.flocks.remove(place);
            self.left.iter_mut().zip(flock.tokens).for_each(|(left, count)| *left += count);
        }
    }

    /// What is wrong with the tokens.
    pub(super) fn out_of_order(&self) -> Option<String> {
        let mut all = self.left;
        for flock in &self.flocks {
            all.iter_mut().zip(flock.tokens).for_each(|(all, count)| *all += count);
        }
        (all != TOKENS).then(|| format!("there are tokens {all:?} and should be {TOKENS:?}"))
    }
}

/// The bag as stated: full, and in an order that nobody knows, where nothing is.
pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Bag, GivenProblem> {
    let mut bag = Bag { left: TOKENS, next: Vec::new(), flocks: Vec::new() };
    if let Some(given) = beginning.stated(FLOCKS_KEY.name) {
        for (place, entry) in given.entries.iter().enumerate() {
            let wrong = |what: &str| GivenProblem {
                key: FLOCKS_KEY.name,
                place,
                what: what.to_owned(),
                candidates: Vec::new(),
            };
            let (Some(owner), Some(spot), Some(sheep)) = (entry.player, entry.spot, entry.number) else {
                return Err(wrong("write it as `\"red shepherd on field of (0,0)\": 5`"));
            };
            lay(&mut bag, owner, spot, sheep)
                .ok_or_else(|| wrong("there are not so many sheep left in the bag"))?;
        }
    }
    let Some(given) = beginning.stated(SHEEP_KEY.name) else { return Ok(bag) };
    let mut left = bag.left;
    for (place, entry) in given.entries.iter().enumerate() {
        let wrong =
            |what: String| GivenProblem { key: SHEEP_KEY.name, place, what, candidates: NAMES.to_vec() };
        if let ("seed", Some(seed)) = (&*entry.word, entry.number) {
            bag.next = shuffled(&bag, seed);
            return Ok(bag);
        }
        let kind = kind(entry).ok_or_else(|| wrong(format!("`{}` is no token of the bag", entry.word)))?;
        let count = &mut left[usize::from(kind)];
        // A wolf that was drawn goes back into the bag.
        if *count == 0 {
            return Err(wrong(format!("there is no further `{}` in the bag", entry.word)));
        }
        *count -= u8::from(kind != WOLF);
        bag.next.insert(0, kind);
    }
    Ok(bag)
}

fn kind(entry: &GivenEntry) -> Option<u8> {
    NAMES.iter().position(|name| name.eq_ignore_ascii_case(&entry.word)).map(|kind| kind as u8)
}

/// Lays so many sheep beside a shepherd, the largest tokens first.
fn lay(bag: &mut Bag, owner: Player, spot: Spot, sheep: i32) -> Option<()> {
    let mut missing = u16::try_from(sheep).ok()?;
    for kind in (0..WOLF).rev() {
        while missing > u16::from(kind) && bag.left[usize::from(kind)] > 0 {
            bag.left[usize::from(kind)] -= 1;
            bag.add(kind, owner, spot);
            missing -= u16::from(kind) + 1;
        }
    }
    (missing == 0).then_some(())
}

/// All tokens of the bag in an order that the seed gives.
fn shuffled(bag: &Bag, seed: i32) -> Vec<u8> {
    let mut all: Vec<u8> =
        bag.kinds().flat_map(|kind| vec![kind; usize::from(bag.left[usize::from(kind)])]).collect();
    all.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed as u64));
    all
}
