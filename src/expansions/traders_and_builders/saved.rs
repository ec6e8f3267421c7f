//! What saved games call goods, builders and pigs.

use super::figures::{BUILDER_TERM, PIG_TERM};
use super::goods::TRADE_GOODS;
use super::{HERDS, TRADERS, TradersAndBuilders};
use crate::expansions::{Saved, SavedElement, SavedFigure, SavedPoints, SavedToken, Slots};
use crate::figures::Player;
use crate::position::Position;

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::of("traders", TRADERS), SavedElement::of("pig-herd", HERDS)],
    figures: &[
        SavedFigure { name: "builder", long_name: "Builder", element: "builder", term: &BUILDER_TERM },
        SavedFigure { name: "pig", long_name: "Pig", element: "pig", term: &PIG_TERM },
    ],
    points: &[SavedPoints::new(&TRADE_GOODS, "trade-goods")],
    tokens: &[
        SavedToken { name: "WINE", count: |p, player| tokens(p, player, 0) },
        SavedToken { name: "GRAIN", count: |p, player| tokens(p, player, 1) },
        SavedToken { name: "CLOTH", count: |p, player| tokens(p, player, 2) },
    ],
    ..Saved::NONE
};

fn tokens(p: &Position<Slots>, player: Player, good: usize) -> u32 {
    let own: &TradersAndBuilders = p.rooms.as_ref();
    u32::from(own.tokens[player.index()][good])
}
