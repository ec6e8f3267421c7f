use std::sync::Arc;

use super::*;
use crate::geometry::Rotation;
use crate::tiles::{Catalogue, TileKind, base};

const ORIGIN: Cell = Cell::new(0, 0);

/// A board with one tile on the origin.
fn board_with(tile: &str, rotation: u8) -> Board {
    let mut catalogue = Catalogue::new();
    let kind = catalogue.add(TileKind::parse("own/1", None, tile, &[]).unwrap()).unwrap();
    let mut board = Board::new(Arc::new(catalogue));
    board.place(kind, Rotation::new(rotation), ORIGIN);
    board
}

fn names(tile: &str, rotation: u8) -> Vec<String> {
    Spots::new(&board_with(tile, rotation), &[]).names_on(ORIGIN)
}

/// Reads a text on a board with one tile, and prints what it means or what is wrong.
fn meaning(tile: &str, text: &str) -> String {
    let board = board_with(tile, 0);
    let stated = ["Alpha".to_owned(), "Old Town".to_owned()];
    let spots = Spots::new(&board, &stated);
    match spots.parse(text, None) {
        Ok(spot) => spots.name(spot),
        Err(error) => format!("{error}: {}", error.candidates.join(", ")),
    }
}

#[test]
fn what_is_printed_is_read() {
    let mut catalogue = Catalogue::new();
    base::add_to(&mut catalogue).unwrap();
    let catalogue = Arc::new(catalogue);
    for (id, kind) in catalogue.iter() {
        for rotation in Rotation::ALL {
            let mut board = Board::new(Arc::clone(&catalogue));
            board.place(id, rotation, ORIGIN);
            let spots = Spots::new(&board, &[]);
            for part in 0..kind.parts.len() {
                let spot = Spot::Part { cell: ORIGIN, part: part as u8 };
                for name in Edition::ALL
                    .map(|edition| spots.name_in(spot, edition))
                    .into_iter()
                    .chain([spots.name(spot)])
                {
                    assert_eq!(spots.parse(&name, None), Ok(spot), "{name} on {} {rotation:?}", kind.id);
                }
                let short = spots.name_from(spot, Some(ORIGIN));
                assert!(!short.contains('('), "{short}");
                assert_eq!(spots.parse(&short, Some(ORIGIN)), Ok(spot), "{short}");
            }
        }
    }
}

#[test]
fn names_are_short() {
    assert_eq!(
        names("city N, road EW", 0),
        ["city N of (0,0)", "road E of (0,0)", "field EL of (0,0)", "field S of (0,0)"]
    );
    assert_eq!(
        names("city N, road EW", 1),
        ["city E of (0,0)", "road N of (0,0)", "field NR of (0,0)", "field W of (0,0)"]
    );
    assert_eq!(names("monastery", 3), ["monastery of (0,0)", "field of (0,0)"]);
    assert_eq!(
        names("city EW, city S, field inner touches E S", 0),
        ["city E of (0,0)", "city S of (0,0)", "field N of (0,0)", "field inner of (0,0)"]
    );
    assert_eq!(
        names("monastery, monastery", 0),
        ["monastery 1 of (0,0)", "monastery 2 of (0,0)", "field of (0,0)"]
    );
}

#[test]
fn many_ways_to_say_it() {
    let start = "city N, road EW";
    for text in ["city N of (0,0)", "CITY n AT ( 0, 0 )", "city (0,0)", "knight north on 0,0", "Knight (0,0)"]
    {
        assert_eq!(meaning(start, text), "city N of (0,0)", "{text}");
    }
    for text in ["road EW of (0,0)", "thief W of (0,0)", "highwayman E W (0,0)", "road of(0,0)"] {
        assert_eq!(meaning(start, text), "road E of (0,0)", "{text}");
    }
    for text in ["farmer S (0,0)", "farm SL SR of (0,0)", "field ERSLSRWL of (0,0)", "field wl of (0,0)"] {
        assert_eq!(meaning(start, text), "field S of (0,0)", "{text}");
    }
    assert_eq!(meaning("monastery, road S", "cloister of (0,0)"), "monastery of (0,0)");
    assert_eq!(meaning("monastery, road S", "monk at (0,0)"), "monastery of (0,0)");
    assert_eq!(meaning("monastery, road S", "field S of (0,0)"), "field of (0,0)");
    assert_eq!(meaning(start, "alpha"), "Alpha");
    assert_eq!(meaning(start, " old town "), "Old Town");
}

#[test]
fn errors_say_what_could_be_meant() {
    let start = "city N, road EW";
    assert_eq!(
        meaning(start, "field E of (0,0)"),
        "`field E` can be several places on the tile on (0,0): field EL of (0,0), field S of (0,0)"
    );
    assert_eq!(meaning(start, "city S of (0,0)"), "the tile on (0,0) has no `city S`: city N of (0,0)");
    assert_eq!(meaning(start, "city NL of (0,0)"), "the tile on (0,0) has no `city NL`: city N of (0,0)");
    assert_eq!(
        meaning(start, "monk of (0,0)"),
        "the tile on (0,0) has no `monk`: \
         city N of (0,0), road E of (0,0), field EL of (0,0), field S of (0,0)"
    );
    assert_eq!(
        meaning(start, "castle of (0,0)"),
        "`castle` is neither a feature of the scenario nor a kind of feature such as `city`: \
         Alpha, Old Town, city, road, river, field, monastery, garden"
    );
    assert_eq!(
        meaning(start, "road up of (0,0)"),
        "`up` is no side; write `N`, `EW`, or for a field a half side such as `NL`: \
         city N of (0,0), road E of (0,0), field EL of (0,0), field S of (0,0)"
    );
    assert_eq!(meaning(start, "city N of (1,0)"), "no tile lies on (1,0): ");
    assert_eq!(meaning(start, "city N of here"), "`here` is no space of the table; write it as `(0,0)`: ");
    assert_eq!(meaning(start, "city N"), "say on which tile `city N` lies: `city N of (0,0)`: ");
    assert!(meaning(start, "").starts_with("no place is named"));
}

#[test]
fn spaces_are_read_with_or_without_brackets() {
    use super::read_cell;
    use crate::geometry::Cell;
    assert_eq!(read_cell("(1,-2)"), Some(Cell::new(1, -2)));
    assert_eq!(read_cell(" 1 , 2"), Some(Cell::new(1, 2)));
    assert_eq!(read_cell("(1,2"), None);
    assert_eq!(read_cell("(99999,2)"), None);
}
