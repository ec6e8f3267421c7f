//! Plays a scenario's script: the chooser that answers decisions from steps.
//!
//! Editions share one script. A step that only some editions come to (a message that is not drawn
//! everywhere) is passed over where its decision does not come up.

use std::collections::BTreeSet;

use super::document::{Nested, Scenario, ScoreEntry, Step, StepValue};
use super::problems::{Problem, Problems, Span};
use super::setup;
use super::yaml::read::Spanned;
use crate::editions::Edition;
use crate::events::Event;
use crate::figures::Player;
use crate::game::{self, Game};
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Fault, Stage, Verb};
use crate::rulings::Overrides;
use crate::script::phrases::{self, Phrase, ReadError};
use crate::script::spots::{SpotError, Spots};
use crate::track::Scorer;
use crate::turn::verbs;

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
    let game = setup::game(scenario, edition, readings)?;
    let mut player = Playing {
        scenario,
        game,
        until,
        turn: 0,
        blocks: Vec::new(),
        used: BTreeSet::new(),
        passed_over: Vec::new(),
        problems: Problems::new(&scenario.source),
    };
    player.play();
    let Playing { game, used, passed_over, problems, .. } = player;
    Ok(Played { game, problems, used, passed_over })
}

/// Steps that are being worked off: a turn's, or those nested in one.
struct Block<'s> {
    steps: &'s [Step],
    next: usize,
    /// How many parts of turns were under way when it began.
    depth: usize,
    /// The scoring figure for the points that it leads to.
    scorer: Option<Scorer>,
    span: Span,
}

struct Playing<'s> {
    scenario: &'s Scenario,
    game: Game,
    until: Until,
    turn: u16,
    blocks: Vec<Block<'s>>,
    used: BTreeSet<usize>,
    passed_over: Vec<usize>,
    problems: Problems,
}

/// What the script says to a decision.
enum Answer {
    Choose(Choice),
    /// The script ends here.
    Stop,
    /// Something is wrong, and was reported.
    Wrong,
}

impl<'s> Playing<'s> {
    fn play(&mut self) {
        let mut choices = Choices::new();
        loop {
            if self.problems.len() > 0 {
                return;
            }
            let Some(decision) = self.game.decision(&mut choices) else { break };
            self.enter_turn();
            self.leave_blocks();
            if !self.check_refusals() {
                return;
            }
            match self.answer(&decision, &choices) {
                Answer::Choose(choice) => self.choose(choice),
                Answer::Stop | Answer::Wrong => return,
            }
        }
        self.finish();
    }

    /// Opens the steps of a turn that has begun.
    fn enter_turn(&mut self) {
        let turn = self.game.position().turn;
        if turn == self.turn {
            return;
        }
        self.turn = turn;
        while !self.blocks.is_empty() {
            self.close_block();
        }
        if let Some(script) = self.scenario.turn(turn) {
            self.blocks.push(Block {
                steps: &script.steps,
                next: 0,
                depth: 0,
                scorer: None,
                span: script.span,
            });
        }
    }

    /// Leaves nested steps once the part of the turn that they belong to is over.
    fn leave_blocks(&mut self) {
        let depth = self.game.position().frames.len();
        while self.blocks.len() > 1 && self.blocks.last().is_some_and(|block| block.depth > depth) {
            self.close_block();
        }
    }

    /// Leaves the innermost steps. What is left of them must be conditional.
    fn close_block(&mut self) {
        let Some(block) = self.blocks.pop() else { return };
        for step in &block.steps[block.next..] {
            self.leave_over(step);
        }
    }

    fn leave_over(&mut self, step: &Step) {
        if self.used.contains(&step.id) || self.is_conditional(step) {
            self.passed_over.push(step.id);
        } else if let StepValue::Refuse { .. } = step.value {
            let problem = Problem::new(step.span, "nothing is chosen any more when this could be refused");
            self.problems.push(problem);
        } else {
            let key = &step.key.value;
            let problem =
                Problem::new(step.span, format!("this step is left over: no `{key}` comes up here"));
            self.problems.push(problem.note(format!("in the {}", self.game.edition().title())));
        }
    }

