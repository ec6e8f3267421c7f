use super::template::{Hole, Piece, pieces};
use super::{DRAWN, arithmetic};
use crate::board::Spot;
use crate::editions::{Edition, Term, terms};
use crate::events::{Entry, Event, RoomEvent};
use crate::figures::{FigureKind, Player};
use crate::game::Game;
use crate::rulings::{Cite, Reading};
use crate::script::spots::Spots;
use crate::script::{self, Names};
use crate::tiles::{PartKind, TileKindId};
use crate::track::Scorer;

/// A game with the words to tell it in.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub game: &'a Game,
    pub names: &'a Names,
    pub edition: Edition,
}

impl<'a> Voice<'a> {
    pub fn new(game: &'a Game, names: &'a Names) -> Self {
        Self { game, names, edition: game.edition() }
    }

    pub fn player(&self, player: Player) -> &'a str {
        self.names.player(player)
    }

    pub fn spots(&self) -> Spots<'a> {
        Spots::new(&self.game.position().board, &self.names.stated)
    }

    pub fn spot(&self, spot: Spot) -> String {
        self.spots().name_in(spot, self.edition)
    }

    /// The kind of feature at a place.
    pub fn kind_at(&self, spot: Spot) -> Option<PartKind> {
        let board = &self.game.position().board;
        board.part(spot).map(|part| board.feature(part).kind)
    }

    pub fn one(&self, term: &Term) -> &'static str {
        term.one(self.edition)
    }

    /// So many of something: `1 tile`, `3 tiles`.
    pub fn count(&self, count: u16, term: &Term) -> String {
        format!("{count} {}", term.count(self.edition, i32::from(count)))
    }

    pub fn points(&self, points: i32) -> String {
        arithmetic::points(points, self.edition)
    }

    pub fn scorer(&self, scorer: Scorer) -> &'static str {
        self.one(match scorer {
            Scorer::Meeple => &terms::SCORING_MEEPLE,
            Scorer::Messenger => &terms::MESSENGER,
        })
    }

    pub fn figure(&self, figure: FigureKind) -> &'static Term {
        self.game.position().rules.figures[figure.index()].term
    }

    pub fn tile(&self, tile: TileKindId) -> String {
        script::tiles::name(self.game.position().board.catalogue(), tile)
    }

    /// The option of a reading that is in force.
    pub fn option(&self, reading: &Reading) -> &'static str {
        reading.options[self.game.overrides().answer(reading, self.game.edition())]
    }

    /// What decided: a ruling with the date of its clarification, or a reading with the option in force.
    pub fn cite(&self, cite: Cite) -> String {
        match cite {
            Cite::Ruling(ruling) => {
                let dated = ruling.citations.iter().map(|citation| citation.dated);
                match dated.into_iter().find(|dated| !dated.is_empty()) {
                    Some(dated) => format!("{}, {dated}", ruling.id),
                    None => ruling.id.to_owned(),
                }
            }
            Cite::Reading(reading) => format!("{}: {}", reading.id, self.option(reading)),
        }
    }

    /// The sentence of a room's event. `further` says that the player has drawn a message before.
    pub fn sentence(&self, event: &RoomEvent, further: bool) -> String {
        self.filled_in(event.kind.text, event, further)
    }

    /// A template, filled with what a room's event is about.
    pub fn filled_in(&self, template: &'static str, event: &RoomEvent, further: bool) -> String {
        let mut sentence = String::new();
        for piece in pieces(template) {
            match piece {
                Piece::Text(text) => sentence.push_str(text),
                Piece::Hole(hole) => sentence.push_str(&self.filled(hole, event, further)),
            }
        }
        sentence
    }

    fn filled(&self, hole: Hole, event: &RoomEvent, further: bool) -> String {
        let text = match hole {
            Hole::Player => self.player(event.player),
            Hole::Other => event.other.map_or("another player", |other| self.player(other)),
            Hole::Figure => match event.scorer {
                Some(scorer) => self.scorer(scorer),
                None => self.one(&terms::SCORING_FIGURE),
            },
            Hole::Space | Hole::Number => return event.number.to_string(),
            Hole::Points => return self.points(event.number),
            Hole::Item => event.item.map_or("", |item| self.one(item)),
            Hole::Spot => return event.spot.map(|spot| self.spot(spot)).unwrap_or_default(),
            Hole::Cell => match event.spot {
                Some(Spot::Part { cell, .. }) => return cell.to_string(),
                _ => return event.spot.map(|spot| self.spot(spot)).unwrap_or_default(),
            },
            Hole::Option => match event.cite {
                Some(Cite::Reading(reading)) => {
                    let id = reading.id.split_once('/').map_or(reading.id, |(_, id)| id);
                    return format!("{id}: {}", self.option(reading));
                }
                _ => "",
            },
            Hole::Further if further => "further ",
            Hole::Further => "",
            Hole::Term(term) => self.one(term),
            Hole::Terms(term) => term.many[self.edition.index()],
        };
        text.to_owned()
    }
}

/// Who has drawn a message in the turn under way.
#[derive(Default)]
pub(super) struct Drawn {
    turn: u16,
    players: Vec<Player>,
}

impl Drawn {
    /// Has the player of a room's event drawn before it in the same turn? Takes a draw in.
    pub fn further(&mut self, entry: &Entry, event: &RoomEvent) -> bool {
        if self.turn != entry.turn {
            *self = Self { turn: entry.turn, players: Vec::new() };
        }
        let before = self.players.contains(&event.player);
        if event.kind.id == DRAWN {
            self.players.push(event.player);
        }
        before
    }
}

/// The room's event of an entry, if it is one.
pub(super) fn room_event(entry: &Entry) -> Option<&RoomEvent> {
    match &entry.event {
        Event::Room(event) => Some(event),
        _ => None,
    }
}
