//! The eighth message: score a figure and take it back.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// Score the feature of one figure and take it back.
pub static SCORE_AND_RETURN: Ruling = Ruling {
    id: "messages/score-and-return",
    title: "Score the feature of one figure and take it back",
    statement: "The player chooses an own meeple in play (Z-Man: a feature that holds one). The feature is \
        scored as in final scoring, and nobody else gets points; then the meeple returns to the \
        supply, even for nothing. Other figures, such as a builder or a pig, are named by no text.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8"),
        cite!(WIKI_1ST, "The Messages in detail, 8"),
        cite!(FAN_2012, "The Messages, the last"),
        cite!(ZMAN_VI, "The message tiles, 8"),
    ],
    related: &[
        "messages/score-and-return/majority",
        "messages/score-and-return/zmg-no-majority",
        "reading/impossible-action",
        "reading/score-and-return-off-feature",
        "reading/completed-unscored",
    ],
    waits_for: "",
};

/// Points only with the majority.
pub static SCORE_AND_RETURN_MAJORITY: Ruling = Ruling {
    id: "messages/score-and-return/majority",
    title: "Points only with the majority",
    statement: "The feature brings points only if the player has the majority there. Without it the player \
        scores 0, and the figure returns all the same.",
    kind: Kind::Rule,
    editions: &[Edition::First, Edition::Hig2],
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8"),
        cite!(WIKI_1ST, "The Messages in detail, 8"),
        cite!(FAN_2012, "The Messages, the last"),
    ],
    related: &[
        "messages/score-and-return",
        "reading/score-and-return-tie",
        "reading/score-and-return-bonus-without-majority",
        "base/majority",
    ],
    waits_for: "",
};

/// Z-Man: points without the majority too.
pub static SCORE_AND_RETURN_ZMG_NO_MAJORITY: Ruling = Ruling {
    id: "messages/score-and-return/zmg-no-majority",
    title: "Z-Man: points without the majority too",
    statement: "The player scores the feature even if others hold the majority there, and may choose not to \
        score it. The figure returns either way.",
    kind: Kind::Rule,
    editions: &[Edition::Zmg],
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on the Z-Man rules"),
        cite!(ZMAN_VI, "The message tiles, 8"),
    ],
    related: &[
        "messages/score-and-return",
        "messages/score-and-return/zmg-mistranslation",
        "reading/zmg-zero-strength",
    ],
    waits_for: "",
};

/// The eighth message may bring 0 points.
pub static SCORE_AND_RETURN_ZERO_CASES: Ruling = Ruling {
    id: "messages/score-and-return/zero-cases",
    title: "The eighth message may bring 0 points",
    statement: "0 points are possible: a highwayman where there is an inn, a knight where there is a \
        cathedral or a siege, a farmer without completed cities, a mayor without coats of arms, a \
        mayor, lord or lady on a castle token, or no majority. In the Z-Man rules the two cases that \
        rest on majority go by the feature's own value.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on 0 points"),
        cite!(WIKI_1ST, "The Messages in detail, 8, note on 0 points"),
    ],
    related: &[
        "messages/score-and-return/majority",
        "reading/zmg-zero-strength",
        "messages/road/inn-zero",
        "messages/city/cathedral-zero",
    ],
    waits_for: "",
};

/// All other figures on the feature stay.
pub static SCORE_AND_RETURN_OTHERS_STAY: Ruling = Ruling {
    id: "messages/score-and-return/others-stay",
    title: "All other figures on the feature stay",
    statement: "Every other figure on the feature stays there, the player's own ones too, because the \
        feature is still incomplete.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on other meeples"),
        cite!(WIKI_1ST, "The Messages in detail, 8, note on other followers"),
    ],
    related: &["messages/score-and-return", "reading/zmg-return-which"],
    waits_for: "",
};

/// Z-Man: a feature is picked, not a figure.
pub static SCORE_AND_RETURN_ZMG_PICKS_A_FEATURE: Ruling = Ruling {
    id: "messages/score-and-return/zmg-picks-a-feature",
    title: "Z-Man: a feature is picked, not a figure",
    statement: "By the Z-Man text the player picks a feature with one of the player's meeples on it, and the \
        meeple there returns. It does not say what happens with several own ones.",
    kind: Kind::Rule,
    editions: &[Edition::Zmg],
    citations: &[cite!(ZMAN_VI, "The message tiles, 8")],
    related: &["reading/zmg-return-which", "messages/score-and-return"],
    waits_for: "",
};

/// Z-Man: perhaps a slip in translation.
pub static SCORE_AND_RETURN_ZMG_MISTRANSLATION: Ruling = Ruling {
    id: "messages/score-and-return/zmg-mistranslation",
    title: "Z-Man: perhaps a slip in translation",
    statement: "That the Z-Man rules score without the majority may come from a mistranslation of the German \
        text. What is printed is played.",
    kind: Kind::Community,
    editions: &[Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "The Messages Tiles, 8, note on the Z-Man rules")],
    related: &["messages/score-and-return/zmg-no-majority"],
    waits_for: "",
};

/// Bonuses of the figure taken back count.
pub static SCORE_AND_RETURN_BONUSES_COUNT: Ruling = Ruling {
    id: "messages/score-and-return/bonuses-count",
    title: "Bonuses of the figure taken back count",
    statement: "Bonuses tied to the figure taken back count as at the end of the game: 3 points for the \
        fairy, the ringmaster's points.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 8, note on bonuses"),
        cite!(WIKI_1ST, "The Messages in detail, 8, note on bonuses"),
    ],
    related: &[
        "messages/score-and-return",
        "reading/score-and-return-bonus-without-majority",
        "messages/smallest/no-figure-bonuses",
    ],
    waits_for: "",
};
