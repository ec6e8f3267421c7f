//! The City of Carcassonne: its quarters, who may be there, and which fields lie by its walls.

use super::readings::AbbotInTheCity;
use super::{Count, Ours, tiles};
use crate::board::{Board, PartId};
use crate::editions::Term;
use crate::figures::{FigureKind, Player, Standing};
use crate::geometry::Cell;
use crate::position::Position;
use crate::tiles::{Catalogue, MarkId, PartKind, TileKindId};

/// A quarter of the city.
pub(super) struct Quarter {
    /// What is printed there.
    pub mark: MarkId,
    /// The kind of feature that its figures may go to.
    pub leads_to: PartKind,
    /// What it is called; the id is its name in scenarios.
    pub term: &'static Term,
}

static CASTLE: Term = Term::same("castle", "castle quarter", "castle quarters");
static MARKET: Term = Term::same("market", "market quarter", "market quarters");
static BLACKSMITH: Term = Term::same("blacksmith", "blacksmith's quarter", "blacksmith's quarters");
static CATHEDRAL: Term = Term::same("cathedral", "cathedral quarter", "cathedral quarters");

/// All four, in the order in which their tile has them.
pub(super) static QUARTERS: [Quarter; 4] = [
    Quarter { mark: tiles::CASTLE_QUARTER, leads_to: PartKind::City, term: &CASTLE },
    Quarter { mark: tiles::MARKET_QUARTER, leads_to: PartKind::Field, term: &MARKET },
    Quarter { mark: tiles::BLACKSMITH_QUARTER, leads_to: PartKind::Road, term: &BLACKSMITH },
    Quarter { mark: tiles::CATHEDRAL_QUARTER, leads_to: PartKind::Monastery, term: &CATHEDRAL },
];

/// The names of the quarters in scenarios, in the same order.
pub(super) static NAMES: &[&str] = &["castle", "market", "blacksmith", "cathedral"];

/// The quarter where the count begins.
pub(super) const CASTLE_PLACE: u8 = 0;
/// The quarter whose figures go to monasteries.
pub(super) const CATHEDRAL_PLACE: u8 = 3;
/// The quarter whose figures go to fields.
pub(super) const MARKET_PLACE: u8 = 1;

/// Every quarter, by its place among them.
pub(super) fn places() -> impl Iterator<Item = u8> {
    0..QUARTERS.len() as u8
}

/// The space of the tile with the quarters, if it lies on the table.
pub(super) fn find(board: &Board) -> Option<Cell> {
    let mut tiles = board.tiles().iter();
    tiles.find(|tile| is_inner(board.catalogue(), tile.kind)).map(|tile| tile.cell)
}

/// Are the quarters printed on it?
fn is_inner(catalogue: &Catalogue, kind: TileKindId) -> bool {
    let marks = catalogue[kind].all_marks();
    QUARTERS.iter().all(|quarter| marks.contains(quarter.mark))
}

/// The kinds of tiles that the city is made of, from the first to the last.
pub(super) fn kinds(catalogue: &Catalogue) -> [TileKindId; 2] {
    let find = |id: &str| catalogue.find(id).unwrap_or(TileKindId(0));
    [find(tiles::FIRST), find(tiles::LAST)]
}

/// The quarter of a part, if it is one.
pub(super) fn quarter_of<R: Ours>(p: &Position<R>, part: PartId) -> Option<u8> {
    if !p.board.is(part, PartKind::Place) {
        return None;
    }
    let marks = p.board.feature(part).marks;
    places().find(|&quarter| marks.contains(QUARTERS[usize::from(quarter)].mark))
}

/// The part that a quarter is.
pub(super) fn part_of<R: Ours>(p: &Position<R>, quarter: u8) -> Option<PartId> {
    let cell = Count::of(p).city?;
    p.board.parts_at(cell).find(|&part| quarter_of(p, part) == Some(quarter))
}

/// Is anybody in the city?
pub(super) fn inhabited<R: Ours>(p: &Position<R>) -> bool {
    Count::of(p)
        .city
        .is_some_and(|city| p.board.parts_at(city).any(|part| p.board.feature(part).occupants > 0))
}

/// May such a figure be in a quarter? A follower that may stand on what the quarter leads to.
pub(super) fn may_be_in<R: Ours>(p: &Position<R>, kind: FigureKind, quarter: u8) -> bool {
    let record = p.rules.figures[kind.index()];
    // Of all followers only the abbot stands on gardens.
    let abbot = record.stands_on.contains(PartKind::Garden);
    let wanted = !abbot || Count::of(p).switches.abbot == AbbotInTheCity::Yes;
    record.follower && wanted && record.stands_on.contains(QUARTERS[usize::from(quarter)].leads_to)
}

/// The kinds of figures that a player has in a quarter and that may be there, each once.
pub(super) fn kinds_in<R: Ours>(p: &Position<R>, player: Player, quarter: u8) -> u16 {
    let Some(part) = part_of(p, quarter) else { return 0 };
    let own = |figure: &&Standing| {
        figure.owner == player && figure.part == part && may_be_in(p, figure.kind, quarter)
    };
    p.figures.standing().iter().filter(own).fold(0, |kinds, figure| kinds | 1 << figure.kind.0)
}

/// The kinds of figures of a set that has a bit each.
pub(super) fn each_kind(kinds: u16) -> impl Iterator<Item = FigureKind> {
    (0..16).filter(move |place| kinds & (1 << place) != 0).map(FigureKind)
}

/// Does a field lie by the walls? All fields printed on the city's tiles do.
pub(super) fn touches<R: Ours>(p: &Position<R>, field: PartId) -> bool {
    let count = Count::of(p);
    let [first, last] = count.tiles;
    let by_the_walls = |part: PartId| {
        p.board.tile_of(part).is_some_and(|tile| first.0 <= tile.kind.0 && tile.kind.0 <= last.0)
    };
    count.city.is_some() && p.board.members(field).any(by_the_walls)
}

/// Is there nothing but city on a tile?
pub(super) fn is_inside<R: Ours>(p: &Position<R>, cell: Cell) -> bool {
    let [first, last] = Count::of(p).tiles;
    let Some(tile) = p.board.tile_at(cell) else { return false };
    let is_landscape = |part: &crate::tiles::Part| part.kind != PartKind::Place;
    (first.0..=last.0).contains(&tile.kind.0) && !p.board.kind(tile).parts.iter().any(is_landscape)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_go_by_their_names() {
        assert!(QUARTERS.iter().map(|quarter| quarter.term.id).eq(NAMES.iter().copied()));
    }

    #[test]
    fn the_city_is_made_of_the_tiles_of_its_block() {
        let catalogue = crate::game::catalogue();
        let [first, last] = kinds(&catalogue);
        let ids = (first.0..=last.0).map(|kind| catalogue[TileKindId(kind)].id.to_string());
        assert!(ids.eq(tiles::BLOCK.iter().map(|&(id, ..)| id.to_owned())));
    }
}
