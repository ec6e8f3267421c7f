//! One room for each expansion, and the records of those that are not built yet.

pub mod messages;
pub mod waiting;
