//! The readings of The Princess & the Dragon: where its sources disagree.

use crate::rulings::{Reading, cite};

/// Every reading of this room.
pub static ALL: &[&Reading] =
    &[&FAIRY, &FAIRY_PYRAMID, &EXTRA_TILE_FAIRY, &DRAGON_MOVE, &PRINCESS_ACTION, &DRAGON_TOWER_TOP];

/// Whom does the fairy belong to?
pub static FAIRY: Reading = Reading {
    id: "reading/fairy",
    question: "Whom does the fairy belong to?",
    options: &["assigned-follower", "on-tile"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "Newer rules give the fairy to the one figure that it was put beside. Older rules let every \
        own figure on its tile profit.",
    citations: &[cite!(WIKI_PD_1ST, "Fairy")],
    related: &["rounds/1a-fairy"],
    waits_for: "",
};

/// What does the fairy bring beside one of several followers who stand on each other?
pub static FAIRY_PYRAMID: Reading = Reading {
    id: "reading/fairy-pyramid",
    question: "The fairy stands beside one of several own acrobats of a pyramid: what does she bring when the turn begins?",
    options: &["one-point", "each-acrobat"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules give 1 point for the follower beside whom she stands. JCloisterZone assigns her to the whole \
        pyramid, and she brings 1 point for each own acrobat there.",
    citations: &[cite!(WIKI_PD, "The fairy"), cite!(JCLOISTERZONE, "fairy, acrobats")],
    related: &["rounds/1a-fairy", "big-top/acrobat"],
    waits_for: "",
};

/// Does the extra tile's turn begin with the fairy's 1 point?
pub static EXTRA_TILE_FAIRY: Reading = Reading {
    id: "reading/extra-tile-fairy",
    question: "Does the extra tile's turn begin with the fairy's 1 point?",
    options: &["no", "yes"],
    defaults: [Some(1), Some(1), Some(1)],
    evidence: "The notes call the extra tile a complete normal turn, and name only a builder's second part \
        as going without the point. Against it: a community forum has it under review, as the player \
        already is the active player.",
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 4, note"),
        cite!(WIKI_1ST, "The Messages in detail, 7, note"),
    ],
    related: &["messages/extra-tile/full-turn", "rounds/1a-fairy"],
    waits_for: "",
};

/// Does the dragon move before or after scoring?
pub static DRAGON_MOVE: Reading = Reading {
    id: "reading/dragon-move",
    question: "Does the dragon move before or after the features are scored?",
    options: &["before-scoring", "after-scoring"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "It depends on the publisher, not on the edition: before scoring in the rules of Hans im Glück and \
        of Z-Man, after it in those of Rio Grande.",
    citations: &[cite!(WIKI_PD, "The dragon moves, step 2b"), cite!(JCLOISTERZONE, "Rule dragon-move")],
    related: &["princess-and-dragon/dragon-moves"],
    waits_for: "",
};

/// May or must a princess send a knight home?
pub static PRINCESS_ACTION: Reading = Reading {
    id: "reading/princess",
    question: "May or must a princess send a knight home?",
    options: &["may", "must"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules of Hans im Glück have may. English rules of the 1st edition, of Rio Grande and of Z-Man, \
        are said to have must. Whether the Z-Man 2nd edition keeps that is not known.",
    citations: &[cite!(WIKI_PD_1ST, "Princess, notes"), cite!(JCLOISTERZONE, "Rule princess-action")],
    related: &["princess-and-dragon/princess"],
    waits_for: "",
};

/// Does the dragon eat a follower that stands on no feature, such as one on a tower?
pub static DRAGON_TOWER_TOP: Reading = Reading {
    id: "reading/dragon-tower-top",
    question: "Does the dragon eat a follower that stands on no feature, such as one on a tower?",
    options: &["eaten", "safe"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rule speaks of all figures on the tile, and an open-source program plays it so. A fan wiki has \
        followers on towers safe from the dragon.",
    citations: &[cite!(JCLOISTERZONE, "Dragon moves")],
    related: &["princess-and-dragon/dragon-eats"],
    waits_for: "",
};
