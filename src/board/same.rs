//! When two boards are equal, and a number that is equal for equal boards.

use super::{Board, PlacedTile, Spot, StatedFeature};

/// Two boards are equal when the same tiles lie in the same places and the same is stated in words;
/// in which order they came does not matter.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let same = |tile: &PlacedTile| {
            other.tile_at(tile.cell).is_some_and(|it| it.kind == tile.kind && it.rotation == tile.rotation)
        };
        self.tiles.len() == other.tiles.len()
            && self.became_places == other.became_places
            && self.tiles.iter().all(same)
            && self.same_statements(other)
    }
}

impl Eq for Board {}

impl Board {
    fn same_statements(&self, other: &Self) -> bool {
        self.stated.len() == other.stated.len()
            && self
                .stated
                .iter()
                .zip(&other.stated)
                .all(|(a, b)| a == b && self.feature(a.part).open == other.feature(b.part).open)
    }

    /// A number for the table, equal for boards that are equal: whatever the order in which tiles came.
    pub fn fingerprint(&self) -> u128 {
        let tile = |tile: &PlacedTile| {
            let PlacedTile { cell, kind, rotation, .. } = *tile;
            let word = u64::from(cell.x as u16)
                | u64::from(cell.y as u16) << 16
                | u64::from(kind.0) << 32
                | u64::from(rotation.quarter_turns()) << 48;
            scattered(u128::from(word) + 1)
        };
        let stated = |(index, stated): (usize, &StatedFeature)| {
            scattered((1 + index as u128) << 64 | u128::from(self.feature(stated.part).open))
        };
        let stated = self.stated.iter().enumerate().map(stated);
        let place = |spot: &Spot| match *spot {
            Spot::Part { cell, part } => {
                let word = u64::from(cell.x as u16) | u64::from(cell.y as u16) << 16 | u64::from(part) << 32;
                scattered(1 << 127 | u128::from(word))
            }
            Spot::Stated(index) => scattered(1 << 126 | u128::from(index)),
        };
        let places = self.became_places.iter().map(place);
        self.tiles.iter().map(tile).chain(stated).chain(places).fold(0, u128::wrapping_add)
    }
}

/// A number with its bits scattered, so that sums of such numbers tell sets apart.
const fn scattered(number: u128) -> u128 {
    const MIX: u128 = 0xc6a4_a793_5bd1_e995_d6e8_feb8_6659_fd93;
    let once = number.wrapping_mul(MIX);
    let twice = (once ^ once >> 64).wrapping_mul(MIX);
    twice ^ twice >> 61
}
