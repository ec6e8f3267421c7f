//! What happened, as data: every draw, placement, tally, move, and every message drawn or not drawn.

mod summary;
mod tally;

use crate::board::{Feature, Spot};
use crate::editions::Term;
use crate::figures::{FigureKind, MOST_PLAYERS, Player};
use crate::geometry::{Cell, Rotation};
use crate::rulings::Cite;
use crate::tiles::TileKindId;
use crate::track::{Move, Scorer};

pub use summary::Summary;
pub use tally::{Line, Tally};

/// A round of scoring: what is scored in it counts together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Round {
    /// The beginning of the turn.
    OneA,
    /// After a tile was drawn, before it is placed.
    OneB,
    /// After the tile was placed.
    OneC,
    /// The end of the phase in which figures are placed.
    Two,
    /// Scoring.
    Three,
    /// The end of the turn.
    Four,
    /// The points of a message.
    Message,
    /// Final scoring.
    Final,
}

impl Round {
    /// All rounds, in the order of a turn.
    pub const ALL: [Self; 8] =
        [Self::OneA, Self::OneB, Self::OneC, Self::Two, Self::Three, Self::Four, Self::Message, Self::Final];

    /// The name in output: `1A`, `1B`, `1C`, `2`, `3`, `4`, `message`, `final`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::OneA => "1A",
            Self::OneB => "1B",
            Self::OneC => "1C",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Message => "message",
            Self::Final => "final",
        }
    }

    /// When it takes place, for readers.
    pub const fn title(self) -> &'static str {
        match self {
            Self::OneA => "The beginning of the turn",
            Self::OneB => "After drawing a tile, before placing it",
            Self::OneC => "After placing the tile",
            Self::Two => "The end of placing figures",
            Self::Three => "Scoring features",
            Self::Four => "The end of the turn",
            Self::Message => "Whenever a message is resolved",
            Self::Final => "After the last turn",
        }
    }
}

/// Which part of a turn something belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum TurnPart {
    /// The turn itself.
    Turn,
    /// The second part that a builder brings.
    Builder,
    /// The turn of a message's extra tile.
    Message,
}

impl TurnPart {
    /// The name in output: `turn`, `builder`, `message`.
    pub const fn id(self) -> &'static str {
        ["turn", "builder", "message"][self as usize]
    }
}

/// When a feature is valued.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// It was completed.
    Completed,
    /// As at the end of the game.
    Final,
}

/// Who has how much on a feature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Majority {
    /// The strength of each player's figures there.
    pub strength: [u8; MOST_PLAYERS],
    /// The figures of each player there, whatever their strength.
    pub figures: [u8; MOST_PLAYERS],
    /// Players who come behind others with as much, a bit each.
    pub behind: u8,
    /// What put them behind.
    pub decided_by: Option<Cite>,
}

impl Majority {
    /// Does the player have the most there, alone or tied? Nobody does where nothing weighs anything.
    pub fn has(&self, player: Player) -> bool {
        let own = self.strength[player.index()];
        own > 0 && self.behind & player.bit() == 0 && self.strength.iter().all(|&other| other <= own)
    }

    /// Do several players share the most?
    pub fn tied(&self) -> bool {
        (0..MOST_PLAYERS as u8).filter(|&player| self.has(Player(player))).count() > 1
    }

    /// Is any figure there?
    pub fn occupied(&self) -> bool {
        self.figures.iter().any(|&figures| figures > 0)
    }
}

/// A feature was valued.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scored {
    /// Where it lies.
    pub spot: Spot,
    /// What was known of it.
    pub feature: FeatureMeasure,
    /// As complete, or as at the end of the game.
    pub when: When,
    /// Who has how much there.
    pub majority: Majority,
    /// What it is worth to each who gets its points.
    pub tally: Tally,
    /// Why these players get them, or nobody does.
    pub cite: Cite,
}

/// How large a feature was when it was valued.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FeatureMeasure {
    /// What kind of feature.
    pub kind: crate::tiles::PartKind,
    /// Different tiles.
    pub tiles: u16,
    /// Coats of arms.
    pub coats: u16,
    /// Was it complete?
    pub complete: bool,
}

impl From<&Feature> for FeatureMeasure {
    fn from(feature: &Feature) -> Self {
        let Feature { kind, tiles, coats, .. } = *feature;
        Self { kind, tiles, coats, complete: feature.complete() }
    }
}

/// Which way points go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Way {
    /// They are scored: in a round of scoring.
    #[default]
    Scored,
    /// They are received from another player, which is no round of scoring.
    Received,
    /// They are paid, so that a scoring figure moves back.
    Paid,
}

/// Points reached the scoreboard.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Credited {
    /// Who got them.
    pub player: Player,
    /// Which figure moved.
    pub scorer: Scorer,
    /// How far it moved.
    pub moved: Move,
    /// What brought them.
    pub source: &'static Term,
    /// The feature that brought them, if one did.
    pub spot: Option<Spot>,
    /// What they are made of.
    pub tally: Tally,
    /// Were they scored, received or paid?
    pub way: Way,
}

