//! The Watchtowers: tiles that bring a bonus to whoever stands on them when a road or city is completed.

mod bonus;
mod happenings;
mod readings;
pub mod rulings;
pub mod tiles;
pub mod words;

use super::{Beginning, GivenProblem, Saved, SavedPoints, SavedSet};
use crate::editions::switches;
use crate::hooks::Room;
use crate::position::{Choice, Position, Refusal, Slot};
use crate::turn::verbs;

/// The name in scenarios and on the command line.
pub const ID: &str = "watchtowers";

switches! {
    /// The switches of The Watchtowers.
    pub struct Switches {
        /// What do several own figures on one tower's tile bring?
        several: Several { Each, Once } = &readings::SEVERAL,
    }
}

/// The state of this room: what it knows lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Watchtowers {
    /// How its open point is answered.
    pub switches: Switches,
}

own_state!(Watchtowers, of);

impl Watchtowers {
    /// The room at the beginning of a game.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self { switches: Switches::answers(beginning.edition, beginning.overrides) })
    }
}

impl<R: Ours> Room<R> for Watchtowers {
    fn at(p: &mut Position<R>, slot: Slot) {
        if slot == Slot::BonusBefore {
            bonus::pay(p);
        }
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        let part = choice.spot.and_then(|spot| p.board.part(spot))?;
        let on_tower = bonus::is_tower(p.board.feature(part));
        (choice.verb == &verbs::FIGURE && on_tower).then(|| Refusal::by(&rulings::NOT_ON_THE_TOWER))
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[super::Paid] = &[
    super::Paid {
        what: "watchtower with a city, for each tile with a city in its sight",
        when: "the road or city of its meeple is completed",
        each: &[bonus::PAYS[0].2],
        ruling: &rulings::CITY_TOWER,
    },
    super::Paid {
        what: "watchtower with a road, for each tile with a road in its sight",
        when: "the road or city of its meeple is completed",
        each: &[bonus::PAYS[1].2],
        ruling: &rulings::ROAD_TOWER,
    },
    super::Paid {
        what: "watchtower with a meeple, for each meeple in its sight",
        when: "the road or city of its meeple is completed",
        each: &[bonus::PAYS[2].2],
        ruling: &rulings::MEEPLE_TOWER,
    },
    super::Paid {
        what: "watchtower with a coat of arms, for each coat of arms in its sight",
        when: "the road or city of its meeple is completed",
        each: &[bonus::PAYS[3].2],
        ruling: &rulings::COAT_TOWER,
    },
    super::Paid {
        what: "watchtower with a monastery, for each monastery in its sight",
        when: "the road or city of its meeple is completed",
        each: &[bonus::PAYS[4].2],
        ruling: &rulings::MONASTERY_TOWER,
    },
];

/// What this box brings.
pub static BOX: super::Boxed = super::Boxed {
    id: ID,
    title: "The Watchtowers",
    published: rulings::PUBLISHED,
    happenings: happenings::ALL,
    figures: &[],
    says: super::Says::NOTHING,
    mechanisms: &[],
    scoring_figures: 1,
    keys: &[],
    rulings: rulings::ALL,
    readings: &[&readings::SEVERAL],
    settled: &[],
    outcomes: &[],
    words: super::Words { events: words::EVENTS, verbs: &[], sources: &[&words::WATCHTOWER] },
    saved: Saved {
        sets: &[SavedSet::new("watchtowers", ID)],
        points: &[SavedPoints::new(&words::WATCHTOWER, "watchtower")],
        ..Saved::NONE
    },
    tables: super::BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: super::Dealing::prints(&["watchtowers"], &["watchtowers"]),
};
