//! What this room tells.

use crate::editions::Term;
use crate::events::RoomEventKind;

/// The source of a watchtower's points.
pub static WATCHTOWER: Term = Term::same("watchtower", "watchtower", "watchtowers");
/// A tile with a piece of a city.
pub static CITY_TILE: Term = Term::same("city-tile", "tile with a city", "tiles with a city");
/// A tile with a piece of a road.
pub static ROAD_TILE: Term = Term::same("road-tile", "tile with a road", "tiles with a road");
/// A figure that counts as a meeple for a watchtower.
pub static COUNTED_MEEPLE: Term = Term {
    id: "counted-meeple",
    one: ["follower around the watchtower", "meeple around the watchtower", "meeple around the watchtower"],
    many: [
        "followers around the watchtower",
        "meeples around the watchtower",
        "meeples around the watchtower",
    ],
};
/// A coat of arms near a watchtower.
pub static COUNTED_COAT: Term = Term {
    id: "counted-coat-of-arms",
    one: [
        "pennant around the watchtower",
        "coat of arms around the watchtower",
        "coat of arms around the watchtower",
    ],
    many: [
        "pennants around the watchtower",
        "coats of arms around the watchtower",
        "coats of arms around the watchtower",
    ],
};
/// A monastery near a watchtower.
pub static COUNTED_MONASTERY: Term = Term {
    id: "counted-monastery",
    one: [
        "cloister around the watchtower",
        "monastery around the watchtower",
        "monastery around the watchtower",
    ],
    many: [
        "cloisters around the watchtower",
        "monasteries around the watchtower",
        "monasteries around the watchtower",
    ],
};

/// A figure on a watchtower's tile brings its bonus.
pub static PAYS: RoomEventKind = RoomEventKind::plain(
    "watchtower_pays",
    "{player}'s figure on {spot} stands on a watchtower's {term:tile}: the watchtower comes first",
);
/// The bonus is 0, since there is nothing to count.
pub static PAYS_NOTHING: RoomEventKind = RoomEventKind::plain(
    "watchtower_pays_nothing",
    "{player}'s figure on {spot} stands on a watchtower's {term:tile}, but there is nothing for it to count",
)
.in_brief("the watchtower counts nothing");
/// A further figure on the same tile and feature brings nothing more, as the rules are read.
pub static PAYS_ONCE: RoomEventKind = RoomEventKind::plain(
    "watchtower_pays_once",
    "{player}'s further figure on {spot} brings nothing more from the watchtower",
);

/// Everything that this room tells.
pub static EVENTS: &[&RoomEventKind] = &[&PAYS, &PAYS_NOTHING, &PAYS_ONCE];
