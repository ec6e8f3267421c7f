//! Draws a tile from its plan.

use super::ways::{End, Way};
use super::{Building, FIGURE_ROOM, Plan, ground};
use crate::draw::marks::{self, start};
use crate::draw::markup::{Anchor, Markup, width};
use crate::draw::shape::{Path, Point, TILE, inside, write_number};
use crate::geometry::{HalfSide, Rotation, Side};
use crate::tiles::{MarkDef, PartKind};

/// What a road is marked with that runs beneath the ground.
const TUNNEL: &str = "tunnel";

/// Where tufts of grass and houses may stand, loosely strewn.
const STREWN: [Point; 20] = {
    const fn at(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }
    [
        at(13.0, 12.0),
        at(32.0, 9.0),
        at(52.0, 13.0),
        at(70.0, 9.0),
        at(88.0, 14.0),
        at(9.0, 31.0),
        at(29.0, 29.0),
        at(68.0, 31.0),
        at(90.0, 33.0),
        at(45.0, 34.0),
        at(12.0, 66.0),
        at(31.0, 70.0),
        at(55.0, 67.0),
        at(72.0, 71.0),
        at(91.0, 66.0),
        at(10.0, 87.0),
        at(29.0, 91.0),
        at(48.0, 86.0),
        at(69.0, 90.0),
        at(87.0, 86.0),
    ]
};

/// Writes the name of a tile as it lies where it covers nothing.
pub(in crate::draw) fn tile_name(markup: &mut Markup, plan: &Plan<'_>, by: Rotation, name: &str) {
    let ink = Ink { plan, by };
    let size = if name.chars().count() > 3 { 9.5 } else { 12.0 };
    let (at, anchor) = ink.place_of_name(width(name) * size);
    markup.label("i", at, size, anchor, name);
}

/// Draws a tile as it lies, but for the ground of its fields and its name, from the place (0, 0) on.
pub(in crate::draw) fn tile(markup: &mut Markup, plan: &Plan<'_>, by: Rotation, defs: &[MarkDef]) {
    let ink = Ink { plan, by };
    ink.nothing(markup);
    ink.grass(markup);
    for way in plan.ways.iter().filter(|way| way.river) {
        ink.way(markup, way);
    }
    for way in plan.ways.iter().filter(|way| !way.river && way.beneath) {
        ink.way(markup, way);
    }
    ink.cities(markup);
    for way in plan.ways.iter().filter(|way| !way.beneath && !way.built) {
        if marks::words(defs, plan.kind.parts[way.part].marks, PartKind::Road).any(|word| word == TUNNEL) {
            ink.tunnel(markup, way);
        } else {
            ink.way(markup, way);
        }
    }
    ink.bridges(markup);
    if let Some(plaza) = plan.plaza {
        let at = plaza.turned(by);
        markup.circle("pz", at, 11.0);
        markup.path("h", &format!("{}h11v6.5h-11z", start(at.plus(-5.5, -1.0))));
        markup.path("o", &format!("{}l7.5-6l7.5 6z", start(at.plus(-7.5, -1.0))));
    }
    for way in &plan.ways {
        ink.end(markup, way);
    }
    for building in &plan.buildings {
        ink.building(markup, building);
    }
    for seam in &plan.ground.seams {
        markup.circle("wd", seam.turned(by), 2.6);
    }
    for shield in &plan.shields {
        coat_of_arms(markup, shield.turned(by));
    }
    for &(mark, part, at) in &plan.marks {
        let on = part.map(|part| plan.kind.parts[part].kind);
        if marks::word(defs, mark, on) == TUNNEL {
            continue;
        }
        marks::mark(markup, defs, mark, on, (within(at.turned(by)), by));
    }
    for way in plan.ways.iter().filter(|way| way.built) {
        ink.built_bridge(markup, way);
    }
    markup.rect("e", Point::new(0.0, 0.0), (TILE, TILE), 0.0);
}

