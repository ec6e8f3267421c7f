//! Readings on the message that scores a figure and takes it back.

use crate::rulings::{Reading, cite};

/// Does a tie count as the majority for score and return?
pub static SCORE_AND_RETURN_TIE: Reading = Reading {
    id: "reading/score-and-return-tie",
    question: "Does a tie count as the majority for score and return?",
    options: &["counts", "does-not-count"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "No text of the expansion. By the base rule all players who tie score in full.",
    citations: &[cite!(CAR, "The Basic Game, scoring")],
    related: &["messages/score-and-return/majority", "base/tie"],
    waits_for: "",
};

/// Without the majority, do fairy and ringmaster bonuses still score?
pub static SCORE_AND_RETURN_BONUS_WITHOUT_MAJORITY: Reading = Reading {
    id: "reading/score-and-return-bonus-without-majority",
    question: "Without the majority, do fairy and ringmaster bonuses still score?",
    options: &["yes", "no"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "Those bonuses never need a majority, and the community note gives them without a condition.",
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on bonuses"),
        cite!(WIKI_1ST, "The Messages in detail, 8, note on bonuses"),
    ],
    related: &["messages/score-and-return/bonuses-count", "messages/score-and-return/majority"],
    waits_for: "",
};

/// May a figure in play that stands on no feature be chosen?
pub static SCORE_AND_RETURN_OFF_FEATURE: Reading = Reading {
    id: "reading/score-and-return-off-feature",
    question: "May a figure in play that stands on no feature be chosen?",
    options: &["no", "for-zero"],
    defaults: [Some(1), Some(1), Some(1)],
    evidence: "The 1st edition speaks of a follower in play, the 2nd of the play area, and the fan \
        translation makes the scoring, not the return, depend on a feature: so it returns unscored. \
        By the Z-Man text a feature is chosen, which speaks for no. That an acrobat brought its 5 points, as at \
        the end of the game, no text says: it is not offered.",
    citations: &[
        cite!(WIKI_1ST, "The Messages in detail, 8"),
        cite!(WIKI_2ND, "The Messages Tiles, 8"),
        cite!(FAN_2012, "The Messages, the last"),
        cite!(ZMAN_VI, "The message tiles, 8"),
    ],
    related: &["messages/score-and-return", "messages/score-and-return/zmg-picks-a-feature"],
    waits_for: "",
};

/// Z-Man: does the feature score for a figure of strength 0?
pub static ZMG_ZERO_STRENGTH: Reading = Reading {
    id: "reading/zmg-zero-strength",
    question: "Z-Man: does the feature score for a figure of strength 0?",
    options: &["scores", "zero"],
    defaults: [None, None, Some(0)],
    evidence: "No majority is needed by the Z-Man text. The note on 0 points, with its mayor without coats \
        of arms, stands on rules in which it is.",
    citations: &[
        cite!(ZMAN_VI, "The message tiles, 8"),
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on 0 points"),
    ],
    related: &["messages/score-and-return/zmg-no-majority", "messages/score-and-return/zero-cases"],
    waits_for: "",
};

/// Z-Man: several own meeples on the feature: what returns?
pub static ZMG_RETURN_WHICH: Reading = Reading {
    id: "reading/zmg-return-which",
    question: "Z-Man: several own meeples on the feature: what returns?",
    options: &["one-own", "all-own"],
    defaults: [None, None, Some(0)],
    evidence: "The Vietnamese Z-Man text has the meeple on the feature return and marks no number. The \
        official note in the wiki has the player's other meeples stay.",
    citations: &[
        cite!(ZMAN_VI, "The message tiles, 8"),
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on other meeples"),
    ],
    related: &["messages/score-and-return/zmg-picks-a-feature", "messages/score-and-return/others-stay"],
    waits_for: "",
};
