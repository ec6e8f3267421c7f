use crate::tiles::{Marks, PartKind};

use super::features::Feature;
use super::{Board, PartId, TileId};

/// A feature stated in words: a measure without tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatedFeature {
    /// The part that stands for it.
    pub part: PartId,
    /// For a field: complete cities that it touches and that are not named.
    pub complete_cities: u16,
    /// For a field: the cities stated in words that it touches.
    pub touches: Vec<PartId>,
}

impl Board {
    /// Adds a feature stated in words. It counts as open in one place until it is completed.
    pub fn state(&mut self, kind: PartKind, tiles: u16, coats: u16, marks: Marks, complete: bool) -> PartId {
        let index = self.stated.len() as u8;
        let open = u16::from(!complete);
        let feature = Feature { kind, parts: 1, tiles, coats, open, occupants: 0, marks };
        let part = self.features.state(index, feature);
        self.stated.push(StatedFeature { part, complete_cities: 0, touches: Vec::new() });
        part
    }

    /// States which cities a field touches: so many complete ones that are not named, and these.
    pub fn state_cities(&mut self, field: PartId, complete: u16, touches: Vec<PartId>) {
        let index = self.features.parts[field.index()].index;
        let stated = &mut self.stated[index as usize];
        stated.complete_cities = complete;
        stated.touches = touches;
    }

    /// Completes a feature stated in words.
    pub fn complete_stated(&mut self, part: PartId) {
        self.features.feature_mut(part).open = 0;
    }

    /// The features stated in words, in the order in which they were stated.
    pub fn stated(&self) -> &[StatedFeature] {
        &self.stated
    }

    /// What was stated of a feature; none where it lies on tiles.
    pub fn stated_feature(&self, part: PartId) -> Option<&StatedFeature> {
        let state = self.features.parts[part.index()];
        (state.tile == TileId::NONE).then(|| &self.stated[state.index as usize])
    }
}
