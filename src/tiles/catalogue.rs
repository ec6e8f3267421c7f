use std::collections::HashMap;
use std::fmt;
use std::ops::Index;

use super::{MarkDef, TileKind};
use crate::geometry::Side;

/// The place of a tile kind in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TileKindId(pub u16);

impl TileKindId {
    /// Its place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// From this number on come kinds that are others with one more road.
const WITH_ROAD: u16 = 1 << 15;

/// The tiles of one box in one print.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// `basic:1`
    pub id: Box<str>,
    /// What people call it.
    pub title: Box<str>,
    /// How many copies of which kind.
    pub tiles: Vec<(TileKindId, u8)>,
    /// The tile that lies on the table first, where the set has one; counted among `tiles`.
    pub start: Option<TileKindId>,
}

impl TileSet {
    /// How many tiles the set has.
    pub fn len(&self) -> usize {
        self.tiles.iter().map(|&(_, count)| usize::from(count)).sum()
    }

    /// Has the set no tile?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A name that is taken already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuplicateName(pub Box<str>);

impl fmt::Display for DuplicateName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is already a tile named `{}`", self.0)
    }
}

impl std::error::Error for DuplicateName {}

/// Why a name finds no tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookupError {
    /// No tile has this name.
    Unknown,
    /// Several tiles could be meant; each can be found by its id.
    Ambiguous(Vec<TileKindId>),
}

/// All kinds of tiles that a game or a scenario may speak of, and the sets they come in.
#[derive(Clone, Default, Debug)]
pub struct Catalogue {
    kinds: Vec<TileKind>,
    sets: Vec<TileSet>,
    marks: Vec<MarkDef>,
    /// So many kinds, the first ones, are meant where a short name could mean others too.
    first: usize,
    exact: HashMap<Box<str>, TileKindId>,
    /// Kinds with one more road across them, each with the one it is of. They are in no list and have no name of
    /// their own.
    with_road: Vec<(TileKind, TileKindId)>,
    /// By kind: the same with a road from north to south, and with one from east to west.
    roads: Vec<[Option<TileKindId>; 2]>,
}

impl Catalogue {
    /// An empty catalogue.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a kind. Its id and its letter must be new.
    pub fn add(&mut self, kind: TileKind) -> Result<TileKindId, DuplicateName> {
        let names = || [Some(&kind.id), kind.letter.as_ref()].into_iter().flatten();
        if let Some(taken) = names().find(|&name| self.exact.contains_key(name)) {
            return Err(DuplicateName(taken.clone()));
        }
        let id = TileKindId(u16::try_from(self.kinds.len()).expect("fewer than 65536 kinds of tiles"));
        self.exact.extend(names().map(|name| (name.clone(), id)));
        let roads = [Side::North, Side::East].map(|from| {
            let number = u16::try_from(self.with_road.len()).ok().filter(|&number| number < WITH_ROAD)?;
            self.with_road.push((kind.with_road(from)?, id));
            Some(TileKindId(WITH_ROAD | number))
        });
        self.roads.push(roads);
        self.kinds.push(kind);
        Ok(id)
    }

    /// The same kind with one more road across it, from a side of the tile as it is printed to the opposite one;
    /// see [`TileKind::with_road`]. A kind that has such a road gets no second one.
    pub fn with_road(&self, kind: TileKindId, from: Side) -> Option<TileKindId> {
        self.roads.get(kind.index())?[from.index() % 2]
    }

    /// The kind without the road that was added to it.
    pub fn as_printed(&self, kind: TileKindId) -> TileKindId {
        match kind.0.checked_sub(WITH_ROAD) {
            Some(number) => self.with_road[usize::from(number)].1,
            None => kind,
        }
    }

    /// Makes the kinds that are there by now those that a short name means before any that come later.
    pub fn prefer(&mut self) {
        self.first = self.kinds.len();
    }

    /// Registers marks: what they are called in the notation.
    pub fn add_marks(&mut self, marks: &[MarkDef]) {
        self.marks.extend_from_slice(marks);
    }

    /// All registered marks.
    pub fn marks(&self) -> &[MarkDef] {
        &self.marks
    }

    /// Adds a set of tiles.
    pub fn add_set(&mut self, set: TileSet) {
        self.sets.push(set);
    }

