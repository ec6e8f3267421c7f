//! The index of all pages, those written by hand included.

use std::fmt::Write as _;
use std::path::Path;

use super::boxes::BOXES;
use super::files::at;
use super::register::Topic;
use super::tables::TablePage;
use super::{Error, Page, notice};
use crate::tables::formats::markdown::escape;

/// The name of the index.
const INDEX: &str = "index.md";

pub(super) fn page(docs: &Path, tables: &[TablePage], topics: &[Topic]) -> Result<Page, Error> {
    let mut text = format!("# meeplaw: all pages\n\n{}\n", notice(""));
    let _ = writeln!(
        text,
        "What each box brings to scenarios, with its id: [The boxes, and what scenarios say with them]({BOXES}).\n"
    );
    let by_hand = by_hand(docs)?;
    if !by_hand.is_empty() {
        text += "## Guides\n\n";
        for (file, title) in by_hand {
            let _ = writeln!(text, "- [{}]({file})", escape(&title));
        }
        text.push('\n');
    }
    text += "## Rulings by topic\n\n";
    for topic in topics {
        let Topic { page, title, count } = topic;
        let _ = writeln!(text, "- [{}]({}) ({count})", escape(title), page.path);
    }
    text += "\n## Tables\n\n| Table | Shows | Printed by |\n| --- | --- | --- |\n";
    for table in tables {
        let TablePage { page, title, command, shows } = table;
        let _ = writeln!(text, "| [{}]({}) | {} | `{command}` |", escape(title), page.path, escape(shows));
    }
    Ok(Page { path: INDEX.to_owned(), text })
}

/// The pages that lie in the folder itself, by name, with their headings.
fn by_hand(docs: &Path) -> Result<Vec<(String, String)>, Error> {
    let mut pages = Vec::new();
    let Ok(entries) = std::fs::read_dir(docs) else { return Ok(pages) };
    for entry in entries {
        let path = entry.map_err(|error| at(docs, error))?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !name.ends_with(".md") || [INDEX, BOXES].contains(&name.as_str()) {
            continue;
        }
        let text = std::fs::read_to_string(&path).map_err(|error| at(&path, error))?;
        let heading = text.lines().find_map(|line| line.strip_prefix("# "));
        let title = heading.unwrap_or(&name).trim().to_owned();
        pages.push((name, title));
    }
    pages.sort();
    Ok(pages)
}
