//! The words of the rules.

use crate::editions::{Edition, Term, terms};
use crate::sheet::{Cell, Column, Piece, Sheet, mark_differing};
use crate::tables::{Ask, DIFFERS};

/// Each word as every edition says it.
pub fn build(ask: &Ask) -> Sheet {
    let mut columns = vec![Column::names("word", "Name in scenarios and JSON")];
    columns.extend(ask.editions.iter().map(|&edition| Column::edition(edition)));
    let mut sheet = Sheet { marks: DIFFERS, ..Sheet::new("The words of the rules", columns) };
    for term in terms::ALL {
        let mut cells: Vec<Cell> =
            ask.editions.iter().map(|&edition| Cell::from(said(term, edition))).collect();
        let keys: Vec<_> = ask.editions.iter().map(|&edition| Some(said(term, edition))).collect();
        mark_differing(&mut cells, &keys);
        let mut row = vec![Cell::of(Piece::Code(term.id.to_owned()))];
        row.extend(cells);
        sheet.push(row);
    }
    sheet
}

/// The word for one and for several.
fn said(term: &Term, edition: Edition) -> String {
    format!("{}, {}", term.one(edition), term.many[edition.index()])
}
