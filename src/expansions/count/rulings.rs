//! The rules of The Count of Carcassonne.

use crate::rulings::{self, Kind, Ruling, cite};

/// Every ruling of this box.
pub static ALL: &[&Ruling] = &[
    &START,
    &ENTER,
    &OTHER_POINTS,
    &WHO,
    &COUNT_MOVES,
    &LEAVE,
    &EMPTY_FEATURE,
    &BARN_FIELD,
    &BLOCKED,
    &FINAL_MOVES_RULING,
    &COMPLETED_CITY,
    &AROUND_THE_WALLS,
    &SAFE_INSIDE,
    &NO_FEATURE,
];

/// The city is where the game begins.
pub static START: Ruling = Ruling {
    id: "count/start",
    title: "The City of Carcassonne is where the game begins",
    statement: "The twelve tiles of the city lie on the table at the beginning in place of the usual start tile, and \
        the count stands in the castle quarter. Tiles are placed against the city's landscape like against any \
        other. The publisher advises against playing with The River II at the same time.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "Preparation"),
        cite!(WIKI_KING, "note on The River II and The Count of Carcassonne"),
        cite!(JCLOISTERZONE, "start of Carcassonne"),
    ],
    related: &["count/around-the-walls", "count/blocked"],
    waits_for: "",
};

/// Whoever gave points to others and got none may place a follower in the city.
pub static ENTER: Ruling = Ruling {
    id: "count/enter",
    title: "Whoever gives others points and gets none may enter Carcassonne",
    statement: "At the end of one's own scoring, if the tile placed brought points to at least one other player and \
        none to oneself, one follower from the supply may be placed in any quarter of the city. Of several \
        features scored at once none may have brought oneself points. What comes with scored features counts, such \
        as the fairy's points and those of castles; trade goods are no points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "Scoring"),
        cite!(WIKI_KING, "The Count of Carcassonne"),
        cite!(ZMAN_COUNT, "Control the Count"),
        cite!(JCLOISTERZONE, "figures for Carcassonne"),
    ],
    related: &["count/who", "count/count-moves", "reading/count-double-turn"],
    waits_for: "",
};

/// Points of messages and payments neither open nor close the way.
pub static OTHER_POINTS: Ruling = Ruling {
    id: "count/other-points-do-not-count",
    title: "Only points of completed features open or close the way in",
    statement: "Only the points of features that the placed tile completed count, and what figures there bring besides: \
        not the points of a message, a ransom for a follower, the fairy's point at the beginning of a turn, a wind \
        rose, a circus or an abbot taken back. The farmers that a barn has scored do count.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_KING, "The Count of Carcassonne, community note on scoring caused by a tile"),
        cite!(JCLOISTERZONE, "points from the landscape"),
    ],
    related: &["count/enter"],
    waits_for: "",
};

/// Which figures may be in which quarter.
pub static WHO: Ruling = Ruling {
    id: "count/who",
    title: "Followers may be in quarters that lead to where they may stand",
    statement: "Meeples, large ones and ringmasters may be in any quarter, a mayor only in the castle quarter, a wagon \
        anywhere but in the market. What is no follower, such as a barn, a builder or a pig, is never in the city.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(MJHARPER, "Abbey and Mayor, quarters of Carcassonne"),
        cite!(CAR, "The mayor, note on quarters"),
        cite!(YUMPU_SUMMARY, "The Count of Carcassonne"),
        cite!(JCLOISTERZONE, "figures for Carcassonne"),
    ],
    related: &["count/enter", "switch/count-abbot"],
    waits_for: "",
};

/// Then the player may move the count.
pub static COUNT_MOVES: Ruling = Ruling {
    id: "count/count-moves",
    title: "Whoever placed a follower in Carcassonne may move the count",
    statement: "After placing a follower in the city the player may move the count to any quarter. Nothing else moves \
        the count.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "The count"),
        cite!(ZMAN_COUNT, "Control the Count"),
        cite!(JCLOISTERZONE, "moving the count"),
    ],
    related: &["count/enter", "count/blocked"],
    waits_for: "",
};

/// Before a completed feature is scored, figures may move there.
pub static LEAVE: Ruling = Ruling {
    id: "count/leave",
    title: "Before a feature is scored figures may leave Carcassonne for it",
    statement: "Before majorities are looked at, each player in turn, beginning to the left of the active player and \
        ending with the active player, may move own figures from the quarter that belongs to a feature about to be \
        scored onto it: from the castle to a city, from the blacksmith to a road, from the cathedral to a \
        monastery or abbey as a monk, from the market to a field. Others stay where they are.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "Scoring"),
        cite!(WIKI_KING, "The Count of Carcassonne"),
        cite!(JCLOISTERZONE, "Carcassonne before scoring"),
    ],
    related: &["count/blocked", "count/empty-feature", "reading/count-leaving-order"],
    waits_for: "",
};

