//! The table: tiles with what stands on them, open spaces, coordinates, and what is highlighted.

use std::collections::BTreeMap;

use super::figure::{self, Figure, Pose};
use super::markup::Markup;
use super::scene::Scene;
use super::shape::{Point, TILE};
use super::shared::image;
use super::tile::{Plan, Region, draw_tile, field_region, part_region, tile_name};
use super::{Block, Ink, Theme, pieces};
use crate::board::{PartId, PlacedTile, Spot};
use crate::figures::{Player, Standing};
use crate::geometry::{Cell, Rotation};
use crate::hooks::{Piece, Place};
use crate::script::tiles::{self, Turned};
use crate::tiles::{MarkDef, PartKind, TileKindId};

/// Room around the tiles for coordinates.
const MARGIN: f64 = 30.0;
/// The largest that small boards are drawn.
const LARGEST: f64 = 1.4;
/// So wide and so high a small board may become.
const ROOMY: (f64, f64) = (860.0, 640.0);

/// The plans of the tiles that lie on a table.
pub(super) type Plans<'k> = BTreeMap<TileKindId, Plan<'k>>;

/// Draws the table; nothing where no tile lies.
pub(super) fn board(scene: &Scene<'_>, ink: &Ink<'_>) -> Option<Block> {
    let board = &scene.position().board;
    let (low, high) = board.bounds()?;
    let mut lying: Vec<&PlacedTile> = board.tiles().iter().collect();
    lying.sort_unstable_by_key(|tile| (tile.cell.y, tile.cell.x));
    let plans: Plans<'_> =
        lying.iter().map(|tile| (tile.kind, Plan::of(board.catalogue(), tile.kind))).collect();
    let table = Table { scene, ink, lying, plans, first: Cell::new(low.x - 1, low.y - 1) };
    let along = |low: i16, high: i16| f64::from(i32::from(high) - i32::from(low) + 3) * TILE + 2.0 * MARGIN;
    let (width, height) = (along(low.x, high.x), along(low.y, high.y));
    let scale = (ROOMY.0 / width).min(ROOMY.1 / height).clamp(1.0, LARGEST);
    let mut markup = Markup::new();
    markup.moved(Point::new(0.0, 0.0), scale);
    table.open_spaces(&mut markup);
    table.ground(&mut markup);
    table.tiles(&mut markup);
    table.tints(&mut markup);
    table.highlight(&mut markup);
    table.last_tile(&mut markup);
    table.figures_and_pieces(&mut markup);
    table.coordinates(&mut markup, low, high);
    markup.close();
    Some(Block { width: width * scale, height: height * scale, markup: markup.finish() })
}

struct Table<'s, 'a> {
    scene: &'s Scene<'a>,
    ink: &'s Ink<'s>,
    lying: Vec<&'a PlacedTile>,
    plans: Plans<'a>,
    /// The space in the north-west corner of the picture.
    first: Cell,
}

impl Table<'_, '_> {
    /// The north-west corner of a space.
    fn corner(&self, cell: Cell) -> Point {
        let along = |at: i16, first: i16| MARGIN + f64::from(i32::from(at) - i32::from(first)) * TILE;
        Point::new(along(cell.x, self.first.x), along(cell.y, self.first.y))
    }

    /// The id of a tile as it lies, which the picture holds once.
    fn id(&self, kind: TileKindId, rotation: Rotation, name: &str) -> String {
        let catalogue = self.scene.position().board.catalogue();
        let built = if catalogue.as_printed(kind) == kind { "" } else { " with a bridge" };
        let own = format!("tile {name} {}{built}", catalogue[kind].id);
        self.ink.shared.id(&own, |id| {
            let mut markup = Markup::new();
            let named = (name, id, self.ink.theme);
            tile_group(&mut markup, &self.plans[&kind], rotation, catalogue.marks(), named);
            markup.finish()
        })
    }

    /// Where the picture of a tile lies, if it lies elsewhere.
    fn elsewhere(&self, tile: &PlacedTile) -> Option<String> {
        let catalogue = self.scene.position().board.catalogue();
        let elsewhere = self.ink.elsewhere.filter(|_| catalogue.as_printed(tile.kind) == tile.kind)?;
        (elsewhere.tile)(&catalogue[tile.kind], tile.rotation)
    }

