//! The Messages (1st edition), or The Messengers (2nd).

pub mod readings;
pub mod rulings;
