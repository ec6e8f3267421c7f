//! A line of play as a script: what `run` accepts, and what gives the same there.

use super::facts::Vocabulary;
use super::fraction::Fraction;
use super::line::{Bounds, Line};
use super::{Settings, Until};
use crate::game::Game;
use crate::hooks::Choices;
use crate::position::{Choice, Stage};
use crate::scenario::problems::Source;
use crate::scenario::{self, Line as Step, OpenScript, Scenario};

/// Steps of which each is looked at whether it can be left out.
const MOST_SHORTENED: usize = 60;

/// A line of play played again.
pub(super) struct Retold<'s> {
    pub line: Line<'s>,
    /// All choices, those of the script included.
    pub made: Choices,
    /// How likely chance plays along, where that can be told.
    pub chance: Option<Fraction>,
    /// Was anything left to chance?
    pub by_chance: bool,
}

impl<'s> Retold<'s> {
    /// Plays from the beginning, by the places of the choices in the lists.
    pub fn new(mut line: Line<'s>, bounds: &Bounds<'_>, path: &[u16]) -> Self {
        let (mut choices, mut made) = (Choices::new(), Choices::new());
        let (mut chance, mut by_chance) = (Some(Fraction::ONE), false);
        line.settle(bounds, &mut choices, &mut made);
        for &nth in path {
            let Some(decision) = line.decision(bounds, &mut choices) else { break };
            let Some(&choice) = choices.get(usize::from(nth)) else { break };
            if decision.player.is_none() {
                by_chance = true;
                let cases = |choice| u128::from(line.game().cases(choice));
                let all = choices.iter().map(|&choice| cases(choice)).sum();
                let own = Fraction::new(cases(choice), all);
                chance = chance.and_then(|chance| chance.times(own));
            }
            line.choose(choice, &mut made);
            line.settle(bounds, &mut choices, &mut made);
        }
        let made = line.all_made(made);
        Self { line, made, chance, by_chance }
    }
}

/// A line of play as a script.
#[derive(Clone, Debug)]
pub struct Witness {
    /// Its steps.
    pub steps: Vec<Step>,
    /// How many turns it goes through.
    pub turns: u16,
    /// The steps as YAML, under `turn` or `turns`.
    pub script: String,
    /// Points of each player, since the scenario began.
    pub points: Vec<i32>,
    /// For each counted thing, how many of it each player got.
    pub counts: Vec<Vec<u16>>,
    /// How likely chance plays along if everybody else does, where anything is left to chance.
    pub chance: Option<Fraction>,
    /// Was the script played, with the same events?
    pub confirmed: bool,
}

impl Witness {
    pub(super) fn new(settings: &Settings<'_>, words: &Vocabulary, retold: Retold<'_>) -> Self {
        let Settings { scenario, edition, readings, step, .. } = *settings;
        let facts = words.facts(retold.line.game());
        let (points, counts) = words.result(&facts);
        let mut witness = Self {
            steps: Vec::new(),
            turns: 1,
            script: String::new(),
            points,
            counts,
            chance: retold.chance.filter(|_| retold.by_chance),
            confirmed: false,
        };
        let Ok(begin) = OpenScript::begin(scenario, edition, readings, step, settings.turns()) else {
            return witness;
        };
        let mut game = begin.game().clone();
        let needless;
        (witness.steps, needless) = steps(&mut game, scenario, &retold.made);
        witness.turns = game.position().turn;
        play_to_end_of_turn(settings, &mut game, &mut witness.steps);
        witness.confirmed = gives_the_same(settings, &witness.steps, witness.turns, &game);
        if witness.confirmed && witness.steps.len() <= MOST_SHORTENED {
            let (steps, turns) = (&mut witness.steps, witness.turns);
            leave_out(steps, &needless, |steps| gives_the_same(settings, steps, turns, &game));
        }
        witness.script = scenario::script(&witness.steps, witness.turns);
        witness
    }
}

/// Choices as steps, carried out on the way; and of each whether it is what happens anyhow where nothing is said:
/// an act that is declined, the only way to go on, or a tile that the next step names as well.
pub(super) fn steps(game: &mut Game, scenario: &Scenario, made: &[Choice]) -> (Vec<Step>, Vec<bool>) {
    let (mut steps, mut needless) = (Vec::with_capacity(made.len()), Vec::with_capacity(made.len()));
    let mut choices = Choices::new();
    for &choice in made {
        let decision = game.decision(&mut choices);
        needless.push(decision.is_some_and(|decision| {
            decision.default == Some(choice) || decision.about == "draw" || choices.len() == 1
        }));
        steps.push(Step::of(game, &scenario.names, choice));
        game.choose_listed(choice);
    }
    (steps, needless)
}

/// Leaves out needless steps without which the script still gives the same.
pub(super) fn leave_out(steps: &mut Vec<Step>, needless: &[bool], gives_the_same: impl Fn(&[Step]) -> bool) {
    for place in (0..needless.len().min(steps.len())).rev().filter(|&place| needless[place]) {
        let step = steps.remove(place);
        if !gives_the_same(steps) {
            steps.insert(place, step);
        }
    }
}

/// A script ends with a turn. Where what was looked for ends before, the turn is played on in some way.
fn play_to_end_of_turn(settings: &Settings<'_>, game: &mut Game, steps: &mut Vec<Step>) {
    if game.stage() != Stage::Running || settings.until == Until::Turn {
        return;
    }
    let turn = game.position().turn;
    let mut choices = Choices::new();
    let mut told = false;
    while game.stage() == Stage::Running
        && game.position().turn == turn
        && let Some(decision) = game.decision(&mut choices)
        && let Some(choice) = decision.default.or(choices.first().copied())
    {
        if !std::mem::replace(&mut told, true) {
            let text = "# What follows only brings the turn to its end.".to_owned();
            steps.push(Step { turn, text });
        }
        steps.push(Step::of(game, &settings.scenario.names, choice));
        game.choose_listed(choice);
    }
}

/// Does the scenario with these steps as its script give the same events?
pub(super) fn gives_the_same(settings: &Settings<'_>, steps: &[Step], turns: u16, game: &Game) -> bool {
    let Settings { scenario, edition, readings, .. } = *settings;
    let Ok(text) = scenario::rewritten(&scenario.source, steps, turns, None) else { return false };
    let source = Source::new(scenario.source.name.clone(), text);
    let Ok(written) = scenario::read(&source) else { return false };
    let Ok(played) = scenario::play(&written, edition, readings, scenario::Until::End) else { return false };
    let events = played.game.events();
    // A game that went on by itself into the next turn has told of it already.
    let same = game.events().starts_with(events)
        && game.events()[events.len()..].iter().all(|entry| entry.turn > turns);
    played.problems.is_empty() && same
}
