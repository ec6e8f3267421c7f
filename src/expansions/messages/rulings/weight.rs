//! What figures of other sizes count for messages.

use crate::editions::Edition;
use crate::rulings::{Kind, Ruling, cite};

/// Which figures count as knights.
pub static KNIGHTS_WHO_COUNTS: Ruling = Ruling {
    id: "messages/knights/who-counts",
    title: "Which figures count as knights",
    statement: "Normal and big followers, mayor, wagon, ringmaster, guard followers and phantom in cities \
        count as one knight each, whatever their strength. The abbot figure of the 2nd edition is \
        never a knight, and a follower on a cloister inside a city is a monk. Extended to the 2nd \
        edition, whose texts do not say it.",
    kind: Kind::Community,
    editions: &[Edition::First],
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 5, note")],
    related: &["messages/knights", "messages/large-counts-one", "reading/coats-monk-in-city"],
    waits_for: "",
};

/// A large meeple counts as one knight or farmer.
pub static LARGE_COUNTS_ONE: Ruling = Ruling {
    id: "messages/large-counts-one",
    title: "A large meeple counts as one knight or farmer",
    statement: "A large meeple is only one knight or one farmer for the messages. The 1st edition is played \
        alike: a community note says it for knights, no text for farmers.",
    kind: Kind::Rule,
    editions: &[Edition::Hig2, Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "Interactions, Inns & Cathedrals"), cite!(ZMAN_VI, "Inns & Cathedrals")],
    related: &[
        "messages/knights",
        "messages/farmers",
        "messages/knights/who-counts",
        "messages/large-counts-one/erratum-numbers",
    ],
    waits_for: "",
};

/// Messages 6 and 7 are meant, not 5 and 6.
pub static LARGE_COUNTS_ONE_ERRATUM_NUMBERS: Ruling = Ruling {
    id: "messages/large-counts-one/erratum-numbers",
    title: "Messages 6 and 7 are meant, not 5 and 6",
    statement: "One PDF of the rules gives 5 and 6 as the messages in which a large meeple counts once. That \
        is a slip; the printed rules have 6 and 7.",
    kind: Kind::Note,
    editions: &[Edition::Hig2],
    citations: &[cite!(WIKI_2ND, "Interactions, Inns & Cathedrals, note on the numbers")],
    related: &["messages/large-counts-one"],
    waits_for: "",
};
