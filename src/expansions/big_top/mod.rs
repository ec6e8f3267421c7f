//! Under the Big Top.

pub mod tiles;
