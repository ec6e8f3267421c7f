//! What the first seven messages do; the eighth has a file of its own.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// The road worth least must be taken.
pub static ROAD_SMALLEST: Ruling = Ruling {
    id: "messages/road/smallest",
    title: "The road worth least must be taken",
    statement: "Among the roads with at least one of the player's highwaymen, majority or not, the player \
        must take the one of least value. It brings what it would be worth in final scoring, and the \
        highwayman stays.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 1"),
        cite!(WIKI_1ST, "The Messages in detail, 1"),
        cite!(FAN_2012, "The Messages, 1"),
        cite!(ZMAN_VI, "The message tiles, 1"),
    ],
    related: &[
        "messages/road/wording-2013",
        "messages/road/inn-zero",
        "messages/smallest/no-figure-bonuses",
        "reading/impossible-action",
        "reading/completed-unscored",
    ],
    waits_for: "",
};

/// The wording of 2013 is clearer, the rule the same.
pub static ROAD_WORDING_2013: Ruling = Ruling {
    id: "messages/road/wording-2013",
    title: "The wording of 2013 is clearer, the rule the same",
    statement: "The rules of 2013 put message 1 a little more clearly than those of 2012. It is played as \
        one and the same rule.",
    kind: Kind::Note,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 1, note on the wording", "11/2013")],
    related: &["messages/road/smallest"],
    waits_for: "",
};

/// The city worth least must be taken.
pub static CITY_SMALLEST: Ruling = Ruling {
    id: "messages/city/smallest",
    title: "The city worth least must be taken",
    statement: "As for roads: among the cities with at least one of the player's knights, majority or not, \
        the player must take the one of least value. It brings what it would be worth in final \
        scoring, and the knight stays.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 2"),
        cite!(WIKI_1ST, "The Messages in detail, 2"),
        cite!(FAN_2012, "The Messages, 2"),
        cite!(ZMAN_VI, "The message tiles, 2"),
    ],
    related: &[
        "messages/road/smallest",
        "messages/city/cathedral-zero",
        "messages/smallest/no-figure-bonuses",
        "reading/impossible-action",
        "reading/completed-unscored",
    ],
    waits_for: "",
};

/// The monastery worth least must be taken.
pub static MONASTERY_SMALLEST: Ruling = Ruling {
    id: "messages/monastery/smallest",
    title: "The monastery worth least must be taken",
    statement: "As for roads: among the monasteries with one of the player's monks, the player must take the \
        one of least value. It brings what it would be worth in final scoring, and the monk stays.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 3"),
        cite!(WIKI_1ST, "The Messages in detail, 3"),
        cite!(FAN_2012, "The Messages, 3"),
        cite!(ZMAN_VI, "The message tiles, 3"),
    ],
    related: &[
        "messages/road/smallest",
        "messages/monastery/what-counts",
        "messages/smallest/no-figure-bonuses",
        "reading/impossible-action",
        "reading/completed-unscored",
    ],
    waits_for: "",
};

/// One more tile is drawn and placed.
pub static EXTRA_TILE: Ruling = Ruling {
    id: "messages/extra-tile",
    title: "One more tile is drawn and placed",
    statement: "The active player takes one more land tile, places it by the usual rules and may then place \
        a figure by the usual rules. The 1st edition speaks of another follower, the 2nd of a meeple \
        or another special figure on that tile.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 4"),
        cite!(WIKI_1ST, "The Messages in detail, 7"),
        cite!(FAN_2012, "The Messages, 7"),
        cite!(ZMAN_VI, "The message tiles, 4"),
    ],
    related: &["messages/extra-tile/full-turn", "messages/numbering"],
    waits_for: "",
};

/// The extra tile is a full turn with all phases.
pub static EXTRA_TILE_FULL_TURN: Ruling = Ruling {
    id: "messages/extra-tile/full-turn",
    title: "The extra tile is a full turn with all phases",
    statement: "The extra tile is played as a normal turn with every phase. It can become a double turn, and \
        it can bring further messages.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 4, note"),
        cite!(WIKI_1ST, "The Messages in detail, 7, note"),
    ],
    related: &[
        "messages/extra-tile",
        "messages/extra-tile/builder-order",
        "reading/extra-tile-fairy",
        "reading/zmg-draws",
    ],
    waits_for: "",
};

