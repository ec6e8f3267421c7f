//! The Princess & the Dragon: the fairy, the dragon that eats figures, princesses and magic portals.

mod audit;
mod dragon;
mod fairy;
pub mod happenings;
mod outcomes;
mod pieces;
mod portal;
mod princess;
pub mod readings;
pub mod rulings;
mod saved;
mod setup;
pub mod switches;
pub mod tiles;
pub mod words;

use arrayvec::ArrayVec;

use super::{Beginning, BoxTables, Boxed, GivenProblem, Paid, Says, Words};
use crate::board::{PartId, Spot};
use crate::editions::Edition;
use crate::events::{Entry, When};
use crate::figures::{FigureKind, Player, Standing};
use crate::geometry::Cell;
use crate::hooks::{Bonuses, Choices, PerPart, Pieces, Room, depth};
use crate::position::{Choice, Decision, Leaving, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::rulings::Cite;
use crate::turn;
use switches::{DragonMove, Switches};

/// The name in scenarios and on the command line.
pub const ID: &str = "princess-and-dragon";

/// This room, on the agenda.
const ROOM: RoomId = RoomId::of(ID);

/// Steps of the dragon in one move.
const STEPS: usize = 6;

/// Where the fairy is, and whom she belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fairy {
    /// The place beside which she stands: she protects its tile.
    pub spot: Spot,
    /// The follower there that she was put beside, as long as it stands; nobody where she belongs to a tile.
    pub ward: Option<(Player, FigureKind)>,
}

/// Which parts of the box are played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Parts {
    dragon: bool,
    fairy: bool,
    princess: bool,
    portal: bool,
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PrincessAndDragon {
    /// How its open points are answered.
    pub switches: Switches,
    parts: Parts,
    /// The dragon's space, once it is in play.
    pub dragon: Option<Cell>,
    /// The fairy, once she is in play.
    pub fairy: Option<Fairy>,
    /// The spaces that the dragon has come by in the move under way, the one it started from first.
    path: ArrayVec<Cell, { STEPS + 1 }>,
    /// Did a princess send a figure home in this part of a turn?
    sent_home: PerPart<bool>,
}

own_state!(PrincessAndDragon, of, of_mut);

impl PrincessAndDragon {
    /// The room at the beginning of a game, with dragon and fairy as stated.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        setup::set_up(beginning)
    }
}

/// The space that a place lies on; none for a feature stated in words.
fn cell_of(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Part { cell, .. } => Some(cell),
        Spot::Stated(_) => None,
    }
}

/// Is this printed on the tile just placed, as a whole?
fn shows<R: Ours>(p: &Position<R>, mark: crate::tiles::MarkId) -> bool {
    let tile = p.frame().tile.map(|tile| &p.board.tiles()[usize::from(tile.0)]);
    tile.is_some_and(|tile| p.board.kind(tile).marks.contains(mark))
}

