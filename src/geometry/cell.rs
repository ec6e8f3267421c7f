use std::fmt;

use super::Side;

/// A space of the table that holds one tile. `x` grows east, `y` grows south.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Cell {
    /// Spaces east of the origin.
    pub x: i16,
    /// Spaces south of the origin.
    pub y: i16,
}

impl Cell {
    /// The space `x` east and `y` south of the origin.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbour that shares the given side.
    pub const fn beside(self, side: Side) -> Self {
        match side {
            Side::North => Self::new(self.x, self.y - 1),
            Side::East => Self::new(self.x + 1, self.y),
            Side::South => Self::new(self.x, self.y + 1),
            Side::West => Self::new(self.x - 1, self.y),
        }
    }

    /// The eight spaces around this one, row by row from the north-west corner.
    pub const fn around(self) -> [Self; 8] {
        let Self { x, y } = self;
        [
            Self::new(x - 1, y - 1),
            Self::new(x, y - 1),
            Self::new(x + 1, y - 1),
            Self::new(x - 1, y),
            Self::new(x + 1, y),
            Self::new(x - 1, y + 1),
            Self::new(x, y + 1),
            Self::new(x + 1, y + 1),
        ]
    }

    /// The nine spaces of its block, this one and the eight around it, row by row from the north-west corner.
    pub const fn block(self) -> [Self; 9] {
        let [a, b, c, d, e, f, g, h] = self.around();
        [a, b, c, d, self, e, f, g, h]
    }

    /// Is it this space, or one of the eight around it?
    pub const fn is_near(self, other: Self) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_a_space_and_all_that_are_near_it() {
        let middle = Cell::new(3, -2);
        let mut near = Vec::new();
        for y in -5..5 {
            near.extend((0..7).map(|x| Cell::new(x, y)).filter(|&cell| middle.is_near(cell)));
        }
        assert_eq!(near, middle.block());
        near.retain(|&cell| cell != middle);
        assert_eq!(near, middle.around());
    }
}
