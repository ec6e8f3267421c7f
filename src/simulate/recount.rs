//! The table counted anew: features by flood fill, from where tiles lie and what is printed on them.
//!
//! Nothing here uses what the board keeps up as tiles come, nor the turned rims that it joins them by.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::board::{Board, PlacedTile, Spot};
use crate::figures::Figures;
use crate::geometry::{Cell, HalfSide, Rotation, Side};
use crate::tiles::{Marks, Part, PartKind, TileKind};

/// A part of a tile: the tile's place among those on the table, and the part's place on it.
type Node = (usize, usize);

/// A feature as counted.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    pub kind: PartKind,
    pub parts: Vec<Node>,
    pub tiles: BTreeSet<usize>,
    pub coats: u16,
    pub open: u16,
    pub occupants: u16,
    pub marks: Marks,
    /// For a field: the cities that it touches, by their places among the features.
    pub cities: BTreeSet<usize>,
}

impl Counted {
    pub fn complete(&self) -> bool {
        self.open == 0 && self.kind != PartKind::Field && self.kind != PartKind::River
    }
}

/// The features of a table.
pub(super) struct Recount<'a> {
    board: &'a Board,
    tiles: HashMap<Cell, usize>,
    pub features: Vec<Counted>,
    of: HashMap<Node, usize>,
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
        _ => part.sides.bits() >> printed_side(Side::ALL[half / 2], rotation) & 1 == 1,
    }
}

/// What a side of the turned tile shows: the kind of whatever but a field reaches it.
fn shows(kind: &TileKind, side: Side, rotation: Rotation) -> PartKind {
    let reaching = |part: &&Part| part.kind != PartKind::Field && reaches(part, 2 * side.index(), rotation);
    kind.parts.iter().find(reaching).map_or(PartKind::Field, |part| part.kind)
}

