//! Points on which the editions of Abbey & Mayor part, and those on which its sources do.

use crate::editions::switches;
use crate::rulings::{Reading, cite};

/// How far may a wagon drive?
pub static WAGON_MOVE: Reading = Reading {
    id: "switch/wagon-move",
    question: "Where may a wagon drive once its feature was scored?",
    options: &["connected", "near"],
    defaults: [Some(0), Some(1), Some(1)],
    evidence: "In the 1st edition it follows the road that leads out of the scored feature. In the 2nd editions \
        it may drive to any feature on its own tile or on one of the eight around it.",
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The wagon"),
        cite!(WIKI_ABBEY_2ND, "Wagon"),
        cite!(JCLOISTERZONE, "rule wagon-move"),
    ],
    related: &["abbey-and-mayor/wagon", "abbey-and-mayor/wagon-free"],
    waits_for: "",
};

/// Is an abbey named among the tiles for a message's extra tile?
pub static IN_EXTRA_TILE: Reading = Reading {
    id: "switch/abbey-as-extra-tile",
    question: "Where is it written that an abbey may be the extra tile of a message?",
    options: &["said", "normal-turn"],
    defaults: [Some(0), Some(1), Some(1)],
    evidence: "A note on the 1st edition names the abbey. The texts of the 2nd edition do not; there it follows \
        since the extra tile is a turn like others.",
    citations: &[cite!(WIKI_1ST, "The Messages in detail, 7, note")],
    related: &["messages/extra-tile/own-supply", "abbey-and-mayor/abbey"],
    waits_for: "",
};

/// May abbeys be placed after the last tile?
pub static LAST_LAP: Reading = Reading {
    id: "reading/abbey-last-lap",
    question: "May abbeys be placed after the last tile was drawn?",
    options: &["lap", "none"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "An answer of about 2008 ends the game with the last tile. The rules of both editions as the wiki \
        has them let everybody who has an abbey left place it, clockwise from the left of whoever placed the last \
        tile. A newer revision of the 2nd edition's page words it anew as a special case of the end of the game.",
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The abbey, placing a tile"),
        cite!(WIKI_ABBEY_2ND, "Abbey, 1. Placing a tile"),
        cite!(JCLOISTERZONE, "one lap of offers"),
    ],
    related: &["abbey-and-mayor/abbey", "base/game-end"],
    waits_for: "",
};

/// May a second barn be placed on a field?
pub static SECOND_BARN: Reading = Reading {
    id: "reading/second-barn",
    question: "May a barn be placed on a field that has one?",
    options: &["no", "yes"],
    defaults: [Some(0), Some(0), Some(0)],
    evidence: "The rules forbid it; barns only come together where fields are joined. Some tables allow it, and \
        one program has a switch for them.",
    citations: &[
        cite!(WIKI_ABBEY_1ST, "The barn"),
        cite!(WIKI_ABBEY_2ND, "Barn"),
        cite!(JCLOISTERZONE, "rule barn-placement"),
    ],
    related: &["abbey-and-mayor/barn-corner"],
    waits_for: "",
};

/// The points on which editions are known to differ.
pub static SETTLED: &[&Reading] = &[&WAGON_MOVE, &IN_EXTRA_TILE];

/// The readings.
pub static ALL: &[&Reading] = &[&LAST_LAP, &SECOND_BARN];

switches! {
    /// The switches of Abbey & Mayor.
    pub struct Switches {
        /// How far may a wagon drive?
        wagon_move: WagonMove { Connected, Near } = &WAGON_MOVE,
        /// Is an abbey named among the tiles for a message's extra tile?
        in_extra_tile: InExtraTile { Said, NormalTurn } = &IN_EXTRA_TILE,
        /// May abbeys be placed after the last tile?
        last_lap: LastLap { Lap, None } = &LAST_LAP,
        /// May a second barn be placed on a field?
        second_barn: SecondBarn { No, Yes } = &SECOND_BARN,
    }
}
