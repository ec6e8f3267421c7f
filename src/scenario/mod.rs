//! Scenarios: YAML with places, lowered to a position and a script, played and judged.

mod document;
mod editions;
mod judge;
mod lower;
mod needs;
mod play;
pub mod problems;
mod schema;
mod setup;
mod write;
pub mod yaml;

pub use document::{Expect, Scenario, Step, StepValue, Turn};
pub use editions::{Run, play_all};
pub use judge::{Failure, cited, judge};
pub use lower::scenario as read;
pub use play::{OpenScript, Pause, Played, Until, play, play_watched};
pub use schema::schema;
pub use setup::{game, overrides};
pub use write::{Head, Line, WriteError, document, lines, rewritten, script};
