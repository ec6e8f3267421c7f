//! The steps that are being worked off, a block within a block.

use super::*;

impl<'s> Playing<'s> {
    /// Opens the steps of a turn that has begun.
    pub(super) fn enter_turn(&mut self) {
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
                whole_part: None,
                scorer: None,
                span: script.span,
            });
        }
    }

    /// Chooses an option, and opens the steps nested in it.
    pub(super) fn open(&mut self, choice: Choice, step: &'s Step) {
        let before = self.game.position().frames.len();
        self.game.choose_listed(choice);
        let depth = self.game.position().frames.len();
        if let StepValue::Nested(Nested { steps, scorer, .. }) = &step.value {
            let (whole_part, scorer) = ((depth > before).then(|| self.game.position().frame().part), *scorer);
            self.blocks.push(Block { steps, next: 0, depth, whole_part, scorer, span: step.span });
        }
    }

    /// Leaves nested steps once the part of the turn that they belong to is over.
    pub(super) fn leave_blocks(&mut self) {
        let over = |playing: &Self| {
            let frames = &playing.game.position().frames;
            playing.blocks.last().is_some_and(|block| {
                // Another part may have begun as deep as the one that is over.
                let another =
                    |part| frames.get(block.depth.saturating_sub(1)).is_none_or(|frame| frame.part != part);
                block.depth > frames.len() || block.whole_part.is_some_and(another)
            })
        };
        while self.blocks.len() > 1 && over(self) {
            self.close_block();
        }
    }

    /// Leaves the innermost steps. What is left of them must be conditional.
    pub(super) fn close_block(&mut self) {
        let Some(block) = self.blocks.pop() else { return };
        for step in &block.steps[block.next..] {
            self.leave_over(step);
        }
    }

    pub(super) fn leave_over(&mut self, step: &Step) {
        self.report_unused_entries(step);
        if self.used.contains(&step.id) || self.is_conditional(step) {
            self.passed_over.push(step.id);
        } else if declines(step) {
            // What is declined need not come up.
            self.used.insert(step.id);
        } else if let StepValue::Refuse { .. } = step.value {
            let problem = Problem::new(step.span, "the turn was over before this could be refused");
            self.problems
                .push(problem.help("what is refused after a turn's last choice stands in the last turn"));
        } else {
            let key = &step.key.value;
            let problem =
                Problem::new(step.span, format!("this step is left over: no `{key}` comes up here"));
            self.problems.push(problem.note(format!("in the {}", self.game.edition().title())));
        }
    }

    /// Every entry of a list that was begun must come up.
    pub(super) fn report_unused_entries(&mut self, step: &Step) {
        let StepValue::List(list) = &step.value else { return };
        if !self.used.contains(&step.id) || self.is_conditional(step) {
            return;
        }
        for (place, words) in list.iter().enumerate() {
            if !self.used_entries.contains(&(step.id, place)) {
                let what = format!("`{}` is left over: it does not come up here", words.value);
                let edition = self.game.edition().title();
                self.problems.push(Problem::new(words.span, what).note(format!("in the {edition}")));
            }
        }
    }

    pub(super) fn is_conditional(&self, step: &Step) -> bool {
        let speaks = |verb: &&'static Verb| phrases::speaks_of(&self.game, verb, &step.key.value);
        matches!(step.value, StepValue::Score(_)) || game::verbs().filter(speaks).any(|verb| verb.conditional)
    }

    /// What remains once the game has stopped.
    pub(super) fn finish(&mut self) {
        if !self.check_refusals() {
            return;
        }
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

    /// The steps that may answer now: the next of the innermost block, and those behind conditional ones.
    pub(super) fn candidates(&self) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        for (level, block) in self.blocks.iter().enumerate().rev() {
            for (place, step) in block.steps.iter().enumerate().skip(block.next) {
                found.push((level, place));
                // A list that was begun may be done with.
                if !self.is_conditional(step) && !self.used.contains(&step.id) {
                    break;
                }
            }
            if block.whole_part.is_some() {
                break;
            }
        }
        found
    }

    pub(super) fn step(&self, at: (usize, usize)) -> &'s Step {
        &self.blocks[at.0].steps[at.1]
    }

    /// Uses a step: what stands before it is passed over.
    pub(super) fn take(&mut self, (level, place): (usize, usize)) {
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
}

/// Is it a step such as `meeple: none`?
fn declines(step: &Step) -> bool {
    matches!(&step.value, StepValue::Words(words) if words.value.eq_ignore_ascii_case("none"))
}
