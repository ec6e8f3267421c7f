//! Every page: elements that close, ids that are unique, links that lead somewhere, headings in order.

use std::collections::{BTreeMap, BTreeSet};

use crate::BOOK;

/// Elements that hold nothing.
const VOID: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "!DOCTYPE"];
/// Elements that may stand where text stands, and hold only such.
const INLINE: [&str; 10] = ["a", "code", "em", "span", "strong", "summary", "button", "label", "p", "h1"];
/// Elements that may not stand in those.
const BLOCKS: [&str; 14] =
    ["p", "ul", "ol", "dl", "table", "div", "section", "figure", "pre", "h1", "h2", "h3", "h4", "details"];

/// A start tag with its attributes.
#[derive(Debug)]
struct Tag<'t> {
    name: &'t str,
    attributes: BTreeMap<&'t str, &'t str>,
}

/// Walks a page; calls `each` with every start tag and the elements that it stands in.
fn walk<'t>(page: &str, text: &'t str, mut each: impl FnMut(&Tag<'t>, &[&'t str])) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        // Attributes of these pages hold no `>` as it is.
        let end = rest.find('>').unwrap_or_else(|| panic!("{page}: a tag does not end"));
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{page}: elements close in order");
            continue;
        }
        // Elements of pictures may close themselves.
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let name = tag.split_whitespace().next().unwrap();
        let tag = Tag { name, attributes: attributes(page, &tag[name.len()..]) };
        assert!(!closed || open.contains(&"svg"), "{page}: {name} closes itself");
        each(&tag, &open);
        if !VOID.contains(&name) && !closed {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{page}: {open:?} stay open");
}

fn attributes<'t>(page: &str, mut text: &'t str) -> BTreeMap<&'t str, &'t str> {
    let mut found = BTreeMap::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return found;
        }
        let end = text.find(['=', ' ']).unwrap_or(text.len());
        let name = &text[..end];
        let mut value = "";
        text = &text[end..];
        if let Some(rest) = text.strip_prefix("=\"") {
            let end = rest.find('"').unwrap_or_else(|| panic!("{page}: {name} does not end"));
            value = &rest[..end];
            text = &rest[end + 1..];
        }
        assert!(found.insert(name, value).is_none(), "{page}: {name} twice");
    }
}

fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    BOOK.files.iter().filter(|file| file.path.ends_with(".html")).map(|file| (&*file.path, &*file.text))
}

/// Where a link of a page leads.
fn target(page: &str, link: &str) -> String {
    let mut folders: Vec<&str> = page.split('/').collect();
    folders.pop();
    for part in link.split('/') {
        match part {
            ".." => assert!(folders.pop().is_some(), "{page}: {link} leads out of the book"),
            part => folders.push(part),
        }
    }
    folders.join("/")
}

#[test]
fn pages_are_well_made() {
    let mut anchors: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut links: Vec<(&str, &str)> = Vec::new();
    for (page, text) in pages() {
        assert!(text.starts_with("<!DOCTYPE html><html lang=\"en\">"), "{page}");
        let ids = anchors.entry(page).or_default();
        let (mut level, mut labelled) = (0, Vec::new());
        walk(page, text, |tag, open| {
            if let Some(id) = tag.attributes.get("id") {
                assert!(ids.insert(id) && !id.is_empty() && !id.contains(' '), "{page}: id {id}");
            }
            for name in ["href", "src"] {
                links.extend(tag.attributes.get(name).map(|link| (page, *link)));
            }
            for name in ["aria-labelledby", "for", "data-copy"] {
                labelled.extend(tag.attributes.get(name).copied());
            }
            if let Some(number) = tag.name.strip_prefix('h').and_then(|number| number.parse::<u32>().ok()) {
                assert!(number <= level + 1, "{page}: h{number} below h{level}");
                assert!(number > 1 || level == 0, "{page}: a second h1");
                level = number;
            }
            if tag.name == "svg" {
                let told = tag.attributes.get("aria-label").is_some_and(|label| !label.is_empty());
                assert!(told || tag.attributes.contains_key("aria-hidden"), "{page}: {tag:?}");
            }
            if tag.name == "img" {
                assert!(tag.attributes.get("alt").is_some_and(|alt| !alt.is_empty()), "{page}: {tag:?}");
            }
            for outer in open.iter().filter(|outer| INLINE.contains(outer)) {
                assert!(!BLOCKS.contains(&tag.name), "{page}: {} in {outer}", tag.name);
            }
            assert!(tag.name != "a" || !open.contains(&"a"), "{page}: a link in a link");
            if let Some(outer) = open.last().filter(|outer| matches!(**outer, "ul" | "ol" | "dl" | "tr")) {
                let inner: &[&str] = match *outer {
                    "dl" => &["dt", "dd"],
                    "tr" => &["th", "td"],
                    _ => &["li"],
                };
                assert!(inner.contains(&tag.name), "{page}: {} in {outer}", tag.name);
            }
        });
        assert!(level > 0, "{page} has no heading");
        assert!(labelled.iter().all(|id| ids.contains(id)), "{page}: {labelled:?}");
    }
    for (page, link) in links {
        if link.starts_with("data:,") {
            continue;
        }
        assert!(!link.contains(':') && !link.starts_with('/'), "{page}: {link} is of elsewhere");
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let file = if file.is_empty() { page.to_owned() } else { target(page, file) };
        assert!(BOOK.files.iter().any(|known| known.path == file), "{page}: {link} leads nowhere");
        let known = || anchors.get(&*file).is_some_and(|ids| ids.contains(anchor));
        assert!(anchor.is_empty() || known(), "{page}: nothing is called {link}");
    }
}

