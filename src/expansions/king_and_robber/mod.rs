//! King & Robber Baron.

pub mod tiles;
