//! What a tile shows: its parts, what touches what, and how that looks in each rotation.
//!
//! A [`TileKind`] is written in a short text (see [`notation`]) and kept in a [`Catalogue`]. The tiles of the
//! base game are in [`base`]. What a box prints on tiles beyond these parts is a [`mark`](Marks): boxes
//! register theirs, and nothing here knows what a mark means.

pub mod base;
pub mod notation;

mod catalogue;
mod derive;
mod kind;
mod marks;
mod part;
mod turned;

pub use catalogue::{Catalogue, DuplicateName, LookupError, TileKindId, TileSet};
pub use kind::{MAX_PARTS, Parts, TileKind};
pub use marks::{MarkDef, MarkId, MarkPlace, Marks};
pub use part::{NO_PART, Part, PartKind, PartSet, Terrain};
pub use turned::Turned;
