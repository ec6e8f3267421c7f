//! A game as a scenario, and whether it gives the same when it is run again.

use crate::events::Entry;
use crate::game::Game;
use crate::rulings::Overrides;
use crate::scenario::problems::Source;
use crate::scenario::{self, Head, Line, Until};
use crate::script::Names;
use crate::tiles::TileKindId;

/// A game that was written down step by step.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    steps: Vec<Line>,
    pile: Option<Vec<String>>,
    /// Everything that happened, where events are kept.
    pub events: Vec<Entry>,
}

impl Record {
    /// Begins with a game whose tiles come in this order, if their order could be stated.
    pub fn new(game: &Game, pile: &[TileKindId]) -> Self {
        let known = game.position().pile.is_one_heap();
        Self { pile: known.then(|| Head::pile_of(game, pile)), ..Self::default() }
    }

    /// Notes a choice that is about to be made.
    pub fn note(&mut self, game: &Game, names: &Names, choice: crate::position::Choice) {
        self.steps.push(Line::of(game, names, choice));
    }

    /// The game as a scenario.
    pub fn document(self, title: String, game: &Game, boxes: &[&'static str], names: &Names) -> String {
        let head = Head {
            title,
            editions: &[game.edition()],
            boxes,
            readings: game.overrides(),
            players: &names.players,
            without: &[],
            each: &[],
            board: Vec::new(),
            pile: self.pile,
        };
        scenario::document(&head, &self.steps, game.position().turn)
    }
}

/// What is wrong when the scenario is run: it must give the same events.
pub(super) fn differs(text: &str, game: &Game, events: &[Entry]) -> Option<String> {
    let source = Source::new("the saved game", text);
    let problem = |what: &str, problems: scenario::problems::Problems| {
        let first = problems.findings().into_iter().next().map(|finding| finding.message);
        Some(format!("the saved game cannot be {what}: {}", first.unwrap_or_default()))
    };
    let read = match scenario::read(&source) {
        Ok(read) => read,
        Err(problems) => return problem("read", problems),
    };
    let played = match scenario::play(&read, game.edition(), &Overrides::default(), Until::End) {
        Ok(played) if played.problems.is_empty() => played,
        Ok(scenario::Played { problems, .. }) | Err(problems) => return problem("run", problems),
    };
    let again = played.game.events();
    let same = again.iter().zip(events).take_while(|(again, first)| again == first).count();
    (same < again.len().max(events.len())).then(|| {
        format!("the saved game gives {:?} when it is run, and not {:?}", again.get(same), events.get(same))
    })
}
