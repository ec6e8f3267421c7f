//! The Count of Carcassonne: whoever gives points to others brings figures to the city, from where they go to what is
//! scored, unless the count is in their quarter.

mod city;
mod entering;
mod happenings;
mod leaving;
pub mod readings;
pub mod rulings;
mod saved;
mod setup;
pub mod tiles;
pub mod words;

use super::{Beginning, BoxTables, Boxed, Dealing, GivenProblem, PileSetup, Says, Words};
use crate::board::PartId;
use crate::editions::Edition;
use crate::events::Entry;
use crate::figures::{Player, Standing};
use crate::geometry::Cell;
use crate::hooks::{Choices, PerPart, Piece, Pieces, Place, Room, Rooms};
use crate::position::{Choice, Credit, Decision, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::rulings::Cite;
use crate::tiles::{Catalogue, TileKindId};
use crate::track::Scorer;
use readings::Switches;

/// The name in scenarios and on the command line.
pub const ID: &str = "count";

/// This room, on the agenda.
const ROOM: RoomId = RoomId::of(ID);

/// The steps of this room's tasks.
mod step {
    /// A player may move figures to what is about to be scored.
    pub const LEAVE: u8 = 0;
    /// The same, one figure each; the item counts who moved nothing since somebody moved something.
    pub const LEAVE_BY_ONE: u8 = 1;
    /// Before the final scoring, counted likewise.
    pub const LEAVE_AT_END: u8 = 2;
    /// It is told whom the count holds back, and how players take turns.
    pub const TELL: u8 = 3;
    /// A player may place a follower in the city.
    pub const ENTER: u8 = 4;
    /// Then the player may move the count.
    pub const COUNT: u8 = 5;
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Count {
    /// How its open points are answered.
    pub switches: Switches,
    /// The space of the tile with the quarters.
    city: Option<Cell>,
    /// The first and the last kind of tile that the city is made of.
    tiles: [TileKindId; 2],
    /// The quarter where the count stands.
    quarter: u8,
    /// Who placed a follower in the city in this turn, a bit each.
    entered: u8,
    /// Who got points in a part of a turn.
    gained: PerPart<entering::Gained>,
}

/// A set of rooms of which this is one.
pub trait Ours: Rooms + AsRef<Count> + AsMut<Count> {}
impl<R: Rooms + AsRef<Count> + AsMut<Count>> Ours for R {}

/// A task of this room.
const fn room_task(step: u8, player: Player, item: u8) -> RoomTask {
    RoomTask { room: ROOM, step, player, item, part: None }
}

/// The same, as what is to be done.
const fn task(step: u8, player: Player, item: u8) -> Task {
    Task::Room(room_task(step, player, item))
}

impl Count {
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        setup::set_up(beginning)
    }

    fn of<R: Ours>(p: &Position<R>) -> &Self {
        p.rooms.as_ref()
    }

    fn of_mut<R: Ours>(p: &mut Position<R>) -> &mut Self {
        p.rooms.as_mut()
    }
}

impl<R: Ours> Room<R> for Count {
    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        let room: &Self = p.rooms.as_ref();
        let mark = city::QUARTERS[usize::from(room.quarter)].mark;
        pieces.extend(room.city.map(|cell| Piece::new(&words::COUNT, Place::Mark(cell, mark))));
    }

    fn part_begins(p: &mut Position<R>) {
        entering::begin(p);
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::BeforeScoring => leaving::offer(p),
            Slot::AfterScoring => entering::offer(p),
            _ => {}
        }
    }

    fn city_besides(p: &Position<R>, field: Option<PartId>) -> Option<Cite> {
        let counts = match field {
            Some(field) => city::touches(p, field),
            None => Self::of(p).city.is_some(),
        };
        counts.then(|| (&rulings::COMPLETED_CITY).into())
    }

    fn credited(p: &mut Position<R>, credit: &Credit) {
        entering::note(p, credit.player, credit.part);
    }

    fn received(p: &mut Position<R>, player: Player, _: Scorer) {
        entering::note(p, player, None);
    }

    fn shelters(p: &Position<R>, figure: &Standing) -> Option<Cite> {
        city::quarter_of(p, figure.part).map(|_| (&rulings::SAFE_INSIDE).into())
    }

    fn apart(p: &Position<R>, figure: &Standing) -> bool {
        city::quarter_of(p, figure.part).is_some()
    }

    fn forbids_entry(p: &Position<R>, cell: Cell) -> Option<Cite> {
        city::is_inside(p, cell).then(|| (&rulings::SAFE_INSIDE).into())
    }

    fn turn_ends(p: &mut Position<R>) {
        Self::of_mut(p).entered = 0;
    }

    fn before_final(p: &mut Position<R>) {
        leaving::offer_at_end(p);
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        match task.step {
            step::TELL => leaving::tell(p),
            step::LEAVE | step::LEAVE_BY_ONE | step::LEAVE_AT_END => leaving::pass_over(p, task),
            _ => {}
        }
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        match task.step {
            step::LEAVE | step::LEAVE_BY_ONE | step::LEAVE_AT_END => leaving::may_leave(p, task),
            step::ENTER => entering::may_enter(p, task.player),
            step::COUNT => true,
            _ => false,
        }
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        match task.step {
            step::LEAVE | step::LEAVE_BY_ONE | step::LEAVE_AT_END => {
                Some(leaving::decision(p, task, choices))
            }
            step::ENTER => Some(entering::decision(p, task.player, choices)),
            step::COUNT => Some(entering::count_decision(p, task.player, choices)),
            _ => None,
        }
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        match task.step {
            step::LEAVE | step::LEAVE_BY_ONE | step::LEAVE_AT_END => leaving::choose(p, task, choice),
            step::ENTER => entering::choose(p, task, choice),
            step::COUNT => entering::move_count(p, task, choice),
            _ => {}
        }
    }

    fn refusal(p: &Position<R>, task: RoomTask, choice: Choice) -> Option<Refusal> {
        match choice.verb {
            verb if verb == &words::ENTER && task.step == step::ENTER => {
                Some(entering::refusal(p, task, choice))
            }
            verb if verb == &words::MOVE_COUNT && task.step == step::COUNT => {
                Some(Refusal::by(&rulings::COUNT_MOVES))
            }
            verb if verb == &words::LEAVE || verb == &words::LEAVE_AT_END => {
                Some(leaving::refusal(p, task, choice))
            }
            _ => None,
        }
    }

    fn audit(p: &Position<R>, _: &R, _: &[Entry]) -> Option<String> {
        let wrong = p.figures.standing().iter().find(|figure| {
            city::quarter_of(p, figure.part).is_some_and(|quarter| !city::may_be_in(p, figure.kind, quarter))
        });
        wrong.map(|figure| format!("{figure:?} is in a quarter where it may not be"))
    }
}

/// The tiles of the city are never drawn, whether or not they all lie.
fn keep_out(catalogue: &Catalogue, pile: &mut PileSetup) {
    let [first, last] = city::kinds(catalogue);
    pile.take_out(|kind| first.0 <= kind.0 && kind.0 <= last.0);
}

/// The set of tiles, in both prints.
const SET: &[&str] = &["count"];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "The Count of Carcassonne",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[],
    says: Says::NOTHING,
    mechanisms: &[],
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: readings::ALL,
    settled: readings::SETTLED,
    keys: setup::KEYS,
    outcomes: setup::OUTCOMES,
    words: Words { events: words::EVENTS, verbs: words::VERBS, sources: &[] },
    saved: saved::SAVED,
    tables: BoxTables::NONE,
    tiles: &tiles::TILES,
    dealing: Dealing { start: tiles::BLOCK, heaps: keep_out, ..Dealing::prints(SET, SET) },
};
