//! What the sides of a tile show, read back from the shapes that are drawn.

use meeplaw::draw::{self, Theme};
use meeplaw::game::catalogue;
use meeplaw::geometry::{Rotation, Side, SideSet};
use meeplaw::tiles::{Terrain, TileKind, TileKindId};

/// A drawn shape of a part.
struct Shape {
    kind: String,
    sides: String,
    /// Corners of a chain of lines, for each line that it is drawn of.
    lines: Vec<Vec<(f64, f64)>>,
}

fn attribute<'t>(element: &'t str, name: &str) -> Option<&'t str> {
    let from = element.find(&format!(" {name}=\""))? + name.len() + 3;
    element[from..].split('"').next()
}

fn shapes(svg: &str) -> Vec<Shape> {
    let elements = svg.split('<').filter(|element| element.starts_with("path "));
    elements
        .filter(|element| attribute(element, "data-part").is_some())
        .map(|element| Shape {
            kind: attribute(element, "data-kind").unwrap().to_owned(),
            sides: attribute(element, "data-sides").unwrap().to_owned(),
            lines: lines(attribute(element, "d").unwrap()),
        })
        .collect()
}

/// The data of a path that moves, draws lines and curves, and closes.
fn lines(data: &str) -> Vec<Vec<(f64, f64)>> {
    let mut lines: Vec<Vec<(f64, f64)>> = Vec::new();
    let mut rest = data;
    while let Some(verb) = rest.chars().next() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        let numbers: Vec<f64> =
            rest[1..end].split_whitespace().map(|number| number.parse().unwrap()).collect();
        rest = &rest[end..];
        match verb {
            'M' => lines.push(vec![(numbers[0], numbers[1])]),
            'L' => lines.last_mut().unwrap().push((numbers[0], numbers[1])),
            'C' => {
                let line = lines.last_mut().unwrap();
                let from = *line.last().unwrap();
                let points =
                    [from, (numbers[0], numbers[1]), (numbers[2], numbers[3]), (numbers[4], numbers[5])];
                line.extend((1..=16).map(|step| on_curve(points, f64::from(step) / 16.0)));
            }
            'z' => {}
            other => panic!("{other} in {data}"),
        }
    }
    lines
}

fn on_curve([a, b, c, d]: [(f64, f64); 4], t: f64) -> (f64, f64) {
    let u = 1.0 - t;
    let along = |a: f64, b: f64, c: f64, d: f64| {
        u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
    };
    (along(a.0, b.0, c.0, d.0), along(a.1, b.1, c.1, d.1))
}

fn inside(corners: &[(f64, f64)], (x, y): (f64, f64)) -> bool {
    let mut inside = false;
    for (at, to) in corners.iter().enumerate() {
        let from = corners[(at + corners.len() - 1) % corners.len()];
        if (from.1 > y) != (to.1 > y) && x < from.0 + (to.0 - from.0) * (y - from.1) / (to.1 - from.1) {
            inside = !inside;
        }
    }
    inside
}

/// A place on a side, so far along it clockwise, and so far from it.
fn place(side: Side, along: f64, deep: f64) -> (f64, f64) {
    match side {
        Side::North => (along, deep),
        Side::East => (100.0 - deep, along),
        Side::South => (100.0 - along, 100.0 - deep),
        Side::West => (deep, 100.0 - along),
    }
}

/// What a shape shows at a side: a city all along it, a road or river in its middle.
fn shows(shape: &Shape, side: Side) -> Option<Terrain> {
    let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.id() == shape.kind)?;
    let there = match terrain {
        Terrain::City => [5.0, 25.0, 50.0, 75.0, 95.0]
            .iter()
            .all(|&along| shape.lines.iter().any(|line| inside(line, place(side, along, 0.5)))),
        _ => {
            let ends = shape.lines.iter().flat_map(|line| [line[0], line[line.len() - 1]]);
            ends.into_iter().any(|end| end == place(side, 50.0, 0.0))
        }
    };
    there.then_some(terrain)
}

/// The rotations in which a tile is drawn: all for those of the base game, one or another for the many others.
fn rotations(id: TileKindId, kind: &TileKind) -> Vec<Rotation> {
    let one = Rotation::new((id.index() % 4) as u8);
    if kind.letter.is_some() { Rotation::ALL.to_vec() } else { vec![one] }
}

#[test]
fn what_sides_show_can_be_read_off_the_shapes() {
    let mut seen = 0;
    for (id, kind) in catalogue().iter() {
        for by in rotations(id, kind) {
            let svg = draw::tile_svg(kind, by, &[], Theme::Light);
            let shapes = shapes(&svg);
            for side in Side::ALL {
                let shown: Vec<Terrain> = shapes.iter().filter_map(|shape| shows(shape, side)).collect();
                let due = kind.rim(by).terrain(side);
                let what = format!("{} turned {} at {side:?}", kind.id, by.quarter_turns());
                match due {
                    Terrain::Field => assert!(shown.is_empty(), "{what}: {shown:?}"),
                    _ => assert_eq!(shown, [due], "{what}"),
                }
                seen += 1;
            }
            let stated: Vec<&str> = Side::ALL.map(|side| kind.rim(by).terrain(side).id()).to_vec();
            assert!(svg.contains(&format!("data-edges=\"{}\"", stated.join(" "))), "{}", kind.id);
        }
    }
    assert!(seen >= catalogue().len() * 4);
}

#[test]
fn every_part_but_fields_is_drawn_with_its_sides() {
    for (id, kind) in catalogue().iter() {
        for by in rotations(id, kind) {
            let drawn: Vec<(String, String)> = {
                let svg = draw::tile_svg(kind, by, &[], Theme::Print);
                shapes(&svg).into_iter().map(|shape| (shape.kind, shape.sides)).collect()
            };
            for index in 0..kind.parts.len() {
                let part = kind.part(index, by);
                if part.sides == SideSet::EMPTY {
                    continue;
                }
                let sides: String = part.sides.iter().map(Side::letter).collect();
                assert!(drawn.contains(&(part.kind.id().to_owned(), sides)), "{}", kind.id);
            }
        }
    }
}
