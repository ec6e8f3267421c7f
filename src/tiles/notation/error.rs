use std::fmt;
use std::ops::Range;

use crate::geometry::{HalfSide, Side};
use crate::tiles::{MAX_PARTS, MarkPlace, PartKind};

/// One thing that is wrong with a tile's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// Where in the text, in bytes.
    pub at: Range<usize>,
    /// What is wrong there.
    pub what: Problem,
}

/// What can be wrong with a tile's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is no item, or nothing between two commas.
    Empty,
    /// An item begins with no known word.
    UnknownItem(Box<str>),
    /// A word after an item's beginning that means nothing here.
    UnknownWord(Box<str>),
    /// A mark that belongs elsewhere.
    MarkElsewhere(Box<str>, MarkPlace),
    /// A word of the notation that does not go with this kind of part.
    NotWith(Box<str>, PartKind),
    /// Sides were due.
    NoSides(Box<str>),
    /// Two parts, or one part twice, claim a side.
    SideTaken(Side, PartKind),
    /// A road of three or four sides, without `as one`.
    ManyEndedRoad(Box<str>),
    /// A crossing of one road.
    LonelyCrossing,
    /// Nothing follows a word that needs something.
    NothingAfter(Box<str>),
    /// No part is like that.
    NoSuchPart(Box<str>),
    /// Several parts are like that.
    SeveralSuchParts(Box<str>),
    /// A part is said to meet itself.
    MeetsItself,
    /// A field is said to touch something that is no city.
    TouchesNoCity,
    /// Two fields, or one field twice, claim a half side.
    HalfTaken(HalfSide),
    /// A field claims half of a city's side.
    HalfInCity(HalfSide),
    /// Some fields are written out, and these half sides are in none of them.
    HalvesLeft(Vec<HalfSide>),
    /// Something is said of the field, but the tile has none or several.
    WhichField(usize),
    /// More parts than a tile may have.
    TooManyParts,
    /// A city is said to touch another's side, and no other city is there.
    NoOtherCity(Side),
    /// Something reaches a side of a tile that closes whatever it touches.
    ShowsSides,
}

impl Problem {
    /// What to write instead.
    pub fn hint(&self) -> Option<String> {
        let hint = match self {
            Self::Empty => "write `field` for an empty meadow".into(),
            Self::UnknownItem(_) => {
                "an item begins with city, road, crossing, river, monastery, garden or field, \
                                     or is a mark of the tile"
                    .into()
            }
            Self::MarkElsewhere(word, MarkPlace::Tile | MarkPlace::Own | MarkPlace::Closing) => {
                format!("write it as an item of its own: `..., {word}`")
            }
            Self::MarkElsewhere(word, MarkPlace::Part(kind)) => {
                format!("write it after a {0}: `{0} ... {word}`", kind.id())
            }
            Self::NoSides(head) if &**head == "corner" => "corners are NW, NE, SE and SW".into(),
            Self::NoSides(head) => format!("for example `{head} N` or `{head} ES`"),
            Self::SideTaken(..) => "each side shows one thing".into(),
            Self::ManyEndedRoad(sides) => format!(
                "`crossing {sides}` for roads that end at each other, `road {sides} as one` for one road with that many ends"
            ),
            Self::LonelyCrossing => {
                "a crossing joins two roads or more; a road that ends inside is `road S`".into()
            }
            Self::SeveralSuchParts(_) => "name one by its side: `city N`, `road S`".into(),
            Self::HalvesLeft(_) => {
                "where one field is written out, all must be; or leave all out and they are derived".into()
            }
            Self::HalfInCity(_) => "the whole side belongs to the city".into(),
            Self::WhichField(_) => "write the fields out by their half sides: `field NL NR ...`".into(),
            _ => return None,
        };
        Some(hint)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "nothing is written here"),
            Self::UnknownItem(word) => write!(f, "`{word}` is nothing a tile can show"),
            Self::UnknownWord(word) => write!(f, "`{word}` means nothing here"),
            Self::MarkElsewhere(word, MarkPlace::Tile | MarkPlace::Closing) => {
                write!(f, "`{word}` belongs to the tile as a whole")
            }
            Self::MarkElsewhere(word, MarkPlace::Own) => write!(f, "`{word}` stands on the tile by itself"),
            Self::MarkElsewhere(word, MarkPlace::Part(kind)) => {
                write!(f, "`{word}` belongs to a {}", kind.id())
            }
            Self::NotWith(word, kind) => write!(f, "`{word}` does not go with a {}", kind.id()),
            Self::NoSides(head) => write!(f, "which sides? `{head}` needs them"),
            Self::SideTaken(side, kind) => {
                write!(f, "there is already a {} at side {}", kind.id(), side.letter())
            }
            Self::ManyEndedRoad(_) => write!(f, "a road has one or two ends at the rim"),
            Self::LonelyCrossing => write!(f, "a crossing of one road"),
            Self::NothingAfter(word) => write!(f, "something must follow `{word}`"),
            Self::NoSuchPart(words) => write!(f, "the tile has no `{words}`"),
            Self::SeveralSuchParts(words) => write!(f, "the tile has more than one `{words}`"),
            Self::MeetsItself => write!(f, "a part cannot end at itself"),
            Self::TouchesNoCity => write!(f, "only cities need saying here: this is none"),
            Self::HalfTaken(half) => write!(f, "{} lies in a field already", half.name()),
            Self::HalfInCity(half) => write!(f, "{} lies in a city", half.name()),
            Self::HalvesLeft(halves) => {
                let names: Vec<_> = halves.iter().map(|half| half.name()).collect();
                write!(f, "in no field: {}", names.join(" "))
            }
            Self::WhichField(0) => write!(f, "the tile has no field"),
            Self::WhichField(count) => write!(f, "which field? The tile has {count}"),
            Self::NoOtherCity(side) => write!(f, "side {} shows no other city", side.letter()),
            Self::ShowsSides => {
                write!(f, "a tile that closes whatever it touches shows nothing on its sides")
            }
            Self::TooManyParts => write!(f, "a tile has at most {MAX_PARTS} parts"),
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl std::error::Error for NotationError {}
