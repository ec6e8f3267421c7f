//! The Wind Roses: tiles that bring points at once where they lie in their own quarter of the table.

mod quarters;
pub mod rulings;
pub mod tiles;
pub mod words;

use super::{Beginning, GivenProblem, Saved, SavedPoints, SavedSet};
use crate::events::Round;
use crate::geometry::Cell;
use crate::hooks::Room;
use crate::position::{Happening, Moment, Position, Slot};

/// The name in scenarios and on the command line.
pub const ID: &str = "wind-roses";

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WindRoses {
    /// Where the whole rose lies that divides the table: the last one that was laid.
    pub rose: Option<Cell>,
}

own_state!(WindRoses);

impl WindRoses {
    /// The room at the beginning of a game: of several whole roses on the table the last one counts.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        let board = beginning.board;
        let mut whole = board.tiles().iter().filter(|tile| board.kind(tile).marks.contains(tiles::ROSE));
        Ok(Self { rose: whole.next_back().map(|tile| tile.cell) })
    }
}

impl<R: Ours> Room<R> for WindRoses {
    fn at(p: &mut Position<R>, slot: Slot) {
        if slot == Slot::AfterPlace {
            quarters::look(p);
        }
    }
}

static HAPPENINGS: &[Happening] = &[Happening::new(
    Moment::At(Slot::AfterPlace),
    "A {term:tile} with a quarter of a wind rose brings 3 {terms:point} if it lies in that quarter of the last \
     whole wind rose.",
    &[&rulings::QUARTER, &rulings::ROUNDS_1C],
)
.scoring(&[&words::WIND_ROSE])];

const _: () = assert!(matches!(Slot::AfterPlace.info().round, Some(Round::OneC)));

/// Points that it brings besides those of the features themselves.
const PAID: &[super::Paid] = &[super::Paid {
    what: "quarter rose in its own quarter",
    when: "placed",
    each: &[quarters::POINTS],
    ruling: &rulings::QUARTER,
}];

/// What this box brings.
pub static BOX: super::Boxed = super::Boxed {
    id: ID,
    title: "Wind Roses",
    published: rulings::PUBLISHED,
    happenings: HAPPENINGS,
    figures: &[],
    says: super::Says::NOTHING,
    mechanisms: &[],
    scoring_figures: 1,
    keys: &[],
    rulings: rulings::ALL,
    readings: &[],
    settled: &[],
    outcomes: &[],
    words: super::Words { events: words::EVENTS, verbs: &[], sources: &[&words::WIND_ROSE] },
    saved: Saved {
        sets: &[SavedSet::new("wind-roses", "wind-rose")],
        points: &[SavedPoints::new(&words::WIND_ROSE, "wind-rose")],
        ..Saved::NONE
    },
    tables: super::BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: super::Dealing {
        start: &[("WR/CFR", 0, [0, 0])],
        ..super::Dealing::prints(&["wind-roses"], &["wind-roses"])
    },
};
