//! Traders & Builders.

pub mod tiles;