#[test]
fn every_record_scenario_tile_and_box_has_its_page() {
    let has = |path: &str| BOOK.files.iter().any(|file| file.path == path);
    for record in meeplaw::ask::all() {
        assert!(has(&format!("rulings/{}.html", record.id())), "{}", record.id());
    }
    for boxed in meeplaw::expansions::ALL {
        assert!(has(&format!("boxes/{}.html", boxed.id)), "{}", boxed.id);
    }
    let stem = "scenarios/messages/another-player-on-the-space-blocks-in-zmg";
    assert!(has(&format!("{stem}.html")) && has("tiles/scoreboard.svg"));
    let tiles = BOOK.files.iter().find(|file| file.path == "tiles/index.html").unwrap();
    for (_, kind) in meeplaw::game::catalogue().iter() {
        assert!(tiles.text.contains(&format!("<code>{}</code>", kind.id)), "{}", kind.id);
    }
    assert!(BOOK.failed.is_empty(), "{:?}", BOOK.failed);
}

#[test]
fn a_scenario_is_told_whole() {
    let path = "scenarios/messages/another-player-on-the-space-blocks-in-zmg.html";
    let page = &BOOK.files.iter().find(|file| file.path == path).unwrap().text;
    for text in [
        "id=\"in-1st\"",
        "id=\"in-hig2\"",
        "id=\"in-zmg\"",
        "red draws no message",
        "<details class=\"round\" open>",
        "aria-label=\"Before: ",
        "aria-label=\"After: ",
        "Not in all editions: ",
        "expansions: [messages]",
        "href=\"../../rulings/messages/zmg-alone.html\"",
        "As expected.",
    ] {
        assert!(page.contains(text), "{text}");
    }
}

#[test]
fn what_happens_before_anybody_chooses_is_pictured_too() {
    let path = "scenarios/questions/tile-counted-twice.html";
    let page = &BOOK.files.iter().find(|file| file.path == path).unwrap().text;
    assert!(page.contains(
        "aria-label=\"The position: 4 tiles. Figures: red meeple on city E of (0,0). Scores: red 0; blue 0.\""
    ));
    assert!(page.contains("aria-label=\"After: ") && page.contains("Scores: red 5; blue 0.\""));
}

#[test]
fn pictures_follow_the_reader_and_stand_for_themselves() {
    let pictures = BOOK.files.iter().filter(|file| file.path.ends_with(".svg"));
    let mut count = 0;
    for picture in pictures {
        assert!(picture.text.contains("prefers-color-scheme:dark"), "{}", picture.path);
        assert!(!picture.text.contains("href=\"http") && picture.text.len() < 300_000, "{}", picture.path);
        count += 1;
    }
    assert!(count > 100);
}

#[test]
fn what_pictures_have_in_common_is_there_once() {
    let pages = pages().filter(|(page, _)| page.starts_with("scenarios/") && !page.ends_with("index.html"));
    let (mut count, mut bytes) = (0, 0);
    for (page, text) in pages {
        (count, bytes) = (count + 1, bytes + text.len());
        // The scoreboard is a picture of its own.
        assert!(!text.contains("data-space="), "{page}");
        assert!(text.contains("tiles/scoreboard.svg\""), "{page}");
        let (_, shared) = text.split_once("<svg class=\"shared\"").unwrap_or_else(|| panic!("{page}"));
        let (shared, rest) = shared.split_once("</svg>").unwrap();
        for id in rest.split("<use href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            assert_eq!(shared.matches(&format!("id=\"{id}\"")).count(), 1, "{page}: {id}");
        }
    }
    assert!(bytes / count < 90_000, "{bytes} bytes in {count} pages");
}
