//! The next tile: chance, as the script has it.

use super::*;
use crate::scenario::needs::{boxes_of_tile, needs};

impl<'s> Playing<'s> {
    /// The next tile: what the next step says of it.
    pub(super) fn answer_draw(&mut self, choices: &[Choice]) -> Answer<'s> {
        for at in self.candidates() {
            let step = self.step(at);
            if let StepValue::Refuse { step: refused, .. } = &step.value
                && let StepValue::Words(words) = &refused.value
                && self.places_the_drawn(refused)
            {
                return self.draw_for_placing(words, choices);
            }
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
            if self.places_the_drawn(step) {
                return self.draw_for_placing(words, choices);
            }
            if self.answers(step, "place") {
                // What is done before the tile is placed says nothing of it: a step behind it does.
                let behind = self.blocks[at.0].steps[at.1 + 1..].iter();
                let own =
                    behind.take_while(|step| self.answers(step, "place") || self.answers(step, "complete"));
                for step in own {
                    match &step.value {
                        _ if self.answers(step, "complete") => {
                            return Answer::Choose(Choice::bare(&verbs::DRAW_IN_WORDS));
                        }
                        StepValue::Words(words) if self.places_the_drawn(step) => {
                            return self.draw_for_placing(words, choices);
                        }
                        _ => {}
                    }
                }
            }
        }
        let nothing_left = self.candidates().is_empty();
        let in_words = choices.iter().find(|choice| choice.verb == &verbs::DRAW_IN_WORDS);
        match in_words {
            // Without a step about tiles, the turn is about what is stated in words.
            Some(&choice) if matches!(self.until, Until::End | Until::Open) || !nothing_left => {
                Answer::Choose(choice)
            }
            _ if self.until != Until::End => Answer::Stop,
            _ => {
                let span = self.here();
                let help = "say which: `- place: E at (1,0)`, or state the order with `pile:`";
                self.problems.push(Problem::new(span, "which tile is drawn is open").help(help));
                Answer::Wrong
            }
        }
    }

    /// Does a step place the drawn tile, so that it says which one that is? A ransom paid before does not.
    fn places_the_drawn(&self, step: &Step) -> bool {
        let places = |verb: &'static Verb| {
            verb.about == "place"
                && verb.phrase.contains("{drawn}")
                && phrases::speaks_of(&self.game, verb, &step.key.value)
        };
        game::verbs().any(places) && self.answers(step, "place")
    }

    /// The tile that a `place` step names is the one drawn.
    pub(super) fn draw_for_placing(&mut self, words: &Spanned<String>, choices: &[Choice]) -> Answer<'s> {
        let key = "draw";
        if let Some(wrong) = phrases::no_space(&words.value) {
            self.problems.push(Problem::new(words.span, wrong));
            return Answer::Wrong;
        }
        let at_cell = phrases::tile_at_cell(&words.value);
        let tile = at_cell.map_or(words.value.as_str(), |(tile, _)| tile);
        let catalogue = self.game.position().board.catalogue().clone();
        let kind = match crate::script::tiles::parse(&catalogue, tile) {
            Ok(turned) => turned.kind,
            Err(error) => {
                let (what, candidates) = phrases::describe(error, &catalogue);
                let problem = Problem::new(words.span, what);
                let own = at_cell.and_then(|(tile, cell)| phrases::own_step(tile, cell));
                self.problems.push(match own {
                    Some(own) => problem.help(format!("it is placed by a step of its own: `{own}`")),
                    None => problem.suggest(tile, candidates),
                });
                return Answer::Wrong;
            }
        };
        let drawn = Choice::tile(&verbs::DRAW, kind);
        if choices.contains(&drawn) {
            return Answer::Choose(drawn);
        }
        let name = crate::script::tiles::name(&catalogue, kind);
        let problem = Problem::new(words.span, format!("no `{name}` is left to {key}"));
        let owners = boxes_of_tile(&catalogue[kind].id, &self.scenario.boxes);
        if !owners.is_empty() {
            self.problems.push(needs(words.span, &name, &owners));
            return Answer::Wrong;
        }
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
}
