//! What each spot of a tile belongs to, on a fine grid: for the shapes of fields, and for places where
//! something can stand.

use std::collections::VecDeque;

use super::{Building, City, Way};
use crate::draw::shape::{Point, TILE};
use crate::geometry::{HalfSide, Rotation, Side};
use crate::tiles::{Part, PartKind, PartSet};

/// Squares along a side of the grid.
pub(super) const SQUARES: usize = 50;

/// The side of a square.
pub(super) const SQUARE: f64 = TILE / SQUARES as f64;

/// Neither a part nor free ground: where the roads of a crossing end.
const BLOCKED: u8 = 254;
/// Ground that belongs to no part, or to a field not yet known.
const FREE: u8 = 255;

/// A grid that says which part each square belongs to, at rotation 0.
pub(super) struct Ground {
    squares: Vec<u8>,
    /// Squares where two fields meet without anything drawn between them.
    pub seams: Vec<Point>,
}

/// The middle of a square.
fn middle(index: usize) -> Point {
    let along = |place: usize| (place as f64 + 0.5) * SQUARE;
    Point::new(along(index % SQUARES), along(index / SQUARES))
}

/// The square of a place.
fn square(place: Point) -> usize {
    let along = |at: f64| ((at / SQUARE) as usize).min(SQUARES - 1);
    along(place.y) * SQUARES + along(place.x)
}

/// In which direction a place lies from the middle of the tile, clockwise, as a share of the whole turn.
fn angle(place: Point) -> f64 {
    (place.y - Point::CENTRE.y).atan2(place.x - Point::CENTRE.x) / std::f64::consts::TAU
}

/// The squares beside a square.
fn beside(index: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (index % SQUARES, index / SQUARES);
    let last = SQUARES - 1;
    [
        (y > 0).then(|| index - SQUARES),
        (x < last).then(|| index + 1),
        (y < last).then(|| index + SQUARES),
        (x > 0).then(|| index - 1),
    ]
    .into_iter()
    .flatten()
}

/// The corners of what belongs to no part: triangles between the centre and the half sides that lie neither in
/// a city nor in a field.
pub(super) fn nothing(parts: &[Part]) -> Vec<[Point; 3]> {
    let shows = |half: &HalfSide| {
        parts.iter().any(|part| {
            part.halves.contains(*half) || part.kind == PartKind::City && part.sides.contains(half.side())
        })
    };
    let corners = |half: HalfSide| {
        let (side, middle) = (half.side(), Point::middle_of(half.side()));
        let [left, _] = side.halves();
        let corner = if half == left { side } else { side.turned(Rotation::new(1)) };
        [Point::corner_before(corner), middle, Point::CENTRE]
    };
    HalfSide::ALL.into_iter().filter(|half| !shows(half)).map(corners).collect()
}

impl Ground {
    /// The ground of these parts, given where everything but fields lies.
    pub fn new(
        parts: &[Part],
        cities: &[City],
        ways: &[Way],
        plaza: Option<(Point, f64)>,
        buildings: &[Building],
    ) -> Self {
        let mut ground = Self { squares: vec![FREE; SQUARES * SQUARES], seams: Vec::new() };
        for corners in nothing(parts) {
            ground.lay_within(&corners, BLOCKED);
        }
        ground.lay_ways(ways.iter().filter(|way| way.beneath));
        for city in cities {
            ground.lay_within(&city.corners, city.part as u8);
        }
        ground.lay_ways(ways.iter().filter(|way| !way.beneath));
        if let Some((centre, radius)) = plaza {
            ground.lay_disc(centre, radius, BLOCKED);
        }
        for building in buildings {
            ground.lay_disc(building.at, building.radius(), building.part as u8);
        }
        ground.find_fields(parts);
        ground
    }

    /// The part on a place.
    pub fn at(&self, place: Point) -> Option<usize> {
        Some(self.squares[square(place)]).filter(|&part| part < BLOCKED).map(usize::from)
    }

