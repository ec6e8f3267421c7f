//! Where the cities of a tile lie.

use crate::draw::shape::{Path, Point, TILE};
use crate::geometry::{Rotation, Side, SideSet};
use crate::tiles::{Part, PartKind};

/// A piece of a city.
pub(super) struct City {
    /// Its place among the tile's parts.
    pub part: usize,
    /// All of it, closed.
    pub outline: Path,
    /// Where it ends inside the tile: one for each run of sides that it does not reach.
    pub walls: Vec<Path>,
    /// Corners of the outline.
    pub corners: Vec<Point>,
}

/// How a wall runs past the sides that its city does not reach.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bend {
    /// As far out as it may.
    Usual,
    /// Back from other cities that stand there.
    Back,
    /// Further out, so that roads that end at it stay apart.
    Out,
}

impl City {
    /// The cities among these parts, at rotation 0.
    pub fn all(parts: &[Part]) -> Vec<Self> {
        let cities = parts.iter().enumerate().filter(|(_, part)| part.kind == PartKind::City);
        cities.filter(|(_, city)| !city.sides.is_empty()).map(|(index, _)| Self::of(parts, index)).collect()
    }

    fn of(parts: &[Part], part: usize) -> Self {
        let sides = parts[part].sides;
        let mut walls = Vec::new();
        let first = Side::ALL.into_iter().find(|&side| sides.contains(side) && !sides.contains(before(side)));
        let first = first.unwrap_or(Side::North);
        let mut outline = Path::from(Point::corner_before(first));
        let mut side = first;
        loop {
            if sides.contains(side) {
                outline = outline.line(Point::corner_before(after(side)));
                side = after(side);
            } else {
                let mut run = SideSet::EMPTY;
                let begin = side;
                while !sides.contains(side) {
                    run = run.with(side);
                    side = after(side);
                }
                let wall = wall(begin, run.len(), bend(parts, part, run));
                outline = outline.then(&wall);
                walls.push(wall);
            }
            if side == first {
                break;
            }
        }
        let corners = outline.corners();
        Self { part, outline, walls, corners }
    }

    /// A place well within it, toward a side from which something comes.
    pub fn heart(sides: SideSet, from: Side) -> Point {
        match sides.len() {
            1 => {
                let side = sides.iter().next().unwrap_or(Side::North);
                let deep = Point::middle_of(side).toward(Point::CENTRE, 0.2);
                // Roads from the left and from the right reach it left and right of its middle.
                let shift = Point::middle_of(from);
                let aside = if from == side.opposite() { 0.0 } else { 0.36 };
                deep.plus((shift.x - Point::CENTRE.x) * aside, (shift.y - Point::CENTRE.y) * aside)
            }
            2 if sides.iter().next().map(Side::opposite) != sides.iter().nth(1) => {
                let corner = sides.iter().fold(Point::CENTRE, |at, side| {
                    let middle = Point::middle_of(side);
                    at.plus((middle.x - Point::CENTRE.x) * 0.44, (middle.y - Point::CENTRE.y) * 0.44)
                });
                let shift = Point::middle_of(from);
                corner.plus((shift.x - Point::CENTRE.x) * 0.28, (shift.y - Point::CENTRE.y) * 0.28)
            }
            _ => Point::CENTRE,
        }
    }
}

fn after(side: Side) -> Side {
    side.turned(Rotation::new(1))
}

fn before(side: Side) -> Side {
    side.turned(Rotation::new(3))
}

/// What the wall of a city must mind along a run of sides.
fn bend(parts: &[Part], city: usize, run: SideSet) -> Bend {
    let sides = parts[city].sides;
    let in_run = |part: &Part| part.sides.iter().any(|side| run.contains(side));
    let other = |(index, part): (usize, &Part)| index != city && part.kind == PartKind::City && in_run(part);
    let meeting = parts.iter().filter(|part| {
        part.kind == PartKind::Road && part.sides.len() == 1 && part.meets.contains(city) && in_run(part)
    });
    match () {
        () if parts.iter().enumerate().any(other) => {
            // A city of one side gives way only to one that goes around it.
            let around = parts.iter().any(|part| part.kind == PartKind::City && part.sides.len() > 1);
            if sides.len() > 1 || around { Bend::Back } else { Bend::Usual }
        }
        () if run.len() == 2 && meeting.count() == 2 => Bend::Out,
        () => Bend::Usual,
    }
}

/// The wall past so many sides, from the corner before the first to the one behind the last.
fn wall(first: Side, sides: u8, bend: Bend) -> Path {
    let far = TILE;
    let (pulls, end) = match sides {
        1 => {
            let deep = if bend == Bend::Back { 52.0 } else { 32.0 };
            ([Point::new(36.0, deep), Point::new(far - 36.0, deep)], Point::new(far, 0.0))
        }
        2 => {
            let (along, deep) = match bend {
                Bend::Usual => (76.0, 30.0),
                Bend::Back => (64.0, 18.0),
                Bend::Out => (82.0, 40.0),
            };
            ([Point::new(deep, far - along), Point::new(along, far - deep)], Point::new(far, far))
        }
        _ => {
            let deep = if bend == Bend::Back { 26.0 } else { 32.0 };
            ([Point::new(deep, 36.0), Point::new(deep, far - 36.0)], Point::new(0.0, far))
        }
    };
    let turned = Path::from(Point::new(0.0, 0.0)).curve(pulls, end);
    turned.turned(Rotation::new(first.index() as u8))
}
