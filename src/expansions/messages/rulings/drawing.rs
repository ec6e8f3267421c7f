//! When a message is drawn.

use crate::editions::Edition;
use crate::rulings::{self, Kind, Ruling, cite};

/// Only the active player draws messages.
pub static ACTIVE_PLAYER_ONLY: Ruling = Ruling {
    id: "messages/active-player-only",
    title: "Only the active player draws messages",
    statement: "A message is only for the active player, in that player's own turn. Anyone else whose figure \
        ends on a dark space gets nothing.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature; Caution"),
        cite!(WIKI_1ST, "Scoring; More rules"),
        cite!(FAN_2012, "Rules; Further rules"),
    ],
    related: &["reading/zmg-own-turn"],
    waits_for: "",
};

/// A figure must move and stop on a dark space.
pub static STOPS_ON_DARK: Ruling = Ruling {
    id: "messages/stops-on-dark",
    title: "A figure must move and stop on a dark space",
    statement: "A figure earns a message by moving and coming to rest on a dark space, once it has gone the \
        full amount. Passing one does not count, nor does standing on one without having moved.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature"),
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules; Further rules"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["reading/standing-counts", "reading/landing-check", "messages/dark-spaces"],
    waits_for: "",
};

/// Dark spaces are looked for at the end of the round.
pub static END_OF_ROUND_POSITION: Ruling = Ruling {
    id: "messages/end-of-round-position",
    title: "Dark spaces are looked for at the end of the round",
    statement: "Everything scored in one round of scoring belongs together. Only when the round is over are \
        the player's scoring figures looked at for dark spaces.",
    kind: Kind::Official,
    editions: &[Edition::First, Edition::Hig2],
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring", "10/2014"),
        cite!(WIKI_1ST, "More rules, note on rounds of scoring", "10/2014"),
        cite!(FAN_2012, "Further rules"),
    ],
    related: &["reading/landing-check", "messages/draw/immediately", "rounds/definition"],
    waits_for: "",
};

/// At most one message from a round of scoring.
pub static ONE_PER_ROUND: Ruling = Ruling {
    id: "messages/one-per-round",
    title: "At most one message from a round of scoring",
    statement: "A round of scoring brings at most one message, even when both figures of the active player \
        end it on dark spaces.",
    kind: Kind::Rule,
    editions: &[Edition::First, Edition::Hig2],
    citations: &[
        cite!(WIKI_2ND, "Other rules; Rounds of Scoring"),
        cite!(WIKI_1ST, "More rules"),
        cite!(FAN_2012, "Further rules"),
    ],
    related: &["rounds/definition", "messages/zmg-one-when-scoring-features"],
    waits_for: "",
};

/// Z-Man: one message when scoring features.
pub static ZMG_ONE_WHEN_SCORING_FEATURES: Ruling = Ruling {
    id: "messages/zmg-one-when-scoring-features",
    title: "Z-Man: one message when scoring features",
    statement: "The Z-Man text allows one message when features are scored, even if both figures reach dark \
        spaces in one turn through two features. It names no round of scoring; it is played by the \
        same rounds unless a stricter reading is chosen.",
    kind: Kind::Rule,
    editions: &[Edition::Zmg],
    citations: &[
        cite!(WIKI_2ND, "Other rules, note on the Z-Man wording"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["reading/zmg-draws", "messages/one-per-round"],
    waits_for: "",
};

/// Z-Man: only a figure alone on its space draws.
pub static ZMG_ALONE: Ruling = Ruling {
    id: "messages/zmg-alone",
    title: "Z-Man: only a figure alone on its space draws",
    statement: "A figure draws only when it is alone on the dark space. With another player's scoring figure \
        there, no message is drawn.",
    kind: Kind::Rule,
    editions: &[Edition::Zmg],
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature, note on the Z-Man rules"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["reading/alone-own-figure", "reading/alone-moment", "reading/alone-laps"],
    waits_for: "",
};

/// Points from a message can bring the next message.
pub static CHAIN: Ruling = Ruling {
    id: "messages/chain",
    title: "Points from a message can bring the next message",
    statement: "Points that come from a message can carry a figure to a dark space and so bring another \
        message in the same turn, as often as it happens.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Other rules; Rounds of Scoring"),
        cite!(WIKI_1ST, "More rules"),
        cite!(FAN_2012, "Further rules"),
    ],
    related: &[
        "messages/chain/second-edition-wording",
        "reading/chain-length",
        "reading/chain-draw",
        "reading/two-points-chain",
        "rounds/message-points",
    ],
    waits_for: "",
};

