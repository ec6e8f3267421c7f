//! Bridges, Castles & Bazaars: roads over fields, small cities that score with their neighbours, and tiles at
//! auction.

mod bazaar;
mod bridge;
mod castle;
pub mod happenings;
mod pieces;
pub mod readings;
pub mod rulings;
mod saved;
pub mod tiles;
pub mod words;

use super::{Beginning, Boxed, Dealing, GivenProblem, Key, Mechanism, Says, Words};
use crate::board::{PartId, Spot};
use crate::editions::Edition;
use crate::events::{Tally, TurnPart, When};
use crate::figures::{MOST_PLAYERS, Player, Standing};
use crate::geometry::Cell;
use crate::hooks::{Choices, PerPart, Pieces, Rate, Room, depth};
use crate::position::{Choice, Decision, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::rulings::Cite;
use crate::tiles::TileKindId;
use bazaar::{Auction, Round};
use readings::Switches;

/// The name in scenarios and on the command line.
pub const ID: &str = "bridges-castles-and-bazaars";

/// The part of the rules with the bridges.
pub const BRIDGES: Mechanism = Mechanism { id: "bridges-castles-and-bazaars/bridge", title: "the bridges" };
/// The part of the rules with the castles.
pub const CASTLES: Mechanism =
    Mechanism { id: "bridges-castles-and-bazaars/castle", title: "the castle tokens" };
/// The part of the rules with the bazaars.
pub const BAZAARS: Mechanism = Mechanism { id: "bridges-castles-and-bazaars/bazaar", title: "the auctions" };

/// States how many bridges are left.
const BRIDGES_KEY: Key = Key {
    name: "bridges",
    states: "how many bridges a player has left",
    example: "bridges: {red: 0, blue: 1}",
    by_name: true,
    gives: "",
};
/// States how many castle tokens are left.
const CASTLES_KEY: Key = Key {
    name: "castles",
    states: "how many castle tokens a player has left",
    example: "castles: {red: 0, blue: 1}",
    by_name: true,
    gives: "",
};

/// The most bridges or castle tokens that a player can have: all there are.
const MOST: u8 = 12;

/// Bridges, and castle tokens, that each of so many players has.
const fn each_has(players: u8) -> u8 {
    if players <= 4 { 3 } else { 2 }
}

/// The steps of this room's tasks.
mod step {
    /// A player may make castles of the small cities just completed.
    pub const CASTLE: u8 = 0;
    /// Castles are scored for what was completed beside them.
    pub const CASTLES: u8 = 1;
    /// The owner of a lord chooses what the castle is scored for.
    pub const CHOOSE: u8 = 2;
    /// A tile for the auction is turned up.
    pub const LOT: u8 = 3;
    /// A player picks a tile and names a bid.
    pub const PICK: u8 = 4;
    /// A player bids more or passes.
    pub const BID: u8 = 5;
    /// Whoever picked the tile buys or sells.
    pub const SETTLE: u8 = 6;
}

/// A castle on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Castle {
    /// One of the two parts of the city that it was.
    spot: Spot,
    /// The turn in which it was made.
    turn: u16,
}

/// Points that a castle may be scored for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Beside {
    /// In which part of a turn something was completed.
    depth: u8,
    /// The castle, by its place among them.
    castle: u8,
    /// What it was worth.
    points: u16,
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BridgesCastlesAndBazaars {
    /// How its open points are answered.
    pub switches: Switches,
    /// Are there auctions?
    bazaars: bool,
    bridges: [u8; MOST_PLAYERS],
    tokens: [u8; MOST_PLAYERS],
    /// The bridge built in this part of a turn, by the road on it.
    built: PerPart<Option<Spot>>,
    castles: Vec<Castle>,
    /// What was completed beside castles and is not paid yet.
    beside: Vec<Beside>,
    /// A bazaar was placed in this turn.
    due: bool,
    auction: Option<Auction>,
    /// The tiles that were bought and not placed yet.
    round: Round,
}

own_state!(BridgesCastlesAndBazaars, of, of_mut);

/// A task of this room.
const fn task(step: u8, player: Player, part: Option<PartId>) -> Task {
    Task::Room(RoomTask { room: RoomId::of(ID), step, player, item: 0, part })
}

impl BridgesCastlesAndBazaars {
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        let each = |mechanism: &Mechanism| match beginning.has(mechanism.id) {
            true => [each_has(beginning.players); MOST_PLAYERS],
            false => [0; MOST_PLAYERS],
        };
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            bazaars: beginning.has(BAZAARS.id),
            bridges: beginning.counts(&BRIDGES_KEY, each(&BRIDGES), MOST)?,
            tokens: beginning.counts(&CASTLES_KEY, each(&CASTLES), MOST)?,
            built: PerPart::default(),
            castles: Vec::new(),
            beside: Vec::new(),
            due: false,
            auction: None,
            round: Round::default(),
        })
    }
}

