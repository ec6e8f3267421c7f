//! A tile's picture, worked out from its parts: where its cities, roads, rivers, buildings and fields lie,
//! and where on them something can stand.
//!
//! Everything is worked out for rotation 0 and turned as it is drawn, so that what stands upright (houses,
//! shields, letters) stays upright.

mod city;
mod ground;
mod ink;
mod ways;

use crate::geometry::{Rotation, Side};
use crate::tiles::{Catalogue, MarkDef, MarkId, PartKind, TileKind, TileKindId};

use super::shape::Point;
use city::City;
use ground::{Ground, Room};
pub(super) use ink::{
    Region, coat_of_arms, field_region, garden, monastery, part_region, tile as draw_tile, tile_name,
};
use ways::{Targets, Way};

/// The room that a figure needs.
const FIGURE_ROOM: f64 = 15.0;
/// The room that a coat of arms or a mark needs.
const MARK_ROOM: f64 = 10.0;
/// How far the place where roads end at each other reaches.
const PLAZA: f64 = 12.0;
/// How far a monastery reaches.
const MONASTERY: f64 = 19.0;
/// How far a garden reaches.
const GARDEN: f64 = 13.0;
/// The middles of the quarters of a tile.
const QUARTERS: [Point; 4] =
    [Point::new(25.0, 25.0), Point::new(75.0, 25.0), Point::new(75.0, 75.0), Point::new(25.0, 75.0)];
/// How far a place reaches that is no feature.
const PLACE: f64 = 11.0;

/// A monastery, a garden, or a place that is no feature.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Building {
    part: usize,
    kind: PartKind,
    at: Point,
    /// How large it is drawn: smaller where there is less room.
    scale: f64,
}

impl Building {
    /// How far it reaches.
    const fn radius(&self) -> f64 {
        let whole = match self.kind {
            PartKind::Monastery => MONASTERY,
            PartKind::Place => PLACE,
            _ => GARDEN,
        };
        whole * self.scale
    }

    /// One that stands where there is most room.
    fn within(part: usize, kind: PartKind, room: Option<Room>) -> Self {
        let Room { at, radius } = room.unwrap_or(Room { at: Point::CENTRE, radius: GARDEN });
        let whole = if kind == PartKind::Monastery { MONASTERY } else { GARDEN };
        Self { part, kind, at, scale: (radius / whole).clamp(0.5, 1.0) }
    }
}

/// Where everything lies on a tile of some kind, at rotation 0.
pub(super) struct Plan<'k> {
    kind: &'k TileKind,
    cities: Vec<City>,
    ways: Vec<Way>,
    plaza: Option<Point>,
    buildings: Vec<Building>,
    ground: Ground,
    /// Where a figure stands on each part.
    stands: Vec<Point>,
    /// Coats of arms.
    shields: Vec<Point>,
    /// What is printed on the tile or its parts besides.
    marks: Vec<(MarkId, Option<usize>, Point)>,
}

impl<'k> Plan<'k> {
    /// The plan of a kind of tile.
    pub fn new(kind: &'k TileKind) -> Self {
        let parts = &kind.parts[..];
        let cities = City::all(parts);
        let plaza = ways::plaza(parts, &cities);
        let monastery = monastery_room(kind, &cities);
        let ways = Targets { parts, cities: &cities, plaza, monastery: monastery.at }.ways();
        let mut buildings: Vec<Building> = Vec::new();
        for (part, _) in kind.parts_of(PartKind::Monastery) {
            buildings.push(Building::within(part, PartKind::Monastery, Some(monastery)));
        }
        let blocked = plaza.map(|plaza| (plaza, PLAZA));
        for (part, _) in kind.parts_of(PartKind::Garden) {
            let ground = Ground::new(parts, &cities, &ways, blocked, &buildings);
            let room = ground.room_outside(parts, &[]);
            buildings.push(Building::within(part, PartKind::Garden, room));
        }
        // Four of them have a quarter of the tile each.
        let quarters = kind.parts_of(PartKind::Place).count() == 4;
        for (number, (part, place)) in kind.parts_of(PartKind::Place).enumerate() {
            let ground = Ground::new(parts, &cities, &ways, blocked, &buildings);
            // Where roads end at it, it stands in the middle.
            let at = match (quarters, place.meets.is_empty()) {
                (true, _) => QUARTERS[number],
                (false, true) => {
                    ground.room_anywhere(parts).map_or(Point::CENTRE, |room| ink::within(room.at))
                }
                (false, false) => Point::CENTRE,
            };
            buildings.push(Building { part, kind: PartKind::Place, at, scale: 1.0 });
        }
        let ground = Ground::new(parts, &cities, &ways, blocked, &buildings);
        let mut plan = Self {
            kind,
            cities,
            ways,
            plaza,
            buildings,
            ground,
            stands: Vec::new(),
            shields: Vec::new(),
            marks: Vec::new(),
        };
        plan.stands = (0..parts.len()).map(|part| plan.stand(part)).collect();
        plan.print();
        plan
    }

