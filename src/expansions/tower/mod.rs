//! The Tower: pieces on foundations, followers caught by towers and on top of them, exchange and ransom.

mod audit;
pub mod happenings;
mod outcomes;
mod pieces;
mod prisoners;
pub mod readings;
mod reach;
pub mod rulings;
mod saved;
mod setup;
pub mod switches;
pub mod tiles;
pub mod words;

use super::{Beginning, BoxTables, Boxed, Dealing, GivenProblem, Paid, Says, Words};
use crate::editions::Edition;
use crate::events::{Entry, RoomEvent};
use crate::figures::{FigureKind, MOST_PLAYERS, Player};
use crate::geometry::Cell;
use crate::hooks::{Choices, Pieces, Room};
use crate::position::{Choice, Decision, Position, Refusal, RoomId, RoomTask, Slot, Task};
use crate::tiles::PartKind;
use crate::turn;
use switches::Switches;

/// The name in scenarios and on the command line.
pub const ID: &str = "tower";

/// This room, on the agenda.
const ROOM: RoomId = RoomId::of(ID);

/// A follower may be caught.
const CAPTURE: u8 = 0;
/// Which of several kinds of prisoners comes home in exchange.
const EXCHANGE: u8 = 1;
/// A prisoner may be bought free once everything else is done.
const RANSOM: u8 = 2;

/// A follower that another player keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Prisoner {
    /// Who keeps it.
    pub captor: Player,
    /// Whose it is.
    pub owner: Player,
    /// What it is.
    pub kind: FigureKind,
}

/// The state of this room.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tower {
    /// How its open points are answered.
    pub switches: Switches,
    /// How high each tower is, by its space.
    heights: Vec<(Cell, u8)>,
    /// Pieces that each player has left.
    pieces: [u8; MOST_PLAYERS],
    /// All prisoners, sorted.
    prisoners: Vec<Prisoner>,
    /// Was a ransom paid in this turn?
    ransomed: bool,
}

own_state!(Tower, of, of_mut);

impl Tower {
    /// The room at the beginning of a game, with towers, pieces and prisoners as stated.
    pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Self, GivenProblem> {
        setup::set_up(beginning)
    }

    /// How many pieces stand on the foundation of a space.
    pub fn height(&self, cell: Cell) -> u8 {
        let place = self.heights.binary_search_by_key(&cell, |&(own, _)| own);
        place.map_or(0, |place| self.heights[place].1)
    }

    /// Adds a piece to the tower of a space.
    fn build(&mut self, cell: Cell) -> u8 {
        match self.heights.binary_search_by_key(&cell, |&(own, _)| own) {
            Ok(place) => {
                let height = &mut self.heights[place].1;
                *height = height.saturating_add(1);
                *height
            }
            Err(place) => {
                self.heights.insert(place, (cell, 1));
                1
            }
        }
    }

    /// Pieces that a player has left.
    pub fn pieces(&self, player: Player) -> u8 {
        self.pieces[player.index()]
    }

    /// All prisoners.
    pub fn prisoners(&self) -> &[Prisoner] {
        &self.prisoners
    }
}

fn task(step: u8, player: Player, item: u8, part: Option<crate::board::PartId>) -> Task {
    Task::Room(RoomTask { room: ROOM, step, player, item, part })
}

/// A piece is put on a foundation or a tower.
fn place_piece<R: Ours>(p: &mut Position<R>, choice: Choice) {
    let Some(cell) = choice.cell() else { return };
    let active = p.active();
    let room = Tower::of_mut(p);
    let pieces = &mut room.pieces[active.index()];
    *pieces = pieces.saturating_sub(1);
    let height = room.build(cell);
    let event = RoomEvent::new(&words::PIECE_PLACED, active).cite(&rulings::PIECES);
    p.tell_room(RoomEvent { spot: choice.spot, number: i32::from(height), ..event });
    let part = reach::foundation(p, cell);
    p.then(task(CAPTURE, active, 0, part));
}

impl<R: Ours> Room<R> for Tower {
    fn at(p: &mut Position<R>, slot: Slot) {
        if slot == Slot::BeforeScoring && prisoners::can_ransom(p) {
            let active = p.active();
            p.then(task(RANSOM, active, 0, None));
        }
    }

    fn turn_ends(p: &mut Position<R>) {
        Self::of_mut(p).ransomed = false;
    }

    fn keeps(p: &Position<R>, owner: Player, kind: FigureKind, kept: &mut u8) {
        let own = |it: &&Prisoner| it.owner == owner && it.kind == kind;
        *kept = kept.saturating_add(Self::of(p).prisoners.iter().filter(own).count() as u8);
    }

    fn actions(p: &Position<R>, choices: &mut Choices) {
        reach::list_actions(p, choices);
    }

    fn act(p: &mut Position<R>, choice: Choice) -> bool {
        let is_piece = choice.verb == &words::PIECE;
        if is_piece {
            place_piece(p, choice);
        }
        is_piece
    }

