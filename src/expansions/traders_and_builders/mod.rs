//! Traders & Builders: goods in cities, the builder with the double turn, and the pig.

pub mod figures;
mod goods;
mod happenings;
mod helpers;
pub mod rulings;
mod saved;
mod second_part;
pub mod switches;
pub mod tiles;
pub mod words;

use super::{Beginning, BoxTables, Boxed, Dealing, GivenProblem, Mechanism, Paid, Says, Words};
use crate::board::PartId;
use crate::editions::{Edition, Term, terms};
use crate::events::{Entry, Tally, When};
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::{Choices, PerPart, Pieces, Rate, Room};
use crate::position::{Choice, Leaving, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::tiles::PartKind;
use goods::Tokens;
use switches::Switches;
use tiles::PIG_HERD;

/// The name in scenarios and on the command line.
pub const ID: &str = "traders-and-builders";

/// The mechanism of goods.
const TRADERS: &str = "traders-and-builders/traders";
/// The mechanism of pig herds.
const HERDS: &str = "traders-and-builders/pig-herds";

/// A city that a pig makes worth more.
static BESIDE_PIG: Term = Term::same("city-with-pig", "city for the pig", "cities for the pig");
/// A city that a herd of pigs makes worth more.
static BESIDE_HERD: Term = Term::same("city-with-herd", "city for the pig herd", "cities for the pig herd");

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TradersAndBuilders {
    /// How editions word it.
    pub switches: Switches,
    /// Are goods taken?
    traders: bool,
    /// Do herds of pigs count?
    herds: bool,
    /// The number of the builder.
    builder: FigureKind,
    /// The number of the pig.
    pig: FigureKind,
    /// The goods that players have.
    tokens: Tokens,
    /// Has this part of a turn earned a second one?
    earned: PerPart<bool>,
}

own_state!(TradersAndBuilders);

impl TradersAndBuilders {
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            traders: beginning.has(TRADERS),
            herds: beginning.has(HERDS),
            builder: beginning.kind(&figures::BUILDER),
            pig: beginning.kind(&figures::PIG),
            tokens: goods::stated(beginning)?,
            earned: PerPart::default(),
        })
    }
}

impl<R: Ours> Room<R> for TradersAndBuilders {
    fn part_begins(p: &mut Position<R>) {
        second_part::begins(p);
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::AfterPlace => second_part::look(p),
            Slot::FurtherPart => second_part::follows(p),
            _ => {}
        }
    }

    fn rate(p: &Position<R>, part: PartId, _when: When, player: Player, rate: &mut Rate) {
        let feature = p.board.feature(part);
        if feature.kind != PartKind::Field {
            return;
        }
        let own = p.rooms.as_ref();
        if helpers::stands_on(p, player, own.pig, part) {
            rate.beside(&terms::COMPLETE_CITY, &BESIDE_PIG, 1, &rulings::PIG);
        }
        if own.herds && feature.marks.contains(PIG_HERD) {
            rate.beside(&terms::COMPLETE_CITY, &BESIDE_HERD, 1, &rulings::PIG_HERD);
        }
    }

    /// Once the points of a city are paid, whoever completed it takes its goods.
    fn scored(p: &mut Position<R>, part: PartId, _tally: &Tally) {
        let feature = p.board.feature(part);
        if p.rooms.as_ref().traders && goods::any_in(feature.kind, feature.marks) {
            let (room, player) = (const { RoomId::of(ID) }, p.active());
            p.then(Task::Room(RoomTask { room, step: 0, player, item: 0, part: Some(part) }));
        }
    }

    fn left(p: &mut Position<R>, figure: Standing, leaving: Leaving) {
        // From a feature that was scored all figures go home.
        if leaving != Leaving::Scored {
            helpers::left(p, figure);
        }
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        helpers::list(p, choices);
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        helpers::refusal(p, choice)
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        if let Some(city) = task.part {
            goods::take(p, city);
        }
    }

    fn after_final(p: &mut Position<R>) {
        goods::final_points(p);
    }

    fn audit(p: &Position<R>, _before: &R, _since: &[Entry]) -> Option<String> {
        let at_rest = p.agenda.last() == Some(&Task::Place);
        let lonely = helpers::lonely(p).filter(|_| at_rest);
        lonely.map(|figure| format!("{figure:?} stands alone"))
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        goods::list(p, pieces);
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[Paid] = &[
    Paid {
        what: "most tokens of a good, for each of the three goods",
        when: "at the end of the game",
        each: &[goods::MOST],
        ruling: &rulings::GOODS_MOST,
    },
    Paid {
        what: "pig, for each completed city of its field",
        when: "at the end of the game",
        each: &[1],
        ruling: &rulings::PIG,
    },
];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "Traders & Builders",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: figures::ALL,
    says: Says { watches: true, ..Says::NOTHING },
    mechanisms: &[
        Mechanism { id: TRADERS, title: "goods are taken and bring points at the end" },
        Mechanism { id: HERDS, title: "herds of pigs make their fields worth more" },
    ],
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: &[],
    settled: switches::SETTLED,
    keys: &[goods::KEY],
    outcomes: goods::OUTCOMES,
    words: Words { events: words::EVENTS, verbs: &[], sources: &[] },
    saved: saved::SAVED,
    tables: BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: Dealing::prints(&["traders-and-builders:1"], &["traders-and-builders:2"]),
};
