//! Points on which the sources of Bridges, Castles & Bazaars part.

use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// For which of several features is a castle scored?
pub static CASTLE_CHOICE: Reading = Reading {
    id: "reading/castle-choice",
    question: "Several features are completed beside a castle at once: for which is it scored?",
    options: &["owner-chooses", "highest"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "A note in the wiki lets the owner of the lord choose. One program takes the highest; another text \
        only speaks of the next feature.",
    citations: &[
        cite!(WIKI_BRIDGES_1ST, "The castle, note on several features"),
        cite!(JCLOISTERZONE, "castles"),
    ],
    related: &["bridges-castles-and-bazaars/castle-scores"],
    waits_for: "",
};

/// Is a castle scored for a garden?
pub static CASTLE_GARDEN: Reading = Reading {
    id: "reading/castle-garden",
    question: "Is a castle scored for a completed garden beside it?",
    options: &["yes", "no"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The 1st edition's page names road, city, monastery and castle; it is older than gardens. The rule \
        itself speaks of the next completed feature, and JCloisterZone scores the castle for a garden.",
    citations: &[
        cite!(WIKI_BRIDGES_1ST, "The castles"),
        cite!(WIKI_BRIDGES_2ND, "Castles"),
        cite!(JCLOISTERZONE, "castles"),
    ],
    related: &["bridges-castles-and-bazaars/castle-scores", "abbot/garden"],
    waits_for: "",
};

/// Are tiles at a bazaar bid for?
pub static BAZAAR_BIDS: Reading = Reading {
    id: "reading/bazaar-bids",
    question: "Are the tiles of a bazaar bid for?",
    options: &["auction", "pick"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules have an auction. A variant goes without bids: everybody picks a tile in turn.",
    citations: &[
        cite!(WIKI_BRIDGES_1ST, "The bazaar"),
        cite!(WIKI_BRIDGES_2ND, "Bazaars"),
        cite!(JCLOISTERZONE, "rule bazaar-no-auction"),
    ],
    related: &["bridges-castles-and-bazaars/auction"],
    waits_for: "",
};

/// When are the tiles of a bazaar taken where a builder's part follows?
pub static BAZAAR_BUILDER: Reading = Reading {
    id: "reading/bazaar-builder",
    question: "A bazaar extends the builder's feature: are its tiles taken before the second part of the turn?",
    options: &["before", "after"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "A note has the tiles taken face down first, then the second part, then the auction. JCloisterZone turns \
        them up when the auction begins, and so it is in its saved games. The auction itself comes last either \
        way, so that it only matters which tiles are left, and how many.",
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bazaar, notes"), cite!(JCLOISTERZONE, "bazaars")],
    related: &["bridges-castles-and-bazaars/auction-tiles", "builders/second-part"],
    waits_for: "",
};

/// The readings.
pub static ALL: &[&Reading] = &[&CASTLE_CHOICE, &CASTLE_GARDEN, &BAZAAR_BIDS, &BAZAAR_BUILDER];

switches! {
    /// The switches of Bridges, Castles & Bazaars.
    pub struct Switches {
        /// For which of several features is a castle scored?
        castle_choice: CastleChoice { OwnerChooses, Highest } = &CASTLE_CHOICE,
        /// Is a castle scored for a garden?
        castle_garden: CastleGarden { Yes, No } = &CASTLE_GARDEN,
        /// Are tiles at a bazaar bid for?
        bazaar_bids: BazaarBids { Auction, Pick } = &BAZAAR_BIDS,
        /// When are the tiles of a bazaar taken where a builder's part follows?
        bazaar_builder: BazaarBuilder { Before, After } = &BAZAAR_BUILDER,
    }
}
