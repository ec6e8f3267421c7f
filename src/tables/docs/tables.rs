//! A page for each table.

use super::places::FromBelow;
use super::{Error, Page, notice};
use crate::tables::formats::markdown;
use crate::tables::{Ask, Built, build};

/// The page of a table.
pub(super) struct TablePage {
    pub page: Page,
    /// The title of the table.
    pub title: String,
    /// What prints it.
    pub command: String,
    /// What it shows.
    pub shows: String,
}

/// The pages of all tables; of those that are asked of a folder of scenarios, one for each folder.
pub(super) fn pages(ask: &Ask) -> Result<Vec<TablePage>, Error> {
    Ok(build(ask)?.into_iter().map(page).collect())
}

fn page(built: Built) -> TablePage {
    let Built { name, command, shows, sheet } = built;
    let told =
        format!(" `{command}` prints this table, with `--format` also as wikitext, HTML, CSV or JSON.");
    let text = format!(
        "# {}\n\n{}\n{}",
        markdown::escape(&sheet.title),
        notice(&told),
        markdown::table(&sheet, &FromBelow)
    );
    let page = Page { path: format!("tables/{name}.md"), text };
    TablePage { page, title: sheet.title, command, shows }
}