    fn open_spaces(&self, markup: &mut Markup) {
        let mut open: Vec<Cell> = self.scene.position().board.open_spaces().map(|space| space.cell).collect();
        open.sort_unstable_by_key(|cell| (cell.y, cell.x));
        markup.group("op");
        for cell in open {
            let at = self.corner(cell).plus(7.0, 7.0);
            let tag = markup.tag("rect").number("x", at.x).number("y", at.y);
            tag.number("width", TILE - 14.0).number("height", TILE - 14.0).number("rx", 8.0).empty();
        }
        markup.close();
        markup.newline();
    }

    /// Meadow below all tiles, and the highlighted field on it.
    fn ground(&self, markup: &mut Markup) {
        let mut data = String::new();
        for tile in self.lying.iter().filter(|tile| self.elsewhere(tile).is_none()) {
            data += &super::marks::start(self.corner(tile.cell));
            data += "h100v100h-100z";
        }
        markup.path("f", &data);
        markup.newline();
        let board = &self.scene.position().board;
        let Some(part) = self.scene.highlighted().filter(|&part| board.is(part, PartKind::Field)) else {
            return;
        };
        markup.group("tf");
        for (tile, index) in self.members(part) {
            let data = field_region(&self.plans[&tile.kind], index, tile.rotation);
            let at = self.corner(tile.cell);
            markup.moved(at, 1.0);
            markup.tag("path").set("d", &data).empty();
            markup.close();
        }
        markup.close();
        markup.newline();
    }

    /// The parts of a feature: the tile that each lies on, and its place among that tile's parts. In order
    /// of their spaces.
    fn members(&self, part: PartId) -> Vec<(&PlacedTile, usize)> {
        let board = &self.scene.position().board;
        let mut spots: Vec<Spot> = board.members(part).map(|member| board.spot(member)).collect();
        spots.sort_unstable();
        let placed = |spot| match spot {
            Spot::Part { cell, part } => board.tile_at(cell).map(|tile| (tile, usize::from(part))),
            Spot::Stated(_) => None,
        };
        spots.into_iter().filter_map(placed).collect()
    }

    fn tiles(&self, markup: &mut Markup) {
        let board = &self.scene.position().board;
        let (standing, pieces) = (self.scene.standing(), self.scene.pieces());
        for tile in &self.lying {
            let Cell { x, y } = tile.cell;
            let at = self.corner(tile.cell);
            markup.tag("g").set("data-cell", &format!("{x},{y}")).open();
            let name = tiles::print(board.catalogue(), Turned { kind: tile.kind, rotation: tile.rotation });
            let mut told = format!("{name} at {}", tile.cell);
            let on_it = |spot: &Spot| matches!(spot, Spot::Part { cell, .. } if *cell == tile.cell);
            for (spot, figures) in standing.iter().filter(|(spot, _)| on_it(spot)) {
                for figure in figures {
                    told += &format!("; {} on {}", self.scene.figure(figure), self.scene.spot(*spot));
                }
            }
            for piece in
                pieces.iter().filter(|piece| pieces::cell_of(self.scene, piece.place) == Some(tile.cell))
            {
                told += &format!("; {}", self.scene.piece(piece));
            }
            markup.title(&told);
            if let Some(href) = self.elsewhere(tile) {
                image(markup, &href, (at.x, at.y), (TILE, TILE));
                markup.moved(at, 1.0);
                tile_name(markup, &self.plans[&tile.kind], tile.rotation, &name);
                markup.close();
            } else {
                let id = self.id(tile.kind, tile.rotation, &name);
                markup.shown(&id, at, 1.0);
            }
            markup.close();
            markup.newline();
        }
    }

    /// Tints cities and roads that somebody holds.
    fn tints(&self, markup: &mut Markup) {
        let board = &self.scene.position().board;
        let mut roots: Vec<PartId> =
            self.scene.position().figures.standing().iter().map(|figure| board.root(figure.part)).collect();
        roots.sort_unstable_by_key(|&root| board.name_of(root));
        roots.dedup();
        let highlighted = self.scene.highlighted().map(|part| board.root(part));
        for root in roots.into_iter().filter(|&root| Some(root) != highlighted) {
            if board.is(root, PartKind::Field) {
                continue;
            }
            let fill = self.ink.held_by(&self.scene.owners(root));
            let Some(fill) = fill else { continue };
            for (tile, index) in self.members(root) {
                let at = self.corner(tile.cell);
                let Some(region) = part_region(&self.plans[&tile.kind], index, tile.rotation) else {
                    continue;
                };
                markup.moved(at, 1.0);
                match region {
                    Region::Area(data) => {
                        let tag = markup.tag("path").set("d", &data).set("fill", &fill);
                        tag.set("fill-opacity", ".34").empty();
                    }
                    Region::Line(data) => {
                        let tag = markup.tag("path").set("d", &data).set("fill", "none").set("stroke", &fill);
                        tag.set("stroke-width", "3.4").empty();
                    }
                    Region::Disc(..) => {}
                }
                markup.close();
            }
        }
        markup.newline();
    }

