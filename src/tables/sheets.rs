//! Every table, built.

use std::collections::BTreeSet;
use std::path::Path;

use super::{Ask, Runs, Scenarios, Table};
use crate::check::NotThere;
use crate::sheet::Sheet;

/// A table that was built.
#[derive(Clone, Debug)]
pub struct Built {
    /// Its name among all that are built: `outcomes-base`.
    pub name: String,
    /// What prints it.
    pub command: String,
    /// What it shows, in a line.
    pub shows: String,
    /// The table.
    pub sheet: Sheet,
}

/// All tables; of those that are asked of a folder of scenarios, one for each folder.
///
/// # Errors
/// When the scenarios are not there.
pub fn build(ask: &Ask) -> Result<Vec<Built>, NotThere> {
    let mut built = Vec::new();
    for table in super::all() {
        if table.runs != Runs::Named {
            built.push(one(table, None, ask)?);
            continue;
        }
        for folder in folders(&ask.scenarios)? {
            let ask = Ask::everything(ask.scenarios.within(&folder));
            built.push(one(table, Some(&folder), &ask)?);
        }
    }
    Ok(built)
}

fn one(table: Table, folder: Option<&str>, ask: &Ask) -> Result<Built, NotThere> {
    let mut sheet = table.build(ask)?;
    let mut name = table.name.to_owned();
    let mut command = format!("meeplaw table {}", table.name);
    let mut shows = table.shows.to_owned();
    if let Some(folder) = folder {
        let short = Path::new(folder).file_name().map_or(folder.into(), |name| name.to_string_lossy());
        name += &format!("-{short}");
        command += &format!(" {folder}");
        sheet.title += &format!(": {short}");
        shows += &format!(": {folder}");
    }
    Ok(Built { name, command, shows, sheet })
}

/// The folders in which scenarios lie.
fn folders(scenarios: &Scenarios) -> Result<BTreeSet<String>, NotThere> {
    let files = scenarios.runs()?;
    Ok(files
        .iter()
        .filter_map(|file| file.path.rsplit_once('/'))
        .map(|(folder, _)| folder.to_owned())
        .collect())
}
