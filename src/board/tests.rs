use super::*;
use crate::tiles::base;

fn board() -> Board {
    let mut catalogue = Catalogue::new();
    base::add_to(&mut catalogue).unwrap();
    Board::new(Arc::new(catalogue))
}

/// Lays tiles in a row from (0,0) on, each given by its letter and quarter turns.
fn lay_row(board: &mut Board, row: impl IntoIterator<Item = (&'static str, u8)>) {
    for (x, (letter, turns)) in row.into_iter().enumerate() {
        let kind = board.catalogue().find(letter).unwrap();
        board.place(kind, Rotation::new(turns), Cell::new(x as i16, 0));
    }
}

fn part(board: &Board, x: i16, part: u8) -> PartId {
    board.part(Spot::Part { cell: Cell::new(x, 0), part }).unwrap()
}

#[test]
fn a_row_grows_to_the_widest_table_and_no_further() {
    let mut board = board();
    let longest = grid::WIDEST - MARGIN as i16;
    lay_row(&mut board, (0..longest).map(|_| ("U", 0)));
    let road = board.feature(part(&board, 0, 0));
    assert_eq!((road.tiles, road.open), (longest as u16, 2));
    assert_eq!(board.tiles().len(), longest as usize);
    for x in [0, 1, 40, longest - 1] {
        assert_eq!(board.tile_at(Cell::new(x, 0)).map(|tile| tile.cell.x), Some(x));
    }
    // Spaces far away are bare, although the table wraps around.
    for x in [-2, longest + 1, grid::WIDEST, i16::MAX] {
        assert_eq!(board.tile_at(Cell::new(x, 0)), None);
        assert_eq!(board.open_space(Cell::new(x, 0)), None);
    }
    assert!(!board.within_reach(Cell::new(longest, 0)));
    let edges = board.kind(&board.tiles()[0]).rim(Rotation::default()).edges;
    let mut fitting = Vec::new();
    board.each_fitting(edges, |cell| fitting.push(cell));
    // At the ends of the row lie open spaces, but a tile there would be out of reach.
    assert!(board.open_space(Cell::new(-1, 0)).is_some());
    assert_eq!(fitting.len(), 2 * longest as usize);
    assert!(fitting.iter().all(|cell| cell.y.abs() == 1));
}

#[test]
fn open_spaces_demand_what_lies_beside_them() {
    let mut board = board();
    lay_row(&mut board, [("D", 0)]);
    let spaces: Vec<_> = board.open_spaces().collect();
    assert_eq!(spaces.len(), 4);
    let city_north = board.open_space(Cell::new(0, -1)).unwrap();
    let edges = |letter: &str, turns| {
        board.catalogue()[board.catalogue().find(letter).unwrap()].rim(Rotation::new(turns)).edges
    };
    assert_eq!(city_north.misfit(edges("E", 0)), Some(Side::South));
    assert_eq!(city_north.misfit(edges("E", 2)), None);
    assert!(board.fits_somewhere(edges("C", 0)));
    assert!(board.fits_somewhere(edges("X", 0)));
}

#[test]
fn a_tile_with_two_parts_of_one_feature_counts_once() {
    let mut board = board();
    // The road ends at the monastery, so that the meadows on its both sides are one.
    lay_row(&mut board, [("D", 0), ("A", 1)]);
    let (north, south) = (part(&board, 0, 2), part(&board, 0, 3));
    assert_eq!(board.root(north), board.root(south));
    let field = board.feature(north);
    assert_eq!((field.kind, field.parts, field.tiles), (PartKind::Field, 3, 2));
}

#[test]
fn the_tile_that_closes_a_ring_completes_it() {
    let mut board = board();
    let curve = board.catalogue().find("V").unwrap();
    for (turns, x, y) in [(3, 0, 0), (0, 1, 0), (1, 1, 1)] {
        board.place(curve, Rotation::new(turns), Cell::new(x, y));
    }
    let first = part(&board, 0, 0);
    assert_eq!(board.feature(first).open, 2);
    let last = board.place(curve, Rotation::new(2), Cell::new(0, 1));
    assert!(board.feature(first).complete());
    assert_eq!(board.feature(first).tiles, 4);
    let mut touched = Vec::new();
    board.each_touched(last, |part| touched.push(board.root(part)));
    assert!(touched.contains(&board.root(first)));
}

#[test]
fn a_monastery_counts_the_tiles_around_it_whichever_came_first() {
    let mut board = board();
    let (monastery, road) = (board.catalogue().find("B").unwrap(), board.catalogue().find("U").unwrap());
    let middle = Cell::new(5, 5);
    for cell in &middle.around()[..3] {
        board.place(road, Rotation::default(), *cell);
    }
    board.place(monastery, Rotation::default(), middle);
    for cell in &middle.around()[3..] {
        board.place(road, Rotation::default(), *cell);
    }
    let monk = board.part(Spot::Part { cell: middle, part: 0 }).unwrap();
    assert_eq!(board.feature(monk).tiles, 9);
    assert!(board.feature(monk).complete());
}

/// A board of base tiles, one that closes whatever it touches, `abbey`, and one with two cities at a side, `two`.
fn with_abbey() -> Board {
    const MARK: crate::tiles::MarkDef = crate::tiles::MarkDef {
        id: crate::tiles::MarkId(0),
        word: "closing",
        on: crate::tiles::MarkPlace::Closing,
        directed: false,
    };
    let mut catalogue = Catalogue::new();
    base::add_to(&mut catalogue).unwrap();
    catalogue.add(TileKind::parse("two", None, "city NW, city E also N", &[]).unwrap()).unwrap();
    catalogue.add(TileKind::parse("abbey", None, "monastery, closing", &[MARK]).unwrap()).unwrap();
    Board::new(Arc::new(catalogue))
}

/// A ring of eight tiles around (1,1): a city, a road and a meadow open towards it, in the north, east and
/// south, and a road in the west.
const RING: [(&str, u8, i16, i16); 8] = [
    ("E", 3, 0, 0),
    ("E", 2, 1, 0),
    ("B", 0, 2, 0),
    ("U", 0, 0, 1),
    ("U", 0, 2, 1),
    ("B", 0, 0, 2),
    ("B", 0, 1, 2),
    ("B", 0, 2, 2),
];

#[test]
fn a_closing_tile_ends_what_it_touches_whichever_came_first() {
    for abbey_at in 0..=RING.len() {
        let mut board = with_abbey();
        let find = |board: &Board, name: &str| board.catalogue().find(name).unwrap();
        let mut laid = None;
        for place in 0..=RING.len() {
            if place == abbey_at {
                assert_eq!(board.holes().count(), usize::from(place > 6));
                let kind = find(&board, "abbey");
                laid = Some(board.place(kind, Rotation::default(), Cell::new(1, 1)));
            }
            if let Some(&(letter, turns, x, y)) = RING.get(place) {
                board.place(find(&board, letter), Rotation::new(turns), Cell::new(x, y));
            }
        }
        let at = |x, y, part| board.part(Spot::Part { cell: Cell::new(x, y), part }).unwrap();
        // The city has one side, and the abbey lies against it.
        let city = board.feature(at(1, 0, 0));
        assert!(city.complete(), "{city:?}");
        assert_eq!((city.tiles, city.parts), (1, 1));
        for road in [at(0, 1, 0), at(2, 1, 0)] {
            assert_eq!(board.feature(road).open, 1);
        }
        assert_ne!(board.root(at(0, 1, 0)), board.root(at(2, 1, 0)));
        let abbey = board.feature(at(1, 1, 0));
        assert_eq!((abbey.tiles, abbey.complete()), (9, true));
        // The meadow in the south: each of these tiles has eight half sides, two of which are closed.
        let field = at(1, 2, 1);
        let open = board.feature(field).open;
        let mut bare = with_abbey();
        for (letter, turns, x, y) in RING {
            bare.place(find(&bare, letter), Rotation::new(turns), Cell::new(x, y));
        }
        let without = bare.part(Spot::Part { cell: Cell::new(1, 2), part: 1 }).unwrap();
        let lower = bare.feature(without).open - open;
        assert_eq!(lower, 4, "two half sides in the south, and one beside either road");
        if abbey_at == RING.len() {
            let mut touched = Vec::new();
            board.each_touched(laid.unwrap(), |part| touched.push(board.root(part)));
            assert!(touched.contains(&board.root(at(1, 0, 0))));
        }
    }
}

#[test]
fn a_hole_beside_a_closing_tile_is_a_hole() {
    let mut board = with_abbey();
    let find = |board: &Board, name: &str| board.catalogue().find(name).unwrap();
    for (name, x, y) in [("B", 1, 0), ("B", 0, 1), ("B", 1, 2)] {
        board.place(find(&board, name), Rotation::default(), Cell::new(x, y));
    }
    assert_eq!(board.holes().count(), 0);
    board.place(find(&board, "abbey"), Rotation::default(), Cell::new(2, 1));
    assert_eq!(board.holes().collect::<Vec<_>>(), [Cell::new(1, 1)]);
    // Beside the abbey anything may lie.
    assert_eq!(board.open_space(Cell::new(3, 1)).and_then(|space| space.misfit(0b10_10_10_10)), None);
}

#[test]
fn a_city_that_touches_the_side_of_another_meets_what_lies_across() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        let mut board = with_abbey();
        let find = |board: &Board, name: &str| board.catalogue().find(name).unwrap();
        // The western city has two sides, the eastern one its own side and half of the northern one.
        let tiles = [("two", 0, 0, 0), ("E", 2, 0, -1), ("E", 3, 1, 0)];
        for (name, turns, x, y) in order.map(|place| tiles[place]) {
            board.place(find(&board, name), Rotation::new(turns), Cell::new(x, y));
        }
        let at = |x, y, part| board.part(Spot::Part { cell: Cell::new(x, y), part }).unwrap();
        let city = board.feature(at(0, 0, 0));
        assert_eq!(board.root(at(0, 0, 0)), board.root(at(0, 0, 1)));
        assert_eq!((city.tiles, city.parts, city.open), (3, 4, 1), "only the western side is open");
        assert_eq!(board.root(at(1, 0, 0)), board.root(at(0, -1, 0)));
    }
    let mut board = with_abbey();
    let find = |board: &Board, name: &str| board.catalogue().find(name).unwrap();
    for (name, turns, x, y) in [("two", 0, 0, 0), ("E", 3, 1, 0)] {
        board.place(find(&board, name), Rotation::new(turns), Cell::new(x, y));
    }
    let at = |part| Spot::Part { cell: Cell::new(0, 0), part };
    let open = |board: &Board, part| board.feature(board.part(at(part)).unwrap()).open;
    assert_eq!((open(&board, 0), open(&board, 1)), (2, 1));
    let abbey = board.place(find(&board, "abbey"), Rotation::default(), Cell::new(0, -1));
    assert_eq!((open(&board, 0), open(&board, 1)), (1, 0));
    let mut touched = Vec::new();
    board.each_touched(abbey, |part| touched.push(board.spot(part)));
    assert!(touched.contains(&at(1)));
}