    fn is_conditional(&self, step: &Step) -> bool {
        let speaks = |verb: &&'static Verb| phrases::speaks_of(&self.game, verb, &step.key.value);
        matches!(step.value, StepValue::Score(_)) || game::verbs().filter(speaks).any(|verb| verb.conditional)
    }

    /// What remains once the game has stopped.
    fn finish(&mut self) {
        while !self.blocks.is_empty() {
            self.close_block();
        }
        match self.game.stage() {
            Stage::Stuck(Fault::EndlessTurn) => {
                let span = self.scenario.turn(self.turn).map_or(Span::at(0), |turn| turn.span);
                self.problems.push(
                    Problem::new(span, "one turn brings more than 100 messages: it need not end")
                        .help("a short stack is drawn again and again; state more messages"),
                );
            }
            Stage::Over | Stage::Halted | Stage::Running => {}
        }
        for turn in self.scenario.turns.iter().skip(usize::from(self.turn)) {
            if !turn.steps.is_empty() {
                self.problems.push(Problem::new(turn.span, "the game is over before this turn"));
            }
        }
    }

    fn choose(&mut self, choice: Choice) {
        self.game.choose_listed(choice);
    }

    /// Tries the choices that are expected to be refused here. Says whether all were.
    fn check_refusals(&mut self) -> bool {
        while let Some(block) = self.blocks.last()
            && let Some(step) = block.steps.get(block.next)
            && let StepValue::Refuse { step: refused, because } = &step.value
        {
            let Some(StepValue::Words(words)) =
                Some(&refused.value).filter(|value| matches!(value, StepValue::Words(_)))
            else {
                self.problems.push(Problem::new(refused.span, "only a choice in plain words can be refused"));
                return false;
            };
            let phrase = Phrase { key: &refused.key.value, text: &words.value };
            let decided = self.about();
            let verbs = game::verbs().filter(|verb| decided.is_some_and(|about| verb.about == about));
            match phrases::read(&self.game, &self.scenario.names, verbs, phrase) {
                // The refusal may be meant for a later decision of this turn.
                None => return true,
                Some(Err(error)) => {
                    self.report_read(&error, words.span);
                    return false;
                }
                Some(Ok(choice)) => {
                    if !self.judge_refusal(choice, step, because.as_ref()) {
                        return false;
                    }
                }
            }
            self.used.extend([step.id, refused.id]);
            if let Some(block) = self.blocks.last_mut() {
                block.next += 1;
            }
        }
        true
    }

    fn judge_refusal(&mut self, choice: Choice, step: &Step, because: Option<&Spanned<String>>) -> bool {
        let Some(refusal) = self.game.why_not(choice) else {
            let edition = self.game.edition().title();
            self.problems.push(
                Problem::new(step.span, "this is not refused: it is legal").note(format!("in the {edition}")),
            );
            return false;
        };
        let id = refusal.cite.id();
        match because {
            Some(because) if because.value != id => {
                let what = format!("this is refused by {id}, not by {}", because.value);
                self.problems.push(Problem::new(because.span, what));
                false
            }
            _ => true,
        }
    }