    /// Is the place free ground, whether known to be a field or not?
    fn lay_within(&mut self, corners: &[Point], part: u8) {
        for row in 0..SQUARES {
            // Where the row's middle line crosses the outline.
            let y = middle(row * SQUARES).y;
            let mut crossings: Vec<f64> = Vec::new();
            let mut before = corners.last();
            for corner in corners {
                if let Some(from) = before
                    && (from.y > y) != (corner.y > y)
                {
                    crossings.push(from.x + (corner.x - from.x) * (y - from.y) / (corner.y - from.y));
                }
                before = Some(corner);
            }
            crossings.sort_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let first = ((pair[0] / SQUARE - 0.5).ceil().max(0.0)) as usize;
                for column in first..SQUARES {
                    if (column as f64 + 0.5) * SQUARE > pair[1] {
                        break;
                    }
                    self.squares[row * SQUARES + column] = part;
                }
            }
        }
    }

    fn lay_ways<'w>(&mut self, ways: impl Iterator<Item = &'w Way>) {
        for way in ways {
            for line in &way.lines {
                for pair in line.corners().windows(2) {
                    self.lay_line(pair[0], pair[1], way.half_width(), way.part as u8);
                }
            }
        }
    }

    fn lay_line(&mut self, from: Point, to: Point, reach: f64, part: u8) {
        let bounds = |a: f64, b: f64| {
            let low = ((a.min(b) - reach) / SQUARE).floor().max(0.0) as usize;
            let high = ((a.max(b) + reach) / SQUARE).ceil().max(0.0) as usize;
            low.min(SQUARES)..high.min(SQUARES)
        };
        for row in bounds(from.y, to.y) {
            for column in bounds(from.x, to.x) {
                let index = row * SQUARES + column;
                if middle(index).distance_squared_to(from, to) <= reach * reach {
                    self.squares[index] = part;
                }
            }
        }
    }

    fn lay_disc(&mut self, centre: Point, radius: f64, part: u8) {
        self.lay_line(centre, centre, radius, part);
    }

    /// Gives every free square to the field that it belongs to.
    fn find_fields(&mut self, parts: &[Part]) {
        let mut known = vec![false; self.squares.len()];
        let mut inner: Vec<usize> = (0..parts.len())
            .filter(|&part| parts[part].kind == PartKind::Field && parts[part].halves.is_empty())
            .collect();
        for start in 0..self.squares.len() {
            if self.squares[start] != FREE || known[start] {
                continue;
            }
            let region = self.region(start, &mut known);
            let reached = reached(parts, &region);
            match reached[..] {
                [] => {
                    let touched = self.cities_beside(&region, parts);
                    let like = |field: &usize| parts[*field].cities == touched;
                    let field = inner.iter().position(like).or((!inner.is_empty()).then_some(0));
                    // A sliver between curves is no field.
                    if let Some(place) = field
                        && region.len() > 12
                    {
                        let field = inner.remove(place);
                        region.iter().for_each(|&index| self.squares[index] = field as u8);
                    }
                }
                [(field, _)] => region.iter().for_each(|&index| self.squares[index] = field as u8),
                _ => self.divide(&region, parts, &reached),
            }
        }
    }

    /// The free squares that hang together with this one.
    fn region(&self, start: usize, known: &mut [bool]) -> Vec<usize> {
        let mut region = vec![start];
        known[start] = true;
        let mut next = 0;
        while let Some(&index) = region.get(next) {
            next += 1;
            for other in beside(index) {
                if self.squares[other] == FREE && !known[other] {
                    known[other] = true;
                    region.push(other);
                }
            }
        }
        region
    }

    /// The cities that squares lie beside, across their walls.
    fn cities_beside(&self, region: &[usize], parts: &[Part]) -> PartSet {
        let around =
            region.iter().flat_map(|&index| beside(index)).map(|index| usize::from(self.squares[index]));
        around.filter(|&part| parts.get(part).is_some_and(|part| part.kind == PartKind::City)).collect()
    }

    /// Divides squares between fields that nothing drawn keeps apart: each to the nearest. Where a field would not
    /// come to a city that it touches, they are divided along lines to the city's wall.
    fn divide(&mut self, region: &[usize], parts: &[Part], fields: &[(usize, Vec<usize>)]) {
        self.flood(region, fields.iter().cloned());
        let comes = |(field, _): &(usize, Vec<usize>)| {
            let own: Vec<usize> =
                region.iter().copied().filter(|&index| usize::from(self.squares[index]) == *field).collect();
            let touched = self.cities_beside(&own, parts);
            let beside = self.cities_beside(region, parts);
            parts[*field].cities.iter().all(|city| touched.contains(city) || !beside.contains(city))
        };
        if !fields.iter().all(comes) {
            let plain = self.squares.clone();
            let lines = self.lines_to_cities(region, parts, fields);
            self.flood(region, lines.into_iter());
            if !fields.iter().all(|(field, _)| self.hangs_together(region, *field as u8)) {
                self.squares = plain;
            }
        }
        let is_field = |part: u8| fields.iter().any(|(field, _)| *field as u8 == part);
        let seam = |&&index: &&usize| {
            let own = self.squares[index];
            beside(index)
                .any(|other| other > index && self.squares[other] != own && is_field(self.squares[other]))
        };
        let mut found: Vec<usize> = region.iter().filter(seam).copied().collect();
        found.sort_unstable();
        // One bush after the other, as far apart as they are wide.
        for at in found.into_iter().map(middle) {
            if self.seams.iter().all(|other| at.distance_squared(*other) > 4.6 * 4.6) {
                self.seams.push(at);
            }
        }
    }

    /// Gives the squares of a region to whatever starts nearest.
    fn flood(&mut self, region: &[usize], starts: impl Iterator<Item = (usize, Vec<usize>)>) {
        region.iter().for_each(|&index| self.squares[index] = FREE);
        let mut queue = VecDeque::new();
        for (field, starts) in starts {
            for start in starts {
                if self.squares[start] == FREE {
                    self.squares[start] = field as u8;
                    queue.push_back(start);
                }
            }
        }
        while let Some(index) = queue.pop_front() {
            for other in beside(index) {
                if self.squares[other] == FREE {
                    self.squares[other] = self.squares[index];
                    queue.push_back(other);
                }
            }
        }
    }

    /// Can one walk all over what a field has of a region?
    fn hangs_together(&self, region: &[usize], field: u8) -> bool {
        let own = || region.iter().copied().filter(|&index| self.squares[index] == field);
        let Some(start) = own().next() else { return false };
        let mut known = vec![false; self.squares.len()];
        known[start] = true;
        let mut open = vec![start];
        while let Some(index) = open.pop() {
            for other in beside(index).filter(|&other| self.squares[other] == field) {
                if !std::mem::replace(&mut known[other], true) {
                    open.push(other);
                }
            }
        }
        own().all(|index| known[index])
    }

    /// Where fields start, with lines from there to the walls of the cities that they touch. The fields come to a
    /// wall in the order in which they lie around the tile.
    fn lines_to_cities(
        &self,
        region: &[usize],
        parts: &[Part],
        fields: &[(usize, Vec<usize>)],
    ) -> Vec<(usize, Vec<usize>)> {
        let mut lines = fields.to_vec();
        for city in self.cities_beside(region, parts).iter() {
            let Some(side) = parts[city].sides.iter().next() else { continue };
            let towards = angle(Point::middle_of(side));
            // Clockwise from the city, from 0 to 1, and back to it from both sides, from -0.5 to 0.5.
            let around = |place: Point| (angle(place) - towards).rem_euclid(1.0);
            let aside = |place: Point| (around(place) + 0.5).rem_euclid(1.0);
            let mut wall: Vec<usize> = region
                .iter()
                .copied()
                .filter(|&index| beside(index).any(|other| usize::from(self.squares[other]) == city))
                .collect();
            wall.sort_by(|&a, &b| aside(middle(b)).total_cmp(&aside(middle(a))));
            let mut own: Vec<(usize, f64)> = (0..lines.len())
                .filter(|&place| parts[lines[place].0].cities.contains(city))
                .map(|place| (place, around(middle(fields[place].1[0]))))
                .collect();
            own.sort_by(|a, b| a.1.total_cmp(&b.1));
            for (order, (place, _)) in own.iter().enumerate() {
                let Some(&end) = wall.get((2 * order + 1) * wall.len() / (2 * own.len())) else { continue };
                for &start in &fields[*place].1 {
                    let steps =
                        (0..=100).map(|step| middle(start).toward(middle(end), f64::from(step) / 100.0));
                    lines[*place].1.extend(steps.map(square));
                }
            }
        }
        lines
    }

    /// The squares of a part as rectangles: left, top, width, and a height of one square.
    pub fn rows(&self, part: usize) -> Vec<(usize, usize, usize)> {
        let own = |index: usize| usize::from(self.squares[index]) == part;
        let mut rows = Vec::new();
        for row in 0..SQUARES {
            let mut column = 0;
            while column < SQUARES {
                let length = (column..SQUARES).take_while(|&at| own(row * SQUARES + at)).count();
                if length > 0 {
                    rows.push((column, row, length));
                }
                column += length.max(1);
            }
        }
        rows
    }

    /// How far each square of a part is from whatever is not of that part, and from the rim.
    fn depths(&self, own: impl Fn(u8) -> bool) -> Vec<f64> {
        let far = SQUARES as i32 * 3;
        let mut depths: Vec<i32> = self.squares.iter().map(|&part| if own(part) { far } else { 0 }).collect();
        let step = |depths: &mut [i32], index: usize, ways: [(isize, isize, i32); 4]| {
            let (x, y) = ((index % SQUARES) as isize, (index / SQUARES) as isize);
            for (right, down, cost) in ways {
                let (x, y) = (x + right, y + down);
                let within = (0..SQUARES as isize).contains(&x) && (0..SQUARES as isize).contains(&y);
                let depth = if within { depths[y as usize * SQUARES + x as usize] } else { 0 };
                depths[index] = depths[index].min(depth + cost);
            }
        };
        for index in 0..depths.len() {
            step(&mut depths, index, [(-1, -1, 4), (0, -1, 3), (1, -1, 4), (-1, 0, 3)]);
        }
        for index in (0..depths.len()).rev() {
            step(&mut depths, index, [(1, 1, 4), (0, 1, 3), (-1, 1, 4), (1, 0, 3)]);
        }
        depths.into_iter().map(|depth| f64::from(depth) * SQUARE / 3.0).collect()
    }

    /// The roomiest place of a part beside those that are taken, each with the room that it needs. Of
    /// places alike, the one nearest to the part's middle.
    pub fn room(&self, part: usize, taken: &[(Point, f64)]) -> Option<Room> {
        self.roomiest(|square| usize::from(square) == part, taken)
    }

    /// The roomiest place that belongs to nothing but fields.
    pub fn room_outside(&self, parts: &[Part], taken: &[(Point, f64)]) -> Option<Room> {
        let is_field = |square: u8| {
            square == FREE || parts.get(usize::from(square)).is_some_and(|part| part.kind == PartKind::Field)
        };
        self.roomiest(is_field, taken)
    }

    /// The roomiest place that belongs to nothing but fields; where there is none, to nothing but fields and
    /// cities, or to nothing at all.
    pub fn room_anywhere(&self, parts: &[Part]) -> Option<Room> {
        let in_city = |square: u8| {
            let kind = parts.get(usize::from(square)).map(|part| part.kind);
            square == FREE || matches!(kind, Some(PartKind::Field | PartKind::City))
        };
        let meadow = self.room_outside(parts, &[]).filter(|room| room.radius > 6.0);
        meadow
            .or_else(|| self.roomiest(in_city, &[]))
            .or_else(|| self.roomiest(|square| square == BLOCKED, &[]))
    }

    fn roomiest(&self, own: impl Fn(u8) -> bool, taken: &[(Point, f64)]) -> Option<Room> {
        let members: Vec<usize> = (0..self.squares.len()).filter(|&index| own(self.squares[index])).collect();
        let count = members.len() as f64;
        let sum = members
            .iter()
            .map(|&index| middle(index))
            .fold(Point::new(0.0, 0.0), |sum, at| sum.plus(at.x, at.y));
        let heart = Point::new(sum.x / count, sum.y / count);
        let depths = self.depths(own);
        let room = |index: usize| {
            let place = middle(index);
            let near = taken.iter().map(|(other, needs)| place.distance_squared(*other).sqrt() - needs);
            near.fold(depths[index], f64::min)
        };
        let mut best: Option<(Room, f64)> = None;
        for &index in &members {
            let (at, radius) = (middle(index), room(index));
            let off = at.distance_squared(heart);
            let better = best.as_ref().is_none_or(|(best, best_off)| {
                radius > best.radius + 0.01 || radius > best.radius - 0.01 && off < best_off - 0.01
            });
            if better {
                best = Some((Room { at, radius }, off));
            }
        }
        best.map(|(room, _)| room)
    }

    /// Places on a loose pattern, well within a part: for what only decorates it.
    pub fn strewn(&self, part: usize, room: f64, pattern: &[Point]) -> Vec<Point> {
        let depths = self.depths(|square| usize::from(square) == part);
        pattern.iter().copied().filter(|&place| depths[square(place)] >= room).collect()
    }
}

/// A place where something can stand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// Where.
    pub at: Point,
    /// How much room there is around it.
    pub radius: f64,
}

/// The fields that reach the rim at any of these squares, each with the squares where it does.
fn reached(parts: &[Part], region: &[usize]) -> Vec<(usize, Vec<usize>)> {
    let mut within = vec![false; SQUARES * SQUARES];
    region.iter().for_each(|&index| within[index] = true);
    let mut reached = Vec::new();
    for (field, part) in parts.iter().enumerate().filter(|(_, part)| part.kind == PartKind::Field) {
        let starts: Vec<usize> = part.halves.iter().map(rim).filter(|&index| within[index]).collect();
        if !starts.is_empty() {
            reached.push((field, starts));
        }
    }
    reached
}

/// The square in the middle of a half side.
fn rim(half: HalfSide) -> usize {
    let side = half.side();
    let [left, _] = side.halves();
    let far = if half == left { 0.25 } else { 0.75 };
    let place =
        Point::corner_before(side).toward(Point::corner_before(Side::ALL[(side.index() + 1) % 4]), far);
    square(place.toward(Point::CENTRE, 0.04))
}
