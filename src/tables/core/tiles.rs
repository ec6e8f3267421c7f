//! The tiles of each set, from the catalogue that is played with.

use crate::editions::Edition;
use crate::game;
use crate::sheet::{Cell, Column, Sheet, mark_differing};
use crate::tables::{Ask, DIFFERS};
use crate::tiles::{TileKindId, TileSet, notation};

/// How many tiles of each kind every set has.
pub fn build(ask: &Ask) -> Sheet {
    let catalogue = game::catalogue();
    let played_in = |set: &TileSet| -> Vec<Edition> {
        let base = |edition: &Edition| game::base_set(&catalogue, *edition).id == set.id;
        ask.editions.iter().copied().filter(base).collect()
    };
    let sets: Vec<(&TileSet, Vec<Edition>)> = catalogue
        .sets()
        .iter()
        .map(|set| (set, played_in(set)))
        .filter(|(_, editions)| ask.base && !editions.is_empty())
        .collect();
    let mut columns = vec![
        Column::names("tile", "Tile"),
        Column::text("id", "Id in saved games"),
        Column::text("shows", "Shows"),
    ];
    for (set, editions) in &sets {
        let editions: Vec<&str> = editions.iter().map(|edition| edition.id()).collect();
        columns.push(Column::number(&*set.id, format!("{} ({})", set.title, editions.join(", "))));
    }
    let mut sheet = Sheet { marks: DIFFERS, ..Sheet::new("Tiles", columns) };
    for (id, kind) in catalogue.iter() {
        let counts: Vec<u8> = sets.iter().map(|(set, _)| copies(set, id)).collect();
        if counts.iter().all(|&count| count == 0) {
            continue;
        }
        let start = sets.iter().any(|(set, _)| set.start == Some(id));
        let name = kind.letter.as_deref().unwrap_or(&kind.id);
        let mut row = vec![
            Cell::from(if start {
                format!("{name} (one of them is the start tile)")
            } else {
                name.to_owned()
            }),
            Cell::code(&*kind.id),
            Cell::code(notation::print(kind, catalogue.marks())),
        ];
        let mut cells: Vec<Cell> = counts.iter().map(|count| Cell::from(count.to_string())).collect();
        let keys: Vec<Option<u8>> = counts.into_iter().map(Some).collect();
        mark_differing(&mut cells, &keys);
        row.extend(cells);
        sheet.push(row);
    }
    let mut total = vec![Cell::from("All"), Cell::empty(), Cell::empty()];
    total.extend(sets.iter().map(|(set, _)| Cell::from(set.len().to_string())));
    sheet.push(total);
    sheet
}

fn copies(set: &TileSet, id: TileKindId) -> u8 {
    set.tiles.iter().find(|(kind, _)| *kind == id).map_or(0, |&(_, count)| count)
}
