//! The catalogue of tiles, each with a picture of every way in which it can lie.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::{Markup, html};

use super::files::File;
use super::layout::Page;
use super::links::slug;
use crate::draw::{self, Theme};
use crate::game;
use crate::geometry::{Rotation, Side};
use crate::script::tiles::{self, Turned};
use crate::tiles::{Catalogue, TileKind, TileKindId, TileSet, notation};

/// Where the catalogue lies.
pub(super) const PATH: &str = "tiles/index.html";

/// Where the picture of the empty scoreboard lies.
pub(super) const SCOREBOARD: &str = "tiles/scoreboard.svg";

/// The catalogue whose tiles have pictures.
static CATALOGUE: LazyLock<std::sync::Arc<Catalogue>> = LazyLock::new(game::catalogue);

/// Where the picture of a tile lies; none where it is not of the catalogue.
pub(super) fn picture_of(kind: &TileKind, rotation: Rotation) -> Option<String> {
    let id = CATALOGUE.find(&kind.id).ok()?;
    let known = &CATALOGUE[id];
    let same = known.id == kind.id && known.parts == kind.parts && known.marks == kind.marks;
    same.then(|| format!("tiles/{}", picture(&CATALOGUE, id, kind.first_alike(rotation))))
}

/// The page of the catalogue, and the pictures.
pub(super) fn pages() -> Vec<File> {
    let catalogue = &**CATALOGUE;
    let page = Page { path: PATH, title: "Tiles", above: &[] };
    // Tiles of one box share the beginning of their ids.
    let mut groups: Vec<(String, Vec<TileKindId>)> = Vec::new();
    for (id, kind) in catalogue.iter() {
        let name = group(catalogue, id, kind);
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, own)) => own.push(id),
            None => groups.push((name, vec![id])),
        }
    }
    let mut files = vec![page.with(&html! {
        p {
            (catalogue.len()) " kinds of tiles. A scenario writes a tile by its name with the clockwise quarter \
            turns that it lies in, such as " code { "E2" } "; one of your own can be written in the words that \
            stand below each."
        }
        @if groups.len() > 1 {
            ul.inline { @for (number, (name, _)) in groups.iter().enumerate() {
                li { a href=(format!("#group-{number}")) { (name) } }
            } }
        }
        @for (number, (name, own)) in groups.iter().enumerate() {
            section {
                h2 id=(format!("group-{number}")) { (name) }
                ul.tiles { @for &id in own { (card(catalogue, id)) } }
            }
        }
    })];
    files.push(File { path: SCOREBOARD.to_owned(), text: draw::scoreboard_svg(Theme::Auto) });
    for (id, kind) in catalogue.iter() {
        files.extend(ways(kind).map(|rotation| File {
            path: format!("tiles/{}", picture(catalogue, id, rotation)),
            text: draw::tile_svg(kind, rotation, catalogue.marks(), Theme::Auto),
        }));
    }
    files
}

/// The sets that a tile or one of the same box comes in, by their titles; else its box as ids name it.
fn group(catalogue: &Catalogue, id: TileKindId, kind: &TileKind) -> String {
    let short = |kind: &TileKind| kind.id.split('/').next().unwrap_or_default().to_owned();
    let own = |set: &&TileSet| set.tiles.iter().any(|(own, _)| *own == id);
    let same_box = |set: &&TileSet| set.tiles.iter().any(|(own, _)| short(&catalogue[*own]) == short(kind));
    let set = catalogue.sets().iter().find(own).or_else(|| catalogue.sets().iter().find(same_box));
    set.map_or_else(
        || short(kind),
        |set| {
            // The titles of prints differ at their ends.
            let end =
                [" (", ", first print", ", second print"].iter().filter_map(|end| set.title.find(end)).min();
            set.title[..end.unwrap_or(set.title.len())].trim().to_owned()
        },
    )
}

/// The ways in which a tile looks different.
fn ways(kind: &TileKind) -> impl Iterator<Item = Rotation> + '_ {
    kind.distinct.iter().copied()
}

fn picture(catalogue: &Catalogue, kind: TileKindId, rotation: Rotation) -> String {
    let name = slug(&catalogue[kind].id);
    format!("{name}@{}.svg", rotation.quarter_turns())
}

/// What the sides of a tile show as it lies, in words.
fn sides(kind: &TileKind, rotation: Rotation) -> String {
    let rim = kind.rim(rotation);
    let shown: Vec<String> = Side::ALL
        .iter()
        .map(|&side| format!("{} in the {}", rim.terrain(side).id(), format!("{side:?}").to_lowercase()))
        .collect();
    shown.join(", ")
}

fn card(catalogue: &Catalogue, id: TileKindId) -> Markup {
    let kind = &catalogue[id];
    let name = tiles::name(catalogue, id);
    let mut sets: BTreeMap<&str, u8> = BTreeMap::new();
    for set in catalogue.sets() {
        let copies = set.tiles.iter().find(|(own, _)| *own == id).map_or(0, |&(_, copies)| copies);
        if copies > 0 {
            sets.insert(&set.title, copies);
        }
    }
    let image = |rotation: Rotation| {
        html! {
            img src=(picture(catalogue, id, rotation)) width="120" height="120" loading="lazy"
                alt=(format!("{}: {}", tiles::print(catalogue, Turned { kind: id, rotation }), sides(kind, rotation)));
        }
    };
    html! { li id=(format!("tile-{}", slug(&kind.id))) {
        (image(Rotation::default()))
        h3 { (name) }
        p { code { (kind.id) } }
        p { code { (notation::print(kind, catalogue.marks())) } }
        @for (title, copies) in sets { p.quiet { (copies) " in " (title) } }
        @if kind.distinct.len() > 1 {
            details {
                summary { "Turned" }
                ul.turned { @for rotation in ways(kind).skip(1) { li {
                    (image(rotation))
                    code { (tiles::print(catalogue, Turned { kind: id, rotation })) }
                } } }
            }
        } @else {
            p.quiet { "Looks the same in every turn" }
        }
    } }
}

/// A line of the search for each tile: its name, its page, and more words by which it is found.
pub(super) fn entries() -> Vec<(String, String, String)> {
    let catalogue = game::catalogue();
    let entry = |(id, kind): (TileKindId, &TileKind)| {
        let name = format!("Tile {}", tiles::name(&catalogue, id));
        let words = format!("{} {}", kind.id, notation::print(kind, catalogue.marks()));
        (name, format!("{PATH}#tile-{}", slug(&kind.id)), words)
    };
    catalogue.iter().map(entry).collect()
}
