//! What features bring, and to whom.

pub mod readings;
pub mod rulings;
