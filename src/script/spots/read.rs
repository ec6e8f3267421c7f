use thiserror::Error;

use super::{Spots, words};
use crate::board::Spot;
use crate::geometry::{Cell, HalfSet, HalfSide, Side, SideSet};
use crate::tiles::{MarkDef, MarkPlace, Part, PartKind};

/// How far from the origin a space may be named.
const FARTHEST: i16 = 9999;

/// The words that stand before a cell.
const BEFORE_CELL: [&str; 3] = [" of", " at", " on"];

/// A text that names no place, with the names that could be meant.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{problem}")]
pub struct SpotError {
    /// What is wrong.
    pub problem: SpotProblem,
    /// The names that could be meant: those of the tile, or all features stated in words.
    pub candidates: Vec<String>,
}

/// What is wrong with a text that should name a place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SpotProblem {
    /// Nothing is written.
    #[error("no place is named")]
    Empty,
    /// The first word is no kind of feature, and nothing stated has that name.
    #[error("`{0}` is neither a feature of the scenario nor a kind of feature such as `city`")]
    UnknownName(String),
    /// What should be a cell is none.
    #[error("`{0}` is no space of the table; write it as `(0,0)`")]
    BadCell(String),
    /// The bracket of a cell is not closed.
    #[error("the bracket of `{0}` is not closed; write it as `{0})`")]
    OpenBracket(String),
    /// No cell is named, and none is understood.
    #[error("say on which tile `{0}` lies: `{0} of (0,0)`")]
    NoCell(String),
    /// No tile lies there.
    #[error("no tile lies on {0}")]
    NoTile(Cell),
    /// What should be a side is none.
    #[error("`{0}` is no side; write `N`, `EW`, or for a field a half side such as `NL`")]
    UnknownSide(String),
    /// The tile has no such part.
    #[error("the tile on {cell} has no `{what}`")]
    NoPart {
        /// What was looked for.
        what: String,
        /// Where.
        cell: Cell,
    },
    /// The tile has several.
    #[error("`{what}` can be several places on the tile on {cell}")]
    Several {
        /// What was looked for.
        what: String,
        /// Where.
        cell: Cell,
    },
}

impl Spots<'_> {
    /// The place that a text names. Where no cell is named, the place is on the tile `here`.
    ///
    /// # Errors
    /// Says what is wrong and which places could be meant.
    pub fn parse(&self, text: &str, here: Option<Cell>) -> Result<Spot, SpotError> {
        let text = text.trim();
        if let Some(stated) = self.stated_as(text) {
            return Ok(stated);
        }
        let (what, cell) = split(text).map_err(bare)?;
        let mut tokens = what.split([' ', '\t', ',', '+']).filter(|token| !token.is_empty());
        let first = tokens.next().ok_or_else(|| self.unknown(SpotProblem::Empty))?;
        let named = |kind: &PartKind| words(*kind).any(|word| word.eq_ignore_ascii_case(first));
        let is_own = |def: &&MarkDef| def.on == MarkPlace::Own && def.word.eq_ignore_ascii_case(first);
        let own = self.board.catalogue().marks().iter().find(is_own);
        let Some(kind) = own.map(|_| PartKind::Place).or_else(|| PartKind::ALL.into_iter().find(named))
        else {
            return Err(self.unknown(SpotProblem::UnknownName(first.to_owned())));
        };
        let same = |part: &Part| part.kind == kind && own.is_none_or(|own| part.marks.contains(own.id));
        let wanted = Wanted::read(tokens);
        let cell = cell.or(here).ok_or_else(|| bare(SpotProblem::NoCell(what.to_owned())))?;
        let parts = self.parts_on(cell).ok_or_else(|| bare(SpotProblem::NoTile(cell)))?;
        let wanted = wanted.map_err(|problem| SpotError { problem, candidates: self.names_on(cell) })?;

        let of_kind: Vec<usize> = (0..parts.len()).filter(|&part| same(&parts[part])).collect();
        let meant: Vec<usize> = match wanted.nth {
            Some(nth) => of_kind.get(nth.wrapping_sub(1)).copied().into_iter().collect(),
            None => of_kind.iter().copied().filter(|&part| wanted.fits(&parts[part])).collect(),
        };
        let names = |parts: &[usize]| -> Vec<String> {
            parts.iter().map(|&part| self.name(Spot::Part { cell, part: part as u8 })).collect()
        };
        let what = what.to_owned();
        match *meant {
            [part] => Ok(Spot::Part { cell, part: part as u8 }),
            [] if of_kind.is_empty() => {
                let problem = SpotProblem::NoPart { what, cell };
                Err(SpotError { problem, candidates: self.names_on(cell) })
            }
            [] => Err(SpotError { problem: SpotProblem::NoPart { what, cell }, candidates: names(&of_kind) }),
            _ => Err(SpotError { problem: SpotProblem::Several { what, cell }, candidates: names(&meant) }),
        }
    }

    /// The feature stated in words that has this name, preferably with the same capitals.
    fn stated_as(&self, text: &str) -> Option<Spot> {
        let like = |same: fn(&str, &str) -> bool| self.stated.iter().position(|name| same(name, text));
        let place = like(|a, b| a == b).or_else(|| like(|a, b| a.to_lowercase() == b.to_lowercase()));
        place.map(|place| Spot::Stated(place as u8))
    }

    /// A problem with the name itself: all that is stated and all kinds could be meant.
    fn unknown(&self, problem: SpotProblem) -> SpotError {
        let kinds = PartKind::ALL
            .into_iter()
            .filter(|&kind| kind != PartKind::Place)
            .map(|kind| kind.id().to_owned());
        SpotError { problem, candidates: self.stated.iter().cloned().chain(kinds).collect() }
    }
}

