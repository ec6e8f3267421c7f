//! Tables of MediaWiki, ready to be pasted into a page.

use super::escaped;
use crate::sheet::{Cell, Column, Holds, Piece, Sheet};

/// How a marked cell stands out.
const MARKED: &str = "style=\"background: #fff2cc; color: #202122;\" | ";

/// The table with its notes.
pub(super) fn table(sheet: &Sheet) -> String {
    let mut text = format!("{{| class=\"wikitable sortable\"\n|+ {}\n|-\n", escape(&sheet.title));
    for column in &sheet.columns {
        text += &format!("! scope=\"col\" | {}\n", escape(&column.title));
    }
    for row in &sheet.rows {
        text += "|-\n";
        for (column, cell) in sheet.columns.iter().zip(row) {
            text += &of_cell(column, cell);
        }
    }
    text += "|}\n";
    for note in &sheet.notes {
        text += &format!("\n{}\n", lines(note).join("<br />"));
    }
    text
}

fn of_cell(column: &Column, cell: &Cell) -> String {
    let attributes = if cell.marked { MARKED } else { "" };
    let lines = lines(cell);
    let bold = |line: String| if cell.marked && !line.is_empty() { format!("'''{line}'''") } else { line };
    let lines: Vec<String> = lines.into_iter().map(bold).collect();
    if column.names_rows {
        return format!("! scope=\"row\" | {}\n", lines.join("<br />"));
    }
    if column.holds == Holds::List && lines.len() > 1 {
        let items: String = lines.iter().map(|line| format!("* {line}\n")).collect();
        let attributes = if attributes.is_empty() { "" } else { attributes.trim_end() };
        return format!("| {attributes}\n{items}").replacen("| \n", "|\n", 1);
    }
    format!("| {attributes}{}\n", lines.join("<br />")).replace("| \n", "|\n")
}

fn lines(cell: &Cell) -> Vec<String> {
    let of_line = |line: &Vec<Piece>| at_the_beginning(line.iter().map(of_piece).collect());
    cell.lines.iter().map(of_line).collect()
}

/// A line that begins no list, heading or rule.
fn at_the_beginning(line: String) -> String {
    match line.chars().next() {
        Some(first @ ('*' | '#' | ':' | ';' | '=' | '-' | '+' | ' ')) => {
            format!("&#{};{}", first as u32, &line[1..])
        }
        _ => line,
    }
}

fn of_piece(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) => escape(text),
        Piece::Code(text) | Piece::File(text) => format!("<code>{}</code>", escape(text)),
        Piece::Cite(id) => format!("<code>{}</code>", escape(id)),
    }
}

/// Text that stands for itself, wherever in a line it stands.
fn escape(text: &str) -> String {
    escaped(text, |c| {
        Some(match c {
            '&' => "&amp;",
            '<' => "&lt;",
            '>' => "&gt;",
            '|' => "&#124;",
            '[' => "&#91;",
            ']' => "&#93;",
            '{' => "&#123;",
            '}' => "&#125;",
            '\'' => "&#39;",
            '~' => "&#126;",
            '_' => "&#95;",
            '!' => "&#33;",
            '\n' => "<br />",
            '\r' => "",
            _ => return None,
        })
    })
}
