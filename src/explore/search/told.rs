//! What a search has found, told as a report.

use super::Search;
use crate::explore::Problem;
use crate::explore::facts::Facts;
use crate::explore::report::{Answer, Best, Found, Report};
use crate::explore::witness::Witness;

impl Search<'_> {
    fn witness(&self, path: &[u16]) -> Witness {
        Witness::new(&self.settings, &self.words, self.retell(path))
    }

    /// What was found.
    pub(super) fn report(mut self) -> Result<Report, Problem> {
        let complete = self.limits.complete();
        let mut find = self.find.take();
        let all_chance = !self.chosen && complete && self.limits.misfits == 0 && self.copies_are_known();
        let chances = self.graph.as_ref().filter(|_| all_chance).and_then(|graph| {
            let holds = |facts: &Facts| {
                find.as_mut().is_some_and(|find| find.holds(&self.words, facts).unwrap_or(false))
            };
            graph.chances(&self.words, holds)
        });
        let (chances, chance_found) = chances.unzip();
        let answer = match self.found {
            Some(id) => Answer::Yes(Box::new(self.witness(&self.path(id)))),
            None if complete => Answer::Never,
            None => Answer::NotFound,
        };
        let found = self.settings.find.map(|expression| Found {
            expression: expression.to_owned(),
            answer,
            chance: chance_found,
        });
        let best = match self.settings.maximize {
            None => None,
            Some(expression) => Some(Best {
                expression: expression.to_owned(),
                adverse: self.settings.adverse,
                value: self.best_value(complete)?,
            }),
        };
        let active = self.retell(&[]).line.game().position().active();
        Ok(Report {
            edition: self.settings.edition,
            until: self.settings.until,
            active: self.words.players[active.index()].clone(),
            counted: self.words.counted.iter().map(|&(name, _)| name).collect(),
            players: self.words.players,
            positions: self.progress.positions,
            decisions: self.progress.decisions,
            ends: self.progress.ends,
            results: self.results.len() as u64,
            points: self.points,
            counts: self.counts,
            limits: self.limits,
            found,
            best,
            // One result for certain tells nothing that the ranges do not.
            chances: chances.filter(|results| results.len() > 1),
        })
    }

    /// Is it known how many copies of each tile are left? Of a scenario's own there are as many as it likes.
    fn copies_are_known(&self) -> bool {
        let pile = &self.root.game().position().pile;
        pile.next_known().is_some() || pile.candidates().all(|(_, count)| count < u8::MAX)
    }

    fn best_value(&mut self, complete: bool) -> Result<Option<(f64, Witness)>, Problem> {
        if !self.settings.adverse {
            return Ok(self.best.map(|(value, id)| (value, self.witness(&self.path(id)))));
        }
        let (Some(graph), true, Some(mut maximize)) = (&self.graph, complete, self.maximize.take()) else {
            return Ok(None);
        };
        let active = self.retell(&[]).line.game().position().active();
        let sure = graph.sure(active, |facts| maximize.number(&self.words, facts));
        let sure = sure.map_err(Problem::Expression)?;
        Ok(sure.map(|(value, path)| (value, self.witness(&path))))
    }
}
