//! What changes on a board other than by tiles that come: a tile gets one more road, a completed feature becomes
//! a place.

use std::sync::Arc;

use super::{Board, PartId, Spot, TileId};
use crate::geometry::Cell;
use crate::tiles::{PartKind, TileKindId};

impl Board {
    /// Lays all tiles anew in the same order, one of them as another kind whose first parts are the same. Gives
    /// the new number of each old part, by its old number: whoever keeps parts must take them over.
    pub fn lay_anew(&mut self, changed: TileId, kind: TileKindId) -> Vec<PartId> {
        let bare = Self::new(Arc::clone(&self.catalogue));
        let old = std::mem::replace(self, bare);
        for (index, tile) in old.tiles.iter().enumerate() {
            let kind = if index == usize::from(changed.0) { kind } else { tile.kind };
            let id = self.place(kind, tile.rotation, tile.cell);
            self.tiles[usize::from(id.0)].completes |= tile.completes;
        }
        for stated in &old.stated {
            let feature = old.feature(stated.part);
            self.state(feature.kind, feature.tiles, feature.coats, feature.marks, feature.open == 0);
        }
        let all = || (0..old.features.parts.len() as u16).map(PartId);
        let new: Vec<PartId> = all().map(|part| self.part(old.spot(part)).unwrap_or(part)).collect();
        for stated in &old.stated {
            let touches = stated.touches.iter().map(|city| new[city.index()]).collect();
            self.state_cities(new[stated.part.index()], stated.complete_cities, touches);
        }
        for root in all().filter(|&part| old.root(part) == part) {
            self.features.feature_mut(new[root.index()]).occupants += old.feature(root).occupants;
        }
        for &spot in &old.became_places {
            if let Some(part) = self.part(spot) {
                self.make_place(part);
            }
        }
        new
    }

    /// Makes a place of a completed feature: it is none any more, and whatever stands there stays. For fields a
    /// city stays one that was completed.
    pub fn make_place(&mut self, part: PartId) {
        let name = self.name_of(part);
        if let Err(place) = self.became_places.binary_search(&name) {
            self.became_places.insert(place, name);
        }
        self.features.feature_mut(part).kind = PartKind::Place;
    }

    /// The completed features that became places, each by its name.
    pub fn became_places(&self) -> &[Spot] {
        &self.became_places
    }

    /// Did the feature of a part become a place?
    pub fn became_place(&self, part: PartId) -> bool {
        !self.became_places.is_empty()
            && self.is(part, PartKind::Place)
            && self.became_places.binary_search(&self.name_of(part)).is_ok()
    }

    /// The spaces on which a figure of a part stands: that of its tile, of what became a place all its tiles.
    pub fn cells_under(&self, part: PartId) -> impl Iterator<Item = Cell> + '_ {
        let all = self.became_place(part).then(|| self.members(part));
        let one = all.is_none().then_some(part);
        one.into_iter()
            .chain(all.into_iter().flatten())
            .filter_map(|part| self.tile_of(part).map(|tile| tile.cell))
    }

    /// What a part is printed as, whatever became of its feature.
    pub fn printed_kind(&self, part: PartId) -> PartKind {
        let index = usize::from(self.index_of(part));
        self.tile_of(part).map_or(self.feature(part).kind, |tile| self.kind(tile).parts[index].kind)
    }
}
