//! The Tower.

pub mod tiles;
