//! The table counted anew: features by flood fill, from where tiles lie and what is printed on them.
//!
//! Nothing here uses what the board keeps up as tiles come, nor the turned rims that it joins them by.

use crate::board::{Board, PlacedTile, Spot};
use crate::figures::{FigureKind, Figures};
use crate::geometry::{Cell, HalfSide, Rotation, Side};
use crate::tiles::{MAX_PARTS, Marks, Part, PartKind, TileKind};

/// A part of a tile: the tile's place among those on the table, and the part's place on it.
type Node = (usize, usize);

/// A feature as counted.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub kind: PartKind,
    pub parts: Vec<Node>,
    /// Different tiles it lies on, or for a monastery or garden those in and around it.
    pub tiles: u16,
    pub coats: u16,
    pub open: u16,
    pub occupants: u16,
    pub marks: Marks,
    /// For a field: the cities that it touches, by their places among the features.
    pub cities: Vec<usize>,
}

impl Counted {
    pub fn complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, PartKind::Field | PartKind::River | PartKind::Place)
    }
}

/// The features of a table.
pub(super) struct Recount<'a> {
    board: &'a Board,
    map: Map,
    pub features: Vec<Counted>,
    /// By tile: the features of its parts, by their places.
    of: Vec<[Option<usize>; MAX_PARTS]>,
}

/// Bare spaces kept on each side of a [`Map`]: a neighbour of a bare space beside a tile lies no farther.
const RIM: i16 = 2;

/// Which tile lies where: the smallest rectangle around all of them, with a rim.
struct Map {
    corner: Cell,
    width: usize,
    tiles: Vec<Option<usize>>,
}

impl Map {
    fn of(tiles: &[PlacedTile]) -> Self {
        let least = |at: fn(&PlacedTile) -> i16| tiles.iter().map(at).min().unwrap_or(0);
        let most = |at: fn(&PlacedTile) -> i16| tiles.iter().map(at).max().unwrap_or(0);
        let corner = Cell::new(least(|tile| tile.cell.x) - RIM, least(|tile| tile.cell.y) - RIM);
        let width = (most(|tile| tile.cell.x) - corner.x + 1 + RIM) as usize;
        let height = (most(|tile| tile.cell.y) - corner.y + 1 + RIM) as usize;
        let mut map = Self { corner, width, tiles: vec![None; width * height] };
        for (index, tile) in tiles.iter().enumerate() {
            let place = map.place(tile.cell);
            map.tiles[place] = Some(index);
        }
        map
    }

    fn place(&self, cell: Cell) -> usize {
        (cell.y - self.corner.y) as usize * self.width + (cell.x - self.corner.x) as usize
    }

    /// The tile on a space in the rectangle or its rim.
    fn at(&self, cell: Cell) -> Option<usize> {
        self.tiles[self.place(cell)]
    }
}

/// The side of a tile at rotation 0 that lies where `side` is now.
fn printed_side(side: Side, rotation: Rotation) -> usize {
    (side.index() + 4 - rotation.quarter_turns() as usize) % 4
}

/// The half side of a tile at rotation 0 that lies where `half` is now.
fn printed_half(half: usize, rotation: Rotation) -> usize {
    (half + 8 - 2 * rotation.quarter_turns() as usize) % 8
}

/// Does a part reach a half side of the turned tile? Roads and rivers reach a side's middle: both halves.
fn reaches(part: &Part, half: usize, rotation: Rotation) -> bool {
    match part.kind {
        PartKind::Field => part.halves.bits() >> printed_half(half, rotation) & 1 == 1,
        _ => (part.sides.bits() | part.also.bits()) >> printed_side(Side::ALL[half / 2], rotation) & 1 == 1,
    }
}

/// What a side of the turned tile shows: the kind of whatever but a field reaches it.
fn shows(kind: &TileKind, side: Side, rotation: Rotation) -> PartKind {
    let reaching = |part: &&Part| part.kind != PartKind::Field && reaches(part, 2 * side.index(), rotation);
    kind.parts.iter().find(reaching).map_or(PartKind::Field, |part| part.kind)
}

