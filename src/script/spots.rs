//! Places in words: `city N of (0,0)`, `field SL of (1,0)`, `monastery of (2,0)`, or `Alpha` for a feature
//! that is only stated in words. What is printed here can be read here.
//!
//! ```text
//! place  = name | kind {side} [("of" | "at" | "on") cell]      without a cell: the tile just placed
//! kind   = "city" | "road" | "monastery" | ...                 in the words of any edition, or the role of a
//!                                                              figure there: `knight`, `thief`, `monk`, `farmer`
//!        | "tower" | ...                                       what stands on the tile and is no feature
//! side   = N E S W, also together: `EW`                        sides that it reaches as the tile lies
//!        | NL NR EL ER SL SR WL WR | "inner"                   of a field: half sides, or that it reaches none
//!        | number                                              the first, second, ... of its kind on the tile
//! cell   = "(" x "," y ")"
//! ```

mod read;
#[cfg(test)]
mod tests;

use crate::board::{Board, Spot};
use crate::editions::{Edition, Term};
use crate::geometry::{Cell, Side};
use crate::scoring;
use crate::tiles::{MarkDef, MarkPlace, Part, PartKind};

pub use read::{SpotError, SpotProblem, read_cell};

/// The places of a table: prints their names and reads them.
#[derive(Clone, Copy, Debug)]
pub struct Spots<'a> {
    board: &'a Board,
    stated: &'a [String],
}

impl<'a> Spots<'a> {
    /// The places of this board, where features stated in words have these names, in their order.
    pub const fn new(board: &'a Board, stated: &'a [String]) -> Self {
        Self { board, stated }
    }

    /// The name of a place, the same in every edition.
    pub fn name(&self, spot: Spot) -> String {
        self.written(spot, None, PartKind::id)
    }

    /// The name of a place in the words of an edition.
    pub fn name_in(&self, spot: Spot, edition: Edition) -> String {
        self.written(spot, None, |kind| scoring::term(kind).one(edition))
    }

    /// The name of a place as it is written where a tile is understood: without the cell on that tile.
    pub fn name_from(&self, spot: Spot, here: Option<Cell>) -> String {
        self.written(spot, here, PartKind::id)
    }

    /// The names of all places on the tile of a cell, and none where no tile lies.
    pub fn names_on(&self, cell: Cell) -> Vec<String> {
        let parts = self.parts_on(cell).unwrap_or_default();
        (0..parts.len()).map(|part| self.name(Spot::Part { cell, part: part as u8 })).collect()
    }

    fn written(&self, spot: Spot, here: Option<Cell>, word: impl Fn(PartKind) -> &'static str) -> String {
        match spot {
            Spot::Stated(index) => {
                let name = self.stated.get(usize::from(index)).cloned();
                name.unwrap_or_else(|| format!("feature {}", index + 1))
            }
            Spot::Part { cell, part } => {
                let parts = self.parts_on(cell).unwrap_or_default();
                let Some(shown) = parts.get(usize::from(part)) else {
                    return format!("part {part} of {cell}");
                };
                let mut text = self.own_word(shown).unwrap_or_else(|| word(shown.kind)).to_owned();
                let which = told_apart(&parts, usize::from(part));
                if !which.is_empty() {
                    text = format!("{text} {which}");
                }
                if here != Some(cell) {
                    text = format!("{text} of {cell}");
                }
                text
            }
        }
    }

    /// What a place that is no feature is called: by its mark.
    fn own_word(&self, part: &Part) -> Option<&'static str> {
        let defs = if part.kind == PartKind::Place { self.board.catalogue().marks() } else { &[] };
        let own = |def: &&MarkDef| def.on == MarkPlace::Own && part.marks.contains(def.id);
        defs.iter().find(own).map(|def| def.word)
    }

    /// The parts of the tile on a cell, as it lies.
    fn parts_on(&self, cell: Cell) -> Option<Vec<Part>> {
        let tile = self.board.tile_at(cell)?;
        let kind = self.board.kind(tile);
        Some((0..kind.parts.len()).map(|part| kind.part(part, tile.rotation)).collect())
    }
}

/// What tells a part from the others of its kind on the tile: the first side it reaches, for a field a side
/// that is all its own or else a half side. Nothing where a field, monastery or garden is the only one.
fn told_apart(parts: &[Part], index: usize) -> String {
    let part = &parts[index];
    let same =
        |other: &Part| other.kind == part.kind && (part.kind != PartKind::Place || other.marks == part.marks);
    let alike = || parts.iter().enumerate().filter(move |(_, other)| same(other));
    if let Some(side) = part.sides.iter().next() {
        return side.letter().to_string();
    }
    if alike().count() == 1 {
        return String::new();
    }
    let own = |side: &Side| side.halves().iter().all(|&half| part.halves.contains(half));
    if let Some(side) = Side::ALL.into_iter().find(own) {
        return side.letter().to_string();
    }
    if let Some(half) = part.halves.iter().next() {
        return half.name().to_owned();
    }
    let inside = |other: &Part| other.sides.is_empty() && other.halves.is_empty();
    if part.kind == PartKind::Field && alike().filter(|(_, other)| inside(other)).count() == 1 {
        return "inner".to_owned();
    }
    let before = alike().take_while(|&(other, _)| other != index).count();
    (before + 1).to_string()
}

/// The words that mean a kind of part: its own in every edition, and that of a figure there.
fn words(kind: PartKind) -> impl Iterator<Item = &'static str> {
    let terms: [Option<&'static Term>; 2] = [Some(scoring::term(kind)), scoring::role(kind)];
    let spoken = terms.into_iter().flatten().flat_map(|term| [term.id].into_iter().chain(term.one));
    [kind.id()].into_iter().chain(spoken)
}
