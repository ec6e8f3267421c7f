//! What Bridges, Castles & Bazaars do in a turn.

use super::{castle, rulings};
use crate::position::{Happening, Moment, Slot};

/// All of it.
pub static ALL: &[Happening] = &[
    Happening::new(
        Moment::At(Slot::OwnTile),
        "Who got a {term:tile} at a bazaar has it as the drawn one.",
        &[&rulings::BOUGHT_TILES],
    ),
    Happening::new(
        Moment::At(Slot::Place),
        "A {term:tile} may be placed with a bridge that carries a road on.",
        &[&rulings::BRIDGE_MENDS],
    ),
    Happening::unseen(Slot::AfterPlace),
    Happening::new(
        Moment::At(Slot::MoveWood),
        "A bridge may be built over that {term:tile} or over one beside it, besides placing a figure.",
        &[&rulings::BRIDGE, &rulings::BRIDGE_ONCE],
    ),
    Happening::new(
        Moment::At(Slot::BeforeScoring),
        "Small {terms:city} just completed may become castles.",
        &[&rulings::CASTLE],
    ),
    Happening::new(
        Moment::At(Slot::Features),
        "Castles are scored for what was completed beside them.",
        &[&rulings::CASTLE_SCORES],
    )
    .scoring(&[&castle::CASTLE]),
    Happening::unseen(Slot::AfterScoring),
    Happening::new(
        Moment::At(Slot::TurnEnd),
        "If a bazaar was placed, {terms:tile} are auctioned for the next turns.",
        &[&rulings::AUCTION_TILES, &rulings::AUCTION, &rulings::BIDS_ARE_NO_ROUND],
    ),
];
