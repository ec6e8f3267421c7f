//! Where the roads and rivers of a tile run.

use super::City;
use crate::draw::shape::{Path, Point, inside};
use crate::geometry::{Side, SideSet};
use crate::tiles::{Part, PartKind};

/// How wide a road is, its edges included.
pub(super) const ROAD: f64 = 11.0;
/// How wide a river is, its banks included.
pub(super) const RIVER: f64 = 17.0;

/// What stands where a road or river ends inside the tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum End {
    /// The gate of a city.
    Gate(Point),
    /// Nothing: it just ends.
    Open(Point),
    /// The spring or the lake of a river.
    Water(Point),
}

/// A piece of a road or of a river.
pub(super) struct Way {
    /// Its place among the tile's parts.
    pub part: usize,
    /// Is it a river?
    pub river: bool,
    /// Its course: from a side to a side, or from each side to where it ends.
    pub lines: Vec<Path>,
    /// Where it ends inside the tile, as far as nothing else is drawn there.
    pub end: Option<End>,
    /// Does it run beneath the cities, up to their walls?
    pub beneath: bool,
    /// Is it a bridge that was built over the whole tile?
    pub built: bool,
}

impl Way {
    /// A bridge over a tile, from a side to the opposite one.
    pub fn bridge(part: usize, from: Side) -> Self {
        let lines = vec![through(from, from.opposite())];
        Self { part, river: false, lines, end: None, beneath: false, built: true }
    }

    /// Half its width.
    pub const fn half_width(&self) -> f64 {
        if self.river { RIVER / 2.0 } else { ROAD / 2.0 }
    }
}

/// The places of a tile that ways may lead to.
pub(super) struct Targets<'p> {
    pub parts: &'p [Part],
    pub cities: &'p [City],
    /// Where several roads end at each other.
    pub plaza: Option<Point>,
    /// Where the monastery stands.
    pub monastery: Point,
}

/// The place where the roads of a crossing end, if the tile has one.
pub(super) fn plaza(parts: &[Part], cities: &[City]) -> Option<Point> {
    let crossing: Vec<&Part> = parts.iter().filter(|part| ends_at_road(parts, part)).collect();
    let at_building = |road: &&Part| meets(parts, road, PartKind::Monastery) || at_place(parts, road);
    if crossing.len() < 2 || crossing.iter().any(at_building) {
        return None;
    }
    if !cities.iter().any(|city| inside(&city.corners, Point::CENTRE)) {
        return Some(Point::CENTRE);
    }
    // A city fills the middle: the roads meet before its wall.
    let sides: Vec<Side> = crossing.iter().flat_map(|road| road.sides.iter()).collect();
    let count = sides.len().max(1) as f64;
    let sum = sides.iter().fold(Point::new(0.0, 0.0), |sum, &side| {
        let middle = Point::middle_of(side);
        sum.plus(middle.x / count, middle.y / count)
    });
    Some(sum.toward(Point::CENTRE, 0.1))
}

fn ends_at_road(parts: &[Part], part: &Part) -> bool {
    part.kind == PartKind::Road && part.sides.len() == 1 && meets(parts, part, PartKind::Road)
}

fn meets(parts: &[Part], part: &Part, kind: PartKind) -> bool {
    part.meets.iter().any(|other| parts.get(other).is_some_and(|other| other.kind == kind))
}

/// Does a road end at a place that is no feature, or at a road that does?
fn at_place(parts: &[Part], part: &Part) -> bool {
    let ends = |part: &Part| meets(parts, part, PartKind::Place);
    let beside = || part.meets.iter().filter_map(|other| parts.get(other));
    ends(part) || beside().any(|other| other.kind == PartKind::Road && ends(other))
}

