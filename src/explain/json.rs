//! A run as one JSON object; `docs/json.md` describes it.

use serde_json::{Map, Value, json};

use super::template::{Hole, has};
use super::voice::{Drawn, Voice};
use crate::board::Spot;
use crate::events::{Credited, Entry, Event, Line, RoomEvent, Round, Scored, When};
use crate::figures::{MOST_PLAYERS, Player};
use crate::game::Game;
use crate::rulings::Cite;
use crate::script::Names;

/// The run of a game as one object: what happened, and how it ended.
pub fn run_json(title: &str, game: &Game, names: &Names) -> Value {
    let teller = Teller { voice: Voice::new(game, names) };
    let mut drawn = Drawn::default();
    let entries = game.events();
    let events: Vec<Value> =
        (0..entries.len()).map(|place| teller.entry(entries, place, &mut drawn)).collect();
    json!({
        "title": title,
        "edition": game.edition().id(),
        "events": events,
        "result": teller.result(),
        "readings": teller.readings(),
    })
}

/// An object in the making; keys keep the order in which they are put.
#[derive(Default)]
struct Object(Map<String, Value>);

impl Object {
    fn put(&mut self, key: &str, value: impl Into<Value>) {
        self.0.insert(key.to_owned(), value.into());
    }

    fn put_some(&mut self, key: &str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.put(key, value);
        }
    }
}

struct Teller<'a> {
    voice: Voice<'a>,
}

