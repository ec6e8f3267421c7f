//! Abbey & Mayor.

pub mod tiles;
