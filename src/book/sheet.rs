//! Tables of words as HTML, with links to what they name.

use maud::{Markup, html};

use super::layout::{Page, scrolling};
use super::links::Links;
use crate::sheet::{Cell, Holds, Piece, Sheet};

/// The table with its notes.
pub(super) fn table(sheet: &Sheet, page: &Page<'_>, links: &Links) -> Markup {
    let inner = html! {
        table {
            caption.unseen { (sheet.title) }
            thead { tr {
                @for column in &sheet.columns { th scope="col" { (column.title) } }
            } }
            tbody {
                @for row in &sheet.rows { tr {
                    @for (column, cell) in sheet.columns.iter().zip(row) {
                        @if column.names_rows {
                            th scope="row" { (lines(cell, page, links)) }
                        } @else if cell.marked {
                            td.differs { strong { (inside(cell, column.holds, page, links)) } span.unseen { " (" (sheet.marks) ")" } }
                        } @else if column.holds == Holds::Number {
                            td.number { (lines(cell, page, links)) }
                        } @else {
                            td { (inside(cell, column.holds, page, links)) }
                        }
                    }
                } }
            }
        }
    };
    html! {
        (scrolling(&sheet.title, &inner))
        @for note in &sheet.notes { p.note { (lines(note, page, links)) } }
    }
}

fn inside(cell: &Cell, holds: Holds, page: &Page<'_>, links: &Links) -> Markup {
    // A list within what is marked would be no text any more.
    if holds == Holds::List && cell.lines.len() > 1 && !cell.marked {
        return html! { ul { @for line in &cell.lines { li { (pieces(line, page, links)) } } } };
    }
    lines(cell, page, links)
}

fn lines(cell: &Cell, page: &Page<'_>, links: &Links) -> Markup {
    html! {
        @for (place, line) in cell.lines.iter().enumerate() {
            @if place > 0 { br; }
            (pieces(line, page, links))
        }
    }
}

fn pieces(line: &[Piece], page: &Page<'_>, links: &Links) -> Markup {
    html! { @for piece in line { (piece_of(piece, page, links)) } }
}

fn piece_of(piece: &Piece, page: &Page<'_>, links: &Links) -> Markup {
    match piece {
        Piece::Text(text) => html! { (text) },
        Piece::Code(text) => html! { code { (text) } },
        Piece::Cite(id) => match links.ruling(id) {
            Some(target) => html! { a.id href=(page.to(&target)) { (id) } },
            None => html! { code { (id) } },
        },
        Piece::File(path) => match links.scenario(path) {
            Some(target) => html! { a.id href=(page.to(&format!("{target}.html"))) { (path) } },
            None => html! { code { (path) } },
        },
    }
}
