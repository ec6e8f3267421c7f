use std::path::PathBuf;

use clap::Args;

use super::explain::ScenariosArgument;
use super::{BuiltIn, EXIT_FAILED, EXIT_OK, EXIT_UNUSABLE, output};
use crate::ask::Shelf;
use crate::{book, check};

/// The arguments of `meeplaw book`.
#[derive(Args)]
pub struct Arguments {
    /// The folder to write to: a new or empty one, or one that holds an older book.
    #[arg(value_name = "OUT_DIR")]
    to: PathBuf,
    #[command(flatten)]
    scenarios: ScenariosArgument,
}

/// Writes the book.
pub fn run(arguments: &Arguments, built_in: BuiltIn) -> anyhow::Result<u8> {
    book::may_write(&arguments.to)?;
    let shelf = arguments.scenarios.shelf(built_in)?;
    if complain_of_unread(&shelf) {
        return Ok(EXIT_UNUSABLE);
    }
    let book = match book::make(&shelf) {
        Ok(book) => book,
        Err(book::Error::Scenarios(wrong)) => {
            wrong.iter().for_each(|problems| output::complain(&problems.render(true)));
            return Ok(EXIT_UNUSABLE);
        }
        Err(error) => return Err(error.into()),
    };
    let written = book::write(&arguments.to, &book.files)?;
    output::print(&format!(
        "{} {}; {} files written, {} unchanged, {} removed. Open {}\n",
        book.scenarios,
        if book.scenarios == 1 { "scenario" } else { "scenarios" },
        written.written,
        written.unchanged,
        written.removed,
        arguments.to.join("index.html").display()
    ))?;
    for failed in &book.failed {
        output::complain(&format!("{failed}: does not come out as expected"));
    }
    Ok(if book.failed.is_empty() { EXIT_OK } else { EXIT_FAILED })
}

/// Says what is wrong with the files that are no scenarios, if any is.
fn complain_of_unread(shelf: &Shelf) -> bool {
    for name in &shelf.unread {
        match check::load(name.as_ref()) {
            Err(problems) => output::complain(&problems.render(true)),
            Ok(_) => output::complain(&format!("error: {name}: this file changed while it was read")),
        }
    }
    !shelf.unread.is_empty()
}
