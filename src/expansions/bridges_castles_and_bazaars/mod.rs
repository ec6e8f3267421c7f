//! Bridges, Castles & Bazaars.

pub mod tiles;
