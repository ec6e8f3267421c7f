//! Placed tiles and the features they form, merged as tiles come.
//!
//! A feature is known by any of its parts. The board also holds features that are only stated in
//! words: such a feature has a measure but lies on no tile, so that scoring sees both alike.

mod bits;
mod contact;
mod features;
mod grid;
mod laid_anew;
mod open;
mod same;
mod stated;
mod unusual;

use std::sync::Arc;

use crate::geometry::{Cell, Rotation, Side};
use crate::tiles::{Catalogue, Marks, PartKind, TileKind, TileKindId};

pub(crate) use bits::bits;
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
    /// Did it complete any feature when it was laid?
    completes: bool,
    /// Its monasteries and gardens, a bit each.
    lone: u16,
}

impl PlacedTile {
    /// One of its parts.
    fn part(&self, index: usize) -> PartId {
        PartId(self.first_part + index as u16)
    }

    fn lone_parts(&self) -> impl Iterator<Item = PartId> + use<> {
        let first = self.first_part;
        bits(self.lone).map(move |part| PartId(first + part as u16))
    }
}

/// Spaces that must stay bare between both ends of a board that wraps around the table.
const MARGIN: i32 = 2;

/// The most spaces that a board is wide or high.
pub const WIDEST: i32 = grid::WIDEST as i32 - MARGIN;

/// The most tiles a board holds.
pub const MOST_TILES: usize = 1000;