impl Targets<'_> {
    /// All roads and rivers: rivers first, then roads, each in the tile's order.
    pub fn ways(&self) -> Vec<Way> {
        let of = |kind| self.parts.iter().enumerate().filter(move |(_, part)| part.kind == kind);
        let rivers = of(PartKind::River).map(|(index, part)| self.way(index, part, true));
        let roads = of(PartKind::Road).map(|(index, part)| self.way(index, part, false));
        rivers.chain(roads).collect()
    }

    fn way(&self, index: usize, part: &Part, river: bool) -> Way {
        let sides: Vec<Side> = part.sides.iter().collect();
        let beneath = meets(self.parts, part, PartKind::City) || river;
        let mut way = Way { part: index, river, lines: Vec::new(), end: None, beneath, built: false };
        match sides[..] {
            [] => {}
            [from] => self.ending(&mut way, from, part),
            [from, to] => way.lines.push(through(from, to)),
            _ => way.lines.extend(sides.iter().map(|&side| straight(side, Point::CENTRE))),
        }
        way
    }

    /// A way that reaches one side.
    fn ending(&self, way: &mut Way, from: Side, part: &Part) {
        let city = part.meets.iter().find(|&other| self.parts[other].kind == PartKind::City);
        let start = Point::middle_of(from);
        if way.river && meets(self.parts, part, PartKind::River) {
            way.lines.push(straight(from, Point::CENTRE));
        } else if way.river {
            let end = start.toward(Point::CENTRE, 0.9);
            way.lines.push(straight(from, end));
            way.end = Some(End::Water(end));
        } else if meets(self.parts, part, PartKind::Monastery) {
            way.lines.push(bent(from, self.monastery));
        } else if meets(self.parts, part, PartKind::Place) {
            way.lines.push(straight(from, Point::CENTRE));
        } else if let Some(plaza) = self.plaza
            && ends_at_road(self.parts, part)
        {
            way.lines.push(bent(from, plaza));
        } else if at_place(self.parts, part) {
            way.lines.push(straight(from, Point::CENTRE));
        } else if let Some(city) = city {
            let line = self.to_city(from, city);
            way.end = self.gate(&line, city).map(End::Gate);
            way.lines.push(line);
        } else if meets(self.parts, part, PartKind::River) {
            way.lines.push(straight(from, Point::CENTRE));
        } else {
            let end = start.toward(Point::CENTRE, 0.62);
            way.lines.push(straight(from, end));
            way.end = Some(End::Open(end));
        }
    }

    fn to_city(&self, from: Side, city: usize) -> Path {
        let sides = self.parts[city].sides;
        let reaches = self.cities.iter().any(|it| it.part == city && inside(&it.corners, Point::CENTRE));
        if reaches || sides == SideSet::EMPTY.with(from.opposite()) {
            let end = if reaches { Point::CENTRE } else { City::heart(sides, from) };
            return straight(from, end);
        }
        bent(from, City::heart(sides, from))
    }

    /// Where a line first comes into a city.
    fn gate(&self, line: &Path, city: usize) -> Option<Point> {
        let corners = &self.cities.iter().find(|it| it.part == city)?.corners;
        (0..=50).map(|step| line.along(f64::from(step) / 50.0)).find(|&place| inside(corners, place))
    }
}

fn straight(from: Side, to: Point) -> Path {
    Path::from(Point::middle_of(from)).line(to)
}

/// From a side to a place: straight in at first.
fn bent(from: Side, to: Point) -> Path {
    let start = Point::middle_of(from);
    let aside = match from {
        Side::North | Side::South => to.x - start.x,
        Side::East | Side::West => to.y - start.y,
    };
    if aside.abs() < 1.0 {
        return straight(from, to);
    }
    // It arrives square to the way that it set out on.
    let square = match from {
        Side::North | Side::South => Point::new(start.x, to.y),
        Side::East | Side::West => Point::new(to.x, start.y),
    };
    Path::from(start).curve([start.toward(square, 0.6), to.toward(square, 0.6)], to)
}

/// From a side to another.
fn through(from: Side, to: Side) -> Path {
    let (start, end) = (Point::middle_of(from), Point::middle_of(to));
    if from.opposite() == to {
        return Path::from(start).line(end);
    }
    // A quarter of a circle around the corner between both.
    let pull = 0.5523;
    Path::from(start).curve([start.toward(Point::CENTRE, pull), end.toward(Point::CENTRE, pull)], end)
}
