//! The scoreboard.

pub mod rulings;
