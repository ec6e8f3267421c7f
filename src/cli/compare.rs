use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// The arguments of `meeplaw compare`.
#[derive(Args)]
pub struct Arguments {
    /// A scenario file; `-` reads standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Compare all options of this reading instead of the editions.
    #[arg(long, value_name = "ID")]
    reading: Option<String>,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// One JSON object.
    Json,
}

/// Placeholder while in the making.
pub fn run(_arguments: &Arguments) -> anyhow::Result<u8> {
    Ok(0)
}
