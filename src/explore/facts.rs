//! What is asked of a position: the facts that expressions name.

use arrayvec::ArrayVec;

use crate::events::{RoomEventKind, Round, TurnPart};
use crate::figures::{FigureKind, MOST_PLAYERS, Player};
use crate::game::Game;
use crate::position::Stage;
use crate::script::{Names, tiles};
use crate::tiles::TileKindId;
use crate::track::Scorer;

/// The most kinds of things that boxes have counted by player.
const MOST_COUNTED: usize = 8;

/// Facts of a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Facts {
    /// The totals of each player's scoring figures.
    pub scores: [[i16; 2]; MOST_PLAYERS],
    /// For each thing that a box has counted, how many of it each player got.
    pub counted: ArrayVec<[u16; MOST_PLAYERS], MOST_COUNTED>,
    /// Meeples left in each supply.
    pub supply: [u8; MOST_PLAYERS],
    /// The tile that was drawn and not placed yet.
    pub drawn: Option<TileKindId>,
    /// Tiles not drawn yet.
    pub tiles_left: u16,
    /// The round of scoring under way.
    pub round: Option<Round>,
    /// The part of a turn under way.
    pub part: TurnPart,
    /// The turn, counted from 1.
    pub turn: u16,
    /// Whose part of a turn it is.
    pub active: Player,
    /// Is the game over?
    pub over: bool,
}

/// Points, and how many of each counted thing, by player: what ends are told apart by for people.
pub type Result = (Vec<i32>, Vec<Vec<u16>>);

/// What the facts of a game are called, and where it began.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// The players.
    pub players: Vec<String>,
    /// The things that the boxes in play have counted, with the events that count them.
    pub counted: Vec<(&'static str, &'static RoomEventKind)>,
    /// Points of each player when the scenario began.
    begin: Vec<i32>,
    /// Tiles by name.
    tiles: Vec<String>,
}

impl Vocabulary {
    /// The words for a game that begins here.
    pub fn new(game: &Game, names: &Names) -> Self {
        let p = game.position();
        let outcomes = game.boxes().iter().flat_map(|boxed| boxed.outcomes);
        let counted = outcomes.filter_map(|outcome| Some((outcome.name, outcome.counted?)));
        let players = (0..p.rules.players).map(Player);
        let catalogue = p.board.catalogue();
        Self {
            players: players.clone().map(|player| names.player(player).to_owned()).collect(),
            counted: counted.take(MOST_COUNTED).collect(),
            begin: players.map(|player| p.track.total(player).into()).collect(),
            tiles: catalogue.iter().map(|(kind, _)| tiles::name(catalogue, kind)).collect(),
        }
    }

    /// The facts of a game as it stands.
    pub fn facts(&self, game: &Game) -> Facts {
        let p = game.position();
        let frame = p.frame();
        let mut facts = Facts {
            scores: [[0; 2]; MOST_PLAYERS],
            counted: self.counted.iter().map(|(_, kind)| p.log.summary.told_to(kind)).collect(),
            supply: [0; MOST_PLAYERS],
            drawn: frame.drawn,
            tiles_left: p.pile.len() as u16,
            round: frame.round,
            part: frame.part,
            turn: p.turn,
            active: frame.player,
            over: p.stage == Stage::Over,
        };
        for player in (0..p.rules.players).map(Player) {
            facts.scores[player.index()] = Scorer::ALL.map(|scorer| p.track.at(player, scorer));
            facts.supply[player.index()] = p.figures.supply(player, FigureKind::MEEPLE);
        }
        facts
    }

    /// The points that a player got since the scenario began.
    pub fn points(&self, facts: &Facts, player: usize) -> i32 {
        let [meeple, messenger] = facts.scores[player];
        i32::from(meeple) + i32::from(messenger) - self.begin[player]
    }

    /// What ends are told apart by for people.
    pub fn result(&self, facts: &Facts) -> Result {
        let all = 0..self.players.len();
        let points = all.clone().map(|player| self.points(facts, player)).collect();
        let counted = facts.counted.iter().map(|counts| counts[all.clone()].to_vec()).collect();
        (points, counted)
    }

    /// The name of a tile.
    pub fn tile(&self, kind: TileKindId) -> &str {
        self.tiles.get(kind.index()).map_or("", String::as_str)
    }
}
