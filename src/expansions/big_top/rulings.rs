//! The rulings of Under the Big Top.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// The editions that the box came out in.
pub const PUBLISHED: &[Edition] = &[Edition::Hig2, Edition::Zmg];

/// All of them.
pub static ALL: &[&Ruling] = &[
    &FIRST_CIRCUS,
    &CIRCUS,
    &WHO_WATCHES,
    &WATCHERS_STAY,
    &CIRCUS_AT_THE_END,
    &NOT_ON_THE_CIRCUS,
    &ACROBAT,
    &ACROBAT_THROUGH_A_PORTAL,
    &ACROBATS_AND_BRIDGES,
    &ONLY_MEEPLES,
    &PYRAMID_FULL,
    &PYRAMID,
    &PYRAMID_LATER,
    &ACROBATS_AT_THE_END,
    &RINGMASTER_IS_A_FOLLOWER,
    &RINGMASTER,
    &RINGMASTER_WITHOUT_MAJORITY,
];

/// The first circus brings nothing.
pub static FIRST_CIRCUS: Ruling = Ruling {
    id: "big-top/first-circus",
    title: "The first circus gets the big top and brings nothing yet",
    statement: "When the first tile with a circus is placed, an unseen animal is laid on it and the big top onto \
        that. Nothing is scored.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(PAPAGEEK, "Under the Big Top, the circus"), cite!(WIKI_BIG_TOP, "The circus")],
    related: &["big-top/circus"],
    waits_for: "",
};

/// The circus is scored where it was.
pub static CIRCUS: Ruling = Ruling {
    id: "big-top/circus",
    title: "A new circus scores the place that the big top leaves",
    statement: "When a further tile with a circus is placed, the animal under the big top is shown after everything \
        else was scored in round 3. Then the big top moves to the new circus, onto another unseen animal.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(PAPAGEEK, "Under the Big Top, the circus"),
        cite!(WIKI_BIG_TOP, "The circus"),
        cite!(WIKI_2ND, "Rounds of Scoring, round 3"),
    ],
    related: &["big-top/who-watches", "big-top/first-circus", "rounds/3-scoring"],
    waits_for: "",
};

/// Who watches.
pub static WHO_WATCHES: Ruling = Ruling {
    id: "big-top/who-watches",
    title: "Every meeple around the big top brings the animal's points",
    statement: "Each follower on the tile of the big top and on the eight tiles around it brings its owner the \
        number of the animal: highwaymen, knights, monks, farmers, ringmasters and acrobats. Special figures that \
        are no followers bring nothing. What all meeples of a player bring is one movement.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(PAPAGEEK, "Under the Big Top, the circus; note 2"),
        cite!(WIKI_BIG_TOP, "The circus"),
        cite!(JCLOISTERZONE, "big top"),
    ],
    related: &["big-top/circus", "big-top/watchers-stay"],
    waits_for: "",
};

/// Nobody goes home.
pub static WATCHERS_STAY: Ruling = Ruling {
    id: "big-top/watchers-stay",
    title: "Who watched stays; who went home before does not watch",
    statement: "No meeple goes home because of the circus. Meeples of a feature that was completed in the same turn \
        have gone home before and bring nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(PAPAGEEK, "Under the Big Top, the circus")],
    related: &["big-top/who-watches"],
    waits_for: "",
};

/// The circus at the end of the game.
pub static CIRCUS_AT_THE_END: Ruling = Ruling {
    id: "big-top/circus-at-the-end",
    title: "The big top is scored once more at the end of the game",
    statement: "After the final scoring of the features the animal under the big top is shown as well, and every \
        meeple around it brings its points.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BIG_TOP, "Final scoring"), cite!(JCLOISTERZONE, "big top")],
    related: &["big-top/circus", "base/final-scoring"],
    waits_for: "",
};

/// Nobody stands on the circus.
pub static NOT_ON_THE_CIRCUS: Ruling = Ruling {
    id: "big-top/not-on-the-circus",
    title: "Nobody is placed on the circus itself",
    statement: "A figure may be placed on a road, city or field of a tile with a circus as usual, but not on the \
        circus.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(PAPAGEEK, "Under the Big Top, the circus")],
    related: &["base/where-figures-stand"],
    waits_for: "",
};

/// Who becomes an acrobat where.
pub static ACROBAT: Ruling = Ruling {
    id: "big-top/acrobat",
    title: "A meeple may join a pyramid on the tile just placed or beside it",
    statement: "Instead of another figure a player may place a meeple as an acrobat on a tile with acrobats that was \
        just placed or that lies around the tile just placed, corners included. Own and other acrobats stand \
        together: two below, one on top.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(KARKKAINEN, "Acrobats"),
        cite!(WIKI_BIG_TOP, "The acrobats"),
        cite!(JCLOISTERZONE, "acrobats"),
    ],
    related: &["big-top/pyramid-full", "big-top/only-meeples", "base/one-figure-a-turn"],
    waits_for: "",
};

/// Acrobats and a bridge do not share a tile.
pub static ACROBATS_AND_BRIDGES: Ruling = Ruling {
    id: "big-top/acrobats-and-bridges",
    title: "No bridge leads over acrobats, and nobody becomes one under a bridge",
    statement: "A bridge may be built over a tile with a circus, and over one with a place for acrobats as long as nobody \
        stands there. Under a bridge nobody becomes an acrobat.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[
        cite!(PAPAGEEK, "Under the Big Top, the circus and the acrobats"),
        cite!(JCLOISTERZONE, "acrobats and bridges"),
    ],
    related: &["big-top/acrobat", "bridges-castles-and-bazaars/bridge"],
    waits_for: "",
};

