//! The rules of the turn, and its rounds of scoring.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this file.
pub static ALL: &[&Ruling] = &[
    &EDGES_MATCH,
    &NO_CORNER_CONTACT,
    &SPACE_TAKEN,
    &TILE_SET_ASIDE,
    &TURN_ORDER,
    &ONE_FIGURE_A_TURN,
    &ONLY_ONTO_PLACED_TILE,
    &ONLY_FROM_SUPPLY,
    &NOT_ONTO_OCCUPIED,
    &NOT_ONTO_WHAT_ANOTHER_COMPLETED,
    &WHERE_FIGURES_STAND,
    &JOINING_IS_LEGAL,
    &ONTO_FEATURE_JUST_COMPLETED,
    &FIGURE_BACK_TOO_LATE,
    &GAME_END,
    &ROUNDS_DEFINITION,
    &ROUNDS_BASE_GAME_ONE,
    &ROUNDS_2_MOVE_WOOD,
    &ROUNDS_3_SCORING,
    &ROUNDS_MESSAGE_POINTS,
];

/// Every touching edge must match.
pub static EDGES_MATCH: Ruling = Ruling {
    id: "base/edges-match",
    title: "Every touching edge must match",
    statement: "A tile may only lie where each edge that touches another tile continues it: road to road, \
        city to city, field to field.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Placing a tile"), cite!(WIKI_FARMERS, "Placing a tile")],
    related: &["base/no-corner-contact", "base/tile-set-aside"],
    waits_for: "",
};

/// Touching at a corner is not enough.
pub static NO_CORNER_CONTACT: Ruling = Ruling {
    id: "base/no-corner-contact",
    title: "Touching at a corner is not enough",
    statement: "A tile must share at least one edge with a tile already placed. Contact at a corner is not \
        enough.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Placing a tile")],
    related: &["base/edges-match"],
    waits_for: "",
};

/// One tile on a space.
pub static SPACE_TAKEN: Ruling = Ruling {
    id: "base/space-taken",
    title: "A space holds one tile",
    statement: "A tile goes onto a space that holds none yet.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Placing a tile")],
    related: &["base/edges-match"],
    waits_for: "",
};

/// Where a figure may stand.
pub static WHERE_FIGURES_STAND: Ruling = Ruling {
    id: "base/where-figures-stand",
    title: "A meeple stands on a road, city, monastery or field",
    statement: "A meeple is placed on a road as a highwayman, in a city as a knight, on a monastery as a monk, \
        or lying on a field as a farmer; it has no place on anything else, such as a garden.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Placing a follower"), cite!(CAR, "The Basic Game")],
    related: &["base/not-onto-occupied"],
    waits_for: "",
};

/// A tile that fits nowhere is set aside.
pub static TILE_SET_ASIDE: Ruling = Ruling {
    id: "base/tile-set-aside",
    title: "A tile that fits nowhere is set aside",
    statement: "A tile without any legal place is put out of the game, and the player draws another.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Placing a tile"), cite!(JCLOISTERZONE, "tile phase")],
    related: &["base/edges-match", "base/game-end"],
    waits_for: "",
};

/// Place a tile, place a figure, score.
pub static TURN_ORDER: Ruling = Ruling {
    id: "base/turn-order",
    title: "Place a tile, place a figure, score",
    statement: "A turn has three phases in this order: place a tile, place a figure if wanted, score what \
        was completed.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Overview"), cite!(BIG_BOX_2006, "Playing the game")],
    related: &["rounds/definition", "base/figure-back-too-late"],
    waits_for: "",
};

/// One figure a turn, or none.
pub static ONE_FIGURE_A_TURN: Ruling = Ruling {
    id: "base/one-figure-a-turn",
    title: "One figure a turn, or none",
    statement: "In the second phase the player may place one figure, and no more than one.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Deploying a follower"), cite!(BIG_BOX_2006, "Playing the game")],
    related: &["base/only-onto-placed-tile", "base/only-from-supply"],
    waits_for: "",
};

/// A figure goes onto the tile just placed.
pub static ONLY_ONTO_PLACED_TILE: Ruling = Ruling {
    id: "base/only-onto-placed-tile",
    title: "A figure goes onto the tile just placed",
    statement: "A figure may only be placed on the tile that was placed in this turn.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Deploying a follower"), cite!(BIG_BOX_2006, "Playing the game")],
    related: &["base/one-figure-a-turn"],
    waits_for: "",
};

/// A figure comes from the own supply.
pub static ONLY_FROM_SUPPLY: Ruling = Ruling {
    id: "base/only-from-supply",
    title: "A figure comes from the own supply",
    statement: "A figure may only be placed from the player's own supply. One that stands in play cannot be \
        moved instead.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Deploying a follower"), cite!(BIG_BOX_2006, "Playing the game")],
    related: &["base/one-figure-a-turn", "base/figure-back-too-late"],
    waits_for: "",
};

/// Not onto what another tile completed.
pub static NOT_ONTO_WHAT_ANOTHER_COMPLETED: Ruling = Ruling {
    id: "base/not-onto-what-another-completed",
    title: "Not onto a feature that another tile completed and that was scored",
    statement: "Onto a feature of the tile just placed that a further tile of the same turn has completed meanwhile no \
        figure goes any more: it was scored with that tile, and is not scored again. No text speaks of it; it can \
        come up where an extra tile interrupts the turn before its figure is placed.",
    kind: Kind::Inference,
    editions: rulings::ALL,
    citations: &[],
    related: &["base/onto-feature-just-completed", "base/not-onto-occupied"],
    waits_for: "",
};

