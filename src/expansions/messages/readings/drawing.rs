//! Readings on when a message is drawn, and by which figure.

use crate::rulings::{Reading, cite};

/// Is a dark space looked for at the end of the round or at each landing?
pub static LANDING_CHECK: Reading = Reading {
    id: "reading/landing-check",
    question: "Is a dark space looked for at the end of the round or at each landing?",
    options: &["end-of-round", "each-landing"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "For the end: the 2012 rules move the full amount first, and the clarification of 10/2014 \
        looks only when the round is over. For each landing: both 2nd edition texts draw \
        immediately; then further landings in a round that brought a message are ignored. The Z-Man \
        text knows only immediately; its default follows the wiki, which plays it by rounds.",
    citations: &[
        cite!(FAN_2012, "Further rules"),
        cite!(WIKI_2ND, "Rounds of Scoring", "10/2014"),
        cite!(WIKI_1ST, "More rules, note on rounds of scoring", "10/2014"),
        cite!(ZMAN_VI, "3. Scoring"),
    ],
    related: &["messages/end-of-round-position", "messages/draw/immediately", "messages/stops-on-dark"],
    waits_for: "",
};

/// Must the figure have moved in this round?
pub static STANDING_COUNTS: Reading = Reading {
    id: "reading/standing-counts",
    question: "Must the figure have moved in this round?",
    options: &["must-have-moved", "standing-is-enough"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The printed text asks for a figure that moves to a dark space and stops there, in a double \
        turn each time. The clarification only asks whether a figure is on one. Standing is looked \
        at only in rounds in which the player was credited; otherwise every idle turn would draw \
        from space 0.",
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature; Interactions, Traders & Builders"),
        cite!(ZMAN_VI, "3. Scoring; Traders & Builders"),
        cite!(WIKI_1ST, "More rules, note on rounds of scoring", "10/2014"),
    ],
    related: &["messages/stops-on-dark"],
    waits_for: "",
};

/// Does a payment received on a dark space bring a message?
pub static PAYMENT_RECEIVED: Reading = Reading {
    id: "reading/payment-received",
    question: "Does a payment received on a dark space bring a message?",
    options: &["never", "next-round", "at-once"],
    defaults: [Some(1), Some(1), Some(1)],
    evidence: "A community note takes movement by payments received into account; the clarification of \
        10/2014 says that payments are no round. The default keeps both: the figure's movement \
        counts when the turn's next round ends, should there be one. That is our inference.",
    citations: &[
        cite!(WIKI_2ND, "Rounds of Scoring", "10/2014"),
        cite!(WIKI_1ST, "More rules, notes on movement and payments", "10/2014"),
    ],
    related: &["messages/forward-only", "messages/payments-are-no-round"],
    waits_for: "",
};

/// Which scoring figure pays a payment?
pub static PAYMENT_FIGURE: Reading = Reading {
    id: "reading/payment-figure",
    question: "Which scoring figure pays a payment?",
    options: &["payer-chooses-one", "split-allowed"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "No text. Whether a player can afford a payment is decided by the total of both figures, so that the one \
        that pays may come to stand below 0, as bids can put anybody there.",
    citations: &[],
    related: &["messages/payments-are-no-round"],
    waits_for: "",
};

/// Does the Z-Man wording limit draws to the scoring of features?
pub static ZMG_DRAWS: Reading = Reading {
    id: "reading/zmg-draws",
    question: "Does the Z-Man wording limit draws to the scoring of features?",
    options: &["rounds", "features-only", "one-per-turn"],
    defaults: [None, None, Some(0)],
    evidence: "The wiki calls the wording less specific, not narrower. Taken literally it names scored \
        features and the points of an earlier message; it allows only one even if both figures land \
        in a single turn, but one in each scoring phase of a double turn.",
    citations: &[
        cite!(WIKI_2ND, "Other rules, note on the Z-Man wording"),
        cite!(ZMAN_VI, "Additional rules; Traders & Builders"),
    ],
    related: &["messages/zmg-one-when-scoring-features", "messages/one-per-round"],
    waits_for: "",
};

/// Can a player draw in another player's turn?
pub static ZMG_OWN_TURN: Reading = Reading {
    id: "reading/zmg-own-turn",
    question: "Can a player draw in another player's turn?",
    options: &["own-turn-only", "any-turn"],
    defaults: [None, None, Some(0)],
    evidence: "The 2nd edition page limits drawing to the own turn and names no difference for Z-Man. The \
        Vietnamese Z-Man text leaves this out and names no active player.",
    citations: &[cite!(WIKI_2ND, "Scoring a feature; Caution"), cite!(ZMAN_VI, "3. Scoring")],
    related: &["messages/active-player-only"],
    waits_for: "",
};

/// Does the player's own other figure break "alone"?
pub static ALONE_OWN_FIGURE: Reading = Reading {
    id: "reading/alone-own-figure",
    question: "Does the player's own other figure break \"alone\"?",
    options: &["does-not-block", "blocks", "both-must-be-alone"],
    defaults: [None, None, Some(0)],
    evidence: "The explanation names only other players' figures. Taken by itself, alone could exclude \
        every figure, and the wiki's plural, both figures being alone, could ask it of both.",
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature, note on the Z-Man rules"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["messages/zmg-alone"],
    waits_for: "",
};

/// When is it looked at whether the figure is alone?
pub static ALONE_MOMENT: Reading = Reading {
    id: "reading/alone-moment",
    question: "When is it looked at whether the figure is alone?",
    options: &["at-the-check", "at-landing"],
    defaults: [None, None, Some(0)],
    evidence: "The text speaks of another player's figure being there on landing; the check itself comes at \
        the end of the round. It matters when someone else's figure comes to the space or goes from \
        it within that round.",
    citations: &[
        cite!(WIKI_2ND, "Scoring a feature, note on the Z-Man rules"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["messages/zmg-alone", "reading/landing-check"],
    waits_for: "",
};

/// Do figures on different laps share a space, such as 55 and 5?
pub static ALONE_LAPS: Reading = Reading {
    id: "reading/alone-laps",
    question: "Do figures on different laps share a space, such as 55 and 5?",
    options: &["same-space", "same-total"],
    defaults: [None, None, Some(0)],
    evidence: "An inference: no text mentions laps. The rule names the space a figure stands on, and after \
        50 points it is on the same one again.",
    citations: &[],
    related: &["messages/zmg-alone", "base/scoreboard-50-spaces"],
    waits_for: "",
};

/// May both scoring figures move in one turn?
pub static ONE_FIGURE_PER_TURN: Reading = Reading {
    id: "reading/one-figure-per-turn",
    question: "May both scoring figures move in one turn?",
    options: &["per-feature", "one-per-turn"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "In the editions here each feature's points may go to either figure. A later revision, which \
        calls the messengers couriers, moves just one of them each turn and looks for dark spaces \
        when scoring is over.",
    citations: &[cite!(WIKI_3RD, "Scoring")],
    related: &["messages/one-figure-per-feature", "messages/must-move-one"],
    waits_for: "",
};

/// Must a feature's bonus move the same figure as its own points?
pub static BONUS_FIGURE: Reading = Reading {
    id: "reading/bonus-figure",
    question: "Must a feature's bonus move the same figure as its own points?",
    options: &["free", "with-feature"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The clarification binds the points scored by the feature itself. Bonuses, such as those of \
        fairy, ringmaster or watchtower, come from figures or tokens and are scored separately in \
        the same round.",
    citations: &[
        cite!(WIKI_2ND, "Other rules, note on a city and a road"),
        cite!(WIKI_1ST, "More rules, note on a city and a road"),
    ],
    related: &["messages/one-figure-per-feature"],
    waits_for: "",
};

/// Must a message earned by a message's points be drawn?
pub static CHAIN_DRAW: Reading = Reading {
    id: "reading/chain-draw",
    question: "Must a message earned by a message's points be drawn?",
    options: &["must", "may"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The 1st edition and the fan translation say that it is received or earned. The 2nd edition \
        says may for the second message and immediately for the first; may can also only mean that \
        the limit of one does not apply.",
    citations: &[
        cite!(WIKI_1ST, "More rules"),
        cite!(FAN_2012, "Further rules"),
        cite!(WIKI_2ND, "Other rules"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["messages/chain", "messages/chain/second-edition-wording", "messages/draw"],
    waits_for: "",
};

/// How many messages can follow from a message's points in one turn?
pub static CHAIN_LENGTH: Reading = Reading {
    id: "reading/chain-length",
    question: "How many messages can follow from a message's points in one turn?",
    options: &["unlimited", "one-more"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "Unlimited: the 1st edition, the fan translation, and the rounds section of the 2nd edition \
        page. One more: the printed 2nd edition speaks of a second message, and the Z-Man text never \
        says that there is no limit.",
    citations: &[
        cite!(WIKI_1ST, "More rules"),
        cite!(FAN_2012, "Further rules"),
        cite!(WIKI_2ND, "Other rules; Rounds of Scoring"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["messages/chain", "messages/chain/second-edition-wording"],
    waits_for: "",
};

/// Can the 2 points taken instead of the action bring a message?
pub static TWO_POINTS_CHAIN: Reading = Reading {
    id: "reading/two-points-chain",
    question: "Can the 2 points taken instead of the action bring a message?",
    options: &["yes", "no"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules speak of points from a message. The wiki's list of rounds names only points from a \
        message's action.",
    citations: &[
        cite!(WIKI_2ND, "Other rules; Rounds of Scoring, variable"),
        cite!(WIKI_1ST, "More rules; Rounds of Scoring, variable"),
        cite!(FAN_2012, "Further rules"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["messages/chain", "rounds/message-points", "messages/action-or-two-points"],
    waits_for: "",
};
