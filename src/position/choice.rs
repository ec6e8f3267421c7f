use std::fmt;

use crate::board::Spot;
use crate::figures::{FigureKind, Player};
use crate::geometry::{Cell, Rotation, Side};
use crate::rulings::Cite;
use crate::tiles::TileKindId;
use crate::track::Scorer;

/// A kind of choice, with the one phrase that prints it and reads it.
#[derive(Debug)]
pub struct Verb {
    /// A unique name.
    pub id: &'static str,
    /// The decision that it is a choice of; see [`Decision::about`].
    pub about: &'static str,
    /// The phrase of a script step, with places to fill; see `script`.
    pub phrase: &'static str,
    /// An example of what stands behind its colon, where one made of the phrase would mislead.
    pub example: &'static str,
    /// What its number stands for, by name, where it is no tile, rotation or scoring figure.
    pub items: &'static [&'static str],
    /// Is a whole feature meant, whichever part of it is named?
    pub any_part: bool,
    /// May a script name it although the decision does not come up in every edition?
    pub conditional: bool,
}

impl Verb {
    /// A choice of a decision, with its phrase; its number stands for what the phrase says.
    pub const fn new(id: &'static str, about: &'static str, phrase: &'static str) -> Self {
        Self { id, about, phrase, example: "", items: &[], any_part: false, conditional: false }
    }

    /// With what its number stands for, by name.
    #[must_use]
    pub const fn with_items(self, items: &'static [&'static str]) -> Self {
        Self { items, ..self }
    }

    /// With an example of what stands behind its colon, where one made of the phrase would mislead.
    #[must_use]
    pub const fn with_example(self, example: &'static str) -> Self {
        Self { example, ..self }
    }

    /// A whole feature is meant, whichever part of it is named.
    #[must_use]
    pub const fn any_part(self) -> Self {
        Self { any_part: true, ..self }
    }

    /// A script may name it although the decision does not come up in every edition.
    #[must_use]
    pub const fn conditional(self) -> Self {
        Self { conditional: true, ..self }
    }
}

crate::identity::equal_by_id!(Verb);

/// One way to go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    /// What is done.
    pub verb: &'static Verb,
    /// With which kind of figure.
    pub figure: FigureKind,
    /// A number: a rotation, a tile kind, a scoring figure, as the verb has it.
    pub number: u16,
    /// Where.
    pub spot: Option<Spot>,
}

impl Choice {
    /// A choice that needs no more than its verb.
    pub const fn bare(verb: &'static Verb) -> Self {
        Self { verb, figure: FigureKind::MEEPLE, number: 0, spot: None }
    }

    /// A choice about a place.
    pub const fn at(verb: &'static Verb, spot: Spot) -> Self {
        Self { spot: Some(spot), ..Self::bare(verb) }
    }

    /// A choice about a number.
    pub const fn numbered(verb: &'static Verb, number: u16) -> Self {
        Self { number, ..Self::bare(verb) }
    }

    /// How many items a verb may have at most that names one of them and points for it.
    pub const ITEMS: u16 = 8;

    /// A choice of one of the verb's items, for so many points.
    pub const fn item_for(verb: &'static Verb, item: u16, points: u16) -> Self {
        Self::numbered(verb, points * Self::ITEMS + item)
    }

    /// A choice of a tile.
    pub const fn tile(verb: &'static Verb, tile: TileKindId) -> Self {
        Self::numbered(verb, tile.0)
    }

    /// A choice to place a tile.
    pub const fn placing(verb: &'static Verb, cell: Cell, rotation: Rotation) -> Self {
        let number = rotation.quarter_turns() as u16;
        Self { number, ..Self::at(verb, Spot::Part { cell, part: 0 }) }
    }

    /// A choice of a scoring figure.
    pub const fn scorer(verb: &'static Verb, scorer: Scorer) -> Self {
        Self::numbered(verb, scorer as u16)
    }

    /// The number, read as a rotation.
    pub const fn rotation(&self) -> Rotation {
        Rotation::new(self.number as u8)
    }

    /// The number, read as a tile kind.
    pub const fn tile_kind(&self) -> TileKindId {
        TileKindId(self.number)
    }

    /// The number, read as a scoring figure.
    pub const fn as_scorer(&self) -> Scorer {
        if self.number == 0 { Scorer::Meeple } else { Scorer::Messenger }
    }

    /// The space of the spot.
    pub const fn cell(&self) -> Option<Cell> {
        match self.spot {
            Some(Spot::Part { cell, .. }) => Some(cell),
            _ => None,
        }
    }
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {:?}", self.verb.id, self.figure.0, self.number, self.spot)
    }
}

/// Who must choose, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who; nobody where chance decides.
    pub player: Option<Player>,
    /// What it is about, as an id: `place`, `figure`, `scorer`, ...
    pub about: &'static str,
    /// May a script leave it open? Then this is what is taken.
    pub default: Option<Choice>,
}

/// Why a choice is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub cite: Cite,
    /// The side on which a tile does not fit.
    pub side: Option<Side>,
}

impl Refusal {
    /// Forbidden by this ruling or reading.
    pub fn by(cite: impl Into<Cite>) -> Self {
        Self { cite: cite.into(), side: None }
    }
}
