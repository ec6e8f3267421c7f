//! A page for each ruling, reading and switch, and the list of all.

use maud::{Markup, html};
use rayon::prelude::*;

use super::Material;
use super::files::File;
use super::layout::{DOT, Page, prose, scrolling};
use super::links;
use super::scenario::{Told, titles};
use crate::ask::{self, Pin, Record, Via};
use crate::editions::Edition;
use crate::rulings::{Citation, Reading};
use crate::tables::docs::{titled, topic};

/// The pages of all, and their list.
pub(super) fn pages(material: &Material<'_>) -> Vec<File> {
    let records: Vec<Record> = ask::all().collect();
    let mut files: Vec<File> = records.par_iter().map(|record| page(material, *record)).collect();
    files.push(index(&records));
    files
}

fn index(records: &[Record]) -> File {
    let page = Page { path: "rulings/index.html", title: "Rulings", above: &[] };
    let mut topics: Vec<(&str, Vec<Record>)> = Vec::new();
    for &record in records {
        let name = topic(record.id());
        match topics.iter_mut().find(|(known, _)| *known == name) {
            Some((_, own)) => own.push(record),
            None => topics.push((name, vec![record])),
        }
    }
    page.with(&html! {
        p { "What the program applies, each with its sources, the answers of the editions, and scenarios that show it." }
        ul.inline { @for (name, own) in &topics { li {
            a href=(format!("#{name}")) { (titled(name)) } " (" (own.len()) ")"
        } } }
        @for (name, own) in &topics {
            section {
                h2 id=(name) { (titled(name)) }
                ul.cards { @for record in own { li {
                    a href=(page.to(&links::ruling(record.id()))) { (record.title()) }
                    p { code { (record.id()) } (DOT) (record.kind()) (DOT) (held(*record)) (waits(*record)) }
                } } }
            }
        }
    })
}

/// The editions of a record in a few words.
fn held(record: Record) -> String {
    let editions = record.editions();
    if editions.len() == Edition::COUNT { "all editions".to_owned() } else { titles(&editions) }
}

fn waits(record: Record) -> Markup {
    html! { @if !record.waits_for().is_empty() { (DOT) "waits for " (record.waits_for()) } }
}

/// A line for a record: what it is about, and its id.
pub(super) fn line(record: Record, page: &Page<'_>) -> Markup {
    html! { a href=(page.to(&links::ruling(record.id()))) { (record.title()) } " " code { (record.id()) } }
}

fn page(material: &Material<'_>, record: Record) -> File {
    let path = links::ruling(record.id());
    let name = topic(record.id());
    let (section, above) = (titled(name), format!("rulings/index.html#{name}"));
    let above = [("Rulings", "rulings/index.html"), (section.as_str(), above.as_str())];
    let page = Page { path: &path, title: record.title(), above: &above };
    page.with(&html! {
        p.note { code { (record.id()) } (DOT) (record.kind_in_words()) }
        p.lead { (prose(record.statement())) }
        @if !record.waits_for().is_empty() {
            p.verdict.bad { "It cannot be shown yet: it needs " (record.waits_for()) ", which is not built." }
        }
        h2 { "In each edition" }
        @match record.reading() {
            Some(reading) => (options(reading)),
            None => (answers(record, &page)),
        }
        h2 { "Sources" }
        (sources(record.citations()))
        (related(record, &page))
        (scenarios(material, record, &page))
        p.note { "On the command line: " code { "meeplaw explain " (record.id()) } }
    })
}

fn head(first: &str) -> Markup {
    html! { thead { tr {
        th scope="col" { (first) }
        @for edition in Edition::ALL { th scope="col" { (edition.title()) } }
    } } }
}

/// Whether a ruling holds, and what the switches and readings beside it answer.
fn answers(record: Record, page: &Page<'_>) -> Markup {
    let held = record.editions();
    let beside: Vec<Record> =
        record.related().into_iter().filter(|other| other.reading().is_some()).collect();
    let inner = html! { table {
        (head("Point"))
        tbody {
            tr {
                th scope="row" { "Holds" }
                @for edition in Edition::ALL {
                    @if held.contains(&edition) { td { "yes" } } @else { td.differs { "no" } }
                }
            }
            @for (record, reading) in beside.iter().filter_map(|record| Some((record, record.reading()?))) { tr {
                th scope="row" { a.id href=(page.to(&links::ruling(record.id()))) { (record.id()) } }
                @for default in reading.defaults { td { (option(reading, default)) } }
            } }
        }
    } };
    scrolling("In each edition", &inner)
}

fn option(reading: &Reading, default: Option<u8>) -> Markup {
    match default {
        Some(option) => html! { code { (reading.options[usize::from(option)]) } },
        None => html! { "does not arise" },
    }
}

/// The options of a reading, and where each is the default.
fn options(reading: &Reading) -> Markup {
    let inner = html! { table {
        (head("Option"))
        tbody { @for (place, option) in reading.options.iter().enumerate() { tr {
            th scope="row" { code { (option) } }
            @for default in reading.defaults {
                @match default {
                    Some(default) if usize::from(default) == place => { td { strong { "default" } } },
                    Some(_) => { td {} },
                    None => { td { "does not arise" } },
                }
            }
        } } }
    } };
    scrolling("In each edition", &inner)
}

fn sources(citations: &[Citation]) -> Markup {
    if citations.is_empty() {
        return html! { p { "No text speaks of it: this is an inference." } };
    }
    html! { ul { @for citation in citations { li {
        (citation.source.title)
        @if !citation.place.is_empty() { ": " (citation.place) }
        @if !citation.dated.is_empty() { ", " (citation.dated) }
        " " span.quiet { "(" (citation.source.date) ")" }
    } } } }
}

fn related(record: Record, page: &Page<'_>) -> Markup {
    let related = record.related();
    html! { @if !related.is_empty() {
        h2 { "Related" }
        ul { @for other in related { li { (line(other, page)) } } }
    } }
}

fn scenarios(material: &Material<'_>, record: Record, page: &Page<'_>) -> Markup {
    let pinned = material.shelf.pinned(record);
    html! {
        h2 { "Scenarios" }
        @if pinned.through != record && !pinned.pins.is_empty() {
            p { "It is shown by the scenarios of " a.id href=(page.to(&links::ruling(pinned.through.id()))) { (pinned.through.id()) } "." }
        }
        @if pinned.pins.is_empty() { p { "None yet." } }
        ul.cards { @for pin in &pinned.pins { (shown(material, pin, page)) } }
    }
}

fn shown(material: &Material<'_>, pin: &Pin<'_>, page: &Page<'_>) -> Markup {
    let Some(stem) = material.links.scenario(pin.path) else { return html! {} };
    let told: Option<&Told<'_>> = material.told.iter().find(|told| told.path == pin.path);
    html! { li {
        a href=(page.to(&format!("{stem}.html"))) { (pin.scenario.title) }
        @if let Via::Chooses(option) = pin.via { " chooses " code { (option) } }
        @if let Some(told) = told {
            dl.answers { @for (editions, answer) in told.answers() {
                dt { (titles(&editions)) }
                dd { (answer) }
            } }
        }
    } }
}