impl Teller<'_> {
    fn entry(&self, entries: &[Entry], place: usize, drawn: &mut Drawn) -> Value {
        let entry = &entries[place];
        let (event, player) = match &entry.event {
            Event::PartBegins => ("part_begins", entry.player),
            Event::TileDrawn { .. } => ("tile_drawn", entry.player),
            Event::TileSetAside { .. } => ("tile_set_aside", entry.player),
            Event::NoTileLeft => ("no_tile_left", entry.player),
            Event::TilePlaced { .. } => ("tile_placed", entry.player),
            Event::StatedCompleted { .. } => ("feature_completed", entry.player),
            Event::FigurePlaced { owner, .. } => ("figure_placed", *owner),
            Event::Scored(_) => ("feature_scored", entry.player),
            Event::Credited(credited) => ("points", credited.player),
            Event::FigureHome { owner, .. } => ("figure_home", *owner),
            Event::RoundEnds => ("round_ends", entry.player),
            Event::FinalScoring { .. } => ("final_scoring", entry.player),
            Event::Room(event) => (event.kind.id, event.player),
        };
        let mut object = Object::default();
        object.put("event", event);
        object.put("turn", entry.turn);
        object.put("part", entry.part.id());
        object.put_some("round", entry.round.map(Round::id));
        object.put("player", self.voice.player(player));
        match &entry.event {
            Event::PartBegins | Event::NoTileLeft | Event::RoundEnds => {}
            Event::TileDrawn { tile } => object.put("tile", self.voice.tile(*tile)),
            Event::TileSetAside { tile, cite } => {
                object.put("tile", self.voice.tile(*tile));
                self.put_cite(&mut object, Some(*cite));
            }
            Event::TilePlaced { tile, cell, rotation } => {
                object.put("tile", self.voice.tile(*tile));
                object.put("cell", json!([cell.x, cell.y]));
                object.put("rotation", rotation.quarter_turns());
            }
            Event::StatedCompleted { spot } => object.put("spot", self.spot(*spot)),
            Event::FigurePlaced { figure, spot, .. } => {
                object.put("figure", self.voice.figure(*figure).id);
                object.put("spot", self.spot(*spot));
            }
            Event::Scored(scored) => self.scored(&mut object, scored),
            Event::Credited(credited) => {
                self.credited(&mut object, credited);
                self.put_cite(&mut object, reason(entries, place, credited));
            }
            Event::FigureHome { figure, spot, cite, .. } => {
                object.put("figure", self.voice.figure(*figure).id);
                object.put("spot", self.spot(*spot));
                self.put_cite(&mut object, Some(*cite));
            }
            Event::FinalScoring { cite } => self.put_cite(&mut object, Some(*cite)),
            Event::Room(event) => self.room(&mut object, event, drawn.further(entry, event)),
        }
        Value::Object(object.0)
    }

    fn scored(&self, object: &mut Object, scored: &Scored) {
        object.put("spot", self.spot(scored.spot));
        object.put("kind", scored.feature.kind.id());
        object.put("tiles", scored.feature.tiles);
        object.put("coats", scored.feature.coats);
        object.put("complete", scored.feature.complete);
        object.put("final", scored.when == When::Final);
        let majority = &scored.majority;
        let there = (0..MOST_PLAYERS as u8).map(Player).filter(|player| majority.figures[player.index()] > 0);
        object.put("strength", self.by_player(there, |player| majority.strength[player.index()].into()));
        object.put("worth", scored.tally.points());
        self.put_cite(object, Some(scored.cite));
    }

    fn credited(&self, object: &mut Object, credited: &Credited) {
        object.put("points", credited.tally.points());
        object.put("figure", credited.scorer.id());
        object.put("from", credited.moved.from);
        object.put("to", credited.moved.to);
        let mut source = Object::default();
        source.put("kind", credited.source.id);
        source.put_some("spot", credited.spot.map(|spot| self.spot(spot)));
        object.put("source", Value::Object(source.0));
        let lines: Vec<Value> = credited.tally.lines().iter().map(|line| self.line(line)).collect();
        object.put("tally", lines);
    }

    fn line(&self, line: &Line) -> Value {
        let mut object = Object::default();
        object.put("what", line.what.id);
        object.put("count", line.count);
        object.put("each", line.each);
        object.put("points", line.points());
        self.put_cite(&mut object, Some(line.cite));
        Value::Object(object.0)
    }

    fn room(&self, object: &mut Object, event: &RoomEvent, further: bool) {
        object.put_some("other", event.other.map(|other| self.voice.player(other)));
        object.put_some("figure", event.scorer.map(|scorer| scorer.id()));
        object.put_some("item", event.item.map(|item| item.id));
        object.put_some("spot", event.spot.map(|spot| self.spot(spot)));
        let numbers = [("space", Hole::Space), ("number", Hole::Number), ("worth", Hole::Points)];
        for (key, _) in numbers.into_iter().filter(|&(_, hole)| has(event.kind.text, hole)) {
            object.put(key, event.number);
        }
        object.put("text", self.voice.sentence(event, further));
        self.put_cite(object, event.cite);
    }

    fn result(&self) -> Value {
        let game = self.voice.game;
        let everybody = || (0..game.position().rules.players).map(Player);
        let mut result = Object::default();
        result.put("scores", self.by_player(everybody(), |player| self.score(player)));
        for outcome in game.boxes().iter().flat_map(|boxed| boxed.outcomes) {
            result.put(outcome.name, (outcome.read)(game.position()));
        }
        Value::Object(result.0)
    }

    fn score(&self, player: Player) -> Value {
        let track = &self.voice.game.position().track;
        let mut score = Object::default();
        for &scorer in track.scorers() {
            score.put(scorer.id(), track.at(player, scorer));
        }
        score.put("total", track.total(player));
        Value::Object(score.0)
    }

    /// The readings for which an option was chosen, as far as they concern the edition.
    fn readings(&self) -> Value {
        let chosen = self.voice.game.overrides().iter().map(|(reading, _)| reading);
        let mut readings = Object::default();
        for reading in chosen.filter(|reading| reading.concerns(self.voice.edition)) {
            readings.put(reading.id, self.voice.option(reading));
        }
        Value::Object(readings.0)
    }

    fn by_player(&self, players: impl Iterator<Item = Player>, value: impl Fn(Player) -> Value) -> Value {
        let mut object = Object::default();
        for player in players {
            object.put(self.voice.player(player), value(player));
        }
        Value::Object(object.0)
    }

    fn spot(&self, spot: Spot) -> String {
        self.voice.spots().name(spot)
    }

    fn put_cite(&self, object: &mut Object, cite: Option<Cite>) {
        object.put_some("ruling", cite.map(Cite::id));
        if let Some(Cite::Reading(reading)) = cite {
            object.put("option", self.voice.option(reading));
        }
    }
}

/// Why a player gets points: the ruling on who gets those of a feature, or what a message does.
fn reason(entries: &[Entry], place: usize, credited: &Credited) -> Option<Cite> {
    let entry = &entries[place];
    let earlier = entries[..place].iter().rev().filter(|earlier| earlier.depth == entry.depth);
    let mut cites = earlier.filter_map(|earlier| match &earlier.event {
        Event::Scored(scored) if entry.round != Some(Round::Message) => {
            (Some(scored.spot) == credited.spot).then_some(scored.cite)
        }
        Event::Room(event) if entry.round == Some(Round::Message) => event.cite,
        _ => None,
    });
    cites.next().or_else(|| credited.tally.lines().first().map(|line| line.cite))
}
