//! Scenarios as people write them: YAML with places, and problems that point into it.

pub mod problems;
pub mod yaml;
