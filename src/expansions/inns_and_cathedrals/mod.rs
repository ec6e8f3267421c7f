//! Inns & Cathedrals.

pub mod tiles;
