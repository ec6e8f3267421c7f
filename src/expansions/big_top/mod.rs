//! Under the Big Top: the circus and its animals, pyramids of acrobats, and ringmasters.

mod acrobats;
mod animals;
mod circus;
mod figures;
mod happenings;
mod pieces;
mod ringmaster;
pub mod rulings;
mod saved;
pub mod tiles;
pub mod words;

use arrayvec::ArrayVec;

use super::{Beginning, GivenProblem, Key, Mechanism};
use crate::board::{PartId, Spot};
use crate::editions::Term;
use crate::events::{Entry, Line, When};
use crate::figures::{FigureKind, MOST_PLAYERS, Player, Standing};
use crate::geometry::Cell;
use crate::hooks::{Bonuses, Choices, PerPart, Pieces, Room, depth};
use crate::position::{Choice, Credit, Decision, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::rulings::Cite;

pub use animals::Animals;

/// The name in scenarios and on the command line.
pub const ID: &str = "big-top";

/// The big top moves from circus to circus.
pub const CIRCUS: Mechanism = Mechanism { id: "big-top/circus", title: "the circus" };
/// Meeples become acrobats.
pub const ACROBATS: Mechanism = Mechanism { id: "big-top/acrobats", title: "acrobats" };

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BigTop {
    /// The number of the ringmaster among the kinds of figures.
    ringmaster: FigureKind,
    /// Is the circus played with?
    circus: bool,
    /// Are acrobats played with?
    acrobats: bool,
    /// Where the big top stands.
    pub top: Option<Cell>,
    /// Did the tile of this part of a turn bring the first circus?
    opened: PerPart<bool>,
    /// Pyramids that got their third acrobat in this turn.
    finished: Vec<Spot>,
    /// The animals that have not been shown.
    pub animals: Animals,
}

own_state!(BigTop, of, of_mut);

/// States which animals are shown next.
const ANIMALS_KEY: Key = Key {
    name: "animals",
    states: "the animals under the big top, the next one shown first: flea, monkey, seal, bear, tiger or elephant; \
             `{seed: 7}` for all of them in an order that the seed gives",
    example: "animals: [elephant, flea]",
    by_name: true,
    gives: "animal",
};

/// States where the big top stands.
const TOP_KEY: Key = Key {
    name: "big-top",
    states: "the space with the big top; where nothing is stated, that of the last circus on the table",
    example: "big-top: \"(1,0)\"",
    by_name: false,
    gives: "",
};

/// This room, on the agenda.
const ROOM: RoomId = RoomId::of(ID);

/// A task of this room.
fn task(step: u8, player: crate::figures::Player, item: u8, part: Option<PartId>) -> Task {
    Task::Room(RoomTask { room: ROOM, step, player, item, part })
}

/// Which animal is shown.
const SHOW: u8 = 0;
/// The acrobats of a pyramid go home.
const HOME: u8 = 1;
/// The big top moves to the circus just placed.
const MOVE: u8 = 2;

impl BigTop {
    /// The room at the beginning of a game.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self {
            ringmaster: beginning.kind(&figures::RINGMASTER),
            circus: beginning.has(CIRCUS.id),
            acrobats: beginning.has(ACROBATS.id),
            top: circus::set_up(beginning)?,
            opened: PerPart::default(),
            finished: Vec::new(),
            animals: animals::set_up(beginning)?,
        })
    }
}

