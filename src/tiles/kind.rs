use arrayvec::ArrayVec;

use super::notation::Drawing;
use super::{Marks, Part, PartKind, PartSet, Terrain, Turned};
use crate::geometry::{HalfSide, Rotation, Side};

/// How many parts a tile may have.
pub const MAX_PARTS: usize = 16;

/// The parts of a tile. Those that are written come first, in the order written (the roads of a crossing
/// clockwise from north), then the fields: derived ones clockwise by their first half side from `NL`, then
/// inner ones as written; fields written out stand as written.
pub type Parts = ArrayVec<Part, MAX_PARTS>;

/// A kind of tile: everything that is the same for all its copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileKind {
    /// Its name in saved games: `BA/RCr`.
    pub id: Box<str>,
    /// Its name in the rulebook: `D`, `E-garden`.
    pub letter: Option<Box<str>>,
    /// Its parts, at rotation 0.
    pub parts: Parts,
    /// What is printed on the tile as a whole.
    pub marks: Marks,
    /// Does it close whatever it touches? Then it matches every edge, and lies in a hole between four tiles.
    pub closes: bool,
    /// Does it meet others in an unusual way: by closing what it touches, by half sides that show nothing, or by
    /// two cities at one side?
    pub unusual: bool,
    /// Its monasteries and gardens: the parts that count the tiles around them.
    pub lone: PartSet,
    /// The parts that are not the only ones of their kind on the tile.
    pub twins: PartSet,
    /// Its rim in each rotation.
    pub turned: [Turned; 4],
    /// The rotations that look different on the table, 0 first: one, two or four of them.
    pub distinct: ArrayVec<Rotation, 4>,
}

impl TileKind {
    /// Puts a kind together from what it shows.
    pub fn new(id: &str, letter: Option<&str>, drawing: Drawing) -> Self {
        let Drawing { parts, marks, directed, closes } = drawing;
        let turned = Rotation::ALL.map(|by| Turned::of(&parts, by));
        let look = |turns| looks(&parts, Rotation::new(turns));
        let different = match () {
            () if directed => 4,
            () if look(1) == look(0) => 1,
            () if look(2) == look(0) => 2,
            () => 4,
        };
        let distinct = Rotation::ALL.into_iter().take(different).collect();
        let lone = (0..parts.len()).filter(|&index| parts[index].kind.is_lone()).collect();
        let alike = |index: usize| parts.iter().filter(|part| part.kind == parts[index].kind).count();
        let twins = (0..parts.len()).filter(|&index| alike(index) > 1).collect();
        let bare = |half: HalfSide| {
            turned[0].at_half(half).is_none() && turned[0].terrain(half.side()) != Terrain::City
        };
        let also = parts.iter().any(|part| !part.also.is_empty());
        let unusual = closes || also || HalfSide::ALL.into_iter().any(bare);
        let (id, letter) = (id.into(), letter.map(Into::into));
        Self { id, letter, parts, marks, closes, unusual, lone, twins, turned, distinct }
    }

    /// The same with one more road across it, from a side (as it is printed) to the opposite one, over whatever
    /// lies between. The road is its last part; it divides no field and ends at nothing. None where either side
    /// shows something else than field, and for a tile that closes whatever it touches.
    pub fn with_road(&self, from: Side) -> Option<Self> {
        let sides = [from, from.opposite()];
        let rim = self.rim(Rotation::default());
        let is_field = |&side: &Side| rim.terrain(side) == Terrain::Field;
        if self.closes || !sides.iter().all(is_field) || self.parts.is_full() {
            return None;
        }
        let mut parts = self.parts.clone();
        parts.push(Part { sides: sides.into_iter().collect(), ..Part::new(PartKind::Road) });
        let drawing = Drawing { parts, marks: self.marks, directed: true, closes: false };
        Some(Self::new(&self.id, self.letter.as_deref(), drawing))
    }

    /// Its rim after a turn.
    pub fn rim(&self, by: Rotation) -> &Turned {
        &self.turned[by.quarter_turns() as usize]
    }

    /// The first of the rotations that look like this one.
    pub fn first_alike(&self, by: Rotation) -> Rotation {
        Rotation::new(by.quarter_turns() % self.distinct.len() as u8)
    }

    /// One of its parts after a turn.
    pub fn part(&self, index: usize, by: Rotation) -> Part {
        self.parts[index].turned(by)
    }

    /// Its parts of one kind, with their indices.
    pub fn parts_of(&self, kind: PartKind) -> impl Iterator<Item = (usize, &Part)> {
        self.parts.iter().enumerate().filter(move |(_, part)| part.kind == kind)
    }

    /// The marks on the tile and on all of its parts.
    pub fn all_marks(&self) -> Marks {
        self.parts.iter().fold(self.marks, |marks, part| marks.union(part.marks))
    }
}

type Place = (PartKind, u8, u8, u8);
type Look = (Place, u8, Marks, Vec<Place>, Vec<Place>);

/// What can be seen of the parts after a turn, whatever their numbers.
fn looks(parts: &[Part], by: Rotation) -> Vec<Look> {
    let place = |part: &Part| {
        let Part { kind, sides, also, halves, .. } = part.turned(by);
        (kind, sides.bits(), also.bits(), halves.bits())
    };
    let places = |set: PartSet| {
        let mut places: Vec<_> = set.iter().map(|index| place(&parts[index])).collect();
        places.sort_unstable();
        places
    };
    let mut looks: Vec<Look> = parts
        .iter()
        .map(|part| (place(part), part.coats, part.marks, places(part.cities), places(part.meets)))
        .collect();
    looks.sort_unstable();
    looks
}
