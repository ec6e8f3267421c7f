//! The rules of Traders & Builders, and what they mean for messages.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this box.
pub static ALL: &[&Ruling] = &[
    &GOODS_COMPLETER,
    &GOODS_MOST,
    &BUILDER_WHERE,
    &BUILDER_NOT_COMPLETE,
    &ONE_ON_A_FEATURE,
    &SECOND_PART,
    &ONE_MORE_ONLY,
    &RIGHT_STAYS,
    &NEVER_ALONE,
    &PIG_WHERE,
    &PIG,
    &PIG_OLD_FIELDS,
    &PIG_HERD,
    &EXTRA_TILE_BUILDER_ORDER,
    &ROUNDS_DOUBLE_TURN,
    &ROUNDS_DOUBLE_TURN_EACH_SCORING_PHASE,
];

/// Whoever completes a city takes its goods.
pub static GOODS_COMPLETER: Ruling = Ruling {
    id: "traders/goods-completer",
    title: "Whoever completes a city takes its goods",
    statement: "When a city is completed, the player who placed the tile takes a token for each wine, grain or \
        cloth symbol in it, once the city is scored. It does not matter who has knights there, or \
        whether anybody has.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "Trade goods"), cite!(JCLOISTERZONE, "trade goods")],
    related: &["traders/goods-most"],
    waits_for: "",
};

/// The most tokens of a good bring 10 points at the end.
pub static GOODS_MOST: Ruling = Ruling {
    id: "traders/goods-most",
    title: "The most tokens of a good bring 10 points at the end",
    statement: "At the end of the game whoever has the most tokens of wine gets 10 points, and so for grain and \
        for cloth. All who share the most get 10 points each; nobody does without a token.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "Trade goods, final scoring"), cite!(JCLOISTERZONE, "trade goods")],
    related: &["traders/goods-completer", "base/final-scoring"],
    waits_for: "",
};

/// A builder goes onto a road or city with an own follower.
pub static BUILDER_WHERE: Ruling = Ruling {
    id: "builders/where",
    title: "A builder goes onto a road or city with an own follower",
    statement: "Instead of a meeple a player may place the builder, onto a road or city of the tile just placed \
        on which a follower of the same player stands already. Figures of other players there do not \
        matter.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_TB, "The builder"),
        cite!(WIKI_CLARIFICATIONS, "builder, other players on the feature"),
        cite!(JCLOISTERZONE, "placement of builders"),
    ],
    related: &["builders/not-complete", "builders/leave-with-the-last"],
    waits_for: "",
};

/// A builder does not go onto what is complete.
pub static BUILDER_NOT_COMPLETE: Ruling = Ruling {
    id: "builders/not-complete",
    title: "A builder does not go onto what is complete",
    statement: "A builder may not be placed onto a road or city that is complete.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(JCLOISTERZONE, "placement of builders")],
    related: &["builders/where"],
    waits_for: "",
};

/// One builder or pig of a player on a feature.
pub static ONE_ON_A_FEATURE: Ruling = Ruling {
    id: "builders/one-on-a-feature",
    title: "One builder or pig of a player on a feature",
    statement: "A player does not place a second builder, or a second pig, onto a feature with one of the same \
        player.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(JCLOISTERZONE, "placement of builders and pigs")],
    related: &["builders/where", "pigs/where"],
    waits_for: "",
};

/// A tile that extends the builder's feature brings a second part.
pub static SECOND_PART: Ruling = Ruling {
    id: "builders/second-part",
    title: "A tile that extends the builder's feature brings a second part",
    statement: "When the tile placed extends a road or city on which the builder of the same player stands, the \
        player takes a second part of the turn with a further tile, once everything of the first is \
        done. A builder placed in this very part brings nothing yet.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "The builder"), cite!(JCLOISTERZONE, "double turns")],
    related: &["builders/one-more-only", "builders/right-stays"],
    waits_for: "",
};

/// There is no third part of a turn.
pub static ONE_MORE_ONLY: Ruling = Ruling {
    id: "builders/one-more-only",
    title: "There is no third part of a turn",
    statement: "A builder brings one second part. Extending its feature in that part brings no third.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "The builder"), cite!(JCLOISTERZONE, "double turns")],
    related: &["builders/second-part"],
    waits_for: "",
};

/// The second part stays earned when the builder goes home.
pub static RIGHT_STAYS: Ruling = Ruling {
    id: "builders/right-stays",
    title: "The second part stays earned when the builder goes home",
    statement: "Whether there is a second part is settled when the tile is placed. It follows although the \
        builder leaves the table meanwhile, as when the tile completes its road or city.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_CLARIFICATIONS, "builder, leaving during the turn")],
    related: &["builders/second-part"],
    waits_for: "",
};

