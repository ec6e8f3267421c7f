//! What rooms have on the table besides the figures on parts, for whoever shows a position.

use crate::board::Spot;
use crate::editions::Term;
use crate::figures::{FigureKind, Player};
use crate::geometry::Cell;
use crate::tiles::{MarkId, TileKindId};

/// Something that lies on the table or beside it and is no figure on a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is.
    pub what: What,
    /// Where it is.
    pub place: Place,
    /// The number that is shown with it.
    pub number: Number,
}

/// A number that is shown with a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// None: it is the only one of its kind.
    None,
    /// How many there are.
    Many(u16),
    /// How high or how large it is.
    Size(u16),
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Something that has a word; its picture is found by the id of the word.
    Thing(&'static Term),
    /// A player's figure that is in no supply.
    Figure(Player, FigureKind),
    /// A land tile that is not placed.
    Tile(TileKindId),
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On a tile as a whole.
    On(Cell),
    /// On what is printed on a tile.
    Mark(Cell, MarkId),
    /// Beside whatever stands on a part.
    At(Spot),
    /// On all tiles of a feature.
    Over(Spot),
    /// Before a player.
    Before(Player),
    /// Beside the table, nobody's.
    Beside,
}

/// The pieces of a position.
pub type Pieces = Vec<Piece>;

impl Piece {
    /// One thing at a place.
    pub const fn new(what: &'static Term, place: Place) -> Self {
        Self { what: What::Thing(what), place, number: Number::None }
    }

    /// A player's figure at a place.
    pub const fn figure(owner: Player, kind: FigureKind, place: Place) -> Self {
        Self { what: What::Figure(owner, kind), place, number: Number::None }
    }

    /// So many of it.
    pub const fn times(self, count: u16) -> Self {
        Self { number: Number::Many(count), ..self }
    }

    /// So high or so large.
    pub const fn sized(self, size: u16) -> Self {
        Self { number: Number::Size(size), ..self }
    }
}
