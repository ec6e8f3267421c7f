//! The Princess & the Dragon.

pub mod tiles;
