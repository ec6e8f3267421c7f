//! Placed tiles and the features they form, merged as tiles come.
//!
//! A feature is known by any of its parts. The board also holds features that are only stated in
//! words: such a feature has a measure but lies on no tile, so that scoring sees both alike.

mod features;
mod grid;
mod open;
mod stated;

use std::sync::Arc;

use crate::geometry::{Cell, Rotation, Side};
use crate::tiles::{Catalogue, PartKind, TileKind, TileKindId};

use features::Features;
pub use features::{Feature, Members};
use grid::{Grid, Space};
pub use open::OpenSpace;
use open::OpenSpaces;
pub use stated::StatedFeature;

/// A part of a placed tile, or a feature stated in words, by the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PartId(pub(crate) u16);

impl PartId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A placed tile, by the order in which tiles came.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TileId(pub(crate) u16);

impl TileId {
    /// No tile: where a feature is only stated in words.
    pub(crate) const NONE: Self = Self(u16::MAX);
}

/// A place that can be named: a part of the tile on a space, or a feature stated in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Spot {
    /// A part of a placed tile.
    Part {
        /// The tile's space.
        cell: Cell,
        /// The part's place among the parts of its tile kind.
        part: u8,
    },
    /// A feature stated in words, by its place among them.
    Stated(u8),
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedTile {
    /// Its space.
    pub cell: Cell,
    /// Which tile it is.
    pub kind: TileKindId,
    /// How far it is turned.
    pub rotation: Rotation,
    first_part: u16,
    parts: u8,
}

/// The most tiles a board holds.
pub const MOST_TILES: usize = 1000;

/// The table.
#[derive(Clone, Debug)]
pub struct Board {
    catalogue: Arc<Catalogue>,
    grid: Grid,
    tiles: Vec<PlacedTile>,
    features: Features,
    open: OpenSpaces,
    stated: Vec<StatedFeature>,
    north_west: Cell,
    south_east: Cell,
}

impl Board {
    /// An empty table for tiles of the catalogue.
    pub fn new(catalogue: Arc<Catalogue>) -> Self {
        Self {
            catalogue,
            grid: Grid::new(),
            tiles: Vec::with_capacity(80),
            features: Features { parts: Vec::with_capacity(320), roots: Vec::with_capacity(320) },
            open: OpenSpaces::default(),
            stated: Vec::new(),
            north_west: Cell::default(),
            south_east: Cell::default(),
        }
    }

    /// The tile kinds it is played with.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// The tiles, in the order in which they came.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    /// The tile on a space.
    pub fn tile_at(&self, cell: Cell) -> Option<&PlacedTile> {
        if !self.within_reach(cell) {
            return None;
        }
        match self.grid.get(cell) {
            Space::Tile(index) => Some(&self.tiles[index as usize]),
            _ => None,
        }
    }

    /// The kind of a placed tile.
    pub fn kind(&self, tile: &PlacedTile) -> &TileKind {
        &self.catalogue[tile.kind]
    }

    /// The spaces without a tile that lie beside one, in no particular order.
    pub fn open_spaces(&self) -> &[OpenSpace] {
        self.open.all()
    }

    /// The edges that a tile must show on this space, if a tile lies beside it.
    pub fn open_space(&self, cell: Cell) -> Option<&OpenSpace> {
        if !self.within_reach(cell) {
            return None;
        }
        match self.grid.get(cell) {
            Space::Open(index) => Some(&self.open.all()[index as usize]),
            _ => None,
        }
    }

    /// Would a tile there still leave the board narrower and lower than the table?
    pub fn within_reach(&self, cell: Cell) -> bool {
        if self.tiles.is_empty() {
            return true;
        }
        let fits = |low: i16, high: i16, at: i16| {
            i32::from(high.max(at)) - i32::from(low.min(at)) < i32::from(grid::WIDTH) - 2
        };
        fits(self.north_west.x, self.south_east.x, cell.x)
            && fits(self.north_west.y, self.south_east.y, cell.y)
    }

