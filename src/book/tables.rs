//! A page for each table of documentation.

use maud::html;

use super::Material;
use super::files::File;
use super::layout::Page;
use super::links::slug;
use super::sheet;
use crate::tables::Built;

/// Where a table's page lies.
pub(super) fn path(built: &Built) -> String {
    format!("tables/{}.html", slug(&built.name))
}

/// The pages of all tables, and their list.
pub(super) fn pages(material: &Material<'_>, built: &[Built]) -> Vec<File> {
    let list = Page { path: "tables/index.html", title: "Tables", above: &[] };
    let mut files = vec![list.with(&html! {
        p { "Each is computed from the records and the engine that play the scenarios." }
        ul.cards {
            @for table in built {
                li { a href=(list.to(&path(table))) { (table.sheet.title) } p { (table.shows) } }
            }
        }
    })];
    files.extend(built.iter().map(|table| {
        let path = path(table);
        let page = Page { path: &path, title: &table.sheet.title, above: &[("Tables", "tables/index.html")] };
        page.with(&html! {
            (sheet::table(&table.sheet, &page, &material.links))
            p.note {
                code { (table.command) } " prints this table, with " code { "--format" }
                " also as Markdown, wikitext, HTML, CSV or JSON."
            }
        })
    }));
    files
}
