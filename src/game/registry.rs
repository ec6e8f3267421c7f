//! Every ruling, reading and verb of the base game and all boxes, gathered from where they live.

use crate::editions::base;
use crate::expansions::{self, Boxed};
use crate::figures::{FigureRecord, MEEPLE_RECORD};
use crate::position::Verb;
use crate::rulings::{Reading, Ruling, Source};
use crate::{scoring, track, turn};

/// Every ruling that is known, those included whose box is not built yet.
pub fn rulings() -> impl Iterator<Item = &'static Ruling> {
    let boxes = expansions::ALL.iter().map(|boxed| boxed.rulings);
    base_rulings().chain(boxes.chain([expansions::waiting::ALL]).flatten().copied())
}

/// The rulings of the base game.
pub fn base_rulings() -> impl Iterator<Item = &'static Ruling> {
    [track::rulings::ALL, scoring::rulings::ALL, turn::rulings::ALL].into_iter().flatten().copied()
}

/// Every reading that is known.
pub fn readings() -> impl Iterator<Item = &'static Reading> {
    let boxes = expansions::ALL.iter().map(|boxed| boxed.readings);
    base_readings().chain(boxes.chain([expansions::waiting::READINGS]).flatten().copied())
}

/// The readings of the base game.
pub fn base_readings() -> impl Iterator<Item = &'static Reading> {
    base::readings::ALL.iter().copied()
}

/// The points on which editions differ and no source doubts it.
pub fn settled() -> impl Iterator<Item = &'static Reading> {
    expansions::ALL.iter().flat_map(|boxed| boxed.settled).copied()
}

/// The ruling of this id.
pub fn ruling(id: &str) -> Option<&'static Ruling> {
    rulings().find(|ruling| ruling.id == id)
}

/// The reading or settled switch of this id; `reading/` may be left out.
pub fn reading(id: &str) -> Option<&'static Reading> {
    let named =
        |reading: &&'static Reading| reading.id == id || reading.id.strip_prefix("reading/") == Some(id);
    readings().chain(settled()).find(named)
}

/// Every text that is cited.
pub fn sources() -> impl Iterator<Item = &'static Source> {
    crate::rulings::sources::ALL.iter().copied()
}

/// The kinds of figures of the base game and all boxes.
pub fn all_figures() -> impl Iterator<Item = &'static FigureRecord> {
    let boxes = expansions::ALL.iter().flat_map(|boxed| boxed.figures).copied();
    std::iter::once(&MEEPLE_RECORD).chain(boxes)
}

/// The choices that the turn and all boxes offer.
pub fn verbs() -> impl Iterator<Item = &'static Verb> {
    let boxes = expansions::ALL.iter().map(|boxed| boxed.words.verbs);
    [turn::verbs::ALL].into_iter().chain(boxes).flatten().copied()
}

/// The box of this id.
pub fn expansion(id: &str) -> Option<&'static Boxed> {
    expansions::ALL.iter().copied().find(|boxed| boxed.id == id)
}
