//! King & Robber Baron: titles for the largest city and the longest road.

mod happenings;
pub mod rulings;
mod saved;
pub mod switches;
pub mod tiles;
mod titles;
pub mod words;

use super::{Beginning, BoxTables, Boxed, Dealing, GivenProblem, Mechanism, Paid, Says, Words};
use crate::board::PartId;
use crate::editions::Edition;
use crate::events::Tally;
use crate::hooks::{PerPart, Pieces, Room, depth};
use crate::position::{Position, RoomId, RoomTask, Slot, Task};
use switches::{Scoring, Switches};
use titles::Title;

/// The name in scenarios and on the command line.
pub const ID: &str = "king-and-robber";

/// The mechanism of the King.
const KING_PART: &str = "king-and-robber/king";
/// The mechanism of the Robber Baron.
const ROBBER_PART: &str = "king-and-robber/robber";

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct KingAndRobber {
    /// How it is scored.
    pub switches: Switches,
    /// The King, and the Robber Baron.
    titles: [Title; 2],
    /// The tiles of the largest city and longest road that this part of a turn completed.
    completed: PerPart<[u16; 2]>,
}

own_state!(KingAndRobber);

impl KingAndRobber {
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        let [king, robber] = &titles::KINDS;
        let titles = [
            titles::stated(beginning, king, beginning.has(KING_PART))?,
            titles::stated(beginning, robber, beginning.has(ROBBER_PART))?,
        ];
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            titles,
            completed: PerPart::default(),
        })
    }
}

impl<R: Ours> Room<R> for KingAndRobber {
    fn at(p: &mut Position<R>, slot: Slot) {
        if slot == Slot::BonusAfter {
            titles::look(p);
        }
    }

    fn scored(p: &mut Position<R>, part: PartId, _tally: &Tally) {
        let feature = p.board.feature(part);
        let tiles = feature.tiles;
        let Some(title) = titles::of(feature.kind).filter(|&title| p.rooms.as_ref().titles[title].on) else {
            return;
        };
        let depth = depth(p);
        let own = p.rooms.as_mut();
        let largest = &mut own.completed.at_mut(depth)[title];
        *largest = tiles.max(*largest);
        if own.switches.scoring == Scoring::Continuously {
            // Its own points come first.
            let (room, player) = (const { RoomId::of(ID) }, p.active());
            p.then(Task::Room(RoomTask { room, step: 0, player, item: title as u8, part: Some(part) }));
        }
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        titles::continuous(p, usize::from(task.item), task.part);
    }

    fn after_final(p: &mut Position<R>) {
        titles::final_points(p);
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        titles::list(p, pieces);
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[Paid] = &[
    Paid {
        what: "King, for each completed city",
        when: "at the end of the game",
        each: &[1],
        ruling: &rulings::KING_POINTS,
    },
    Paid {
        what: "Robber Baron, for each completed road",
        when: "at the end of the game",
        each: &[1],
        ruling: &rulings::ROBBER_POINTS,
    },
];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "King & Robber Baron",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[],
    says: Says { watches: true, ..Says::NOTHING },
    mechanisms: &[
        Mechanism { id: KING_PART, title: "the King goes to whoever completed the largest city" },
        Mechanism { id: ROBBER_PART, title: "the Robber Baron goes to whoever completed the longest road" },
    ],
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: switches::READINGS,
    settled: &[],
    keys: titles::KEYS,
    outcomes: titles::OUTCOMES,
    words: Words { events: words::EVENTS, verbs: &[], sources: &[] },
    saved: saved::SAVED,
    tables: BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: Dealing::prints(&["king-and-robber:1"], &["king-and-robber:2"]),
};