/// Puts a line of points for every player onto the agenda, for whoever has any, clockwise from the active player.
fn credit_each<R: Ours>(
    p: &mut Position<R>,
    (source, part): (&'static Term, Option<PartId>),
    line: impl Fn(Player) -> Line,
) {
    let players: ArrayVec<Player, MOST_PLAYERS> = p.clockwise().collect();
    for player in players.into_iter().rev() {
        let line = line(player);
        if line.count > 0 {
            p.credit(Credit::new(player, source, part), [line].into_iter().collect());
        }
    }
}

impl<R: Ours> Room<R> for BigTop {
    fn part_begins(p: &mut Position<R>) {
        let depth = depth(p);
        Self::of_mut(p).opened.begin(depth);
    }

    fn turn_ends(p: &mut Position<R>) {
        Self::of_mut(p).finished.clear();
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::AfterPlace => circus::first(p),
            Slot::ScoringEnd => circus::further(p),
            _ => {}
        }
    }

    fn bonus(p: &Position<R>, figure: &Standing, _: When, bonuses: &mut Bonuses) {
        if figure.kind == Self::of(p).ringmaster {
            ringmaster::bonus(p, figure, bonuses);
        }
    }

    fn bars_road(p: &Position<R>, cell: Cell) -> Option<Cite> {
        acrobats::stand_at(p, cell).then(|| (&rulings::ACROBATS_AND_BRIDGES).into())
    }

    fn bears(p: &Position<R>, figure: FigureKind, part: PartId) -> bool {
        figure == FigureKind::MEEPLE && acrobats::is_pyramid(p, part)
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        acrobats::list(p, choices);
    }

    fn act(p: &mut Position<R>, choice: Choice) -> bool {
        acrobats::act(p, choice)
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        acrobats::refusal(p, choice)
    }

    fn after_final(p: &mut Position<R>) {
        circus::at_the_end(p);
        acrobats::at_the_end(p);
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        match task.step {
            SHOW => circus::show_known(p, task),
            HOME => acrobats::bring_home(p, task),
            MOVE => circus::move_top(p),
            _ => {}
        }
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        task.step == SHOW && Self::of(p).animals.is_open()
    }

    fn decision(p: &Position<R>, _: RoomTask, choices: &mut Choices) -> Option<Decision> {
        choices
            .extend(Self::of(p).animals.kinds().map(|kind| Choice::numbered(&words::SHOW, u16::from(kind))));
        Some(Decision { player: None, about: "animal", default: None })
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        circus::show(p, task, choice.number as u8);
    }

    fn audit(p: &Position<R>, before: &R, _: &[Entry]) -> Option<String> {
        let crowded = p.figures.standing().iter().find(|figure| {
            acrobats::is_pyramid(p, figure.part) && acrobats::on(p, figure.part) > acrobats::FULL
        });
        let room: &Self = before.as_ref();
        let came = Self::of(p).animals.count() > room.animals.count();
        crowded
            .map(|figure| format!("{figure:?} is one acrobat too many"))
            .or_else(|| came.then(|| "an animal came back".to_owned()))
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        pieces::list(p, pieces);
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[super::Paid] = &[
    super::Paid {
        what: "meeple around the big top, by the animal shown there",
        when: "the big top moves, and at the end of the game",
        each: &[
            animals::POINTS[0],
            animals::POINTS[1],
            animals::POINTS[2],
            animals::POINTS[3],
            animals::POINTS[4],
            animals::POINTS[5],
        ],
        ruling: &rulings::WHO_WATCHES,
    },
    super::Paid {
        what: "acrobat of a whole pyramid",
        when: "in a later turn",
        each: &[acrobats::EACH],
        ruling: &rulings::PYRAMID,
    },
    super::Paid {
        what: "acrobat",
        when: "at the end of the game",
        each: &[acrobats::EACH],
        ruling: &rulings::ACROBATS_AT_THE_END,
    },
    super::Paid {
        what: "ringmaster, for each circus and acrobats tile near it",
        when: "its feature is scored",
        each: &[ringmaster::EACH],
        ruling: &rulings::RINGMASTER,
    },
];

/// What this box brings.
pub static BOX: super::Boxed = super::Boxed {
    id: ID,
    title: "Under the Big Top",
    published: rulings::PUBLISHED,
    happenings: happenings::ALL,
    figures: &[&figures::RINGMASTER],
    says: super::Says::NOTHING,
    mechanisms: &[CIRCUS, ACROBATS],
    scoring_figures: 1,
    keys: &[ANIMALS_KEY, TOP_KEY],
    rulings: rulings::ALL,
    readings: &[],
    settled: &[],
    outcomes: &[],
    words: super::Words {
        events: words::EVENTS,
        verbs: words::VERBS,
        sources: &[&words::CIRCUS, &words::RINGMASTER, &words::ACROBAT],
    },
    saved: saved::SAVED,
    tables: super::BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: super::Dealing::prints(&["under-the-big-top:1"], &["under-the-big-top:2"]),
};
