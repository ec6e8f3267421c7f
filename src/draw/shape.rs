//! Points and curves on a tile.

use std::fmt::Write;

use crate::geometry::{Rotation, Side};

/// The length of a tile's side, in the units of all drawing.
pub(super) const TILE: f64 = 100.0;

/// Straight pieces that a curve is measured by.
const PIECES: u32 = 8;

/// A place on a tile, or on the page: `x` grows east, `y` grows south.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// The middle of a tile.
    pub const CENTRE: Self = Self::new(TILE / 2.0, TILE / 2.0);

    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The middle of a tile's side.
    pub const fn middle_of(side: Side) -> Self {
        match side {
            Side::North => Self::new(TILE / 2.0, 0.0),
            Side::East => Self::new(TILE, TILE / 2.0),
            Side::South => Self::new(TILE / 2.0, TILE),
            Side::West => Self::new(0.0, TILE / 2.0),
        }
    }

    /// The corner of a tile that comes before a side, clockwise.
    pub const fn corner_before(side: Side) -> Self {
        match side {
            Side::North => Self::new(0.0, 0.0),
            Side::East => Self::new(TILE, 0.0),
            Side::South => Self::new(TILE, TILE),
            Side::West => Self::new(0.0, TILE),
        }
    }

    /// Where the place goes when its tile is turned.
    pub const fn turned(self, by: Rotation) -> Self {
        let Self { x, y } = self;
        match by.quarter_turns() {
            0 => self,
            1 => Self::new(TILE - y, x),
            2 => Self::new(TILE - x, TILE - y),
            _ => Self::new(y, TILE - x),
        }
    }

    /// So far of the way to another place: 0 is here, 1 is there.
    pub const fn toward(self, other: Self, share: f64) -> Self {
        Self::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }

    pub const fn plus(self, x: f64, y: f64) -> Self {
        Self::new(self.x + x, self.y + y)
    }

    /// The square of the distance to another place.
    pub const fn distance_squared(self, other: Self) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        x * x + y * y
    }

    /// The square of the distance to the line between two places.
    pub fn distance_squared_to(self, from: Self, to: Self) -> f64 {
        let length = from.distance_squared(to);
        if length == 0.0 {
            return self.distance_squared(from);
        }
        let along = ((self.x - from.x) * (to.x - from.x) + (self.y - from.y) * (to.y - from.y)) / length;
        self.distance_squared(from.toward(to, along.clamp(0.0, 1.0)))
    }
}

/// A piece of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Piece {
    /// Straight to a place.
    Line(Point),
    /// A cubic Bézier curve: two places that pull, and the end.
    Curve([Point; 3]),
}

impl Piece {
    fn end(&self) -> Point {
        match *self {
            Self::Line(end) | Self::Curve([_, _, end]) => end,
        }
    }
}

/// A path of lines and curves.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Path {
    start: Point,
    pieces: Vec<Piece>,
}

impl Path {
    pub const fn from(start: Point) -> Self {
        Self { start, pieces: Vec::new() }
    }

    pub fn line(mut self, to: Point) -> Self {
        self.pieces.push(Piece::Line(to));
        self
    }

    pub fn curve(mut self, pulls: [Point; 2], to: Point) -> Self {
        self.pieces.push(Piece::Curve([pulls[0], pulls[1], to]));
        self
    }

    /// The path followed by another that begins where it ends.
    pub fn then(mut self, other: &Self) -> Self {
        self.pieces.extend(&other.pieces);
        self
    }

    pub const fn start(&self) -> Point {
        self.start
    }

    pub fn end(&self) -> Point {
        self.pieces.last().map_or(self.start, Piece::end)
    }

    /// The path on a turned tile.
    pub fn turned(&self, by: Rotation) -> Self {
        let turn = |piece: &Piece| match piece {
            Piece::Line(to) => Piece::Line(to.turned(by)),
            Piece::Curve(points) => Piece::Curve(points.map(|point| point.turned(by))),
        };
        Self { start: self.start.turned(by), pieces: self.pieces.iter().map(turn).collect() }
    }

