use std::fmt;

use super::Marks;
use crate::geometry::{HalfSet, Rotation, SideSet};

/// What stands in place of a part's index where there is no such part.
pub const NO_PART: u8 = 255;

/// What a side of a tile shows; neighbours must show the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Terrain {
    /// Meadow.
    Field = 0,
    /// A road leaves the tile in the middle of the side.
    Road = 1,
    /// The side lies in a city.
    City = 2,
    /// A river leaves the tile in the middle of the side.
    River = 3,
}

impl Terrain {
    /// Every terrain, in the order of its two bits.
    pub const ALL: [Self; 4] = [Self::Field, Self::Road, Self::City, Self::River];

    /// The terrain of the two lowest bits.
    pub const fn from_bits(bits: u8) -> Self {
        Self::ALL[(bits & 0b11) as usize]
    }

    /// `field`, `road`, `city` or `river`.
    pub const fn id(self) -> &'static str {
        ["field", "road", "city", "river"][self as usize]
    }
}

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum PartKind {
    /// A piece of a city.
    City = 0,
    /// A piece of a road.
    Road = 1,
    /// A piece of a river.
    River = 2,
    /// A piece of meadow.
    Field = 3,
    /// A monastery, or whatever else stands like one.
    Monastery = 4,
    /// A garden.
    Garden = 5,
    /// What stands on the tile and is no feature, known by its mark: the foundation of a tower, a place for
    /// acrobats. It reaches no side and is never complete. What a box puts there is the box's affair.
    Place = 6,
}

impl PartKind {
    /// Every kind.
    pub const ALL: [Self; 7] =
        [Self::City, Self::Road, Self::River, Self::Field, Self::Monastery, Self::Garden, Self::Place];

    /// The word for it, as the notation writes it.
    pub const fn id(self) -> &'static str {
        ["city", "road", "river", "field", "monastery", "garden", "place"][self as usize]
    }

    /// What a side shows that this part reaches; `None` for what stands inside a tile.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::City => Some(Terrain::City),
            Self::Road => Some(Terrain::Road),
            Self::River => Some(Terrain::River),
            Self::Field => Some(Terrain::Field),
            Self::Monastery | Self::Garden | Self::Place => None,
        }
    }

    /// Does it count the tiles around its own?
    pub const fn is_lone(self) -> bool {
        matches!(self, Self::Monastery | Self::Garden)
    }
}

/// A set of parts of one tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct PartSet(u16);

impl PartSet {
    /// No part.
    pub const EMPTY: Self = Self(0);

    /// The set of these bits, bit 0 for the tile's first part.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Bit 0 for the tile's first part.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with one more part.
    pub const fn with(self, part: usize) -> Self {
        Self(self.0 | 1 << part)
    }

    /// Is the part in it?
    pub const fn contains(self, part: usize) -> bool {
        part < 16 && self.0 & (1 << part) != 0
    }

    /// Is no part in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many parts are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The indices of its parts, lowest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..16).filter(move |&part| self.contains(part))
    }
}

impl FromIterator<usize> for PartSet {
    fn from_iter<I: IntoIterator<Item = usize>>(parts: I) -> Self {
        parts.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for PartSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One part of a tile, in the tile's own rotation 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// What it is.
    pub kind: PartKind,
    /// The sides that a city, road or river reaches. A field has none: see `halves`.
    pub sides: SideSet,
    /// For a city: sides that show another city of the tile, and that it touches at a corner. What lies across
    /// such a side meets both.
    pub also: SideSet,
    /// The half sides that a field reaches.
    pub halves: HalfSet,
    /// Coats of arms on it.
    pub coats: u8,
    /// What else is printed on it.
    pub marks: Marks,
    /// For a field: the cities of the same tile that it touches.
    pub cities: PartSet,
    /// For the others: the parts that it ends at or that end at it (roads at a crossing, a road at a city).
    pub meets: PartSet,
}

impl Part {
    /// A part that reaches no side and has nothing on it.
    pub const fn new(kind: PartKind) -> Self {
        Self {
            kind,
            sides: SideSet::EMPTY,
            also: SideSet::EMPTY,
            halves: HalfSet::EMPTY,
            coats: 0,
            marks: Marks::EMPTY,
            cities: PartSet::EMPTY,
            meets: PartSet::EMPTY,
        }
    }

    /// The part after the tile was turned. Which parts touch does not change.
    pub const fn turned(self, by: Rotation) -> Self {
        let (sides, also) = (self.sides.turned(by), self.also.turned(by));
        Self { sides, also, halves: self.halves.turned(by), ..self }
    }
}
