//! The Watchtowers.

pub mod tiles;
