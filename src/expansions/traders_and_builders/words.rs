//! What this room tells.

use crate::events::RoomEventKind;

/// Goods were taken.
pub static TAKES_GOODS: RoomEventKind =
    RoomEventKind::decisive("goods_taken", "{player} completed {spot} and takes {n} {item}")
        .in_brief("{n} {item}");
/// A player has the most of a good.
pub static MOST_GOODS: RoomEventKind =
    RoomEventKind::plain("goods_most", "{player} has the most {item}: {n}");
/// The tile extends a feature with the player's builder.
pub static EXTENDS: RoomEventKind = RoomEventKind::decisive(
    "builder_extended",
    "the {term:tile} extends {spot} with {player}'s builder: a second part of the turn will follow",
)
.in_brief("a second part of the turn");
/// The tile extends it again.
pub static NO_THIRD_PART: RoomEventKind = RoomEventKind::decisive(
    "builder_no_third_part",
    "the {term:tile} extends {spot} with {player}'s builder again: there is no third part",
)
.in_brief("no third part of the turn");
/// The builder is gone meanwhile.
pub static RIGHT_STAYS: RoomEventKind = RoomEventKind::plain(
    "builder_right_stays",
    "{player}'s builder is home again, but the second part was earned",
);
/// The second part waits for an extra tile.
pub static SECOND_PART_WAITS: RoomEventKind = RoomEventKind::plain(
    "builder_waits",
    "the second part that {player}'s builder brings comes after this extra {term:tile}",
);
/// The second part has rounds of its own.
pub static ROUNDS_OF_ITS_OWN: RoomEventKind = RoomEventKind::plain(
    "builder_own_rounds",
    "this part has rounds of scoring of its own, which can bring messages too",
);

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[
    &TAKES_GOODS,
    &MOST_GOODS,
    &EXTENDS,
    &NO_THIRD_PART,
    &RIGHT_STAYS,
    &SECOND_PART_WAITS,
    &ROUNDS_OF_ITS_OWN,
];
