//! What is in the box, how it is set up, and the two scoring figures.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// The eight messages form one face-down stack.
pub static SETUP_STACK: Ruling = Ruling {
    id: "messages/setup-stack",
    title: "The eight messages form one face-down stack",
    statement: "Before the game the eight message tiles are shuffled into one face-down stack. Their order \
        matters and belongs to the position.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Preparation"),
        cite!(WIKI_1ST, "Preparation"),
        cite!(FAN_2012, "Set-up"),
        cite!(ZMAN_VI, "Set-up"),
    ],
    related: &["messages/back-under-the-stack"],
    waits_for: "",
};

/// Two scoring figures a player start on space 0.
pub static SETUP_FIGURES: Ruling = Ruling {
    id: "messages/setup-figures",
    title: "Two scoring figures a player start on space 0",
    statement: "Every player begins with two scoring figures on space 0: the usual one and the messenger.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Preparation"),
        cite!(WIKI_1ST, "Preparation"),
        cite!(FAN_2012, "Set-up"),
        cite!(ZMAN_VI, "Set-up"),
    ],
    related: &["messages/figures-equal", "messages/dark-spaces"],
    waits_for: "",
};

/// The messenger never stands on a land tile.
pub static NO_BOARD_PRESENCE: Ruling = Ruling {
    id: "messages/no-board-presence",
    title: "The messenger never stands on a land tile",
    statement: "The messages bring no land tile of their own, and the messenger is never placed on one: it \
        stays on the scoreboard.",
    kind: Kind::Note,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Placing a tile; Placing a meeple"),
        cite!(WIKI_1ST, "Placing a tile; Deploying a follower"),
    ],
    related: &["messages/setup-figures", "messages/crop-circle-tile"],
    waits_for: "",
};

/// Whoever scores moves exactly one of the two figures.
pub static MUST_MOVE_ONE: Ruling = Ruling {
    id: "messages/must-move-one",
    title: "Whoever scores moves exactly one of the two figures",
    statement: "A player who scores points must move one of the two scoring figures, and only one, forward \
        by all of those points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature; Other rules"),
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules"),
        cite!(ZMAN_VI, "3. Scoring; Additional rules"),
    ],
    related: &["messages/one-figure-per-feature", "reading/one-figure-per-turn"],
    waits_for: "",
};

/// Both scoring figures are alike.
pub static FIGURES_EQUAL: Ruling = Ruling {
    id: "messages/figures-equal",
    title: "Both scoring figures are alike",
    statement: "The two scoring figures do not differ in anything: either may be moved, and either may bring \
        a message.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Other rules, note on the two figures"),
        cite!(WIKI_1ST, "More rules, note on the final sum"),
        cite!(FAN_2012, "Further rules"),
    ],
    related: &["messages/must-move-one"],
    waits_for: "",
};

/// The points of one feature all go to one figure.
pub static ONE_FIGURE_PER_FEATURE: Ruling = Ruling {
    id: "messages/one-figure-per-feature",
    title: "The points of one feature all go to one figure",
    statement: "The points of one feature are not divided: one figure takes them all. The points of another \
        feature may go to the other figure.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_1ST, "More rules"), cite!(WIKI_2ND, "Other rules, note on a city and a road")],
    related: &["messages/must-move-one", "reading/one-figure-per-turn", "reading/bonus-figure"],
    waits_for: "",
};

/// Dark spaces are 0 and every multiple of 5.
pub static DARK_SPACES: Ruling = Ruling {
    id: "messages/dark-spaces",
    title: "Dark spaces are 0 and every multiple of 5",
    statement: "The dark spaces of the scoreboard are space 0 and every fifth space after it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature"),
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["base/scoreboard-50-spaces", "reading/alone-laps"],
    waits_for: "",
};

/// Eight messages and six messengers.
pub static CONTENTS: Ruling = Ruling {
    id: "messages/contents",
    title: "Eight messages and six messengers",
    statement: "The box holds eight message tiles and six messengers, one in each of six colours: enough for \
        two scoring figures each for up to six players.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Contents"),
        cite!(WIKI_1ST, "Contents"),
        cite!(FAN_2012, "Contents"),
        cite!(ZMAN_VI, "Contents"),
    ],
    related: &["messages/setup-figures"],
    waits_for: "",
};

/// The rules of the base game stay as they are.
pub static BASE_RULES_UNCHANGED: Ruling = Ruling {
    id: "messages/base-rules-unchanged",
    title: "The rules of the base game stay as they are",
    statement: "The expansion is made for the base game. That game's rules go on unchanged, and only the \
        expansion's own rules are added.",
    kind: Kind::Rule,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "General information")],
    related: &[],
    waits_for: "",
};
