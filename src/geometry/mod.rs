//! Positions on the table, sides and half sides of a tile, and quarter turns.
//!
//! `x` grows east, `y` grows south. Rotations are clockwise.

mod cell;
mod sides;

pub use cell::Cell;
pub use sides::{HalfSet, HalfSide, Rotation, Side, SideSet};
