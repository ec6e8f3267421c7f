//! Inns & Cathedrals: inns on roads, cathedrals in cities, and a large meeple for everybody.

pub mod figures;
mod happenings;
pub mod rulings;
mod saved;
pub mod switches;
pub mod tiles;
pub mod words;

use super::{Beginning, BoxTables, Boxed, Dealing, GivenProblem, Mechanism, Says, Words};
use crate::board::PartId;
use crate::editions::{Edition, terms};
use crate::events::{RoomEvent, Round, Tally, When};
use crate::figures::{FigureKind, Player};
use crate::hooks::{Rate, Room};
use crate::position::{Position, RoomId, RoomTask, Task};
use crate::tiles::PartKind;
use switches::{INCOMPLETE_INN_CATHEDRAL, Incomplete, Switches};
use tiles::{CATHEDRAL, INN};

/// The name in scenarios and on the command line.
pub const ID: &str = "inns-and-cathedrals";

/// The mechanism of inns.
const INNS: &str = "inns-and-cathedrals/inns";
/// The mechanism of cathedrals.
const CATHEDRALS: &str = "inns-and-cathedrals/cathedrals";

/// The state of this room: nothing but how it is played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InnsAndCathedrals {
    /// How its open points are answered.
    pub switches: Switches,
    /// Do inns count?
    inns: bool,
    /// Do cathedrals count?
    cathedrals: bool,
    /// The number of the large meeple.
    large: FigureKind,
}

own_state!(InnsAndCathedrals);

impl InnsAndCathedrals {
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            inns: beginning.has(INNS),
            cathedrals: beginning.has(CATHEDRALS),
            large: beginning.kind(&figures::LARGE),
        })
    }

    /// The players with a large meeple on a feature, a bit each.
    fn large_on<R: Ours>(p: &Position<R>, part: PartId) -> u8 {
        let root = p.board.root(part);
        let large = p.rooms.as_ref().large;
        let there = p.figures.standing().iter().filter(|figure| figure.kind == large);
        let there = there.filter(|figure| p.board.root(figure.part) == root);
        there.fold(0, |players, figure| players | figure.owner.bit())
    }
}

impl<R: Ours> Room<R> for InnsAndCathedrals {
    fn rate(p: &Position<R>, part: PartId, when: When, _player: Player, rate: &mut Rate) {
        let own = p.rooms.as_ref();
        let feature = p.board.feature(part);
        let in_message = p.round() == Some(Round::Message);
        let (complete, at_end, in_message_zero) = match feature.kind {
            PartKind::Road if own.inns && feature.marks.contains(INN) => {
                (&rulings::ROAD_COMPLETE, &rulings::ROAD_INCOMPLETE, &rulings::ROAD_INN_ZERO)
            }
            PartKind::City if own.cathedrals && feature.marks.contains(CATHEDRAL) => {
                (&rulings::CITY_COMPLETE, &rulings::CITY_INCOMPLETE, &rulings::CITY_CATHEDRAL_ZERO)
            }
            _ => return,
        };
        match (when, own.switches.incomplete) {
            (When::Completed, _) => {
                rate.raise(&terms::TILE, 1, complete);
                rate.raise(&terms::COAT_OF_ARMS, 1, complete);
            }
            (When::Final, Incomplete::Zero) => rate.zero(if in_message { in_message_zero } else { at_end }),
            (When::Final, Incomplete::Plain) => {
                rate.raise(&terms::TILE, 0, &INCOMPLETE_INN_CATHEDRAL);
                rate.raise(&terms::COAT_OF_ARMS, 0, &INCOMPLETE_INN_CATHEDRAL);
            }
        }
    }

    /// Once the points are paid it is told what the large meeples weighed.
    fn scored(p: &mut Position<R>, part: PartId, _tally: &Tally) {
        let players = Self::large_on(p, part);
        if players != 0 {
            let room = const { RoomId::of(ID) };
            let player = p.active();
            p.then(Task::Room(RoomTask { room, step: 0, player, item: players, part: Some(part) }));
        }
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        for player in p.clockwise().filter(|player| task.item & player.bit() != 0) {
            let event = RoomEvent::new(&words::WEIGHS_TWO, player).cite(&rulings::LARGE_COUNTS_TWO);
            let spot = task.part.map(|part| p.board.name_of(part));
            p.tell_room(RoomEvent { item: Some(&figures::LARGE_TERM), spot, ..event });
        }
    }
}

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "Inns & Cathedrals",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: figures::ALL,
    says: Says::NOTHING,
    mechanisms: &[
        Mechanism { id: INNS, title: "inns count for their roads" },
        Mechanism { id: CATHEDRALS, title: "cathedrals count for their cities" },
    ],
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: switches::READINGS,
    settled: &[],
    keys: &[],
    outcomes: &[],
    words: Words { events: words::EVENTS, verbs: &[], sources: &[] },
    saved: saved::SAVED,
    tables: BoxTables::NONE,
    tiles: &tiles::TILES,
    dealing: Dealing::prints(&["inns-and-cathedrals:1"], &["inns-and-cathedrals:2"]),
};
