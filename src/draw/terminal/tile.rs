//! A tile in a few letters, read off the same plan that pictures are drawn from.

use super::canvas::{Arms, Hue, road};
use crate::draw::shape::{Point, TILE};
use crate::draw::tile::Plan;
use crate::geometry::{Rotation, Side};
use crate::tiles::{MarkDef, PartKind};

/// How many letters a tile is wide and high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    pub columns: usize,
    pub rows: usize,
}

impl Size {
    /// The letter on which a place of a tile falls.
    pub fn letter_at(self, place: Point) -> (usize, usize) {
        let along = |at: f64, count: usize| ((at / TILE * count as f64) as usize).min(count - 1);
        (along(place.x, self.columns), along(place.y, self.rows))
    }

    /// The place that a letter stands for.
    fn place_of(self, column: usize, row: usize) -> Point {
        let along = |at: usize, count: usize| (at as f64 + 0.5) / count as f64 * TILE;
        Point::new(along(column, self.columns), along(row, self.rows))
    }
}

/// The letters of a tile as it lies, row by row; `high` says which parts are highlighted.
pub(super) fn letters(
    plan: &Plan<'_>,
    by: Rotation,
    size: Size,
    high: impl Fn(usize) -> bool,
    (defs, ascii): (&[MarkDef], bool),
) -> Vec<(char, Hue)> {
    let mut letters = vec![(' ', Hue::Plain); size.columns * size.rows];
    let kinds = &plan.kind().parts;
    for row in 0..size.rows {
        for column in 0..size.columns {
            let part = plan.part_at(size.place_of(column, row), by);
            let kind = part.and_then(|part| kinds.get(part)).map(|part| part.kind);
            let lit = part.is_some_and(&high);
            let (letter, hue) = match kind {
                Some(PartKind::City) => (
                    if ascii {
                        '#'
                    } else if lit {
                        '▓'
                    } else {
                        '▒'
                    },
                    Hue::City,
                ),
                Some(PartKind::River) => (if ascii { '~' } else { '≈' }, Hue::River),
                Some(PartKind::Field) if lit => (if ascii { ':' } else { '░' }, Hue::Field),
                _ => continue,
            };
            letters[row * size.columns + column] = (letter, if lit { Hue::High } else { hue });
        }
    }
    for part in 0..kinds.len() {
        let hue = if high(part) { Hue::High } else { Hue::Road };
        for (place, arms) in roads(plan, part, by, size) {
            letters[place] = (road(arms, ascii), hue);
        }
    }
    let mut put = |at: Point, letter: char, hue: Hue| {
        let (column, row) = size.letter_at(at);
        letters[row * size.columns + column] = (letter, hue);
    };
    for at in plan.plazas(by) {
        put(at, if ascii { 'o' } else { '●' }, Hue::Road);
    }
    for (part, at) in plan.buildings(by) {
        let hue = if high(part) { Hue::High } else { Hue::Building };
        let letter = match (kinds[part].kind, ascii) {
            (PartKind::Monastery, false) => '⌂',
            (PartKind::Monastery, true) => 'M',
            (PartKind::Place, false) => '◇',
            (PartKind::Place, true) => 'o',
            (_, false) => '♣',
            (_, true) => '%',
        };
        put(at, letter, hue);
    }
    for at in plan.coats(by) {
        put(at, if ascii { '+' } else { '◆' }, Hue::Building);
    }
    for (word, at) in plan.printed(by, defs) {
        print(&mut letters, size, &word, at);
    }
    letters
}

/// Writes the beginning of what is printed on a tile, where there is room for it beside roads and buildings.
fn print(letters: &mut [(char, Hue)], size: Size, word: &str, at: Point) {
    let length = match size.columns {
        9.. => 4,
        7.. => 2,
        _ => return,
    };
    let word: Vec<char> = word.chars().take(length).collect();
    let (column, row) = size.letter_at(at);
    let first = column.saturating_sub(word.len() / 2).min(size.columns - word.len());
    let is_free = |row: &usize| {
        let own = &letters[row * size.columns + first..][..word.len()];
        own.iter().all(|(_, hue)| matches!(hue, Hue::Plain | Hue::City | Hue::Field))
    };
    let rows = [row, row + 1, row.wrapping_sub(1)].into_iter().filter(|&row| row < size.rows);
    if let Some(row) = rows.into_iter().find(is_free) {
        for (place, letter) in word.into_iter().enumerate() {
            letters[row * size.columns + first + place] = (letter, Hue::Building);
        }
    }
}

/// The letters that the roads of a part run over, with their arms.
fn roads(plan: &Plan<'_>, part: usize, by: Rotation, size: Size) -> Vec<(usize, Arms)> {
    let mut arms = vec![0; size.columns * size.rows];
    for (corners, beneath) in plan.roads(part, by) {
        let mut before: Option<(usize, usize)> = None;
        let steps = corners.windows(2).flat_map(|pair| {
            (0..=12).map(|step| pair[0].toward(pair[1], f64::from(step) / 12.0)).collect::<Vec<_>>()
        });
        for place in steps {
            let here = size.letter_at(place);
            let (column, row) = here;
            let middle = size.place_of(column, row);
            let city =
                plan.part_at(middle, by).is_some_and(|on| plan.kind().parts[on].kind == PartKind::City);
            if beneath && city {
                before = None;
                continue;
            }
            let own = row * size.columns + column;
            match before {
                None => arms[own] |= leaving(place),
                Some((old_column, old_row)) if (old_column, old_row) != here => {
                    // One step across and one down make a corner.
                    if old_column != column {
                        arms[old_row * size.columns + old_column] |= if column > old_column { 2 } else { 8 };
                        arms[old_row * size.columns + column] |= if column > old_column { 8 } else { 2 };
                    }
                    if old_row != row {
                        arms[old_row * size.columns + column] |= if row > old_row { 4 } else { 1 };
                        arms[own] |= if row > old_row { 1 } else { 4 };
                    }
                }
                Some(_) => {}
            }
            before = Some(here);
        }
        if let Some(&end) = corners.last() {
            let (column, row) = size.letter_at(end);
            if before == Some((column, row)) {
                arms[row * size.columns + column] |= leaving(end);
            }
        }
    }
    arms.into_iter().enumerate().filter(|&(_, arms)| arms > 0).collect()
}

/// The arm by which a road leaves the tile at a place, if it does.
fn leaving(place: Point) -> Arms {
    let at = |side: &Side| Point::middle_of(*side).distance_squared(place) < 4.0;
    Side::ALL.into_iter().find(at).map_or(0, |side| 1 << side.index())
}
