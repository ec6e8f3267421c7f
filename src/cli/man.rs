use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::{EXIT_OK, output};

/// The arguments of `meeplaw man`.
#[derive(Args)]
pub struct Arguments {
    /// Write the page and those of all commands into this folder instead of printing the one.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Prints the man page, or writes all of them.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let command = super::command();
    match &arguments.out {
        Some(folder) => {
            let name = || folder.display().to_string();
            fs::create_dir_all(folder).with_context(name)?;
            clap_mangen::generate_to(command, folder).with_context(name)?;
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(command).render(&mut page)?;
            output::print(&String::from_utf8(page)?)?;
        }
    }
    Ok(EXIT_OK)
}
