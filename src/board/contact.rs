//! Which field touches which city.

use super::{Board, PartId, TileId, bits};

impl Board {
    /// Calls `each` with the label of every city that a field touches, each city once, complete or
    /// not. Cities that a field stated in words only counts are not among them.
    pub fn cities_of_field(&self, field: PartId, mut each: impl FnMut(PartId)) {
        let mut seen = Vec::<PartId>::new();
        let mut meet = |city: PartId| {
            if !seen.contains(&city) {
                seen.push(city);
                each(city);
            }
        };
        for part in self.members(field) {
            let state = self.features.parts[part.index()];
            if state.tile == TileId::NONE {
                self.stated[state.index as usize].touches.iter().for_each(|&city| meet(self.root(city)));
                continue;
            }
            let tile = &self.tiles[state.tile.0 as usize];
            let touches = self.catalogue[tile.kind].parts[state.index as usize].cities;
            for city in bits(touches.bits()) {
                meet(self.root(PartId(tile.first_part + city as u16)));
            }
        }
    }

    /// Complete cities that a field touches.
    pub fn complete_cities_of_field(&self, field: PartId) -> u16 {
        let mut complete = self.stated_feature(field).map_or(0, |stated| stated.complete_cities);
        self.cities_of_field(field, |city| complete += u16::from(self.feature(city).was_completed_city()));
        complete
    }
}