/// A place from which a mark reaches over no side of its tile.
pub(super) fn within(place: Point) -> Point {
    Point::new(place.x.clamp(16.0, TILE - 16.0), place.y.clamp(16.0, TILE - 16.0))
}

/// The shape of a part of a tile as it lies.
pub(in crate::draw) enum Region {
    /// An area, as the data of a path.
    Area(String),
    /// Lines, as the data of a path.
    Line(String),
    /// A disc.
    Disc(Point, f64),
}

/// The shape of anything but a field; nothing where the part is not drawn.
pub(in crate::draw) fn part_region(plan: &Plan<'_>, part: usize, by: Rotation) -> Option<Region> {
    if let Some(city) = plan.cities.iter().find(|city| city.part == part) {
        return Some(Region::Area(city.outline.turned(by).data() + "z"));
    }
    if let Some(way) = plan.ways.iter().find(|way| way.part == part) {
        return Some(Region::Line(lines(way, by)));
    }
    let building = plan.buildings.iter().find(|building| building.part == part)?;
    Some(Region::Disc(building.at.turned(by), building.radius() + 1.0))
}

/// The shape of a field, as the data of a path: a little larger than what shows of it, so that it is well
/// covered where roads and walls are drawn over it.
pub(in crate::draw) fn field_region(plan: &Plan<'_>, field: usize, by: Rotation) -> String {
    let mut data = String::new();
    for (column, row, length) in plan.ground.rows(field) {
        let along = |place: usize| place as f64 * ground::SQUARE;
        let corner = Point::new((along(column) - 2.0).max(0.0), (along(row) - 1.0).max(0.0));
        let far = Point::new((along(column + length) + 2.0).min(TILE), (along(row + 1) + 1.0).min(TILE));
        let (a, b) = (corner.turned(by), far.turned(by));
        let (x, y) = (a.x.min(b.x), a.y.min(b.y));
        let (width, height) = ((a.x - b.x).abs(), (a.y - b.y).abs());
        data.push('M');
        for (number, before) in [(x, ""), (y, " "), (width, "h"), (height, "v"), (-width, "h")] {
            data.push_str(before);
            write_number(&mut data, number);
        }
        data.push('z');
    }
    data
}

struct Ink<'p> {
    plan: &'p Plan<'p>,
    by: Rotation,
}

/// The sides of a part in the order of the compass: `EW`.
fn letters(plan: &Plan<'_>, part: usize, by: Rotation) -> String {
    plan.kind.part(part, by).sides.iter().map(Side::letter).collect()
}

fn lines(way: &Way, by: Rotation) -> String {
    way.lines.iter().map(|line| line.turned(by).data()).collect()
}

