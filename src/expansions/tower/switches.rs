//! The open points of this box, as switches.

use super::readings;
use crate::editions::switches;

switches! {
    /// The switches of The Tower.
    pub struct Switches {
        /// May a follower on a tower be caught?
        top_capture: TowerTopCapture { MayBeCaught, Safe } = &readings::TOWER_TOP_CAPTURE,
        /// Does a ransom paid after the action allow another one?
        ransom_after_action: RansomAfterAction { ReopensAction, NoAction } = &readings::RANSOM_AFTER_ACTION,
    }
}
