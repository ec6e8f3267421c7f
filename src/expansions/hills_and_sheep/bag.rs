//! The bag of sheep and wolves, and the tokens that lie beside shepherds.

use super::{FLOCKS_KEY, SHEEP_KEY};
use crate::board::Spot;
use crate::expansions::{Bag, Beginning, GivenProblem, Tokens};
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
pub struct Sheep {
    /// In the bag.
    pub bag: Bag<KINDS>,
    /// Beside shepherds, in order of place and owner.
    flocks: Vec<Flock>,
}

impl Sheep {
    /// The tokens beside shepherds.
    pub fn flocks(&self) -> &[Flock] {
        &self.flocks
    }

    /// The sheep beside a player's shepherd.
    pub(super) fn beside(&self, owner: Player, spot: Spot) -> u16 {
        self.place(owner, spot).map_or(0, |place| self.flocks[place].sheep())
    }

    fn place(&self, owner: Player, spot: Spot) -> Result<usize, usize> {
        self.flocks.binary_search_by_key(&(spot, owner), |flock| (flock.spot, flock.owner))
    }

    /// Draws a token of this kind. Sheep lie beside the shepherd from now on, a wolf goes back into the bag.
    pub(super) fn draw(&mut self, kind: u8, owner: Player, spot: Spot) {
        match (self.bag.draw(kind), kind) {
            (true, WOLF) => self.bag.put_back(WOLF, 1),
            (true, _) => self.add(kind, owner, spot),
            (false, _) => {}
        }
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
            (0..WOLF).zip(flock.tokens).for_each(|(kind, count)| self.bag.put_back(kind, count));
        }
    }

    /// What is wrong with the tokens.
    pub(super) fn out_of_order(&self) -> Option<String> {
        let mut all = self.bag.all_left();
        for flock in &self.flocks {
            all.iter_mut().zip(flock.tokens).for_each(|(all, count)| *all += count);
        }
        (all != TOKENS).then(|| format!("there are tokens {all:?} and should be {TOKENS:?}"))
    }
}

/// The bag as stated: full, and in an order that nobody knows, where nothing is.
pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Sheep, GivenProblem> {
    let mut sheep = Sheep { bag: Bag::of(TOKENS), flocks: Vec::new() };
    if let Some(given) = beginning.stated(FLOCKS_KEY.name) {
        for (place, entry) in given.entries.iter().enumerate() {
            let wrong = |what: &str| GivenProblem {
                key: FLOCKS_KEY.name,
                place,
                what: what.to_owned(),
                candidates: Vec::new(),
            };
            let (Some(owner), Some(spot), Some(number)) = (entry.player, entry.spot, entry.number) else {
                return Err(wrong("write it as `\"red shepherd on field of (0,0)\": 5`"));
            };
            lay(&mut sheep, owner, spot, number)
                .ok_or_else(|| wrong("there are not so many sheep left in the bag"))?;
        }
    }
    // A wolf that was drawn goes back into the bag.
    let tokens = Tokens { names: NAMES, what: "token of the bag", goes_back: Some(WOLF) };
    sheep.bag.come_as_stated(beginning, &SHEEP_KEY, &tokens)?;
    Ok(sheep)
}

/// Lays so many sheep beside a shepherd, the largest tokens first.
fn lay(sheep: &mut Sheep, owner: Player, spot: Spot, number: i32) -> Option<()> {
    let mut missing = u16::try_from(number).ok()?;
    for kind in (0..WOLF).rev() {
        while missing > u16::from(kind) && sheep.bag.take(kind) {
            sheep.add(kind, owner, spot);
            missing -= u16::from(kind) + 1;
        }
    }
    (missing == 0).then_some(())
}
