use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus, rand_core::Rng};

use crate::game::Game;
use crate::position::{Choice, Decision};
use crate::tiles::TileKindId;

/// A chooser without a plan: each legal choice is as likely as any other.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    chance: Xoshiro256PlusPlus,
}

impl RandomPlayer {
    /// The player of one game of many, decided by the seed of all and the number of the game.
    pub fn new(seed: u64, game: u64) -> Self {
        let start = SplitMix64::seed_from_u64(seed).next_u64();
        Self { chance: Xoshiro256PlusPlus::seed_from_u64(start.wrapping_add(game)) }
    }

    /// Shuffles the tiles.
    pub fn shuffle(&mut self, tiles: &mut [TileKindId]) {
        tiles.shuffle(&mut self.chance);
    }

    /// One of the choices. There must be one.
    #[inline]
    pub fn choose(&mut self, choices: &[Choice]) -> Choice {
        choices[self.below(choices.len())]
    }

    /// One of the choices of a decision. Of what chance decides, each case is as likely as any other, so that a tile
    /// comes the sooner the more copies of it are left.
    #[inline]
    pub fn decide(&mut self, game: &Game, decision: &Decision, choices: &[Choice]) -> Choice {
        match decision.player {
            Some(_) => self.choose(choices),
            None => self.case(game, choices),
        }
    }

    fn case(&mut self, game: &Game, choices: &[Choice]) -> Choice {
        let cases = choices.iter().map(|&choice| game.cases(choice) as usize);
        let mut nth = self.below(cases.clone().sum::<usize>().max(1));
        let chosen = choices.iter().zip(cases).find(|&(_, cases)| match nth.checked_sub(cases) {
            Some(left) => {
                nth = left;
                false
            }
            None => true,
        });
        chosen.map_or(choices[0], |(&choice, _)| choice)
    }

    /// A number below another, each as likely.
    #[inline]
    pub fn below(&mut self, end: usize) -> usize {
        self.chance.random_range(0..end as u32) as usize
    }
}
