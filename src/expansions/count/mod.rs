//! The Count of Carcassonne.

pub mod tiles;
