//! Tables of documentation, each computed from the records that the engine uses or from what it plays.
//!
//! A [`Table`] is known by its name; boxes bring tables of their own. What it builds is a
//! [`Sheet`](crate::sheet::Sheet), which a [`Format`] writes. [`docs`] writes all of them as pages.

mod core;
pub mod docs;
pub mod formats;
mod scenarios;
mod sheets;

use crate::check::NotThere;
use crate::editions::Edition;
use crate::expansions::{self, BoxTable, Boxed, Request};
use crate::sheet::Sheet;

pub use formats::Format;
pub use scenarios::{Lacking, Scenarios, lacking};
pub use sheets::{Built, build};

/// What the marks of a table mean in which something is not as it should be.
pub const WANTING: &str = "wanting";
/// What the marks of a table mean in which editions are compared.
pub const DIFFERS: &str = "differs";

/// What a table is asked for.
#[derive(Debug)]
pub struct Ask {
    /// The editions, in order, never none.
    pub editions: Vec<Edition>,
    /// Is the base game spoken of? Tables of the turn speak of it anyway.
    pub base: bool,
    /// The boxes.
    pub boxes: Vec<&'static Boxed>,
    /// Are records spoken of that wait for a box which is not built?
    pub waiting: bool,
    /// The scenarios that may be run.
    pub scenarios: Scenarios,
}

impl Ask {
    /// Everything, in all editions.
    pub fn everything(scenarios: Scenarios) -> Self {
        let (editions, boxes) = (Edition::ALL.to_vec(), expansions::ALL.to_vec());
        Self { editions, base: true, boxes, waiting: true, scenarios }
    }

    /// The edition whose words are used where a table speaks of several: of those asked for the one that is
    /// played where nobody names any.
    pub fn voice(&self) -> Edition {
        let common = Edition::Hig2;
        let first = self.editions.first().copied().unwrap_or(common);
        if self.editions.contains(&common) { common } else { first }
    }
}

/// A table.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it shows, in a line.
    pub shows: &'static str,
    /// Does it run scenarios?
    pub runs: Runs,
    source: Origin,
}

/// Does a table run scenarios?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runs {
    /// It needs none.
    None,
    /// Those of the project, if no others are named.
    Known,
    /// Those that are named.
    Named,
}

#[derive(Clone, Copy, Debug)]
enum Origin {
    Core(fn(&Ask) -> Result<Sheet, NotThere>),
    Box(&'static BoxTable),
}

impl Table {
    const fn core(
        name: &'static str,
        shows: &'static str,
        runs: Runs,
        build: fn(&Ask) -> Result<Sheet, NotThere>,
    ) -> Self {
        Self { name, shows, runs, source: Origin::Core(build) }
    }

    /// Makes it.
    ///
    /// # Errors
    /// When it runs scenarios and they are not there.
    pub fn build(&self, ask: &Ask) -> Result<Sheet, NotThere> {
        let mut sheet = self.build_plain(ask)?;
        if ask.editions.len() < Edition::COUNT {
            let editions: Vec<&str> = ask.editions.iter().map(|edition| edition.title()).collect();
            sheet.title = format!("{}, {}", sheet.title, editions.join(", "));
        }
        Ok(sheet)
    }

    fn build_plain(&self, ask: &Ask) -> Result<Sheet, NotThere> {
        match self.source {
            Origin::Core(build) => build(ask),
            Origin::Box(table) => {
                let runs = if table.asks_scenarios { ask.scenarios.runs()? } else { &[] };
                let shown = |holds: &dyn Fn(&_) -> bool| scenarios::showing(runs, &ask.editions, holds);
                Ok((table.build)(&Request {
                    editions: &ask.editions,
                    voice: ask.voice(),
                    built: expansions::ALL,
                    shown: &shown,
                }))
            }
        }
    }
}

/// All tables: those of the turn, those of boxes, and those of the registers.
pub fn all() -> impl Iterator<Item = Table> {
    let own = expansions::ALL.iter().flat_map(|boxed| boxed.tables.own);
    let of_boxes = own.map(|table| Table {
        name: table.name,
        shows: table.shows,
        runs: if table.asks_scenarios { Runs::Known } else { Runs::None },
        source: Origin::Box(table),
    });
    core::OF_THE_GAME.iter().copied().chain(of_boxes).chain(core::OF_THE_REGISTER.iter().copied())
}

/// The table of this name.
pub fn find(name: &str) -> Option<Table> {
    all().find(|table| table.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = all().map(|table| table.name).collect();
        names.sort_unstable();
        let count = names.len();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