    /// The kind of this id, if it is from this catalogue.
    pub fn get(&self, id: TileKindId) -> Option<&TileKind> {
        match id.0.checked_sub(WITH_ROAD) {
            Some(number) => self.with_road.get(usize::from(number)).map(|(kind, _)| kind),
            None => self.kinds.get(id.index()),
        }
    }

    /// How many kinds there are.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Is there no kind?
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// All kinds with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (TileKindId, &TileKind)> {
        self.kinds.iter().enumerate().map(|(index, kind)| (TileKindId(index as u16), kind))
    }

    /// All sets.
    pub fn sets(&self) -> &[TileSet] {
        &self.sets
    }

    /// The set of this id.
    pub fn set(&self, id: &str) -> Option<&TileSet> {
        self.sets.iter().find(|set| &*set.id == id)
    }

    /// The kind that a text names: by id (`BA/RCr`), by letter (`D`), or by the id without its box (`RCr`).
    /// A name with the same capitals wins over one without; then a kind that is [preferred](Self::prefer).
    pub fn find(&self, name: &str) -> Result<TileKindId, LookupError> {
        if let Some(&id) = self.exact.get(name) {
            return Ok(id);
        }
        let full = |kind: &TileKind, same: fn(&str, &str) -> bool| {
            same(&kind.id, name) || kind.letter.as_ref().is_some_and(|letter| same(letter, name))
        };
        let any_case: fn(&str, &str) -> bool = str::eq_ignore_ascii_case;
        self.only(|kind| short(kind) == name)
            .or_else(|| self.only(|kind| full(kind, any_case)))
            .or_else(|| self.only(|kind| any_case(short(kind), name)))
            .unwrap_or(Err(LookupError::Unknown))
    }

    /// Everything that [`Catalogue::find`] knows by heart: for suggestions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.kinds.iter().flat_map(|kind| {
            let short = Some(short(kind)).filter(|&short| short != &*kind.id);
            [kind.letter.as_deref(), short, Some(&*kind.id)].into_iter().flatten()
        })
    }

    /// `None`: no kind is like that.
    fn only(&self, like: impl Fn(&TileKind) -> bool) -> Option<Result<TileKindId, LookupError>> {
        let mut found: Vec<_> = self.iter().filter(|(_, kind)| like(kind)).map(|(id, _)| id).collect();
        if found.first().is_some_and(|first| first.index() < self.first) {
            found.retain(|id| id.index() < self.first);
        }
        match *found {
            [] => None,
            [id] => Some(Ok(id)),
            _ => Some(Err(LookupError::Ambiguous(found))),
        }
    }
}

impl Index<TileKindId> for Catalogue {
    type Output = TileKind;

    fn index(&self, id: TileKindId) -> &TileKind {
        match id.0.checked_sub(WITH_ROAD) {
            Some(number) => &self.with_road[usize::from(number)].0,
            None => &self.kinds[id.index()],
        }
    }
}

/// The id without its box.
fn short(kind: &TileKind) -> &str {
    kind.id.rsplit_once('/').map_or(&*kind.id, |(_, short)| short)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::base;

    #[test]
    fn names_with_the_same_capitals_win() {
        let mut catalogue = Catalogue::new();
        base::add_to(&mut catalogue).unwrap();
        let id = |name: &str| catalogue.find(name).map(|id| &*catalogue[id].id);
        assert_eq!(id("D"), Ok("BA/RCr"));
        assert_eq!(id("d"), Ok("BA/RCr"));
        assert_eq!(id("e-Garden"), Ok("BA/CG"));
        assert_eq!(id("RCr"), Ok("BA/RCr"));
        assert_eq!(id("rcr"), Ok("BA/RCr"));
        assert_eq!(id("BA/CcG"), Ok("BA/CcG"));
        assert_eq!(id("CCG"), Ok("BA/CCG"));
        assert!(matches!(id("ccg"), Err(LookupError::Ambiguous(kinds)) if kinds.len() == 2));
        assert_eq!(id("RCx"), Err(LookupError::Unknown));
        assert!(catalogue.names().any(|name| name == "RCr"));
    }

    #[test]
    fn a_name_is_given_once() {
        let mut catalogue = Catalogue::new();
        base::add_to(&mut catalogue).unwrap();
        let again = TileKind::parse("own/1", Some("D"), "field", &[]).unwrap();
        assert_eq!(catalogue.add(again), Err(DuplicateName("D".into())));
    }
}
