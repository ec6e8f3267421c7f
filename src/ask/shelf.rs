//! The scenarios at hand, and which of them pin a record.

use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::record::Record;
use crate::check::{self, NotThere};
use crate::scenario::problems::{Problems, Source};
use crate::scenario::{self, Scenario};

/// Scenarios, read once.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// Where they are from: a folder, or nothing for those built into the program.
    pub folder: Option<PathBuf>,
    read: Vec<(String, Scenario)>,
    /// The files that are no scenarios, or broken ones.
    pub unread: Vec<String>,
}

/// Why a scenario pins a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Via {
    /// It names it, as the first thing it is about or a later one.
    Names(usize),
    /// It is a reading, for which the scenario chooses this option.
    Chooses(&'static str),
}

/// A scenario that pins a record.
#[derive(Clone, Copy, Debug)]
pub struct Pin<'s> {
    /// Its file.
    pub path: &'s str,
    /// The scenario.
    pub scenario: &'s Scenario,
    /// Why.
    pub via: Via,
}

/// The scenarios that pin a record.
#[derive(Clone, Debug)]
pub struct Pinned<'s> {
    /// Those that name it first, then the others; in the order of their names.
    pub pins: Vec<Pin<'s>>,
    /// The record by whose id they were found: for a note or switch, the ruling it is
    /// about.
    pub through: Record,
}

impl Shelf {
    /// The scenarios of a folder or file.
    ///
    /// # Errors
    /// When it is not there.
    pub fn folder(path: &Path) -> Result<Self, NotThere> {
        let files = check::collect(&[path.to_owned()])?;
        let read = files.par_iter().map(|file| (file.to_string_lossy().into_owned(), check::load(file)));
        Ok(Self::sorted(Some(path.to_owned()), read.collect()))
    }

    /// The scenarios of these texts, each with the name of its file.
    pub fn built_in(files: Vec<(String, &str)>) -> Self {
        let read = files.into_par_iter().map(|(name, text)| {
            let scenario = scenario::read(&Source::new(name.as_str(), text));
            (name, scenario)
        });
        Self::sorted(None, read.collect())
    }

    fn sorted(folder: Option<PathBuf>, files: Vec<(String, Result<Scenario, Problems>)>) -> Self {
        let mut shelf = Self { folder, read: Vec::new(), unread: Vec::new() };
        for (name, read) in files {
            match read {
                Ok(scenario) => shelf.read.push((name, scenario)),
                Err(_) => shelf.unread.push(name),
            }
        }
        shelf.read.sort_by(|(one, _), (other, _)| one.cmp(other));
        shelf
    }

    /// How many scenarios there are.
    pub fn len(&self) -> usize {
        self.read.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.read.is_empty()
    }

    /// The scenarios with the names of their files, by name.
    pub fn scenarios(&self) -> &[(String, Scenario)] {
        &self.read
    }

    /// The scenarios that pin a record.
    pub fn pinned(&self, record: Record) -> Pinned<'_> {
        let through = record.shown_with().unwrap_or(record);
        let own = self.pins(record);
        if own.is_empty() {
            Pinned { pins: self.pins(through), through }
        } else {
            Pinned { pins: own, through: record }
        }
    }

    fn pins(&self, record: Record) -> Vec<Pin<'_>> {
        let mut pins = Vec::new();
        for (path, scenario) in &self.read {
            pins.extend(via(scenario, record).map(|via| Pin { path, scenario, via }));
        }
        // The sort is stable, so that within each kind the order of names stays.
        pins.sort_by_key(|pin| pin.via != Via::Names(0));
        pins
    }
}

fn via(scenario: &Scenario, record: Record) -> Option<Via> {
    let names = scenario.rulings.iter().position(|id| id.value == record.id()).map(Via::Names);
    names.or_else(|| {
        let reading = record.reading()?;
        let mut chosen = scenario.overrides.iter().filter(|(chosen, _)| *chosen == reading);
        chosen.next().map(|(reading, option)| Via::Chooses(reading.options[usize::from(option)]))
    })
}
