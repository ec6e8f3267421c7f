//! Rules and a position put together: a game that offers decisions and takes choices.
//!
//! A script, a saved game, a random player, a search and a person at a prompt all play through
//! [`Game::decision`] and [`Game::choose`]; none of them computes a rule.

mod contents;
mod registry;
mod setup;

use std::fmt;

use crate::editions::Edition;
use crate::events::Entry;
use crate::expansions::{Boxed, Slots};
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Position, Refusal, Stage};
use crate::rulings::Overrides;
use crate::tiles::TileKindId;
use crate::turn;

pub use crate::expansions::PileSetup;
pub use contents::{TileSetup, base_set, catalogue, deal, figure_records, pack, start_tiles};
pub use registry::{
    all_figures, base_readings, base_rulings, expansion, reading, readings, ruling, rulings, settled,
    sources, verbs,
};
pub use setup::{Allowances, Setup, SetupProblem, StatedSetup};

/// A game under an edition's rules.
#[derive(Debug)]
pub struct Game {
    position: Position<Slots>,
    edition: Edition,
    overrides: Overrides,
    boxes: Vec<&'static Boxed>,
}

crate::cloning::clone_in_place!(Game { position, edition, overrides, boxes });

impl Game {
    /// The state of the game.
    pub fn position(&self) -> &Position<Slots> {
        &self.position
    }

    /// The edition it is played in. Only words depend on it; rules depend on its switches.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The readings for which another option than the edition's own is in force.
    pub fn overrides(&self) -> &Overrides {
        &self.overrides
    }

    /// The boxes in play.
    pub fn boxes(&self) -> &[&'static Boxed] {
        &self.boxes
    }

    /// What happened so far.
    pub fn events(&self) -> &[Entry] {
        self.position.log.entries()
    }

    /// Lets go of the events so far, which a caller has seen who follows a long game step by step.
    pub fn forget_events(&mut self) {
        self.position.log.forget();
    }

    /// Says whether events are kept from now on. Without them a game is played faster; what was told stays.
    pub fn keep_events(&mut self, kept: bool) {
        self.position.log.keep(kept);
    }

    /// A number for the position, equal for equal positions: by facts, never by labels or by the way on
    /// which it was reached.
    pub fn fingerprint(&self) -> u128 {
        self.position.fingerprint()
    }

    /// Of how many equally likely cases a choice of chance is one: the copies of a tile that may come next.
    pub fn cases(&self, choice: Choice) -> u32 {
        turn::cases(&self.position, choice)
    }

    /// How far the game is.
    pub fn stage(&self) -> Stage {
        self.position.stage
    }

    /// Fills the list with every legal choice and says who must choose; `None` when the game has stopped.
    pub fn decision(&self, choices: &mut Choices) -> Option<Decision> {
        turn::decision(&self.position, choices)
    }

    /// Carries out a choice and plays on to the next decision.
    ///
    /// # Errors
    /// A choice that is not legal is refused with the rule that forbids it; the game stays as it was.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Refusal> {
        match turn::why_not(&self.position, choice) {
            Some(refusal) => Err(refusal),
            None => {
                turn::apply(&mut self.position, choice);
                Ok(())
            }
        }
    }

    /// Carries out a choice that [`Game::decision`] has just listed.
    pub fn choose_listed(&mut self, choice: Choice) {
        turn::apply(&mut self.position, choice);
    }

    /// The same, and shows the game after the choice and after every single thing that follows from it, so
    /// that a caller sees what it was between two decisions.
    pub fn choose_watched(&mut self, choice: Choice, watch: &mut dyn FnMut(&Self)) {
        turn::take(&mut self.position, choice);
        watch(self);
        while turn::step(&mut self.position) {
            watch(self);
        }
    }

    /// States in which order the tiles of the pile come, the first one drawn first, and plays on. The
    /// order must be one of the same tiles.
    pub fn arrange_pile(&mut self, order: &[TileKindId]) {
        self.position.pile.arrange(order);
        turn::advance(&mut self.position);
    }

    /// Why a choice is not legal now; `None` when it is.
    pub fn why_not(&self, choice: Choice) -> Option<Refusal> {
        turn::why_not(&self.position, choice)
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "turn {} of a game in the {}", self.position.turn, self.edition.title())
    }
}
