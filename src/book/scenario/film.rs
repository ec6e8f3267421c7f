//! Pictures of a run: the game is kept after everything that happens, and those moments are drawn that a page
//! shows.

use std::collections::BTreeMap;

use super::super::tiles;
use crate::draw::{Elsewhere, Gallery, Hung, Scene, Theme};
use crate::events::Event;
use crate::game::Game;
use crate::geometry::Rotation;
use crate::scenario::Scenario;
use crate::tiles::TileKind;

/// A game after everything that happened in it.
#[derive(Default)]
pub(super) struct Film {
    /// By the number of events so far; of several alike the last.
    moments: Vec<(usize, Game)>,
}

/// A picture of a page.
pub(super) struct Picture {
    /// The picture, without what it shares with others.
    pub hung: Hung,
    /// What it shows, in words.
    pub told: String,
}

/// The pictures of a page, each once.
pub(super) struct Album<'a> {
    pub pictures: Vec<Picture>,
    gallery: Gallery<'a>,
    places: BTreeMap<Hung, usize>,
}

impl<'a> Album<'a> {
    /// An album for a page that lies so many folders down; tiles and the scoreboard are pictures of the whole book.
    pub fn new(up: &str, tile: &'a TilePicture) -> Self {
        let elsewhere = Elsewhere { tile, scoreboard: format!("{up}{}", tiles::SCOREBOARD) };
        let gallery = Gallery::new(elsewhere, Theme::Auto, "");
        Self { pictures: Vec::new(), gallery, places: BTreeMap::new() }
    }

    /// What the pictures share.
    pub fn definitions(&self) -> String {
        self.gallery.definitions()
    }
}

/// Where the picture of a tile lies, seen from a page.
pub(super) type TilePicture = dyn Fn(&TileKind, Rotation) -> Option<String>;

/// A film from which pictures are drawn as they are asked for.
pub(super) struct Developed<'a, 's, 't> {
    film: Film,
    scenario: &'s Scenario,
    album: &'a mut Album<'t>,
}

impl Film {
    /// Keeps the game as it is now.
    pub fn show(&mut self, game: &Game) {
        let told = game.events().len();
        match self.moments.last_mut() {
            Some((last, kept)) if *last == told => kept.clone_from(game),
            _ => self.moments.push((told, game.clone())),
        }
    }

    /// Pictures of it for an album.
    pub fn develop<'a, 's, 't>(
        self,
        scenario: &'s Scenario,
        album: &'a mut Album<'t>,
    ) -> Developed<'a, 's, 't> {
        Developed { film: self, scenario, album }
    }

    /// The game as it was last with at most so many events.
    fn until(&self, events: usize) -> Option<&Game> {
        self.moments.iter().rev().find(|(told, _)| *told <= events).map(|(_, game)| game)
    }

    /// The game as it was first with more than so many events.
    fn after(&self, events: usize) -> Option<&Game> {
        self.moments.iter().find(|(told, _)| *told > events).map(|(_, game)| game)
    }
}

impl Developed<'_, '_, '_> {
    /// The position as it is stated.
    pub fn begin(&mut self) -> usize {
        let game = self.film.moments.first().map(|(_, game)| game.clone());
        game.map_or(0, |game| self.draw(&game, game.events().len()))
    }

    /// The end, if anything happened.
    pub fn end(&mut self) -> Option<usize> {
        let (begin, _) = self.film.moments.first()?;
        let (begin, (_, game)) = (*begin, self.film.moments.last()?);
        let game = game.clone();
        let seen = |event: &Event| {
            matches!(event, Event::TilePlaced { .. } | Event::FigurePlaced { .. }) || moves(event)
        };
        let happened = game.events().get(begin..)?.iter().any(|entry| seen(&entry.event));
        happened.then(|| self.draw(&game, begin))
    }

    /// Before and after these events, if anything moved in them.
    pub fn around(&mut self, from: usize, until: usize) -> Option<[usize; 2]> {
        let (_, whole) = self.film.moments.last()?;
        let events = whole.events().get(from..until)?;
        let moving = |entry: &crate::events::Entry| moves(&entry.event);
        let first = from + events.iter().position(moving)?;
        let last = from + events.iter().rposition(moving)?;
        let before = self.film.until(first)?.clone();
        let after = match self.film.until(until) {
            Some(game) if game.events().len() > last => game,
            _ => self.film.after(last)?,
        };
        let after = after.clone();
        let before = self.draw(&before, before.events().len());
        Some([before, self.draw(&after, from)])
    }

    fn draw(&mut self, game: &Game, since: usize) -> usize {
        let scene = Scene { since, ..Scene::new(game, &self.scenario.names, "") };
        let hung = self.album.gallery.picture(&scene);
        if let Some(&place) = self.album.places.get(&hung) {
            return place;
        }
        let place = self.album.pictures.len();
        self.album.places.insert(hung.clone(), place);
        self.album.pictures.push(Picture { hung, told: scene.described() });
        place
    }
}

/// Does anything on the table or the scoreboard move?
fn moves(event: &Event) -> bool {
    matches!(event, Event::Credited(_) | Event::FigureHome { .. })
}
