//! What a room is told when a game begins.

use super::Key;
use crate::board::{Board, PartId, Spot};
use crate::editions::Edition;
use crate::figures::{FigureKind, FigureRecord, MOST_PLAYERS, Player};
use crate::geometry::Cell;
use crate::rulings::Overrides;

/// Something that a scenario states for a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Under which of the box's keys.
    pub key: &'static str,
    /// What is stated, one by one.
    pub entries: Vec<GivenEntry>,
    /// Is that all there is, rather than what is known of more?
    pub exactly: bool,
}

/// One thing stated for a box, with everything that it could be read as.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GivenEntry {
    /// The words, without the player before a colon and the number behind one.
    pub word: String,
    /// The player it belongs to: a key before it, or the owner of a figure.
    pub player: Option<Player>,
    /// The owner of the figure that the words name.
    pub owner: Option<Player>,
    /// The kind of figure that the words name.
    pub figure: Option<FigureKind>,
    /// The place that the words name.
    pub spot: Option<Spot>,
    /// The space that the words name.
    pub cell: Option<Cell>,
    /// The number that the words are, or that stands behind them.
    pub number: Option<i32>,
}

/// What is wrong with something stated for a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenProblem {
    /// Under which key.
    pub key: &'static str,
    /// Which entry, by its place.
    pub place: usize,
    /// What is wrong with it.
    pub what: String,
    /// What may stand there.
    pub candidates: Vec<&'static str>,
}

/// What a room is told when a game begins.
#[derive(Debug)]
pub struct Beginning<'a> {
    /// The edition, for the answers to switches only.
    pub edition: Edition,
    /// The readings for which another option is chosen.
    pub overrides: &'a Overrides,
    /// The mechanisms that are left out.
    pub without: &'a [&'static str],
    /// What is stated for boxes.
    pub given: &'a [Given],
    /// How many play.
    pub players: u8,
    /// The kinds of figures in the game, in the order of their numbers.
    pub figures: &'a [&'static FigureRecord],
    /// The figures that will stand on the table.
    pub standing: &'a [(Player, FigureKind, Spot)],
    /// The table, before figures stand on it.
    pub board: &'a Board,
}

impl Beginning<'_> {
    /// Is a mechanism in play, if its box is?
    pub fn has(&self, mechanism: &str) -> bool {
        !self.without.contains(&mechanism)
    }

    /// The number of a kind of figure; that of the meeple where it is not in the game.
    pub fn kind(&self, record: &FigureRecord) -> FigureKind {
        let place = self.figures.iter().position(|own| own.term == record.term);
        FigureKind(place.unwrap_or_default() as u8)
    }

    /// What is stated under a key.
    pub fn stated(&self, key: &str) -> Option<&Given> {
        self.given.iter().find(|given| given.key == key)
    }

    /// How many each player has, as stated under a key; what is stated for nobody is what there is otherwise.
    /// There are no more than `most`.
    pub fn counts(
        &self,
        key: &Key,
        mut each: [u8; MOST_PLAYERS],
        most: u8,
    ) -> Result<[u8; MOST_PLAYERS], GivenProblem> {
        let given = self.stated(key.name);
        for (place, entry) in given.iter().flat_map(|given| &given.entries).enumerate() {
            let wrong = |what, candidates| GivenProblem { key: key.name, place, what, candidates };
            let (Some(player), Some(number)) = (entry.player, entry.number) else {
                let what = format!("`{}` does not say how many a player has left", entry.word);
                return Err(wrong(what, vec![key.example]));
            };
            let count = u8::try_from(number).ok().filter(|&count| count <= most);
            let count = count
                .ok_or_else(|| wrong(format!("a number from 0 to {most} is wanted here"), Vec::new()))?;
            each[player.index()] = count;
        }
        Ok(each)
    }

    /// The part of a place that is stated.
    pub fn part(&self, entry: &GivenEntry) -> Option<PartId> {
        self.board.part(entry.spot?)
    }
}