impl Ink<'_> {
    /// The corner in which the name of the tile covers nothing that is printed there: mostly the lower right
    /// one. What is printed in all corners is covered there.
    fn place_of_name(&self, width: f64) -> (Point, Anchor) {
        let plan = self.plan;
        let buildings = plan.buildings.iter().map(|building| (building.at, building.radius()));
        let shields = plan.shields.iter().map(|&at| (at, 8.0));
        let printed: Vec<(Point, f64)> = buildings
            .chain(shields)
            .map(|(at, reach)| (at.turned(self.by), reach))
            .chain(plan.marks.iter().map(|&(_, _, at)| (within(at.turned(self.by)), 12.0)))
            .collect();
        let free = |&(at, anchor): &(Point, Anchor)| {
            let left = if anchor == Anchor::End { at.x - width } else { at.x };
            let beside = |(place, reach): &(Point, f64)| {
                let x = place.x.clamp(left, left + width);
                let y = place.y.clamp(at.y - 5.0, at.y + 5.0);
                place.distance_squared(Point::new(x, y)) >= reach * reach
            };
            printed.iter().all(beside)
        };
        let (near, far) = (3.5, TILE - 3.5);
        let usual = (Point::new(far, TILE - 8.0), Anchor::End);
        let others = [
            (Point::new(near, TILE - 8.0), Anchor::Start),
            (Point::new(far, 8.0), Anchor::End),
            (Point::new(near, 8.0), Anchor::Start),
        ];
        [usual].into_iter().chain(others).find(free).unwrap_or(usual)
    }

    /// A path that says of which part it is.
    fn part(&self, markup: &mut Markup, class: &str, part: usize, data: &str) {
        let kind = self.plan.kind.parts[part].kind.id();
        let tag = markup.tag("path").set("class", class).set("data-part", &part.to_string());
        let tag = tag.set("data-kind", kind).set("data-sides", &letters(self.plan, part, self.by));
        tag.set("d", data).empty();
    }

    /// What belongs to no part: walls and houses.
    fn nothing(&self, markup: &mut Markup) {
        let mut data = String::new();
        for [one, two, three] in ground::nothing(&self.plan.kind.parts) {
            data += &(Path::from(one).line(two).line(three).turned(self.by).data() + "z");
        }
        markup.path("pz", &data);
    }

    fn grass(&self, markup: &mut Markup) {
        let mut data = String::new();
        for (field, _) in self.plan.kind.parts_of(PartKind::Field) {
            for tuft in self.plan.ground.strewn(field, 6.0, &STREWN) {
                data += &start(tuft.turned(self.by).plus(-2.5, -2.0));
                data += "l2 4l1.5-5";
            }
        }
        markup.path("u", &data);
    }

    fn way(&self, markup: &mut Markup, way: &Way) {
        let data = lines(way, self.by);
        if data.is_empty() {
            return;
        }
        if way.river {
            self.part(markup, "wc", way.part, &data);
            if let Some(End::Water(end)) = way.end {
                markup.circle("wc", end.turned(self.by), 6.0);
                markup.path("wa", &data);
                markup.circle("wa", end.turned(self.by), 6.0);
            } else {
                markup.path("wa", &data);
            }
            markup.path("wl", &data);
        } else {
            self.part(markup, "rc", way.part, &data);
            markup.path("r", &data);
        }
    }

    fn cities(&self, markup: &mut Markup) {
        let stands: Vec<Point> = self.plan.stands.clone();
        for city in &self.plan.cities {
            self.part(markup, "c", city.part, &(city.outline.turned(self.by).data() + "z"));
            let (mut houses, mut roofs) = (String::new(), String::new());
            let shields = &self.plan.shields;
            for place in self.plan.ground.strewn(city.part, 7.0, &STREWN) {
                let near = |other: &Point, room: f64| place.distance_squared(*other) < room * room;
                if near(&stands[city.part], FIGURE_ROOM) || shields.iter().any(|shield| near(shield, 14.0)) {
                    continue;
                }
                let at = place.turned(self.by);
                houses += &format!("{}h8v5h-8z", start(at.plus(-4.0, 0.0)));
                roofs += &format!("{}l5.5-5l5.5 5z", start(at.plus(-5.5, 0.0)));
            }
            markup.path("h", &houses);
            markup.path("o", &roofs);
            let walls: String = city.walls.iter().map(|wall| wall.turned(self.by).data()).collect();
            markup.path("w", &walls);
            markup.path("v", &walls);
        }
    }

    fn end(&self, markup: &mut Markup, way: &Way) {
        match way.end {
            Some(End::Gate(at)) => {
                let at = at.turned(self.by);
                markup.path("k", &format!("{}v-7h3v2h3v-2h3v2h3v-2h3v14h-15z", start(at.plus(-7.5, 0.0))));
                markup.path("r", &start(at.plus(0.0, 6.0)));
            }
            Some(End::Open(at)) => {
                let at = at.turned(self.by);
                for (x, y) in [(-5.0, 0.0), (5.0, 0.5), (0.0, -4.0), (0.5, 4.5)] {
                    markup.circle("wd", at.plus(x, y), 4.2);
                }
            }
            Some(End::Water(_)) | None => {}
        }
    }

    /// Rails where a road runs over a river, or over another road that it does not meet.
    fn bridges(&self, markup: &mut Markup) {
        // What is built over a tile comes last, and has rails all along.
        let built = self.plan.ways.iter().filter(|way| way.built).count();
        let ways = &self.plan.ways[..self.plan.ways.len() - built];
        let mut rails = String::new();
        for (place, upper) in ways.iter().enumerate() {
            let meets = self.plan.kind.parts[upper.part].meets;
            for lower in ways[..place].iter().filter(|lower| !meets.contains(lower.part)) {
                for (one, other) in
                    upper.lines.iter().flat_map(|one| lower.lines.iter().map(move |other| (one, other)))
                {
                    let ends = [one.start(), one.end(), other.start(), other.end()];
                    let crossing = crossing(one, other);
                    // Roads that only end at the same place do not cross.
                    let apart =
                        |at: &(Point, f64, f64)| ends.iter().all(|end| end.distance_squared(at.0) > 16.0);
                    if let Some((at, x, y)) = crossing.filter(apart) {
                        let reach = lower.half_width() + 4.0;
                        for aside in [-7.0, 7.0] {
                            let middle = at.plus(-y * aside, x * aside);
                            let rail = Path::from(middle.plus(-x * reach, -y * reach));
                            rails += &rail.line(middle.plus(x * reach, y * reach)).turned(self.by).data();
                        }
                        let bed =
                            Path::from(at.plus(-x * reach, -y * reach)).line(at.plus(x * reach, y * reach));
                        let bed = bed.turned(self.by).data();
                        markup.path("rc", &bed);
                        markup.path("r", &bed);
                    }
                }
            }
        }
        markup.path("ml", &rails);
    }

    /// A road that runs beneath whatever lies above: it comes out where it keeps fields apart, else only at the rim.
    fn tunnel(&self, markup: &mut Markup, way: &Way) {
        let plan = self.plan;
        let Some(line) = way.lines.first() else { return };
        self.part(markup, "rt", way.part, &lines(way, self.by));
        for (end, side) in [(0.0, line.start()), (1.0, line.end())] {
            let along = |step: u32| line.along((end - f64::from(step) / 100.0_f64).abs());
            let Some(side) = Side::ALL.into_iter().find(|&it| Point::middle_of(it) == side) else { continue };
            let field = |half: HalfSide| plan.kind.parts.iter().position(|part| part.halves.contains(half));
            let [left, right] = side.halves();
            let in_city = |step: &u32| plan.cities.iter().any(|city| inside(&city.corners, along(*step)));
            let open = if field(left) == field(right) { 8 } else { (0..50).find(in_city).unwrap_or(8) };
            let path = Path::from(along(0)).line(along(open)).turned(self.by).data();
            markup.path("rc", &path);
            markup.path("r", &path);
            let mouth = along(open).turned(self.by);
            markup.path("k", &format!("{}v-4c0-9 15-9 15 0v9h-15z", start(mouth.plus(-7.5, 0.0))));
        }
    }

    /// A bridge of stone from a side of the tile to the other, on a pier at each end.
    fn built_bridge(&self, markup: &mut Markup, way: &Way) {
        for line in &way.lines {
            let line = line.turned(self.by);
            let (from, to) = (line.start(), line.end());
            let (x, y) = ((to.x - from.x) / TILE, (to.y - from.y) / TILE);
            let block = |from: Point, to: Point, half: f64| {
                let corner = |at: Point, aside: f64| at.plus(-y * aside, x * aside);
                let path = Path::from(corner(from, half)).line(corner(to, half)).line(corner(to, -half));
                path.line(corner(from, -half)).data() + "z"
            };
            let reach = 13.0;
            markup.tag("g").set("data-part", &way.part.to_string()).set("data-kind", "bridge").open();
            for (end, away) in [(from, 1.0), (to, -1.0)] {
                markup.path("ia", &block(end, end.plus(x * reach * away, y * reach * away), 12.0));
            }
            markup.path("ia", &block(from, to, 7.8));
            markup.path("r", &line.data());
            for at in [0.32, 0.5, 0.68] {
                let at = from.toward(to, at);
                markup.path("ml", &block(at.plus(-x * 0.1, -y * 0.1), at, 7.8));
            }
            markup.close();
        }
    }

    fn building(&self, markup: &mut Markup, building: &Building) {
        let at = building.at.turned(self.by);
        let kind = building.kind.id();
        markup.tag("g").set("data-part", &building.part.to_string()).set("data-kind", kind).open();
        markup.moved(at, building.scale);
        match building.kind {
            PartKind::Monastery => monastery(markup, Point::new(0.0, 0.0)),
            PartKind::Place => markup.circle("pz", Point::new(0.0, 0.0), super::PLACE),
            _ => garden(markup, Point::new(0.0, 0.0)),
        }
        markup.close();
        markup.close();
    }
}

