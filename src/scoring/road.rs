use super::rulings;
use crate::board::Feature;
use crate::editions::terms;
use crate::events::Line;
use crate::hooks::Rate;

/// 1 point a tile, completed or not.
pub(super) fn rate(road: &Feature, rate: &mut Rate) {
    rate.count(Line::new(&terms::TILE, road.tiles, 1, &rulings::ROAD));
}
