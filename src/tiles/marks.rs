use std::fmt;

use super::PartKind;

/// The index of a registered mark, 0 to 63.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct MarkId(pub u8);

/// What a mark is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkPlace {
    /// On the tile as a whole: written as an item of its own.
    Tile,
    /// On a part of this kind: written after it.
    Part(PartKind),
    /// On a part of kind [`PartKind::Place`], which the mark makes: written as an item of its own.
    Own,
    /// On the tile as a whole, written as an item of its own: a tile that closes whatever it touches. It lies
    /// in a hole between four others, matches everything, and has no field.
    Closing,
}

impl MarkPlace {
    /// Where a mark of a part of this kind is written.
    pub const fn of(kind: PartKind) -> Self {
        match kind {
            PartKind::Place => Self::Own,
            kind => Self::Part(kind),
        }
    }
}

/// A mark as its owner registers it. The same id may be registered for several places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarkDef {
    /// Its index.
    pub id: MarkId,
    /// How the notation writes it: lower-case letters and hyphens.
    pub word: &'static str,
    /// What it may be written after.
    pub on: MarkPlace,
    /// Does it point somewhere? Then no two rotations of the tile look alike.
    pub directed: bool,
}

/// A set of registered marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Marks(u64);

impl Marks {
    /// No mark.
    pub const EMPTY: Self = Self(0);

    /// The set of these bits, bit 0 for `MarkId(0)`.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Bit 0 for `MarkId(0)`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with one more mark.
    pub const fn with(self, mark: MarkId) -> Self {
        Self(self.0 | 1 << mark.0)
    }

    /// The marks of both.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is the mark in it?
    pub const fn contains(self, mark: MarkId) -> bool {
        mark.0 < 64 && self.0 & (1 << mark.0) != 0
    }

    /// Is no mark in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its marks, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = MarkId> {
        (0..64).map(MarkId).filter(move |&mark| self.contains(mark))
    }
}

impl FromIterator<MarkId> for Marks {
    fn from_iter<I: IntoIterator<Item = MarkId>>(marks: I) -> Self {
        marks.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|mark| mark.0)).finish()
    }
}
