//! Choices that are expected to be refused.

use super::*;

impl<'s> Playing<'s> {
    /// Tries the choices that are expected to be refused here. Says whether all were.
    pub(super) fn check_refusals(&mut self) -> bool {
        while let Some(((level, place), step)) = self.next_in_order()
            && let StepValue::Refuse { step: refused, because } = &step.value
        {
            let Some(StepValue::Words(words)) =
                Some(&refused.value).filter(|value| matches!(value, StepValue::Words(_)))
            else {
                self.problems.push(Problem::new(refused.span, "only a choice in plain words can be refused"));
                return false;
            };
            let phrase = Phrase { key: &refused.key.value, text: &words.value };
            let verbs = self.verbs_refused_now();
            match phrases::read(&self.game, &self.scenario.names, verbs.iter().copied(), phrase) {
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
            while self.blocks.len() > level + 1 {
                self.close_block();
            }
            self.blocks[level].next = place + 1;
        }
        true
    }

    /// The next step, with its place: of the innermost block, or where that has none left of those around it.
    /// Steps that name scoring figures hold for the whole block and are passed by, and so are lists that
    /// were begun.
    fn next_in_order(&self) -> Option<((usize, usize), &'s Step)> {
        let done_with = |step: &Step| self.used.contains(&step.id);
        for (level, block) in self.blocks.iter().enumerate().rev() {
            let mut ahead = block.steps.iter().enumerate().skip(block.next);
            let next = ahead.find(|(_, step)| !matches!(step.value, StepValue::Score(_)) && !done_with(step));
            match next {
                Some((place, step)) => return Some(((level, place), step)),
                None if block.whole_part.is_some() => return None,
                None => {}
            }
        }
        None
    }

    pub(super) fn judge_refusal(
        &mut self,
        choice: Choice,
        step: &Step,
        because: Option<&Spanned<String>>,
    ) -> bool {
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

    /// The verbs of choices that can be refused now: those of the decision; all of them where the script goes
    /// no further without an answer to it, or where nothing is left to decide.
    fn verbs_refused_now(&self) -> Vec<&'static Verb> {
        let mut choices = Choices::new();
        let decision = self.game.decision(&mut choices);
        // What is drawn and which scoring figure moves is answered by steps elsewhere in the block.
        let out_of_order = |decision: &Decision| ["draw", "scorer"].contains(&decision.about);
        let goes_on = |decision: &Decision| decision.default.is_some() || choices.len() == 1;
        let waits = decision.as_ref().is_some_and(|decision| out_of_order(decision) || goes_on(decision));
        let fits = |verb: &&'static Verb| decision.is_none_or(|decision| verb.about == decision.about);
        if waits { game::verbs().filter(fits).collect() } else { game::verbs().collect() }
    }
}
