//! Abbey & Mayor: a tile for holes, a figure that is as strong as its city's coats of arms, one that drives on
//! after scoring, and one that has fields scored.

mod abbey;
mod barn;
pub mod figures;
pub mod happenings;
pub mod readings;
pub mod rulings;
mod saved;
pub mod tiles;
mod wagon;
pub mod words;

use super::{Beginning, Boxed, Dealing, GivenProblem, Key, Mechanism, Says, Words};
use crate::board::{PartId, Spot};
use crate::editions::Edition;
use crate::events::{RoomEvent, Tally};
use crate::figures::{FigureKind, MOST_PLAYERS, Player, Standing};
use crate::hooks::{Choices, PerPart, Piece, Pieces, Place, Room, depth};
use crate::position::{Choice, Decision, Leaving, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::rulings::Cite;
use crate::tiles::{PartKind, TileKindId};
use readings::Switches;

/// The name in scenarios and on the command line.
pub const ID: &str = "abbey-and-mayor";

/// The part of the rules with the abbeys.
pub const ABBEYS: Mechanism = Mechanism { id: "abbey-and-mayor/abbey", title: "the abbey tiles" };

/// States who has an abbey left.
const ABBEYS_KEY: Key = Key {
    name: "abbeys",
    states: "how many abbeys a player has left; one where nothing is stated",
    example: "abbeys: {red: 0, blue: 1}",
    by_name: true,
    gives: "",
};

/// The steps of this room's tasks.
mod step {
    /// A player may place an abbey instead of drawing.
    pub const OFFER: u8 = 0;
    /// A player may drive a wagon on.
    pub const DRIVE: u8 = 1;
    /// The farmers of a field with a barn are scored.
    pub const FARMERS: u8 = 2;
    /// They go home.
    pub const FARMERS_HOME: u8 = 3;
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AbbeyAndMayor {
    /// How its open points are answered.
    pub switches: Switches,
    /// Abbeys that each player has left.
    abbeys: [u8; MOST_PLAYERS],
    /// The abbey.
    tile: Option<TileKindId>,
    mayor: FigureKind,
    wagon: FigureKind,
    barn: FigureKind,
    /// The barn placed in this part of a turn: the field's part at its corner.
    built: PerPart<Option<Spot>>,
    /// Wagons that were scored and may drive on: in which part of a turn, whose, and where they stood.
    scored: Vec<(u8, Player, Spot)>,
    /// In the lap after the last tile: so many players may still place an abbey.
    lap: Option<u8>,
}

own_state!(AbbeyAndMayor, of, of_mut);

/// A task of this room.
const fn task(step: u8, player: Player, part: Option<PartId>) -> Task {
    Task::Room(RoomTask { room: RoomId::of(ID), step, player, item: 0, part })
}

impl AbbeyAndMayor {
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        let each = [u8::from(beginning.has(ABBEYS.id)); MOST_PLAYERS];
        let abbeys = beginning.counts(&ABBEYS_KEY, each, MOST_PLAYERS as u8)?;
        Ok(Self {
            switches: Switches::answers(beginning.edition, beginning.overrides),
            abbeys,
            tile: beginning.board.catalogue().find(tiles::ABBEY_ID).ok(),
            mayor: beginning.kind(&figures::MAYOR),
            wagon: beginning.kind(&figures::WAGON),
            barn: beginning.kind(&figures::BARN),
            built: PerPart::default(),
            scored: Vec::new(),
            lap: None,
        })
    }

    /// What a mayor weighs: the coats of arms of its city.
    fn weight<R: Ours>(p: &Position<R>, mayor: &Standing) -> u16 {
        let feature = p.board.feature(mayor.part);
        if feature.kind == PartKind::City { feature.coats } else { 0 }
    }

    /// Tells what a mayor weighs.
    fn tell_mayor<R: Ours>(p: &mut Position<R>, mayor: Standing) {
        let weight = Self::weight(p, &mayor);
        let (kind, cite) = match weight {
            0 => (&words::MAYOR_ZERO, &rulings::MAYOR_ZERO),
            _ => (&words::MAYOR, &rulings::MAYOR),
        };
        let (number, spot) = (i32::from(weight), Some(p.board.spot(mayor.part)));
        p.tell_room(RoomEvent { number, spot, ..RoomEvent::new(kind, mayor.owner).cite(cite) });
    }

    /// Tells what the mayors weigh that stand on a feature, or on any.
    fn tell_mayors<R: Ours>(p: &mut Position<R>, on: Option<PartId>) {
        if !p.log.kept() {
            return;
        }
        let kind = Self::of(p).mayor;
        let there = |part: PartId| on.is_none_or(|on| p.board.root(on) == p.board.root(part));
        let mayors: Vec<Standing> = p.figures.standing().to_vec();
        let mayors: Vec<_> =
            mayors.into_iter().filter(|figure| figure.kind == kind && there(figure.part)).collect();
        mayors.into_iter().for_each(|mayor| Self::tell_mayor(p, mayor));
    }
}

impl<R: Ours> Room<R> for AbbeyAndMayor {
    fn part_begins(p: &mut Position<R>) {
        let depth = depth(p);
        Self::of_mut(p).built.begin(depth);
    }

    fn at(p: &mut Position<R>, slot: Slot) {
        match slot {
            Slot::OwnTile => abbey::offer(p),
            Slot::Features => barn::look(p),
            Slot::BonusAfter => wagon::offer(p),
            _ => {}
        }
    }

    fn own_tile(p: &Position<R>, player: Player) -> bool {
        abbey::holes(p, player).next().is_some()
    }

    fn strength(p: &Position<R>, figure: &Standing, strength: &mut i16) {
        if figure.kind == Self::of(p).mayor {
            *strength = Self::weight(p, figure) as i16;
        }
    }

    fn also_scored(p: &Position<R>, parts: &mut Vec<PartId>) {
        barn::scored(p, parts);
    }

    fn scored(p: &mut Position<R>, part: PartId, _tally: &Tally) {
        Self::tell_mayors(p, Some(part));
    }

    fn placed(p: &mut Position<R>, figure: &Standing) {
        if figure.kind == Self::of(p).barn {
            barn::note(p, figure.part);
        }
    }

    fn shelters(p: &Position<R>, figure: &Standing) -> Option<Cite> {
        (figure.kind == Self::of(p).barn).then(|| (&rulings::BARN_STAYS).into())
    }

    fn left(p: &mut Position<R>, figure: Standing, leaving: Leaving) {
        if figure.kind == Self::of(p).wagon && leaving == Leaving::Scored {
            wagon::note(p, &figure);
        }
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        barn::list(p, choices);
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        barn::refusal(p, choice)
    }

    fn goes_on(p: &mut Position<R>) -> bool {
        abbey::go_round(p)
    }

    fn before_final(p: &mut Position<R>) {
        Self::tell_mayors(p, None);
    }

    fn after_final(p: &mut Position<R>) {
        barn::score_at_end(p);
    }

    fn keeps_tiles(p: &Position<R>, tile: TileKindId, kept: &mut usize) {
        let abbeys = Self::of(p);
        if abbeys.tile == Some(tile) {
            let own = abbeys.abbeys[..usize::from(p.rules.players)].iter();
            *kept += own.map(|&left| usize::from(left)).sum::<usize>();
        }
    }

    fn run(p: &mut Position<R>, task: RoomTask) {
        match (task.step, task.part) {
            (step::FARMERS, Some(part)) => barn::score_farmers(p, part),
            (step::FARMERS_HOME, Some(part)) => barn::send_home(p, part),
            _ => {}
        }
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        match task.step {
            step::OFFER => true,
            step::DRIVE => wagon::may_drive(p, task),
            _ => false,
        }
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        match task.step {
            step::OFFER => Some(abbey::decision(p, task.player, choices)),
            step::DRIVE => Some(wagon::decision(p, task, choices)),
            _ => None,
        }
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        match task.step {
            step::OFFER => abbey::choose(p, choice),
            step::DRIVE => wagon::choose(p, task, choice),
            _ => {}
        }
    }

    fn refusal(p: &Position<R>, task: RoomTask, choice: Choice) -> Option<Refusal> {
        match task.step {
            step::OFFER if choice.verb == &words::ABBEY => Some(Refusal::by(&rulings::ABBEY_HOLE)),
            step::DRIVE if choice.verb == &words::DRIVE => Some(wagon::refusal(p, choice)),
            _ => None,
        }
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        let left = Self::of(p).abbeys.iter().zip((0..p.rules.players).map(Player));
        let left = left.filter(|(abbeys, _)| **abbeys > 0);
        pieces.extend(left.map(|(&abbeys, player)| {
            Piece::new(&words::ABBEY_TILE, Place::Before(player)).times(u16::from(abbeys))
        }));
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[super::Paid] = &[
    super::Paid {
        what: "farmers, for each completed city of the field",
        when: "a barn is placed there",
        each: &[barn::PLACED],
        ruling: &rulings::BARN_PLACED,
    },
    super::Paid {
        what: "farmers, for each completed city of the field",
        when: "the field is joined to one with a barn",
        each: &[barn::JOINED],
        ruling: &rulings::BARN_JOINED,
    },
    super::Paid {
        what: "barn, for each completed city of its field",
        when: "at the end of the game",
        each: &[barn::AT_END],
        ruling: &rulings::BARN_AT_END,
    },
];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "Abbey & Mayor",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[&figures::MAYOR, &figures::WAGON, &figures::BARN],
    says: Says::NOTHING,
    mechanisms: &[ABBEYS],
    scoring_figures: 1,
    keys: &[ABBEYS_KEY],
    rulings: rulings::ALL,
    readings: readings::ALL,
    settled: readings::SETTLED,
    outcomes: &[],
    words: Words { events: words::EVENTS, verbs: words::VERBS, sources: &[] },
    saved: saved::SAVED,
    tables: super::BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: Dealing::prints(&["abbey-and-mayor:1"], &["abbey-and-mayor:2"]),
};
