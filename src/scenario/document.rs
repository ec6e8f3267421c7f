use std::sync::Arc;

use super::problems::{Source, Span};
use super::yaml::read::Spanned;
use crate::editions::Edition;
use crate::expansions::GivenEntry;
use crate::figures::{FigureKind, Player};
use crate::game::{Allowances, StatedSetup, TileSetup};
use crate::rulings::Overrides;
use crate::script::Names;
use crate::tiles::{Catalogue, TileKindId};
use crate::track::Scorer;

/// A scenario as it was read: everything in it is known to be a word of the format; whether the position
/// and the script make sense is seen when it is played.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The text it was read from.
    pub source: Source,
    /// What it is about.
    pub title: String,
    /// The question that it answers, in prose.
    pub question: Option<String>,
    /// The rulings and readings that it pins.
    pub rulings: Vec<Spanned<String>>,
    /// The editions that it speaks of; all where it names none.
    pub editions: Option<Vec<Edition>>,
    /// The boxes in play, by id.
    pub boxes: Vec<&'static str>,
    /// The parts of their rules that are left out, by id.
    pub without: Vec<&'static str>,
    /// What it states for boxes.
    pub given: Vec<StatedWords>,
    /// The readings that it chooses.
    pub overrides: Overrides,
    /// What it calls players and features.
    pub names: Names,
    /// Points of each player's scoring figures.
    pub scores: Vec<[i16; 2]>,
    /// The tiles it speaks of, its own included.
    pub catalogue: Arc<Catalogue>,
    /// The tiles on the table, if it states them.
    pub board: Option<Vec<Spanned<TileSetup>>>,
    /// The features that it states in words.
    pub features: Vec<Spanned<StatedSetup>>,
    /// The figures on the table.
    pub figures: Vec<StatedFigure>,
    /// What is left in supplies, where it is stated.
    pub supply: Vec<(Player, FigureKind, u8)>,
    /// The tiles that are not drawn yet.
    pub pile: PileText,
    /// What may be impossible.
    pub allow: Allowances,
    /// The scoring figure that a player moves wherever the script says nothing else.
    pub credits: Vec<Option<Scorer>>,
    /// The script, turn by turn.
    pub turns: Vec<Turn>,
    /// What is expected.
    pub expect: Expect,
}

/// A figure on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatedFigure {
    /// Whose.
    pub owner: Player,
    /// Which kind.
    pub kind: FigureKind,
    /// Where, in words, with its place in the file.
    pub spot: Spanned<String>,
}

/// What is stated under a key of a box, with its places in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatedWords {
    /// The key.
    pub key: &'static str,
    /// What is stated, one by one.
    pub entries: Vec<StatedEntry>,
    /// Is that all there is, rather than what is known of more?
    pub exactly: bool,
    /// The place of all.
    pub span: Span,
}

/// One thing stated for a box, as far as it can be read without the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StatedEntry {
    /// What it can be read as.
    pub given: GivenEntry,
    /// The place on the table that it may name, in words.
    pub spot: String,
    /// Where it stands.
    pub span: Span,
}

/// The tiles that are not drawn yet, as stated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PileText {
    /// Nothing is stated: whatever the edition's tiles leave, in an order that nobody knows.
    Rest,
    /// The first tiles are known.
    Top(Vec<TileKindId>),
    /// These are all there are.
    Only(Vec<TileKindId>),
    /// What the edition's tiles leave, shuffled with a seed.
    Seed(u64),
}

/// One turn of a script.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Where it stands.
    pub span: Span,
    /// What is done, in order.
    pub steps: Vec<Step>,
}

/// One step of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its number among all steps of the scenario, nested ones included.
    pub id: usize,
    /// Where it stands.
    pub span: Span,
    /// What stands before the colon.
    pub key: Spanned<String>,
    /// What stands behind it.
    pub value: StepValue,
}

/// What stands behind the colon of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepValue {
    /// Words: a place, a tile, an option.
    Words(Spanned<String>),
    /// Several of them, one after the other.
    List(Vec<Spanned<String>>),
    /// Which scoring figures move for which features.
    Score(Vec<ScoreEntry>),
    /// An option with what it leads to.
    Nested(Nested),
    /// A choice that is expected to be refused.
    Refuse {
        /// The choice.
        step: Box<Step>,
        /// The ruling that forbids it.
        because: Option<Spanned<String>>,
    },
}

/// An option with what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nested {
    /// The option.
    pub option: Spanned<String>,
    /// What is done then.
    pub steps: Vec<Step>,
    /// The scoring figure that moves for its points.
    pub scorer: Option<Scorer>,
}

/// Which scoring figure moves for the points of a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreEntry {
    /// Its number among all steps of the scenario.
    pub id: usize,
    /// The feature, in words; any where none is named.
    pub feature: Option<Spanned<String>>,
    /// The figure of each player named, or of whoever has to choose.
    pub figures: Vec<(Option<Player>, Scorer)>,
}

/// What is expected: in all editions, and in single ones besides or instead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Expect {
    /// The place of the whole block; none where nothing is expected.
    pub span: Option<Span>,
    /// Expected wherever an edition says nothing else.
    pub everywhere: Vec<Expected>,
    /// Expected in one edition.
    pub per_edition: [Vec<Expected>; Edition::COUNT],
}

impl Expect {
    /// Is what stands at this place expected in an edition?
    pub fn speaks_in(&self, at: Span, edition: Edition) -> bool {
        self.of(edition).any(|expected| {
            expected.key.span.start <= at.start && at.end <= expected.place.end.max(expected.key.span.end)
        })
    }

    /// What is expected in an edition: its own, and what it does not say itself from all editions.
    pub fn of(&self, edition: Edition) -> impl Iterator<Item = &Expected> {
        let own = &self.per_edition[edition.index()];
        let common = self.everywhere.iter();
        common.filter(|expected| own.iter().all(|instead| instead.key.value != expected.key.value)).chain(own)
    }
}

/// One thing that is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// Its key, with its place.
    pub key: Spanned<String>,
    /// The place of what stands behind the key.
    pub place: Span,
    /// What should come out.
    pub what: What,
}

/// What should come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Where scoring figures stand at the end.
    Scores(Vec<(Player, Spanned<Standing>)>),
    /// Points that players got in all.
    Points(Vec<(Player, Spanned<u16>)>),
    /// Figures left in supplies, by kind.
    Supply(Vec<(Player, Spanned<Supply>)>),
    /// Rulings that must stand in the trace.
    Cites(Vec<Spanned<String>>),
    /// Rulings that must not.
    CitesNot(Vec<Spanned<String>>),
    /// Words of a box: what its own key gives.
    Words(Vec<Spanned<String>>),
}

/// What is left in a supply, by kind of figure.
pub type Supply = Vec<(FigureKind, u8)>;

/// Where a player's scoring figures stand; what is not named may be anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The scoring meeple's total.
    pub meeple: Option<i16>,
    /// The messenger's total.
    pub messenger: Option<i16>,
    /// Both together.
    pub total: Option<i16>,
}
