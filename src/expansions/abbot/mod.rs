//! The Abbot and the gardens: a follower for monasteries and gardens only, which may be taken back early.

pub mod figures;
pub mod happenings;
pub mod rulings;
pub mod words;

use super::{
    Beginning, BoxTables, BoxTiles, Boxed, Dealing, GivenProblem, Mechanism, Saved, SavedElement,
    SavedFigure, SavedPoints, SavedTarget, SavedVerb, Says, Words,
};
use crate::board::PartId;
use crate::editions::terms;
use crate::events::{Line, RoomEvent, Tally, When};
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::{Choices, Rate, Room};
use crate::position::{Choice, Credit, Leaving, Position, Refusal};
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::{scoring, turn};

/// The name in scenarios and on the command line.
pub const ID: &str = "abbot";

/// Gardens, which only the second print's tiles show.
const GARDENS: Mechanism = Mechanism { id: "abbot/gardens", title: "Gardens, on which abbots stand" };

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Abbot {
    /// The abbot among the kinds of figures.
    kind: FigureKind,
    /// Are gardens played with?
    gardens: bool,
}

own_state!(Abbot, of);

impl Abbot {
    /// The room at the beginning of a game.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        Ok(Self { kind: beginning.kind(&figures::ABBOT), gardens: beginning.has(GARDENS.id) })
    }

    /// Is it an abbot of this player?
    fn owns(&self, figure: &Standing, player: Player) -> bool {
        figure.owner == player && figure.kind == self.kind
    }
}

/// What an abbot taken back brings: as much as its feature would at the end of the game.
fn worth<R: Ours>(p: &Position<R>, part: PartId, player: Player) -> Tally {
    let value = scoring::value(p, part, When::Final, player);
    value.lines().iter().map(|&line| Line { cite: (&rulings::TAKEN_BACK).into(), ..line }).collect()
}

/// The active player's abbot at the place that a choice names, by its place among the figures on the table.
fn named<R: Ours>(p: &Position<R>, choice: Choice) -> Option<(usize, Standing)> {
    let part = p.board.part(choice.spot?)?;
    let own = |figure: &Standing| Abbot::of(p).owns(figure, p.active()) && figure.part == part;
    let index = p.figures.standing().iter().position(own)?;
    Some((index, p.figures.standing()[index]))
}

impl<R: Ours> Room<R> for Abbot {
    fn rate(p: &Position<R>, part: PartId, when: When, _player: Player, rate: &mut Rate) {
        // A garden is worth as much as a monastery, by a ruling of its own.
        if p.board.is(part, PartKind::Garden) {
            let ruling = if when == When::Completed { &rulings::GARDEN } else { &rulings::GARDEN_INCOMPLETE };
            rate.raise(&terms::TILE, 0, ruling);
        }
    }

    fn forbids(p: &Position<R>, figure: FigureKind, part: PartId) -> Option<Cite> {
        let abbot = Self::of(p);
        let no_garden = figure == abbot.kind && !abbot.gardens && p.board.is(part, PartKind::Garden);
        no_garden.then_some(Cite::Ruling(&rulings::WHERE))
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        let (abbot, active) = (Self::of(p), p.active());
        for figure in p.figures.standing().iter().filter(|figure| abbot.owns(figure, active)) {
            if !p.board.feature(figure.part).complete() {
                let spot = p.board.spot(figure.part);
                let number = u16::from(active.0);
                choices.push(Choice { figure: abbot.kind, number, ..Choice::at(&words::TAKE_BACK, spot) });
            }
        }
    }

    fn act(p: &mut Position<R>, choice: Choice) -> bool {
        if choice.verb != &words::TAKE_BACK {
            return false;
        }
        let Some((index, figure)) = named(p, choice) else { return true };
        let tally = worth(p, figure.part, figure.owner);
        let spot = Some(p.board.spot(figure.part));
        let event = RoomEvent::new(&words::TAKEN_BACK, figure.owner).cite(&rulings::TAKEN_BACK);
        p.tell_room(RoomEvent { spot, number: i32::from(tally.points()), ..event });
        // The abbot is scored and not its feature: nothing follows that waits for a feature to be scored.
        turn::take_home(p, index, Leaving::Returned, (&rulings::TAKEN_BACK).into());
        let source = scoring::term(p.board.feature(figure.part).kind);
        p.credit(Credit::new(figure.owner, source, Some(figure.part)), tally);
        true
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        let on = || p.board.part(choice.spot?).map(|part| p.board.feature(part));
        if choice.verb == &words::TAKE_BACK {
            let complete = on().is_some_and(|feature| feature.complete()) && named(p, choice).is_some();
            let ruling = if complete { &rulings::NOT_WHEN_COMPLETE } else { &rulings::TAKEN_BACK };
            return Some(Refusal::by(ruling));
        }
        let wrong_place = choice.verb == &turn::verbs::FIGURE
            && on().is_some_and(|feature| {
                let record = p.rules.figures.get(choice.figure.index());
                record.is_some_and(|record| !record.stands_on.contains(feature.kind))
                    && (choice.figure == Self::of(p).kind || feature.kind == PartKind::Garden)
            });
        wrong_place.then(|| Refusal::by(&rulings::WHERE))
    }
}

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "The Abbot",
    published: rulings::PUBLISHED,
    happenings: happenings::ALL,
    figures: &[&figures::ABBOT],
    says: Says::NOTHING,
    mechanisms: &[GARDENS],
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: &[],
    settled: &[],
    keys: &[],
    outcomes: &[],
    words: Words { events: words::EVENTS, verbs: words::VERBS, sources: &[] },
    saved: Saved {
        elements: &[SavedElement::of("garden", GARDENS.id)],
        figures: &[SavedFigure {
            name: "abbot",
            long_name: "Abbot",
            element: "abbot",
            term: &figures::ABBOT_TERM,
        }],
        points: &[
            SavedPoints::new(&terms::MONASTERY, "monastery.incomplete").where_cited(rulings::TAKEN_BACK.id),
            SavedPoints::new(&terms::GARDEN, "garden.incomplete").where_cited(rulings::TAKEN_BACK.id),
        ],
        verbs: &[SavedVerb::new("RETURN_MEEPLE", &["ABBOT_RETURN"], &words::TAKE_BACK, SavedTarget::Figure)],
        ..Saved::NONE
    },
    tables: BoxTables::NONE,
    tiles: &BoxTiles::NONE,
    dealing: Dealing::NOTHING,
};
