//! What saved games of another program call the things of boxes, said by the boxes themselves.
//!
//! Everything here is data: a room fills in a [`Saved`], and the importer knows no box by name.

use super::Slots;
use crate::board::Spot;
use crate::editions::Term;
use crate::figures::Player;
use crate::geometry::Cell;
use crate::position::{Choice, Position, Verb};
use crate::rulings::Reading;
use crate::tiles::PartKind;

/// What saved games of JCloisterZone call the things of a box.
///
/// A room names what it has and takes the rest from [`Saved::NONE`].
#[derive(Debug)]
pub struct Saved {
    /// The elements of a setup that put the box in play, other than its figures. One that is there puts the
    /// box in play; what is absent is switched off.
    pub elements: &'static [SavedElement],
    /// The sets of tiles that bring an element by themselves.
    pub sets: &'static [SavedSet],
    /// The rules of a setup that the box has answers to.
    pub rules: &'static [SavedRule],
    /// The figures that it brings.
    pub figures: &'static [SavedFigure],
    /// The parts of tiles that are called otherwise with it.
    pub features: &'static [SavedFeature],
    /// What its points are called, by what brings them.
    pub points: &'static [SavedPoints],
    /// The messages that stand for its choices.
    pub verbs: &'static [SavedVerb],
    /// The phases in which it asks.
    pub phases: &'static [SavedPhase],
    /// Its decisions of chance.
    pub chance: &'static [SavedChance],
    /// What players have before them.
    pub tokens: &'static [SavedToken],
}

impl Saved {
    /// Nothing: that program does not know the box.
    pub const NONE: Self = Self {
        elements: &[],
        sets: &[],
        rules: &[],
        figures: &[],
        features: &[],
        points: &[],
        verbs: &[],
        phases: &[],
        chance: &[],
        tokens: &[],
    };
}

/// An element of a saved game's setup.
#[derive(Debug)]
pub struct SavedElement {
    /// Its name there.
    pub name: &'static str,
    /// The mechanism of the box that is switched off where the element is absent; none where the box cannot be
    /// played without it.
    pub mechanism: Option<&'static str>,
}

impl SavedElement {
    /// The element of a mechanism that can be switched off by itself.
    pub const fn of(name: &'static str, mechanism: &'static str) -> Self {
        Self { name, mechanism: Some(mechanism) }
    }

    /// An element that the box cannot be played without.
    pub const fn needed(name: &'static str) -> Self {
        Self { name, mechanism: None }
    }
}

/// Sets of tiles that bring an element by themselves.
#[derive(Debug)]
pub struct SavedSet {
    /// The beginning of their ids: `river/`.
    pub prefix: &'static str,
    /// The element.
    pub element: &'static str,
    /// Tiles of other sets that stay in the box because these come in their place, by id.
    pub replaces: &'static [&'static str],
    /// The rule and the value of it with which they are played all the same.
    pub kept_by: Option<(&'static str, &'static str)>,
}

impl SavedSet {
    /// Sets whose ids begin like this bring the element.
    pub const fn new(prefix: &'static str, element: &'static str) -> Self {
        Self { prefix, element, replaces: &[], kept_by: None }
    }
}

/// A rule of a saved game's setup, and the reading that answers it.
#[derive(Debug)]
pub struct SavedRule {
    /// Its name there.
    pub name: &'static str,
    /// The value it has when nothing is said.
    pub default: &'static str,
    /// The reading.
    pub reading: &'static Reading,
    /// The option that each value stands for. Any other value cannot be played.
    pub values: &'static [(&'static str, &'static str)],
}

/// A figure of a saved game.
#[derive(Debug)]
pub struct SavedFigure {
    /// Its name in figures' ids: `small`.
    pub name: &'static str,
    /// Its name in assertions: `SmallFollower`.
    pub long_name: &'static str,
    /// The element that counts how many each player has.
    pub element: &'static str,
    /// The figure.
    pub term: &'static Term,
}

/// A part of a tile that saved games call otherwise: a city under a castle is a `Castle`.
#[derive(Debug)]
pub struct SavedFeature {
    /// What it is called there.
    pub name: &'static str,
    /// The kind of part that it is here.
    pub kind: PartKind,
    /// Is this part, of that kind, called so?
    pub is: fn(&Position<Slots>, Spot) -> bool,
}

/// What points are called that something brings.
#[derive(Debug)]
pub struct SavedPoints {
    /// What brings them.
    pub source: &'static Term,
    /// What they are called.
    pub name: &'static str,
    /// What they are called where a feature is valued as at the end of the game.
    pub at_end: &'static str,
    /// Only where a ruling or reading of this id is named in the tally, or makes the points nothing. Such names
    /// come before those without.
    pub cites: Option<&'static str>,
}

impl SavedPoints {
    /// Points with one name.
    pub const fn new(source: &'static Term, name: &'static str) -> Self {
        Self { source, name, at_end: name, cites: None }
    }

    /// With another name where a feature is valued as at the end of the game.
    pub const fn at_end(self, name: &'static str) -> Self {
        Self { at_end: name, ..self }
    }

    /// Only where this ruling or reading is named.
    pub const fn where_cited(self, id: &'static str) -> Self {
        Self { cites: Some(id), ..self }
    }
}

/// A message that stands for a choice.
#[derive(Debug)]
pub struct SavedVerb {
    /// The type of the message: `PLACE_TOKEN`.
    pub message: &'static str,
    /// The token, neutral figure, reason or value in it: `TUNNEL_A`, `dragon`, `FESTIVAL`, `EXPAND`; nothing where
    /// there is none. Of several, the choice's number says which.
    pub words: &'static [&'static str],
    /// The choice.
    pub verb: &'static Verb,
    /// What else the message says.
    pub target: SavedTarget,
    /// Is it left out of lists of what may be sent?
    pub unlisted: bool,
    /// Where a COMMIT of its own follows once the player has nothing more to choose of the kind: the phase in
    /// which that COMMIT is sent. What is done in the action part is confirmed with the whole part and says
    /// nothing here.
    pub confirmed: Option<&'static str>,
}