    /// The plan of a kind by its number; where a road was added, the plan of the tile as it is printed with a
    /// bridge over it.
    pub fn of(catalogue: &'k Catalogue, id: TileKindId) -> Self {
        let printed = catalogue.as_printed(id);
        let mut plan = Self::new(&catalogue[printed]);
        if printed != id {
            plan.kind = &catalogue[id];
            let bridge = plan.kind.parts.len() - 1;
            if let Some(from) = plan.kind.parts[bridge].sides.iter().next() {
                plan.ways.push(Way::bridge(bridge, from));
                plan.stands.push(plan.on_bridge(from));
            }
        }
        plan
    }

    /// Where a figure stands on a bridge: as far as can be from where others stand.
    fn on_bridge(&self, from: Side) -> Point {
        let (start, end) = (Point::middle_of(from), Point::middle_of(from.opposite()));
        let places = [0.5, 0.3, 0.7].map(|along| start.toward(end, along));
        let room = |place: &Point| {
            let near = self.stands.iter().map(|other| place.distance_squared(*other));
            near.fold(30.0 * 30.0, f64::min)
        };
        places.into_iter().rev().max_by(|a, b| room(a).total_cmp(&room(b))).unwrap_or(Point::CENTRE)
    }

    /// The kind that it is a plan of.
    pub fn kind(&self) -> &'k TileKind {
        self.kind
    }

    /// Where roads end at each other, as the tile lies.
    pub fn plazas(&self, by: Rotation) -> impl Iterator<Item = Point> + '_ {
        self.plaza.iter().map(move |plaza| plaza.turned(by))
    }

    /// Monasteries and gardens with their places, as the tile lies.
    pub fn buildings(&self, by: Rotation) -> impl Iterator<Item = (usize, Point)> + '_ {
        self.buildings.iter().map(move |building| (building.part, building.at.turned(by)))
    }

    /// Coats of arms, as the tile lies.
    pub fn coats(&self, by: Rotation) -> impl Iterator<Item = Point> + '_ {
        self.shields.iter().map(move |shield| shield.turned(by))
    }

    /// The courses of a road, as the tile lies, and whether they run beneath cities.
    pub fn roads(&self, part: usize, by: Rotation) -> impl Iterator<Item = (Vec<Point>, bool)> + '_ {
        let ways = self.ways.iter().filter(move |way| way.part == part && !way.river);
        ways.flat_map(move |way| way.lines.iter().map(move |line| (line.turned(by).corners(), way.beneath)))
    }

    /// What its sides show as it lies, clockwise from north.
    pub fn edges(&self, by: Rotation) -> String {
        let rim = self.kind.rim(by);
        Side::ALL.map(|side| rim.terrain(side).id()).join(" ")
    }

    /// Where a figure stands on a part, as the tile lies.
    pub fn stand_of(&self, part: usize, by: Rotation) -> Point {
        self.stands.get(part).copied().unwrap_or(Point::CENTRE).turned(by)
    }

    /// Where something is printed, as the tile lies.
    pub fn mark(&self, mark: MarkId, by: Rotation) -> Option<Point> {
        let printed = self.marks.iter().find(|(own, ..)| *own == mark);
        printed.map(|(.., at)| ink::within(at.turned(by)))
    }

    /// The words for everything that is printed, each with its place, as the tile lies.
    pub fn printed<'d>(
        &'d self,
        by: Rotation,
        defs: &'d [MarkDef],
    ) -> impl Iterator<Item = (String, Point)> + 'd {
        self.marks.iter().map(move |&(mark, part, at)| {
            let on = part.map(|part| self.kind.parts[part].kind);
            (super::marks::word(defs, mark, on), ink::within(at.turned(by)))
        })
    }

    /// The part that shows at a place of the tile as it lies.
    pub fn part_at(&self, place: Point, by: Rotation) -> Option<usize> {
        self.ground.at(place.turned(by.back()))
    }

    fn stand(&self, part: usize) -> Point {
        if let Some(building) = self.buildings.iter().find(|building| building.part == part) {
            // Before it, so that what it is can still be seen.
            let aside = match building.kind {
                PartKind::Place => 0.5,
                PartKind::Garden => 0.65,
                _ => 1.0,
            } * building.scale;
            return building.at.plus(12.0 * aside, 8.0 * aside);
        }
        if let Some(way) = self.ways.iter().find(|way| way.part == part) {
            // In the middle, or aside where something stands there.
            let first = if self.kind.parts[part].sides.len() == 1 { 0.4 } else { 0.5 };
            let shows = |place: &Point| {
                self.ground
                    .at(*place)
                    .is_some_and(|on| self.kind.parts[on].kind == self.kind.parts[part].kind)
            };
            let Some(line) = way.lines.first() else { return Point::CENTRE };
            let places = [first, 0.25, 0.75, 0.12].map(|along| line.along(along));
            return places.into_iter().find(shows).unwrap_or(places[0]);
        }
        self.ground.room(part, &[]).map_or(Point::CENTRE, |room| room.at)
    }

    /// Finds places for coats of arms and marks, beside the places of figures.
    fn print(&mut self) {
        let mut taken: Vec<(Point, f64)> = self.stands.iter().map(|&at| (at, FIGURE_ROOM)).collect();
        for index in 0..self.kind.parts.len() {
            let part = self.kind.parts[index];
            for _ in 0..part.coats {
                let at = self.place_on(index, &taken);
                taken.push((at, MARK_ROOM));
                self.shields.push(at);
            }
            for mark in part.marks.iter() {
                let at = self.place_on(index, &taken);
                taken.push((at, MARK_ROOM));
                self.marks.push((mark, Some(index), at));
            }
        }
        for mark in self.kind.marks.iter() {
            let room = self.ground.room_outside(&self.kind.parts, &taken);
            let at = room.map_or(Point::CENTRE, |room| room.at);
            taken.push((at, MARK_ROOM));
            self.marks.push((mark, None, at));
        }
    }

    /// A place for something printed on a part.
    fn place_on(&self, part: usize, taken: &[(Point, f64)]) -> Point {
        let stand = self.stands[part];
        if let Some(way) = self.ways.iter().find(|way| way.part == part) {
            // Beside the road, where there is most room.
            let ends = way.end.iter().filter_map(|end| match end {
                ways::End::Gate(at) | ways::End::Open(at) => Some((*at, MARK_ROOM)),
                ways::End::Water(_) => None,
            });
            let buildings = self.buildings.iter().map(|building| (building.at, building.radius()));
            let plaza = self.plaza.iter().map(|&plaza| (plaza, PLAZA));
            let taken: Vec<(Point, f64)> =
                taken.iter().copied().chain(ends).chain(buildings).chain(plaza).collect();
            let room = |place: &Point| {
                let near = taken.iter().map(|(other, needs)| place.distance_squared(*other).sqrt() - needs);
                near.fold(f64::INFINITY, f64::min)
            };
            let on_meadow = |place: &Point| {
                let on = self.ground.at(*place).map(|part| self.kind.parts[part].kind);
                on == Some(PartKind::Field) && ink::within(*place) == *place
            };
            let beside = way.lines.iter().flat_map(|line| aside(line, 15.0)).filter(on_meadow);
            let best = beside.max_by(|a, b| room(a).total_cmp(&room(b)));
            return best.filter(|place| room(place) > 0.0).unwrap_or_else(|| {
                let along = way.lines.iter().flat_map(|line| aside(line, 0.0));
                along.max_by(|a, b| room(a).total_cmp(&room(b))).unwrap_or(stand)
            });
        }
        if let Some(building) = self.buildings.iter().find(|building| building.part == part) {
            let aside = if building.kind == PartKind::Place { 0.0 } else { building.radius() };
            return building.at.plus(aside * 0.8, aside * 0.6);
        }
        self.ground.room(part, taken).map_or(stand, |room| room.at)
    }
}

