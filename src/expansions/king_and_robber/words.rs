//! What this room tells.

use crate::events::RoomEventKind;

/// What is told of a title when something was completed.
#[derive(Debug)]
pub struct Told {
    /// It was taken.
    pub takes: RoomEventKind,
    /// Its holder completed a still larger one.
    pub keeps: RoomEventKind,
    /// It was not larger than the largest.
    pub stays: RoomEventKind,
}

/// Of the King.
pub static OF_CITIES: Told = Told {
    takes: RoomEventKind::decisive(
        "king_taken",
        "{player} completed the largest {term:city} so far, of {n} {terms:tile}: {player} takes the {item}",
    )
    .in_brief("takes the {item}"),
    keeps: RoomEventKind::plain(
        "king_kept",
        "{player} completed a still larger {term:city}, of {n} {terms:tile}, and keeps the {item}",
    ),
    stays: RoomEventKind::plain(
        "king_stays",
        "{n} {terms:tile} are not more than those of the largest {term:city} so far: the {item} stays",
    ),
};
/// Of the Robber Baron.
pub static OF_ROADS: Told = Told {
    takes: RoomEventKind::decisive(
        "robber_taken",
        "{player} completed the longest {term:road} so far, of {n} {terms:tile}: {player} takes the {item}",
    )
    .in_brief("takes the {item}"),
    keeps: RoomEventKind::plain(
        "robber_kept",
        "{player} completed a still longer {term:road}, of {n} {terms:tile}, and keeps the {item}",
    ),
    stays: RoomEventKind::plain(
        "robber_stays",
        "{n} {terms:tile} are not more than those of the longest {term:road} so far: the {item} stays",
    ),
};
/// Who has a title at the end.
pub static HOLDS: RoomEventKind = RoomEventKind::plain("title_held", "{player} has the {item}");

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &OF_CITIES.takes,
    &OF_CITIES.keeps,
    &OF_CITIES.stays,
    &OF_ROADS.takes,
    &OF_ROADS.keeps,
    &OF_ROADS.stays,
    &HOLDS,
];
