use std::collections::BTreeMap;
use std::fmt;

use super::error::CarryError;
use super::file::{Amount, SavedGame};
use super::message::Message;
use super::names::{self, BASE};
use crate::board::MOST_TILES;
use crate::editions::Edition;
use crate::expansions::{self, Saved, SavedSet};
use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::game::{PileSetup, Setup, TileSetup, base_set, catalogue, deal};
use crate::tiles::{Catalogue, TileKindId};

/// The most figures of a kind that a player may have.
const MOST_FIGURES: u8 = 20;

/// At this place of a draw order the tiles end.
const END: &str = "#END";

/// A saved game's beginning, as far as it can be played.
#[derive(Clone, Debug)]
pub struct Carried {
    /// The beginning.
    pub setup: Setup,
    /// What is not in it.
    pub left_out: Vec<LeftOut>,
}

/// Something that could not be carried over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// What kind of thing.
    pub what: What,
    /// Its name in the saved game.
    pub name: String,
    /// Why.
    pub why: Why,
}

/// What kind of thing could not be carried over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum What {
    /// A set of tiles.
    Set,
    /// An element.
    Element,
    /// A rule.
    Rule,
    /// A tile.
    Tile,
    /// A type of message.
    Message,
}

impl What {
    /// The word for it.
    pub const fn id(self) -> &'static str {
        ["set", "element", "rule", "tile", "message"][self as usize]
    }
}

/// Why something could not be carried over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing of the kind is known.
    Unknown,
    /// It is switched off, but cannot be played without.
    Missing,
    /// Each player has so many there, which is more than any table bears.
    TooMany(u32),
    /// The rule has a value that no reading answers.
    Value(String),
    /// No tile of the kind is left when it is drawn.
    NoneLeft,
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} `{}`: ", self.what.id(), self.name)?;
        match &self.why {
            Why::Unknown => f.write_str("not known"),
            Why::Missing => f.write_str("switched off, which cannot be played"),
            Why::TooMany(given) => write!(f, "{given} for each player is more than any game has"),
            Why::Value(value) => write!(f, "no reading answers `{value}`"),
            Why::NoneLeft => f.write_str("none is left when it is drawn"),
        }
    }
}

impl SavedGame {
    /// The beginning of the game as far as it can be played, with a list of what cannot. It is played in the
    /// edition whose base tiles it has.
    ///
    /// # Errors
    /// When nothing can be played.
    pub fn carry_over(&self) -> Result<Carried, CarryError> {
        self.carry_over_to(self.edition())
    }

    /// The same in an edition of one's choice.
    ///
    /// # Errors
    /// When nothing can be played.
    pub fn carry_over_to(&self, edition: Edition) -> Result<Carried, CarryError> {
        let catalogue = catalogue();
        let mut left_out = LeftOuts::default();
        let mut pack = self.pack(&catalogue, &mut left_out)?;
        let mut setup = Setup::new_game(edition, self.players.len() as u8);
        self.carry_elements(&mut setup, &mut left_out);
        self.carry_rules(&mut setup, &mut left_out);
        setup.tiles = self.start_tiles(&catalogue, &mut pack, &mut left_out);
        setup.pile = self.pile(&catalogue, pack, &mut left_out);
        deal(&catalogue, &setup.boxes, &mut setup.pile);
        setup.keep_events = true;
        self.find_messages(&mut left_out);
        Ok(Carried { setup, left_out: left_out.0 })
    }

    /// The edition whose base tiles are played with, else the first.
    pub fn edition(&self) -> Edition {
        let catalogue = catalogue();
        let has = |edition: &Edition| {
            let base = &base_set(&catalogue, *edition).id;
            self.sets.iter().any(|(id, _)| *id == **base)
        };
        Edition::ALL.into_iter().find(has).unwrap_or(Edition::First)
    }

    /// How much of an element there is: as the setup says, or because a set brings it.
    fn amount(&self, element: &str) -> Option<Amount> {
        let said = self.elements.iter().find(|(own, _)| own == element).map(|&(_, amount)| amount);
        let brings = |set: &&SavedSet| {
            set.element == element && self.sets.iter().any(|(id, _)| id.starts_with(set.prefix))
        };
        let brought = || names::all().flat_map(|saved| saved.sets).any(|set| brings(&set));
        said.or_else(|| brought().then_some(Amount::On))
    }

    /// The value of a rule, where it is set.
    fn rule(&self, name: &str) -> Option<&str> {
        self.rules.iter().find(|(own, _)| own == name).map(|(_, value)| &**value)
    }

    /// Is the tile left in the box because another set takes its place?
    fn is_replaced(&self, tile: &str) -> bool {
        let replaces = |set: &&SavedSet| {
            let kept = set.kept_by.is_some_and(|(rule, value)| self.rule(rule) == Some(value));
            !kept
                && set.replaces.contains(&tile)
                && self.sets.iter().any(|(id, _)| id.starts_with(set.prefix))
        };
        names::all().flat_map(|saved| saved.sets).any(|set| replaces(&set))
    }

