//! meeplaw answers Carcassonne rules questions by playing them.
//!
//! The floors of the house, each using only those above it in this list; `docs/architecture.md`
//! says what stands on each and `tests/layers.rs` holds the order.

pub mod editions;
pub mod geometry;
pub mod rulings;
pub mod scenario;
