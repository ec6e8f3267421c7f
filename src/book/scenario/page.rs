//! The page of a scenario, and the list of all.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};

use super::trace::Trace;
use super::{Run, Told};
use crate::ask;
use crate::book::files::File;
use crate::book::layout::{DOT, Page, prose};
use crate::book::{Material, VOICE};
use crate::editions::Edition;
use crate::game;
use crate::rulings::Overrides;
use crate::scenario;

/// All of the page below its heading.
pub(super) fn body(material: &Material<'_>, told: &Told<'_>, page: &Page<'_>) -> Markup {
    let scenario = told.scenario;
    let text = scenario.source.text.trim_start_matches('\u{feff}');
    html! {
        @if let Some(question) = &scenario.question { p.lead { (prose(question)) } }
        (about(material, told, page))
        h2 id="answer" { "The answer" }
        dl.answers {
            @for (editions, answer) in told.answers() {
                dt { (titles(&editions)) }
                dd { (answer) }
            }
        }
        @if !told.decided.is_empty() {
            h3 { "Where the editions part, this decided" }
            ul {
                @for decided in told.decided.iter().filter(|decided| decided.first) {
                    @let editions: Vec<Edition> = decided.groups.iter().map(|&run| told.runs[run].edition).collect();
                    li { (linked(material, page, decided.id)) " (" (titles(&editions)) "): " (decided.title) }
                }
            }
        }
        svg.shared width="0" height="0" aria-hidden="true" { (PreEscaped(&told.shared)) }
        h2 id="play" { "What happens" }
        @if told.parts() {
            p.note { "Lines with a " span.differs { "bar" } " beside them are not the same in all editions." }
        }
        div.tabs data-tabs="Editions" data-first=(format!("in-{}", VOICE.id())) {
            @for run in &told.runs { (panel(material, told, run, page)) }
        }
        h2 id="file" { "The scenario" }
        div.copying {
            p { code { (told.path) } (DOT) "play it with " code { "meeplaw run " (told.path) } }
            button.copy type="button" data-copy="yaml" hidden { "Copy" }
        }
        pre tabindex="0" aria-label="The scenario as YAML" role="region" { code id="yaml" { (text) } }
    }
}

/// What it is about and how it is played.
fn about(material: &Material<'_>, told: &Told<'_>, page: &Page<'_>) -> Markup {
    let scenario = told.scenario;
    let chosen = scenario::overrides(scenario, &Overrides::default());
    let chosen: Vec<_> = chosen.iter().collect();
    html! {
        dl.about {
            @if !scenario.rulings.is_empty() {
                dt { "Pins" }
                dd { ul { @for id in &scenario.rulings { li {
                    (linked(material, page, &id.value))
                    @if let Some(record) = ask::record(&id.value) { " " (record.title()) }
                } } } }
            }
            dt { "Boxes" }
            dd {
                a href=(page.to("boxes/base.html")) { "Base game" }
                @for boxed in scenario.boxes.iter().filter_map(|id| game::expansion(id)) {
                    ", " a href=(page.to(&crate::book::boxes::path(boxed))) { (boxed.title) }
                }
            }
            @if !chosen.is_empty() {
                dt { "Readings chosen" }
                dd { ul { @for (reading, option) in &chosen { li {
                    (linked(material, page, reading.id)) ": " code { (reading.options[usize::from(*option)]) }
                } } } }
            }
            dt { "Editions" }
            dd { (titles(&scenario.in_editions())) }
        }
    }
}

fn panel(material: &Material<'_>, told: &Told<'_>, run: &Run, page: &Page<'_>) -> Markup {
    let trace = Trace { told, run, page, links: &material.links };
    let id = format!("in-{}", run.edition.id());
    html! {
        section.panel id=(id) aria-labelledby=(format!("{id}-name")) {
            h3 id=(format!("{id}-name")) { (run.edition.title()) }
            (trace.picture(run.begin, "The position"))
            (trace.whole())
            @if let Some(end) = run.end { (trace.picture(end, "At the end")) }
            @if !run.refused.is_empty() {
                p { "Refused:" }
                ul { @for refused in &run.refused { li {
                    code { (refused.choice) }
                    @if let Some(id) = &refused.because { " by " (linked(material, page, id)) }
                } } }
            }
            @for note in &run.passed_over { p.note { (prose(note)) } }
            @if told.scenario.expect.span.is_some() { (verdict(told, run)) }
        }
    }
}

