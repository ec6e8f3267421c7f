use std::path::{Path, PathBuf};

use clap::Args;

use super::table::SCENARIOS;
use super::{BuiltIn, EXIT_OK, EXIT_UNUSABLE, output};
use crate::ask::{self, Found, Shelf};
use crate::explain::Style;

/// The arguments of `meeplaw explain`.
#[derive(Args)]
pub struct Arguments {
    /// The id of a ruling or reading, or a part of one that no other has; other words are searched for in
    /// the register.
    #[arg(required = true, value_name = "ID")]
    words: Vec<String>,
    /// Play the scenarios that pin it, in every edition, and show the lines of each trace that name it.
    #[arg(long)]
    run: bool,
    #[command(flatten)]
    scenarios: ScenariosArgument,
}

/// Where the scenarios are.
#[derive(Args)]
pub struct ScenariosArgument {
    /// Look for scenarios in this folder [default: `scenarios` where it exists, else those built into the
    /// program]
    #[arg(long, value_name = "PATH")]
    scenarios: Option<PathBuf>,
}

impl ScenariosArgument {
    /// Reads the scenarios.
    ///
    /// # Errors
    /// When the folder is not there.
    pub fn shelf(&self, built_in: BuiltIn) -> anyhow::Result<Shelf> {
        let usual = Path::new(SCENARIOS);
        let folder = self.scenarios.as_deref().or_else(|| usual.is_dir().then_some(usual));
        Ok(match folder {
            Some(folder) => Shelf::folder(folder)?,
            None => Shelf::built_in(built_in()),
        })
    }
}

/// Finds what is meant and tells it.
pub fn run(arguments: &Arguments, built_in: BuiltIn) -> anyhow::Result<u8> {
    let query = arguments.words.join(" ");
    let style = Style::coloured();
    match ask::find(&query) {
        Found::One(record) => {
            let shelf = arguments.scenarios.shelf(built_in)?;
            output::print(&ask::whole(record, &shelf, arguments.run, &style))?;
        }
        Found::Several(found) => output::print(&ask::matches(&query, &found, &style))?,
        Found::Nothing(near) => {
            output::complain(&unknown(&query, &near));
            return Ok(EXIT_UNUSABLE);
        }
    }
    Ok(EXIT_OK)
}

/// That nothing is found, with the nearest ids.
pub fn unknown(query: &str, near: &[&str]) -> String {
    let near: Vec<String> = near.iter().map(|id| format!("`{id}`")).collect();
    match near.is_empty() {
        true => format!(
            "error: no ruling or reading has the id `{query}`, and none speaks of it; `meeplaw rulings` lists them all"
        ),
        false => format!("error: unknown ruling `{query}`; did you mean {}?", near.join(" or ")),
    }
}
