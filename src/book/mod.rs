//! The book: a static site of everything that is known and played, to be read from disk without a server.
//!
//! [`make`] makes every file of it in memory, [`write()`] brings a folder into line with them. HTML and CSS say
//! everything; a small script adds the search, the tabs and the buttons. The same records and scenarios give the
//! same bytes.

mod boxes;
mod files;
mod home;
mod layout;
mod links;
mod rulings;
mod scenario;
mod sheet;
mod tables;
mod tiles;

use rayon::prelude::*;

use crate::ask::Shelf;
use crate::check::NotThere;
use crate::editions::Edition;
use crate::rulings::Overrides;
use crate::scenario::Scenario;
use crate::scenario::problems::Problems;
use crate::tables::{Ask, Scenarios};

pub use files::{File, WriteError, Written, may_write, write};

use links::Links;
use scenario::Told;

/// The edition whose words are used where a page speaks of several.
const VOICE: Edition = Edition::Hig2;

/// A book that is made but not yet written.
#[derive(Clone, Debug)]
pub struct Book {
    /// Its files, by path.
    pub files: Vec<File>,
    /// The scenarios that do not come out as they expect, by the names of their files.
    pub failed: Vec<String>,
    /// How many scenarios it tells of.
    pub scenarios: usize,
}

/// Why there is no book.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Scenarios that cannot be played, with what is wrong with each.
    #[error("{} cannot be played", if .0.len() == 1 { "a scenario" } else { "several scenarios" })]
    Scenarios(Vec<Problems>),
    /// A table found no scenarios.
    #[error(transparent)]
    Tables(#[from] NotThere),
}

/// What all pages are made of.
struct Material<'a> {
    shelf: &'a Shelf,
    links: Links,
    /// The scenarios of the shelf, played.
    told: Vec<Told<'a>>,
}

/// Makes the book of these scenarios.
///
/// # Errors
/// When one of them cannot be played.
pub fn make(shelf: &Shelf) -> Result<Book, Error> {
    let links = Links::new(shelf);
    let played: Vec<Result<Told<'_>, Problems>> = shelf
        .scenarios()
        .par_iter()
        .map(|(path, scenario)| scenario::play(&links, path, scenario, &Overrides::default()))
        .collect();
    let mut told = Vec::new();
    let mut wrong = Vec::new();
    for played in played {
        match played {
            Ok(played) => told.push(played),
            Err(problems) => wrong.push(problems),
        }
    }
    if !wrong.is_empty() {
        return Err(Error::Scenarios(wrong));
    }
    let read: Vec<(String, Scenario)> = shelf.scenarios().to_vec();
    let built = crate::tables::build(&Ask::everything(Scenarios::read(read)))?;
    let material = Material { shelf, links, told };
    let mut files = layout::assets();
    files.extend(material.told.par_iter().map(|told| scenario::page(&material, told)).collect::<Vec<_>>());
    files.push(scenario::index(&material));
    files.extend(rulings::pages(&material));
    files.extend(tables::pages(&material, &built));
    files.extend(tiles::pages());
    files.extend(boxes::pages(&material, &built));
    files.extend(home::pages(&material, &built));
    files.sort_by(|a, b| a.path.cmp(&b.path));
    let failed = material.told.iter().filter(|told| !told.as_expected());
    let failed = failed.map(|told| told.path.to_owned()).collect();
    Ok(Book { files, failed, scenarios: material.told.len() })
}
