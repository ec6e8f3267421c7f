use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, ValueEnum};

use super::arguments::EditionName;
use super::{EXIT_FAILED, EXIT_OK, output};
use crate::editions::Edition;
use crate::expansions;
use crate::game;
use crate::scenario::problems::nearest;
use crate::sheet::Sheet;
use crate::tables::{self, Ask, Runs, Scenarios, Table};

/// What names the base game among the boxes.
const BASE: &str = "base";

/// Where the scenarios lie that tables run if no others are named.
pub(super) const SCENARIOS: &str = "scenarios";

/// The arguments of `meeplaw table`.
#[derive(Args)]
pub struct Arguments {
    /// The name of the table; `--list` lists them.
    #[arg(required_unless_present = "list", value_name = "NAME")]
    name: Option<String>,
    /// For tables that run scenarios: files, or folders of them; `scenarios` if none is named.
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Speak of this edition only; may be given several times.
    #[arg(long = "edition", value_name = "EDITION", value_enum)]
    editions: Vec<EditionName>,
    /// Speak of this box only, or of the base game alone: `base`; may be given several times.
    #[arg(long = "expansion", value_name = "BOX", value_delimiter = ',')]
    expansions: Vec<String>,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Markdown)]
    format: Format,
    /// List all tables with what they show.
    #[arg(long)]
    list: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table of GitHub's Markdown.
    Markdown,
    /// A table of MediaWiki, ready to paste.
    Wikitext,
    /// A fragment of HTML.
    Html,
    /// Comma-separated values.
    Csv,
    /// One JSON object.
    Json,
}

impl From<Format> for tables::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Markdown => Self::Markdown,
            Format::Wikitext => Self::Wikitext,
            Format::Html => Self::Html,
            Format::Csv => Self::Csv,
            Format::Json => Self::Json,
        }
    }
}

/// Prints the table.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let Some(name) = &arguments.name else {
        output::print(&list())?;
        return Ok(EXIT_OK);
    };
    let table = find(name)?;
    let ask = ask(arguments, table)?;
    let sheet = table.build(&ask)?;
    output::print(&tables::Format::from(arguments.format).write(table.name, &sheet))?;
    Ok(if is_wanting(&sheet) { EXIT_FAILED } else { EXIT_OK })
}

/// Does the table show that something is not as it should be?
fn is_wanting(sheet: &Sheet) -> bool {
    sheet.marks == tables::WANTING && sheet.rows.iter().flatten().any(|cell| cell.marked)
}

fn list() -> String {
    let width = tables::all().map(|table| table.name.len()).max().unwrap_or(0);
    let line = |table: Table| {
        let paths = match table.runs {
            Runs::None => "",
            Runs::Known => " [PATH]",
            Runs::Named => " PATH",
        };
        let name = format!("{}{paths}", table.name);
        format!("{name:width$}  {}\n", table.shows, width = width + " [PATH]".len())
    };
    tables::all().map(line).collect()
}

fn find(name: &str) -> anyhow::Result<Table> {
    if let Some(table) = tables::find(name) {
        return Ok(table);
    }
    let known: Vec<&str> = tables::all().map(|table| table.name).collect();
    match nearest(name, &known) {
        Some(near) => bail!("there is no table `{name}`; did you mean `{near}`?"),
        None => bail!("there is no table `{name}`; there are {}", known.join(", ")),
    }
}

fn ask(arguments: &Arguments, table: Table) -> anyhow::Result<Ask> {
    let paths = match (table.runs, arguments.paths.as_slice()) {
        (Runs::None, []) => Vec::new(),
        (Runs::None, [path, ..]) => {
            bail!("the table `{}` runs no scenarios, so `{}` says nothing to it", table.name, path.display())
        }
        (Runs::Known, []) => vec![PathBuf::from(SCENARIOS)],
        (Runs::Named, []) => {
            bail!("the table `{0}` needs the scenarios: `meeplaw table {0} scenarios/messages`", table.name)
        }
        (Runs::Known | Runs::Named, paths) => paths.to_vec(),
    };
    let mut ask = Ask::everything(Scenarios::new(paths));
    let editions: Vec<Edition> = EditionName::chosen(&arguments.editions);
    if !editions.is_empty() {
        ask.editions = editions;
    }
    if !arguments.expansions.is_empty() {
        (ask.base, ask.waiting, ask.boxes) = (false, false, Vec::new());
        for name in &arguments.expansions {
            match game::expansion(name) {
                Some(boxed) => ask.boxes.push(boxed),
                None if name == BASE => ask.base = true,
                None => {
                    let known: Vec<&str> =
                        [BASE].into_iter().chain(expansions::ALL.iter().map(|boxed| boxed.id)).collect();
                    bail!("unknown expansion `{name}`; there are {}", known.join(", "));
                }
            }
        }
    }
    Ok(ask)
}