impl SavedVerb {
    /// The message that declines what is offered.
    pub const PASS: &'static str = "PASS";
    /// The message that places a figure.
    pub const DEPLOY: &'static str = "DEPLOY_MEEPLE";
    /// The message that places a tile; its word is the tile, or nothing where it is the drawn one.
    pub const PLACE_TILE: &'static str = "PLACE_TILE";
    /// The message that confirms the action part.
    pub const COMMIT: &'static str = "COMMIT";
    /// No message at all; see [`SavedVerb::silent`].
    pub const SILENCE: &'static str = "";

    /// A message of this type, with these words, and what else it says.
    pub const fn new(
        message: &'static str,
        words: &'static [&'static str],
        verb: &'static Verb,
        target: SavedTarget,
    ) -> Self {
        Self { message, words, verb, target, unlisted: false, confirmed: None }
    }

    /// A choice to decline what is offered.
    pub const fn pass(verb: &'static Verb) -> Self {
        Self::new(Self::PASS, &[], verb, SavedTarget::Nothing)
    }

    /// A choice to place a figure, or to move one that stands on the table.
    pub const fn deploy(verb: &'static Verb, target: SavedTarget) -> Self {
        Self::new(Self::DEPLOY, &[], verb, target)
    }

    /// A choice that no message tells: it is taken where the next message speaks of something else.
    pub const fn silent(verb: &'static Verb) -> Self {
        Self::new(Self::SILENCE, &[], verb, SavedTarget::Nothing)
    }

    /// A choice that is made by confirming the action part: other choices of its decision may be sent until then.
    pub const fn committed(verb: &'static Verb) -> Self {
        Self::new(Self::COMMIT, &[], verb, SavedTarget::Nothing)
    }

    /// A COMMIT of its own follows, in this phase.
    pub const fn confirmed_in(self, phase: &'static str) -> Self {
        Self { confirmed: Some(phase), ..self }
    }

    /// Left out of lists of what may be sent.
    pub const fn unlisted(self) -> Self {
        Self { unlisted: true, ..self }
    }
}

/// How a number is read off a choice.
pub type NumberOf = fn(Choice) -> u16;

/// What a message says besides its type and word, and what of a choice it stands for.
#[derive(Clone, Copy, Debug)]
pub enum SavedTarget {
    /// Nothing, or no place (`"to": null`).
    Nothing,
    /// A space: that of the choice's spot.
    Cell,
    /// A part of a tile: the choice's spot.
    Part,
    /// A part of a tile, for the figure of this name whatever figure the choice names.
    PartFor(&'static str),
    /// A part of a tile, under this location instead of its own: `AS_ABBOT`.
    PartAs(&'static str),
    /// What stands on the tile of the choice's spot: a feature and a location, such as `Tower` and `I`.
    Place(&'static str, &'static str),
    /// One of several locations of a feature on the tile of the choice's spot; its number says which.
    Places(&'static str, &'static [&'static str]),
    /// One of several locations of a feature that is there once, on a space of its own; the choice's number is the
    /// place in the list.
    PlacesAt(&'static str, &'static [&'static str], fn(&Position<Slots>) -> Option<Cell>),
    /// A figure on a part of a tile: the choice's figure, its number for the owner, and its spot.
    Figure,
    /// A figure without a place: the choice's figure, its number for the owner.
    FigureId,
    /// A figure of the active player, without a place: the choice's figure.
    OwnFigureId,
    /// A tile's space and rotation, as in [`Choice::placing`].
    Placement,
    /// Numbers, by their names in the message, and how each is read off a choice.
    Numbers(&'static [(&'static str, NumberOf)]),
}

/// A phase in which somebody is asked.
#[derive(Debug)]
pub struct SavedPhase {
    /// What the decision is about.
    pub about: &'static str,
    /// What the phase is called.
    pub name: &'static str,
    /// Does it belong to the part of the turn that a COMMIT ends? Before any other decision, and once scoring has
    /// begun, that COMMIT comes first.
    pub action: bool,
    /// Is a message that declines offered without counting as such? (`canPass` is false there.)
    pub pass_is_bid: bool,
}

impl SavedPhase {
    /// A phase outside the action part.
    pub const fn new(about: &'static str, name: &'static str) -> Self {
        Self { about, name, action: false, pass_is_bid: false }
    }

    /// A phase of the action part: before the COMMIT that lets scoring begin.
    pub const fn action(about: &'static str, name: &'static str) -> Self {
        Self { action: true, ..Self::new(about, name) }
    }

    /// A phase in which PASS is an answer like others.
    pub const fn where_pass_is_a_bid(self) -> Self {
        Self { pass_is_bid: true, ..self }
    }
}

/// A decision of chance that the random numbers of a saved game answer.
///
/// That program counts through all that is left, in the order of the listed choices, and takes the one at the
/// random number times their count. Where only one thing can come, the number is used up all the same.
#[derive(Debug)]
pub struct SavedChance {
    /// The choice.
    pub verb: &'static Verb,
    /// How many of what is left stand for a listed choice: tokens of a kind in a bag; 1 for a side of a die.
    pub copies: fn(&Position<Slots>, Choice) -> u32,
}

/// Something that players have before them.
#[derive(Debug)]
pub struct SavedToken {
    /// What it is called.
    pub name: &'static str,
    /// How many a player has.
    pub count: fn(&Position<Slots>, Player) -> u32,
}
