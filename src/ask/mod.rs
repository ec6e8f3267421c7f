//! Asking the register: what a ruling says, who said it, what each edition answers, which scenarios show it.
//!
//! [`list`] and [`find`] give [`Record`]s; a [`Shelf`] holds the scenarios at hand and knows which of them
//! pin a record; [`whole`] tells all of one record, [`lines`] and [`matches()`](matches) a line of each;
//! [`skeleton`] begins a new scenario.

mod decisive;
mod find;
mod json;
mod record;
mod search;
mod shelf;
mod skeleton;
mod text;

pub use decisive::{Shown, Told, play};
pub use find::{Found, find};
pub use json::record as json;
pub use record::{BASE, Filter, KINDS, Record, all, expansions, list, record};
pub use search::{Match, Place, search};
pub use shelf::{Pin, Pinned, Shelf, Via};
pub use skeleton::{Skeleton, skeleton};
pub use text::{lines, matches, whole};
