//! What the editions of The Messages answer differently, and the readings, as switches.

use super::readings;
use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// Must a figure be alone on the dark space?
pub static ALONE_RULE: Reading = Reading {
    id: "switch/alone",
    question: "Must the scoring figure be alone on the dark space?",
    options: &["not-asked", "must-be-alone"],
    defaults: [Some(0), Some(0), Some(1)],
    evidence: "Only the Z-Man rules ask for it; the rules of Hans im Glück know nothing of it.",
    citations: &[cite!(WIKI_2ND, "Scoring a feature, note on Z-Man"), cite!(ZMAN_VI, "Additional rules")],
    related: &["messages/zmg-alone"],
    waits_for: "",
};

/// Does score-and-return need the majority?
pub static RETURN_MAJORITY: Reading = Reading {
    id: "switch/score-and-return-majority",
    question: "Does score-and-return bring points only to who has the majority?",
    options: &["needed", "not-needed"],
    defaults: [Some(0), Some(0), Some(1)],
    evidence: "The rules of Hans im Glück ask for the majority. The Z-Man rules give the points without it, \
        and let the player do without them.",
    citations: &[
        cite!(WIKI_2ND, "Message 8, note on Z-Man"),
        cite!(WIKI_1ST, "Message 8"),
        cite!(ZMAN_VI, "Message 8"),
    ],
    related: &["messages/score-and-return/majority", "messages/score-and-return/zmg-no-majority"],
    waits_for: "",
};

/// How is it written that there is one message at most?
pub static ROUND_WORDING: Reading = Reading {
    id: "switch/round-wording",
    question: "How is it written that a round brings one message at most?",
    options: &["round-of-scoring", "when-scoring-features"],
    defaults: [Some(0), Some(0), Some(1)],
    evidence: "The rules of Hans im Glück speak of a round of scoring, which the clarifications of 2014 \
        explain. The Z-Man rules speak of one message when scoring features.",
    citations: &[
        cite!(WIKI_2ND, "Other rules, note on Z-Man"),
        cite!(WIKI_1ST, "More rules"),
        cite!(ZMAN_VI, "Additional rules"),
    ],
    related: &["messages/one-per-round", "messages/zmg-one-when-scoring-features", "reading/zmg-draws"],
    waits_for: "",
};

/// Where is it written that a large figure counts as one?
pub static LARGE_WORDING: Reading = Reading {
    id: "switch/large-in-messages",
    question: "Where is it written that a large figure counts as one knight or farmer?",
    options: &["note-on-knights", "printed-rules"],
    defaults: [Some(0), Some(1), Some(1)],
    evidence: "The rules of the 2nd editions say it for both messages. In the 1st edition a note of the \
        community says it for knights, and no text for farmers; it is played alike.",
    citations: &[
        cite!(WIKI_2ND, "Interactions, Inns & Cathedrals"),
        cite!(ZMAN_VI, "Inns & Cathedrals"),
        cite!(WIKI_1ST, "The Messages in detail, 5, note"),
    ],
    related: &["messages/large-counts-one", "messages/knights/who-counts"],
    waits_for: "",
};

/// The points on which editions are known to differ, as far as they are no readings.
pub static SETTLED: &[&Reading] = &[&ALONE_RULE, &RETURN_MAJORITY, &ROUND_WORDING, &LARGE_WORDING];

switches! {
    /// The switches of The Messages.
    pub struct Switches {
        /// When is a dark space looked for?
        landing_check: LandingCheck { EndOfRound, EachLanding } = &readings::LANDING_CHECK,
        /// Must the figure have moved?
        standing_counts: StandingCounts { MustHaveMoved, StandingIsEnough } = &readings::STANDING_COUNTS,
        /// Must the figure be alone?
        alone: Alone { NotAsked, MustBeAlone } = &ALONE_RULE,
        /// Does the player's own other figure break it?
        alone_own_figure: AloneOwnFigure { DoesNotBlock, Blocks, BothMustBeAlone } = &readings::ALONE_OWN_FIGURE,
        /// When is it looked at whether the figure is alone?
        alone_moment: AloneMoment { AtTheCheck, AtLanding } = &readings::ALONE_MOMENT,
        /// Do figures on different laps share a space?
        alone_laps: AloneLaps { SameSpace, SameTotal } = &readings::ALONE_LAPS,
        /// What limits draws?
        draws: Draws { Rounds, FeaturesOnly, OnePerTurn } = &readings::ZMG_DRAWS,
        /// Who draws?
        own_turn: OwnTurn { OwnTurnOnly, AnyTurn } = &readings::ZMG_OWN_TURN,
        /// May both figures move in one turn?
        figures_per_turn: FiguresPerTurn { PerFeature, OnePerTurn } = &readings::ONE_FIGURE_PER_TURN,
        /// Does a payment received on a dark space bring a message?
        payment_received: PaymentReceived { Never, NextRound, AtOnce } = &readings::PAYMENT_RECEIVED,
        /// Must a message earned by a message's points be drawn?
        chain_draw: ChainDraw { Must, May } = &readings::CHAIN_DRAW,
        /// How far may messages follow from messages?
        chain_length: ChainLength { Unlimited, OneMore } = &readings::CHAIN_LENGTH,
        /// Can the 2 points bring another message?
        two_points_chain: TwoPointsChain { Yes, No } = &readings::TWO_POINTS_CHAIN,
        /// What is left when the action has nothing to act on?
        impossible_action: ImpossibleAction { TwoPointsOnly, ActionForNothing } = &readings::IMPOSSIBLE_ACTION,
        /// When does a message go under the stack?
        tile_return: TileReturn { Before, After } = &readings::TILE_RETURN_ORDER,
        /// Are a city's coats of arms counted for each knight?
        coats: Coats { Once, PerKnight } = &readings::COATS_ONCE_PER_CITY,
        /// Points for a farmer.
        farmer_points: FarmerPoints { Two, Three } = &readings::FARMER_POINTS,
        /// Are farmers counted, or fields?
        farmers: Farmers { PerFarmer, PerFarm } = &readings::FARMERS_HEADING,
        /// What do messages see of a feature that is complete and not scored yet?
        completed_unscored: CompletedUnscored { Excluded, IncompleteValue, FullValue } = &readings::COMPLETED_UNSCORED,
        /// How is it written that there is one message at most?
        round_wording: RoundWording { RoundOfScoring, WhenScoringFeatures } = &ROUND_WORDING,
        /// Where is it written that a large figure counts as one?
        large_wording: LargeWording { NoteOnKnights, PrintedRules } = &LARGE_WORDING,
        /// Does score-and-return need the majority?
        return_majority: ReturnMajority { Needed, NotNeeded } = &RETURN_MAJORITY,
        /// Is a tie a majority for score-and-return?
        return_tie: ReturnTie { Counts, DoesNotCount } = &readings::SCORE_AND_RETURN_TIE,
        /// Does the feature score for a figure that weighs nothing?
        zero_strength: ZeroStrength { Scores, Zero } = &readings::ZMG_ZERO_STRENGTH,
        /// What returns where several own figures stand?
        return_which: ReturnWhich { OneOwn, AllOwn } = &readings::ZMG_RETURN_WHICH,
    }
}
