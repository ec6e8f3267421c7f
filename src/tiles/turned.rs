use super::{NO_PART, Part, PartKind, Terrain};
use crate::geometry::{HalfSide, Rotation, Side};

/// What the rim of a tile shows in one rotation, precomputed for the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turned {
    /// The [`Terrain`] of each side, two bits a side, north lowest.
    pub edges: u8,
    /// The city, road or river at each side; [`NO_PART`] at a field side.
    pub side_part: [u8; 4],
    /// The field at each half side; [`NO_PART`] at a city side. Beside a road or river, both halves have one.
    pub half_part: [u8; 8],
}

impl Turned {
    /// The rim of these parts after a turn.
    pub(super) fn of(parts: &[Part], by: Rotation) -> Self {
        let mut turned = Self { edges: 0, side_part: [NO_PART; 4], half_part: [NO_PART; 8] };
        for (index, part) in parts.iter().map(|part| part.turned(by)).enumerate() {
            for side in part.sides.iter() {
                turned.side_part[side.index()] = index as u8;
                let bits = part.kind.terrain().unwrap_or(Terrain::Field) as u8;
                turned.edges |= bits << (2 * side.index());
            }
            if part.kind == PartKind::Field {
                for half in part.halves.iter() {
                    turned.half_part[half.index()] = index as u8;
                }
            }
        }
        turned
    }

    /// What a side shows.
    pub const fn terrain(&self, side: Side) -> Terrain {
        Terrain::from_bits(self.edges >> (2 * side.index()))
    }

    /// The city, road or river at a side.
    pub const fn at_side(&self, side: Side) -> Option<usize> {
        match self.side_part[side.index()] {
            NO_PART => None,
            part => Some(part as usize),
        }
    }

    /// The field at a half side.
    pub const fn at_half(&self, half: HalfSide) -> Option<usize> {
        match self.half_part[half.index()] {
            NO_PART => None,
            part => Some(part as usize),
        }
    }
}