/// Where two paths cross, and the direction of the first one there.
fn crossing(one: &Path, other: &Path) -> Option<(Point, f64, f64)> {
    let (ours, theirs) = (one.corners(), other.corners());
    for a in ours.windows(2) {
        for b in theirs.windows(2) {
            let (dx, dy) = (a[1].x - a[0].x, a[1].y - a[0].y);
            let (ex, ey) = (b[1].x - b[0].x, b[1].y - b[0].y);
            let turn = dx * ey - dy * ex;
            if turn.abs() < 1e-9 {
                continue;
            }
            let (fx, fy) = (b[0].x - a[0].x, b[0].y - a[0].y);
            let (along, there) = ((fx * ey - fy * ex) / turn, (fx * dy - fy * dx) / turn);
            if (0.0..=1.0).contains(&along) && (0.0..=1.0).contains(&there) {
                let length = (dx * dx + dy * dy).sqrt();
                return Some((a[0].toward(a[1], along), dx / length, dy / length));
            }
        }
    }
    None
}

pub(in crate::draw) fn coat_of_arms(markup: &mut Markup, at: Point) {
    let shape = "h14v7c0 5-4 8-7 9.5c-3-1.5-7-4.5-7-9.5z";
    markup.path("s", &format!("{}{shape}", start(at.plus(-7.0, -8.0))));
    markup.path("sl", &format!("{}v12", start(at.plus(0.0, -6.0))));
    markup.path("sl", &format!("{}h9", start(at.plus(-4.5, -2.5))));
}