    /// The corners of a chain of straight lines close to the path.
    pub fn corners(&self) -> Vec<Point> {
        let mut corners = vec![self.start];
        let mut here = self.start;
        for piece in &self.pieces {
            if let Piece::Curve([first, second, end]) = *piece {
                corners.extend((1..PIECES).map(|step| {
                    let along = f64::from(step) / f64::from(PIECES);
                    on_curve([here, first, second, end], along)
                }));
            }
            here = piece.end();
            corners.push(here);
        }
        corners
    }

    /// The place so far along the path, as a share of its length.
    pub fn along(&self, share: f64) -> Point {
        let corners = self.corners();
        let length = |pair: &[Point]| pair[0].distance_squared(pair[1]).sqrt();
        let mut left = corners.windows(2).map(length).sum::<f64>() * share;
        for pair in corners.windows(2) {
            let length = length(pair);
            if left <= length && length > 0.0 {
                return pair[0].toward(pair[1], left / length);
            }
            left -= length;
        }
        self.end()
    }

    /// The path as the `d` of an SVG path.
    pub fn data(&self) -> String {
        let mut data = String::from("M");
        write_point(&mut data, self.start);
        for piece in &self.pieces {
            match piece {
                Piece::Line(to) => {
                    data.push('L');
                    write_point(&mut data, *to);
                }
                Piece::Curve(points) => {
                    data.push('C');
                    for (place, point) in points.iter().enumerate() {
                        if place > 0 {
                            data.push(' ');
                        }
                        write_point(&mut data, *point);
                    }
                }
            }
        }
        data
    }
}

fn on_curve(points: [Point; 4], along: f64) -> Point {
    let [a, b, c, d] = points;
    let (ab, bc, cd) = (a.toward(b, along), b.toward(c, along), c.toward(d, along));
    ab.toward(bc, along).toward(bc.toward(cd, along), along)
}

fn write_point(text: &mut String, point: Point) {
    write_number(text, point.x);
    text.push(' ');
    write_number(text, point.y);
}

/// Writes a number with at most one digit behind the point.
pub(super) fn write_number(text: &mut String, number: f64) {
    let tenths = (number * 10.0).round() as i64;
    if tenths < 0 {
        text.push('-');
    }
    let tenths = tenths.unsigned_abs();
    let _ = write!(text, "{}", tenths / 10);
    if !tenths.is_multiple_of(10) {
        let _ = write!(text, ".{}", tenths % 10);
    }
}

/// Does a closed chain of lines go around a place?
pub(super) fn inside(corners: &[Point], place: Point) -> bool {
    let mut inside = false;
    let mut before = corners.last();
    for corner in corners {
        if let Some(from) = before
            && (from.y > place.y) != (corner.y > place.y)
            && place.x < from.x + (corner.x - from.x) * (place.y - from.y) / (corner.y - from.y)
        {
            inside = !inside;
        }
        before = Some(corner);
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = |number| {
            let mut text = String::new();
            write_number(&mut text, number);
            text
        };
        assert_eq!(written(12.0), "12");
        assert_eq!(written(-0.04), "0");
        assert_eq!(written(-3.25), "-3.3");
        assert_eq!(written(99.96), "100");
    }

    #[test]
    fn turning_a_tile_turns_its_places() {
        for side in Side::ALL {
            for by in Rotation::ALL {
                assert_eq!(Point::middle_of(side).turned(by), Point::middle_of(side.turned(by)));
                assert_eq!(Point::corner_before(side).turned(by), Point::corner_before(side.turned(by)));
            }
        }
    }

    #[test]
    fn half_the_way_along_a_line() {
        let line = Path::from(Point::new(0.0, 0.0)).line(Point::new(10.0, 0.0)).line(Point::new(10.0, 10.0));
        assert_eq!(line.along(0.75), Point::new(10.0, 5.0));
        assert!(inside(&line.corners(), Point::new(9.0, 4.0)));
        assert!(!inside(&line.corners(), Point::new(3.0, 4.0)));
    }
}
