use super::*;
use crate::geometry::Rotation;
use crate::tiles::{PartKind, notation::print};

fn base() -> Catalogue {
    let mut catalogue = Catalogue::new();
    add_to(&mut catalogue).unwrap();
    catalogue
}

/// Each field of a tile: its half sides, then the cities that it touches by all their sides.
fn fields(kind: &TileKind) -> Vec<String> {
    let field = |(_, field): (usize, &crate::tiles::Part)| {
        let halves: Vec<_> = field.halves.iter().map(|half| half.name()).collect();
        let cities = field.cities.iter().map(|city| format!(" {:?}", kind.parts[city].sides));
        halves.join(" ") + " |" + &cities.collect::<String>()
    };
    kind.parts_of(PartKind::Field).map(field).collect()
}

#[test]
fn both_prints_have_72_tiles() {
    let base = base();
    for (id, gardens_due) in [("basic:1", 0), ("basic:2", 8)] {
        let set = base.set(id).unwrap();
        let count = |of: fn(&TileKind) -> usize| -> usize {
            set.tiles.iter().map(|&(kind, count)| usize::from(count) * of(&base[kind])).sum()
        };
        assert_eq!(set.len(), 72);
        assert_eq!(count(|kind| kind.parts.iter().map(|part| usize::from(part.coats)).sum()), 10);
        assert_eq!(count(|kind| kind.parts_of(PartKind::Monastery).count()), 6);
        assert_eq!(count(|kind| kind.parts_of(PartKind::Garden).count()), gardens_due);
        assert_eq!(set.start, base.find("D").ok());
    }
}

/// Written down from the pictures of the tiles.
#[test]
fn fields_lie_where_the_pictures_show_them() {
    let base = base();
    let around = "NL NR EL ER SL SR WL WR |";
    let below = "EL ER SL SR WL WR | N";
    let expected: [(&str, &[&str]); 24] = [
        ("A", &[around]),
        ("B", &[around]),
        ("C", &[]),
        ("D", &["EL WR | N", "ER SL SR WL |"]),
        ("E", &[below]),
        ("F", &["NL NR | EW", "SL SR | EW"]),
        ("G", &["NL NR | EW", "SL SR | EW"]),
        ("H", &["EL ER WL WR | N S"]),
        ("I", &["EL ER SL SR | N W"]),
        ("J", &["EL SR WL WR | N", "ER SL |"]),
        ("K", &["EL ER SL WR | N", "SR WL |"]),
        ("L", &["EL WR | N", "ER SL |", "SR WL |"]),
        ("M", &["EL ER SL SR | NW"]),
        ("N", &["EL ER SL SR | NW"]),
        ("O", &["EL SR | NW", "ER SL |"]),
        ("P", &["EL SR | NW", "ER SL |"]),
        ("Q", &["SL SR | NEW"]),
        ("R", &["SL SR | NEW"]),
        ("S", &["SL | NEW", "SR | NEW"]),
        ("T", &["SL | NEW", "SR | NEW"]),
        ("U", &["NL NR EL WR |", "ER SL SR WL |"]),
        ("V", &["NL NR EL ER SL WR |", "SR WL |"]),
        ("W", &["NL NR EL WR |", "ER SL |", "SR WL |"]),
        ("X", &["NL WR |", "NR EL |", "ER SL |", "SR WL |"]),
    ];
    for (letter, due) in expected {
        let kind = &base[base.find(letter).unwrap()];
        assert_eq!(fields(kind), due, "{letter}");
        if let Ok(garden) = base.find(&format!("{letter}-garden")) {
            assert_eq!(fields(&base[garden]), due, "{letter} with a garden");
        }
    }
}

#[test]
fn rotations_that_look_alike_count_once() {
    let base = base();
    let with = |count: usize| -> Vec<&str> {
        let alike = base.iter().filter(|(_, kind)| kind.distinct.len() == count);
        alike.filter_map(|(_, kind)| kind.letter.as_deref()).filter(|letter| letter.len() == 1).collect()
    };
    assert_eq!(with(1), ["B", "C", "X"]);
    assert_eq!(with(2), ["F", "G", "H", "U"]);
    assert_eq!(with(4).len(), 24 - 7);
}

#[test]
fn a_turned_rim_agrees_with_the_turned_parts() {
    for (_, kind) in base().iter() {
        for by in Rotation::ALL {
            let rim = kind.rim(by);
            for (index, part) in kind.parts.iter().enumerate().map(|(index, _)| (index, kind.part(index, by)))
            {
                assert!(part.sides.iter().all(|side| rim.at_side(side) == Some(index)));
                assert!(part.sides.iter().all(|side| Some(rim.terrain(side)) == part.kind.terrain()));
                assert!(part.halves.iter().all(|half| rim.at_half(half) == Some(index)));
            }
            for half in crate::geometry::HalfSide::ALL {
                let in_city = rim.terrain(half.side()) == crate::tiles::Terrain::City;
                assert_eq!(rim.at_half(half).is_none(), in_city);
            }
        }
    }
}

#[test]
fn printing_gives_the_text_of_the_table() {
    for (id, letter, text, _) in TILES {
        assert_eq!(print(&TileKind::parse(id, Some(letter), text, &[]).unwrap(), &[]), printed(text), "{id}");
    }
}

/// What is said without being written is printed.
fn printed(text: &str) -> &str {
    if text == "monastery, road S" { "monastery, road S to monastery" } else { text }
}