pub(in crate::draw) fn monastery(markup: &mut Markup, at: Point) {
    markup.circle("y", at, 19.0);
    markup.path("mb", &format!("{}h26v11h-26z", start(at.plus(-13.0, 2.0))));
    markup.path("mr", &format!("{}l5-7h22l5 7z", start(at.plus(-16.0, 2.0))));
    markup.path("mb", &format!("{}h9v20h-9z", start(at.plus(-4.5, -7.0))));
    markup.path("mr", &format!("{}l6.5-9l6.5 9z", start(at.plus(-6.5, -7.0))));
    markup.path("ml", &format!("{}v-6m-2.5 2h5", start(at.plus(0.0, -15.0))));
    markup.path("mr", &format!("{}v-6h4v6z", start(at.plus(-2.0, 13.0))));
}

pub(in crate::draw) fn garden(markup: &mut Markup, at: Point) {
    markup.rect("gh", at.plus(-11.0, -11.0), (22.0, 22.0), 6.0);
    markup.rect("gi", at.plus(-7.0, -7.0), (14.0, 14.0), 3.0);
    markup.path("gh", &format!("{}v12", start(at.plus(0.0, -6.0))));
    for (x, y) in [(-3.6, -3.6), (3.6, -3.6), (-3.6, 3.6), (3.6, 3.6)] {
        markup.circle("gf", at.plus(x, y), 2.2);
    }
}