/// A portal leads to pyramids too.
pub static ACROBAT_THROUGH_A_PORTAL: Ruling = Ruling {
    id: "big-top/acrobat-through-a-portal",
    title: "Through a magic portal a meeple may become an acrobat anywhere",
    statement: "Who places a tile with a magic portal may place a meeple as an acrobat on any pyramid that is not whole, \
        wherever it lies, but not on the dragon's tile.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(JCLOISTERZONE, "magic portals and acrobats")],
    related: &["big-top/acrobat", "princess-and-dragon/portal"],
    waits_for: "",
};

/// Only normal meeples.
pub static ONLY_MEEPLES: Ruling = Ruling {
    id: "big-top/only-meeples",
    title: "Only normal meeples are acrobats",
    statement: "Ringmasters and other figures cannot be acrobats. Whether the phantom can is answered differently \
        in the community; it is not let in here.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(ACROBATS_THREAD, "the answers", "9/2017"), cite!(JCLOISTERZONE, "acrobats")],
    related: &["big-top/acrobat"],
    waits_for: "",
};

/// Three are enough.
pub static PYRAMID_FULL: Ruling = Ruling {
    id: "big-top/pyramid-full",
    title: "A pyramid has three acrobats",
    statement: "Nobody joins a pyramid that has three acrobats.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(KARKKAINEN, "Acrobats"), cite!(JCLOISTERZONE, "acrobats")],
    related: &["big-top/acrobat", "big-top/pyramid"],
    waits_for: "",
};

/// 5 points each.
pub static PYRAMID: Ruling = Ruling {
    id: "big-top/pyramid",
    title: "A whole pyramid brings 5 points for each acrobat",
    statement: "Instead of placing a figure a player may score a pyramid of three acrobats, whoever they belong to. \
        Each acrobat brings its owner 5 points, and all of them go home. The points belong to round 2.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(KARKKAINEN, "Acrobats"),
        cite!(WIKI_2ND, "Rounds of Scoring, round 2"),
        cite!(JCLOISTERZONE, "acrobats"),
    ],
    related: &["big-top/pyramid-later", "rounds/2-move-wood"],
    waits_for: "",
};

/// In a later turn.
pub static PYRAMID_LATER: Ruling = Ruling {
    id: "big-top/pyramid-later",
    title: "A pyramid is scored in a later turn than it is finished",
    statement: "A pyramid can only be scored in a later turn than that of its third acrobat: not in a further part of \
        that turn either.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_ORDER, "2. Placing a meeple"), cite!(KARKKAINEN, "Acrobats")],
    related: &["big-top/pyramid", "base/one-figure-a-turn"],
    waits_for: "",
};

/// At the end of the game.
pub static ACROBATS_AT_THE_END: Ruling = Ruling {
    id: "big-top/acrobats-at-the-end",
    title: "At the end every acrobat brings 5 points",
    statement: "At the end of the game each acrobat brings its owner 5 points, whether its pyramid is whole or not.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BIG_TOP, "Final scoring"), cite!(JCLOISTERZONE, "acrobats")],
    related: &["big-top/pyramid"],
    waits_for: "",
};

/// The ringmaster is a follower.
pub static RINGMASTER_IS_A_FOLLOWER: Ruling = Ruling {
    id: "big-top/ringmaster-is-a-follower",
    title: "A ringmaster is a follower like any other",
    statement: "A ringmaster is placed like a meeple and weighs 1 in a majority. As a knight or farmer it counts once \
        for the messages.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_BIG_TOP, "The ringmaster"),
        cite!(WIKI_1ST, "The Messages in detail, 5, note"),
        cite!(JCLOISTERZONE, "ringmaster"),
    ],
    related: &["messages/knights/who-counts", "messages/knights", "base/where-figures-stand"],
    waits_for: "",
};

/// The ringmaster's bonus.
pub static RINGMASTER: Ruling = Ruling {
    id: "big-top/ringmaster",
    title: "A ringmaster brings 2 points for each circus and acrobats tile near it",
    statement: "When the feature of a ringmaster is scored, during the game or at its end, it brings its owner 2 \
        points for each tile with a circus and each with acrobats among its own tile and the eight around it.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(KARKKAINEN, "Ringmaster"),
        cite!(WIKI_BIG_TOP, "The ringmaster"),
        cite!(JCLOISTERZONE, "ringmaster"),
    ],
    related: &[
        "big-top/ringmaster-without-majority",
        "messages/smallest/no-figure-bonuses",
        "rounds/3-scoring",
    ],
    waits_for: "",
};

/// The bonus needs no majority.
pub static RINGMASTER_WITHOUT_MAJORITY: Ruling = Ruling {
    id: "big-top/ringmaster-without-majority",
    title: "The ringmaster's bonus needs no majority",
    statement: "The ringmaster's points go to its owner even when another player has the majority, or when the \
        feature itself is worth nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_BIG_TOP, "The ringmaster"), cite!(JCLOISTERZONE, "ringmaster")],
    related: &["big-top/ringmaster", "messages/score-and-return/bonuses-count"],
    waits_for: "",
};
