//! Hills & Sheep: shepherds with their flocks, hills that decide a tie, vineyards around monasteries.

mod bag;
mod figures;
mod happenings;
mod hills;
mod pieces;
mod placing;
mod readings;
pub mod rulings;
mod saved;
mod shepherds;
pub mod tiles;
pub mod words;

use super::{Beginning, GivenProblem, Key, Mechanism};
use crate::board::PartId;
use crate::editions::{Edition, switches};
use crate::events::{Entry, Line, Majority, When};
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::{Choices, PerPart, Pieces, Rate, Room, depth};
use crate::position::{Choice, Decision, Leaving, Position, Refusal, RoomTask, Slot};
use crate::rulings::Cite;
use crate::tiles::PartKind;

pub use bag::{Flock, Sheep};

/// The name in scenarios and on the command line.
pub const ID: &str = "hills-and-sheep";

/// Hills hide a tile and decide ties.
pub const HILLS: Mechanism = Mechanism { id: "hills-and-sheep/hills", title: "hills" };
/// Vineyards bring more for a monastery.
pub const VINEYARDS: Mechanism = Mechanism { id: "hills-and-sheep/vineyards", title: "vineyards" };

/// Points for each vineyard around a completed monastery.
const BY_VINEYARD: i16 = 3;

switches! {
    /// The switches of Hills & Sheep.
    pub struct Switches {
        /// Whom do hills favour where several tied players stand on some?
        hill_tie: HillTie { AtLeastOneFollower, NumberOfFollowers } = &readings::HILL_TIE,
        /// What becomes of a flock whose field is closed?
        closed_field: ClosedField { Stable, Stays } = &readings::CLOSED_FIELD,
        /// Do vineyards bring points for gardens?
        garden_vineyards: GardenVineyards { No, Yes } = &readings::GARDEN_VINEYARDS,
    }
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HillsAndSheep {
    /// How its open points are answered.
    pub switches: Switches,
    /// The number of the shepherd among the kinds of figures.
    kind: FigureKind,
    /// Do hills count?
    hills: bool,
    /// Do vineyards count?
    vineyards: bool,
    /// The bag, and the tokens beside the shepherds.
    pub sheep: Sheep,
    /// Were the flocks of this part of a turn tended already? The action may be open once more afterwards.
    tended: PerPart<bool>,
}

own_state!(HillsAndSheep, of, of_mut);

/// States which tokens are drawn next.
const SHEEP_KEY: Key = Key {
    name: "sheep",
    states: "the tokens that come out of the bag next: a number of sheep, or `wolf`; `{seed: 7}` for all of them in \
             an order that the seed gives",
    example: "sheep: [3, wolf, 1]",
    by_name: true,
    gives: "sheep",
};

/// States how many sheep stand beside shepherds on the table.
const FLOCKS_KEY: Key = Key {
    name: "flocks",
    states: "how many sheep lie beside a shepherd on the table, in as few tokens as there can be",
    example: "flocks: {\"red shepherd on field of (0,0)\": 5}",
    by_name: true,
    gives: "",
};

impl HillsAndSheep {
    /// The room at the beginning of a game.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            kind: beginning.kind(&figures::SHEPHERD),
            hills: beginning.has(HILLS.id),
            vineyards: beginning.has(VINEYARDS.id),
            sheep: bag::set_up(beginning)?,
            tended: PerPart::default(),
        })
    }
}

impl<R: Ours> Room<R> for HillsAndSheep {
    fn part_begins(p: &mut Position<R>) {
        let depth = depth(p);
        Self::of_mut(p).tended.begin(depth);
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::AfterPlace => hills::hide(p),
            Slot::AfterWood => shepherds::begin(p),
            _ => {}
        }
    }

    fn rate(p: &Position<R>, part: PartId, when: When, _: Player, rate: &mut Rate) {
        let room = Self::of(p);
        if when != When::Completed || !room.vineyards {
            return;
        }
        let cite: Cite = match p.board.feature(part).kind {
            PartKind::Monastery => (&rulings::VINEYARDS).into(),
            PartKind::Garden if room.switches.garden_vineyards == GardenVineyards::Yes => {
                (&readings::GARDEN_VINEYARDS).into()
            }
            _ => return,
        };
        let vineyards = hills::vineyards_around(p, part);
        if vineyards > 0 {
            rate.count(Line::new(&words::VINEYARD, vineyards, BY_VINEYARD, cite));
        }
    }

    fn tie(p: &Position<R>, part: PartId, majority: &mut Majority) {
        hills::decide(p, part, majority);
    }

    fn stays(p: &Position<R>, figure: &Standing) -> bool {
        figure.kind == Self::of(p).kind
    }

    fn left(p: &mut Position<R>, figure: Standing, _: Leaving) {
        if figure.kind == Self::of(p).kind {
            let spot = p.board.spot(figure.part);
            Self::of_mut(p).sheep.take_back(figure.owner, spot);
        }
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        placing::list(p, choices);
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        placing::refusal(p, choice)
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        shepherds::run(p, task);
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        shepherds::decides(p, task)
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        shepherds::decision(p, task, choices)
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        shepherds::choose(p, task, choice);
    }

    fn refusal(p: &Position<R>, task: RoomTask, choice: Choice) -> Option<Refusal> {
        shepherds::refusal(p, task, choice)
    }

    fn audit(p: &Position<R>, _: &R, _: &[Entry]) -> Option<String> {
        let room = Self::of(p);
        let stands = |flock: &Flock| {
            p.figures.standing().iter().any(|figure| {
                figure.kind == room.kind
                    && figure.owner == flock.owner
                    && p.board.spot(figure.part) == flock.spot
            })
        };
        room.sheep.out_of_order().or_else(|| {
            let lost = room.sheep.flocks().iter().find(|flock| !stands(flock))?;
            Some(format!("{lost:?} has no shepherd"))
        })
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        pieces::list(p, pieces);
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[super::Paid] = &[
    super::Paid {
        what: "vineyard around a monastery",
        when: "completed",
        each: &[BY_VINEYARD],
        ruling: &rulings::VINEYARDS,
    },
    super::Paid {
        what: "sheep of a flock",
        when: "it goes to the stable",
        each: &[1],
        ruling: &rulings::STABLE,
    },
];

/// What this box brings.
pub static BOX: super::Boxed = super::Boxed {
    id: ID,
    title: "Hills & Sheep",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[&figures::SHEPHERD],
    says: super::Says::NOTHING,
    mechanisms: &[HILLS, VINEYARDS],
    scoring_figures: 1,
    keys: &[SHEEP_KEY, FLOCKS_KEY],
    rulings: rulings::ALL,
    readings: &[&readings::HILL_TIE, &readings::CLOSED_FIELD, &readings::GARDEN_VINEYARDS],
    settled: &[],
    outcomes: &[],
    words: super::Words { events: words::EVENTS, verbs: words::VERBS, sources: &[&words::FLOCK] },
    saved: saved::SAVED,
    tables: super::BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: super::Dealing::prints(&["hills-and-sheep:1"], &["hills-and-sheep:2"]),
};
