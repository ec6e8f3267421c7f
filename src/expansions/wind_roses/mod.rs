//! The Wind Roses.

pub mod tiles;
