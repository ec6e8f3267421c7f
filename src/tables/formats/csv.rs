//! Tables as comma-separated values.

use csv::WriterBuilder;

use crate::sheet::{Cell, Column, Sheet};

/// A line of headings, then a line for each row. Several lines of a cell are parted by `; `; where cells can be
/// marked, a last column lists the columns of those that are. Notes are left out: a file of values has no place
/// for them.
pub(super) fn table(sheet: &Sheet) -> String {
    let mut records: Vec<Vec<String>> = Vec::with_capacity(sheet.rows.len() + 1);
    let headings = sheet.columns.iter().map(|column| column.title.clone());
    records.push(headings.chain(marks_title(sheet)).collect());
    for row in &sheet.rows {
        let marked = (!sheet.marks.is_empty()).then(|| marked(&sheet.columns, row).join("; "));
        records.push(row.iter().map(plain).chain(marked).collect());
    }
    let mut writer = WriterBuilder::new().from_writer(Vec::new());
    let written = records.iter().try_for_each(|record| writer.write_record(record));
    debug_assert!(written.is_ok(), "a table is as wide everywhere");
    writer.into_inner().ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

fn marks_title(sheet: &Sheet) -> Option<String> {
    (!sheet.marks.is_empty()).then(|| sheet.marks.to_owned())
}

fn marked(columns: &[Column], row: &[Cell]) -> Vec<String> {
    let marked = columns.iter().zip(row).filter(|(_, cell)| cell.marked);
    marked.map(|(column, _)| column.title.clone()).collect()
}

fn plain(cell: &Cell) -> String {
    cell.plain_lines().collect::<Vec<_>>().join("; ")
}