impl<'a> Recount<'a> {
    /// Counts the table and the figures on it.
    pub fn of(board: &'a Board, figures: &Figures) -> Self {
        let tiles = board.tiles().iter().enumerate().map(|(index, tile)| (tile.cell, index)).collect();
        let mut count = Self { board, tiles, features: Vec::new(), of: HashMap::new() };
        for tile in 0..board.tiles().len() {
            for part in 0..count.kind(tile).parts.len() {
                if !count.of.contains_key(&(tile, part)) {
                    count.flood((tile, part));
                }
            }
        }
        count.touch_cities();
        for figure in figures.standing() {
            if let Some(feature) = count.at(board.spot(figure.part)) {
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

    /// The feature of a spot, by its place.
    pub fn at(&self, spot: Spot) -> Option<usize> {
        let Spot::Part { cell, part } = spot else { return None };
        self.of.get(&(*self.tiles.get(&cell)?, usize::from(part))).copied()
    }

    /// The spot of a part.
    pub fn spot(&self, (tile, part): Node) -> Spot {
        Spot::Part { cell: self.tile(tile).cell, part: part as u8 }
    }

    fn flood(&mut self, start: Node) {
        let kind = self.kind(start.0).parts[start.1].kind;
        let mut feature = Counted {
            kind,
            parts: Vec::new(),
            tiles: BTreeSet::new(),
            coats: 0,
            open: 0,
            occupants: 0,
            marks: Marks::EMPTY,
            cities: BTreeSet::new(),
        };
        let mut waiting = vec![start];
        self.of.insert(start, self.features.len());
        while let Some(node @ (tile, index)) = waiting.pop() {
            let part = &self.kind(tile).parts[index];
            feature.parts.push(node);
            feature.tiles.insert(tile);
            feature.coats += u16::from(part.coats);
            feature.marks = feature.marks.union(part.marks);
            for next in self.across(node, &mut feature.open) {
                if self.of.insert(next, self.features.len()).is_none() {
                    waiting.push(next);
                }
            }
        }
        if matches!(kind, PartKind::Monastery | PartKind::Garden) {
            let Cell { x, y } = self.tile(start.0).cell;
            let near = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| Cell::new(x + dx, y + dy)));
            feature.tiles = near.filter_map(|cell| self.tiles.get(&cell).copied()).collect();
            feature.open = 9 - feature.tiles.len() as u16;
        }
        self.features.push(feature);
    }

    /// The parts that a part meets across the sides of its tile. Adds to `open` where it meets none.
    fn across(&self, (tile, index): Node, open: &mut u16) -> Vec<Node> {
        let PlacedTile { cell, rotation, .. } = *self.tile(tile);
        let part = &self.kind(tile).parts[index];
        let mut met = Vec::new();
        for side in Side::ALL {
            let beside = match side {
                Side::North => Cell::new(cell.x, cell.y - 1),
                Side::East => Cell::new(cell.x + 1, cell.y),
                Side::South => Cell::new(cell.x, cell.y + 1),
                Side::West => Cell::new(cell.x - 1, cell.y),
            };
            let neighbour = self.tiles.get(&beside).copied().filter(|&neighbour| {
                let far = self.tile(neighbour).rotation;
                let opposite = Side::ALL[(side.index() + 2) % 4];
                shows(self.kind(tile), side, rotation) == shows(self.kind(neighbour), opposite, far)
            });
            for half in [2 * side.index(), 2 * side.index() + 1] {
                // A road, river or city is one thing along the whole side.
                let counts = part.kind == PartKind::Field || half % 2 == 0;
                if !counts || !reaches(part, half, rotation) {
                    continue;
                }
                let Some(neighbour) = neighbour else {
                    *open += 1;
                    continue;
                };
                let far = self.tile(neighbour).rotation;
                let facing = HalfSide::ALL[half].opposite().index();
                let parts = self.kind(neighbour).parts.iter().enumerate();
                let meets = parts.filter(|(_, other)| other.kind == part.kind && reaches(other, facing, far));
                met.extend(meets.map(|(other, _)| (neighbour, other)));
            }
        }
        met
    }

    fn touch_cities(&mut self) {
        for place in 0..self.features.len() {
            let mut cities = BTreeSet::new();
            for &(tile, part) in &self.features[place].parts {
                let touched = self.kind(tile).parts[part].cities.iter();
                cities.extend(touched.map(|city| self.of[&(tile, city)]));
            }
            self.features[place].cities = cities;
        }
    }

    /// Where a tile of a kind may lie: all spaces beside a tile, and there all rotations whose edges match.
    pub fn placements(&self, kind: &TileKind) -> BTreeSet<(Cell, u8)> {
        let mut fitting = BTreeMap::<(Cell, u8), bool>::new();
        for tile in 0..self.board.tiles().len() {
            let PlacedTile { cell, rotation: far, .. } = *self.tile(tile);
            for side in Side::ALL {
                let beside = cell.beside(side);
                if self.tiles.contains_key(&beside) {
                    continue;
                }
                let shown = shows(self.kind(tile), side, far);
                for rotation in Rotation::ALL {
                    let opposite = Side::ALL[(side.index() + 2) % 4];
                    let matches = shows(kind, opposite, rotation) == shown;
                    *fitting.entry((beside, rotation.quarter_turns())).or_insert(true) &= matches;
                }
            }
        }
        fitting.into_iter().filter(|&(_, fits)| fits).map(|(place, _)| place).collect()
    }

    /// What of the board is not as counted.
    pub fn differs(&self) -> Option<String> {
        let mut labels = HashMap::new();
        for (place, counted) in self.features.iter().enumerate() {
            let name = counted.parts.iter().map(|&node| self.spot(node)).min()?;
            let part = |node: Node| self.board.part(self.spot(node));
            let Some(first) = part(counted.parts[0]) else {
                return Some(format!("{name:?} is no part of the board"));
            };
            let root = self.board.root(first);
            if labels.insert(root, place).is_some() {
                return Some(format!("{name:?} shares its label with another feature"));
            }
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
            let tiles = counted.tiles.len() as u16;
            let anew = (counted.kind, tiles, counted.coats, counted.open, counted.occupants);
            let rest = (usize::from(feature.parts), feature.marks, feature.complete());
            if kept != anew || rest != (counted.parts.len(), counted.marks, counted.complete()) {
                return Some(format!("{name:?} is kept as {feature:?} but counted as {counted:?}"));
            }
        }
        self.contacts_differ()
    }

    /// Which field does not touch the cities that it is counted to touch.
    fn contacts_differ(&self) -> Option<String> {
        for counted in self.features.iter().filter(|counted| counted.kind == PartKind::Field) {
            let field = self.board.part(self.spot(counted.parts[0]))?;
            let mut cities = BTreeSet::new();
            let mut twice = false;
            self.board.cities_of_field(field, |city| {
                let spot = self.board.spot(city);
                twice |= self.at(spot).is_none_or(|place| !cities.insert(place));
            });
            let complete = cities.iter().filter(|&&city| self.features[city].complete()).count();
            let told = usize::from(self.board.complete_cities_of_field(field));
            if twice || cities != counted.cities || complete != told {
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
