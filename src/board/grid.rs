use crate::geometry::Cell;

/// Spaces along one side of the table; a power of two.
pub(super) const WIDTH: i16 = 128;

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Space {
    /// Nothing, and no tile beside it.
    Bare,
    /// No tile yet, but one beside it: its place in the list of open spaces.
    Open(u16),
    /// A tile, by its index.
    Tile(u16),
}

/// The table as a flat array that wraps around in both directions.
///
/// A board is never wider or higher than the array, which [`super::Board`] sees to; where on the
/// plane it lies does not matter.
#[derive(Clone, Debug)]
pub(super) struct Grid(Box<[u16]>);

const BARE: u16 = 0;
const OPEN: u16 = 1 << 15;

impl Grid {
    pub(super) fn new() -> Self {
        Self(vec![BARE; (WIDTH as usize) * (WIDTH as usize)].into_boxed_slice())
    }

    fn index(cell: Cell) -> usize {
        let wrap = |n: i16| (n as u16 as usize) & (WIDTH as usize - 1);
        wrap(cell.y) * WIDTH as usize + wrap(cell.x)
    }

    pub(super) fn get(&self, cell: Cell) -> Space {
        match self.0[Self::index(cell)] {
            BARE => Space::Bare,
            open if open & OPEN != 0 => Space::Open(open & !OPEN),
            tile => Space::Tile(tile - 1),
        }
    }

    pub(super) fn set(&mut self, cell: Cell, space: Space) {
        self.0[Self::index(cell)] = match space {
            Space::Bare => BARE,
            Space::Open(index) => index | OPEN,
            Space::Tile(index) => index + 1,
        };
    }
}