impl<'a> Recount<'a> {
    /// Counts the table and the figures on it.
    pub fn of(board: &'a Board, figures: &Figures, occupies: impl Fn(FigureKind) -> bool) -> Self {
        let of = vec![[None; MAX_PARTS]; board.tiles().len()];
        let mut count = Self { board, map: Map::of(board.tiles()), features: Vec::new(), of };
        for tile in 0..board.tiles().len() {
            for part in 0..count.kind(tile).parts.len() {
                if count.of[tile][part].is_none() {
                    count.flood((tile, part));
                }
            }
        }
        for &spot in board.became_places() {
            if let Some(feature) = count.at(spot) {
                count.features[feature].kind = PartKind::Place;
            }
        }
        count.touch_cities();
        for figure in figures.standing().iter().filter(|figure| occupies(figure.kind)) {
            let spot = board.spot(figure.part);
            if let Some(feature) = count.at(spot) {
                count.features[feature].occupants += 1;
            }
        }
        count
    }

    fn tile(&self, index: usize) -> &'a PlacedTile {
        &self.board.tiles()[index]
    }

    fn kind(&self, index: usize) -> &'a TileKind {
        &self.board.catalogue()[self.tile(index).kind]
    }

    /// The feature of a spot on a tile, by its place.
    pub fn at(&self, spot: Spot) -> Option<usize> {
        let Spot::Part { cell, part } = spot else { return None };
        *self.of[self.map.at(cell)?].get(usize::from(part))?
    }

    /// The spot of a part.
    fn spot(&self, (tile, part): Node) -> Spot {
        Spot::Part { cell: self.tile(tile).cell, part: part as u8 }
    }

    fn flood(&mut self, start: Node) {
        let (place, kind) = (self.features.len(), self.kind(start.0).parts[start.1].kind);
        let mut feature = Counted {
            kind,
            parts: vec![start],
            tiles: 0,
            coats: 0,
            open: 0,
            occupants: 0,
            marks: Marks::EMPTY,
            cities: Vec::new(),
        };
        self.of[start.0][start.1] = Some(place);
        let mut reached = 0;
        while let Some(&node @ (tile, index)) = feature.parts.get(reached) {
            reached += 1;
            let part = &self.kind(tile).parts[index];
            feature.coats += u16::from(part.coats);
            feature.marks = feature.marks.union(part.marks);
            feature.open += self.across(node, |(tile, part)| {
                if self.of[tile][part].is_none() && !feature.parts.contains(&(tile, part)) {
                    feature.parts.push((tile, part));
                }
            });
            for &(tile, part) in &feature.parts[reached..] {
                self.of[tile][part] = Some(place);
            }
        }
        if matches!(kind, PartKind::Monastery | PartKind::Garden) {
            let Cell { x, y } = self.tile(start.0).cell;
            let near = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| Cell::new(x + dx, y + dy)));
            feature.tiles = near.filter(|&cell| self.map.at(cell).is_some()).count() as u16;
            feature.open = 9 - feature.tiles;
        } else {
            let mut tiles: Vec<usize> = feature.parts.iter().map(|&(tile, _)| tile).collect();
            tiles.sort_unstable();
            tiles.dedup();
            feature.tiles = tiles.len() as u16;
        }
        self.features.push(feature);
    }

    /// Calls `met` with the parts that a part meets across the sides of its tile. Gives the number of open
    /// sides, or half sides, on which it meets none.
    fn across(&self, (tile, index): Node, mut met: impl FnMut(Node)) -> u16 {
        let PlacedTile { cell, rotation, .. } = *self.tile(tile);
        let part = &self.kind(tile).parts[index];
        let mut open = 0;
        for side in Side::ALL {
            // A road, river or city is one thing along the whole side, a field may be two.
            let halves = [2 * side.index(), 2 * side.index() + 1];
            let halves = if part.kind == PartKind::Field { &halves[..] } else { &halves[..1] };
            for &half in halves.iter().filter(|&&half| reaches(part, half, rotation)) {
                let beside = match side {
                    Side::North => Cell::new(cell.x, cell.y - 1),
                    Side::East => Cell::new(cell.x + 1, cell.y),
                    Side::South => Cell::new(cell.x, cell.y + 1),
                    Side::West => Cell::new(cell.x - 1, cell.y),
                };
                if self.map.at(beside).is_some_and(|neighbour| self.kind(neighbour).closes) {
                    continue;
                }
                let neighbour = self.map.at(beside).filter(|&neighbour| {
                    let far = self.tile(neighbour).rotation;
                    let opposite = Side::ALL[(side.index() + 2) % 4];
                    shows(self.kind(tile), side, rotation) == shows(self.kind(neighbour), opposite, far)
                });
                let Some(neighbour) = neighbour else {
                    open += 1;
                    continue;
                };
                let far = self.tile(neighbour).rotation;
                let facing = HalfSide::ALL[half].opposite().index();
                for (place, other) in self.kind(neighbour).parts.iter().enumerate() {
                    if other.kind == part.kind && reaches(other, facing, far) {
                        met((neighbour, place));
                    }
                }
            }
        }
        open
    }

    fn touch_cities(&mut self) {
        for place in 0..self.features.len() {
            let mut cities = Vec::new();
            for &(tile, part) in &self.features[place].parts {
                let touched = self.kind(tile).parts[part].cities.iter();
                cities.extend(touched.filter_map(|city| self.of[tile][city]));
            }
            cities.sort_unstable();
            cities.dedup();
            self.features[place].cities = cities;
        }
    }

    /// Where a tile of a kind may lie: all spaces beside a tile, and there all rotations whose edges match.
    pub fn placements(&self, kind: &TileKind) -> Vec<(Cell, u8)> {
        let neighbours = |cell: Cell| {
            Side::ALL.into_iter().filter_map(move |side| Some((side, self.map.at(cell.beside(side))?)))
        };
        let fits = |cell: Cell, rotation: Rotation| {
            if kind.closes {
                return neighbours(cell).count() == Side::ALL.len();
            }
            neighbours(cell).filter(|&(_, tile)| !self.kind(tile).closes).all(|(side, tile)| {
                let opposite = Side::ALL[(side.index() + 2) % 4];
                shows(self.kind(tile), opposite, self.tile(tile).rotation) == shows(kind, side, rotation)
            })
        };
        let beside = self.board.tiles().iter().flat_map(|tile| Side::ALL.map(|side| tile.cell.beside(side)));
        let mut bare: Vec<Cell> = beside.filter(|&cell| self.map.at(cell).is_none()).collect();
        bare.sort_unstable();
        bare.dedup();
        let mut places = Vec::new();
        for cell in bare {
            let turns = Rotation::ALL.into_iter().filter(|&rotation| fits(cell, rotation));
            places.extend(turns.map(|rotation| (cell, rotation.quarter_turns())));
        }
        places
    }

    /// What of the board is not as counted.
    pub fn differs(&self) -> Option<String> {
        let mut labels = Vec::new();
        for counted in &self.features {
            let name = counted.parts.iter().map(|&node| self.spot(node)).min()?;
            let part = |node: Node| self.board.part(self.spot(node));
            let Some(first) = part(counted.parts[0]) else {
                return Some(format!("{name:?} is no part of the board"));
            };
            let root = self.board.root(first);
            labels.push(root);
            if counted.parts.iter().any(|&node| part(node).map(|part| self.board.root(part)) != Some(root)) {
                return Some(format!("the feature of {name:?} has several labels"));
            }
            let mut members: Vec<Spot> =
                self.board.members(first).map(|member| self.board.spot(member)).collect();
            let mut spots: Vec<Spot> = counted.parts.iter().map(|&node| self.spot(node)).collect();
            members.sort_unstable();
            spots.sort_unstable();
            if members != spots || self.board.name_of(first) != name {
                return Some(format!("the feature of {name:?} has the parts {members:?}, not {spots:?}"));
            }
            let feature = self.board.feature(first);
            let kept = (feature.kind, feature.tiles, feature.coats, feature.open, feature.occupants);
            let anew = (counted.kind, counted.tiles, counted.coats, counted.open, counted.occupants);
            let rest = (usize::from(feature.parts), feature.marks, feature.complete());
            if kept != anew || rest != (counted.parts.len(), counted.marks, counted.complete()) {
                return Some(format!("{name:?} is kept as {feature:?} but counted as {counted:?}"));
            }
        }
        labels.sort_unstable();
        labels.dedup();
        if labels.len() != self.features.len() {
            return Some(format!("{} features share {} labels", self.features.len(), labels.len()));
        }
        self.contacts_differ()
    }

    /// Which field does not touch the cities that it is counted to touch.
    fn contacts_differ(&self) -> Option<String> {
        for counted in self.features.iter().filter(|counted| counted.kind == PartKind::Field) {
            let field = self.board.part(self.spot(counted.parts[0]))?;
            let mut cities = Vec::new();
            self.board.cities_of_field(field, |city| cities.push(self.at(self.board.spot(city))));
            cities.sort_unstable();
            let complete = counted.cities.iter().filter(|&&city| self.features[city].open == 0).count();
            let told = usize::from(self.board.complete_cities_of_field(field));
            if !cities.iter().copied().eq(counted.cities.iter().map(|&city| Some(city))) || complete != told {
                let name = self.board.name_of(field);
                return Some(format!(
                    "field {name:?} touches {cities:?}, counted {:?}; {told} complete, counted {complete}",
                    counted.cities
                ));
            }
        }
        None
    }
}
