//! Saved games of JCloisterZone (`.jcz`).
//!
//! [`SavedGame::read`] makes typed data of a file, [`SavedGame::carry_over`] says what of it can be played
//! and what cannot, [`Replay`] plays its messages as choices, and [`judge`] compares the game with what
//! that program expected of it.

mod beside;
mod carry;
mod error;
mod file;
mod judge;
mod location;
mod message;
mod names;
mod options;
mod random;
mod replay;
mod script;
mod wanted;

pub use beside::{Beside, Expected, LegalHere, PointsEntry, Running, TurnPoints};
pub use carry::{Carried, LeftOut, What, Why};
pub use error::{CarryError, ReadError};
pub use file::{Amount, SavedGame, Sent, StartTile};
pub use judge::{Failure, Unjudged, Verdict, judge, judge_carried};
pub use location::{Location, location_of, spot_at};
pub use message::{Meeple, Message, Pointer, Target};
pub use random::Random;
pub use replay::{Played, Replay, Stop};
pub use script::{Wish, Written};

#[cfg(test)]
mod tests;
