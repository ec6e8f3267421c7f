//! Which feature is scored first, and which scoring figure moves.

use super::*;
use crate::position::Task;

impl<'s> Playing<'s> {
    /// Which of several completed features is scored first: the one that the script names first.
    pub(super) fn answer_first(&mut self, decision: &Decision, choices: &[Choice]) -> Answer<'s> {
        for at in self.candidates() {
            let step = self.step(at);
            if let StepValue::Words(words) = &step.value
                && self.answers(step, decision.about)
            {
                return self.choose_words(at, step, words, choices);
            }
        }
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
            Some(default) if self.until != Until::Open => Answer::Choose(default),
            _ => self.unanswered(decision, choices),
        }
    }

    pub(super) fn parse_spot(&self, text: &str) -> Result<crate::board::Spot, SpotError> {
        let p = self.game.position();
        let here = p.frame().tile.and_then(|tile| p.board.parts_of(tile).next());
        let here = here.and_then(|part| p.board.tile_of(part)).map(|tile| tile.cell);
        Spots::new(&p.board, &self.scenario.names.stated).parse(text, here)
    }

    /// The entries of all `score` steps of the turn, the innermost first, and of those that stand together the ones
    /// that name a feature.
    pub(super) fn score_entries(&self) -> Vec<&'s ScoreEntry> {
        let of_step = |step: &'s Step| match &step.value {
            StepValue::Score(entries) => entries.as_slice(),
            _ => &[],
        };
        let of_block = |block: &Block<'s>| {
            let mut entries: Vec<&'s ScoreEntry> = block.steps.iter().flat_map(of_step).collect();
            entries.sort_by_key(|entry| entry.feature.is_none());
            entries
        };
        self.blocks.iter().rev().flat_map(of_block).collect()
    }

    /// Which scoring figure moves.
    pub(super) fn answer_scorer(&mut self, decision: &Decision, choices: &[Choice]) -> Answer<'s> {
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
        if in_message && let Some(choice) = self.next_scorer().and_then(pick) {
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

    /// The figure of a coming `score` step that names no feature, for the points of a message.
    fn next_scorer(&mut self) -> Option<Scorer> {
        for at in self.candidates() {
            if let StepValue::Score(entries) = &self.step(at).value
                && let [entry] = &entries[..]
                && entry.feature.is_none()
            {
                self.take(at);
                self.used.insert(entry.id);
                return entry.figures.first().map(|&(_, scorer)| scorer);
            }
        }
        None
    }

    /// The figure that a `score` step names for a player's points of a feature.
    pub(super) fn score_entry(&mut self, player: Player, spot: Option<crate::board::Spot>) -> Option<Scorer> {
        let board = &self.game.position().board;
        let root = |spot| board.part(spot).map(|part| board.root(part));
        let scored = spot.and_then(root);
        let source = match self.game.position().agenda.last() {
            Some(Task::Credit(credit)) if spot.is_none() => credit.source.id,
            _ => "",
        };
        // What names the feature says more than what speaks of any, and what was not used yet comes first. Of those
        // that were used the last one still holds.
        let mut entries = self.score_entries();
        entries.sort_by_key(|entry| {
            let used = self.used.contains(&entry.id).then_some(std::cmp::Reverse(entry.id));
            (entry.feature.is_none(), used)
        });
        for entry in entries {
            if let Some(feature) = &entry.feature {
                let named = self.parse_spot(&feature.value).ok().and_then(|spot| {
                    let board = &self.game.position().board;
                    board.part(spot).map(|part| board.root(part))
                });
                let is_it = if source.is_empty() {
                    named.is_some() && named == scored
                } else {
                    feature.value == source
                };
                if !is_it {
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
    pub(super) fn is_meant(&self, player: Player) -> bool {
        let p = self.game.position();
        let last = p.log.entries().iter().rev().find_map(|entry| match &entry.event {
            Event::Scored(scored) => Some(scored.majority),
            _ => None,
        });
        player == p.active() || last.is_none_or(|majority| !majority.tied())
    }

    pub(super) fn mark_score_step(&mut self, entry: usize) {
        let has = |step: &&Step| match &step.value {
            StepValue::Score(entries) => entries.iter().any(|own| own.id == entry),
            _ => false,
        };
        let step = self.blocks.iter().flat_map(|block| block.steps).find(has).map(|step| step.id);
        self.used.extend(step);
    }
}
