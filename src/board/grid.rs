use crate::geometry::Cell;

/// Spaces along one side of the largest table; a power of two.
pub(super) const WIDEST: i16 = 128;

/// Spaces along one side of the table at first.
const NARROWEST: usize = 32;

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Space {
    /// Nothing, and no tile beside it.
    Bare,
    /// No tile yet, but one beside it: its place among the open spaces.
    Open(u16),
    /// A tile, by its index.
    Tile(u16),
}

/// The table as a flat array of rows that wraps around.
///
/// A board is always narrower and lower than the array, which [`super::Board`] sees to; where on the
/// plane it lies does not matter.
#[derive(Debug)]
pub(super) struct Grid {
    /// Spaces along one side; a power of two.
    width: usize,
    spaces: Vec<u16>,
}

const BARE: u16 = 0;
const OPEN: u16 = 1 << 15;

impl Grid {
    pub fn new() -> Self {
        Self::of_width(NARROWEST)
    }

    fn of_width(width: usize) -> Self {
        Self { width, spaces: vec![BARE; width * width] }
    }

    /// A bare table, twice as wide and high.
    pub fn wider(&self) -> Self {
        Self::of_width(2 * self.width)
    }

    /// Spaces along one side.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows follow one another, so that the neighbours of a space lie at fixed distances.
    fn index(&self, cell: Cell) -> usize {
        let along = isize::from(cell.y) * self.width as isize + isize::from(cell.x);
        along as usize & (self.spaces.len() - 1)
    }

    pub fn get(&self, cell: Cell) -> Space {
        match self.spaces[self.index(cell)] {
            BARE => Space::Bare,
            open if open & OPEN != 0 => Space::Open(open & !OPEN),
            tile => Space::Tile(tile - 1),
        }
    }

    pub fn set(&mut self, cell: Cell, space: Space) {
        let index = self.index(cell);
        self.spaces[index] = match space {
            Space::Bare => BARE,
            Space::Open(index) => index | OPEN,
            Space::Tile(index) => index + 1,
        };
    }
}

impl Clone for Grid {
    fn clone(&self) -> Self {
        Self { width: self.width, spaces: self.spaces.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.width = other.width;
        self.spaces.clone_from(&other.spaces);
    }
}