/// What a room tells, in a form that its own words make a sentence of.
#[derive(Debug)]
pub struct RoomEventKind {
    /// The name in JSON.
    pub id: &'static str,
    /// The sentence, with places to fill; see `explain`.
    pub text: &'static str,
    /// Does the sentence belong to the answer that `run` opens with?
    pub decisive: Decisive,
    /// The same in a few words, for tables; empty where tables pass over it.
    pub brief: &'static str,
}

impl RoomEventKind {
    /// One step of many, which tables pass over.
    pub const fn plain(id: &'static str, text: &'static str) -> Self {
        Self { id, text, decisive: Decisive::No, brief: "" }
    }

    /// A sentence that belongs to the answer; tables pass over it.
    pub const fn decisive(id: &'static str, text: &'static str) -> Self {
        Self { decisive: Decisive::Yes, ..Self::plain(id, text) }
    }

    /// A sentence that belongs to the answer only where it tells nothing else of that player.
    #[must_use]
    pub const fn if_nothing_else(self) -> Self {
        Self { decisive: Decisive::IfNothingElse, ..self }
    }

    /// With a few words for tables.
    #[must_use]
    pub const fn in_brief(self, brief: &'static str) -> Self {
        Self { brief, ..self }
    }
}

/// Does a sentence belong to the answer that `run` opens with?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decisive {
    /// No: it is one step of many.
    No,
    /// Only where the answer tells nothing else of that player.
    IfNothingElse,
    /// Yes.
    Yes,
}

crate::identity::equal_by_id!(RoomEventKind);

/// Something that only one room knows of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoomEvent {
    /// What happened.
    pub kind: &'static RoomEventKind,
    /// Whom it happened to.
    pub player: Player,
    /// Another player who had to do with it.
    pub other: Option<Player>,
    /// The scoring figure it is about.
    pub scorer: Option<Scorer>,
    /// The thing it is about.
    pub item: Option<&'static Term>,
    /// The place it is about.
    pub spot: Option<Spot>,
    /// A number it is about.
    pub number: i32,
    /// What decided.
    pub cite: Option<Cite>,
}

impl RoomEvent {
    /// An event of this kind that so far says only whom it happened to.
    pub const fn new(kind: &'static RoomEventKind, player: Player) -> Self {
        Self { kind, player, other: None, scorer: None, item: None, spot: None, number: 0, cite: None }
    }

    /// With the ruling or reading that decided.
    pub fn cite(self, cite: impl Into<Cite>) -> Self {
        Self { cite: Some(cite.into()), ..self }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A turn began, or a further part of one.
    PartBegins,
    /// A tile was drawn.
    TileDrawn {
        /// Which.
        tile: TileKindId,
    },
    /// A drawn tile fits nowhere and was set aside.
    TileSetAside {
        /// Which.
        tile: TileKindId,
        /// The rule.
        cite: Cite,
    },
    /// There was no tile to draw.
    NoTileLeft,
    /// A tile was placed.
    TilePlaced {
        /// Which.
        tile: TileKindId,
        /// Where.
        cell: Cell,
        /// How far it is turned.
        rotation: Rotation,
    },
    /// A feature stated in words was completed.
    StatedCompleted {
        /// Which.
        spot: Spot,
    },
    /// A figure was placed.
    FigurePlaced {
        /// Whose.
        owner: Player,
        /// What kind.
        figure: FigureKind,
        /// Where.
        spot: Spot,
    },
    /// A feature was valued.
    Scored(Scored),
    /// Points reached the scoreboard.
    Credited(Credited),
    /// A figure went back to its owner's supply.
    FigureHome {
        /// Whose.
        owner: Player,
        /// What kind.
        figure: FigureKind,
        /// From where.
        spot: Spot,
        /// The rule.
        cite: Cite,
    },
    /// A round of scoring ended in which somebody scored.
    RoundEnds,
    /// Final scoring began.
    FinalScoring {
        /// The rule.
        cite: Cite,
    },
    /// A room tells.
    Room(RoomEvent),
}

/// An event with its place in the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The turn, counted from 1.
    pub turn: u16,
    /// Whose part of a turn it is.
    pub player: Player,
    /// Which part of the turn.
    pub part: TurnPart,
    /// How many parts of turns are interrupted meanwhile.
    pub depth: u8,
    /// The round of scoring, if it belongs to one.
    pub round: Option<Round>,
    /// What happened.
    pub event: Event,
}

/// The events of a game, in order. A short account is kept in any case.
#[derive(Debug)]
pub struct Log {
    entries: Vec<Entry>,
    kept: bool,
    /// What is counted whether events are kept or not.
    pub summary: Summary,
}

crate::cloning::clone_in_place!(Log { entries, kept, summary });

impl Log {
    /// A log that keeps events, or one that lets them go.
    pub fn new(kept: bool) -> Self {
        Self { entries: Vec::new(), kept, summary: Summary::default() }
    }

    /// Are events kept? Where they are not, building them can be spared.
    pub fn kept(&self) -> bool {
        self.kept
    }

    /// Keeps an event.
    pub fn push(&mut self, entry: Entry) {
        if self.kept {
            self.entries.push(entry);
        }
    }

    /// Says whether events are kept from now on. Those that were stay.
    pub fn keep(&mut self, kept: bool) {
        self.kept = kept;
    }

    /// Lets go of what was kept.
    pub fn forget(&mut self) {
        self.entries.clear();
    }

    /// What was kept.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}