    fn asides(p: &Position<R>, choices: &mut Choices) {
        let verb =
            if matches!(p.agenda.last(), Some(Task::Place)) { &words::RANSOM_EARLY } else { &words::RANSOM };
        prisoners::list_ransoms(p, verb, choices);
    }

    fn aside(p: &mut Position<R>, choice: Choice) -> bool {
        let is_ransom = choice.verb == &words::RANSOM || choice.verb == &words::RANSOM_EARLY;
        if is_ransom {
            prisoners::pay_ransom(p, choice);
        }
        is_ransom
    }

    fn why_not_act(p: &Position<R>, choice: Choice) -> Option<Refusal> {
        let is_ransom = choice.verb == &words::RANSOM || choice.verb == &words::RANSOM_EARLY;
        match () {
            () if is_ransom => Some(Refusal::by(prisoners::ransom_refusal(p))),
            () if choice.verb == &words::PIECE => Some(Refusal::by(reach::piece_refusal(p, choice))),
            () if choice.verb == &turn::verbs::FIGURE => reach::top_refusal(p, choice).map(Refusal::by),
            () => None,
        }
    }

    fn decides(p: &Position<R>, task: RoomTask) -> bool {
        match task.step {
            CAPTURE => !reach::targets(p, task).is_empty(),
            EXCHANGE => true,
            _ => prisoners::can_ransom(p),
        }
    }

    fn decision(p: &Position<R>, task: RoomTask, choices: &mut Choices) -> Option<Decision> {
        let (about, default) = match task.step {
            CAPTURE => {
                let none = Choice::bare(&words::NO_CAPTURE);
                choices.extend(reach::targets(p, task));
                choices.push(none);
                (words::CAPTURE.about, Some(none))
            }
            EXCHANGE => {
                prisoners::list_exchanges(p, task, choices);
                (words::EXCHANGE.about, None)
            }
            _ => {
                let none = Choice::bare(&words::NO_RANSOM);
                prisoners::list_ransoms(p, &words::RANSOM_LATE, choices);
                choices.push(none);
                (words::RANSOM_LATE.about, Some(none))
            }
        };
        Some(Decision { player: Some(task.player), about, default })
    }

    fn choose(p: &mut Position<R>, task: RoomTask, choice: Choice) {
        match task.step {
            CAPTURE if choice.verb == &words::CAPTURE => prisoners::capture(p, choice),
            EXCHANGE => prisoners::exchange(p, task.player, Player(task.item), choice.figure),
            RANSOM if choice.verb == &words::RANSOM_LATE => {
                let reopens =
                    Self::of(p).switches.ransom_after_action == switches::RansomAfterAction::ReopensAction;
                if reopens {
                    turn::act_again(p);
                }
                prisoners::pay_ransom(p, choice);
                if reopens {
                    let event = RoomEvent::new(&words::ACTION_AGAIN, task.player);
                    p.tell_room(event.cite(&readings::RANSOM_AFTER_ACTION));
                }
            }
            _ => {}
        }
    }

    fn refusal(p: &Position<R>, task: RoomTask, choice: Choice) -> Option<Refusal> {
        match task.step {
            CAPTURE if choice.verb == &words::CAPTURE => Some(Refusal::by(reach::capture_refusal(p, choice))),
            EXCHANGE => Some(Refusal::by(&rulings::EXCHANGE)),
            RANSOM if choice.verb == &words::RANSOM_LATE => Some(Refusal::by(&rulings::RANSOM)),
            _ => None,
        }
    }

    fn audit(p: &Position<R>, before: &R, _since: &[Entry]) -> Option<String> {
        audit::audit(p, before.as_ref())
    }

    fn pieces(p: &Position<R>, pieces: &mut Pieces) {
        pieces::list(p, pieces);
    }
}

/// Points that it brings besides those of the features themselves.
const PAID: &[Paid] = &[Paid {
    what: "ransom for a follower, paid to whoever keeps it",
    when: "in the own turn",
    each: &[prisoners::RANSOM_POINTS as i16],
    ruling: &rulings::RANSOM,
}];

/// What this box brings.
pub static BOX: Boxed = Boxed {
    id: ID,
    title: "The Tower",
    published: &Edition::ALL,
    happenings: happenings::ALL,
    figures: &[],
    says: Says::NOTHING,
    mechanisms: &[],
    scoring_figures: 1,
    rulings: rulings::ALL,
    readings: readings::ALL,
    settled: &[],
    keys: setup::KEYS,
    outcomes: outcomes::ALL,
    words: Words { events: words::EVENTS, verbs: words::VERBS, sources: &[&words::RANSOM_TERM] },
    saved: saved::SAVED,
    tables: BoxTables::paying(PAID),
    tiles: &tiles::TILES,
    dealing: Dealing::prints(&["tower:1"], &["tower:2"]),
};

/// The kind of part that a foundation is.
const FOUNDATION: PartKind = PartKind::Place;