    /// All tiles of the sets that are known.
    fn pack(&self, catalogue: &Catalogue, left_out: &mut LeftOuts) -> Result<Pack, CarryError> {
        let mut pack = Pack::default();
        for (id, copies) in &self.sets {
            let Some(set) = catalogue.set(id) else {
                left_out.note(What::Set, id, Why::Unknown);
                continue;
            };
            for &(kind, count) in set.tiles.iter().filter(|(kind, _)| !self.is_replaced(&catalogue[*kind].id))
            {
                let count = u32::from(count).saturating_mul(*copies);
                let all = pack.0.entry(kind).or_default();
                *all = u8::try_from(u32::from(*all).saturating_add(count))
                    .map_err(|_| CarryError::TooManyTiles { limit: MOST_TILES })?;
            }
        }
        let size = pack.0.values().map(|&count| usize::from(count)).sum::<usize>();
        match size {
            0 => Err(CarryError::NoTiles),
            _ if size + self.start.len() > MOST_TILES => Err(CarryError::TooManyTiles { limit: MOST_TILES }),
            _ => Ok(pack),
        }
    }

    fn carry_elements(&self, setup: &mut Setup, left_out: &mut LeftOuts) {
        self.carry_box(&BASE, &[&MEEPLE_RECORD], setup, left_out);
        for boxed in expansions::ALL {
            if ids(&boxed.saved).any(|id| self.amount(id).is_some()) {
                setup.boxes.push(boxed.id);
                self.carry_box(&boxed.saved, boxed.figures, setup, left_out);
            }
        }
        let known = |id: &str| names::all().flat_map(ids).any(|element| element == id);
        for (id, _) in self.elements.iter().filter(|(id, _)| !known(id)) {
            left_out.note(What::Element, id, Why::Unknown);
        }
    }

    /// What of a box is played with: the mechanisms and figures whose elements are there.
    fn carry_box(
        &self,
        saved: &'static Saved,
        figures: &[&FigureRecord],
        setup: &mut Setup,
        left_out: &mut LeftOuts,
    ) {
        for element in saved.elements.iter().filter(|element| self.amount(element.name).is_none()) {
            match element.mechanism {
                // A mechanism that several elements switch on needs but one of them.
                Some(mechanism) if self.is_on(saved, mechanism) => {}
                Some(mechanism) if setup.without.contains(&mechanism) => {}
                Some(mechanism) => setup.without.push(mechanism),
                None => left_out.note(What::Element, element.name, Why::Missing),
            }
        }
        for figure in saved.figures {
            let record = figures.iter().find(|record| record.term == figure.term);
            let own = record.map_or(0, |record| record.each);
            let given = match self.amount(figure.element) {
                None => 0,
                Some(Amount::On) => own,
                Some(Amount::Count(given)) => {
                    match u8::try_from(given).ok().filter(|&given| given <= MOST_FIGURES) {
                        Some(given) => given,
                        None => {
                            left_out.note(What::Element, figure.element, Why::TooMany(given));
                            continue;
                        }
                    }
                }
            };
            if given != own {
                setup.each.push((figure.term, given));
            }
        }
    }

    /// Is an element there that switches the mechanism on?
    fn is_on(&self, saved: &Saved, mechanism: &str) -> bool {
        let mut own = saved.elements.iter().filter(|element| element.mechanism == Some(mechanism));
        own.any(|element| self.amount(element.name).is_some())
    }

    fn carry_rules(&self, setup: &mut Setup, left_out: &mut LeftOuts) {
        // What a box that is not in play would make of a rule is no matter.
        for rule in names::of(&setup.boxes).flat_map(|saved| saved.rules) {
            let value = self.rule(rule.name).unwrap_or(rule.default);
            let option = rule.values.iter().find(|(own, _)| *own == value);
            match option.and_then(|(_, option)| rule.reading.option(option)) {
                Some(option)
                    if setup.overrides.answer(rule.reading, setup.edition) == usize::from(option) => {}
                // What does not arise in an edition cannot be chosen there.
                Some(option) if rule.reading.concerns(setup.edition) => {
                    setup.overrides.choose(rule.reading, option);
                }
                _ => left_out.note(What::Rule, rule.name, Why::Value(value.to_owned())),
            }
        }
        let read = names::all().flat_map(|saved| saved.rules).map(|rule| rule.name);
        let kept =
            names::all().flat_map(|saved| saved.sets).filter_map(|set| set.kept_by.map(|(rule, _)| rule));
        let known: Vec<&str> = read.chain(kept).collect();
        for (name, _) in self.rules.iter().filter(|(name, _)| !known.contains(&name.as_str())) {
            left_out.note(What::Rule, name, Why::Unknown);
        }
    }

