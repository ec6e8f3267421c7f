//! A page for each box: what it brings, what the program knows of it, and the scenarios that are played with it.

use maud::{Markup, html};

use super::files::File;
use super::layout::{DOT, Page, prose};
use super::links;
use super::scenario::titles;
use super::{Material, VOICE, rulings, tables};
use crate::ask::{self, BASE, Record};
use crate::editions::Edition;
use crate::editions::terms::spoken;
use crate::expansions::{self, Boxed};
use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::position::{Happening, Moment};
use crate::script::examples;
use crate::tables::Built;
use crate::tiles::PartKind;
use crate::turn;

/// Where the list of boxes lies.
const LIST: &str = "boxes/index.html";

/// What is told of a box.
struct Brings<'a> {
    id: &'a str,
    title: &'a str,
    published: &'a [Edition],
    happenings: Vec<Happening>,
    figures: Vec<&'static FigureRecord>,
    boxed: Option<&'static Boxed>,
}

/// Where the page of a box lies.
pub(super) fn path(boxed: &Boxed) -> String {
    of(boxed.id)
}

fn of(id: &str) -> String {
    format!("boxes/{id}.html")
}

fn all() -> Vec<Brings<'static>> {
    let base = Brings {
        id: BASE,
        title: "Base game",
        published: &Edition::ALL,
        happenings: turn::happenings::ALL.to_vec(),
        figures: vec![&MEEPLE_RECORD],
        boxed: None,
    };
    let of_box = |boxed: &'static Boxed| Brings {
        id: boxed.id,
        title: boxed.title,
        published: boxed.published,
        happenings: boxed.happenings.to_vec(),
        figures: boxed.figures.to_vec(),
        boxed: Some(boxed),
    };
    [base].into_iter().chain(expansions::ALL.iter().map(|&boxed| of_box(boxed))).collect()
}

/// The pages of all boxes, and their list.
pub(super) fn pages(material: &Material<'_>, built: &[Built]) -> Vec<File> {
    let boxes = all();
    let missing: Vec<Record> = ask::all().filter(|record| !record.waits_for().is_empty()).collect();
    let mut titles_of_missing: Vec<&str> = missing.iter().map(|record| record.waits_for()).collect();
    titles_of_missing.sort_unstable();
    titles_of_missing.dedup();
    let page = Page { path: LIST, title: "Boxes", above: &[] };
    let mut files = vec![page.with(&html! {
        ul.cards { @for brings in &boxes { li {
            a href=(page.to(&of(brings.id))) { (brings.title) }
            p { code { (brings.id) } (DOT) (titles(brings.published)) }
        } } }
        @if !missing.is_empty() {
            h2 { "Not built yet" }
            p { "Rulings that wait for a box are known already, but cannot be played." }
            @for title in titles_of_missing {
                h3 { (title) }
                ul { @for record in missing.iter().filter(|record| record.waits_for() == title) {
                    li { (rulings::line(*record, &page)) }
                } }
            }
        }
    })];
    files.extend(boxes.iter().map(|brings| one(material, built, brings)));
    files
}

fn one(material: &Material<'_>, built: &[Built], brings: &Brings<'_>) -> File {
    let path = of(brings.id);
    let page = Page { path: &path, title: brings.title, above: &[("Boxes", LIST)] };
    let records: Vec<Record> = ask::all().filter(|record| record.belongs_to(brings.id)).collect();
    let plays = |told: &&super::Told<'_>| match brings.boxed {
        Some(boxed) => told.scenario.boxes.contains(&boxed.id),
        None => told.scenario.boxes.is_empty(),
    };
    page.with(&html! {
        dl.about {
            dt { "Name in scenarios" }
            dd { @if brings.boxed.is_some() { code { "expansions: [" (brings.id) "]" } } @else { "none is needed" } }
            dt { "Published in" }
            dd { (titles(brings.published)) }
        }
        (figures(&brings.figures))
        @if let Some(boxed) = brings.boxed { (keys(boxed)) (own_tables(boxed, built, &page)) }
        (in_a_turn(&brings.happenings, &page))
        @if !records.is_empty() {
            h2 { "Rulings and readings" }
            ul { @for record in records { li { (rulings::line(record, &page)) } } }
        }
        @let scenarios: Vec<_> = material.told.iter().filter(plays).collect();
        @if !scenarios.is_empty() {
            h2 { "Scenarios" }
            ul { @for told in scenarios { @if let Some(stem) = material.links.scenario(told.path) {
                li { a href=(page.to(&format!("{stem}.html"))) { (told.scenario.title) } }
            } } }
        }
    })
}

fn figures(figures: &[&'static FigureRecord]) -> Markup {
    let stands = |figure: &FigureRecord| {
        let kinds = PartKind::ALL.into_iter().filter(|&kind| figure.stands_on.contains(kind));
        kinds.map(PartKind::id).collect::<Vec<_>>().join(", ")
    };
    html! { @if !figures.is_empty() {
        h2 { "Figures" }
        ul { @for figure in figures { li {
            (figure.each) " " (figure.term.count(VOICE, i32::from(figure.each))) " for each player, strength "
            (figure.strength) "; stands on: " (stands(figure))
            @if !figure.follower { "; it is no follower" }
        } } }
    } }
}

fn keys(boxed: &Boxed) -> Markup {
    let steps = examples::all(boxed.words.verbs, boxed.figures);
    html! { @if !boxed.keys.is_empty() || !boxed.outcomes.is_empty() || !steps.is_empty() {
        h2 { "In scenarios" }
        dl.about {
            @for key in boxed.keys { dt { code { (key.name) } } dd { (prose(key.states)) ": " code { (key.example) } } }
            @if !steps.is_empty() { dt { "steps" } @for step in &steps { dd { code { (step) } } } }
            @for outcome in boxed.outcomes { dt { "expect " code { (outcome.name) } } dd { (prose(outcome.gives)) } }
        }
    } }
}

fn own_tables(boxed: &Boxed, built: &[Built], page: &Page<'_>) -> Markup {
    let own: Vec<&Built> =
        built.iter().filter(|built| boxed.tables.own.iter().any(|table| table.name == built.name)).collect();
    html! { @if !own.is_empty() {
        h2 { "Tables" }
        ul { @for table in own { li { a href=(page.to(&tables::path(table))) { (table.sheet.title) } } } }
    } }
}

/// What happens in a turn, in the order of the turn.
fn in_a_turn(happenings: &[Happening], page: &Page<'_>) -> Markup {
    let seen: Vec<&Happening> = happenings.iter().filter(|happening| !happening.what.is_empty()).collect();
    html! { @if !seen.is_empty() {
        h2 { "In a turn" }
        ul { @for happening in seen { li {
            strong { (spoken(moment(happening.moment), VOICE)) ": " }
            (spoken(happening.what, VOICE))
            @for ruling in happening.rulings { " " a.id href=(page.to(&links::ruling(ruling.id))) { (ruling.id) } }
        } } }
    } }
}

fn moment(moment: Moment) -> &'static str {
    match moment {
        Moment::At(slot) => slot.info().title,
        Moment::EndOfEachRound => "At the end of each round of scoring",
        Moment::During(round) => round.title(),
        Moment::TurnOver => "When the turn is over",
    }
}
