//! Puts a picture together: title, table, features in words, what is highlighted, scoreboard and stacks.

use super::markup::{Anchor, Markup, width, wrapped};
use super::scene::Scene;
use super::shape::{Point, TILE, write_number};
use super::theme::Theme;
use super::tile::Plan;
use super::{Block, Ink, board, cards, pieces, track};
use crate::geometry::Rotation;
use crate::tiles::{MarkDef, TileKind};

const MARGIN: f64 = 22.0;
const GAP: f64 = 18.0;
/// The least width of a picture, margins not counted.
const LEAST: f64 = 460.0;

/// Draws a scene as an SVG document. `prefix` stands before every id, so that several pictures can stand in
/// one page.
pub fn svg(scene: &Scene<'_>, theme: Theme, prefix: &str) -> String {
    let kinds = &scene.position().rules.figures;
    let ink = Ink::new(&scene.player_names(), kinds, theme, prefix);
    let table = board::board(scene, &ink);
    let mut below: Vec<Vec<Block>> = Vec::new();
    let mut beside: Vec<Block> = Vec::new();
    if scene.track {
        beside.push(track::track(scene, &ink));
        beside.extend(scene.stacks().iter().map(cards::stack));
    }
    let row_width = |row: &[Block]| row.iter().map(|block| block.width + GAP).sum::<f64>() - GAP;
    let inner = [table.as_ref().map_or(0.0, |table| table.width), row_width(&beside), LEAST];
    let inner = inner.into_iter().fold(0.0, f64::max);
    below.extend(table.map(|table| vec![table]));
    below.extend(cards::stated(scene, &ink, inner).map(|cards| vec![cards]));
    below.extend(cards::caption(scene, inner).map(|caption| vec![caption]));
    if beside.is_empty() {
        below.push(vec![cards::players(scene, &ink)]);
    } else {
        below.push(beside);
    }
    if scene.track {
        below.extend(pieces::holdings(scene, &ink, inner).map(|holdings| vec![holdings]));
    }
    let mut body = Markup::new();
    let mut y = MARGIN;
    for (lines, class, size) in [
        (wrapped(scene.title, inner / 23.5, 3), "n bo", 21.0),
        (wrapped(scene.note, inner / 16.0, 2), "q", 15.5),
    ] {
        for line in lines {
            body.label(class, Point::new(MARGIN, y + size / 2.0), size, Anchor::Start, &line);
            y += size + 7.0;
        }
    }
    for row in below {
        if y > MARGIN {
            y += GAP - 4.0;
        }
        let mut x = MARGIN + ((inner - row_width(&row)) / 2.0).max(0.0);
        let height = row.iter().map(|block| block.height).fold(0.0, f64::max);
        for block in row {
            body.moved(Point::new(x, y), 1.0);
            body.raw(&block.markup);
            body.close();
            body.newline();
            x += block.width + GAP;
        }
        y += height;
    }
    let title = if scene.title.is_empty() { "A position" } else { scene.title };
    let size = (inner + 2.0 * MARGIN, y + MARGIN);
    document(theme, size, title, &scene.described(), &(ink.definitions() + &body.finish()))
}

/// How wide and how high a picture of this module is.
pub fn size_of(svg: &str) -> (u32, u32) {
    let number = |name: &str| {
        let rest = svg.split_once(name).map_or("", |(_, rest)| rest);
        rest.split('"').next().and_then(|number| number.parse().ok()).unwrap_or(0)
    };
    (number(" width=\""), number(" height=\""))
}

/// Draws one tile as an SVG document.
pub fn tile_svg(kind: &TileKind, rotation: Rotation, marks: &[MarkDef], theme: Theme) -> String {
    let name = kind.letter.as_ref().unwrap_or(&kind.id);
    let plan = Plan::new(kind);
    let mut body = Markup::new();
    body.path("f", "M0 0h100v100h-100z");
    board::tile_group(&mut body, &plan, rotation, marks, (name, "tile", theme));
    let told = format!("turned {} quarter turns; sides: {}", rotation.quarter_turns(), plan.edges(rotation));
    document(theme, (TILE, TILE), &format!("Tile {name}"), &told, &body.finish())
}

/// Draws tiles with their names in rows: a sheet to look at.
pub fn sheet_svg<'k>(
    kinds: impl Iterator<Item = (&'k TileKind, Rotation)>,
    marks: &[MarkDef],
    columns: usize,
    theme: Theme,
) -> String {
    let step = TILE + 16.0;
    let mut body = Markup::new();
    let mut count = 0;
    for (kind, rotation) in kinds {
        let at =
            Point::new((count % columns) as f64 * step + 8.0, (count / columns) as f64 * (step + 16.0) + 8.0);
        let name = kind.letter.as_ref().unwrap_or(&kind.id);
        body.moved(at, 1.0);
        body.path("f", "M0 0h100v100h-100z");
        board::tile_group(&mut body, &Plan::new(kind), rotation, marks, (name, &format!("s{count}"), theme));
        let size = (96.0 / width(&kind.id)).min(12.0);
        body.label("q", Point::new(50.0, TILE + 10.0), size, Anchor::Middle, &kind.id);
        body.close();
        body.newline();
        count += 1;
    }
    let rows = count.div_ceil(columns.max(1)) as f64;
    let size = (columns as f64 * step, rows * (step + 16.0));
    document(theme, size, "Tiles", "Every tile with its name.", &body.finish())
}

fn document(theme: Theme, (width, height): (f64, f64), title: &str, told: &str, body: &str) -> String {
    let number = |number: f64| {
        let mut text = String::new();
        write_number(&mut text, number.ceil());
        text
    };
    let (width, height) = (number(width), number(height));
    let mut markup = Markup::new();
    let tag = markup.tag("svg").set("xmlns", "http://www.w3.org/2000/svg").set("class", theme.id());
    let tag =
        tag.set("viewBox", &format!("0 0 {width} {height}")).set("width", &width).set("height", &height);
    tag.set("role", "img").open();
    markup.title(title);
    markup.tag("desc").text(told);
    markup.newline();
    markup.raw("<style>");
    markup.raw(&theme.style(&format!("class=\"pg\"{body}")));
    markup.raw("</style>");
    markup.newline();
    markup.path("pg", &format!("M0 0h{width}v{height}h-{width}z"));
    markup.newline();
    markup.raw(body);
    markup.finish() + "\n"
}
