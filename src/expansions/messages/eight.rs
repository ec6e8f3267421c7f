//! The eight messages: what each is called and numbered in each edition.

use crate::editions::{Edition, Term};

/// A message, by what it does; its number depends on the edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Message {
    /// The road with an own highwayman that is worth the least.
    Road,
    /// The city with an own knight that is worth the least.
    City,
    /// The monastery with an own monk that is worth the least.
    Monastery,
    /// One more land tile.
    ExtraTile,
    /// 2 points for each coat of arms in cities with an own knight.
    CoatsOfArms,
    /// 2 points for each own knight.
    Knights,
    /// 2 points for each own farmer.
    Farmers,
    /// Score one follower's feature and take the follower back.
    ScoreAndReturn,
}

impl Message {
    /// All eight, in the order of the second edition's numbers.
    pub const ALL: [Self; 8] = [
        Self::Road,
        Self::City,
        Self::Monastery,
        Self::ExtraTile,
        Self::CoatsOfArms,
        Self::Knights,
        Self::Farmers,
        Self::ScoreAndReturn,
    ];

    /// The names of all eight, in the order of [`Message::ALL`].
    pub const IDS: &[&str] = &[
        "shortest-road",
        "smallest-city",
        "smallest-monastery",
        "extra-tile",
        "coats-of-arms",
        "knights",
        "farmers",
        "score-and-return",
    ];

    /// The number printed in an edition (ruling `messages/numbering`).
    pub const fn number(self, edition: Edition) -> u8 {
        let numbers: [u8; Edition::COUNT] = match self {
            Self::Road => [1, 1, 1],
            Self::City => [2, 2, 2],
            Self::Monastery => [3, 3, 3],
            Self::ExtraTile => [7, 4, 4],
            Self::CoatsOfArms => [4, 5, 5],
            Self::Knights => [5, 6, 6],
            Self::Farmers => [6, 7, 7],
            Self::ScoreAndReturn => [8, 8, 8],
        };
        numbers[edition.index()]
    }

    /// The name in scenarios and JSON.
    pub const fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// Other names that people use for it.
    pub const fn aliases(self) -> &'static [&'static str] {
        match self {
            Self::Road => &["smallest-road", "road"],
            Self::City => &["city"],
            Self::Monastery => &["smallest-cloister", "monastery", "cloister"],
            Self::ExtraTile => &["one-tile", "add-a-tile", "tile"],
            Self::CoatsOfArms => &["pennants"],
            Self::Knights => &["knight"],
            Self::Farmers => &["farmer", "farms"],
            Self::ScoreAndReturn => &["score-and-remove", "return"],
        }
    }

    /// What it is called, with its number.
    pub const fn term(self) -> &'static Term {
        match self {
            Self::Road => &ROAD,
            Self::City => &CITY,
            Self::Monastery => &MONASTERY,
            Self::ExtraTile => &EXTRA_TILE,
            Self::CoatsOfArms => &COATS_OF_ARMS,
            Self::Knights => &KNIGHTS,
            Self::Farmers => &FARMERS,
            Self::ScoreAndReturn => &SCORE_AND_RETURN,
        }
    }

    /// What an edition calls it, without its number.
    pub fn name(self, edition: Edition) -> &'static str {
        let told = self.term().one(edition);
        told.split_once(" (").and_then(|(_, name)| name.strip_suffix(')')).unwrap_or(told)
    }

    /// The message of this place in [`Message::ALL`].
    pub const fn from_index(index: u8) -> Self {
        Self::ALL[(index & 7) as usize]
    }
}

/// The source of a message's points.
pub static MESSAGE: Term = Term::same("message", "message", "messages");

const fn name(id: &'static str, first: &'static str, second: &'static str) -> Term {
    Term { id, one: [first, second, second], many: [first, second, second] }
}

static ROAD: Term = name(Message::Road.id(), "message 1 (smallest road)", "message 1 (shortest road)");
static CITY: Term = name(Message::City.id(), "message 2 (smallest city)", "message 2 (smallest city)");
static MONASTERY: Term =
    name(Message::Monastery.id(), "message 3 (smallest cloister)", "message 3 (smallest monastery)");
static EXTRA_TILE: Term =
    name(Message::ExtraTile.id(), "message 7 (one tile)", "message 4 (add a land tile)");
static COATS_OF_ARMS: Term =
    name(Message::CoatsOfArms.id(), "message 4 (2 points a pennant)", "message 5 (2 points a coat of arms)");
static KNIGHTS: Term =
    name(Message::Knights.id(), "message 5 (2 points a knight)", "message 6 (2 points a knight)");
static FARMERS: Term =
    name(Message::Farmers.id(), "message 6 (2 points a farmer)", "message 7 (2 points a farmer)");
static SCORE_AND_RETURN: Term = name(
    Message::ScoreAndReturn.id(),
    "message 8 (score a follower and take it back)",
    "message 8 (score a meeple and return it)",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_numbers() {
        for edition in Edition::ALL {
            for message in Message::ALL {
                let told = format!("message {} (", message.number(edition));
                assert!(message.term().one(edition).starts_with(&told), "{message:?} {edition}");
            }
        }
    }
}
