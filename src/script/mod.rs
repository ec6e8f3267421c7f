//! Choices and places in words: one language for scripts, pasteable lines, the prompt and witnesses.

pub mod examples;
mod names;
pub mod phrases;
pub mod spots;
pub mod tiles;

pub use names::{COLOURS, Names};
