use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus, rand_core::Rng};

use crate::position::Choice;
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
    pub fn choose(&mut self, choices: &[Choice]) -> Choice {
        choices[self.below(choices.len())]
    }

    /// A number below another, each as likely.
    pub fn below(&mut self, end: usize) -> usize {
        self.chance.random_range(0..end as u32) as usize
    }
}
