//! What is done with a message that was drawn, and how the two figures end.

use crate::rulings::{self, Kind, Ruling, cite};

/// Carry out the action or score 2 points.
pub static ACTION_OR_TWO_POINTS: Ruling = Ruling {
    id: "messages/action-or-two-points",
    title: "Carry out the action or score 2 points",
    statement: "Whoever draws a message either carries out its action or takes 2 points for it at once.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature"),
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["reading/impossible-action", "reading/two-points-chain"],
    waits_for: "",
};

/// A resolved message goes under the stack.
pub static BACK_UNDER_THE_STACK: Ruling = Ruling {
    id: "messages/back-under-the-stack",
    title: "A resolved message goes under the stack",
    statement: "Once it is resolved, by its action or by the 2 points, the tile is put face down under the \
        stack.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature"),
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["reading/tile-return-order"],
    waits_for: "",
};

/// The messages are numbered differently by edition.
pub static NUMBERING: Ruling = Ruling {
    id: "messages/numbering",
    title: "The messages are numbered differently by edition",
    statement: "Road, city and monastery are 1 to 3 and score and return is 8 in all editions (the fan \
        translation leaves it unnumbered). In the 2nd edition 4 is the extra tile, 5 coats of arms, \
        6 knights, 7 farmers; in the 1st 4 is pennants, 5 knights, 6 farmers, 7 the extra tile.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles"),
        cite!(WIKI_1ST, "The Messages in detail"),
        cite!(FAN_2012, "The Messages"),
        cite!(ZMAN_VI, "The message tiles"),
    ],
    related: &["terms/editions"],
    waits_for: "",
};

/// No messages in final scoring.
pub static NONE_IN_FINAL_SCORING: Ruling = Ruling {
    id: "messages/none-in-final-scoring",
    title: "No messages in final scoring",
    statement: "In final scoring no message is drawn, wherever a figure stops.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Final Scoring"),
        cite!(WIKI_1ST, "More rules"),
        cite!(FAN_2012, "Further rules"),
        cite!(ZMAN_VI, "Final scoring"),
    ],
    related: &["messages/final-total", "base/final-scoring"],
    waits_for: "",
};

/// Both figures are added up before final scoring.
pub static FINAL_TOTAL: Ruling = Ruling {
    id: "messages/final-total",
    title: "Both figures are added up before final scoring",
    statement: "At the end of the game a player's two figures are added together. One of them is set on the \
        sum, the other leaves the board, and final scoring goes on with the one.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Final Scoring"),
        cite!(WIKI_1ST, "More rules"),
        cite!(FAN_2012, "Further rules"),
        cite!(ZMAN_VI, "Final scoring"),
    ],
    related: &["messages/final-total/which-figure", "messages/none-in-final-scoring"],
    waits_for: "",
};

/// Which figure stays for final scoring.
pub static FINAL_TOTAL_WHICH_FIGURE: Ruling = Ruling {
    id: "messages/final-total/which-figure",
    title: "Which figure stays for final scoring",
    statement: "1st edition: either figure is set on the sum and the other goes into the box. 2nd edition: \
        the scoring meeple is set on the sum and the messenger goes to the supply.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Final Scoring"),
        cite!(WIKI_1ST, "More rules"),
        cite!(ZMAN_VI, "Final scoring"),
    ],
    related: &["messages/final-total"],
    waits_for: "",
};
