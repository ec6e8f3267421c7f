//! One room for each expansion, and the records of those that are not built yet.
//!
//! The list below is all that the rest of the house knows of a room: its name in scenarios and the
//! state that answers the engine's questions. To add a box, add its folder and its line.

mod beginning;
pub mod land;
mod list;
pub mod messages;
mod saved;
mod tables;
pub mod waiting;

pub use beginning::{Beginning, Given, GivenEntry, GivenProblem};
pub use land::{BoxTiles, LAND, SetLine, TileLine};
pub use list::{ALL, Boxed, Dealing, Key, Look, Mechanism, Outcome, PileSetup, Says, Slots, Words};
pub use saved::{
    NumberOf, Saved, SavedChance, SavedElement, SavedFeature, SavedFigure, SavedPhase, SavedPoints,
    SavedRule, SavedSet, SavedTarget, SavedToken, SavedVerb,
};
pub use tables::{BoxTable, BoxTables, FigureFacts, Request, Shown};
