//! The first page, and what its search looks through.

use maud::html;

use super::files::File;
use super::layout::{Page, string};
use super::{Material, boxes, links, scenario, tables, tiles};
use crate::ask::{self, Record};
use crate::expansions;
use crate::tables::Built;

/// A page that can be found.
struct Entry {
    /// What it is.
    kind: &'static str,
    title: String,
    path: String,
    /// More words by which it is found.
    words: String,
}

/// The first page and the list for its search.
pub(super) fn pages(material: &Material<'_>, built: &[Built]) -> Vec<File> {
    let page = Page { path: "index.html", title: "What happens in Carcassonne", above: &[] };
    let differing = material.told.iter().filter(|told| told.parts()).count();
    let records = ask::all().count();
    let home = page.with(&html! {
        p.lead {
            "Rules questions, answered by playing them: " (material.told.len()) " positions played in every \
            edition, with each point and its reason, and " (records) " rulings with their sources."
        }
        form.search role="search" action="index.html" method="get" hidden {
            label for="q" { "Search rulings, scenarios, tables and tiles" }
            div { input type="search" id="q" name="q" autocomplete="off"; button type="submit" { "Search" } }
        }
        p.count role="status" id="how-many" {}
        ol.cards id="found" {}
        noscript { p.note { "The search needs a script; the lists below have everything." } }
        ul.cards.parts {
            li { a href="rulings/index.html" { "Rulings" } p { "What each rule says, who said it, and what the editions answer." } }
            li { a href="scenarios/index.html" { "Scenarios" } p { "Positions and turns with pictures, round by round, edition by edition." } }
            li { a href="tables/index.html" { "Tables" } p { "Rounds, the order of play, points, words, readings, and what comes of each scenario." } }
            li { a href="tiles/index.html" { "Tiles" } p { "Every tile with its picture and its name." } }
            li { a href="boxes/index.html" { "Boxes" } p { "What each box brings." } }
        }
        h2 { "Where the editions part" }
        p { (differing) " scenarios go another way in some editions, by their boxes:" }
        (scenario::parting(material, &page))
    });
    vec![home, File { path: "search.js".to_owned(), text: script(&entries(material, built)) }]
}

fn entries(material: &Material<'_>, built: &[Built]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = ask::all().map(of_record).collect();
    for told in &material.told {
        let Some(stem) = material.links.scenario(told.path) else { continue };
        let rulings = told.scenario.rulings.iter().map(|id| id.value.as_str()).collect::<Vec<_>>().join(" ");
        let question = told.scenario.question.as_deref().unwrap_or_default();
        entries.push(Entry {
            kind: "scenario",
            title: told.scenario.title.clone(),
            path: format!("{stem}.html"),
            words: format!("{question} {rulings} {}", told.path),
        });
    }
    entries.extend(built.iter().map(|table| Entry {
        kind: "table",
        title: table.sheet.title.clone(),
        path: tables::path(table),
        words: format!("{} {}", table.name, table.shows),
    }));
    entries.extend(tiles::entries().into_iter().map(|(title, path, words)| Entry {
        kind: "tile",
        title,
        path,
        words,
    }));
    entries.extend(expansions::ALL.iter().map(|boxed| Entry {
        kind: "box",
        title: boxed.title.to_owned(),
        path: boxes::path(boxed),
        words: boxed.id.to_owned(),
    }));
    entries
}

fn of_record(record: Record) -> Entry {
    Entry {
        kind: record.kind(),
        title: record.title().to_owned(),
        path: links::ruling(record.id()),
        words: format!("{} {}", record.id(), record.statement()),
    }
}

/// The list as a script, since a page on disk may load nothing else: kind, title, page, words.
fn script(entries: &[Entry]) -> String {
    let line = |entry: &Entry| {
        let Entry { kind, title, path, words } = entry;
        format!("[{},{},{},{}]", string(kind), string(title), string(path), string(words))
    };
    let lines: Vec<String> = entries.iter().map(line).collect();
    format!("\"use strict\";\nwindow.meeplawEntries = [\n{}\n];\n", lines.join(",\n"))
}
