use std::ops::Range;

use super::invariants::Checker;
use super::report::{Sums, Violation};
use super::{RandomPlayer, Settings};
use crate::figures::Player;
use crate::game::Game;
use crate::hooks::Choices;
use crate::tiles::TileKindId;

/// One thread's table: it is used again for every game.
pub(super) struct Worker<'a> {
    prototype: &'a Game,
    settings: &'a Settings,
    game: Game,
    choices: Choices,
    pile: Vec<TileKindId>,
    sorted: Vec<TileKindId>,
}

impl<'a> Worker<'a> {
    pub fn new(prototype: &'a Game, settings: &'a Settings) -> Self {
        let tiles = prototype.position().pile.candidates();
        let sorted: Vec<_> =
            tiles.flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count))).collect();
        Self {
            prototype,
            settings,
            game: prototype.clone(),
            choices: Choices::new(),
            pile: sorted.clone(),
            sorted,
        }
    }

    /// Plays the games of these numbers.
    pub fn play(&mut self, games: Range<u64>) -> Sums {
        let mut sums = Sums::default();
        for game in games {
            self.play_one(game, &mut sums);
        }
        sums
    }

    fn play_one(&mut self, number: u64, sums: &mut Sums) {
        let mut player = RandomPlayer::new(self.settings.seed, number);
        self.pile.copy_from_slice(&self.sorted);
        player.shuffle(&mut self.pile);
        self.game.clone_from(self.prototype);
        if self.prototype.position().pile.is_one_heap() {
            self.game.arrange_pile(&self.pile);
        }
        if self.settings.check_invariants {
            self.play_checked(number, &mut player, sums);
        } else {
            while self.game.decision(&mut self.choices).is_some() {
                sums.decisions += 1;
                sums.choices += self.choices.len() as u64;
                self.game.choose_listed(player.choose(&self.choices));
            }
        }
        let end = self.game.position();
        sums.games += 1;
        sums.tiles += (end.board.tiles().len() - self.prototype.position().board.tiles().len()) as u64;
        sums.points +=
            (0..end.rules.players).map(|seat| i64::from(end.track.total(Player(seat)))).sum::<i64>();
        sums.add(&end.log.summary);
    }

    /// Plays to the end, looking at everything after every step. The first thing out of order in a game is
    /// noted; the game is played on in any case.
    fn play_checked(&mut self, number: u64, player: &mut RandomPlayer, sums: &mut Sums) {
        let mut checker = Some(Checker::new(&self.game, self.settings.seed, number));
        for step in 0.. {
            let decision = self.game.decision(&mut self.choices);
            let wrong = checker.as_mut().and_then(|it| it.look(&self.game, decision, &self.choices));
            if let Some(what) = wrong {
                sums.violations.push(Violation { seed: self.settings.seed, game: number, step, what });
                checker = None;
            }
            if decision.is_none() {
                break;
            }
            sums.decisions += 1;
            sums.choices += self.choices.len() as u64;
            let choice = player.choose(&self.choices);
            self.game.forget_events();
            if let Some(checker) = &mut checker {
                checker.chosen(&self.game, choice);
            }
            self.game.choose_listed(choice);
        }
    }
}
