use std::path::PathBuf;

use clap::Args;

use super::{EXIT_FAILED, EXIT_OK, output, table};
use crate::tables::{Scenarios, docs};

/// The arguments of `meeplaw docs`.
#[derive(Args)]
pub struct Arguments {
    /// Write nothing, but say which files are not as they would be written.
    #[arg(long)]
    check: bool,
    /// The folder that the pages are written to.
    #[arg(long, value_name = "FOLDER", default_value = "docs")]
    to: PathBuf,
}

/// Writes the pages, or verifies them.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let pages = docs::pages(&arguments.to, Scenarios::new(vec![PathBuf::from(table::SCENARIOS)]))?;
    let differing = docs::compare(&arguments.to, &pages)?;
    let mut text = String::new();
    for difference in &differing {
        text += &format!("{difference}\n");
    }
    if arguments.check {
        let code = if differing.is_empty() { EXIT_OK } else { EXIT_FAILED };
        text += &match differing.len() {
            0 => format!("{} pages are as `meeplaw docs` writes them.\n", pages.len()),
            count => format!("{count} of {} pages differ; `meeplaw docs` writes them.\n", pages.len()),
        };
        output::print(&text)?;
        return Ok(code);
    }
    docs::write(&arguments.to, &pages, &differing)?;
    text += &format!("{} pages, {} of them written.\n", pages.len(), differing.len());
    output::print(&text)?;
    Ok(EXIT_OK)
}
