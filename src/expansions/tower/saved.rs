//! What saved games call the things of this box.

use super::tiles::TOWER;
use super::{FOUNDATION, Tower, words};
use crate::board::Spot;
use crate::expansions::{
    Saved, SavedElement, SavedFeature, SavedPhase, SavedPoints, SavedTarget, SavedToken, SavedVerb, Slots,
};
use crate::figures::Player;
use crate::position::Position;

/// The phase in which a tower catches a follower.
const CAPTURE_PHASE: &str = "TowerCapturePhase";

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::needed("tower")],
    features: &[SavedFeature { name: "Tower", kind: FOUNDATION, is: is_tower }],
    points: &[SavedPoints::new(&words::RANSOM_TERM, "ransom")],
    verbs: &[
        SavedVerb::new("PLACE_TOKEN", &["TOWER_PIECE"], &words::PIECE, SavedTarget::Place("Tower", "I")),
        SavedVerb::new("CAPTURE_FOLLOWER", &[], &words::CAPTURE, SavedTarget::Figure),
        SavedVerb::pass(&words::NO_CAPTURE),
        SavedVerb::new("EXCHANGE_FOLLOWER", &[], &words::EXCHANGE, SavedTarget::FigureId),
        SavedVerb::new("PAY_RANSOM", &[], &words::RANSOM_EARLY, SavedTarget::OwnFigureId),
        SavedVerb::new("PAY_RANSOM", &[], &words::RANSOM, SavedTarget::OwnFigureId),
        SavedVerb::new("PAY_RANSOM", &[], &words::RANSOM_LATE, SavedTarget::OwnFigureId),
        SavedVerb::committed(&words::NO_RANSOM),
    ],
    phases: &[
        SavedPhase::action(words::CAPTURE.about, CAPTURE_PHASE),
        SavedPhase::action(words::EXCHANGE.about, CAPTURE_PHASE),
        SavedPhase::new(words::RANSOM_LATE.about, "CommitActionPhase"),
    ],
    tokens: &[SavedToken { name: "TOWER_PIECE", count: pieces }],
    ..Saved::NONE
};

fn is_tower(p: &Position<Slots>, spot: Spot) -> bool {
    let Spot::Part { cell, part } = spot else { return false };
    let tile = p.board.tile_at(cell);
    let part = tile.and_then(|tile| p.board.kind(tile).parts.get(usize::from(part)));
    part.is_some_and(|part| part.marks.contains(TOWER))
}

fn pieces(p: &Position<Slots>, player: Player) -> u32 {
    let room: &Tower = p.rooms.as_ref();
    u32::from(room.pieces(player))
}
