//! The tiles of the base game, in its first and its second print.

use super::{Catalogue, DuplicateName, TileKind, TileSet};

/// Saved games' name, rulebook's letter, what it shows, copies in the first print and in the second.
type Line = (&'static str, &'static str, &'static str, [u8; 2]);

/// The starting tile's letter.
const START: &str = "D";

/// Each kind as it lies at rotation 0 in saved games.
#[rustfmt::skip]
const TILES: [Line; 32] = [
    ("BA/LR",    "A",        "monastery, road S",                   [2, 2]),
    ("BA/L",     "B",        "monastery",                           [4, 4]),
    ("BA/Cccc+", "C",        "city NESW+",                          [1, 1]),
    ("BA/RCr",   "D",        "city N, road EW",                     [4, 4]),
    ("BA/C",     "E",        "city N",                              [5, 4]),
    ("BA/CG",    "E-garden", "city N, garden",                      [0, 1]),
    ("BA/CFc+",  "F",        "city EW+",                            [2, 2]),
    ("BA/CFc.1", "G",        "city EW",                             [1, 1]),
    ("BA/CFC.2", "H",        "city N, city S",                      [3, 2]),
    ("BA/CFCG",  "H-garden", "city N, city S, garden",              [0, 1]),
    ("BA/CC.2",  "I",        "city N, city W",                      [2, 1]),
    ("BA/CCG",   "I-garden", "city N, city W, garden",              [0, 1]),
    ("BA/CRr",   "J",        "city N, road ES",                     [3, 3]),
    ("BA/RrC",   "K",        "city N, road SW",                     [3, 3]),
    ("BA/CRRR",  "L",        "city N, crossing ESW",                [3, 3]),
    ("BA/Cc+",   "M",        "city NW+",                            [2, 1]),
    ("BA/Cc+G",  "M-garden", "city NW+, garden",                    [0, 1]),
    ("BA/Cc.1",  "N",        "city NW",                             [3, 2]),
    ("BA/CcG",   "N-garden", "city NW, garden",                     [0, 1]),
    ("BA/CcRr+", "O",        "city NW+, road ES",                   [2, 2]),
    ("BA/CcRr",  "P",        "city NW, road ES",                    [3, 3]),
    ("BA/Ccc+",  "Q",        "city NEW+",                           [1, 1]),
    ("BA/Ccc",   "R",        "city NEW",                            [3, 2]),
    ("BA/CccG",  "R-garden", "city NEW, garden",                    [0, 1]),
    ("BA/CccR+", "S",        "city NEW+, road S to city",           [2, 2]),
    ("BA/CccR",  "T",        "city NEW, road S to city",            [1, 1]),
    ("BA/RFr",   "U",        "road EW",                             [8, 7]),
    ("BA/RFrG",  "U-garden", "road EW, garden",                     [0, 1]),
    ("BA/Rr",    "V",        "road SW",                             [9, 8]),
    ("BA/RrG",   "V-garden", "road SW, garden",                     [0, 1]),
    ("BA/RRR",   "W",        "crossing ESW",                        [4, 4]),
    ("BA/RRRR",  "X",        "crossing NESW",                       [1, 1]),
];

/// The sets that [`add_to`] adds: id and title, in the order of the columns.
const SETS: [(&str, &str); 2] =
    [("basic:1", "Carcassonne, first print"), ("basic:2", "Carcassonne, second print")];

/// Adds the kinds of the base game and its two sets of tiles, `basic:1` and `basic:2`.
pub fn add_to(catalogue: &mut Catalogue) -> Result<(), DuplicateName> {
    let mut sets = SETS.map(|(id, title)| TileSet {
        id: id.into(),
        title: title.into(),
        tiles: Vec::new(),
        start: None,
    });
    for (id, letter, text, counts) in TILES {
        let kind =
            TileKind::parse(id, Some(letter), text, &[]).expect("the base game's tiles are well written");
        let kind = catalogue.add(kind)?;
        for (set, count) in sets.iter_mut().zip(counts).filter(|&(_, count)| count > 0) {
            set.tiles.push((kind, count));
            set.start = set.start.or((letter == START).then_some(kind));
        }
    }
    sets.into_iter().for_each(|set| catalogue.add_set(set));
    catalogue.prefer();
    Ok(())
}

#[cfg(test)]
mod tests;
