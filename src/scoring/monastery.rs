use super::rulings;
use crate::board::Feature;
use crate::editions::terms;
use crate::events::Line;
use crate::hooks::Rate;

/// 1 point for its own tile and for each of those around it.
pub(super) fn rate(monastery: &Feature, rate: &mut Rate) {
    let ruling =
        if monastery.complete() { &rulings::MONASTERY_COMPLETE } else { &rulings::MONASTERY_INCOMPLETE };
    rate.count(Line::new(&terms::TILE, monastery.tiles, 1, ruling));
}
