//! The forms that a table takes.

mod csv;
mod html;
mod json;
pub mod markdown;
mod wikitext;

use crate::sheet::Sheet;

/// A form of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A table of GitHub's Markdown.
    Markdown,
    /// A table of MediaWiki.
    Wikitext,
    /// A fragment of HTML.
    Html,
    /// Comma-separated values with a line of headings.
    Csv,
    /// One JSON object in one line.
    Json,
}

impl Format {
    /// Writes a table, which the command line knows by this name.
    pub fn write(self, name: &str, sheet: &Sheet) -> String {
        match self {
            Self::Markdown => {
                format!(
                    "**{}**\n\n{}",
                    markdown::escape(&sheet.title),
                    markdown::table(sheet, &markdown::NoLinks)
                )
            }
            Self::Wikitext => wikitext::table(sheet),
            Self::Html => html::table(sheet),
            Self::Csv => csv::table(sheet),
            Self::Json => json::table(name, sheet),
        }
    }
}

/// Escapes characters, one by one.
fn escaped(text: &str, escape: impl Fn(char) -> Option<&'static str>) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match escape(c) {
            Some(instead) => out.push_str(instead),
            None => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests;