    fn about(&self) -> Option<&'static str> {
        self.game.decision(&mut Choices::new()).map(|decision| decision.about)
    }

    fn answer(&mut self, decision: &Decision, choices: &[Choice]) -> Answer {
        match decision.about {
            "scorer" => self.answer_scorer(decision, choices),
            "score-first" => self.answer_first(decision, choices),
            "draw" => self.answer_draw(choices),
            _ => self.answer_by_step(decision, choices),
        }
    }

    /// The steps that may answer now: the next of the innermost block, and those behind conditional ones.
    fn candidates(&self) -> Vec<(usize, usize)> {
        let depth = self.game.position().frames.len();
        let mut found = Vec::new();
        for (level, block) in self.blocks.iter().enumerate().rev() {
            for (place, step) in block.steps.iter().enumerate().skip(block.next) {
                found.push((level, place));
                // A list that was begun may be done with.
                if !self.is_conditional(step) && !self.used.contains(&step.id) {
                    break;
                }
            }
            // The steps of an extra turn answer alone for it.
            if block.depth > 0 && block.depth == depth && block.scorer.is_none() && level > 0 {
                break;
            }
        }
        found
    }

    fn step(&self, at: (usize, usize)) -> &'s Step {
        &self.blocks[at.0].steps[at.1]
    }

    /// Uses a step: what stands before it is passed over.
    fn take(&mut self, (level, place): (usize, usize)) {
        while self.blocks.len() > level + 1 {
            self.close_block();
        }
        let block = &mut self.blocks[level];
        let passed = block.next..place;
        block.next = place + 1;
        let steps = block.steps;
        for step in &steps[passed] {
            self.leave_over(step);
        }
        self.used.insert(steps[place].id);
    }

    fn answer_by_step(&mut self, decision: &Decision, choices: &[Choice]) -> Answer {
        if let Until::Step(number) = self.until
            && self.candidates().first().is_some_and(|&at| self.step(at).id >= number)
        {
            return Answer::Stop;
        }
        for at in self.candidates() {
            let step = self.step(at);
            if !self.answers(step, decision.about) {
                // At an offer, a step that resolves the message says that it is drawn.
                if decision.default.is_some() && self.implies_first(step, choices) {
                    return Answer::Choose(choices[0]);
                }
                continue;
            }
            return match &step.value {
                StepValue::Words(words) => self.choose_words(at, step, words, choices),
                StepValue::List(list) => self.choose_from_list(at, step, list, choices, decision),
                StepValue::Nested(nested) => self.choose_nested(at, step, nested, choices),
                StepValue::Score(_) | StepValue::Refuse { .. } => continue,
            };
        }
        self.unanswered(decision, choices)
    }

    /// Does a step speak of a decision?
    fn answers(&self, step: &Step, about: &str) -> bool {
        let speaks = |verb: &&'static Verb| {
            verb.about == about && phrases::speaks_of(&self.game, verb, &step.key.value)
        };
        let mut verbs = game::verbs().filter(speaks).peekable();
        if verbs.peek().is_none() || matches!(step.value, StepValue::Score(_) | StepValue::Refuse { .. }) {
            return false;
        }
        // Several decisions may share a key; fixed words tell which is meant.
        let words = match &step.value {
            StepValue::Words(words) => &words.value,
            StepValue::Nested(nested) => &nested.option.value,
            _ => return true,
        };
        let fixed = |verb: &&'static Verb| !verb.phrase.contains('{');
        let others = game::verbs().filter(|verb| verb.about != about && fixed(verb));
        let phrase = Phrase { key: &step.key.value, text: words };
        !matches!(phrases::read(&self.game, &self.scenario.names, others, phrase), Some(Ok(_)))
    }

    fn implies_first(&self, step: &Step, choices: &[Choice]) -> bool {
        let speaks = |choice: &Choice| phrases::speaks_of(&self.game, choice.verb, &step.key.value);
        choices.first().is_some_and(speaks) && choices.iter().all(|choice| !choice.verb.phrase.contains('{'))
    }

    /// Reads words as a choice of the decision; reports what is wrong.
    fn read_choice(&mut self, key: &str, words: &Spanned<String>, choices: &[Choice]) -> Option<Choice> {
        let about = choices.first().map_or("", |choice| choice.verb.about);
        let verbs = game::verbs().filter(|verb| verb.about == about);
        let phrase = Phrase { key, text: &words.value };
        let choice = match phrases::read(&self.game, &self.scenario.names, verbs, phrase)? {
            Ok(choice) => choice,
            Err(error) => {
                self.report_read(&error, words.span);
                return None;
            }
        };
        let same = |listed: &&Choice| self.is_same(listed, &choice);
        if let Some(listed) = choices.iter().find(same) {
            return Some(*listed);
        }
        self.report_illegal(choice, words.span, choices);
        None
    }

    /// Do both mean the same, whatever part of a feature they name?
    fn is_same(&self, listed: &Choice, meant: &Choice) -> bool {
        if listed == meant {
            return true;
        }
        let board = &self.game.position().board;
        let root =
            |choice: &Choice| choice.spot.and_then(|spot| board.part(spot)).map(|part| board.root(part));
        let by_feature = matches!(listed.verb.about, "message-take" | "complete");
        by_feature && listed.verb == meant.verb && root(listed).is_some() && root(listed) == root(meant)
    }

    fn choose_words(
        &mut self,
        at: (usize, usize),
        step: &Step,
        words: &Spanned<String>,
        choices: &[Choice],
    ) -> Answer {
        match self.read_choice(&step.key.value, words, choices) {
            Some(choice) => {
                self.take(at);
                Answer::Choose(choice)
            }
            None => Answer::Wrong,
        }
    }

    /// A list stands for one step after the other of the same kind.
    fn choose_from_list(
        &mut self,
        at: (usize, usize),
        step: &Step,
        list: &[Spanned<String>],
        choices: &[Choice],
        decision: &Decision,
    ) -> Answer {
        let mut unread = Vec::new();
        for words in list {
            let Some(choice) = self.read_in_list(&step.key.value, words, choices) else { continue };
            match choice {
                Ok(choice) => unread.push(choice),
                Err(error) => {
                    self.report_read(&error, words.span);
                    return Answer::Wrong;
                }
            }
        }
        let listed = choices.iter().find(|listed| unread.iter().any(|meant| self.is_same(listed, meant)));
        if let Some(&listed) = listed {
            self.used.insert(step.id);
            return Answer::Choose(listed);
        }
        if !self.used.contains(&step.id)
            && let Some(&choice) = unread.first()
        {
            self.report_illegal(choice, step.span, choices);
            return Answer::Wrong;
        }
        self.take(at);
        match decision.default {
            Some(default) => Answer::Choose(default),
            None => self.unanswered(decision, choices),
        }
    }

    fn read_in_list(
        &self,
        key: &str,
        words: &Spanned<String>,
        choices: &[Choice],
    ) -> Option<Result<Choice, ReadError>> {
        let about = choices.first().map_or("", |choice| choice.verb.about);
        let verbs = game::verbs().filter(|verb| verb.about == about);
        phrases::read(&self.game, &self.scenario.names, verbs, Phrase { key, text: &words.value })
    }

    fn choose_nested(
        &mut self,
        at: (usize, usize),
        step: &Step,
        nested: &'s Nested,
        choices: &[Choice],
    ) -> Answer {
        let Some(choice) = self.read_choice(&step.key.value, &nested.option, choices) else {
            return Answer::Wrong;
        };
        self.take(at);
        // Whatever the option leads to lies one part of a turn deeper, if it begins one at all.
        let before = self.game.position().frames.len();
        let mut after = self.game.clone();
        after.choose_listed(choice);
        let deeper = after.position().frames.len() > before;
        self.blocks.push(Block {
            steps: &nested.steps,
            next: 0,
            depth: if deeper { before + 1 } else { before },
            scorer: nested.scorer,
            span: step.span,
        });
        Answer::Choose(choice)
    }

    /// The next tile: what the next step says of it.
    fn answer_draw(&mut self, choices: &[Choice]) -> Answer {
        for at in self.candidates() {
            let step = self.step(at);
            let StepValue::Words(words) = &step.value else {
                if matches!(step.value, StepValue::List(_)) && self.answers(step, "complete") {
                    return Answer::Choose(Choice::bare(&verbs::DRAW_IN_WORDS));
                }
                continue;
            };
            if self.answers(step, "draw") {
                return self.choose_words(at, step, words, choices);
            }
            if self.answers(step, "complete") {
                return Answer::Choose(Choice::bare(&verbs::DRAW_IN_WORDS));
            }
            if self.answers(step, "place") {
                return self.draw_for_placing(words, choices);
            }
        }
        let nothing_left = self.candidates().is_empty();
        let in_words = choices.iter().find(|choice| choice.verb == &verbs::DRAW_IN_WORDS);
        match in_words {
            // Without a step about tiles, the turn is about what is stated in words.
            Some(&choice) if self.until == Until::End || !nothing_left => Answer::Choose(choice),
            _ if self.until != Until::End => Answer::Stop,
            _ => {
                let span = self.here();
                let help = "say which: `- place: E at (1,0)`, or state the order with `pile:`";
                self.problems.push(Problem::new(span, "which tile is drawn is open").help(help));
                Answer::Wrong
            }
        }
    }

    /// The tile that a `place` step names is the one drawn.
    fn draw_for_placing(&mut self, words: &Spanned<String>, choices: &[Choice]) -> Answer {
        let key = "draw";
        let tile = phrases::tile_at_cell(&words.value).map_or(words.value.as_str(), |(tile, _)| tile);
        let catalogue = self.game.position().board.catalogue().clone();
        let kind = match crate::script::tiles::parse(&catalogue, tile) {
            Ok(turned) => turned.kind,
            Err(error) => {
                let (what, candidates) = phrases::describe(error, &catalogue);
                self.problems.push(Problem::new(words.span, what).suggest(tile, candidates));
                return Answer::Wrong;
            }
        };
        let drawn = Choice::tile(&verbs::DRAW, kind);
        if choices.contains(&drawn) {
            return Answer::Choose(drawn);
        }
        let name = crate::script::tiles::name(&catalogue, kind);
        let problem = Problem::new(words.span, format!("no `{name}` is left to {key}"));
        let problem = match choices {
            [only] => problem.help(format!(
                "the next tile is known: `{}`",
                crate::script::tiles::name(&catalogue, only.tile_kind())
            )),
            _ => problem.help(
                "give the tiles that are left with `pile:`, or define a tile of your own under `tiles:`",
            ),
        };
        self.problems.push(problem);
        Answer::Wrong
    }

    /// Which of several completed features is scored first: the one that the script names first.
    fn answer_first(&mut self, decision: &Decision, choices: &[Choice]) -> Answer {
        let entries = self.score_entries();
        for entry in entries {
            if self.used.contains(&entry.id) {
                continue;
            }
            let Some(feature) = &entry.feature else { continue };
            let Ok(spot) = self.parse_spot(&feature.value) else { continue };
            let meant = Choice::at(&verbs::FIRST, spot);
            let board = &self.game.position().board;
            let root =
                |choice: &Choice| choice.spot.and_then(|spot| board.part(spot)).map(|part| board.root(part));
            if let Some(&listed) = choices.iter().find(|listed| root(listed) == root(&meant)) {
                return Answer::Choose(listed);
            }
        }
        match decision.default {
            Some(default) => Answer::Choose(default),
            None => self.unanswered(decision, choices),
        }
    }

    fn parse_spot(&self, text: &str) -> Result<crate::board::Spot, SpotError> {
        let p = self.game.position();
        let here = p.frame().tile.and_then(|tile| p.board.parts_of(tile).next());
        let here = here.and_then(|part| p.board.tile_of(part)).map(|tile| tile.cell);
        Spots::new(&p.board, &self.scenario.names.stated).parse(text, here)
    }

    /// The entries of all `score` steps of the turn, the innermost first.
    fn score_entries(&self) -> Vec<&'s ScoreEntry> {
        let of_step = |step: &'s Step| match &step.value {
            StepValue::Score(entries) => entries.as_slice(),
            _ => &[],
        };
        self.blocks.iter().rev().flat_map(|block| block.steps).flat_map(of_step).collect()
    }

    /// Which scoring figure moves.
    fn answer_scorer(&mut self, decision: &Decision, choices: &[Choice]) -> Answer {
        let player = decision.player.unwrap_or(Player(0));
        let spot = choices.first().and_then(|choice| choice.spot);
        let pick = |scorer: Scorer| choices.iter().copied().find(|choice| choice.as_scorer() == scorer);
        let in_message = self.game.position().round() == Some(crate::events::Round::Message);
        if in_message
            && let Some(scorer) = self.blocks.last().and_then(|block| block.scorer)
            && let Some(choice) = pick(scorer)
        {
            return Answer::Choose(choice);
        }
        if !in_message && let Some(choice) = self.score_entry(player, spot).and_then(pick) {
            return Answer::Choose(choice);
        }
        if let Some(choice) = self.scenario.credits[player.index()].and_then(pick) {
            return Answer::Choose(choice);
        }
        self.unanswered(decision, choices)
    }

    /// The figure that a `score` step names for a player's points of a feature.
    fn score_entry(&mut self, player: Player, spot: Option<crate::board::Spot>) -> Option<Scorer> {
        let board = &self.game.position().board;
        let root = |spot| board.part(spot).map(|part| board.root(part));
        let scored = spot.and_then(root);
        for entry in self.score_entries() {
            if let Some(feature) = &entry.feature {
                let named = self.parse_spot(&feature.value).ok().and_then(|spot| {
                    let board = &self.game.position().board;
                    board.part(spot).map(|part| board.root(part))
                });
                if named.is_none() || named != scored {
                    continue;
                }
            }
            let own = entry.figures.iter().find(|(named, _)| *named == Some(player));
            let anyone = entry.figures.iter().find(|(named, _)| named.is_none() && self.is_meant(player));
            if let Some(&(_, scorer)) = own.or(anyone) {
                self.used.insert(entry.id);
                self.mark_score_step(entry.id);
                return Some(scorer);
            }
        }
        None
    }

    /// A figure without a player is the active player's, or that of the only one who is paid.
    fn is_meant(&self, player: Player) -> bool {
        let p = self.game.position();
        let last = p.log.entries().iter().rev().find_map(|entry| match &entry.event {
            Event::Scored(scored) => Some(scored.majority),
            _ => None,
        });
        player == p.active() || last.is_none_or(|majority| !majority.tied())
    }

    fn mark_score_step(&mut self, entry: usize) {
        let has = |step: &&Step| match &step.value {
            StepValue::Score(entries) => entries.iter().any(|own| own.id == entry),
            _ => false,
        };
        let step = self.blocks.iter().flat_map(|block| block.steps).find(has).map(|step| step.id);
        self.used.extend(step);
    }

    /// The place of the step that would come next, or of the turn.
    fn here(&self) -> Span {
        let next = self.candidates().first().map(|&at| self.step(at).span);
        let last = self.blocks.last().map(|block| match block.steps.last() {
            Some(step) if block.next >= block.steps.len() => step.span,
            _ => block.span,
        });
        next.or(last).unwrap_or_default()
    }

    /// No step speaks of the decision.
    fn unanswered(&mut self, decision: &Decision, choices: &[Choice]) -> Answer {
        let used_up = self.candidates().is_empty();
        if used_up && self.until != Until::End {
            return Answer::Stop;
        }
        if let Some(default) = decision.default {
            return Answer::Choose(default);
        }
        if let [only] = choices
            && decision.player.is_some()
        {
            return Answer::Choose(*only);
        }
        let who = decision.player.map_or("chance", |player| self.scenario.names.player(player)).to_owned();
        let edition = self.game.edition().title();
        let what = format!("{who} must choose here, and the script does not say what ({})", decision.about);
        let mut problem = Problem::new(self.here(), what).note(format!("in the {edition}"));
        if decision.player.is_none() {
            problem = problem.help("state the known top of the stack with `messages: [...]`");
        }
        problem = self.list_choices(problem, choices);
        self.problems.push(problem);
        Answer::Wrong
    }

    /// The legal choices as lines ready to paste.
    fn list_choices(&self, mut problem: Problem, choices: &[Choice]) -> Problem {
        let line = |choice: &Choice| phrases::print(&self.game, &self.scenario.names, *choice);
        let mut lines: Vec<String> = choices.iter().map(line).collect();
        lines.sort_unstable();
        for line in lines.iter().take(MOST_LISTED) {
            problem = problem.help(format!("- {line}"));
        }
        if lines.len() > MOST_LISTED {
            problem = problem.help(format!("and {} more; see `meeplaw legal`", lines.len() - MOST_LISTED));
        }
        problem
    }

    fn report_read(&mut self, error: &ReadError, span: Span) {
        let mut problem = Problem::new(span, error.what.clone());
        for candidate in error.candidates.iter().take(8) {
            problem = problem.help(format!("there is `{candidate}`"));
        }
        self.problems.push(problem);
    }

    fn report_illegal(&mut self, choice: Choice, span: Span, choices: &[Choice]) {
        let what = match self.game.why_not(choice) {
            Some(refusal) => format!("this is not legal [{}]", refusal.cite.id()),
            None => "this cannot be chosen here".to_owned(),
        };
        let problem = Problem::new(span, what).note(format!("in the {}", self.game.edition().title()));
        let problem = match self.game.why_not(choice).and_then(|refusal| game::ruling(refusal.cite.id())) {
            Some(ruling) => problem.note(ruling.statement.to_owned()),
            None => problem,
        };
        let problem = self.list_choices(problem, choices);
        self.problems.push(problem);
    }
}
