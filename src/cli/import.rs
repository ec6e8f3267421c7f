use std::path::PathBuf;

use clap::Args;

use super::arguments::EditionName;
use super::{EXIT_OK, files, output};

/// The arguments of `meeplaw import`.
#[derive(Args)]
pub struct Arguments {
    /// A saved game of JCloisterZone.
    #[arg(value_name = "GAME.jcz")]
    file: PathBuf,
    /// Write the scenario to this file, which is not there yet, instead of printing it.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Let it speak of this edition instead of the one whose tiles it has; may be given several times.
    #[arg(long = "edition", value_name = "EDITION", value_enum)]
    editions: Vec<EditionName>,
    /// Only the first so many turns.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    until: Option<u16>,
}

/// Writes a saved game as a scenario, and says what is not in it.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let editions = EditionName::chosen(&arguments.editions);
    let written = files::import(&arguments.file, &editions, arguments.until)?;
    match &arguments.output {
        Some(path) => {
            files::write_new(path, &written.text)?;
            let name = path.display();
            output::print(&format!("{name} is written. `meeplaw run {name}` plays it.\n"))?;
        }
        None => output::print(&written.text)?,
    }
    for out in &written.left_out {
        output::complain(&format!("{}: not carried over: {out}", arguments.file.display()));
    }
    Ok(EXIT_OK)
}