    /// Tints the highlighted feature, where it is no field.
    fn highlight(&self, markup: &mut Markup) {
        let Some(part) = self.scene.highlighted() else { return };
        for (tile, index) in self.members(part) {
            let Some(region) = part_region(&self.plans[&tile.kind], index, tile.rotation) else { continue };
            markup.moved(self.corner(tile.cell), 1.0);
            match region {
                Region::Area(data) => markup.path("ta", &data),
                Region::Line(data) => {
                    markup.path("tl", &data);
                    markup.path("ti", &data);
                }
                Region::Disc(at, radius) => markup.circle("ta", at, radius),
            }
            markup.close();
        }
        markup.newline();
    }

    /// Marks the corners of the tile that was placed last.
    fn last_tile(&self, markup: &mut Markup) {
        let Some(cell) = self.scene.last_tile() else { return };
        let at = self.corner(cell);
        let mut data = String::new();
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = at.plus(TILE / 2.0 + x * (TILE / 2.0 + 1.0), TILE / 2.0 + y * (TILE / 2.0 + 1.0));
            let from = super::shape::Path::from(corner.plus(-x * 24.0, 0.0));
            data += &from.line(corner).line(corner.plus(0.0, -y * 24.0)).data();
        }
        markup.tag("g").set("data-last", &format!("{},{}", cell.x, cell.y)).open();
        markup.path("la", &data);
        markup.path("lb", &data);
        markup.close();
        markup.newline();
    }

    /// Figures on their places, with what boxes have there: what stands on print below the figures, the rest above.
    fn figures_and_pieces(&self, markup: &mut Markup) {
        let board = &self.scene.position().board;
        let pieces = self.scene.pieces();
        let on_print = |piece: &&Piece| matches!(piece.place, Place::Mark(..));
        let mut taken: BTreeMap<Cell, Vec<Point>> = BTreeMap::new();
        for piece in pieces.iter().filter(on_print) {
            self.piece(markup, piece, &mut taken);
        }
        for (spot, figures) in &self.scene.standing() {
            let Spot::Part { cell, part } = *spot else { continue };
            let Some(tile) = board.tile_at(cell) else { continue };
            let printed = &board.kind(tile).parts[usize::from(part)];
            let on_piece = pieces.iter().any(|piece| match piece.place {
                Place::Mark(at, mark) => at == cell && printed.marks.contains(mark),
                _ => false,
            });
            let stand = self.plans[&tile.kind].stand_of(usize::from(part), tile.rotation);
            // Above what it stands on, whose number stays in sight.
            let stand = if on_piece { stand.plus(-4.0, -16.0) } else { stand };
            taken.entry(cell).or_default().push(stand);
            let at = self.corner(cell).plus(stand.x, stand.y);
            let pose = match printed.kind {
                PartKind::Field => Pose::Lying,
                _ => Pose::Standing,
            };
            row_of_figures(markup, self.scene, self.ink, figures, pose, at, 1.0);
        }
        for piece in pieces.iter().filter(|piece| !on_print(piece)) {
            self.piece(markup, piece, &mut taken);
        }
        markup.newline();
    }

    /// Draws a piece where there is room for it.
    fn piece(&self, markup: &mut Markup, piece: &Piece, taken: &mut BTreeMap<Cell, Vec<Point>>) {
        let Some(cell) = pieces::cell_of(self.scene, piece.place) else { return };
        let Some(tile) = self.scene.position().board.tile_at(cell) else { return };
        let (plan, taken) = (&self.plans[&tile.kind], taken.entry(cell).or_default());
        let at = match piece.place {
            Place::Mark(_, mark) => plan.mark(mark, tile.rotation).unwrap_or(Point::CENTRE),
            Place::At(spot @ Spot::Part { part, .. }) => {
                let figures = self.scene.standing().get(&spot).map_or(0, Vec::len);
                pieces::beside(plan.stand_of(usize::from(part), tile.rotation), figures, taken)
            }
            Place::Over(spot) => self.over(spot, cell),
            _ => pieces::free_place(taken),
        };
        taken.push(at);
        pieces::piece(markup, self.scene, self.ink, piece, self.corner(cell).plus(at.x, at.y));
    }

    /// Where something is that is on all of a feature, seen from a tile: aside on a part without figures.
    fn over(&self, spot: Spot, from: Cell) -> Point {
        let board = &self.scene.position().board;
        let members = board.part(spot).map(|part| self.members(part)).unwrap_or_default();
        let (origin, standing) = (self.corner(from), self.scene.standing());
        let is_free = |(tile, index): &&(&PlacedTile, usize)| {
            !standing.contains_key(&Spot::Part { cell: tile.cell, part: *index as u8 })
        };
        let Some((tile, index)) = members.iter().find(is_free).or_else(|| members.first()) else {
            return Point::CENTRE;
        };
        let plan = &self.plans[&tile.kind];
        let stand = plan.stand_of(*index, tile.rotation);
        let aside = [(26.0, 0.0), (0.0, 26.0), (-26.0, 0.0), (0.0, -26.0), (0.0, 0.0)];
        let mut places = aside.into_iter().map(|(x, y)| stand.plus(x, y));
        let at = places.find(|&place| plan.part_at(place, tile.rotation) == Some(*index)).unwrap_or(stand);
        let corner = self.corner(tile.cell);
        corner.plus(at.x - origin.x, at.y - origin.y)
    }

    fn coordinates(&self, markup: &mut Markup, low: Cell, high: Cell) {
        let (first, last) = (self.corner(self.first), self.corner(Cell::new(high.x + 2, high.y + 2)));
        let write = |markup: &mut Markup, at: Point, number: i16| {
            let tag = markup.tag("text").number("x", at.x).number("y", at.y + 6.0);
            tag.text(&number.to_string());
        };
        let tag = markup.tag("g").set("class", "q").set("font-size", "17").set("text-anchor", "middle");
        tag.open();
        for x in low.x - 1..=high.x + 1 {
            let at = self.corner(Cell::new(x, low.y)).x + TILE / 2.0;
            for y in [first.y - 15.0, last.y + 15.0] {
                write(markup, Point::new(at, y), x);
            }
        }
        for y in low.y - 1..=high.y + 1 {
            let at = self.corner(Cell::new(low.x, y)).y + TILE / 2.0;
            for x in [first.x - 15.0, last.x + 15.0] {
                write(markup, Point::new(x, at), y);
            }
        }
        markup.close();
    }
}

