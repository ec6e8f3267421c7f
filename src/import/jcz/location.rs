use std::fmt;

use super::message::Pointer;
use super::names;
use crate::board::{Board, Spot};
use crate::geometry::{Cell, HalfSet, HalfSide, SideSet};
use crate::tiles::{Part, PartKind};

/// Where on a tile a part lies, as the tile lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Location {
    /// It reaches these sides: `N`, `NW`, `WE`, `_N` for all but north, `NWSE`.
    Sides(SideSet),
    /// It reaches these half sides: `NL.NR.EL`.
    Halves(HalfSet),
    /// It reaches no side: `I`; the second such part of its kind `II`, and so on.
    Inner(u8),
}

/// The names of parts that reach no side.
const INNER: [&str; 4] = ["I", "II", "III", "IIII"];

/// The names of one to four sides, by the bits of the set.
const SIDES: [&str; 16] =
    ["", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"];

impl Location {
    /// Reads a location. `None` where it names no part of a tile of its own (`AS_ABBOT`, `QUARTER_MARKET`).
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(place) = INNER.iter().position(|&name| name == text) {
            return Some(Self::Inner(place as u8));
        }
        if let Some(bits) = (1..SIDES.len()).find(|&bits| SIDES[bits] == text) {
            return Some(Self::Sides(SideSet::from_bits(bits as u8)));
        }
        let half = |name: &str| HalfSide::ALL.into_iter().find(|half| half.name() == name);
        text.split('.').map(half).collect::<Option<HalfSet>>().map(Self::Halves)
    }

    /// Where a part of a tile lies, as the tile is turned.
    pub fn of(parts: &[Part], place: usize) -> Self {
        let Some(part) = parts.get(place) else { return Self::Inner(0) };
        let inner = |part: &Part| match part.kind {
            PartKind::Field => part.halves.is_empty(),
            PartKind::City | PartKind::Road | PartKind::River => part.sides.is_empty(),
            _ => true,
        };
        let alike = |other: &&Part| other.kind == part.kind && inner(other);
        match part.kind {
            PartKind::Field if !part.halves.is_empty() => Self::Halves(part.halves),
            PartKind::City | PartKind::Road | PartKind::River if !part.sides.is_empty() => {
                Self::Sides(part.sides)
            }
            _ => Self::Inner(parts[..place].iter().filter(alike).count() as u8),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sides(sides) => f.write_str(SIDES[usize::from(sides.bits())]),
            Self::Halves(halves) => halves.iter().enumerate().try_for_each(|(place, half)| {
                let dot = if place == 0 { "" } else { "." };
                write!(f, "{dot}{}", half.name())
            }),
            Self::Inner(place) => f.write_str(INNER.get(usize::from(*place)).unwrap_or(&INNER[0])),
        }
    }
}

/// The part that a pointer of a saved game names.
pub fn spot_at(board: &Board, pointer: &Pointer) -> Option<Spot> {
    let kind = names::part_kind(&pointer.feature)?;
    let location = Location::parse(&pointer.location)?;
    let parts = parts_at(board, pointer.cell)?;
    let named = |&place: &usize| parts[place].kind == kind && Location::of(&parts, place) == location;
    let part = (0..parts.len()).find(named)?;
    Some(Spot::Part { cell: pointer.cell, part: part as u8 })
}

/// What a saved game calls a part of a placed tile.
pub fn location_of(board: &Board, spot: Spot) -> Option<Pointer> {
    let Spot::Part { cell, part } = spot else { return None };
    let parts = parts_at(board, cell)?;
    let kind = parts.get(usize::from(part))?.kind;
    let location = Location::of(&parts, usize::from(part)).to_string();
    Some(Pointer { cell, feature: names::feature(kind).to_owned(), location })
}

/// The parts of the tile on a space, as it is turned.
fn parts_at(board: &Board, cell: Cell) -> Option<Vec<Part>> {
    let tile = board.tile_at(cell)?;
    Some(board.kind(tile).parts.iter().map(|part| part.turned(tile.rotation)).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::geometry::{Rotation, Side};

    #[test]
    fn sides_are_named_as_that_program_does() {
        let named = |sides: &[Side]| Location::Sides(sides.iter().copied().collect()).to_string();
        use Side::{East, North, South, West};
        assert_eq!(named(&[North, South]), "NS");
        assert_eq!(named(&[West, East]), "WE");
        assert_eq!(named(&[East, South]), "SE");
        assert_eq!(named(&[West, North]), "NW");
        assert_eq!(named(&[East, South, West]), "_N");
        assert_eq!(named(&[North, South, West]), "_E");
        assert_eq!(named(&[North, East, West]), "_S");
        assert_eq!(named(&[North, East, South]), "_W");
        assert_eq!(named(&Side::ALL), "NWSE");
    }

    #[test]
    fn what_is_printed_is_read_again() {
        let sides = (1..16).map(|bits| Location::Sides(SideSet::from_bits(bits)));
        let halves = (1..=255).map(|bits| Location::Halves(HalfSet::from_bits(bits)));
        for location in sides.chain(halves).chain((0..4).map(Location::Inner)) {
            assert_eq!(Location::parse(&location.to_string()), Some(location));
        }
        for other in ["", "AS_ABBOT", "NL.", "NL NR", "n", "EN"] {
            assert_eq!(Location::parse(other), None, "{other}");
        }
    }

    #[test]
    fn every_part_of_every_tile_has_a_name_of_its_own() {
        let catalogue = crate::game::catalogue();
        for (id, kind) in catalogue.iter() {
            for rotation in Rotation::ALL {
                let mut board = Board::new(catalogue.clone());
                let cell = Cell::new(3, -2);
                board.place(id, rotation, cell);
                let mut seen = HashSet::new();
                // What places that are no features are called, the rooms say.
                let named = |&part: &u8| kind.parts[usize::from(part)].kind != PartKind::Place;
                for part in (0..kind.parts.len() as u8).filter(named) {
                    let spot = Spot::Part { cell, part };
                    let pointer = location_of(&board, spot).unwrap();
                    assert_eq!(spot_at(&board, &pointer), Some(spot), "{} {pointer:?}", kind.id);
                    assert!(seen.insert(pointer));
                }
            }
        }
    }
}