/// An empty feature may be taken so.
pub static EMPTY_FEATURE: Ruling = Ruling {
    id: "count/empty-feature",
    title: "A completed feature without figures may be taken from Carcassonne",
    statement: "Figures may also go to a completed feature without any figure, which then is scored for them.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(FAQ_MODERNJIVE, "The Count of Carcassonne")],
    related: &["count/leave"],
    waits_for: "",
};

/// The market's figures leave during the game only for fields that are scored.
pub static BARN_FIELD: Ruling = Ruling {
    id: "count/market-during-the-game",
    title: "The market's figures wait for fields that are scored",
    statement: "Fields are scored at the end, so that the figures in the market wait for that. Only where a barn has \
        the farmers of a field scored may they go there before.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(BRETTSPIELFREAK, "Der Graf von Carcassonne"),
        cite!(WIKI_COUNT_1ST, "Scoring, note on barns"),
        cite!(JCLOISTERZONE, "Carcassonne before scoring"),
    ],
    related: &["count/leave", "abbey-and-mayor/barn-placed"],
    waits_for: "",
};

/// Nobody leaves the quarter of the count.
pub static BLOCKED: Ruling = Ruling {
    id: "count/blocked",
    title: "Nobody leaves the quarter where the count stands",
    statement: "Figures may be placed in the quarter of the count, but as long as he stands there none may leave it, \
        before the final scoring neither.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "The count"),
        cite!(ZMAN_COUNT, "Control the Count"),
        cite!(JCLOISTERZONE, "Carcassonne before scoring"),
    ],
    related: &["count/leave", "count/final-moves", "count/count-moves"],
    waits_for: "",
};

/// Before the final scoring figures may leave the city once more.
pub static FINAL_MOVES_RULING: Ruling = Ruling {
    id: "count/final-moves",
    title: "Before the final scoring figures may leave Carcassonne once more",
    statement: "When the game is over, players move figures out of the city one at a time, in turn, beginning to the \
        left of whoever placed the last tile, until nobody can or wants to. Figures that stay in the city bring \
        nothing.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(CAR, "The Count of Carcassonne, answer on the end of the game"),
        cite!(JCLOISTERZONE, "rule coc-final-scoring and its note on version 4.3"),
    ],
    related: &["switch/count-final-moves", "count/blocked"],
    waits_for: "",
};

/// The city counts as a completed one.
pub static COMPLETED_CITY: Ruling = Ruling {
    id: "count/completed-city",
    title: "Carcassonne counts as a completed city for fields and for the King",
    statement: "Every field by its walls has one completed city more, whenever such a field is valued. At the end it \
        is one of the completed cities that the King brings a point for.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "Preparation, note on farms and the King", "11/2013"),
        cite!(JCLOISTERZONE, "fields by Carcassonne"),
    ],
    related: &["base/field", "king/points"],
    waits_for: "",
};

/// The landscape around the walls is landscape.
pub static AROUND_THE_WALLS: Ruling = Ruling {
    id: "count/around-the-walls",
    title: "Figures may stand on the landscape around the walls of Carcassonne",
    statement: "Roads, cities and fields on the city's tiles are features like others: a figure may come there by a \
        magic portal, and the dragon may fly there and eat it. A portal does not lead into the city.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "Preparation, note on features outside the city", "1/2013"),
        cite!(WIKI_COUNT_1ST, "Preparation, note on the dragon", "10/2012"),
    ],
    related: &["count/safe-inside"],
    waits_for: "",
};

/// Inside the walls nobody is reached.
pub static SAFE_INSIDE: Ruling = Ruling {
    id: "count/safe-inside",
    title: "Nothing reaches figures inside Carcassonne",
    statement: "The dragon does not come into the city, and neither a tower nor what looks at the figures on tiles \
        around, such as a watchtower or a circus, reaches those inside.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_COUNT_1ST, "Preparation, note on the dragon", "10/2012"),
        cite!(WIKI_SCORING, "Watchtower with meeple symbol"),
        cite!(JCLOISTERZONE, "Carcassonne, tower and dragon"),
    ],
    related: &["count/around-the-walls"],
    waits_for: "",
};

/// A figure in the city is on no feature.
pub static NO_FEATURE: Ruling = Ruling {
    id: "count/no-feature",
    title: "A figure in Carcassonne stands on no feature",
    statement: "It is no knight, highwayman, monk or farmer, so that messages that count these or look for the \
        smallest of a kind pass over it. Score-and-return has nothing to score there.",
    kind: Kind::Inference,
    editions: rulings::ALL,
    citations: &[],
    related: &["messages/knights/who-counts", "reading/score-and-return-off-feature"],
    waits_for: "",
};
