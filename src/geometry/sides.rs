use std::fmt;

/// One of the four sides of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The upper side.
    North = 0,
    /// The right side.
    East = 1,
    /// The lower side.
    South = 2,
    /// The left side.
    West = 3,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its place in [`Side::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side of the neighbour that touches this one.
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// This side after the tile was turned.
    pub const fn turned(self, by: Rotation) -> Self {
        Self::ALL[(self as usize + by.quarter_turns() as usize) % 4]
    }

    /// The left and the right half of this side, as seen from the tile's centre looking out.
    pub const fn halves(self) -> [HalfSide; 2] {
        [HalfSide(self as u8 * 2), HalfSide(self as u8 * 2 + 1)]
    }

    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

/// How far a tile is turned clockwise, in quarter turns (0 to 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// All four rotations.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// So many quarter turns clockwise, modulo four.
    pub const fn new(quarter_turns: u8) -> Self {
        Self(quarter_turns % 4)
    }

    /// Quarter turns clockwise, 0 to 3.
    pub const fn quarter_turns(self) -> u8 {
        self.0
    }

    /// The rotation that undoes this one.
    pub const fn back(self) -> Self {
        Self((4 - self.0) % 4)
    }
}

/// One of the eight half sides of a tile, clockwise from the north-west corner.
///
/// Left and right are seen from the tile's centre looking out: `NL` is the west half of the north
/// side, `ER` the south half of the east side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HalfSide(u8);

impl HalfSide {
    /// All half sides: NL NR EL ER SL SR WL WR.
    pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// Its place in [`HalfSide::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side it belongs to.
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize / 2]
    }

    /// The half side of the neighbour that touches this one.
    pub const fn opposite(self) -> Self {
        Self([5, 4, 7, 6, 1, 0, 3, 2][self.0 as usize])
    }

    /// `NL`, `NR`, `EL`, ...
    pub const fn name(self) -> &'static str {
        ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"][self.0 as usize]
    }
}

impl fmt::Debug for HalfSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How many of four bits are set.
const NUMBER: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SideSet(u8);

impl SideSet {
    /// No side.
    pub const EMPTY: Self = Self(0);

    /// The set of these bits, bit 0 for north, then clockwise.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0b1111)
    }

    /// Bit 0 for north, then clockwise.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with one more side.
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// Is the side in it?
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Is no side in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many sides are in it.
    pub const fn len(self) -> u8 {
        NUMBER[self.0 as usize]
    }

    /// The set after the tile was turned.
    pub const fn turned(self, by: Rotation) -> Self {
        let doubled = (self.0 as u16) << by.quarter_turns();
        Self((doubled | doubled >> 4) as u8 & 0b1111)
    }

    /// Its sides, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }
}

impl FromIterator<Side> for SideSet {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SideSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

/// A set of half sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HalfSet(u8);

impl HalfSet {
    /// No half side.
    pub const EMPTY: Self = Self(0);

    /// The set of these bits, bit 0 for NL, then clockwise.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Bit 0 for NL, then clockwise.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with one more half side.
    pub const fn with(self, half: HalfSide) -> Self {
        Self(self.0 | 1 << half.0)
    }

    /// Is the half side in it?
    pub const fn contains(self, half: HalfSide) -> bool {
        self.0 & (1 << half.0) != 0
    }

    /// Is no half side in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many half sides are in it.
    pub const fn len(self) -> u8 {
        NUMBER[self.0 as usize & 15] + NUMBER[self.0 as usize >> 4]
    }

    /// The set after the tile was turned.
    pub const fn turned(self, by: Rotation) -> Self {
        Self(self.0.rotate_left(2 * by.quarter_turns() as u32))
    }

    /// Its half sides, clockwise from NL.
    pub fn iter(self) -> impl Iterator<Item = HalfSide> {
        HalfSide::ALL.into_iter().filter(move |&half| self.contains(half))
    }
}

impl FromIterator<HalfSide> for HalfSet {
    fn from_iter<I: IntoIterator<Item = HalfSide>>(halves: I) -> Self {
        halves.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for HalfSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_sides_meet_across_a_border() {
        for half in HalfSide::ALL {
            assert_eq!(half.opposite().opposite(), half);
            assert_eq!(half.opposite().side(), half.side().opposite());
        }
        // The west half of a north side meets the west half of a south side.
        assert_eq!(HalfSide(0).opposite().name(), "SR");
    }

    #[test]
    fn turning_moves_sides_and_halves_alike() {
        for by in Rotation::ALL {
            for side in Side::ALL {
                let halves: HalfSet = side.halves().into_iter().collect();
                let turned: HalfSet = side.turned(by).halves().into_iter().collect();
                assert_eq!(halves.turned(by), turned);
                assert_eq!(SideSet::EMPTY.with(side).turned(by), SideSet::EMPTY.with(side.turned(by)));
            }
        }
    }
}
