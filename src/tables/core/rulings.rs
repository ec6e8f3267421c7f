//! The register of rulings.

use super::register;
use crate::sheet::{Cell, Column, Sheet};
use crate::tables::Ask;

/// Every ruling with what it says and who said it.
pub fn build(ask: &Ask) -> Sheet {
    let columns = vec![
        Column::names("id", "Ruling"),
        Column::text("title", "In a line"),
        Column::text("statement", "What it says"),
        Column::text("kind", "Kind"),
        Column::text("editions", "Editions"),
        Column::list("sources", "Sources"),
        Column::text("waits_for", "Waits for the box"),
    ];
    let mut sheet = Sheet::new("Rulings", columns);
    for ruling in register::rulings(ask) {
        sheet.push(vec![
            Cell::cites([ruling.id]),
            Cell::from(ruling.title),
            Cell::from(ruling.statement),
            Cell::from(ruling.kind.id()),
            Cell::from(register::editions(ruling.editions)),
            register::sources(ruling.citations),
            Cell::from(ruling.waits_for),
        ]);
    }
    sheet
}
