//! A table of words before it takes any format: what documentation shows of the records.
//!
//! Registries and boxes fill sheets; `tables` writes them as Markdown, wikitext, HTML, CSV and JSON.

mod cell;

pub use cell::{Cell, Piece};

use crate::editions::Edition;

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// What it shows.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
    /// What a marked cell has about it: `differs`. Empty where no cell is ever marked.
    pub marks: &'static str,
    /// What is to be said below it.
    pub notes: Vec<Cell>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// The name in JSON.
    pub key: String,
    /// The heading.
    pub title: String,
    /// What its cells hold.
    pub holds: Holds,
    /// Do its cells name their rows?
    pub names_rows: bool,
}

/// What the cells of a column hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// Text, mostly of one line.
    Text,
    /// Any number of items, one a line.
    List,
    /// A number, or nothing.
    Number,
}

impl Column {
    /// A column of text.
    pub fn text(key: impl Into<String>, title: impl Into<String>) -> Self {
        Self { key: key.into(), title: title.into(), holds: Holds::Text, names_rows: false }
    }

    /// A column of text that says what each row is about.
    pub fn names(key: impl Into<String>, title: impl Into<String>) -> Self {
        Self { names_rows: true, ..Self::text(key, title) }
    }

    /// A column of lists.
    pub fn list(key: impl Into<String>, title: impl Into<String>) -> Self {
        Self { holds: Holds::List, ..Self::text(key, title) }
    }

    /// A column of numbers.
    pub fn number(key: impl Into<String>, title: impl Into<String>) -> Self {
        Self { holds: Holds::Number, ..Self::text(key, title) }
    }

    /// A column of text for an edition.
    pub fn edition(edition: Edition) -> Self {
        Self::text(edition.id(), edition.title())
    }
}

impl Sheet {
    /// An empty table.
    pub fn new(title: impl Into<String>, columns: Vec<Column>) -> Self {
        Self { title: title.into(), columns, ..Self::default() }
    }

    /// Adds a row.
    ///
    /// # Panics
    /// When it has not one cell for each column.
    pub fn push(&mut self, row: Vec<Cell>) {
        assert_eq!(row.len(), self.columns.len(), "a row of `{}` with as many cells as columns", self.title);
        self.rows.push(row);
    }

    /// Adds something to be said below the table.
    pub fn note(&mut self, note: impl Into<Cell>) {
        self.notes.push(note.into());
    }
}

/// Marks those of the cells that differ from what most of them say, given what to compare for each; all of
/// them where no two agree. `None` stands for a cell that says nothing.
pub fn mark_differing<K: PartialEq>(cells: &mut [Cell], keys: &[Option<K>]) {
    let speaking = || keys.iter().flatten();
    let agreeing = |key: &K| speaking().filter(|other| *other == key).count();
    let Some(most) = speaking().map(agreeing).max() else { return };
    if speaking().all(|key| agreeing(key) == speaking().count()) {
        return;
    }
    for (cell, key) in cells.iter_mut().zip(keys) {
        let in_line = |key: &K| most > 1 && agreeing(key) == most;
        cell.marked = key.as_ref().is_some_and(|key| !in_line(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(keys: &[Option<u8>]) -> Vec<bool> {
        let mut cells = vec![Cell::default(); keys.len()];
        mark_differing(&mut cells, keys);
        cells.iter().map(|cell| cell.marked).collect()
    }

    #[test]
    fn the_odd_one_out_is_marked() {
        assert_eq!(marked(&[Some(1), Some(1), Some(2)]), [false, false, true]);
        assert_eq!(marked(&[Some(1), Some(1), Some(1)]), [false, false, false]);
        assert_eq!(marked(&[Some(1), Some(2), Some(3)]), [true, true, true]);
        assert_eq!(marked(&[Some(1), None, Some(2)]), [true, false, true]);
        assert_eq!(marked(&[None, Some(1), Some(1)]), [false, false, false]);
        assert_eq!(marked(&[None, None]), [false, false]);
    }

    #[test]
    #[should_panic = "as many cells as columns"]
    fn rows_fit_their_columns() {
        Sheet::new("Odd", vec![Column::text("a", "A")]).push(Vec::new());
    }
}