/// 2nd edition: one may draw a second message.
pub static CHAIN_SECOND_EDITION_WORDING: Ruling = Ruling {
    id: "messages/chain/second-edition-wording",
    title: "2nd edition: one may draw a second message",
    statement: "Where points of a message from earlier in the turn lead to a dark space, the printed text \
        says that the player may draw a second one. The 1st edition says that it is received, with \
        no end to the chain.",
    kind: Kind::Rule,
    editions: &[Edition::Hig2, Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "Other rules"), cite!(ZMAN_VI, "Additional rules")],
    related: &["reading/chain-draw", "reading/chain-length", "messages/chain"],
    waits_for: "",
};

/// Who earns a message must take the top one.
pub static DRAW: Ruling = Ruling {
    id: "messages/draw",
    title: "Who earns a message must take the top one",
    statement: "The player who earned a message takes the top tile of the stack, turns it over and resolves \
        it. Drawing is not a choice.",
    kind: Kind::Rule,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature"),
        cite!(WIKI_1ST, "Scoring"),
        cite!(FAN_2012, "Rules"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["messages/action-or-two-points", "reading/chain-draw"],
    waits_for: "",
};

/// 2nd edition: a message is drawn immediately.
pub static DRAW_IMMEDIATELY: Ruling = Ruling {
    id: "messages/draw/immediately",
    title: "2nd edition: a message is drawn immediately",
    statement: "The printed 2nd edition has the message drawn and resolved at once when a figure moves to a \
        dark space and stops there. The 1st edition has no such word.",
    kind: Kind::Rule,
    editions: &[Edition::Hig2, Edition::Zmg],
    citations: &[cite!(WIKI_2ND, "Scoring a feature"), cite!(ZMAN_VI, "3. Scoring")],
    related: &["reading/landing-check", "messages/end-of-round-position"],
    waits_for: "",
};

/// A message interrupts the turn, which then goes on.
pub static INTERRUPTS_AND_RESUMES: Ruling = Ruling {
    id: "messages/interrupts-and-resumes",
    title: "A message interrupts the turn, which then goes on",
    statement: "A message interrupts the turn at the point where it was drawn. When it is done the turn goes \
        on from that very point, and no phase is lost.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_2ND, "Rounds of Scoring; notes on rounds 1A and 1C", "5/2014")],
    related: &[
        "rounds/1a-fairy",
        "rounds/1c-wind-rose",
        "reading/landing-check",
        "reading/completed-unscored",
    ],
    waits_for: "",
};

/// Only forward movement can bring a message.
pub static FORWARD_ONLY: Ruling = Ruling {
    id: "messages/forward-only",
    title: "Only forward movement can bring a message",
    statement: "Every movement forward can bring a message, by stolen points and by payments received too. A \
        movement back to a dark space, for points paid, never does.",
    kind: Kind::Community,
    editions: rulings::ALL,
    citations: &[cite!(WIKI_2ND, "Rounds of Scoring"), cite!(WIKI_1ST, "More rules, note on movement")],
    related: &["messages/payments-are-no-round", "reading/payment-received", "messages/stops-on-dark"],
    waits_for: "",
};

/// Paying points is not a round of scoring.
pub static PAYMENTS_ARE_NO_ROUND: Ruling = Ruling {
    id: "messages/payments-are-no-round",
    title: "Paying points is not a round of scoring",
    statement: "Points paid, as a bid in a bazaar or as ransom for a figure caught by a tower, make no round \
        of scoring. The 2nd edition page adds the price of a figure bought back from a bathhouse.",
    kind: Kind::Official,
    editions: rulings::ALL,
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring", "10/2014"),
        cite!(WIKI_1ST, "More rules, note on payments", "10/2014"),
    ],
    related: &["messages/forward-only", "reading/payment-received", "reading/payment-figure"],
    waits_for: "",
};
