//! Tables as fragments of HTML.

use super::escaped;
use crate::sheet::{Cell, Column, Holds, Piece, Sheet};

/// The table: caption, head, body, and its notes as a foot.
pub(super) fn table(sheet: &Sheet) -> String {
    let mut text = format!("<table>\n  <caption>{}</caption>\n  <thead>\n    <tr>\n", escape(&sheet.title));
    for column in &sheet.columns {
        text += &format!("      <th scope=\"col\">{}</th>\n", escape(&column.title));
    }
    text += "    </tr>\n  </thead>\n  <tbody>\n";
    for row in &sheet.rows {
        text += "    <tr>\n";
        for (column, cell) in sheet.columns.iter().zip(row) {
            text += &of_cell(sheet, column, cell);
        }
        text += "    </tr>\n";
    }
    text += "  </tbody>\n";
    if !sheet.notes.is_empty() {
        text += "  <tfoot>\n";
        for note in &sheet.notes {
            let span = sheet.columns.len();
            text += &format!("    <tr><td colspan=\"{span}\">{}</td></tr>\n", lines(note).join("<br>"));
        }
        text += "  </tfoot>\n";
    }
    text + "</table>\n"
}

fn of_cell(sheet: &Sheet, column: &Column, cell: &Cell) -> String {
    let lines = lines(cell);
    let inner = if column.holds == Holds::List && lines.len() > 1 {
        let items: String = lines.iter().map(|line| format!("<li>{line}</li>")).collect();
        format!("<ul>{items}</ul>")
    } else {
        lines.join("<br>")
    };
    if column.names_rows {
        return format!("      <th scope=\"row\">{inner}</th>\n");
    }
    if cell.marked {
        let class = escape(sheet.marks);
        return format!("      <td class=\"{class}\"><strong>{inner}</strong></td>\n");
    }
    format!("      <td>{inner}</td>\n")
}

fn lines(cell: &Cell) -> Vec<String> {
    cell.lines.iter().map(|line| line.iter().map(of_piece).collect()).collect()
}

fn of_piece(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) => escape(text),
        Piece::Code(_) | Piece::Cite(_) | Piece::File(_) => format!("<code>{}</code>", escape(piece.plain())),
    }
}

fn escape(text: &str) -> String {
    escaped(text, |c| {
        Some(match c {
            '&' => "&amp;",
            '<' => "&lt;",
            '>' => "&gt;",
            '"' => "&quot;",
            '\'' => "&#39;",
            '\n' => "<br>",
            '\r' => "",
            _ => return None,
        })
    })
}
