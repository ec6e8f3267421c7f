//! What saved games call King and Robber Baron.

use super::switches::SCORING;
use super::titles::{KING, ROBBER};
use super::{KING_PART, KingAndRobber, ROBBER_PART};
use crate::expansions::{Saved, SavedElement, SavedPoints, SavedRule, SavedToken, Slots};
use crate::figures::Player;
use crate::position::Position;

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[SavedElement::of("king", KING_PART), SavedElement::of("robber", ROBBER_PART)],
    rules: &[SavedRule {
        name: "king-and-robber-scoring",
        default: "default",
        reading: &SCORING,
        values: &[
            ("default", "each-feature"),
            ("10/20", "10-or-20"),
            ("15/40", "15-or-40"),
            ("continuously", "continuously"),
        ],
    }],
    points: &[SavedPoints::new(&KING, "king"), SavedPoints::new(&ROBBER, "robber")],
    tokens: &[
        SavedToken { name: "KING", count: |p, player| held(p, player, 0) },
        SavedToken { name: "ROBBER", count: |p, player| held(p, player, 1) },
    ],
    ..Saved::NONE
};

fn held(p: &Position<Slots>, player: Player, title: usize) -> u32 {
    let own: &KingAndRobber = p.rooms.as_ref();
    u32::from(own.titles[title].holder == Some(player))
}
