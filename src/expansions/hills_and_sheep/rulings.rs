//! The rulings of Hills & Sheep.

use crate::rulings::{self, Kind, Ruling, cite};

/// All of them.
pub static ALL: &[&Ruling] = &[
    &SHEPHERD_ON_A_FIELD,
    &SHEPHERD_BESIDE_FARMERS,
    &ONE_SHEPHERD_A_FIELD,
    &SHEPHERD_IS_NO_FOLLOWER,
    &TOKEN,
    &MUST_TEND,
    &GROW,
    &WOLF,
    &STABLE,
    &STABLE_FOR_ALL,
    &OWN_TILE_ONLY,
    &NOTHING_AT_THE_END,
    &VINEYARDS,
    &VINEYARDS_WHEN_COMPLETE,
    &HILL_HIDES,
    &HILL_TIE,
];

/// Where a shepherd is placed.
pub static SHEPHERD_ON_A_FIELD: Ruling = Ruling {
    id: "hills-and-sheep/shepherd-on-a-field",
    title: "A shepherd is placed on a field, instead of a meeple",
    statement: "In the second phase a player may place the own shepherd on a field of the tile just placed, instead \
        of another figure. It stands on nothing but fields.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Placing shepherds"), cite!(WIKI_HILLS, "The shepherd")],
    related: &["hills-and-sheep/one-shepherd-a-field", "hills-and-sheep/token", "base/one-figure-a-turn"],
    waits_for: "",
};

/// Farmers and shepherds do not mind each other.
pub static SHEPHERD_BESIDE_FARMERS: Ruling = Ruling {
    id: "hills-and-sheep/shepherd-beside-farmers",
    title: "Shepherds and farmers may stand on the same field",
    statement: "A shepherd may be placed on a field with farmers, and a farmer on a field with a shepherd.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(HILLS_RULES, "Placing shepherds"),
        cite!(WIKI_HILLS, "The shepherd"),
        cite!(JCLOISTERZONE, "changes of 2020, no. 305"),
    ],
    related: &["hills-and-sheep/shepherd-on-a-field", "base/not-onto-occupied"],
    waits_for: "",
};

/// No second shepherd on a field.
pub static ONE_SHEPHERD_A_FIELD: Ruling = Ruling {
    id: "hills-and-sheep/one-shepherd-a-field",
    title: "No shepherd is placed where another stands",
    statement: "A shepherd may not be placed on a field with another shepherd. Several come together only when \
        fields are joined.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Placing shepherds"), cite!(JCLOISTERZONE, "shepherds")],
    related: &["hills-and-sheep/shepherd-on-a-field", "base/joining-is-legal"],
    waits_for: "",
};

/// A shepherd is a special figure.
pub static SHEPHERD_IS_NO_FOLLOWER: Ruling = Ruling {
    id: "hills-and-sheep/shepherd-is-no-follower",
    title: "A shepherd is no follower",
    statement: "A shepherd weighs nothing for the majority on its field, scores nothing there at the end of the game \
        and is no farmer. Messages neither count nor return it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_HILLS, "The shepherd"),
        cite!(WIKI_1ST, "The Messages in detail, 8, note on special figures"),
        cite!(JCLOISTERZONE, "shepherds"),
    ],
    related: &["hills-and-sheep/shepherd-on-a-field", "messages/farmers", "messages/score-and-return"],
    waits_for: "",
};

/// A token for a new shepherd.
pub static TOKEN: Ruling = Ruling {
    id: "hills-and-sheep/token",
    title: "A new shepherd draws a token",
    statement: "Whoever places a shepherd draws a token from the bag. Sheep are laid beside the shepherd. With a \
        wolf the shepherd goes home at once.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Placing shepherds")],
    related: &["hills-and-sheep/wolf", "hills-and-sheep/shepherd-on-a-field"],
    waits_for: "",
};

/// Grow or stable.
pub static MUST_TEND: Ruling = Ruling {
    id: "hills-and-sheep/must-tend",
    title: "Whoever extends the own shepherd's field must tend the flock",
    statement: "A player whose tile extends the field of the own shepherd must either let the flock grow or lead it \
        to the stable, after a figure was placed or none was. It does not hold for the tile on which the shepherd \
        was placed.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Tending the flock"), cite!(JCLOISTERZONE, "shepherd phase")],
    related: &["hills-and-sheep/grow", "hills-and-sheep/stable", "rounds/2-move-wood"],
    waits_for: "",
};

/// The flock grows.
pub static GROW: Ruling = Ruling {
    id: "hills-and-sheep/grow",
    title: "A flock grows by a token from the bag",
    statement: "To let the flock grow a token is drawn; sheep on it are laid beside the own shepherd.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Grow the flock")],
    related: &["hills-and-sheep/must-tend", "hills-and-sheep/wolf"],
    waits_for: "",
};

