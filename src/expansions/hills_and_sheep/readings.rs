//! The points on which texts about Hills & Sheep part or are silent.

use crate::rulings::{Reading, cite};

/// Whom do hills favour where several tied players stand on some?
pub static HILL_TIE: Reading = Reading {
    id: "reading/hill-tie",
    question: "Several tied players have followers on hills: does the number of those followers decide?",
    options: &["at-least-one-follower", "number-of-followers"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules only say that a player on a hill comes before a tied player who is on none. A note to the \
        1st edition's page discusses to count the followers on hills; JCloisterZone offers both and counts none by \
        default.",
    citations: &[
        cite!(WIKI_HILLS_1ST, "Hills, note 9"),
        cite!(JCLOISTERZONE, "hill tie-breaker, both variants"),
    ],
    related: &["hills-and-sheep/hill-tie", "base/tie"],
    waits_for: "",
};

/// Do vineyards bring points for gardens?
pub static GARDEN_VINEYARDS: Reading = Reading {
    id: "reading/garden-vineyards",
    question: "Do vineyards bring points for a completed garden too?",
    options: &["no", "yes"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The abbot's page says that what is said of monasteries only leaves gardens out, and names vineyards. \
        JCloisterZone offers a house rule by which a completed garden gets their points like a monastery.",
    citations: &[
        cite!(WIKI_ABBOT, "Other expansions (6/2024)"),
        cite!(JCLOISTERZONE, "vineyards beside gardens, a house rule"),
    ],
    related: &["hills-and-sheep/vineyards", "abbot/garden-is-no-monastery"],
    waits_for: "",
};

/// What becomes of a flock whose field is closed?
pub static CLOSED_FIELD: Reading = Reading {
    id: "reading/flock-closed-field",
    question: "A field with shepherds can no longer be extended: does the flock go to the stable by itself?",
    options: &["stable", "stays"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "No text was seen that says so. JCloisterZone leads the flock to the stable at the end of the \
        shepherds' step, whoever closed the field; otherwise the shepherd could never come home.",
    citations: &[cite!(JCLOISTERZONE, "shepherd phase")],
    related: &["hills-and-sheep/stable"],
    waits_for: "",
};
