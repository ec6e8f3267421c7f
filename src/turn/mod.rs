//! The turn: its phases and its rounds of scoring.

pub mod rulings;