/// Draws a tile as a group of its own. It has the class of the theme too, since browsers look no further than
/// the group for what colours a tile that is shown by reference.
pub(super) fn tile_group(
    markup: &mut Markup,
    plan: &Plan<'_>,
    rotation: Rotation,
    marks: &[MarkDef],
    (name, id, theme): (&str, &str, Theme),
) {
    let (edges, tile) = (plan.edges(rotation), plan.kind().id.to_string());
    let tag = markup.tag("g").set("id", id).set("class", theme.id()).set("data-tile", &tile);
    tag.set("data-turns", &rotation.quarter_turns().to_string()).set("data-edges", &edges).open();
    draw_tile(markup, plan, rotation, marks);
    if !name.is_empty() {
        tile_name(markup, plan, rotation, name);
    }
    markup.close();
}

/// Draws the figures of one place side by side.
pub(super) fn row_of_figures(
    markup: &mut Markup,
    scene: &Scene<'_>,
    ink: &Ink<'_>,
    figures: &[Standing],
    pose: Pose,
    at: Point,
    scale: f64,
) {
    let count = figures.len() as f64;
    // Three on a place that is no feature stand on each other.
    let stacked = figures.len() == 3 && pose == Pose::Standing && {
        let board = &scene.position().board;
        board.is(figures[0].part, PartKind::Place)
    };
    let scale = if figures.len() > 1 { scale * 0.88 } else { scale };
    // They stand closer where there are many.
    let step = (28.0 * scale).min(84.0 / count);
    for (place, figure) in figures.iter().enumerate() {
        let Player(owner) = figure.owner;
        let record = scene.position().rules.figures[figure.kind.index()];
        let (paint, letters) = ink.player(owner);
        let (aside, up) = match (stacked, place) {
            (true, 0) => (-step / 2.0, -8.0),
            (true, 1) => (step / 2.0, -8.0),
            (true, _) => (0.0, 14.0),
            (false, _) => ((place as f64 - (count - 1.0) / 2.0) * step, 0.0),
        };
        markup.tag("g").set("data-figure", &scene.figure(figure)).open();
        let badge = ink.badges.get(figure.kind.index()).map_or("", String::as_str);
        let figure = Figure { record, paint, letters, badge, pose };
        figure::figure(markup, ink, &figure, at.plus(aside, -up), scale);
        markup.close();
    }
}
