//! What saved games of another program call the things of Bridges, Castles & Bazaars.

use super::{BAZAARS, BRIDGES, BridgesCastlesAndBazaars, CASTLES, castle, readings, words};
use crate::expansions::{
    Saved, SavedChance, SavedElement, SavedFeature, SavedPhase, SavedPoints, SavedRule, SavedTarget,
    SavedToken, SavedVerb, Slots,
};
use crate::figures::Player;
use crate::position::{Choice, Position};
use crate::tiles::PartKind;

fn room(p: &Position<Slots>) -> &BridgesCastlesAndBazaars {
    p.rooms.as_ref()
}

fn bridges(p: &Position<Slots>, player: Player) -> u32 {
    room(p).bridges[player.index()].into()
}

fn tokens(p: &Position<Slots>, player: Player) -> u32 {
    room(p).tokens[player.index()].into()
}

fn left(p: &Position<Slots>, choice: Choice) -> u32 {
    let mut candidates = p.pile.candidates();
    candidates.find(|&(kind, _)| kind == choice.tile_kind()).map_or(0, |(_, count)| count.into())
}

/// The place of the tile and the points of a bid.
const BID: SavedTarget = SavedTarget::Numbers(&[
    ("supplyIndex", |choice| choice.number % Choice::ITEMS),
    ("price", |choice| choice.number / Choice::ITEMS),
]);

/// All of it.
pub(super) const SAVED: Saved = Saved {
    elements: &[
        SavedElement::of("bridge", BRIDGES.id),
        SavedElement::of("castle", CASTLES.id),
        SavedElement::of("bazaar", BAZAARS.id),
    ],
    rules: &[
        SavedRule {
            name: "bazaar-no-auction",
            default: "false",
            reading: &readings::BAZAAR_BIDS,
            values: &[("false", "auction"), ("true", "pick")],
        },
        // No rule of a saved game: that program always turns the tiles up when the auction begins.
        SavedRule {
            name: "bazaar-builder",
            default: "after",
            reading: &readings::BAZAAR_BUILDER,
            values: &[("after", "after"), ("before", "before")],
        },
    ],
    features: &[SavedFeature { name: "Castle", kind: PartKind::City, is: castle::is_castle }],
    points: &[SavedPoints::new(&castle::CASTLE, "castle")],
    verbs: &[
        SavedVerb::new(
            "PLACE_TOKEN",
            &["BRIDGE"],
            &words::BRIDGE,
            SavedTarget::Places("Road", &["NS", "WE"]),
        ),
        SavedVerb::new(SavedVerb::PLACE_TILE, &[], &words::PLACE_WITH_BRIDGE, SavedTarget::Placement),
        SavedVerb::pass(&words::SET_ASIDE),
        SavedVerb::new("PLACE_TOKEN", &["CASTLE"], &words::CASTLE, SavedTarget::Part),
        SavedVerb::pass(&words::NO_CASTLE),
        SavedVerb::silent(&words::SCORE_CASTLE),
        SavedVerb::new("BAZAAR_BID", &[], &words::PICK, BID).unlisted(),
        SavedVerb::new("BAZAAR_BID", &[], &words::BID, BID).unlisted(),
        SavedVerb::pass(&words::PASS),
        SavedVerb::new("BAZAAR_BUY_OR_SELL", &["BUY", "SELL"], &words::SETTLE, SavedTarget::Nothing),
    ],
    phases: &[
        SavedPhase::action(words::CASTLE.about, "CastlePhase"),
        SavedPhase::new(words::PICK.about, "BazaarPhase"),
        SavedPhase::new(words::BID.about, "BazaarPhase").where_pass_is_a_bid(),
        SavedPhase::new(words::SETTLE.about, "BazaarPhase"),
    ],
    chance: &[SavedChance { verb: &words::LOT, copies: left }],
    tokens: &[SavedToken { name: "BRIDGE", count: bridges }, SavedToken { name: "CASTLE", count: tokens }],
    ..Saved::NONE
};
