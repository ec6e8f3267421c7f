//! The rulings of Bridges, Castles & Bazaars.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this box.
pub static ALL: &[&Ruling] = &[
    &BRIDGE,
    &BRIDGE_ONCE,
    &BRIDGE_MENDS,
    &CASTLE,
    &LORD_IS_SAFE,
    &CASTLE_HELPERS,
    &CASTLE_SCORES,
    &CASTLE_AT_FIELD,
    &AUCTION,
    &AUCTION_TILES,
    &NO_AUCTION_IN_THE_ROUND,
    &BOUGHT_TILES,
    &BIDS_ARE_NO_ROUND,
];

/// A bridge carries a road over a tile.
pub static BRIDGE: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/bridge",
    title: "A bridge carries a road over a tile",
    statement: "A bridge goes over the tile just placed or over one beside it, straight from one field edge to the \
        opposite one, over whatever lies between. It is a part of a road and divides neither fields nor \
        cities. Beyond its ends lies no tile or a road. A tile bears one bridge, and a bridge stays.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bridges"), cite!(WIKI_BRIDGES_2ND, "Bridges")],
    related: &["bridges-castles-and-bazaars/bridge-mends", "bridges-castles-and-bazaars/bridge-once"],
    waits_for: "",
};

/// One bridge in a turn, from the supply.
pub static BRIDGE_ONCE: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/bridge-once",
    title: "One bridge in a part of a turn",
    statement: "A player with a bridge left may build one in each part of a turn, besides placing a figure.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bridges"), cite!(WIKI_BRIDGES_2ND, "Bridges")],
    related: &["bridges-castles-and-bazaars/bridge"],
    waits_for: "",
};

/// A tile may be placed with a bridge that mends an edge.
pub static BRIDGE_MENDS: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/bridge-mends",
    title: "A road may meet a field if a bridge carries it on",
    statement: "A tile may be placed so that a road meets a field edge if a bridge carries that road on at once. A \
        player need not do so where a tile fits nowhere else; it is then set aside for another.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bridges"), cite!(WIKI_BRIDGES_2ND, "Bridges")],
    related: &["bridges-castles-and-bazaars/bridge", "base/edges-match", "base/tile-set-aside"],
    waits_for: "",
};

/// A city of two half circles may become a castle.
pub static CASTLE: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/castle",
    title: "A city of two half circles may become a castle",
    statement: "When a tile completes a city of exactly two half circles on two tiles, the owner of the one follower \
        in it may make it a castle instead of scoring it. The follower becomes its lord; the city is none \
        any more.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The castles"), cite!(WIKI_BRIDGES_2ND, "Castles")],
    related: &["bridges-castles-and-bazaars/castle-scores", "base/city-of-two-tiles"],
    waits_for: "",
};

/// Whatever reaches whole tiles does not reach a lord.
pub static LORD_IS_SAFE: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/lord-is-safe",
    title: "Neither dragon nor tower reaches a lord",
    statement: "The lord of a castle is safe: the dragon that comes onto one of the castle's tiles does not eat it, \
        and no tower catches it.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The castles, notes"), cite!(JCLOISTERZONE, "castles")],
    related: &["bridges-castles-and-bazaars/castle", "princess-and-dragon/dragon-eats", "tower/capture"],
    waits_for: "",
};

/// What is no follower does not stay on a castle.
pub static CASTLE_HELPERS: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/castle-helpers",
    title: "A builder goes home when its city becomes a castle",
    statement: "Only the one follower moves onto the castle. A builder stands on roads and in cities, and a castle is \
        neither: it goes home.",
    kind: Kind::Inference,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_2ND, "Castles, placing a castle"), cite!(WIKI_TB, "The builder")],
    related: &["bridges-castles-and-bazaars/castle", "builders/where"],
    waits_for: "",
};