impl<R: Ours> Room<R> for PrincessAndDragon {
    fn part_begins(p: &mut Position<R>) {
        let depth = depth(p);
        Self::of_mut(p).sent_home.begin(depth);
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::Begin => {
                let room = Self::of_mut(p);
                if !room.parts.dragon || room.dragon.is_some() {
                    p.pile.release();
                }
                fairy::at_beginning(p);
            }
            Slot::AfterPlace => dragon::at_volcano(p),
            Slot::BeforeScoring if Self::of(p).switches.dragon_move == DragonMove::BeforeScoring => {
                dragon::begin_move(p);
            }
            Slot::AfterScoring if Self::of(p).switches.dragon_move == DragonMove::AfterScoring => {
                dragon::begin_move(p);
            }
            _ => {}
        }
    }

    fn bonus(p: &Position<R>, figure: &Standing, _when: When, bonuses: &mut Bonuses) {
        fairy::bonus(p, figure, bonuses);
    }

    fn left(p: &mut Position<R>, figure: Standing, _leaving: Leaving) {
        fairy::figure_left(p, figure);
    }

    fn forbids(p: &Position<R>, _figure: FigureKind, part: PartId) -> Option<Cite> {
        let room = Self::of(p);
        // What is scored afterwards goes by its own rules: a wagon drives on.
        if room.sent_home.get(p) && matches!(p.agenda.last(), Some(Task::Figure)) {
            return Some(Cite::Ruling(&rulings::PRINCESS));
        }
        Self::bars(p, part)
    }

    fn bars(p: &Position<R>, part: PartId) -> Option<Cite> {
        let cell = p.board.tile_of(part).map(|tile| tile.cell);
        let is_there = cell.is_some() && cell == Self::of(p).dragon;
        is_there.then_some(Cite::Ruling(&rulings::NOT_BESIDE_THE_DRAGON))
    }

    fn reaches(p: &Position<R>, figure: FigureKind, part: PartId) -> bool {
        p.rules.figures[figure.index()].follower
            && portal::open(p)
            && Self::forbids(p, figure, part).is_none()
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        princess::list(p, choices);
        fairy::list(p, choices);
        portal::list(p, choices);
    }

    fn must_act(p: &Position<R>) -> bool {
        princess::must_choose(p)
    }

    fn required(_p: &Position<R>, choice: Choice) -> bool {
        choice.verb == &words::PRINCESS
    }

    fn act(p: &mut Position<R>, choice: Choice) -> bool {
        match choice.verb {
            verb if verb == &words::PRINCESS => princess::send_home(p, choice),
            verb if verb == &words::FAIRY || verb == &words::FAIRY_TO_TILE => fairy::put(p, choice),
            _ => return false,
        }
        true
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        let places_figure = choice.verb == &turn::verbs::FIGURE || choice.verb == &turn::verbs::NO_FIGURE;
        let is_action = choice.verb == &words::FAIRY || choice.verb == &words::FAIRY_TO_TILE;
        match () {
            () if choice.verb == &words::PRINCESS => Some(Refusal::by(&rulings::PRINCESS)),
            () if princess::must_choose(p) && (places_figure || is_action) => {
                Some(Refusal::by(&readings::PRINCESS_ACTION))
            }
            () if is_action => Some(Refusal::by(fairy::refusal(p, choice))),
            () if places_figure => portal::refusal(p, choice).map(Refusal::by),
            () => None,
        }
    }

    fn decides(p: &Position<R>, _task: RoomTask) -> bool {
        dragon::can_move(p)
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        Some(dragon::decision(p, task, choices))
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        dragon::stop(p, task);
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        dragon::step(p, task, choice);
    }

    fn refusal(p: &Position<R>, _task: RoomTask, choice: Choice) -> Option<Refusal> {
        dragon::refusal(p, choice)
    }

    fn audit(p: &Position<R>, _before: &R, _since: &[Entry]) -> Option<String> {
        audit::audit(p)
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        pieces::list(p, pieces);
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[Paid] = &[
    Paid {
        what: "fairy beside an own follower",
        when: "the own turn begins",
        each: &[fairy::AT_BEGINNING],
        ruling: &rulings::ROUNDS_1A_FAIRY,
    },
    Paid {
        what: "fairy beside a follower",
        when: "its feature is scored",
        each: &[fairy::WHEN_SCORED],
        ruling: &rulings::FAIRY_WHEN_SCORED,
    },
];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "The Princess & the Dragon",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[],
    says: Says::NOTHING,
    mechanisms: setup::MECHANISMS,
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: readings::ALL,
    settled: &[],
    keys: setup::KEYS,
    outcomes: outcomes::ALL,
    words: Words {
        events: words::EVENTS,
        verbs: words::VERBS,
        sources: &[&words::FAIRY_POINT, &words::FAIRY_BONUS],
    },
    saved: saved::SAVED,
    tables: BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: setup::DEALING,
};