    /// The corners of the smallest rectangle around all tiles: north-west and south-east.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        (!self.tiles.is_empty()).then_some((self.north_west, self.south_east))
    }

    /// Lays a tile on a space that has none and is within reach, and joins what meets. Edges are not
    /// compared here: a side joins what it meets if both show the same.
    pub fn place(&mut self, kind_id: TileKindId, rotation: Rotation, cell: Cell) -> TileId {
        let catalogue = Arc::clone(&self.catalogue);
        let kind = &catalogue[kind_id];
        let tile = TileId(self.tiles.len() as u16);
        let first_part = self.features.parts.len() as u16;
        for (index, part) in kind.parts.iter().enumerate() {
            self.features.push(tile, index as u8, Feature::of_part(part));
        }
        self.tiles.push(PlacedTile {
            cell,
            kind: kind_id,
            rotation,
            first_part,
            parts: kind.parts.len() as u8,
        });
        self.widen(cell);
        if let Space::Open(index) = self.grid.get(cell)
            && let Some(moved) = self.open.remove(index)
        {
            self.grid.set(moved, Space::Open(index));
        }
        self.grid.set(cell, Space::Tile(tile.0));
        for side in Side::ALL {
            self.meet(tile, side);
        }
        self.count_around(tile);
        tile
    }

    fn widen(&mut self, cell: Cell) {
        if self.tiles.len() == 1 {
            (self.north_west, self.south_east) = (cell, cell);
        } else {
            self.north_west = Cell::new(self.north_west.x.min(cell.x), self.north_west.y.min(cell.y));
            self.south_east = Cell::new(self.south_east.x.max(cell.x), self.south_east.y.max(cell.y));
        }
    }

    /// Joins a new tile with its neighbour on one side, or notes what a tile there must show.
    fn meet(&mut self, tile: TileId, side: Side) {
        let PlacedTile { cell, kind, rotation, first_part, .. } = self.tiles[tile.0 as usize];
        let beside = cell.beside(side);
        let turned = *self.catalogue[kind].rim(rotation);
        let neighbour = match self.grid.get(beside) {
            Space::Tile(index) => self.tiles[index as usize],
            Space::Open(index) => {
                self.open.demand(index, side.opposite(), turned.terrain(side));
                return;
            }
            Space::Bare => {
                let index = self.open.add(beside);
                self.open.demand(index, side.opposite(), turned.terrain(side));
                self.grid.set(beside, Space::Open(index));
                return;
            }
        };
        let across = *self.catalogue[neighbour.kind].rim(neighbour.rotation);
        if turned.terrain(side) != across.terrain(side.opposite()) {
            return;
        }
        if let (Some(here), Some(there)) = (turned.at_side(side), across.at_side(side.opposite())) {
            self.close(PartId(first_part + here as u16), PartId(neighbour.first_part + there as u16));
        }
        for half in side.halves() {
            if let (Some(here), Some(there)) = (turned.at_half(half), across.at_half(half.opposite())) {
                self.close(PartId(first_part + here as u16), PartId(neighbour.first_part + there as u16));
            }
        }
    }

    /// Joins two parts that meet across a border: each loses an open side.
    fn close(&mut self, here: PartId, there: PartId) {
        let tiles = &self.tiles;
        self.features.join(here, there, |tile| {
            let tile = &tiles[tile.0 as usize];
            (tile.first_part, tile.first_part + u16::from(tile.parts))
        });
        self.features.feature_mut(here).open -= 2;
    }

    /// Counts a new tile for the monasteries and gardens around it, and those around for its own.
    fn count_around(&mut self, tile: TileId) {
        let PlacedTile { cell, kind, first_part, .. } = self.tiles[tile.0 as usize];
        let own = self.catalogue[kind].lone.bits();
        for around in cell.around() {
            let Space::Tile(index) = self.grid.get(around) else { continue };
            let neighbour = self.tiles[index as usize];
            let others = self.catalogue[neighbour.kind].lone.bits();
            if own | others == 0 {
                continue;
            }
            let mine = bits(own).map(|part| first_part + part);
            let theirs = bits(others).map(|part| neighbour.first_part + part);
            for part in mine.chain(theirs) {
                let feature = &mut self.features.roots[part as usize];
                feature.tiles += 1;
                feature.open -= 1;
            }
        }
    }

    /// The part that a spot names, if there is one.
    pub fn part(&self, spot: Spot) -> Option<PartId> {
        match spot {
            Spot::Part { cell, part } => {
                let tile = self.tile_at(cell)?;
                (part < tile.parts).then(|| PartId(tile.first_part + u16::from(part)))
            }
            Spot::Stated(index) => self.stated.get(index as usize).map(|stated| stated.part),
        }
    }

    /// The spot of a part.
    pub fn spot(&self, part: PartId) -> Spot {
        let state = self.features.parts[part.index()];
        if state.tile == TileId::NONE {
            Spot::Stated(state.index)
        } else {
            Spot::Part { cell: self.tiles[state.tile.0 as usize].cell, part: state.index }
        }
    }

    /// The spot that stands for a whole feature: the least of its spots, whatever the order in which
    /// its tiles came.
    pub fn name_of(&self, part: PartId) -> Spot {
        self.members(part).map(|member| self.spot(member)).min().unwrap_or_else(|| self.spot(part))
    }

    /// The tile a part lies on; none for a feature stated in words.
    pub fn tile_of(&self, part: PartId) -> Option<&PlacedTile> {
        self.tiles.get(self.features.parts[part.index()].tile.0 as usize)
    }

    /// The label of a part's feature: equal for two parts exactly when they are one feature now.
    pub fn root(&self, part: PartId) -> PartId {
        self.features.root(part)
    }

    /// The whole feature that a part belongs to.
    pub fn feature(&self, part: PartId) -> &Feature {
        self.features.feature(part)
    }

    /// The parts of the feature that a part belongs to.
    pub fn members(&self, part: PartId) -> Members<'_> {
        self.features.members(part)
    }

    /// The parts of a placed tile, in the order of its kind.
    pub fn parts_of(&self, tile: TileId) -> impl Iterator<Item = PartId> + use<> {
        let tile = &self.tiles[tile.0 as usize];
        (tile.first_part..tile.first_part + u16::from(tile.parts)).map(PartId)
    }

    /// The monasteries and gardens on the tiles around a tile.
    pub fn monasteries_around(&self, tile: TileId) -> impl Iterator<Item = PartId> + '_ {
        let cell = self.tiles[tile.0 as usize].cell;
        cell.around().into_iter().flat_map(|around| {
            let neighbour = match self.grid.get(around) {
                Space::Tile(index) => self.tiles.get(index as usize),
                _ => None,
            };
            neighbour.into_iter().flat_map(|tile| {
                bits(self.catalogue[tile.kind].lone.bits()).map(|part| PartId(tile.first_part + part))
            })
        })
    }

    /// All features, by one part of each, in the order of that part.
    pub fn all_features(&self) -> impl Iterator<Item = PartId> + '_ {
        (0..self.features.parts.len() as u16).map(PartId).filter(|&part| self.root(part) == part)
    }

    /// Notes that a figure came onto the feature.
    pub fn occupy(&mut self, part: PartId) {
        self.features.feature_mut(part).occupants += 1;
    }

    /// Notes that a figure left the feature.
    pub fn vacate(&mut self, part: PartId) {
        self.features.feature_mut(part).occupants -= 1;
    }

    /// Calls `each` with the label of every city that a field touches, each city once, complete or
    /// not. Cities that a field stated in words only counts are not among them.
    pub fn cities_of_field(&self, field: PartId, mut each: impl FnMut(PartId)) {
        let mut seen = arrayvec::ArrayVec::<PartId, 128>::new();
        let mut meet = |city: PartId| {
            if !seen.contains(&city) {
                let _ = seen.try_push(city);
                each(city);
            }
        };
        for part in self.members(field) {
            let state = self.features.parts[part.index()];
            if state.tile == TileId::NONE {
                self.stated[state.index as usize].touches.iter().for_each(|&city| meet(self.root(city)));
                continue;
            }
            let tile = &self.tiles[state.tile.0 as usize];
            let touches = self.catalogue[tile.kind].parts[state.index as usize].cities;
            for city in bits(touches.bits()) {
                meet(self.root(PartId(tile.first_part + city)));
            }
        }
    }

    /// Complete cities that a field touches.
    pub fn complete_cities_of_field(&self, field: PartId) -> u16 {
        let mut complete = self.stated_feature(field).map_or(0, |stated| stated.complete_cities);
        self.cities_of_field(field, |city| complete += u16::from(self.feature(city).complete()));
        complete
    }
}

/// The places of the bits that are set.
fn bits(mut set: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as u16;
            set &= set - 1;
            lowest
        })
    })
}

/// Two boards are equal when the same tiles lie in the same places and the same is stated in words;
/// in which order they came does not matter.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let same = |tile: &PlacedTile| {
            other.tile_at(tile.cell).is_some_and(|it| it.kind == tile.kind && it.rotation == tile.rotation)
        };
        self.tiles.len() == other.tiles.len() && self.tiles.iter().all(same) && self.same_statements(other)
    }
}

impl Eq for Board {}

impl Board {
    fn same_statements(&self, other: &Self) -> bool {
        self.stated.len() == other.stated.len()
            && self
                .stated
                .iter()
                .zip(&other.stated)
                .all(|(a, b)| a == b && self.feature(a.part).open == other.feature(b.part).open)
    }

    /// Is it a part of this kind?
    pub fn is(&self, part: PartId, kind: PartKind) -> bool {
        self.feature(part).kind == kind
    }
}
