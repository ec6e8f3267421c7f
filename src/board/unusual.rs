//! Tiles that meet others in an unusual way: those that close whatever they touch, those of whose rim a piece
//! shows nothing, and those with two cities at one side.

use arrayvec::ArrayVec;

use super::{Board, PartId, PlacedTile, TileId};
use crate::geometry::{Cell, Side};
use crate::tiles::{MAX_PARTS, Terrain};

impl Board {
    /// The open spaces with tiles on all four sides, in no particular order: where a tile may lie that closes
    /// whatever it touches.
    pub fn holes(&self) -> impl Iterator<Item = Cell> + '_ {
        let is_hole = |cell: &Cell| Side::ALL.iter().all(|&side| self.tile_at(cell.beside(side)).is_some());
        self.open.surrounded(self.unusual).filter(is_hole)
    }

    /// What a new tile does to its neighbours, or they to it, where it or any other tile is unusual: sides are
    /// closed, or cities met that only touch the side. Says whether that completes anything.
    #[cold]
    pub(super) fn settle(&mut self, id: TileId) -> bool {
        let tile = self.tiles[id.0 as usize];
        self.unusual |= self.kind(&tile).unusual;
        let mut completes = false;
        for side in Side::ALL {
            let Some(&beside) = self.tile_at(tile.cell.beside(side)) else { continue };
            let opposite = side.opposite();
            match (self.kind(&tile).closes, self.kind(&beside).closes) {
                (true, false) => completes |= self.close_side(&beside, opposite),
                (false, true) => completes |= self.close_side(&tile, side),
                // Two such tiles have nothing between them that could be closed.
                (true, true) => {}
                (false, false) => {
                    self.end_at_nothing(&tile, &beside, side);
                    if let (Some(own), Some(its)) =
                        (self.city_at(&tile, side), self.city_at(&beside, opposite))
                    {
                        for part in self.also_at(&tile, side) {
                            completes |= self.features.join_also(part, its);
                        }
                        for part in self.also_at(&beside, opposite) {
                            completes |= self.features.join_also(part, own);
                        }
                    }
                }
            }
        }
        completes
    }

    /// Fields lose the half sides that lie against nothing.
    fn end_at_nothing(&mut self, tile: &PlacedTile, beside: &PlacedTile, side: Side) {
        let (rim, there) = (self.kind(tile).rim(tile.rotation), self.kind(beside).rim(beside.rotation));
        if rim.terrain(side) != there.terrain(side.opposite()) {
            return;
        }
        let ending = side.halves().map(|half| match (rim.at_half(half), there.at_half(half.opposite())) {
            (Some(own), None) => Some(tile.part(own)),
            (None, Some(its)) => Some(beside.part(its)),
            _ => None,
        });
        for field in ending.into_iter().flatten() {
            self.features.lose_side(field);
        }
    }

    /// Closes what of a tile lies at a side. Says whether that completes anything.
    fn close_side(&mut self, tile: &PlacedTile, side: Side) -> bool {
        let rim = self.kind(tile).rim(tile.rotation);
        let at_halves = side.halves().map(|half| rim.at_half(half));
        let mut at_side: ArrayVec<PartId, MAX_PARTS> =
            at_halves.into_iter().chain([rim.at_side(side)]).flatten().map(|part| tile.part(part)).collect();
        at_side.extend(self.also_at(tile, side));
        at_side.into_iter().fold(false, |completes, part| self.features.lose_side(part) | completes)
    }

    /// The city at a side of a tile.
    fn city_at(&self, tile: &PlacedTile, side: Side) -> Option<PartId> {
        let rim = self.kind(tile).rim(tile.rotation);
        (rim.terrain(side) == Terrain::City).then(|| rim.at_side(side)).flatten().map(|part| tile.part(part))
    }

    /// The cities that only touch a side of a tile, which shows another.
    fn also_at(&self, tile: &PlacedTile, side: Side) -> ArrayVec<PartId, MAX_PARTS> {
        let kind = self.kind(tile);
        let touches = |&part: &usize| kind.part(part, tile.rotation).also.contains(side);
        let parts = if kind.unusual { 0..kind.parts.len() } else { 0..0 };
        parts.filter(touches).map(|part| tile.part(part)).take(MAX_PARTS).collect()
    }

    /// Calls `each` with the parts that end at a tile that closes whatever it touches.
    pub(super) fn each_closed_by(&self, tile: &PlacedTile, mut each: impl FnMut(PartId)) {
        for side in Side::ALL {
            let Some(neighbour) = self.tile_at(tile.cell.beside(side)) else { continue };
            let at_side = self.kind(neighbour).rim(neighbour.rotation).at_side(side.opposite());
            at_side.map(|part| neighbour.part(part)).into_iter().for_each(&mut each);
            self.also_at(neighbour, side.opposite()).into_iter().for_each(&mut each);
        }
    }
}
