//! Points on which the editions of the count part, and those on which its sources do.

use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// Who may leave the city before the final scoring?
pub static FINAL_MOVES: Reading = Reading {
    id: "switch/count-final-moves",
    question: "Which figures may leave the City of Carcassonne before the final scoring?",
    options: &["all-quarters", "market-only"],
    defaults: [Some(0), Some(1), Some(1)],
    evidence: "By an answer on the 1st edition figures of all quarters may go to incomplete features and to fields. \
        By the rules of the 2nd editions only those of the market may leave, for fields. One program has a rule \
        of the game for it and lets only the market leave where nothing is said.",
    citations: &[
        cite!(CAR, "The Count of Carcassonne, answer on the end of the game"),
        cite!(JCLOISTERZONE, "rule coc-final-scoring and its note on version 4.3"),
    ],
    related: &["count/final-moves", "count/blocked"],
    waits_for: "",
};

/// May an abbot be in the city?
pub static ABBOT: Reading = Reading {
    id: "switch/count-abbot",
    question: "May an abbot be placed in the City of Carcassonne?",
    options: &["yes", "no"],
    defaults: [Some(1), Some(0), Some(1)],
    evidence: "The rules of Hans im Glück for the 2nd edition list the abbot among the figures for the city, those of \
        Z-Man do not, as a revision of the wiki notes. The 1st edition has no abbot, and one program's list lacks \
        it. An abbot can only be where monks come from, in the cathedral quarter.",
    citations: &[
        cite!(WIKI_KING, "The Count of Carcassonne, note on the abbot", "4/2019"),
        cite!(JCLOISTERZONE, "figures for Carcassonne"),
    ],
    related: &["count/who"],
    waits_for: "",
};

/// Once in a turn, or in each part of it?
pub static DOUBLE_TURN: Reading = Reading {
    id: "reading/count-double-turn",
    question: "May a figure go to the City of Carcassonne in each part of a turn, or once a turn?",
    options: &["once-per-turn", "each-part"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "An answer of the publisher of about 2008 names it, beside the fairy's point, as what can be done only \
        once in a double turn, and a summary of the rules speaks of one figure a turn at most. Another summary lets \
        the second part bring a figure to the city as well, and one program looks at each part by itself.",
    citations: &[
        cite!(PUBLISHER_ANSWERS, "abbey and double turn", "about 2008"),
        cite!(BRETTSPIELFREAK, "Der Graf von Carcassonne"),
        cite!(YUMPU_SUMMARY, "The Count of Carcassonne"),
        cite!(JCLOISTERZONE, "figures for Carcassonne"),
    ],
    related: &["count/enter"],
    waits_for: "",
};

/// How do players take turns when figures leave?
pub static LEAVING_ORDER: Reading = Reading {
    id: "reading/count-leaving-order",
    question: "Does each player move all figures out of the City of Carcassonne in one go?",
    options: &["all-in-one-go", "one-by-one"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "By a summary of the rules each player in turn moves none or several or all of the figures in the \
        quarter, and one program lets a player go on until there is nothing left or wanted. The annotated rules \
        speak of one after another in the order of play, which may mean one figure each.",
    citations: &[
        cite!(BRETTSPIELFREAK, "Der Graf von Carcassonne"),
        cite!(CAR, "The Count of Carcassonne"),
        cite!(JCLOISTERZONE, "Carcassonne before scoring"),
    ],
    related: &["count/leave", "count/final-moves"],
    waits_for: "",
};

/// Who moves the count?
pub static COUNT_MOVE: Reading = Reading {
    id: "reading/count-move",
    question: "Where does the count go when a figure was placed in the City of Carcassonne?",
    options: &["by-player", "follows-the-figure"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "By the rules the player may move the count to any quarter. By a house rule the count always goes to \
        the quarter of the figure that was placed; one program knows that and another, by which the count goes \
        round the quarters.",
    citations: &[cite!(WIKI_COUNT_1ST, "the count"), cite!(JCLOISTERZONE, "rule count-move")],
    related: &["count/count-moves"],
    waits_for: "",
};

/// The points on which editions are known to differ.
pub static SETTLED: &[&Reading] = &[&FINAL_MOVES, &ABBOT];

/// The readings.
pub static ALL: &[&Reading] = &[&DOUBLE_TURN, &LEAVING_ORDER, &COUNT_MOVE];

switches! {
    /// The switches of the count.
    pub struct Switches {
        /// Who may leave the city before the final scoring?
        final_moves: FinalMoves { AllQuarters, MarketOnly } = &FINAL_MOVES,
        /// May an abbot be in the city?
        abbot: AbbotInTheCity { Yes, No } = &ABBOT,
        /// Once in a turn, or in each part of it?
        double_turn: DoubleTurn { OncePerTurn, EachPart } = &DOUBLE_TURN,
        /// How do players take turns when figures leave?
        leaving_order: LeavingOrder { AllInOneGo, OneByOne } = &LEAVING_ORDER,
        /// Who moves the count?
        count_move: CountMove { ByPlayer, FollowsTheFigure } = &COUNT_MOVE,
    }
}
