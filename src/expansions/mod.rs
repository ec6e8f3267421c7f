//! One room for each expansion, and the records of those that are not built yet.
//!
//! The list below is all that the rest of the house knows of a room: its name in scenarios and the
//! state that answers the engine's questions. To add a box, add its folder and its line.

pub mod messages;
mod list;
mod saved;
pub mod waiting;

pub use list::{ALL, Boxed, Given, GivenProblem, Key, Outcome, Shown, Slots, Words};
pub use saved::{Saved, SavedFigure, SavedRule, SavedVerb};
