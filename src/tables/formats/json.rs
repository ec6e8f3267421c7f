//! Tables as JSON.

use serde_json::{Map, Value, json};

use crate::sheet::{Cell, Column, Holds, Sheet};

/// One object in one line: the name and title of the table, its columns, and its rows as objects by the keys
/// of the columns. Lists are arrays, numbers numbers; where cells can be marked, every row says which are.
pub(super) fn table(name: &str, sheet: &Sheet) -> String {
    let columns: Vec<Value> =
        sheet.columns.iter().map(|column| json!({"key": column.key, "title": column.title})).collect();
    let rows: Vec<Value> = sheet.rows.iter().map(|row| of_row(sheet, row)).collect();
    let notes: Vec<String> = sheet.notes.iter().map(plain).collect();
    let table = json!({
        "table": name, "title": sheet.title, "columns": columns, "rows": rows, "notes": notes,
    });
    table.to_string() + "\n"
}

fn of_row(sheet: &Sheet, row: &[Cell]) -> Value {
    let mut object = Map::new();
    for (column, cell) in sheet.columns.iter().zip(row) {
        object.insert(column.key.clone(), of_cell(column, cell));
    }
    if !sheet.marks.is_empty() {
        let marked = sheet.columns.iter().zip(row).filter(|(_, cell)| cell.marked);
        object.insert(sheet.marks.to_owned(), marked.map(|(column, _)| column.key.clone()).collect());
    }
    Value::Object(object)
}

fn of_cell(column: &Column, cell: &Cell) -> Value {
    match column.holds {
        Holds::List => cell.plain_lines().collect(),
        Holds::Text => plain(cell).into(),
        Holds::Number => plain(cell).parse::<i64>().map_or(Value::Null, Value::from),
    }
}

fn plain(cell: &Cell) -> String {
    cell.plain_lines().collect::<Vec<_>>().join("\n")
}
