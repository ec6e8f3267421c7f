use super::bits;
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
    /// The first side, clockwise from north, on which these edges do not fit.
    pub fn misfit(&self, edges: u8) -> Option<Side> {
        let wrong = (edges ^ self.wanted) & self.demanded;
        Side::ALL.into_iter().find(|&side| wrong >> (2 * side.index()) & 0b11 != 0)
    }
}

/// Open spaces that a block holds.
const BLOCK: usize = 64;

/// Up to 64 open spaces, a bit each.
#[derive(Clone, Copy, Debug)]
struct Block {
    cells: [Cell; BLOCK],
    /// The bits in use.
    used: u64,
    /// By side and terrain: where a tile must not show that terrain on that side.
    forbidden: [[u64; 4]; 4],
}

impl Block {
    const NEW: Self = Self { cells: [Cell::new(0, 0); BLOCK], used: 0, forbidden: [[0; 4]; 4] };

    /// The spaces on which a tile fits that shows this on its four sides.
    fn fitting(&self, edges: u8) -> u64 {
        let [north, east, south, west] = &self.forbidden;
        let shown = |side: usize| usize::from(edges >> (2 * side) & 0b11);
        self.used & !(north[shown(0)] | east[shown(1)] | south[shown(2)] | west[shown(3)])
    }
}

/// The open spaces, each at a place of its own until a tile is laid on it.
#[derive(Debug, Default)]
pub(super) struct OpenSpaces {
    blocks: Vec<Block>,
}

impl OpenSpaces {
    /// Is there any on which a tile that shows these edges fits?
    pub fn any_fitting(&self, edges: u8) -> bool {
        self.blocks.iter().any(|block| block.fitting(edges) != 0)
    }

    /// Calls `each` with every open space on which a tile that shows these edges fits.
    pub fn each_fitting(&self, edges: u8, mut each: impl FnMut(Cell)) {
        for block in &self.blocks {
            for place in bits(block.fitting(edges)) {
                each(block.cells[place as usize % BLOCK]);
            }
        }
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = OpenSpace> + '_ {
        self.blocks.iter().enumerate().flat_map(move |(index, block)| {
            bits(block.used).map(move |place| self.get((BLOCK * index) as u16 + place as u16))
        })
    }

    /// Those on all of whose sides something is demanded; with `all`, the others too.
    pub fn surrounded(&self, all: bool) -> impl Iterator<Item = Cell> + '_ {
        self.blocks.iter().flat_map(move |block| {
            let demanded = |[a, b, c, d]: &[u64; 4]| a | b | c | d;
            let sides = block.forbidden.iter().map(demanded).fold(block.used, |spaces, side| spaces & side);
            bits(if all { block.used } else { sides }).map(move |place| block.cells[place as usize % BLOCK])
        })
    }

    pub fn get(&self, place: u16) -> OpenSpace {
        let (block, place) = (&self.blocks[usize::from(place) / BLOCK], usize::from(place) % BLOCK);
        let mut space = OpenSpace { cell: block.cells[place], wanted: 0, demanded: 0 };
        for (side, forbidden) in block.forbidden.iter().enumerate() {
            let may_show = |terrain: &usize| forbidden[*terrain] >> place & 1 == 0;
            if let Some(only) = (0..4).find(may_show)
                && (0..4).filter(may_show).count() == 1
            {
                space.wanted |= (only as u8) << (2 * side);
                space.demanded |= 0b11 << (2 * side);
            }
        }
        space
    }

    /// Adds a space, on which nothing is demanded yet, and gives its place.
    pub fn add(&mut self, cell: Cell) -> u16 {
        let free = self.blocks.iter().position(|block| block.used != u64::MAX);
        let index = free.unwrap_or_else(|| {
            self.blocks.push(Block::NEW);
            self.blocks.len() - 1
        });
        let block = &mut self.blocks[index];
        let place = block.used.trailing_ones() as usize;
        block.used |= 1 << place;
        block.cells[place] = cell;
        (BLOCK * index + place) as u16
    }

    fn at(&mut self, place: u16) -> (&mut Block, u64) {
        (&mut self.blocks[usize::from(place) / BLOCK], 1 << (usize::from(place) % BLOCK))
    }

    /// From now on a tile on this space must show this on that side, and nothing else.
    pub fn demand(&mut self, place: u16, side: Side, terrain: Terrain) {
        let (block, bit) = self.at(place);
        let forbidden = &mut block.forbidden[side.index()];
        forbidden.iter_mut().for_each(|spaces| *spaces |= bit);
        forbidden[terrain as usize] &= !bit;
    }

    /// Removes a space.
    pub fn remove(&mut self, place: u16) {
        let (block, bit) = self.at(place);
        block.used &= !bit;
        block.forbidden.as_flattened_mut().iter_mut().for_each(|spaces| *spaces &= !bit);
    }
}

crate::cloning::clone_in_place!(OpenSpaces { blocks });
