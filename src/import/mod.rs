//! Saved games of other programs, played on the engine.
//!
//! A folder for each program. None of them computes a rule: a saved game is one more chooser, and what
//! another program expected is compared with what the engine did.

pub mod jcz;