/// The table.
#[derive(Debug)]
pub struct Board {
    catalogue: Arc<Catalogue>,
    grid: Grid,
    tiles: Vec<PlacedTile>,
    features: Features,
    open: OpenSpaces,
    stated: Vec<StatedFeature>,
    /// Completed features that became places, each by its name; sorted.
    became_places: Vec<Spot>,
    north_west: Cell,
    south_east: Cell,
    /// Is the board nearly as wide or high as the largest table?
    cramped: bool,
    /// Is any tile unusual? See [`TileKind::unusual`].
    unusual: bool,
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
            became_places: Vec::new(),
            north_west: Cell::default(),
            south_east: Cell::default(),
            cramped: false,
            unusual: false,
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
        match self.space(cell) {
            Space::Tile(index) => Some(&self.tiles[index as usize]),
            _ => None,
        }
    }

    /// The number of the tile on a space.
    pub fn tile_id(&self, cell: Cell) -> Option<TileId> {
        match self.space(cell) {
            Space::Tile(index) => Some(TileId(index)),
            _ => None,
        }
    }

    /// What lies on a space, however far away.
    fn space(&self, cell: Cell) -> Space {
        let Self { north_west: low, south_east: high, .. } = self;
        let near = |low: i16, high: i16, at: i16| low - 1 <= at && at <= high + 1;
        let near = near(low.x, high.x, cell.x) && near(low.y, high.y, cell.y);
        if near && !self.tiles.is_empty() { self.grid.get(cell) } else { Space::Bare }
    }

    /// The kind of a placed tile.
    pub fn kind(&self, tile: &PlacedTile) -> &TileKind {
        &self.catalogue[tile.kind]
    }

    /// The spaces without a tile that lie beside one, in no particular order.
    pub fn open_spaces(&self) -> impl Iterator<Item = OpenSpace> + '_ {
        self.open.all()
    }

    /// The edges that a tile must show on this space, if a tile lies beside it.
    pub fn open_space(&self, cell: Cell) -> Option<OpenSpace> {
        match self.space(cell) {
            Space::Open(place) => Some(self.open.get(place)),
            _ => None,
        }
    }

    /// May a tile that shows these edges lie anywhere?
    pub fn fits_somewhere(&self, edges: u8) -> bool {
        if self.cramped {
            let mut fits = false;
            self.each_fitting(edges, |_| fits = true);
            return fits;
        }
        self.open.any_fitting(edges)
    }

    /// Calls `each` with every open space on which a tile that shows these edges may lie, in no particular
    /// order.
    pub fn each_fitting(&self, edges: u8, mut each: impl FnMut(Cell)) {
        if self.cramped {
            self.open.each_fitting(edges, |cell| {
                if self.within_reach(cell) {
                    each(cell);
                }
            });
        } else {
            self.open.each_fitting(edges, each);
        }
    }

    /// Would a tile there still leave the board narrower and lower than the largest table?
    pub fn within_reach(&self, cell: Cell) -> bool {
        self.tiles.is_empty() || {
            let span = |low: i16, high: i16, at: i16| i32::from(high.max(at)) - i32::from(low.min(at));
            let Self { north_west: low, south_east: high, .. } = self;
            span(low.x, high.x, cell.x) < WIDEST && span(low.y, high.y, cell.y) < WIDEST
        }
    }

    /// The corners of the smallest rectangle around all tiles: north-west and south-east.
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        (!self.tiles.is_empty()).then_some((self.north_west, self.south_east))
    }

    /// Lays a tile on a space that has none and is within reach, and joins what meets. Edges are not
    /// compared here: a side joins what it meets if both show the same. What meets a tile that closes
    /// whatever it touches ends there without being joined to anything.
    pub fn place(&mut self, kind_id: TileKindId, rotation: Rotation, cell: Cell) -> TileId {
        self.widen(cell);
        let Self { catalogue, grid, tiles, features, open, .. } = self;
        let kind = &catalogue[kind_id];
        let id = TileId(tiles.len() as u16);
        let first_part = features.lay(id, kind);
        let (parts, lone) = (kind.parts.len() as u8, kind.lone.bits());
        let mut completes = false;
        let tile = PlacedTile { cell, kind: kind_id, rotation, first_part, parts, lone, completes };
        if let Space::Open(place) = grid.get(cell) {
            open.remove(place);
        }
        grid.set(cell, Space::Tile(id.0));
        let rim = kind.rim(rotation);
        for side in Side::ALL {
            let (beside, opposite) = (cell.beside(side), side.opposite());
            match grid.get(beside) {
                Space::Tile(index) => {
                    let neighbour = &tiles[index as usize];
                    let there = catalogue[neighbour.kind].rim(neighbour.rotation);
                    if rim.terrain(side) == there.terrain(opposite) {
                        completes |= features.meet(side, (first_part, rim), (neighbour.first_part, there));
                    }
                }
                Space::Open(_) if kind.closes => {}
                Space::Open(place) => open.demand(place, opposite, rim.terrain(side)),
                Space::Bare => {
                    let place = open.add(beside);
                    if !kind.closes {
                        open.demand(place, opposite, rim.terrain(side));
                    }
                    grid.set(beside, Space::Open(place));
                }
            }
        }
        tiles.push(tile);
        if kind.unusual || self.unusual {
            completes |= self.settle(id);
        }
        if self.count_around(id) | completes {
            self.tiles[id.0 as usize].completes = true;
        }
        id
    }

    /// Takes the space of a new tile into the board's bounds, and makes the table larger in time.
    fn widen(&mut self, cell: Cell) {
        if self.tiles.is_empty() {
            (self.north_west, self.south_east) = (cell, cell);
        }
        let Self { north_west: low, south_east: high, .. } = self;
        *low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
        *high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        let span = i32::from((high.x - low.x).max(high.y - low.y)) + 1;
        self.cramped = span + MARGIN >= i32::from(grid::WIDEST);
        while span + MARGIN > self.grid.width() as i32 {
            let mut wider = self.grid.wider();
            for (index, tile) in self.tiles.iter().enumerate() {
                wider.set(tile.cell, Space::Tile(index as u16));
                if tile.lone != 0 {
                    wider.mark_lone(tile.cell);
                }
            }
            for open in self.open.all() {
                wider.set(open.cell, self.grid.get(open.cell));
            }
            self.grid = wider;
        }
    }

    /// Counts a new tile for the monasteries and gardens around it, and those around for its own. Says
    /// whether that completes any.
    fn count_around(&mut self, id: TileId) -> bool {
        let Self { grid, tiles, features, .. } = self;
        let tile = tiles[id.0 as usize];
        let mut completes = false;
        let mut count = |part: PartId, tiles: u16| {
            let feature = &mut features.roots[part.index()];
            feature.tiles += tiles;
            feature.open -= tiles;
            completes |= feature.open == 0;
        };
        grid.each_lone_around(tile.cell, |index| {
            tiles[index as usize].lone_parts().for_each(|part| count(part, 1));
        });
        if tile.lone != 0 {
            grid.mark_lone(tile.cell);
            let around = grid.tiles_around(tile.cell);
            tile.lone_parts().for_each(|part| count(part, around));
        }
        completes
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

    /// What is printed on a part; on a feature stated in words, all that is on it.
    pub fn printed_on(&self, part: PartId) -> Marks {
        match self.tile_of(part) {
            Some(tile) => self.kind(tile).parts[usize::from(self.features.parts[part.index()].index)].marks,
            None => self.feature(part).marks,
        }
    }

    /// The label of a part's feature: equal for two parts exactly when they are one feature now.
    pub fn root(&self, part: PartId) -> PartId {
        self.features.root(part)
    }

    /// The whole feature that a part belongs to.
    pub fn feature(&self, part: PartId) -> &Feature {
        self.features.feature(part)
    }

    /// Is it a part of this kind?
    pub fn is(&self, part: PartId, kind: PartKind) -> bool {
        self.feature(part).kind == kind
    }

    /// The parts of the feature that a part belongs to.
    pub fn members(&self, part: PartId) -> Members<'_> {
        self.features.members(part)
    }

    /// The place of a part among those of its tile, or among the features stated in words.
    pub fn index_of(&self, part: PartId) -> u8 {
        self.features.parts[part.index()].index
    }

    /// The part of a placed tile with this place among those of its kind.
    pub fn part_at(&self, tile: &PlacedTile, index: usize) -> Option<PartId> {
        (index < usize::from(tile.parts)).then(|| tile.part(index))
    }

    /// The parts of the tile on a space; none where no tile lies.
    pub fn parts_at(&self, cell: Cell) -> impl Iterator<Item = PartId> + use<> {
        let (first, parts) = self.tile_at(cell).map_or((0, 0), |tile| (tile.first_part, tile.parts));
        (first..first + u16::from(parts)).map(PartId)
    }

    /// The parts of a placed tile, in the order of its kind.
    pub fn parts_of(&self, tile: TileId) -> impl Iterator<Item = PartId> + use<> {
        let tile = &self.tiles[tile.0 as usize];
        (tile.first_part..tile.first_part + u16::from(tile.parts)).map(PartId)
    }

    /// Calls `each` with the features that may have been completed by a tile when it was laid: those of its
    /// parts, and the monasteries and gardens around it. With none, when it completed nothing.
    pub fn each_touched(&self, tile: TileId, mut each: impl FnMut(PartId)) {
        let placed = &self.tiles[tile.0 as usize];
        if placed.completes {
            self.parts_of(tile).for_each(&mut each);
            if self.unusual && self.kind(placed).closes {
                self.each_closed_by(placed, &mut each);
            }
            self.grid.each_lone_around(placed.cell, |index| {
                self.tiles[index as usize].lone_parts().for_each(&mut each);
            });
        }
    }

    /// The parts of a placed tile whose features are not complete, a bit each.
    pub fn unfinished(&self, tile: TileId) -> u32 {
        let parts = self.parts_of(tile).zip(0..32_u32);
        parts.fold(0, |open, (part, bit)| open | u32::from(!self.feature(part).complete()) << bit)
    }

    /// Was any feature completed by this tile when it was laid?
    pub fn completed_any(&self, tile: TileId) -> bool {
        self.tiles[tile.0 as usize].completes
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
}

crate::cloning::clone_in_place!(Board {
    catalogue,
    grid,
    tiles,
    features,
    open,
    stated,
    became_places,
    north_west,
    south_east,
    cramped,
    unusual,
});

#[cfg(test)]
mod tests;