/// A wolf.
pub static WOLF: Ruling = Ruling {
    id: "hills-and-sheep/wolf",
    title: "A wolf drives every flock off the field",
    statement: "When a wolf is drawn, all tokens beside the shepherds of that field go back into the bag, the wolf \
        too. All shepherds of the field go home, and nobody gets points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Grow the flock"), cite!(JCLOISTERZONE, "shepherd phase")],
    related: &["hills-and-sheep/grow", "hills-and-sheep/token"],
    waits_for: "",
};

/// The flock goes to the stable.
pub static STABLE: Ruling = Ruling {
    id: "hills-and-sheep/stable",
    title: "A flock in the stable brings 1 point for each sheep",
    statement: "A flock that is led to the stable brings 1 point for each sheep beside all shepherds of the field. \
        The shepherds go home and the tokens into the bag. The points belong to round 2.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(HILLS_RULES, "Gather the flock"),
        cite!(WIKI_2ND, "Rounds of Scoring, round 2"),
        cite!(JCLOISTERZONE, "shepherd phase"),
    ],
    related: &["hills-and-sheep/stable-for-all", "hills-and-sheep/must-tend", "rounds/2-move-wood"],
    waits_for: "",
};

/// Everybody with a shepherd there.
pub static STABLE_FOR_ALL: Ruling = Ruling {
    id: "hills-and-sheep/stable-for-all",
    title: "Every player with a shepherd on the field gets all its sheep",
    statement: "Where several players have shepherds on a field, each of them gets 1 point for every sheep on the \
        field, once, whoever leads the flock to the stable.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Gather the flock"), cite!(JCLOISTERZONE, "shepherd phase")],
    related: &["hills-and-sheep/stable"],
    waits_for: "",
};

/// Only the own tile counts.
pub static OWN_TILE_ONLY: Ruling = Ruling {
    id: "hills-and-sheep/own-tile-only",
    title: "Only the active player tends a flock",
    statement: "When another player's tile extends the field of a shepherd, the shepherd's owner does nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(HILLS_RULES, "Tending the flock"), cite!(JCLOISTERZONE, "shepherd phase")],
    related: &["hills-and-sheep/must-tend"],
    waits_for: "",
};

/// Nothing at the end of the game.
pub static NOTHING_AT_THE_END: Ruling = Ruling {
    id: "hills-and-sheep/nothing-at-the-end",
    title: "A flock still on its field at the end brings nothing",
    statement: "Sheep that were not led to the stable when the game ends bring no points. No text of an end scoring \
        of flocks is known.",
    kind: Kind::Inference,
    editions: rulings::ALL,
    citations: &[],
    related: &["hills-and-sheep/stable", "base/final-scoring"],
    waits_for: "",
};

/// 3 points for each vineyard.
pub static VINEYARDS: Ruling = Ruling {
    id: "hills-and-sheep/vineyards",
    title: "A completed monastery brings 3 points more for each vineyard around it",
    statement: "A completed monastery is worth 3 points more for each vineyard on the eight tiles around it. One \
        vineyard may serve several monasteries.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_HILLS, "Vineyards", "1/2019"), cite!(JCLOISTERZONE, "vineyards")],
    related: &["base/monastery-complete", "hills-and-sheep/vineyards-when-complete"],
    waits_for: "",
};

/// Nothing for an incomplete monastery.
pub static VINEYARDS_WHEN_COMPLETE: Ruling = Ruling {
    id: "hills-and-sheep/vineyards-when-complete",
    title: "Vineyards bring nothing to an incomplete monastery",
    statement: "Only a completed monastery is worth more by vineyards: not at the end of the game, and not for a \
        message that values it as at the end.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_HILLS, "Vineyards, final scoring"), cite!(JCLOISTERZONE, "vineyards")],
    related: &["hills-and-sheep/vineyards", "base/monastery-incomplete", "messages/monastery/smallest"],
    waits_for: "",
};

/// A hill hides a tile.
pub static HILL_HIDES: Ruling = Ruling {
    id: "hills-and-sheep/hill-hides",
    title: "A hill hides an unseen tile",
    statement: "Whoever lays a tile with a hill puts a tile from the supply face down under it, unseen. That tile is \
        out of the game. If no tile is left, none is hidden.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_HILLS, "Hills"), cite!(JCLOISTERZONE, "changes in 4.4")],
    related: &["hills-and-sheep/hill-tie", "base/game-end"],
    waits_for: "",
};

/// A hill decides a tie.
pub static HILL_TIE: Ruling = Ruling {
    id: "hills-and-sheep/hill-tie",
    title: "In a tie, whoever stands on a hill comes first",
    statement: "Where several players have the most on a feature, those of them with a follower on a tile with a hill \
        get its points, and the others get nothing. Against a greater strength a hill does not help.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_HILLS, "Hills"), cite!(JCLOISTERZONE, "hill tie-breaker")],
    related: &["base/tie", "reading/hill-tie", "reading/score-and-return-tie"],
    waits_for: "",
};