impl<R: Ours> Room<R> for BridgesCastlesAndBazaars {
    fn part_begins(p: &mut Position<R>) {
        let depth = depth(p);
        Self::of_mut(p).built.begin(depth);
        if p.frame().part == TurnPart::Turn {
            bazaar::turn_begins(p);
        }
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::OwnTile if p.frame().part == TurnPart::Turn => bazaar::bring_bought_tile(p),
            Slot::AfterPlace => bazaar::note_placed(p),
            Slot::BeforeScoring => castle::offer(p),
            Slot::Features => {
                bridge::score_if_complete(p);
                castle::await_features(p);
            }
            Slot::AfterScoring if p.frame().part == TurnPart::Turn => bazaar::take_before(p),
            Slot::TurnEnd if p.frame().part == TurnPart::Turn => bazaar::open(p),
            _ => {}
        }
    }

    fn rate(p: &Position<R>, part: PartId, _when: When, _player: Player, rate: &mut Rate) {
        castle::rate(p, part, rate);
    }

    fn also_scored(p: &Position<R>, parts: &mut Vec<PartId>) {
        parts.extend(bridge::completed(p));
    }

    fn scored(p: &mut Position<R>, part: PartId, tally: &Tally) {
        castle::note_completed(p, part, tally.points());
    }

    fn shelters(p: &Position<R>, figure: &Standing) -> Option<Cite> {
        p.board.became_place(figure.part).then(|| (&rulings::LORD_IS_SAFE).into())
    }

    fn more_places(p: &Position<R>, tile: TileKindId, choices: &mut Choices) {
        bridge::more_places(p, tile, choices);
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        bridge::list(p, choices);
    }

    fn act(p: &mut Position<R>, choice: Choice) -> bool {
        match () {
            () if choice.verb == &words::BRIDGE => bridge::build(p, choice),
            () if choice.verb == &words::PLACE_WITH_BRIDGE => bridge::place(p, choice),
            () if choice.verb == &words::SET_ASIDE => bridge::set_aside(p),
            () => return false,
        }
        true
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        bridge::refusal(p, choice)
    }

    fn goes_on(p: &mut Position<R>) -> bool {
        bazaar::goes_on(p)
    }

    fn keeps_tiles(p: &Position<R>, tile: TileKindId, kept: &mut usize) {
        *kept += bazaar::kept(p, tile);
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        pieces::list(p, pieces);
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        match task.step {
            step::CASTLES => castle::next(p),
            step::LOT => bazaar::turn_up_only(p, task),
            _ => {}
        }
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        match task.step {
            step::CASTLE => castle::may_make(p, task.player),
            step::LOT => p.pile.kinds_next() > 1,
            step::CHOOSE | step::PICK | step::BID | step::SETTLE => true,
            _ => false,
        }
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        match task.step {
            step::CASTLE => Some(castle::decision(p, task.player, choices)),
            step::CHOOSE => Some(castle::which(p, task, choices)),
            step::LOT | step::PICK | step::BID | step::SETTLE => Some(bazaar::decision(p, task, choices)),
            _ => None,
        }
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        match task.step {
            step::CASTLE => castle::make(p, task.player, choice),
            step::CHOOSE => castle::score_for(p, task, choice.number),
            step::LOT | step::PICK | step::BID | step::SETTLE => bazaar::choose(p, task, choice),
            _ => {}
        }
    }

    fn refusal(_p: &Position<R>, task: RoomTask, choice: Choice) -> Option<Refusal> {
        match task.step {
            step::CASTLE if choice.verb == &words::CASTLE => Some(Refusal::by(&rulings::CASTLE)),
            step::PICK | step::BID if [words::PICK.about, words::BID.about].contains(&choice.verb.about) => {
                Some(Refusal::by(&rulings::AUCTION))
            }
            _ => None,
        }
    }
}

/// The spaces of a tile and its neighbours in the four directions.
fn cross(Cell { x, y }: Cell) -> [Cell; 5] {
    [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)].map(|(east, south)| Cell::new(x + east, y + south))
}

/// Points that it brings besides those of the features themselves.
const PAID: &[super::Paid] = &[super::Paid {
    what: "castle at a field, besides what a completed city brings",
    when: "at the end of the game",
    each: &[castle::MORE_THAN_A_CITY],
    ruling: &rulings::CASTLE_AT_FIELD,
}];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "Bridges, Castles & Bazaars",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[],
    says: Says { places: true, watches: true },
    mechanisms: &[BRIDGES, CASTLES, BAZAARS],
    scoring_figures: 1,
    keys: &[BRIDGES_KEY, CASTLES_KEY],
    rulings: rulings::ALL,
    readings: readings::ALL,
    settled: &[],
    outcomes: &[],
    words: Words { events: words::EVENTS, verbs: words::VERBS, sources: &[&bazaar::BID] },
    saved: saved::SAVED,
    tables: super::BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: Dealing::prints(&["bridges-castles-and-bazaars:1"], &["bridges-castles-and-bazaars:2"]),
};