/// A castle is scored for what is completed beside it.
pub static CASTLE_SCORES: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/castle-scores",
    title: "A castle is scored for what is completed beside it",
    statement: "The first feature that is completed in a later turn on the two tiles of a castle, or on the two \
        along each of its long sides, brings the lord as many points as it is worth, whoever owns it. A \
        monastery must lie there itself. The lord goes home. A castle that is scored counts as completed for \
        castles beside it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The castles"), cite!(WIKI_BRIDGES_2ND, "Castles")],
    related: &["bridges-castles-and-bazaars/castle", "reading/castle-choice"],
    waits_for: "",
};

/// A castle at a field counts one more than a city.
pub static CASTLE_AT_FIELD: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/castle-at-field",
    title: "A castle at a field counts 1 point more than a city",
    statement: "Where a field is scored, a castle at it counts as a completed city and 1 point more: 4 for farmers.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The castles"), cite!(WIKI_BRIDGES_2ND, "Castles")],
    related: &["bridges-castles-and-bazaars/castle", "base/field"],
    waits_for: "",
};

/// How tiles are auctioned.
pub static AUCTION: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/auction",
    title: "How the tiles of a bazaar are auctioned",
    statement: "From the left of whoever is on turn on, a player without a tile picks one and names a bid, 0 or \
        more; up to 50 are offered here. Everybody else without a tile bids more or passes, once. Whoever picked it then buys it and \
        pays the highest bid to the highest bidder, or sells it to that player for the bid. Where nobody bid \
        more, the picker has it and pays the own bid. Next picks who sits first without a tile to the left of that \
        picker, whoever bought. The last tile is free.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bazaar"), cite!(WIKI_BRIDGES_2ND, "Bazaars")],
    related: &[
        "bridges-castles-and-bazaars/auction-tiles",
        "bridges-castles-and-bazaars/bids-are-no-round",
        "reading/bazaar-bids",
    ],
    waits_for: "",
};

/// A bazaar puts up as many tiles as there are players.
pub static AUCTION_TILES: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/auction-tiles",
    title: "A bazaar puts up as many tiles as there are players",
    statement: "When a tile with a bazaar was placed, as many tiles as there are players are turned up once the \
        whole turn is over, further parts included. Where fewer are left there is no auction, nor where the \
        tile could not be placed.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bazaar, notes", "10/2014"), cite!(WIKI_BRIDGES_2ND, "Bazaars")],
    related: &["bridges-castles-and-bazaars/auction", "bridges-castles-and-bazaars/no-auction-in-the-round"],
    waits_for: "",
};

/// No new auction while bought tiles are placed.
pub static NO_AUCTION_IN_THE_ROUND: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/no-auction-in-the-round",
    title: "No new auction while bought tiles are placed",
    statement: "A bazaar placed while tiles of an auction are still to be placed, or placed with one of them, brings \
        no further auction.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bazaar"), cite!(WIKI_BRIDGES_2ND, "Bazaars")],
    related: &["bridges-castles-and-bazaars/auction-tiles", "bridges-castles-and-bazaars/bought-tiles"],
    waits_for: "",
};

/// The next tile is the one bought.
pub static BOUGHT_TILES: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/bought-tiles",
    title: "The next tile is the one bought",
    statement: "In the next turns everybody places the tile got at the bazaar instead of drawing. One that fits \
        nowhere is set aside, and a tile is drawn.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BRIDGES_1ST, "The bazaar"), cite!(WIKI_BRIDGES_2ND, "Bazaars")],
    related: &["bridges-castles-and-bazaars/auction", "base/tile-set-aside"],
    waits_for: "",
};

/// Bids are no scoring.
pub static BIDS_ARE_NO_ROUND: Ruling = Ruling {
    id: "bridges-castles-and-bazaars/bids-are-no-round",
    title: "Bids are payments, not a round of scoring",
    statement: "Points that change hands at a bazaar are no round of scoring.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_BRIDGES_1ST, "The bazaar, notes", "10/2014"),
        cite!(WIKI_2ND, "Rounds of Scoring", "10/2014"),
    ],
    related: &["bridges-castles-and-bazaars/auction", "messages/payments-are-no-round"],
    waits_for: "",
};
