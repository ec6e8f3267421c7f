//! A game set up and played in a few lines.

use meeplaw::board::Spot;
use meeplaw::editions::Edition;
use meeplaw::expansions::{Given, GivenEntry};
use meeplaw::explain::{Style, answer, trace};
use meeplaw::figures::{FigureKind, Player};
use meeplaw::game::{Game, Setup, StatedSetup, TileSetup};
use meeplaw::geometry::{Cell, Rotation};
use meeplaw::position::Choice;
use meeplaw::script::Names;
use meeplaw::script::spots::Spots;
use meeplaw::tiles::{Marks, PartKind};
use meeplaw::track::Scorer;

pub const RED: Player = Player(0);
pub const BLUE: Player = Player(1);
pub const GREEN: Player = Player(2);

/// What is chosen where it is offered.
type Step = Box<dyn Fn(&Game, &Choice) -> bool>;

/// A position and the choices that are made in it.
pub struct Table {
    pub setup: Setup,
    pub names: Names,
    plan: Vec<Step>,
}

/// Is the choice about the place of this name?
fn about(game: &Game, choice: &Choice, names: &Names, text: &str) -> bool {
    let spot = Spots::new(&game.position().board, &names.stated).parse(text, None).ok();
    spot.is_some() && choice.spot == spot
}

impl Table {
    /// The start tile lies; one turn is played.
    pub fn new(players: u8) -> Self {
        let setup = Setup { turns: Some(1), ..Setup::new_game(Edition::Hig2, players) };
        Self { setup, names: Names::default(), plan: Vec::new() }
    }

    /// With a box whose key states what is known of it.
    pub fn with_box(mut self, id: &'static str, known: &[&str], exactly: bool) -> Self {
        self.setup.boxes.push(id);
        let entry = |&word: &&str| GivenEntry { word: word.to_owned(), ..GivenEntry::default() };
        self.setup.given.push(Given { key: id, entries: known.iter().map(entry).collect(), exactly });
        self
    }

    pub fn scores(mut self, scores: &[[i16; 2]]) -> Self {
        self.setup.scores = scores.to_vec();
        self
    }

    pub fn stated(mut self, name: &str, kind: PartKind, tiles: u16, coats: u16) -> Self {
        self.names.stated.push(name.to_owned());
        self.setup.stated.push(StatedSetup {
            kind,
            tiles,
            coats,
            marks: Marks::EMPTY,
            complete: false,
            complete_cities: 0,
            touches: Vec::new(),
        });
        self
    }

    pub fn figures_on_stated(mut self, place: u8, owners: &[Player]) -> Self {
        let standing = owners.iter().map(|&owner| (owner, FigureKind::MEEPLE, Spot::Stated(place)));
        self.setup.figures.extend(standing);
        self
    }

    pub fn figure_on(mut self, owner: Player, x: i16, y: i16, part: u8) -> Self {
        let cell = Cell::new(x, y);
        self.setup.figures.push((owner, FigureKind::MEEPLE, Spot::Part { cell, part }));
        self
    }

    pub fn tile(mut self, name: &str, turns: u8, x: i16, y: i16) -> Self {
        let kind = self.setup.catalogue.find(name).expect(name);
        self.setup.tiles.push(TileSetup { kind, rotation: Rotation::new(turns), cell: Cell::new(x, y) });
        self
    }

    /// These tiles are drawn next.
    pub fn next_tiles(mut self, names: &[&str]) -> Self {
        self.setup.pile.known =
            names.iter().map(|name| self.setup.catalogue.find(name).expect(name)).collect();
        self
    }

    /// No other tiles are left.
    pub fn last_tiles(mut self) -> Self {
        self.setup.pile.rest.clear();
        self
    }

    fn plan(mut self, step: impl Fn(&Game, &Choice) -> bool + 'static) -> Self {
        self.plan.push(Box::new(step));
        self
    }

    /// A choice that needs no more than its verb.
    pub fn verb(self, id: &'static str) -> Self {
        self.plan(move |_, choice| choice.verb.id == id)
    }

    /// A choice about a place, by the name of the place.
    pub fn at(self, id: &'static str, text: &'static str) -> Self {
        let names = self.names.clone();
        self.plan(move |game, choice| choice.verb.id == id && about(game, choice, &names, text))
    }

    pub fn complete(self, features: &[&'static str]) -> Self {
        let table = self.verb("tile-in-words");
        features.iter().fold(table, |table, feature| table.at("complete", feature))
    }

    pub fn place(self, x: i16, y: i16, turns: u8) -> Self {
        self.plan(move |_, choice| {
            choice.verb.id == "place"
                && choice.cell() == Some(Cell::new(x, y))
                && choice.rotation() == Rotation::new(turns)
        })
    }

    /// The points of a feature are for this figure.
    pub fn score(self, text: &'static str, scorer: Scorer) -> Self {
        let names = self.names.clone();
        self.plan(move |game, choice| {
            choice.verb.id == "scorer" && choice.as_scorer() == scorer && about(game, choice, &names, text)
        })
    }

    /// The next points that come from no feature are for this figure.
    pub fn score_message(self, scorer: Scorer) -> Self {
        self.plan(move |_, choice| {
            choice.verb.id == "scorer" && choice.as_scorer() == scorer && choice.spot.is_none()
        })
    }

    /// Plays in an edition. Of the steps, the first that is offered is taken; else what may be left open.
    pub fn play(&self, edition: Edition) -> Game {
        let setup = Setup { edition, ..self.setup.clone() };
        let mut game = setup.build().expect("the position is sound");
        let mut left: Vec<&Step> = self.plan.iter().collect();
        let mut choices = Vec::new();
        while let Some(decision) = game.decision(&mut choices) {
            let wanted = left.iter().position(|step| choices.iter().any(|choice| step(&game, choice)));
            let choice = match wanted {
                Some(place) => {
                    let step = left.remove(place);
                    choices.iter().copied().find(|choice| step(&game, choice))
                }
                None if choices.len() == 1 => choices.first().copied(),
                None => decision.default,
            };
            let choice = choice.unwrap_or_else(|| panic!("{}: {choices:?}", decision.about));
            game.choose_listed(choice);
        }
        game
    }

    /// The answers and the traces of these editions.
    pub fn told(&self, editions: &[Edition]) -> String {
        let games: Vec<Game> = editions.iter().map(|&edition| self.play(edition)).collect();
        let mut text: String = games.iter().map(|game| answer(game, &self.names) + "\n").collect();
        for game in &games {
            text.push('\n');
            text.push_str(&trace(game, &self.names, &Style::plain()));
        }
        text
    }
}
