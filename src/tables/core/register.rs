//! Which records a table speaks of, and how it tells of their sources.

use crate::editions::Edition;
use crate::expansions::waiting;
use crate::game;
use crate::rulings::{Citation, Reading, Ruling};
use crate::sheet::Cell;
use crate::tables::Ask;

/// The rulings asked for that hold in any of the editions.
pub fn rulings(ask: &Ask) -> impl Iterator<Item = &'static Ruling> {
    let base = ask.base.then(game::base_rulings).into_iter().flatten();
    let boxes = ask.boxes.iter().flat_map(|boxed| boxed.rulings).copied();
    let waiting = if ask.waiting { waiting::ALL } else { &[] };
    let holds = |ruling: &&Ruling| ruling.editions.iter().any(|edition| ask.editions.contains(edition));
    base.chain(boxes).chain(waiting.iter().copied()).filter(holds)
}

/// The readings asked for that arise in any of the editions.
pub fn readings(ask: &Ask) -> impl Iterator<Item = &'static Reading> {
    let base = ask.base.then(game::base_readings).into_iter().flatten();
    let boxes = ask.boxes.iter().flat_map(|boxed| boxed.readings).copied();
    let waiting = if ask.waiting { waiting::READINGS } else { &[] };
    let arises = |reading: &&Reading| ask.editions.iter().any(|&edition| reading.concerns(edition));
    base.chain(boxes).chain(waiting.iter().copied()).filter(arises)
}

/// Where something is written, a line for each source.
pub fn sources(citations: &[Citation]) -> Cell {
    Cell::lines(citations.iter().map(cited))
}

/// A citation as one would write it: source, place, date.
pub fn cited(citation: &Citation) -> String {
    let Citation { source, place, dated } = citation;
    let mut text = source.title.to_owned();
    if !place.is_empty() {
        text += &format!(": {place}");
    }
    if !dated.is_empty() {
        text += &format!(" ({dated})");
    }
    text
}

/// Editions by their names; `all` where none is left out.
pub fn editions(editions: &[Edition]) -> String {
    if editions.len() == Edition::COUNT {
        return "all".to_owned();
    }
    editions.iter().map(|edition| edition.id()).collect::<Vec<_>>().join(", ")
}