/// A problem without names that could be meant.
fn bare(problem: SpotProblem) -> SpotError {
    SpotError { problem, candidates: Vec::new() }
}

/// A cell as it is written: `(0,-1)`; the brackets may be missing.
pub fn read_cell(text: &str) -> Option<Cell> {
    let text = text.trim();
    let inside = match text.strip_prefix('(') {
        Some(rest) => rest.strip_suffix(')')?,
        None => text,
    };
    let (x, y) = inside.split_once(',')?;
    let number = |text: &str| text.trim().parse().ok().filter(|n| (-FARTHEST..=FARTHEST).contains(n));
    Some(Cell::new(number(x)?, number(y)?))
}

/// Parts what is meant from the cell that it lies on.
fn split(text: &str) -> Result<(&str, Option<Cell>), SpotProblem> {
    let lower = text.to_ascii_lowercase();
    let joint = BEFORE_CELL.iter().find_map(|joint| {
        let at = lower.find(joint)?;
        let end = at + joint.len();
        lower[end..].starts_with([' ', '(']).then_some((at, end))
    });
    let (what, cell) = match (joint, text.find('(')) {
        (Some((at, end)), _) => (&text[..at], &text[end..]),
        (None, Some(at)) => text.split_at(at),
        (None, None) => return Ok((text, None)),
    };
    match read_cell(cell) {
        Some(cell) => Ok((what.trim(), Some(cell))),
        None if cell.trim().starts_with('(') && !cell.contains(')') => {
            Err(SpotProblem::OpenBracket(cell.trim().to_owned()))
        }
        None => Err(SpotProblem::BadCell(cell.trim().to_owned())),
    }
}

/// What is said of a part besides its kind.
#[derive(Default)]
struct Wanted {
    sides: SideSet,
    halves: HalfSet,
    inner: bool,
    nth: Option<usize>,
}

impl Wanted {
    fn read<'t>(tokens: impl Iterator<Item = &'t str>) -> Result<Self, SpotProblem> {
        let mut wanted = Self::default();
        for token in tokens {
            if token.eq_ignore_ascii_case("inner") {
                wanted.inner = true;
            } else if let Ok(nth) = token.parse() {
                wanted.nth = Some(nth);
            } else if wanted.sides_of(token).is_none() {
                return Err(SpotProblem::UnknownSide(token.to_owned()));
            }
        }
        Ok(wanted)
    }

    /// Takes in sides and half sides, written together.
    fn sides_of(&mut self, token: &str) -> Option<()> {
        let spelt = ["north", "east", "south", "west"];
        if let Some(side) = spelt.iter().position(|word| word.eq_ignore_ascii_case(token)) {
            self.sides = self.sides.with(Side::ALL[side]);
            return Some(());
        }
        let mut letters = token.chars().map(|letter| letter.to_ascii_uppercase()).peekable();
        while let Some(letter) = letters.next() {
            let side = Side::ALL.into_iter().find(|side| side.letter() == letter)?;
            match letters.next_if(|&next| matches!(next, 'L' | 'R')) {
                Some(half) => self.halves = self.halves.with(half_of(side, half)),
                None => self.sides = self.sides.with(side),
            }
        }
        Some(())
    }

    /// Does the part reach all that is said? A field reaches a side by either half of it.
    fn fits(&self, part: &Part) -> bool {
        let inside = part.sides.is_empty() && part.halves.is_empty();
        let touches = |side: Side| {
            part.sides.contains(side) || side.halves().iter().any(|&half| part.halves.contains(half))
        };
        self.sides.iter().all(touches)
            && self.halves.iter().all(|half| part.halves.contains(half))
            && (inside || !self.inner)
    }
}

fn half_of(side: Side, half: char) -> HalfSide {
    side.halves()[usize::from(half == 'R')]
}
