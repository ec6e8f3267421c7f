//! Puts a picture together: title, table, features in words, what is highlighted, scoreboard and stacks.

use super::markup::{Anchor, Markup, width, wrapped};
use super::scene::Scene;
use super::shape::{Point, TILE};
use super::shared::{Elsewhere, Shared, number};
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
    let shared = Shared::new(prefix);
    let layout = Layout::new(scene, theme, &shared, None);
    let mut body = Markup::new();
    for (at, block) in layout.blocks() {
        body.moved(*at, 1.0);
        body.raw(&block.markup);
        body.close();
        body.newline();
    }
    let title = if scene.title.is_empty() { "A position" } else { scene.title };
    document(theme, layout.size(), title, &scene.described(), &(shared.definitions() + &body.finish()))
}

/// A picture's pieces, each with its place.
pub(super) struct Layout {
    blocks: Vec<(Point, Block)>,
    width: f64,
    height: f64,
}

impl Layout {
    /// Title, table, features in words, what is highlighted, scoreboard, stacks, and what lies before the players,
    /// one below the other.
    pub fn new(scene: &Scene<'_>, theme: Theme, shared: &Shared, elsewhere: Option<&Elsewhere<'_>>) -> Self {
        let ink = Ink::new(scene, theme, shared, elsewhere);
        let table = board::board(scene, &ink);
        let mut beside: Vec<Block> = Vec::new();
        if scene.track {
            beside.push(track::track(scene, &ink));
            beside.extend(scene.stacks().iter().map(cards::stack));
        }
        let inner = [table.as_ref().map_or(0.0, |table| table.width), row_width(&beside), LEAST];
        let inner = inner.into_iter().fold(0.0, f64::max);
        let mut rows: Vec<Vec<Block>> = Vec::new();
        rows.extend(table.map(|table| vec![table]));
        rows.extend(cards::stated(scene, &ink, inner).map(|cards| vec![cards]));
        rows.extend(cards::caption(scene, inner).map(|caption| vec![caption]));
        if beside.is_empty() {
            rows.push(vec![cards::players(scene, &ink)]);
        } else {
            rows.push(beside);
        }
        if scene.track {
            rows.extend(pieces::holdings(scene, &ink, inner).map(|holdings| vec![holdings]));
        }
        let mut layout = Self { blocks: Vec::new(), width: inner + 2.0 * MARGIN, height: MARGIN };
        layout.heading(scene, inner);
        for row in rows {
            layout.row(row, inner);
        }
        layout.height += MARGIN;
        layout
    }

    fn heading(&mut self, scene: &Scene<'_>, inner: f64) {
        let mut markup = Markup::new();
        let mut y = 0.0;
        for (lines, class, size) in [
            (wrapped(scene.title, inner / 23.5, 3), "n bo", 21.0),
            (wrapped(scene.note, inner / 16.0, 2), "q", 15.5),
        ] {
            for line in lines {
                markup.label(class, Point::new(0.0, y + size / 2.0), size, Anchor::Start, &line);
                y += size + 7.0;
            }
        }
        if y > 0.0 {
            let block = Block { width: inner, height: y, markup: markup.finish() };
            self.blocks.push((Point::new(MARGIN, MARGIN), block));
            self.height += y;
        }
    }

    /// Adds blocks side by side, in the middle.
    fn row(&mut self, row: Vec<Block>, inner: f64) {
        if self.height > MARGIN {
            self.height += GAP - 4.0;
        }
        let mut x = MARGIN + ((inner - row_width(&row)) / 2.0).max(0.0);
        let height = row.iter().map(|block| block.height).fold(0.0, f64::max);
        for block in row {
            let at = Point::new(x, self.height);
            x += block.width + GAP;
            self.blocks.push((at, block));
        }
        self.height += height;
    }

    /// All pieces with their places.
    pub fn blocks(&self) -> &[(Point, Block)] {
        &self.blocks
    }

    /// How wide and how high all of it is.
    pub const fn size(&self) -> (f64, f64) {
        (self.width, self.height)
    }
}

fn row_width(row: &[Block]) -> f64 {
    row.iter().map(|block| block.width + GAP).sum::<f64>() - GAP
}

/// Draws the empty scoreboard as an SVG document.
pub fn scoreboard_svg(theme: Theme) -> String {
    let Block { width, height, markup } = track::empty();
    bare(theme, (width, height), "Scoreboard", "50 spaces in a ring; every fifth is dark.", &markup)
}

/// Draws one tile as an SVG document, without its name.
pub fn tile_svg(kind: &TileKind, rotation: Rotation, marks: &[MarkDef], theme: Theme) -> String {
    let name = kind.letter.as_ref().unwrap_or(&kind.id);
    let plan = Plan::new(kind);
    let mut body = Markup::new();
    body.path("f", "M0 0h100v100h-100z");
    board::tile_group(&mut body, &plan, rotation, marks, ("", "tile", theme));
    let told = format!("turned {} quarter turns; sides: {}", rotation.quarter_turns(), plan.edges(rotation));
    bare(theme, (TILE, TILE), &format!("Tile {name}"), &told, &body.finish())
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

/// A document on a page of its own colour.
fn document(theme: Theme, (width, height): (f64, f64), title: &str, told: &str, body: &str) -> String {
    let mut page = Markup::new();
    page.path("pg", &format!("M0 0h{}v{}h-{}z", width.ceil(), height.ceil(), width.ceil()));
    page.newline();
    page.raw(body);
    bare(theme, (width, height), title, told, &page.finish())
}

/// A document with nothing below what it shows.
fn bare(theme: Theme, (width, height): (f64, f64), title: &str, told: &str, body: &str) -> String {
    let (width, height) = (number(width.ceil()), number(height.ceil()));
    let mut markup = Markup::new();
    let tag = markup.tag("svg").set("xmlns", "http://www.w3.org/2000/svg").set("class", theme.id());
    let tag =
        tag.set("viewBox", &format!("0 0 {width} {height}")).set("width", &width).set("height", &height);
    tag.set("role", "img").open();
    markup.title(title);
    markup.tag("desc").text(told);
    markup.newline();
    markup.raw("<style>");
    markup.raw(&theme.style(body));
    markup.raw("</style>");
    markup.newline();
    markup.raw(body);
    markup.finish() + "\n"
}