/// 2 points for each coat of arms in cities with a knight.
pub static COATS_OF_ARMS: Ruling = Ruling {
    id: "messages/coats-of-arms",
    title: "2 points for each coat of arms in cities with a knight",
    statement: "Each coat of arms in a city with at least one of the player's knights brings 2 points. The \
        majority is not needed.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 5"),
        cite!(WIKI_1ST, "The Messages in detail, 4"),
        cite!(FAN_2012, "The Messages, 4"),
        cite!(ZMAN_VI, "The message tiles, 5"),
    ],
    related: &["reading/coats-once-per-city", "reading/coats-monk-in-city"],
    waits_for: "",
};

/// 2 points for each knight.
pub static KNIGHTS: Ruling = Ruling {
    id: "messages/knights",
    title: "2 points for each knight",
    statement: "Each of the player's knights brings 2 points. The knights stay where they are.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 6"),
        cite!(WIKI_1ST, "The Messages in detail, 5"),
        cite!(FAN_2012, "The Messages, 5"),
        cite!(ZMAN_VI, "The message tiles, 6"),
    ],
    related: &["messages/knights/who-counts", "messages/large-counts-one"],
    waits_for: "",
};

/// 2 points for each farmer.
pub static FARMERS: Ruling = Ruling {
    id: "messages/farmers",
    title: "2 points for each farmer",
    statement: "Each of the player's farmers brings 2 points. The farmers stay where they are.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 7"),
        cite!(WIKI_1ST, "The Messages in detail, 6"),
        cite!(FAN_2012, "The Messages, 6"),
        cite!(ZMAN_VI, "The message tiles, 7"),
    ],
    related: &[
        "reading/farmer-points",
        "messages/farmers/three-points-erratum",
        "messages/farmers/zmg-heading",
        "messages/large-counts-one",
    ],
    waits_for: "",
};

/// 3 points for a farmer is a misprint.
pub static FARMERS_THREE_POINTS_ERRATUM: Ruling = Ruling {
    id: "messages/farmers/three-points-erratum",
    title: "3 points for a farmer is a misprint",
    statement: "Rules published on the web before the print, and the Rio Grande rules, give 3 points for \
        each farmer. The printed tile says 2, and 2 holds.",
    kind: Kind::Erratum,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 6, note")],
    related: &["messages/farmers", "reading/farmer-points"],
    waits_for: "",
};

/// Z-Man: the heading says farm, the text farmer.
pub static FARMERS_ZMG_HEADING: Ruling = Ruling {
    id: "messages/farmers/zmg-heading",
    title: "Z-Man: the heading says farm, the text farmer",
    statement: "The heading of message 7 promises 2 points for each farm, its text 2 points for each farmer. \
        The text holds: two farmers on one field bring 4 points.",
    kind: Kind::Erratum,
    editions: &[Edition::Zmg],
    citations: &[cite!(ZMAN_VI, "The message tiles, 7")],
    related: &["messages/farmers", "reading/farmers-heading"],
    waits_for: "",
};

/// Messages 1 to 3 leave out the bonuses of figures.
pub static SMALLEST_NO_FIGURE_BONUSES: Ruling = Ruling {
    id: "messages/smallest/no-figure-bonuses",
    title: "Messages 1 to 3 leave out the bonuses of figures",
    statement: "The road, city and monastery messages bring the feature's own points only. A bonus tied to a \
        figure, such as the fairy's or the ringmaster's, waits until the feature is properly scored.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 1 to 3, note on bonuses"),
        cite!(WIKI_1ST, "The Messages in detail, 1 to 3, note on bonuses"),
    ],
    related: &[
        "messages/road/smallest",
        "messages/city/smallest",
        "messages/monastery/smallest",
        "messages/score-and-return/bonuses-count",
    ],
    waits_for: "",
};

/// What counts as a monastery for the message.
pub static MONASTERY_WHAT_COUNTS: Ruling = Ruling {
    id: "messages/monastery/what-counts",
    title: "What counts as a monastery for the message",
    statement: "The monastery message takes in abbeys, shrines (also called cult places), Darmstadt \
        churches, Japanese buildings, and the German, Dutch and Belgian monasteries.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "The Messages Tiles, 3, note on monasteries"),
        cite!(WIKI_1ST, "The Messages in detail, 3, note on cloisters"),
    ],
    related: &["messages/monastery/smallest", "messages/monastery/abbot-on-special"],
    waits_for: "",
};
