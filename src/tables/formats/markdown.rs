//! Tables of GitHub's Markdown.

use super::escaped;
use crate::sheet::{Cell, Holds, Piece, Sheet};

/// Where ids and paths lead.
pub trait Links {
    /// Where the ruling or reading of this id is told of.
    fn ruling(&self, id: &str) -> Option<String>;
    /// Where this file lies.
    fn file(&self, path: &str) -> Option<String>;
}

/// Nothing leads anywhere.
pub struct NoLinks;

impl Links for NoLinks {
    fn ruling(&self, _: &str) -> Option<String> {
        None
    }
    fn file(&self, _: &str) -> Option<String> {
        None
    }
}

/// The table with its notes, without its title.
pub fn table(sheet: &Sheet, links: &dyn Links) -> String {
    let mut text = String::new();
    line(&mut text, sheet.columns.iter().map(|column| escape(&column.title)));
    let rules = sheet.columns.iter().map(|column| match column.holds {
        Holds::Number => "---:".to_owned(),
        Holds::Text | Holds::List => "---".to_owned(),
    });
    line(&mut text, rules);
    for row in &sheet.rows {
        line(&mut text, row.iter().map(|cell| written(cell, links)));
    }
    for note in &sheet.notes {
        text.push('\n');
        text += &written(note, links);
        text.push('\n');
    }
    text
}

fn line(text: &mut String, cells: impl Iterator<Item = String>) {
    text.push('|');
    for cell in cells {
        if !cell.is_empty() {
            text.push(' ');
            text.push_str(&cell);
        }
        text.push_str(" |");
    }
    text.push('\n');
}

/// A cell: its lines stand one below the other.
pub fn written(cell: &Cell, links: &dyn Links) -> String {
    let of_line = |line: &Vec<Piece>| {
        let text: String = line.iter().map(|piece| of_piece(piece, links)).collect();
        if cell.marked && !text.is_empty() { format!("**{}**", text.trim()) } else { text }
    };
    cell.lines.iter().map(of_line).collect::<Vec<_>>().join("<br>")
}

fn of_piece(piece: &Piece, links: &dyn Links) -> String {
    let linked = |text: &str, target: Option<String>| match target {
        Some(target) => format!("[{}]({target})", code(text)),
        None => code(text),
    };
    match piece {
        Piece::Text(text) => escape(text),
        Piece::Code(text) => code(text),
        Piece::Cite(id) => linked(id, links.ruling(id)),
        Piece::File(path) => linked(path, links.file(path)),
    }
}

/// Text that stands for itself.
pub fn escape(text: &str) -> String {
    escaped(text, |c| {
        Some(match c {
            '\\' => "\\\\",
            '|' => "\\|",
            '*' => "\\*",
            '_' => "\\_",
            '`' => "\\`",
            '~' => "\\~",
            '[' => "\\[",
            ']' => "\\]",
            '<' => "&lt;",
            '>' => "&gt;",
            '&' => "&amp;",
            '\n' => "<br>",
            '\r' => "",
            _ => return None,
        })
    })
}

/// Text as code. A bar would end the cell even there.
pub fn code(text: &str) -> String {
    let text = text.replace(['\n', '\r'], " ").replace('|', "\\|");
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let gap = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{gap}{text}{gap}{fence}")
}
