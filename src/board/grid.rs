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
/// On the space of a tile: it has a monastery or garden.
const LONE: u16 = 1 << 14;

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
            tile => Space::Tile((tile & !LONE) - 1),
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

impl Grid {
    /// Marks the tile on a space as one with a monastery or garden.
    pub fn mark_lone(&mut self, cell: Cell) {
        let index = self.index(cell);
        self.spaces[index] |= LONE;
    }

    /// What is kept of the eight spaces around one.
    fn around(&self, cell: Cell) -> [u16; 8] {
        let (at, row, last) = (self.index(cell) as isize, self.width as isize, self.spaces.len() - 1);
        [-row - 1, -row, 1 - row, -1, 1, row - 1, row, row + 1]
            .map(|along| self.spaces[(at + along) as usize & last])
    }

    /// How many tiles lie around a space.
    pub fn tiles_around(&self, cell: Cell) -> u16 {
        self.around(cell).iter().map(|&space| u16::from(space != BARE && space & OPEN == 0)).sum()
    }

    /// Calls `each` with the tiles around a space that have a monastery or garden.
    pub fn each_lone_around(&self, cell: Cell, mut each: impl FnMut(u16)) {
        for space in self.around(cell) {
            if space & (LONE | OPEN) == LONE {
                each((space & !LONE) - 1);
            }
        }
    }
}

crate::cloning::clone_in_place!(Grid { width, spaces });
