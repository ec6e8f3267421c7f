//! The switches of the base game.

use super::switches;

pub mod readings;

switches! {
    /// The switches of the base game.
    pub struct Switches {
        /// What is a complete city of two tiles worth?
        tiny_city: TinyCity { Four, Two } = &readings::TINY_CITY,
        /// How are fields scored at the end?
        fields: Fields { ByField, OncePerPlayer, ByCity } = &readings::FIELDS,
    }
}
