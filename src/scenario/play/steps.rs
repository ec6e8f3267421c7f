//! Decisions that a step answers.

use super::*;

impl<'s> Playing<'s> {
    pub(super) fn answer_by_step(&mut self, decision: &Decision, choices: &[Choice]) -> Answer<'s> {
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

    /// Is the step of this number the next one, and its turn come?
    pub(super) fn stops_before(&self, number: usize, decision: &Decision) -> bool {
        let unused = |at: &(usize, usize)| !self.used.contains(&self.step(*at).id);
        let Some(at) = self.candidates().into_iter().find(unused) else { return false };
        let step = self.step(at);
        let its_turn = match step.value {
            StepValue::Score(_) => matches!(decision.about, "scorer" | "score-first"),
            _ => self.answers(step, decision.about),
        };
        step.id >= number && (its_turn || decision.default.is_none() && decision.player.is_some())
    }

    /// Does a step speak of a decision?
    pub(super) fn answers(&self, step: &Step, about: &str) -> bool {
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

    pub(super) fn implies_first(&self, step: &Step, choices: &[Choice]) -> bool {
        let speaks = |choice: &Choice| phrases::speaks_of(&self.game, choice.verb, &step.key.value);
        choices.first().is_some_and(speaks) && choices.iter().all(|choice| !choice.verb.phrase.contains('{'))
    }

    /// Reads words as a choice of the decision; reports what is wrong.
    pub(super) fn read_choice(
        &mut self,
        key: &str,
        words: &Spanned<String>,
        choices: &[Choice],
    ) -> Option<Choice> {
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
    pub(super) fn is_same(&self, listed: &Choice, meant: &Choice) -> bool {
        if listed == meant {
            return true;
        }
        let board = &self.game.position().board;
        let root =
            |choice: &Choice| choice.spot.and_then(|spot| board.part(spot)).map(|part| board.root(part));
        listed.verb.any_part
            && listed.verb == meant.verb
            && root(listed).is_some()
            && root(listed) == root(meant)
    }

    pub(super) fn choose_words(
        &mut self,
        at: (usize, usize),
        step: &Step,
        words: &Spanned<String>,
        choices: &[Choice],
    ) -> Answer<'s> {
        match self.read_choice(&step.key.value, words, choices) {
            Some(choice) => {
                self.take(at);
                Answer::Choose(choice)
            }
            None => Answer::Wrong,
        }
    }

    /// A list stands for one step after the other of the same kind.
    pub(super) fn choose_from_list(
        &mut self,
        at: (usize, usize),
        step: &Step,
        list: &[Spanned<String>],
        choices: &[Choice],
        decision: &Decision,
    ) -> Answer<'s> {
        let mut unread = Vec::new();
        for (place, words) in list.iter().enumerate() {
            let Some(choice) = self.read_in_list(&step.key.value, words, choices) else { continue };
            match choice {
                Ok(choice) => unread.push((place, choice)),
                Err(error) => {
                    self.report_read(&error, words.span);
                    return Answer::Wrong;
                }
            }
        }
        let entry = |listed: &Choice| unread.iter().find(|(_, meant)| self.is_same(listed, meant));
        let listed = choices.iter().find_map(|listed| Some((*listed, entry(listed)?.0)));
        if let Some((listed, place)) = listed {
            self.used.insert(step.id);
            self.used_entries.insert((step.id, place));
            return Answer::Choose(listed);
        }
        if !self.used.contains(&step.id)
            && let Some(&(_, choice)) = unread.first()
        {
            self.report_illegal(choice, step.span, choices);
            return Answer::Wrong;
        }
        self.take(at);
        self.report_unused_entries(step);
        match decision.default {
            Some(default) => Answer::Choose(default),
            None => self.unanswered(decision, choices),
        }
    }

    pub(super) fn read_in_list(
        &self,
        key: &str,
        words: &Spanned<String>,
        choices: &[Choice],
    ) -> Option<Result<Choice, ReadError>> {
        let about = choices.first().map_or("", |choice| choice.verb.about);
        let verbs = game::verbs().filter(|verb| verb.about == about);
        phrases::read(&self.game, &self.scenario.names, verbs, Phrase { key, text: &words.value })
    }

    pub(super) fn choose_nested(
        &mut self,
        at: (usize, usize),
        step: &'s Step,
        nested: &Nested,
        choices: &[Choice],
    ) -> Answer<'s> {
        let Some(choice) = self.read_choice(&step.key.value, &nested.option, choices) else {
            return Answer::Wrong;
        };
        self.take(at);
        Answer::Open(choice, step)
    }
}
