use std::path::{Path, PathBuf};

use clap::Args;

use super::explain::{ScenariosArgument, unknown};
use super::{BuiltIn, EXIT_OK, EXIT_UNUSABLE, files, output};
use crate::ask::{self, Found, Record};
use crate::explain::Style;

/// The arguments of `meeplaw new`.
#[derive(Args)]
pub struct Arguments {
    /// Write it to this file, with `.yaml` at its end; without a name it is printed.
    #[arg(value_name = "NAME")]
    name: Option<PathBuf>,
    /// Begin near this ruling or reading: with a copy of the shortest scenario that pins it, where one is
    /// at hand.
    #[arg(long, value_name = "ID")]
    ruling: Option<String>,
    #[command(flatten)]
    scenarios: ScenariosArgument,
}

/// Prints or writes the beginning of a scenario.
pub fn run(arguments: &Arguments, built_in: BuiltIn) -> anyhow::Result<u8> {
    let record = match arguments.ruling.as_deref().map(|id| (id, ask::find(id))) {
        None => None,
        Some((_, Found::One(record))) => Some(record),
        Some((id, Found::Several(found))) => {
            output::complain(&ask::matches(id, &found, &Style::coloured()));
            output::complain(&format!("error: `{id}` may be several of these"));
            return Ok(EXIT_UNUSABLE);
        }
        Some((id, Found::Nothing(near))) => {
            output::complain(&unknown(id, &near));
            return Ok(EXIT_UNUSABLE);
        }
    };
    let file = arguments.name.as_deref().map(file);
    let title = file.as_deref().and_then(title);
    let shelf = arguments.scenarios.shelf(built_in)?;
    let skeleton = ask::skeleton(title.as_deref(), record, &shelf);
    let Some(file) = file else {
        output::print(&skeleton.text)?;
        return Ok(EXIT_OK);
    };
    files::write_new(&file, &skeleton.text)?;
    let name = file.display();
    let copy = skeleton.copy_of.map(|path| format!(", a copy of {path}")).unwrap_or_default();
    output::print(&format!("{name} is written{}{copy}. `meeplaw run {name}` plays it.\n", pins(record)))?;
    Ok(EXIT_OK)
}

fn pins(record: Option<Record>) -> String {
    record.map(|record| format!(" for {}", record.id())).unwrap_or_default()
}

/// The name with `.yaml` at its end.
fn file(name: &Path) -> PathBuf {
    match name.extension() {
        Some(end) if end == "yaml" || end == "yml" => name.to_owned(),
        _ => {
            let mut file = name.as_os_str().to_owned();
            file.push(".yaml");
            file.into()
        }
    }
}

/// `two-on-15.yaml` is about `Two on 15`.
fn title(file: &Path) -> Option<String> {
    let words = file.file_stem()?.to_str()?.replace(['-', '_'], " ");
    let mut letters = words.trim().chars();
    let first = letters.next()?;
    Some(first.to_uppercase().chain(letters).collect())
}
