//! A script that need not say everything: it is followed as far as it goes, and whoever plays it answers what
//! it leaves open.

use std::hash::{Hash, Hasher};

use super::*;

/// A script being played, which can be copied at any decision that it leaves open.
#[derive(Clone)]
pub struct OpenScript<'s> {
    playing: Playing<'s>,
    /// The script is left aside from the decision on at which it stopped.
    prefix: bool,
    stopped: bool,
}

/// Where a script pauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// At a decision that it leaves open.
    Open,
    /// When the game has stopped.
    Over,
    /// Where it cannot go on: what it says next does not fit what was chosen before.
    Misfit,
}

impl<'s> OpenScript<'s> {
    /// Begins a script of so many turns. With a number of a step, counted from 0, only the steps before it are
    /// followed, and all that comes after is open.
    ///
    /// # Errors
    /// Everything about the position that cannot be.
    pub fn begin(
        scenario: &'s Scenario,
        edition: Edition,
        readings: &Overrides,
        step: Option<usize>,
        turns: u16,
    ) -> Result<Self, Problems> {
        let game = setup::game_of(scenario, edition, readings, turns, &mut |_| ())?;
        let until = step.map_or(Until::Open, Until::Step);
        let playing = Playing::new(scenario, game, until);
        Ok(Self { playing, prefix: step.is_some(), stopped: false })
    }

    /// Plays on to the next decision that is left open.
    pub fn go_on(&mut self) -> Pause {
        if self.prefix && self.stopped {
            return if self.game().stage() == Stage::Running { Pause::Open } else { Pause::Over };
        }
        if self.playing.play() {
            self.stopped = true;
            return Pause::Open;
        }
        if self.playing.problems.is_empty() { Pause::Over } else { Pause::Misfit }
    }

    /// Answers what is open. The choice must be listed.
    pub fn choose(&mut self, choice: Choice) {
        self.playing.made.push(choice);
        self.playing.game.choose_listed(choice);
    }

    /// Has the script nothing more to say?
    pub fn says_no_more(&self) -> bool {
        if self.prefix {
            return self.stopped;
        }
        let Playing { scenario, blocks, turn, used, .. } = &self.playing;
        let done = |step: &Step| !matches!(step.value, StepValue::Score(_)) && used.contains(&step.id);
        let speaks = |block: &Block<'_>| {
            block.steps[block.next..].iter().any(|step| !done(step))
                || block.scorer.is_some()
                || block.steps.iter().any(|step| matches!(step.value, StepValue::Score(_)))
        };
        !blocks.iter().any(speaks)
            && scenario.turns.iter().skip(usize::from(*turn)).all(|turn| turn.steps.is_empty())
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.playing.game
    }

    /// All choices made so far, those of the script included.
    pub fn made(&self) -> &[Choice] {
        &self.playing.made
    }

    /// What is wrong with the script where it cannot go on.
    pub fn problems(&self) -> &Problems {
        &self.playing.problems
    }

    /// Writes where in the script it stands, so that equal positions are told apart if they go on otherwise.
    pub fn hash_place(&self, hasher: &mut impl Hasher) {
        let Playing { blocks, turn, used, used_entries, answered, .. } = &self.playing;
        for block in blocks {
            (block.next, block.depth, block.span.start).hash(hasher);
        }
        (turn, used, used_entries, answered).hash(hasher);
    }
}
