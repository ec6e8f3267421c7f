//! One room for each expansion, and the records of those that are not built yet.
//!
//! The list below is all that the rest of the house knows of a room: its name in scenarios and the
//! state that answers the engine's questions. To add a box, add its folder and its line.

#[macro_use]
mod own;

pub mod abbey_and_mayor;
pub mod abbot;
mod bag;
mod beginning;
pub mod big_top;
pub mod bridges_castles_and_bazaars;
pub mod count;
pub mod hills_and_sheep;
pub mod inns_and_cathedrals;
pub mod king_and_robber;
pub mod land;
mod list;
pub mod messages;
pub mod princess_and_dragon;
pub mod river;
mod saved;
mod tables;
pub mod tower;
pub mod traders_and_builders;
pub mod watchtowers;
pub mod wind_roses;
pub mod waiting;

pub use bag::{Bag, Tokens};
pub use beginning::{Beginning, Given, GivenEntry, GivenProblem};
pub use land::{BoxTiles, LAND, SetLine, TileLine};
pub use list::{ALL, Boxed, Dealing, Key, Look, Mechanism, Outcome, PileSetup, Says, Slots, Words};
pub use saved::{
    NumberOf, Saved, SavedChance, SavedElement, SavedFeature, SavedFigure, SavedPhase, SavedPoints,
    SavedRule, SavedSet, SavedTarget, SavedToken, SavedVerb,
};
pub use tables::{BoxTable, BoxTables, FigureFacts, Paid, Request, Shown};