fn verdict(told: &Told<'_>, run: &Run) -> Markup {
    if run.failures.is_empty() {
        return html! { p.verdict.good { "As expected." } };
    }
    html! {
        p.verdict.bad { "Not as expected:" }
        ul { @for failure in &run.failures { li {
            "line " (told.scenario.source.place(failure.span.start).line) ": " (failure.about)
            ": expected " (failure.expected) ", got " (failure.got)
        } } }
    }
}

/// The id of a ruling, leading to its page.
fn linked(material: &Material<'_>, page: &Page<'_>, id: &str) -> Markup {
    match material.links.ruling(id) {
        Some(target) => html! { a.id href=(page.to(&target)) { (id) } },
        None => html! { code { (id) } },
    }
}

/// The names of editions.
pub(in crate::book) fn titles(editions: &[Edition]) -> String {
    match editions.len() {
        Edition::COUNT => "All editions".to_owned(),
        _ => editions.iter().map(|edition| edition.title()).collect::<Vec<_>>().join(", "),
    }
}

/// The list of all scenarios, folder by folder.
pub(in crate::book) fn index(material: &Material<'_>) -> File {
    let page = Page { path: "scenarios/index.html", title: "Scenarios", above: &[] };
    let folders = by_folder(material, |_| true);
    page.with(&html! {
        p {
            (material.told.len()) " positions and turns, each played in every edition that it speaks of. \
            Those marked " span.differs { "with a bar" } " come out differently in some."
        }
        @if folders.len() > 1 {
            ul.inline { @for (folder, all) in &folders { li {
                a href=(format!("#{folder}")) { (named(folder)) } " (" (all.len()) ")"
            } } }
        }
        @for (folder, all) in &folders {
            section {
                h2 id=[(!folder.is_empty()).then_some(folder)] { (named(folder)) }
                ul.cards { @for (told, stem) in all {
                    li.differs[told.parts()] {
                        a href=(page.to(&format!("{stem}.html"))) { (told.scenario.title) }
                        @if let Some(question) = &told.scenario.question { p { (prose(question)) } }
                    }
                } }
            }
        }
    })
}

/// Scenarios with their pages' stems, folder by folder.
type Folders<'a> = BTreeMap<&'a str, Vec<(&'a Told<'a>, &'a str)>>;

fn by_folder<'a>(material: &'a Material<'a>, wanted: impl Fn(&Told<'_>) -> bool) -> Folders<'a> {
    let mut folders = Folders::new();
    for told in material.told.iter().filter(|told| wanted(told)) {
        let Some(stem) = material.links.scenario(told.path) else { continue };
        let below = stem.strip_prefix("scenarios/").unwrap_or(stem);
        let folder = below.rsplit_once('/').map_or("", |(folder, _)| folder);
        folders.entry(folder).or_default().push((told, stem));
    }
    folders
}

/// The scenarios in which the editions part, folder by folder.
pub(in crate::book) fn parting(material: &Material<'_>, page: &Page<'_>) -> Markup {
    let folders = by_folder(material, |told| told.parts());
    html! {
        @for (folder, all) in &folders {
            details.box {
                summary { (named(folder)) " " span.quiet { "(" (all.len()) ")" } }
                ul { @for (told, stem) in all {
                    li { a href=(page.to(&format!("{stem}.html"))) { (told.scenario.title) } }
                } }
            }
        }
    }
}

/// What a folder of scenarios is called: its box, where it has the name of one.
fn named(folder: &str) -> String {
    match (game::expansion(folder), folder) {
        (Some(boxed), _) => boxed.title.to_owned(),
        (None, "") => "Scenarios".to_owned(),
        (None, folder) => {
            let mut letters = folder.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>());
            first.unwrap_or_default() + letters.as_str()
        }
    }
}
