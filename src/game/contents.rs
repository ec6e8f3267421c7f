//! What lies on the table at the beginning of a game with some boxes, what is in the pile, and which figures there are.

use std::sync::{Arc, LazyLock};

use crate::board::Board;
use crate::editions::Edition;
use crate::expansions::{self, Boxed, PileSetup, land};
use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::geometry::{Cell, Rotation};
use crate::tiles::{Catalogue, TileKindId, TileSet};

/// The base game's set of each edition.
const BASE_SETS: [&str; Edition::COUNT] = ["basic:1", "basic:2", "basic:2"];

/// The tiles of all boxes.
pub fn catalogue() -> Arc<Catalogue> {
    static ALL: LazyLock<Arc<Catalogue>> = LazyLock::new(|| {
        let mut catalogue = Catalogue::new();
        crate::tiles::base::add_to(&mut catalogue)
            .expect("the tiles of the base game have names of their own");
        land::add_to(&mut catalogue).expect("the tiles of the boxes have names of their own");
        Arc::new(catalogue)
    });
    Arc::clone(&ALL)
}

/// The base game's tiles in an edition.
pub fn base_set(catalogue: &Catalogue, edition: Edition) -> &TileSet {
    catalogue.set(BASE_SETS[edition.index()]).expect("the catalogue has the base game's sets")
}

/// The boxes of these ids, in an order that does not depend on how somebody lists them.
fn records<'a>(boxes: &'a [&'static str]) -> impl Iterator<Item = &'static Boxed> + 'a {
    expansions::ALL.iter().copied().filter(|boxed| boxes.contains(&boxed.id))
}

/// The tiles that lie at the beginning of a game with these boxes.
///
/// Where several boxes have a beginning of their own, the largest lies as it says. Each other one, whose first tile
/// lies on (0,0) by itself, follows where that tile fits, as far to the east as may be and there in the north. What
/// two boxes have in common lies once.
pub fn start_tiles(catalogue: &Arc<Catalogue>, edition: Edition, boxes: &[&'static str]) -> Vec<TileSetup> {
    let mut own: Vec<&[(&str, u8, [i16; 2])]> = Vec::new();
    for start in records(boxes).map(|boxed| boxed.dealing.start) {
        if !start.is_empty() && !own.contains(&start) {
            own.push(start);
        }
    }
    own.sort_by_key(|start| std::cmp::Reverse(start.len()));
    let mut tiles: Vec<TileSetup> = Vec::new();
    let mut board = Board::new(Arc::clone(catalogue));
    for start in own {
        let lies = |by: Cell| {
            start.iter().filter_map(move |&(id, turns, [x, y])| {
                let kind = catalogue.find(id).ok()?;
                let (rotation, cell) = (Rotation::new(turns), Cell::new(x + by.x, y + by.y));
                Some(TileSetup { kind, rotation, cell })
            })
        };
        let first = lies(Cell::default()).next();
        let fits = |cell: &Cell| {
            let edges = first.map(|tile| catalogue[tile.kind].rim(tile.rotation).edges);
            let space = board.open_space(*cell);
            space.zip(edges).is_some_and(|(space, edges)| space.misfit(edges).is_none())
        };
        let spaces = board.open_spaces().map(|space| space.cell).filter(fits);
        let by = spaces.min_by_key(|cell| (-cell.x, cell.y)).unwrap_or_default();
        let laid: Vec<TileSetup> = lies(by).collect();
        laid.iter().for_each(|tile| _ = board.place(tile.kind, tile.rotation, tile.cell));
        tiles.extend(laid);
    }
    if !tiles.is_empty() {
        return tiles;
    }
    let start = base_set(catalogue, edition).start;
    let (rotation, cell) = (Rotation::default(), Cell::default());
    start.map(|kind| TileSetup { kind, rotation, cell }).into_iter().collect()
}

/// All tiles of a game with these boxes that do not lie on the table yet. The base game's start tile is not
/// among them, whether it lies or another beginning took its place.
pub fn pack(
    catalogue: &Catalogue,
    edition: Edition,
    boxes: &[&'static str],
    table: &[TileSetup],
) -> Vec<(TileKindId, u8)> {
    let base = base_set(catalogue, edition);
    let mut used: Vec<TileKindId> = table.iter().map(|tile| tile.kind).collect();
    if let Some(start) = base.start
        && records(boxes).any(|boxed| !boxed.dealing.start.is_empty())
        && !used.contains(&start)
    {
        used.push(start);
    }
    let sets = records(boxes).flat_map(|boxed| boxed.dealing.sets[edition.index()]);
    let sets = std::iter::once(base).chain(sets.filter_map(|id| catalogue.set(id)));
    let mut pack: Vec<(TileKindId, u8)> = Vec::new();
    for &(kind, count) in sets.flat_map(|set| &set.tiles) {
        match pack.iter_mut().find(|(own, _)| *own == kind) {
            Some((_, all)) => *all = all.saturating_add(count),
            None => pack.push((kind, count)),
        }
    }
    for (kind, count) in &mut pack {
        let gone = used.iter().filter(|used| *used == kind).count();
        *count = count.saturating_sub(gone.min(255) as u8);
    }
    pack.retain(|&(_, count)| count > 0);
    pack
}

/// Puts the tiles of boxes on heaps of their own, or keeps them back, as the boxes say.
pub fn deal(catalogue: &Catalogue, boxes: &[&'static str], pile: &mut PileSetup) {
    records(boxes).for_each(|boxed| (boxed.dealing.heaps)(catalogue, pile));
}

/// The kinds of figures in a game with these boxes, in the order of their numbers; the meeple first.
pub fn figure_records(boxes: &[&str]) -> Vec<&'static FigureRecord> {
    let brought =
        boxes.iter().filter_map(|id| super::registry::expansion(id)).flat_map(|boxed| boxed.figures).copied();
    std::iter::once(&MEEPLE_RECORD).chain(brought).collect()
}

/// A tile that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileSetup {
    /// Which.
    pub kind: TileKindId,
    /// How far it is turned.
    pub rotation: Rotation,
    /// Where.
    pub cell: Cell,
}
