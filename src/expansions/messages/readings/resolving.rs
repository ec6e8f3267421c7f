//! Readings on what a drawn message does.

use crate::rulings::{Reading, cite};

/// The action has nothing to act on: what is left?
pub static IMPOSSIBLE_ACTION: Reading = Reading {
    id: "reading/impossible-action",
    question: "The action has nothing to act on: what is left?",
    options: &["two-points-only", "action-for-nothing"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "No text. Where there is nothing to choose (no road with an own highwayman, no figure in \
        play) only the 2 points remain: an inference. The messages that count (coats of arms, \
        knights, farmers) may always be carried out for 0.",
    citations: &[],
    related: &["messages/action-or-two-points", "messages/road/smallest", "messages/score-and-return"],
    waits_for: "",
};

/// Points of a message draw another: when does the first tile go under the stack?
pub static TILE_RETURN_ORDER: Reading = Reading {
    id: "reading/tile-return-order",
    question: "Points of a message draw another: when does the first tile go under the stack?",
    options: &["before", "after"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "1st edition and fan translation: after the choice is carried out, its results included. 2nd \
        edition: then; and the chained draw is immediate, which puts the return first. By default \
        the tile of a message that brought points is put away as soon as the figure has moved, \
        before dark spaces are looked for; that of the extra tile only when its turn is over. \
        Nothing is said for an empty stack.",
    citations: &[
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules"),
        cite!(WIKI_2ND, "Scoring a feature"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["messages/back-under-the-stack", "messages/chain"],
    waits_for: "",
};

/// Several own knights in a city: do its coats of arms count once?
pub static COATS_ONCE_PER_CITY: Reading = Reading {
    id: "reading/coats-once-per-city",
    question: "Several own knights in a city: do its coats of arms count once?",
    options: &["once", "per-knight"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The text counts each coat of arms in cities with at least one own knight.",
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 5"),
        cite!(WIKI_1ST, "The Messages in detail, 4"),
        cite!(FAN_2012, "The Messages, 4"),
        cite!(ZMAN_VI, "The message tiles, 5"),
    ],
    related: &["messages/coats-of-arms"],
    waits_for: "",
};

/// Does a monk on a cloister inside a city make its coats of arms count?
pub static COATS_MONK_IN_CITY: Reading = Reading {
    id: "reading/coats-monk-in-city",
    question: "Does a monk on a cloister inside a city make its coats of arms count?",
    options: &["knights-only", "any-follower-there"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The 2nd edition asks for a knight, the 1st for any follower in the city. That such a monk is \
        no knight is noted at the knights message only.",
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 5"),
        cite!(ZMAN_VI, "The message tiles, 5"),
        cite!(WIKI_1ST, "The Messages in detail, 4; 5, note"),
        cite!(FAN_2012, "The Messages, 4"),
    ],
    related: &["messages/coats-of-arms", "messages/knights/who-counts"],
    waits_for: "",
};

/// How many points is a farmer worth for the farmers message?
pub static FARMER_POINTS: Reading = Reading {
    id: "reading/farmer-points",
    question: "How many points is a farmer worth for the farmers message?",
    options: &["2", "3"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The printed tile says 2. The Rio Grande rules and web rules from before the print say 3.",
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 6, note")],
    related: &["messages/farmers", "messages/farmers/three-points-erratum"],
    waits_for: "",
};

/// Z-Man: 2 points for each farmer, or for each farm?
pub static FARMERS_HEADING: Reading = Reading {
    id: "reading/farmers-heading",
    question: "Z-Man: 2 points for each farmer, or for each farm?",
    options: &["per-farmer", "per-farm"],
    defaults: [None, None, Some(0)],
    evidence: "The heading of the Z-Man text says farm, its text farmer. All other sources say farmer \
        throughout.",
    citations: &[cite!(ZMAN_VI, "The message tiles, 7")],
    related: &["messages/farmers/zmg-heading", "messages/farmers"],
    waits_for: "",
};

/// What do messages see of a feature complete but not yet scored?
pub static COMPLETED_UNSCORED: Reading = Reading {
    id: "reading/completed-unscored",
    question: "What do messages see of a feature complete but not yet scored?",
    options: &["excluded", "incomplete-value", "full-value"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "A message may interrupt in round 1C or 2, or within round 3 with each landing. What a \
        message scores is valued as in final scoring and taken to be incomplete; so messages 1 to 3 \
        and 8 leave such a feature out. An inference; each part of a turn scores only what its own \
        tile completed.",
    citations: &[],
    related: &[
        "reading/landing-check",
        "messages/interrupts-and-resumes",
        "messages/road/smallest",
        "messages/score-and-return",
    ],
    waits_for: "",
};