/// Places along a line, so far from it on both sides.
fn aside(line: &super::shape::Path, far: f64) -> Vec<Point> {
    let places = (2..9).flat_map(|step| {
        let along = f64::from(step) / 10.0;
        let (at, before, after) = (line.along(along), line.along(along - 0.05), line.along(along + 0.05));
        let length = before.distance_squared(after).sqrt().max(0.1);
        let (x, y) = ((after.x - before.x) / length * far, (after.y - before.y) / length * far);
        [at.plus(-y, x), at.plus(y, -x)]
    });
    places.collect()
}

/// Where the monastery stands: in the middle, unless a road or river runs through there.
fn monastery_room(kind: &TileKind, cities: &[City]) -> Room {
    let parts = &kind.parts[..];
    let middle = Room { at: Point::CENTRE, radius: MONASTERY };
    if kind.parts_of(PartKind::Monastery).next().is_none() {
        return middle;
    }
    let mut passing = Targets { parts, cities, plaza: None, monastery: Point::CENTRE }.ways();
    passing.retain(|way| parts[way.part].sides.len() > 1);
    let bare = Ground::new(parts, cities, &passing, None, &[]);
    let is_free = bare.at(Point::CENTRE).is_none_or(|part| parts[part].kind == PartKind::Field);
    let aside = if is_free { None } else { bare.room_outside(parts, &[]) };
    // Where there is hardly any meadow, it stands in the middle of whatever there is.
    aside.filter(|room| room.radius > 9.0).unwrap_or(middle)
}

#[cfg(test)]
mod tests;
