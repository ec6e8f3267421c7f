use super::{Sentence, Trace};
use crate::events::{Entry, Event};
use crate::figures::Player;
use crate::geometry::Rotation;
use crate::scoring;

impl Trace<'_> {
    /// Tells what was done besides scoring, and says how many of the entries after it are told with it.
    pub(super) fn act(&mut self, player: Player, act: &Event, after: &[Entry]) -> usize {
        let who = self.voice.player(player);
        match *act {
            Event::TileDrawn { tile } => {
                let drawn = self.voice.tile(tile);
                if let Some(Event::TilePlaced { tile: placed, cell, rotation }) = next(after)
                    && *placed == tile
                {
                    let turned = turned(*rotation);
                    self.write(Sentence::new(&format!(
                        "{who} draws tile {drawn} and places it on {cell}{turned}"
                    )));
                    return 1;
                }
                self.write(Sentence::new(&format!("{who} draws tile {drawn}")));
            }
            Event::TilePlaced { tile, cell, rotation } => {
                let (tile, turned) = (self.voice.tile(tile), turned(rotation));
                self.write(Sentence::new(&format!("{who} places tile {tile} on {cell}{turned}")));
            }
            Event::TileSetAside { tile, cite } => {
                let text = format!("tile {} fits nowhere and is set aside", self.voice.tile(tile));
                let sentence = self.cited(Sentence::new(&text), cite);
                self.write(sentence);
            }
            Event::NoTileLeft => self.write(Sentence::new("no tile is left to draw")),
            Event::StatedCompleted { .. } => return self.completed(player, act, after),
            Event::FigurePlaced { owner, figure, spot } => {
                let who = self.voice.player(owner);
                let follower = self.voice.game.position().rules.figures[figure.index()].follower;
                let role = self.voice.kind_at(spot).filter(|_| follower).and_then(scoring::role);
                let figure = self.voice.one(self.voice.figure(figure));
                let role = role.map(|role| format!(", as a {}", self.voice.one(role))).unwrap_or_default();
                let spot = self.voice.spot(spot);
                let article = if figure.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                self.write(Sentence::new(&format!("{who} places {article} {figure} on {spot}{role}")));
            }
            _ => {}
        }
        0
    }

    /// Tells of all features stated in words that a tile completes.
    fn completed(&mut self, player: Player, act: &Event, after: &[Entry]) -> usize {
        let spots: Vec<String> = [act]
            .into_iter()
            .chain(after.iter().map(|entry| &entry.event))
            .map_while(|event| match event {
                Event::StatedCompleted { spot } => Some(self.voice.spot(*spot)),
                _ => None,
            })
            .collect();
        let who = self.voice.player(player);
        self.write(Sentence::new(&format!("{who} places a tile that completes {}", listed(&spots))));
        spots.len() - 1
    }
}

fn next(after: &[Entry]) -> Option<&Event> {
    after.first().map(|entry| &entry.event)
}

/// How far a tile is turned, where it is turned.
fn turned(rotation: Rotation) -> String {
    match rotation.quarter_turns() {
        0 => String::new(),
        turns => format!(", turned {}°", u16::from(turns) * 90),
    }
}

/// `A`, `A and B`, `A, B and C`.
pub(super) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
