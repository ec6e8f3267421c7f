//! Hills & Sheep.

pub mod tiles;
