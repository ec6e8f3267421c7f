use super::*;
use crate::geometry::Side;
use crate::tiles::{MarkId, MarkPlace, Part, PartKind, PartSet};

const MARKS: &[MarkDef] = &[
    mark(0, "inn", MarkPlace::Part(PartKind::Road)),
    mark(1, "cathedral", MarkPlace::Part(PartKind::City)),
    mark(2, "portal", MarkPlace::Tile),
    mark(3, "pig-herd", MarkPlace::Part(PartKind::Field)),
    MarkDef { id: MarkId(4), word: "arrow-north", on: MarkPlace::Tile, directed: true },
];

const fn mark(id: u8, word: &'static str, on: MarkPlace) -> MarkDef {
    MarkDef { id: MarkId(id), word, on, directed: false }
}

fn read(text: &str) -> TileKind {
    TileKind::parse("T", None, text, MARKS).unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

fn fields(text: &str) -> Vec<String> {
    let kind = read(text);
    let field = |(_, field): (usize, &Part)| {
        let halves: Vec<_> = field.halves.iter().map(|half| half.name()).collect();
        let cities = field.cities.iter().map(|city| format!(" {:?}", kind.parts[city].sides));
        halves.join(" ") + " |" + &cities.collect::<String>()
    };
    kind.parts_of(PartKind::Field).map(field).collect()
}

/// Each error as what it stands under and what is said.
fn errors(text: &str) -> Vec<(&str, String)> {
    let errors = TileKind::parse("T", None, text, MARKS).expect_err(text);
    errors.into_iter().map(|error| (&text[error.at.clone()], error.to_string())).collect()
}

#[test]
fn roads_that_end_at_a_city_split_the_field_around_it() {
    let two_roads = ["EL | NW", "ER SL | NW", "SR | NW"];
    assert_eq!(fields("city NW, road S to city, road E to city"), two_roads);
    let with_corner = ["EL | NW", "ER | NW", "SL | NW", "SR | NW"];
    assert_eq!(fields("city NW corner SE, road S to city, road E to city"), with_corner);
    assert_eq!(fields("city W corner NE, road E to city"), ["NL NR | W", "EL | W", "ER SL SR | W"]);
    assert_eq!(fields("city W, city N, city E, road S to city E"), ["SL | E", "SR | W N E"]);
    assert_eq!(fields("city N, road E to city, road SW"), ["EL | N", "ER SL WR | N", "SR WL |"]);
}

#[test]
fn a_road_that_ends_inside_splits_nothing() {
    assert_eq!(fields("city NEW, road S"), ["SL SR | NEW"]);
    assert_eq!(fields("road S"), ["NL NR EL ER SL SR WL WR |"]);
    assert_eq!(fields("monastery, road N to nothing, road S to nothing").len(), 1);
}

#[test]
fn roads_end_at_a_monastery_unless_something_else_is_said() {
    let two_roads = ["NL SR WL WR |", "NR EL ER SL |"];
    assert_eq!(fields("monastery, road N, road S"), two_roads);
    assert_eq!(read("monastery, road S"), read("monastery, road S to monastery"));
}

#[test]
fn crossings_bridges_and_rivers() {
    assert_eq!(fields("road NS, road EW").len(), 4);
    assert_eq!(fields("crossing EW, city N to crossing"), ["EL | N", "ER SL SR WL |", "WR | N"]);
    assert_eq!(fields("crossing ES, city NW to crossing"), ["EL | NW", "ER SL |", "SR | NW"]);
    assert_eq!(read("crossing ESW"), read("road E, road S to road E, road W to road E and road S"));
    assert_eq!(fields("city N to crossing, city S to crossing"), ["EL ER | N S", "WL WR | N S"]);
    assert_eq!(
        fields("city N to crossing, city E to crossing, road S to crossing"),
        ["SL | E", "SR WL WR | N"]
    );
    assert_eq!(fields("city N corner SE"), ["EL ER | N", "SL SR WL WR | N"]);
    assert_eq!(read("crossing EW, road N inn to crossing").parts.len(), 6);
    assert_eq!(
        fields("monastery, river EW, road S to monastery and river"),
        ["NL NR EL WR |", "ER SL |", "SR WL |"]
    );
    assert_eq!(fields("city N, river EW, road S to city"), ["EL | N", "ER SL |", "SR WL |", "WR | N"]);
}

#[test]
fn fields_may_be_written_out() {
    assert_eq!(fields("city EW, city S, field inner touches E S"), ["NL NR | EW", " | EW S"]);
    assert_eq!(
        fields("city EW, road NS, field NL NR touches E, field SL SR touches city"),
        ["NL NR | EW", "SL SR | EW"]
    );
    assert_eq!(fields("field"), ["NL NR EL ER SL SR WL WR |"]);
    assert_eq!(read("field, garden").parts.len(), 2);
}

#[test]
fn what_is_printed_reads_back_the_same() {
    for text in [
        "field",
        "field, portal",
        "field pig-herd",
        "garden, portal arrow-north",
        "city NESW++ cathedral",
        "road NEW as one",
        "road EW inn",
        "monastery, road S to nothing",
        "monastery, road N, road S inn",
        "monastery, city EW to monastery",
        "crossing ES inn, road W to crossing",
        "crossing EW, city N to crossing",
        "crossing EW, city N to road E",
        "city N, crossing EW to city, road S to road E",
        "road E to road S and city, road S, city W",
        "monastery, river EW, road S to monastery and river",
        "city NW corner SE, road S to city, road E to city",
        "city NS, city EW, field inner touches N E, field inner touches N E pig-herd",
        "city EW, city S, field inner touches W S",
        "city EW, road NS, field SL SR touches E pig-herd, field NL NR touches E",
        "road N, road E, road S, field pig-herd",
        "city N to crossing, city E to crossing, road S to crossing",
        "city N corner SE",
        "river W to crossing, river N to crossing, river E to crossing",
    ] {
        let kind = read(text);
        let printed = print(&kind, MARKS);
        assert_eq!(read(&printed), kind, "{text} -> {printed}");
        assert_eq!(print(&read(&printed), MARKS), printed);
    }
}

#[test]
fn texts_that_people_write_are_printed_as_written() {
    for text in [
        "field",
        "city N, crossing ESW",
        "city NEW+, road S to city",
        "city N, city E, road SW inn, portal",
        "crossing EW to city, city N",
        "city EW, city S, field inner touches E S",
        "river NS, road W to river",
    ] {
        assert_eq!(print(&read(text), MARKS), text);
    }
}

#[test]
fn a_mark_that_points_makes_all_rotations_differ() {
    assert_eq!(read("field, portal").distinct.len(), 1);
    assert_eq!(read("field, arrow-north").distinct.len(), 4);
    assert_eq!(read("city N, city S+").distinct.len(), 4);
    assert_eq!(read("city N+, city S+").distinct.len(), 2);
    assert_eq!(read("city NS, city EW").distinct.len(), 1);
    assert_eq!(read("city NS+, city EW").distinct.len(), 2);
    assert_eq!(read("city N, road EW, field EL WR, field ER SL SR WL").distinct.len(), 4);
}

#[test]
fn everything_wrong_is_said_at_once_and_in_its_place() {
    assert_eq!(
        errors("city N inn, road E cathedrall, portal inn"),
        [
            ("inn", "`inn` belongs to a road".to_string()),
            ("cathedrall", "`cathedrall` means nothing here".into()),
            ("inn", "`inn` belongs to a road".into()),
        ]
    );
    assert_eq!(
        errors("city, village S, road NN, "),
        [
            ("city", "which sides? `city` needs them".to_string()),
            ("village", "`village` is nothing a tile can show".into()),
            ("NN", "there is already a road at side N".into()),
            (" ", "nothing is written here".into()),
        ]
    );
    assert_eq!(errors(""), [("", "nothing is written here".to_string())]);
    assert_eq!(errors("road ESW")[0].0, "ESW");
    assert_eq!(errors("crossing S")[0].1, "a crossing of one road");
    assert_eq!(errors("road S to")[0].1, "something must follow `to`");
    assert_eq!(errors("road S to city")[0], ("city", "the tile has no `city`".into()));
    assert_eq!(errors("city N, city E, road S to city")[0].1, "the tile has more than one `city`");
    assert_eq!(errors("road S to road")[0].1, "a part cannot end at itself");
    assert_eq!(errors("road S+")[0].1, "`+` does not go with a road");
    assert_eq!(errors("city N, field NL EL")[0].1, "NL lies in a city");
    assert_eq!(errors("city N, field EL ER EL")[1], ("EL", "EL lies in a field already".into()));
    assert_eq!(errors("city N, field EL ER").pop().unwrap().1, "in no field: SL SR WL WR");
    assert_eq!(errors("road NS, field pig-herd")[0].1, "which field? The tile has 2");
    assert_eq!(errors("road N, field inner touches N")[0].0, "N");
    assert_eq!(errors(&["garden"; 17].join(", "))[0].1, "a tile has at most 16 parts");
    let errors = parse("road ESW", &[]).unwrap_err();
    assert!(errors[0].what.hint().unwrap().starts_with("`crossing ESW` for roads"));
}

const STANDING: &[MarkDef] = &[
    MarkDef { id: MarkId(3), word: "tower", on: MarkPlace::Own, directed: false },
    MarkDef { id: MarkId(4), word: "abbey", on: MarkPlace::Closing, directed: false },
];

#[test]
fn what_stands_on_a_tile_is_a_part_that_roads_may_end_at() {
    let kind = TileKind::parse("t", None, "road W to tower, road S to tower, tower", STANDING).unwrap();
    assert_eq!(kind.parts[2].kind, PartKind::Place);
    assert!(kind.parts[2].marks.contains(MarkId(3)) && kind.marks.is_empty());
    // The roads divide the meadow, but do not touch each other.
    assert_eq!(kind.parts[0].meets, PartSet::EMPTY.with(2));
    assert_eq!(kind.parts_of(PartKind::Field).count(), 2);
    assert!(kind.lone.is_empty());
    let alone = TileKind::parse("t", None, "road W, tower", STANDING).unwrap();
    assert_eq!(alone.parts_of(PartKind::Field).count(), 1);
    for text in ["road W to tower, road S to tower, tower", "tower", "city N to tower, tower", "tower, abbey"]
    {
        let kind = TileKind::parse("t", None, text, STANDING).unwrap();
        let printed = print(&kind, STANDING);
        assert_eq!(TileKind::parse("t", None, &printed, STANDING), Ok(kind), "{text}: {printed}");
    }
    let missing = parse("road W to tower", STANDING).unwrap_err();
    assert_eq!(missing[0].to_string(), "the tile has no `tower`");
}

#[test]
fn a_tile_that_closes_has_no_field_and_reaches_no_side() {
    let kind = TileKind::parse("t", None, "monastery, abbey", STANDING).unwrap();
    assert!(kind.closes && kind.marks.contains(MarkId(4)));
    assert_eq!(kind.parts.len(), 1);
    assert_eq!(print(&kind, STANDING), "monastery, abbey");
    for text in ["city N, abbey", "field inner, abbey", "field, abbey"] {
        assert_eq!(parse(text, STANDING).unwrap_err()[0].what, Problem::ShowsSides, "{text}");
    }
}

#[test]
fn the_rim_may_show_nothing() {
    let bare = TileKind::parse("t", None, "nothing", &[]).unwrap();
    assert!(bare.parts.is_empty());
    assert_eq!(print(&bare, &[]), "nothing");
    let wall = TileKind::parse("t", None, "road W, field NL NR EL WR, field SR WL, nothing", &[]).unwrap();
    assert_eq!(wall.parts_of(PartKind::Field).count(), 2);
    assert_eq!(TileKind::parse("t", None, &print(&wall, &[]), &[]), Ok(wall));
}

#[test]
fn a_city_may_touch_the_side_of_another() {
    let kind = read("city NW, city E also N");
    assert!(kind.unusual && !kind.closes);
    assert_eq!(kind.parts[1].also, kind.parts[1].also.with(Side::North));
    assert_eq!(print(&kind, &[]), "city NW, city E also N");
    for text in ["city E also N", "city NE also N", "city E, road N, city S also N"] {
        assert_eq!(parse(text, &[]).unwrap_err()[0].what, Problem::NoOtherCity(Side::North), "{text}");
    }
}
