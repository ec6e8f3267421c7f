//! The readings of The Tower: where its sources disagree.

use crate::rulings::{Reading, cite};

/// Every reading of this room.
pub static ALL: &[&Reading] = &[&TOWER_TOP_CAPTURE, &RANSOM_AFTER_ACTION];

/// May a follower on top of a tower be caught by another tower?
pub static TOWER_TOP_CAPTURE: Reading = Reading {
    id: "reading/tower-top-capture",
    question: "May a follower on top of a tower be caught by another tower?",
    options: &["may-be-caught", "safe"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rule lets a tower catch any follower in reach, and has a tower closed until the follower on it \
        is caught; an open-source program plays it so. A fan wiki has followers on towers safe.",
    citations: &[cite!(WIKI_TOWER_1ST, "Capturing followers"), cite!(JCLOISTERZONE, "Tower, capture")],
    related: &["tower/capture", "tower/follower-on-top"],
    waits_for: "",
};

/// Does a ransom that is paid after the action of the turn allow a further action?
pub static RANSOM_AFTER_ACTION: Reading = Reading {
    id: "reading/ransom-after-action",
    question: "Does a ransom that is paid after the action of the turn allow a further action?",
    options: &["reopens-action", "no-action"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The follower that comes free may be used at once, and no text says that the ransom must be paid \
        before anything else was done. An open-source program goes back to the action whenever it is paid. Against \
        it: a turn has one action.",
    citations: &[cite!(JCLOISTERZONE, "Tower, ransom")],
    related: &["tower/ransom", "base/one-figure-a-turn"],
    waits_for: "",
};
