//! What is wrong with a script, told with what could stand there.

use super::*;
use crate::events::Round;

impl<'s> Playing<'s> {
    /// The place of the step that would come next, or of the turn.
    pub(super) fn here(&self) -> Span {
        let candidates = self.candidates();
        let open = |&&at: &&(usize, usize)| !self.used.contains(&self.step(at).id);
        let next = candidates.iter().find(open).or(candidates.last()).map(|&at| self.step(at).span);
        let last = self.blocks.last().map(|block| match block.steps.last() {
            Some(step) if block.next >= block.steps.len() => step.span,
            _ => block.span,
        });
        next.or(last).unwrap_or_default()
    }

    /// No step speaks of the decision.
    pub(super) fn unanswered(&mut self, decision: &Decision, choices: &[Choice]) -> Answer<'s> {
        // A list that was begun may be done with.
        let used_up = self.candidates().iter().all(|&at| self.used.contains(&self.step(at).id))
            && self.scenario.turns.iter().skip(usize::from(self.turn)).all(|turn| turn.steps.is_empty());
        // A choice with one option is taken by itself.
        if let [only] = choices
            && decision.player.is_some()
        {
            return Answer::Choose(*only);
        }
        if self.until == Until::Open {
            // A step for an optional act that may be repeated says all of it.
            return match decision.default {
                Some(default) if self.answered == decision.about => Answer::Choose(default),
                _ => Answer::Stop,
            };
        }
        if used_up && self.until != Until::End {
            return Answer::Stop;
        }
        if let Some(default) = decision.default {
            return Answer::Choose(default);
        }
        let who = decision.player.map_or("chance", |player| self.scenario.names.player(player)).to_owned();
        let edition = self.game.edition().title();
        let about = decision.about;
        let what = match decision.player {
            Some(_) => format!("{who} must choose here, and the script does not say what ({about})"),
            None => format!("it is open here what comes by chance ({about})"),
        };
        let mut problem = Problem::new(self.here(), what).note(format!("in the {edition}"));
        if decision.player.is_none() {
            let keys = crate::expansions::ALL.iter().flat_map(|boxed| boxed.keys);
            for key in keys.filter(|key| key.gives == about) {
                problem = problem.help(format!("state it: `{}`", key.example));
            }
        }
        if decision.about == "scorer" && self.game.position().round() == Some(Round::Message) {
            problem = problem
                .help("name the figure behind the option, as in `message: two points, messenger`")
                .help("or beside it, as in `message: {action: [...], score: messenger}`")
                .help(format!("or once for all points, with `credits: {{{who}: messenger}}`"));
        } else {
            problem = self.list_choices(problem, choices);
        }
        self.problems.push(problem);
        Answer::Wrong
    }

    /// The legal choices as lines ready to paste.
    pub(super) fn list_choices(&self, mut problem: Problem, choices: &[Choice]) -> Problem {
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

    pub(super) fn report_read(&mut self, error: &ReadError, span: Span) {
        let mut problem = Problem::new(span, error.what.clone());
        for candidate in error.candidates.iter().take(8) {
            problem = problem.help(format!("there is `{candidate}`"));
        }
        self.problems.push(problem);
    }

    pub(super) fn report_illegal(&mut self, choice: Choice, span: Span, choices: &[Choice]) {
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