/// Without an own follower builder and pig go home.
pub static NEVER_ALONE: Ruling = Ruling {
    id: "builders/leave-with-the-last",
    title: "Without an own follower builder and pig go home",
    statement: "When the last follower of a player leaves a feature, the builder or pig of that player there \
        goes home too.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(JCLOISTERZONE, "builders and pigs without followers")],
    related: &["builders/where", "pigs/where"],
    waits_for: "",
};

/// A pig goes onto a field with an own farmer.
pub static PIG_WHERE: Ruling = Ruling {
    id: "pigs/where",
    title: "A pig goes onto a field with an own farmer",
    statement: "Instead of a meeple a player may place the pig, onto a field of the tile just placed on which a \
        farmer of the same player lies already. It stays there until the end of the game.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "The pig"), cite!(JCLOISTERZONE, "placement of pigs")],
    related: &["pigs/value"],
    waits_for: "",
};

/// A pig adds 1 point for each city to its owner's field.
pub static PIG: Ruling = Ruling {
    id: "pigs/value",
    title: "A pig adds 1 point for each city to its owner's field",
    statement: "A player who gets the points of a field on which the own pig stands gets 4 instead of 3 for each \
        completed city. Several own pigs on a field add no more than one. A pig weighs nothing in the \
        majority, and brings nothing without it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "The pig, with example"), cite!(JCLOISTERZONE, "scoring of fields")],
    related: &["base/field", "pigs/where", "pigs/herd"],
    waits_for: "",
};

/// Pigs where fields are scored by old rules.
pub static PIG_OLD_FIELDS: Ruling = Ruling {
    id: "pigs/old-fields",
    title: "Under old rules of fields a pig adds 1 point for a city too",
    statement: "No text was seen that puts pigs and the fields of the first two printings together. Here a pig adds 1 \
        point for each city that pays its owner, so that 4 become 5. Where a city pays a player only once, or is \
        judged for all fields around it, it does so by way of the player's field that brings most: one with the pig \
        before one without.",
    kind: Kind::Note,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "The pig"), cite!(WIKI_HISTORY, "farmers")],
    related: &["pigs/value", "reading/fields"],
    waits_for: "",
};

/// A herd of pigs adds 1 point for each city to everybody.
pub static PIG_HERD: Ruling = Ruling {
    id: "pigs/herd",
    title: "A herd of pigs adds 1 point for each city to everybody",
    statement: "A herd of pigs drawn on a field adds 1 point for each completed city for every player who gets \
        its points, and does so besides an own pig.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_TB, "The pig"), cite!(JCLOISTERZONE, "scoring of fields")],
    related: &["pigs/value", "base/field"],
    waits_for: "",
};

/// The extra tile comes before the builder's turn.
pub static EXTRA_TILE_BUILDER_ORDER: Ruling = Ruling {
    id: "messages/extra-tile/builder-order",
    title: "The extra tile comes before the builder's turn",
    statement: "A tile can extend a builder's feature and bring the extra-tile message at once. Then the \
        extra tile comes first, the builder's second part after it. If the extra tile extends that \
        feature again, it is followed by a second part of its own before the first one's.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, note on message 4", "11/2013"),
        cite!(WIKI_1ST, "The Messages in detail, 7, note on the builder", "11/2013"),
    ],
    related: &["messages/extra-tile/full-turn", "rounds/double-turn"],
    waits_for: "",
};

/// A builder's second part brings its own rounds.
pub static ROUNDS_DOUBLE_TURN: Ruling = Ruling {
    id: "rounds/double-turn",
    title: "A builder's second part brings its own rounds",
    statement: "The second part of a double turn has its own scoring phase and so at least one further \
        round, which can bring a message. The community's list repeats every round in it, save that \
        of the fairy's point.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring, note on the double turn", "1/2013 updated 2/2020"),
        cite!(WIKI_1ST, "More rules, note on the double turn", "1/2013 updated 2/2020"),
    ],
    related: &[
        "rounds/definition",
        "rounds/double-turn/each-scoring-phase",
        "rounds/double-turn/once-only",
        "messages/extra-tile/builder-order",
    ],
    waits_for: "",
};

/// Double turn: a message in each scoring phase.
pub static ROUNDS_DOUBLE_TURN_EACH_SCORING_PHASE: Ruling = Ruling {
    id: "rounds/double-turn/each-scoring-phase",
    title: "Double turn: a message in each scoring phase",
    statement: "Both scoring phases of a double turn can bring a message, provided a figure moves to a dark \
        space and stops there each time.",
    kind: Kind::Rule,
    editions: &[Edition::Hig2, Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "Interactions, Traders & Builders"), cite!(ZMAN_VI, "Traders & Builders")],
    related: &["rounds/double-turn", "reading/standing-counts", "reading/zmg-draws"],
    waits_for: "",
};
