//! The River.

pub mod tiles;
