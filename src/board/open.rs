use crate::geometry::{Cell, Side};
use crate::tiles::Terrain;

/// A space without a tile beside at least one tile, with the edges that a tile must show there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenSpace {
    /// The space.
    pub cell: Cell,
    /// Two bits a side, as in [`crate::tiles::Turned::edges`]; 0 where nothing is demanded.
    wanted: u8,
    /// Both bits of each side on which something is demanded.
    demanded: u8,
}

impl OpenSpace {
    /// Does a tile that shows these edges fit?
    pub const fn fits(&self, edges: u8) -> bool {
        (edges ^ self.wanted) & self.demanded == 0
    }

    /// The first side, clockwise from north, on which these edges do not fit.
    pub fn misfit(&self, edges: u8) -> Option<Side> {
        let wrong = (edges ^ self.wanted) & self.demanded;
        Side::ALL.into_iter().find(|&side| wrong >> (2 * side.index()) & 0b11 != 0)
    }
}

/// The list of open spaces; removal moves the last one into the gap.
#[derive(Clone, Debug, Default)]
pub(super) struct OpenSpaces(Vec<OpenSpace>);

impl OpenSpaces {
    pub fn all(&self) -> &[OpenSpace] {
        &self.0
    }

    pub fn add(&mut self, cell: Cell) -> u16 {
        self.0.push(OpenSpace { cell, wanted: 0, demanded: 0 });
        self.0.len() as u16 - 1
    }

    pub fn demand(&mut self, index: u16, side: Side, terrain: Terrain) {
        let shift = 2 * side.index();
        let space = &mut self.0[index as usize];
        space.wanted |= (terrain as u8) << shift;
        space.demanded |= 0b11 << shift;
    }

    /// Removes a space and gives the one that now stands at its index, if any.
    pub fn remove(&mut self, index: u16) -> Option<Cell> {
        self.0.swap_remove(index as usize);
        self.0.get(index as usize).map(|space| space.cell)
    }
}
