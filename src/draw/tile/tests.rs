use super::*;
use crate::game::catalogue;
use crate::geometry::{HalfSide, Side};
use crate::tiles::MarkDef;

/// Tiles that people may write themselves, and those of boxes.
const OWN: &[&str] = &[
    "city EW, city S",
    "city NW, city ES, field inner touches N S",
    "city NW, city S, city E, field inner touches N S E",
    "city NW, road E to city, road S to city",
    "city N, road E to city",
    "city N, road EW",
    "city NW, city S, road E to city NW",
    "city NEW+, city S, field inner touches N S",
    "city N, road EW, road S to road EW",
    "monastery, road E, road S, road W",
    "monastery, road EW",
    "monastery, river EW, road S to monastery and river",
    "river EW, road NS",
    "river NE, city SW",
    "river S",
    "road NS, road EW",
    "road NW, road ES",
    "road NES as one",
    "crossing NESW, garden",
    "city NESW+++",
    "field",
];

fn own() -> Vec<TileKind> {
    OWN.iter()
        .map(|text| {
            TileKind::parse(text, None, text, &[]).unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
        })
        .collect()
}

/// Calls `each` with every tile of the catalogue and the list above.
fn each_kind(mut each: impl FnMut(&TileKind)) {
    catalogue().iter().for_each(|(_, kind)| each(kind));
    own().iter().for_each(each);
}

#[test]
fn every_half_side_shows_the_field_that_lies_there() {
    each_kind(|kind| {
        let plan = Plan::new(kind);
        for by in Rotation::ALL {
            for half in HalfSide::ALL {
                let [left, _] = half.side().halves();
                let end = half.side().turned(Rotation::new(1));
                let along = if half == left { 0.25 } else { 0.75 };
                let rim = Point::corner_before(half.side()).toward(Point::corner_before(end), along);
                let shown = plan.part_at(rim.toward(Point::CENTRE, 0.04), by);
                let due = kind.rim(by).at_half(half).or(kind.rim(by).at_side(half.side()));
                assert_eq!(shown, due, "{} turned {} at {half:?}", kind.id, by.quarter_turns());
            }
        }
    });
}

#[test]
fn every_side_shows_what_leaves_there() {
    each_kind(|kind| {
        let plan = Plan::new(kind);
        for by in Rotation::ALL {
            for side in Side::ALL {
                let shown = plan.part_at(Point::middle_of(side).toward(Point::CENTRE, 0.03), by);
                let due = kind.rim(by).at_side(side);
                if due.is_some() {
                    assert_eq!(shown, due, "{} turned {} at {side:?}", kind.id, by.quarter_turns());
                }
            }
        }
    });
}

#[test]
fn different_fields_are_kept_apart_by_what_is_drawn() {
    // Where boxes print houses and hedges between fields, the picture puts a fence.
    let all = catalogue();
    let base = ["basic:1", "basic:2"].into_iter().flat_map(|set| &all.set(set).unwrap().tiles);
    base.map(|&(id, _)| &all[id]).for_each(|kind| {
        assert!(Plan::new(kind).ground.seams.is_empty(), "{}", kind.id);
    });
}

#[test]
fn figures_stand_on_their_parts() {
    each_kind(|kind| {
        let plan = Plan::new(kind);
        for by in Rotation::ALL {
            // Nobody stands on a river, which a road may cross where it is widest.
            let firm = kind.parts.iter().enumerate().filter(|(_, part)| part.kind != PartKind::River);
            for (index, part) in firm {
                let shown = plan.part_at(plan.stand_of(index, by), by).map(|part| kind.parts[part].kind);
                let what = format!("{}: {} turned {}", kind.id, part.kind.id(), by.quarter_turns());
                assert_eq!(shown, Some(part.kind), "{what}");
            }
        }
    });
}

#[test]
fn marks_have_a_place_on_the_tile() {
    const MARKS: &[MarkDef] = &[
        MarkDef {
            id: MarkId(0),
            word: "inn",
            on: crate::tiles::MarkPlace::Part(PartKind::Road),
            directed: false,
        },
        MarkDef { id: MarkId(1), word: "volcano", on: crate::tiles::MarkPlace::Tile, directed: false },
    ];
    let kind = TileKind::parse("T", None, "city N, road EW inn, volcano", MARKS).unwrap();
    let plan = Plan::new(&kind);
    assert_eq!(plan.marks.len(), 2);
    let road = kind.parts_of(PartKind::Road).next().unwrap().0;
    let inn = plan.marks[0].2;
    let on = plan.part_at(inn, Rotation::default()).map(|part| kind.parts[part].kind);
    assert_eq!(on, Some(PartKind::Field), "beside the road");
    assert!((inn.y - 50.0).abs() < 16.0, "not far from it");
    assert!(inn.distance_squared(plan.stands[road]) > 200.0, "beside the place of a figure");
}
