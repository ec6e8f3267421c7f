//! Arguments that several commands share.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::editions::Edition;
use crate::game;
use crate::rulings::Overrides;
use crate::scenario::problems::nearest;

/// When output is coloured.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    /// On a terminal, unless NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Colour {
    /// Decides for the whole process.
    pub fn apply(self) {
        let choice = match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
    }
}

/// How a command prints.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// An edition, or all of them.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum EditionName {
    /// The first edition.
    #[value(name = "1st")]
    First,
    /// The second edition of Hans im Glück.
    Hig2,
    /// The second edition of Z-Man.
    Zmg,
    /// All three.
    All,
}

impl EditionName {
    /// The editions that these name, in their order, each once; empty where none was named.
    pub fn chosen(names: &[Self]) -> Vec<Edition> {
        let named = |edition: &Edition| names.iter().any(|name| name.editions().contains(edition));
        Edition::ALL.into_iter().filter(named).collect()
    }

    const fn editions(self) -> &'static [Edition] {
        match self {
            Self::First => &[Edition::First],
            Self::Hig2 => &[Edition::Hig2],
            Self::Zmg => &[Edition::Zmg],
            Self::All => &Edition::ALL,
        }
    }
}

/// Which editions, and which readings.
#[derive(Args)]
pub struct RulesArguments {
    /// Play in this edition; given several times, or `all`, where a command plays in several.
    #[arg(long = "edition", value_name = "EDITION", value_enum)]
    editions: Vec<EditionName>,
    /// Choose another option of a reading, such as `landing-check=each-landing`; may be given several times.
    #[arg(long = "reading", value_name = "ID=VALUE")]
    readings: Vec<String>,
}

impl RulesArguments {
    /// The editions that were named, in their order, each once; empty where none was.
    pub fn editions(&self) -> Vec<Edition> {
        EditionName::chosen(&self.editions)
    }

    /// The readings that were chosen.
    ///
    /// # Errors
    /// When there is no such reading or option.
    pub fn readings(&self) -> Result<Overrides> {
        let mut overrides = Overrides::default();
        for chosen in &self.readings {
            let Some((id, option)) = chosen.split_once('=') else {
                bail!("`{chosen}` chooses nothing; write it as `landing-check=each-landing`");
            };
            let reading = find_reading(id)?;
            match reading.option(option) {
                Some(place) => overrides.choose(reading, place),
                None => {
                    bail!("{} has no option `{option}`; there are {}", reading.id, reading.options.join(", "))
                }
            }
        }
        Ok(overrides)
    }
}

/// The reading of an id.
///
/// # Errors
/// When there is none, with the nearest one.
pub fn find_reading(id: &str) -> Result<&'static crate::rulings::Reading> {
    if let Some(reading) = game::reading(id) {
        return Ok(reading);
    }
    let known: Vec<&str> = game::readings().chain(game::settled()).map(|reading| reading.id).collect();
    let full = format!("reading/{id}");
    match nearest(id, &known).or_else(|| nearest(&full, &known)) {
        Some(near) => bail!("unknown reading `{id}`; did you mean `{near}`?"),
        None => bail!("unknown reading `{id}`"),
    }
}