    fn start_tiles(&self, catalogue: &Catalogue, pack: &mut Pack, left_out: &mut LeftOuts) -> Vec<TileSetup> {
        let mut tiles = Vec::with_capacity(self.start.len());
        for start in &self.start {
            let Some(kind) = tile(catalogue, &start.tile) else {
                left_out.note(What::Tile, &start.tile, Why::Unknown);
                continue;
            };
            if !pack.take(kind) {
                left_out.note(What::Tile, &start.tile, Why::NoneLeft);
            }
            tiles.push(TileSetup { kind, rotation: start.rotation, cell: start.cell });
        }
        tiles
    }

    /// The known draws on top, all other tiles below.
    fn pile(&self, catalogue: &Catalogue, mut pack: Pack, left_out: &mut LeftOuts) -> PileSetup {
        let mut order = &self.draw_order[..];
        let mut draws = self.draws;
        if let [first @ .., end] = order
            && end == END
        {
            order = first;
            draws = draws.or(Some(first.len()));
        }
        let mut known = Vec::with_capacity(order.len());
        for id in order {
            match tile(catalogue, id) {
                None => left_out.note(What::Tile, id, Why::Unknown),
                Some(kind) if pack.take(kind) => known.push(kind),
                Some(_) => left_out.note(What::Tile, id, Why::NoneLeft),
            }
        }
        let Some(draws) = draws else {
            return PileSetup { known, rest: pack.0.into_iter().collect(), ..PileSetup::default() };
        };
        if known.len() < draws {
            // What is drawn by chance is known from where it was placed.
            let later: Vec<_> = self.placed_beyond(catalogue, &known).collect();
            let left = draws - known.len();
            known.extend(later.into_iter().filter(|&kind| pack.take(kind)).take(left));
        }
        if known.len() < draws {
            return PileSetup { known, rest: pack.0.into_iter().collect(), ..PileSetup::default() };
        }
        known.truncate(draws);
        PileSetup { known, ..PileSetup::default() }
    }

    /// The tiles that are placed and do not stem from the known draws.
    fn placed_beyond(&self, catalogue: &Catalogue, known: &[TileKindId]) -> impl Iterator<Item = TileKindId> {
        let mut known = known.iter();
        let beyond = move |kind: &TileKindId| {
            let mut later = known.clone();
            let is_known = later.any(|next| next == kind);
            if is_known {
                known = later;
            }
            !is_known
        };
        self.placed().filter_map(|id| tile(catalogue, id)).filter(beyond)
    }

    /// The ids of the tiles that are placed, in order.
    fn placed(&self) -> impl Iterator<Item = &str> {
        self.messages().into_iter().filter_map(|place| match &self.replay[place].message {
            Message::PlaceTile { tile, .. } => Some(&**tile),
            _ => None,
        })
    }

    fn find_messages(&self, left_out: &mut LeftOuts) {
        for place in self.messages() {
            match &self.replay[place].message {
                Message::PlaceTile { tile: id, .. } if tile(&catalogue(), id).is_none() => {
                    left_out.note(What::Tile, id, Why::Unknown);
                }
                Message::Act { kind, word, .. } if names::verbs_of(kind, word).next().is_none() => {
                    left_out.note(What::Message, format!("{kind} {word}").trim_end(), Why::Unknown);
                }
                Message::Other(kind) => left_out.note(What::Message, kind, Why::Unknown),
                _ => {}
            }
        }
    }
}

/// The elements that concern a box.
fn ids(saved: &'static Saved) -> impl Iterator<Item = &'static str> {
    let figures = saved.figures.iter().map(|figure| figure.element);
    let sets = saved.sets.iter().map(|set| set.element);
    saved.elements.iter().map(|element| element.name).chain(figures).chain(sets)
}

/// The tile of exactly this id.
pub(super) fn tile(catalogue: &Catalogue, id: &str) -> Option<TileKindId> {
    catalogue.find(id).ok().filter(|&kind| &*catalogue[kind].id == id)
}

/// Tiles that are not on the table yet.
#[derive(Default)]
struct Pack(BTreeMap<TileKindId, u8>);

impl Pack {
    /// Takes one of a kind. Says whether there was one.
    fn take(&mut self, kind: TileKindId) -> bool {
        match self.0.get_mut(&kind) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }
}

/// What is left out, each thing once.
#[derive(Default)]
struct LeftOuts(Vec<LeftOut>);

impl LeftOuts {
    fn note(&mut self, what: What, name: &str, why: Why) {
        let out = LeftOut { what, name: name.to_owned(), why };
        if !self.0.contains(&out) {
            self.0.push(out);
        }
    }
}