/// Not onto a feature that holds a figure.
pub static NOT_ONTO_OCCUPIED: Ruling = Ruling {
    id: "base/not-onto-occupied",
    title: "Not onto a feature that holds a figure",
    statement: "A figure may not be placed on a road, city or field that holds a figure anywhere already, \
        not even one of the same player.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_BASE_1ST, "Deploying a follower"),
        cite!(WIKI_FARMERS, "Placing a meeple as a farmer"),
    ],
    related: &["base/joining-is-legal"],
    waits_for: "",
};

/// Occupied features may be joined by a tile.
pub static JOINING_IS_LEGAL: Ruling = Ruling {
    id: "base/joining-is-legal",
    title: "Occupied features may be joined by a tile",
    statement: "A tile may join features that already hold figures. All figures then stand on one feature \
        together.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Deploying a follower"), cite!(WIKI_FARMERS, "Summary")],
    related: &["base/not-onto-occupied", "base/majority"],
    waits_for: "",
};

/// A figure may go onto what its tile completes.
pub static ONTO_FEATURE_JUST_COMPLETED: Ruling = Ruling {
    id: "base/onto-feature-just-completed",
    title: "A figure may go onto what its tile completes",
    statement: "A figure may be placed on a feature that its own tile completes, if no figure is there. It \
        is scored and returns in the same turn.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BASE_1ST, "Deploying a follower"), cite!(JCLOISTERZONE, "action phase")],
    related: &["base/figures-come-home", "base/turn-order"],
    waits_for: "",
};

/// A figure home from scoring waits for the next turn.
pub static FIGURE_BACK_TOO_LATE: Ruling = Ruling {
    id: "base/figure-back-too-late",
    title: "A figure home from scoring waits for the next turn",
    statement: "A figure that comes home when features are scored cannot be placed in the same turn: the \
        phase for placing figures is over.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(FAQ_MODERNJIVE, "frequently asked questions"), cite!(WIKI_BASE_1ST, "Overview")],
    related: &["base/turn-order", "base/figures-come-home"],
    waits_for: "",
};

/// The game ends with the turn of the last tile.
pub static GAME_END: Ruling = Ruling {
    id: "base/game-end",
    title: "The game ends with the turn of the last tile",
    statement: "The turn in which the last tile is placed is played to its end. Then the game is over and \
        final scoring follows.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(CAR, "The Basic Game, end of the game"), cite!(JCLOISTERZONE, "end of the game")],
    related: &["base/final-scoring", "base/tile-set-aside"],
    waits_for: "",
};

/// A turn is a sequence of rounds of scoring.
pub static ROUNDS_DEFINITION: Ruling = Ruling {
    id: "rounds/definition",
    title: "A turn is a sequence of rounds of scoring",
    statement: "A turn is a fixed sequence of rounds of scoring. Each of them can bring one message, at its \
        end.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring", "5/2014 and 10/2014"),
        cite!(WIKI_1ST, "More rules, notes on rounds of scoring; Rounds of Scoring", "5/2014 and 10/2014"),
    ],
    related: &["rounds/base-game-one", "rounds/message-points"],
    waits_for: "",
};

/// The base game has one round of scoring, round 3.
pub static ROUNDS_BASE_GAME_ONE: Ruling = Ruling {
    id: "rounds/base-game-one",
    title: "The base game has one round of scoring, round 3",
    statement: "With the base game alone a turn has one round of scoring: round 3, when features are scored.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_2ND, "Rounds of Scoring")],
    related: &["rounds/definition", "rounds/3-scoring"],
    waits_for: "",
};

/// Points of a message's action are a round of their own.
pub static ROUNDS_MESSAGE_POINTS: Ruling = Ruling {
    id: "rounds/message-points",
    title: "Points of a message's action are a round of their own",
    statement: "What a message's action brings is a round by itself, at whatever moment the message is \
        resolved.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, variable"),
        cite!(WIKI_1ST, "Rounds of Scoring, variable"),
    ],
    related: &["reading/two-points-chain", "rounds/definition"],
    waits_for: "",
};

/// Round 2: scoring while figures are placed.
pub static ROUNDS_2_MOVE_WOOD: Ruling = Ruling {
    id: "rounds/2-move-wood",
    title: "Round 2: scoring while figures are placed",
    statement: "At the end of the phase in which figures are placed, one round covers all that was scored in \
        it: an abbot taken back, a flock driven into the stable, an acrobat pyramid, a fruit-bearing \
        tree.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 2"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 2"),
    ],
    related: &["rounds/definition", "reading/completed-unscored"],
    waits_for: "",
};

/// Round 3: features with the bonuses before and after.
pub static ROUNDS_3_SCORING: Ruling = Ruling {
    id: "rounds/3-scoring",
    title: "Round 3: features with the bonuses before and after",
    statement: "The scoring phase is one round. First come the bonuses of watchtowers and tollhouses; then \
        the features: city, road, monastery, castle and so on; then the Markets of Leipzig, the \
        fairy's 3 points, ringmaster and teacher; then the circus. Within the round that order changes nothing \
        that is looked at in its end; a fairy's or ringmaster's points are told with their feature.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, round 3"),
        cite!(WIKI_1ST, "Rounds of Scoring, round 3"),
    ],
    related: &["rounds/definition", "rounds/base-game-one", "reading/bonus-figure"],
    waits_for: "",
};
