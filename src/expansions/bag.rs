//! Tokens that come one by one in an order that nobody knows: out of a bag, or face down.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Beginning, GivenProblem, Key};

/// The tokens of some kinds that have not come yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize> {
    /// How many of each kind.
    left: [u8; KINDS],
    /// Of those, the ones that come next, by kind; the last one first.
    next: Vec<u8>,
}

/// How scenarios speak of the tokens of a bag.
#[derive(Clone, Copy, Debug)]
pub struct Tokens<const KINDS: usize> {
    /// What they are called, by kind.
    pub names: [&'static str; KINDS],
    /// What all of them are: `token of the bag`.
    pub what: &'static str,
    /// The kind that goes back as soon as it has come, if one does.
    pub goes_back: Option<u8>,
}

impl<const KINDS: usize> Bag<KINDS> {
    /// A bag with so many tokens of each kind, in an order that nobody knows.
    pub const fn of(left: [u8; KINDS]) -> Self {
        Self { left, next: Vec::new() }
    }

    /// How many of a kind are left.
    pub fn left(&self, kind: u16) -> u8 {
        self.left.get(usize::from(kind)).copied().unwrap_or_default()
    }

    /// How many of each kind are left.
    pub const fn all_left(&self) -> [u8; KINDS] {
        self.left
    }

    /// How many are left.
    pub fn count(&self) -> u8 {
        self.left.iter().sum()
    }

    /// The kind that comes next, if it is known.
    pub fn known(&self) -> Option<u8> {
        self.next.last().copied()
    }

    /// Is it open which one comes next?
    pub fn is_open(&self) -> bool {
        self.next.is_empty() && self.kinds().next().is_some()
    }

    /// The kinds that may come next.
    pub fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        (0..KINDS as u8).filter(|&kind| self.left[usize::from(kind)] > 0)
    }

    /// The next token comes, which is of this kind. Says whether there was one.
    pub fn draw(&mut self, kind: u8) -> bool {
        self.next.pop();
        self.take(kind)
    }

    /// Takes a token of this kind, whichever comes next. Says whether there was one.
    pub fn take(&mut self, kind: u8) -> bool {
        let left = self.left.get_mut(usize::from(kind)).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    }

    /// Puts so many tokens of a kind back.
    pub fn put_back(&mut self, kind: u8, count: u8) {
        self.left[usize::from(kind)] += count;
    }

    /// Has the tokens come as stated under a key: those first that are named, or all in the order of a seed.
    pub fn come_as_stated(
        &mut self,
        beginning: &Beginning<'_>,
        key: &Key,
        tokens: &Tokens<KINDS>,
    ) -> Result<(), GivenProblem> {
        let mut left = self.left;
        let given = beginning.stated(key.name);
        for (place, entry) in given.iter().flat_map(|given| &given.entries).enumerate() {
            let wrong = |what: String, candidates| GivenProblem { key: key.name, place, what, candidates };
            if let ("seed", Some(seed)) = (&*entry.word, entry.number) {
                if given.is_some_and(|given| given.entries.len() > 1) {
                    return Err(wrong(
                        "a seed gives the order of all: nothing is named beside it".to_owned(),
                        Vec::new(),
                    ));
                }
                self.next = self.shuffled(seed);
                return Ok(());
            }
            let kind = tokens.names.iter().position(|name| name.eq_ignore_ascii_case(&entry.word));
            let unknown = || wrong(format!("`{}` is no {}", entry.word, tokens.what), tokens.names.to_vec());
            let kind = kind.ok_or_else(unknown)?;
            if left[kind] == 0 {
                return Err(wrong(format!("there is no further `{}`", entry.word), Vec::new()));
            }
            left[kind] -= u8::from(tokens.goes_back != Some(kind as u8));
            self.next.insert(0, kind as u8);
        }
        Ok(())
    }

    /// All tokens in the order that a seed gives.
    fn shuffled(&self, seed: i32) -> Vec<u8> {
        let of_a_kind = |kind| std::iter::repeat_n(kind, usize::from(self.left[usize::from(kind)]));
        let mut all: Vec<u8> = self.kinds().flat_map(of_a_kind).collect();
        all.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed as u64));
        all
    }
}
