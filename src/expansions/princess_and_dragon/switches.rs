//! The open points of this box, as switches.

use super::readings;
use crate::editions::switches;

switches! {
    /// The switches of The Princess & the Dragon.
    pub struct Switches {
        /// Whom does the fairy belong to?
        fairy: FairyOf { AssignedFollower, OnTile } = &readings::FAIRY,
        /// What does she bring beside one of several acrobats?
        fairy_pyramid: FairyPyramid { OnePoint, EachAcrobat } = &readings::FAIRY_PYRAMID,
        /// Does the extra tile of a message begin with the fairy's point?
        extra_tile_fairy: ExtraTileFairy { No, Yes } = &readings::EXTRA_TILE_FAIRY,
        /// When does the dragon move?
        dragon_move: DragonMove { BeforeScoring, AfterScoring } = &readings::DRAGON_MOVE,
        /// Must a princess send a knight home?
        princess: PrincessAction { May, Must } = &readings::PRINCESS_ACTION,
        /// Does the dragon eat what stands on no feature?
        tower_top: DragonTowerTop { Eaten, Safe } = &readings::DRAGON_TOWER_TOP,
    }
}
