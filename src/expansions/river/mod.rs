//! The River and The River II: a river that is laid before all other tiles.

mod course;
mod dealing;
mod readings;
pub mod rulings;
pub mod tiles;

use super::{Beginning, GivenProblem, Saved, SavedRule, SavedSet};
use crate::editions::{Edition, switches};
use crate::geometry::{Cell, Rotation};
use crate::hooks::{Room, Rooms};
use crate::position::{Choice, Happening, Moment, Position, Refusal, Slot};
use crate::rulings::Cite;
use crate::tiles::{PartKind, TileKindId};
use crate::turn::verbs;

switches! {
    /// The switches of the river.
    pub struct Switches {
        /// When does a river turn back on itself?
        u_turn: UTurn { Immediate, RoomToGoOn } = &readings::U_TURN,
    }
}

/// The state of a river's room: it knows nothing but the tiles on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct River<const SET: u8> {
    /// How its open point is answered.
    pub switches: Switches,
}

/// A set of rooms of which this is one.
pub trait Ours<const SET: u8>: Rooms + AsRef<River<SET>> {}
impl<R: Rooms + AsRef<River<SET>>, const SET: u8> Ours<SET> for R {}

impl<const SET: u8> River<SET> {
    /// The room at the beginning of a game.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self { switches: Switches::answers(beginning.edition, beginning.overrides) })
    }
}

impl<R: Ours<SET>, const SET: u8> Room<R> for River<SET> {
    fn forbids_tile(p: &Position<R>, tile: TileKindId, rotation: Rotation, cell: Cell) -> Option<Cite> {
        let room: &Self = p.rooms.as_ref();
        course::forbids(&p.board, room.switches.u_turn, tile, rotation, cell)
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        let part = p.board.part(choice.spot?)?;
        let on_river = choice.verb == &verbs::FIGURE && p.board.is(part, PartKind::River);
        on_river.then(|| Refusal::by(&rulings::NOT_ON_THE_RIVER))
    }
}

static HAPPENINGS: &[Happening] = &[Happening::new(
    Moment::At(Slot::Place),
    "As long as {terms:river} are drawn, every {term:tile} continues the {term:river} and does not turn it back.",
    &[&rulings::FIRST, &rulings::CONTINUES, &rulings::NO_U_TURN],
)];

/// What both boxes have in common.
const RIVER: super::Boxed = super::Boxed {
    id: "river-1",
    title: "The River",
    published: &Edition::ALL,
    happenings: HAPPENINGS,
    figures: &[],
    says: super::Says { places: true, ..super::Says::NOTHING },
    mechanisms: &[],
    scoring_figures: 1,
    keys: &[],
    rulings: rulings::ALL,
    readings: &[&readings::U_TURN],
    settled: &[],
    outcomes: &[],
    words: super::Words { events: &[], verbs: &[], sources: &[] },
    saved: Saved {
        sets: &[SavedSet::new("river/1", "river-1")],
        // No rule of a saved game: that program always keeps room around the open end.
        rules: &[SavedRule {
            name: "river-u-turn",
            default: "room-to-go-on",
            reading: &readings::U_TURN,
            values: &[("room-to-go-on", "room-to-go-on"), ("immediate", "immediate")],
        }],
        ..Saved::NONE
    },
    tables: super::BoxTables::NONE,
    tiles: &tiles::TILES,
    dealing: super::Dealing {
        start: dealing::SPRING,
        heaps: dealing::deal,
        ..super::Dealing::prints(&["river/1:1"], &["river/1:2"])
    },
};

/// What the first box brings.
pub static BOX: super::Boxed = RIVER;

/// What the second box brings.
pub static BOX_2: super::Boxed = super::Boxed {
    id: "river-2",
    title: "The River II",
    happenings: &[],
    rulings: rulings::SECOND,
    readings: &[],
    tiles: &super::BoxTiles::NONE,
    saved: Saved { sets: &[SavedSet::new("river/2", "river-2")], ..Saved::NONE },
    dealing: super::Dealing {
        start: dealing::SPRING,
        heaps: dealing::deal,
        ..super::Dealing::prints(&["river/2:1"], &["river/2:2"])
    },
    ..RIVER
};
