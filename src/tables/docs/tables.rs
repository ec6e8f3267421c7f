//! A page for each table.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::places::FromBelow;
use super::{Error, Page, notice};
use crate::tables::formats::markdown;
use crate::tables::{self, Ask, Runs, Scenarios, Table};

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
    let mut pages = Vec::new();
    for table in tables::all() {
        if table.runs != Runs::Named {
            pages.push(page(table, None, ask)?);
            continue;
        }
        for folder in folders(ask)? {
            let ask = Ask::everything(Scenarios::new(vec![PathBuf::from(&folder)]));
            pages.push(page(table, Some(&folder), &ask)?);
        }
    }
    Ok(pages)
}

fn page(table: Table, folder: Option<&str>, ask: &Ask) -> Result<TablePage, Error> {
    let mut sheet = table.build(ask)?;
    let mut file = table.name.to_owned();
    let mut command = format!("meeplaw table {}", table.name);
    let mut shows = table.shows.to_owned();
    if let Some(folder) = folder {
        let name = Path::new(folder).file_name().map_or(folder.into(), |name| name.to_string_lossy());
        file += &format!("-{name}");
        command += &format!(" {folder}");
        sheet.title += &format!(": {name}");
        shows += &format!(": {folder}");
    }
    let told =
        format!(" `{command}` prints this table, with `--format` also as wikitext, HTML, CSV or JSON.");
    let text = format!(
        "# {}\n\n{}\n{}",
        markdown::escape(&sheet.title),
        notice(&told),
        markdown::table(&sheet, &FromBelow)
    );
    Ok(TablePage {
        page: Page { path: format!("tables/{file}.md"), text },
        title: sheet.title,
        command,
        shows,
    })
}

/// The folders in which scenarios lie.
fn folders(ask: &Ask) -> Result<BTreeSet<String>, Error> {
    let files = ask.scenarios.runs()?;
    Ok(files
        .iter()
        .filter_map(|file| file.path.rsplit_once('/'))
        .map(|(folder, _)| folder.to_owned())
        .collect())
}
