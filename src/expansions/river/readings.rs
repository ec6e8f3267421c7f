//! The point on which texts about the river part.

use crate::rulings::{Reading, cite};

/// When does a river turn back on itself?
pub static U_TURN: Reading = Reading {
    id: "reading/river-u-turn",
    question: "Which turns of the river are forbidden?",
    options: &["immediate", "room-to-go-on"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules forbid a U-turn; asked what that means, the publisher answered that only an immediate one \
        is forbidden: two bends one after the other to the same side. JCloisterZone forbids it as well, and besides \
        any place after which the space where the river goes on has another tile beside it.",
    citations: &[
        cite!(CAR_RIVER, "note 3"),
        cite!(MODERNJIVE_RIVER, "What is a U-turn?"),
        cite!(PAPAGEEK, "The River"),
        cite!(JCLOISTERZONE, "river"),
    ],
    related: &["river/no-u-turn"],
    waits_for: "",
};
