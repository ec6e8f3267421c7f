use std::fs::File;
use std::io::Write;
use std::ops::Range;

use super::invariants::Checker;
use super::report::{Sums, Violation};
use super::saved::{self, Record};
use super::{RandomPlayer, Settings};
use crate::figures::Player;
use crate::game::Game;
use crate::hooks::Choices;
use crate::position::Stage;
use crate::script::Names;
use crate::tiles::TileKindId;

/// One thread's table: it is used again for every game.
pub(super) struct Worker<'a> {
    prototype: &'a Game,
    settings: &'a Settings,
    game: Game,
    choices: Choices,
    pile: Vec<TileKindId>,
    sorted: Vec<TileKindId>,
    names: Names,
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
            names: Names::colours(usize::from(settings.players)),
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
        } else if self.settings.save.is_some() {
            self.play_written(number, &mut player, sums);
        } else {
            while let Some(decision) = self.game.decision(&mut self.choices) {
                sums.decisions += 1;
                sums.choices += self.choices.len() as u64;
                let choice = player.decide(&self.game, &decision, &self.choices);
                self.game.choose_listed(choice);
            }
        }
        let end = self.game.position();
        sums.games += 1;
        sums.tiles += (end.board.tiles().len() - self.prototype.position().board.tiles().len()) as u64;
        sums.points +=
            (0..end.rules.players).map(|seat| i64::from(end.track.total(Player(seat)))).sum::<i64>();
        sums.add(&end.log.summary);
    }

    /// Plays to the end and writes the game down.
    fn play_written(&mut self, number: u64, player: &mut RandomPlayer, sums: &mut Sums) {
        let mut record = Record::new(&self.game, &self.pile);
        while let Some(decision) = self.game.decision(&mut self.choices) {
            sums.decisions += 1;
            sums.choices += self.choices.len() as u64;
            let choice = player.decide(&self.game, &decision, &self.choices);
            record.note(&self.game, &self.names, choice);
            self.game.choose_listed(choice);
        }
        let text = self.document(record, number);
        self.save(number, &text, sums);
    }

    /// Plays to the end, looking at everything after every step, and once more from the game as it is saved. The
    /// first thing out of order in a game is noted; the game is played on in any case.
    fn play_checked(&mut self, number: u64, player: &mut RandomPlayer, sums: &mut Sums) {
        let seed = self.settings.seed;
        let mut record = Record::new(&self.game, &self.pile);
        let mut checker = Some(Checker::new(&self.game, seed, number));
        let mut violation = None;
        let mut steps = 0;
        for step in 0.. {
            let decision = self.game.decision(&mut self.choices);
            let wrong = checker.as_mut().and_then(|it| it.look(&self.game, decision, &self.choices));
            if let Some(what) = wrong {
                violation = Some((step, what));
                checker = None;
            }
            record.events.extend_from_slice(self.game.events());
            let Some(decision) = decision else {
                steps = step;
                break;
            };
            sums.decisions += 1;
            sums.choices += self.choices.len() as u64;
            let choice = player.decide(&self.game, &decision, &self.choices);
            record.note(&self.game, &self.names, choice);
            self.game.forget_events();
            if let Some(checker) = &mut checker {
                checker.chosen(&self.game, choice);
            }
            self.game.choose_listed(choice);
        }
        let events = std::mem::take(&mut record.events);
        let text = self.document(record, number);
        // A turn that need not end is no scenario.
        if violation.is_none() && !matches!(self.game.stage(), Stage::Stuck(_)) {
            violation = saved::differs(&text, &self.game, &events).map(|what| (steps, what));
        }
        self.save(number, &text, sums);
        if let Some((step, what)) = violation {
            sums.violations.push(Violation { seed, game: number, step, what, scenario: text });
        }
    }

    fn document(&self, record: Record, number: u64) -> String {
        let title = format!("Game {number} of the seed {}", self.settings.seed);
        record.document(title, &self.game, &self.settings.boxes, &self.names)
    }

    /// Writes a game into the folder for games, if there is one.
    fn save(&self, number: u64, text: &str, sums: &mut Sums) {
        let Some(folder) = &self.settings.save else { return };
        let path = folder.join(format!("game-{}-{number:06}.yaml", self.settings.seed));
        let written = File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes()));
        if let Err(error) = written
            && sums.unwritten.is_none()
        {
            sums.unwritten = Some((number, path, error));
        }
    }
}
