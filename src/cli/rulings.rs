use anyhow::bail;
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};

use super::arguments::EditionName;
use super::{EXIT_NOTHING, EXIT_OK, output};
use crate::ask::{self, Filter};
use crate::explain::Style;
use crate::scenario::problems::nearest;

/// The arguments of `meeplaw rulings`.
#[derive(Args)]
pub struct Arguments {
    /// Only what holds in this edition; may be given several times.
    #[arg(long = "edition", value_name = "EDITION", value_enum)]
    editions: Vec<EditionName>,
    /// Only entries of this kind; may be given several times.
    #[arg(long = "kind", value_name = "KIND", value_parser = PossibleValuesParser::new(ask::KINDS))]
    kinds: Vec<String>,
    /// Only what belongs to this box, such as `messages`, or to the `base` game; may be given several times.
    #[arg(long = "expansion", value_name = "EXPANSION")]
    expansions: Vec<String>,
    /// How to print.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people: a line each with id, kind, editions and title.
    Text,
    /// All of each, one JSON object a line.
    Json,
}

/// Lists the register.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let known = ask::expansions();
    if let Some(expansion) = arguments.expansions.iter().find(|expansion| !known.contains(expansion)) {
        match nearest(expansion, &known) {
            Some(near) => bail!("unknown expansion `{expansion}`; did you mean `{near}`?"),
            None => bail!("unknown expansion `{expansion}`; there are {}", known.join(", ")),
        }
    }
    let records = ask::list(&Filter {
        editions: EditionName::chosen(&arguments.editions),
        kinds: arguments.kinds.clone(),
        expansions: arguments.expansions.clone(),
    });
    output::print(&match arguments.format {
        Format::Text => ask::lines(&records, &Style::coloured()),
        Format::Json => records.iter().map(|&record| ask::json(record).to_string() + "\n").collect(),
    })?;
    Ok(if records.is_empty() { EXIT_NOTHING } else { EXIT_OK })
}
