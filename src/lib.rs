//! meeplaw answers Carcassonne rules questions by playing them.
//!
//! The floors of the house, each using only those above it in this list; `docs/architecture.md`
//! says what stands on each and `tests/layers.rs` holds the order.

mod cloning;
mod identity;

pub mod geometry;
pub mod tiles;
pub mod board;
pub mod figures;
pub mod editions;
pub mod rulings;
pub mod sheet;
pub mod track;
pub mod events;
pub mod position;
pub mod hooks;
pub mod scoring;
pub mod turn;
pub mod expansions;
pub mod game;
pub mod script;
pub mod scenario;
pub mod explain;
pub mod draw;
pub mod import;
pub mod explore;
pub mod simulate;
pub mod check;
pub mod ask;
pub mod tables;
pub mod book;
pub mod cli;
