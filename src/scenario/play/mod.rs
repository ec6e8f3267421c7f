//! Plays a scenario's script: the chooser that answers decisions from steps.
//!
//! Editions share one script. A step that only some editions come to (a message that is not drawn
//! everywhere) is passed over where its decision does not come up.

mod blocks;
mod complaints;
mod open;
mod refusals;
mod scorers;
mod steps;
mod tiles;

use std::collections::BTreeSet;

use super::document::{Nested, Scenario, ScoreEntry, Step, StepValue};
use super::problems::{Problem, Problems, Span};
use super::setup;
use super::yaml::read::Spanned;
use crate::editions::Edition;
use crate::events::{Event, TurnPart};
use crate::figures::Player;
use crate::game::{self, Game};
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Fault, Stage, Verb};
use crate::rulings::Overrides;
use crate::script::phrases::{self, Phrase, ReadError};
use crate::script::spots::{SpotError, Spots};
use crate::track::Scorer;
use crate::turn::verbs;

pub use open::{OpenScript, Pause};

/// How many legal choices an error lists.
const MOST_LISTED: usize = 12;

/// A scenario played in one edition.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game after the last step.
    pub game: Game,
    /// What went wrong; the game then stands where it did.
    pub problems: Problems,
    /// The steps and score entries that were used, by number.
    pub used: BTreeSet<usize>,
    /// Conditional steps that did not come up, by number.
    pub passed_over: Vec<usize>,
}

/// Where a script stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// When its turns are over.
    End,
    /// When its steps are used up: at the first decision that none of them answers.
    Steps,
    /// Before the step of this number, counted from 0.
    Step(usize),
    /// At every decision that no step answers, an optional one included.
    Open,
}

/// Plays a scenario in an edition, with readings chosen besides its own.
///
/// # Errors
/// Everything about the position that cannot be. What is wrong with the script is in [`Played`].
pub fn play(
    scenario: &Scenario,
    edition: Edition,
    readings: &Overrides,
    until: Until,
) -> Result<Played, Problems> {
    Ok(play_with(scenario, edition, readings, until)?.0)
}

/// The whole script, with the game shown before it and after every single thing that happens.
///
/// # Errors
/// As for [`play`].
pub fn play_watched(
    scenario: &Scenario,
    edition: Edition,
    readings: &Overrides,
    watch: &mut dyn FnMut(&Game),
) -> Result<Played, Problems> {
    let (played, made) = play_with(scenario, edition, readings, Until::End)?;
    let mut again = setup::game_of(scenario, edition, readings, scenario.turn_count(), watch)?;
    made.into_iter().for_each(|choice| again.choose_watched(choice, watch));
    Ok(played)
}

/// Plays, and gives all choices made.
fn play_with(
    scenario: &Scenario,
    edition: Edition,
    readings: &Overrides,
    until: Until,
) -> Result<(Played, Vec<Choice>), Problems> {
    // Whoever stops where the script does may want to see what comes next.
    let further = u16::from(until != Until::End);
    let game = setup::game_of(scenario, edition, readings, scenario.turn_count() + further, &mut |_| ())?;
    let mut player = Playing::new(scenario, game, until);
    player.play();
    let Playing { game, used, passed_over, problems, made, .. } = player;
    Ok((Played { game, problems, used, passed_over }, made))
}

/// Steps that are being worked off: a turn's, or those nested in one.
#[derive(Clone)]
struct Block<'s> {
    steps: &'s [Step],
    next: usize,
    /// How many parts of turns were under way when it began.
    depth: usize,
    /// The part of a turn that it is, if it is a whole one. Then no other steps answer for it.
    whole_part: Option<TurnPart>,
    /// The scoring figure for the points that it leads to.
    scorer: Option<Scorer>,
    span: Span,
}

#[derive(Clone)]
struct Playing<'s> {
    scenario: &'s Scenario,
    game: Game,
    until: Until,
    turn: u16,
    blocks: Vec<Block<'s>>,
    used: BTreeSet<usize>,
    /// The entries of lists that were used, by the step's number and their place.
    used_entries: BTreeSet<(usize, usize)>,
    passed_over: Vec<usize>,
    problems: Problems,
    /// All choices made.
    made: Vec<Choice>,
    /// What the last decision was about that a step answered.
    answered: &'static str,
}

/// What the script says to a decision.
enum Answer<'s> {
    Choose(Choice),
    /// Chooses, and goes on with the steps nested in this one.
    Open(Choice, &'s Step),
    /// The script ends here.
    Stop,
    /// Something is wrong, and was reported.
    Wrong,
}

impl<'s> Playing<'s> {
    fn new(scenario: &'s Scenario, game: Game, until: Until) -> Self {
        Self {
            scenario,
            game,
            until,
            turn: 0,
            blocks: Vec::new(),
            used: BTreeSet::new(),
            used_entries: BTreeSet::new(),
            passed_over: Vec::new(),
            problems: Problems::new(&scenario.source),
            made: Vec::new(),
            answered: "",
        }
    }

    /// Plays on. Says whether the script stopped at a decision that it leaves open.
    fn play(&mut self) -> bool {
        let mut choices = Choices::new();
        loop {
            if !self.problems.is_empty() {
                return false;
            }
            let Some(decision) = self.game.decision(&mut choices) else { break };
            self.enter_turn();
            self.leave_blocks();
            if !self.check_refusals() {
                return false;
            }
            let used = self.used.len() + self.used_entries.len();
            match self.answer(&decision, &choices) {
                Answer::Choose(choice) => {
                    self.made.push(choice);
                    self.game.choose_listed(choice);
                }
                Answer::Open(choice, step) => {
                    self.made.push(choice);
                    self.open(choice, step);
                }
                Answer::Stop => return true,
                Answer::Wrong => return false,
            }
            if self.used.len() + self.used_entries.len() > used {
                self.answered = decision.about;
            }
        }
        self.finish();
        false
    }

    fn answer(&mut self, decision: &Decision, choices: &[Choice]) -> Answer<'s> {
        if let Until::Step(number) = self.until
            && self.stops_before(number, decision)
        {
            return Answer::Stop;
        }
        match decision.about {
            "scorer" => self.answer_scorer(decision, choices),
            "score-first" => self.answer_first(decision, choices),
            "draw" => self.answer_draw(choices),
            _ => self.answer_by_step(decision, choices),
        }
    }
}
