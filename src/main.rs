//! The `meeplaw` program.

fn main() {}
