//! The land tiles of all boxes, and what is printed on them.
//!
//! A box's tiles are known whether or not its rules are built: without them, its marks are only marks. All
//! marks are known to all tiles, since a box may print the mark of another: inns on river tiles, bazaars with
//! inns.

use std::collections::BTreeSet;

use super::Boxed;
use super::{
    abbey_and_mayor, big_top, bridges_castles_and_bazaars, count, hills_and_sheep, inns_and_cathedrals,
    king_and_robber, princess_and_dragon, river, tower, traders_and_builders, watchtowers, wind_roses,
};
use crate::tiles::{
    Catalogue, DuplicateName, MarkDef, MarkId, MarkPlace, PartKind, TileKind, TileKindId, TileSet,
};

/// The most sets that the tiles of one box come in.
pub const MOST_SETS: usize = 4;

/// The land tiles of a box.
#[derive(Clone, Copy, Debug)]
pub struct BoxTiles {
    /// The marks whose rules are the box's.
    pub marks: &'static [MarkDef],
    /// Its kinds of tiles.
    pub kinds: &'static [TileLine],
    /// The sets that they come in.
    pub sets: &'static [SetLine],
}

impl BoxTiles {
    /// Of a box without land tiles and marks.
    pub const NONE: Self = Self { marks: &[], kinds: &[], sets: &[] };
}

/// A kind of land tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileLine {
    /// Its name in saved games.
    pub id: &'static str,
    /// What else it is called.
    pub name: Option<&'static str>,
    /// What it shows, in the notation, as it lies at rotation 0 in saved games.
    pub shows: &'static str,
    /// How many there are in each of the box's sets, in the order of [`BoxTiles::sets`].
    pub copies: [u8; MOST_SETS],
}

impl TileLine {
    /// A kind without another name.
    pub const fn new<const SETS: usize>(id: &'static str, shows: &'static str, copies: [u8; SETS]) -> Self {
        let (mut all, mut set) = ([0; MOST_SETS], 0);
        while set < SETS {
            all[set] = copies[set];
            set += 1;
        }
        Self { id, name: None, shows, copies: all }
    }
}

/// A set of land tiles: those of a box in one print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetLine {
    /// Its name in saved games: `inns-and-cathedrals:1`.
    pub id: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The tile that lies on the table first, where the set has one.
    pub start: Option<&'static str>,
}

/// Marks whose boxes are not among those below: what they mean, nobody here knows.
pub mod foreign {
    use super::{MarkDef, MarkId, MarkPlace, PartKind};

    /// The mouth of a tunnel.
    pub const TUNNEL: MarkId = MarkId(62);
    /// A well by a road.
    pub const WELL: MarkId = MarkId(63);

    /// Both of them.
    pub static MARKS: &[MarkDef] = &[
        MarkDef { id: TUNNEL, word: "tunnel", on: MarkPlace::Part(PartKind::Road), directed: false },
        MarkDef { id: WELL, word: "well", on: MarkPlace::Part(PartKind::Road), directed: false },
    ];
}

/// The land tiles of all boxes but the base game.
pub static LAND: &[&BoxTiles] = &[
    &inns_and_cathedrals::tiles::TILES,
    &traders_and_builders::tiles::TILES,
    &princess_and_dragon::tiles::TILES,
    &tower::tiles::TILES,
    &abbey_and_mayor::tiles::TILES,
    &count::tiles::TILES,
    &king_and_robber::tiles::TILES,
    &river::tiles::TILES,
    &bridges_castles_and_bazaars::tiles::TILES,
    &hills_and_sheep::tiles::TILES,
    &big_top::tiles::TILES,
    &watchtowers::tiles::TILES,
    &wind_roses::tiles::TILES,
];

/// All marks that anything known is printed with.
pub fn marks() -> impl Iterator<Item = &'static MarkDef> {
    LAND.iter().map(|land| land.marks).chain([foreign::MARKS]).flatten()
}

/// Adds the tiles of all boxes, their marks and their sets.
///
/// # Errors
/// When a tile has the name of another.
pub fn add_to(catalogue: &mut Catalogue) -> Result<(), DuplicateName> {
    let defs: Vec<MarkDef> = marks().copied().collect();
    catalogue.add_marks(&defs);
    for land in LAND {
        let mut sets: Vec<TileSet> = land
            .sets
            .iter()
            .map(|set| TileSet { id: set.id.into(), title: set.title.into(), tiles: Vec::new(), start: None })
            .collect();
        for line in land.kinds {
            let kind = TileKind::parse(line.id, line.name, line.shows, &defs)
                .expect("the tiles of the boxes are well written");
            let kind = catalogue.add(kind)?;
            for (set, &copies) in sets.iter_mut().zip(&line.copies).filter(|&(_, &copies)| copies > 0) {
                set.tiles.push((kind, copies));
            }
            for (set, _) in sets.iter_mut().zip(land.sets).filter(|(_, of)| of.start == Some(line.id)) {
                set.start = Some(kind);
            }
        }
        sets.into_iter().for_each(|set| catalogue.add_set(set));
    }
    Ok(())
}

impl Boxed {
    /// The land tiles that a box has of its own, and those that it shares with another.
    pub fn lands(&self) -> impl Iterator<Item = &'static BoxTiles> {
        let dealt = |land: &BoxTiles| {
            let mut sets = self.dealing.sets.iter().copied().flatten();
            sets.any(|id| land.sets.iter().any(|set| set.id == *id))
        };
        let shared = LAND.iter().copied().filter(move |land| dealt(land));
        std::iter::once(self.tiles).chain(shared)
    }

    /// The kinds of land tiles in its sets, and those that lie at the beginning, in any edition.
    pub fn land_tiles(&self, catalogue: &Catalogue) -> BTreeSet<TileKindId> {
        let sets = self.dealing.sets.iter().copied().flatten().filter_map(|id| catalogue.set(id));
        let dealt = sets.flat_map(|set| set.tiles.iter().map(|&(kind, _)| kind));
        dealt.chain(self.dealing.start.iter().filter_map(|(id, ..)| catalogue.find(id).ok())).collect()
    }

    /// The marks of its own land, and those of shared land that are printed on its tiles.
    pub fn own_marks(&self, catalogue: &Catalogue) -> Vec<MarkDef> {
        let own = self.land_tiles(catalogue);
        let printed = |mark: &MarkDef| own.iter().any(|&kind| catalogue[kind].all_marks().contains(mark.id));
        let mut marks = self.tiles.marks.to_vec();
        for &mark in self.lands().flat_map(|land| land.marks) {
            if printed(&mark) && marks.iter().all(|known| known.id != mark.id) {
                marks.push(mark);
            }
        }
        marks
    }
}

#[cfg(test)]
mod tests;
