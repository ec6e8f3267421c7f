//! A follower comes to the city, and the count moves.

use super::city::{self, QUARTERS};
use super::readings::{CountMove, DoubleTurn};
use super::{Count, Ours, readings, rulings, step, task, words};
use crate::board::PartId;
use crate::events::{RoomEvent, RoomEventKind, Round};
use crate::figures::{FigureKind, Player, Standing};
use crate::hooks::{Choices, depth};
use crate::position::{Choice, Decision, Position, Refusal, RoomTask};
use crate::rulings::Cite;
use crate::tiles::PartKind;
use crate::turn;

/// Who got points in a part of a turn, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Gained {
    /// For what the tile completed.
    features: u8,
    /// For anything else.
    besides: u8,
}

/// Forgets what came before this part of the turn.
pub(super) fn begin<R: Ours>(p: &mut Position<R>) {
    let depth = depth(p);
    Count::of_mut(p).gained.begin(depth);
}

/// Notes who got points, and whether for what the tile of this part of the turn completed.
pub(super) fn note<R: Ours>(p: &mut Position<R>, player: Player, part: Option<PartId>) {
    let (depth, of_a_feature) = (depth(p), p.round() == Some(Round::Three) && part.is_some());
    let gained = Count::of_mut(p).gained.at_mut(depth);
    match of_a_feature {
        true => gained.features |= player.bit(),
        false => gained.besides |= player.bit(),
    }
}

/// Lets the active player place a follower in the city, if others got points and the player none.
pub(super) fn offer<R: Ours>(p: &mut Position<R>) {
    let (depth, active) = (depth(p), p.active());
    let Gained { features, besides } = std::mem::take(Count::of_mut(p).gained.at_mut(depth));
    let count = Count::of(p);
    let (own, others) = (features & active.bit() != 0, features & !active.bit() != 0);
    let again = count.entered & active.bit() != 0 && count.switches.double_turn == DoubleTurn::OncePerTurn;
    if count.city.is_none() {
        return;
    }
    let told: Option<(&'static RoomEventKind, Cite)> = match () {
        () if own && others => Some((&words::NO_WAY_IN, (&rulings::ENTER).into())),
        () if others && again => Some((&words::ENTERED_ALREADY, (&readings::DOUBLE_TURN).into())),
        () if others && besides & active.bit() != 0 => {
            Some((&words::STILL_A_WAY_IN, (&rulings::OTHER_POINTS).into()))
        }
        () if !own && !others && besides & !active.bit() != 0 => {
            Some((&words::NO_WAY_IN_FOR_THAT, (&rulings::OTHER_POINTS).into()))
        }
        () => None,
    };
    if others && !own && !again {
        p.then(task(step::ENTER, active, 0));
    }
    if let Some((kind, cite)) = told {
        p.tell_room(RoomEvent::new(kind, active).cite(cite));
    }
}

/// Calls `each` with every follower that a player may place in the city, and the quarter.
fn each_entry<R: Ours>(p: &Position<R>, player: Player, mut each: impl FnMut(FigureKind, u8)) {
    for kind in (0..p.rules.figures.len() as u8).map(FigureKind) {
        if p.figures.supply(player, kind) > 0 {
            city::places().filter(|&quarter| city::may_be_in(p, kind, quarter)).for_each(|it| each(kind, it));
        }
    }
}

pub(super) fn may_enter<R: Ours>(p: &Position<R>, player: Player) -> bool {
    let mut may = false;
    each_entry(p, player, |_, _| may = true);
    may
}

pub(super) fn decision<R: Ours>(p: &Position<R>, player: Player, choices: &mut Choices) -> Decision {
    let none = Choice::bare(&words::STAY_OUT);
    choices.push(none);
    each_entry(p, player, |figure, quarter| {
        choices.push(Choice { figure, ..Choice::numbered(&words::ENTER, u16::from(quarter)) });
    });
    Decision { player: Some(player), about: words::ENTER.about, default: Some(none) }
}

pub(super) fn choose<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    if choice.verb != &words::ENTER {
        return;
    }
    let quarter = choice.number as u8;
    let Some(part) = city::part_of(p, quarter) else { return };
    let item = Some(QUARTERS[usize::from(quarter)].term);
    p.tell_room(RoomEvent { item, ..RoomEvent::new(&words::ENTERS, at.player).cite(&rulings::ENTER) });
    let spot = p.board.spot(part);
    if turn::put(p, Standing { owner: at.player, kind: choice.figure, part }, spot) {
        Count::of_mut(p).entered |= at.player.bit();
        match Count::of(p).switches.count_move {
            CountMove::ByPlayer => p.then(task(step::COUNT, at.player, 0)),
            CountMove::FollowsTheFigure => put_count(p, at.player, quarter, (&readings::COUNT_MOVE).into()),
        }
    }
}

/// Why a figure may not be placed in a quarter.
pub(super) fn refusal<R: Ours>(p: &Position<R>, at: RoomTask, choice: Choice) -> Refusal {
    match p.figures.supply(at.player, choice.figure) {
        0 => Refusal::by(&turn::rulings::ONLY_FROM_SUPPLY),
        _ => Refusal::by(why_not_there(p, choice)),
    }
}

fn why_not_there<R: Ours>(p: &Position<R>, choice: Choice) -> Cite {
    let is_abbot = p.rules.figures[choice.figure.index()].stands_on.contains(PartKind::Garden);
    let to_the_cathedral = choice.number == u16::from(city::CATHEDRAL_PLACE);
    match is_abbot && to_the_cathedral {
        true => (&readings::ABBOT).into(),
        false => (&rulings::WHO).into(),
    }
}

/// Where the count may go.
pub(super) fn count_decision<R: Ours>(p: &Position<R>, player: Player, choices: &mut Choices) -> Decision {
    let none = Choice::bare(&words::COUNT_STAYS);
    choices.push(none);
    let there = Count::of(p).quarter;
    let others = city::places().filter(|&quarter| quarter != there);
    choices.extend(others.map(|quarter| Choice::numbered(&words::MOVE_COUNT, u16::from(quarter))));
    Decision { player: Some(player), about: words::MOVE_COUNT.about, default: Some(none) }
}

pub(super) fn move_count<R: Ours>(p: &mut Position<R>, at: RoomTask, choice: Choice) {
    if choice.verb == &words::MOVE_COUNT {
        put_count(p, at.player, choice.number as u8, (&rulings::COUNT_MOVES).into());
    }
}

/// Puts the count into a quarter.
fn put_count<R: Ours>(p: &mut Position<R>, player: Player, quarter: u8, cite: Cite) {
    if Count::of(p).quarter == quarter {
        return;
    }
    Count::of_mut(p).quarter = quarter;
    let item = Some(QUARTERS[usize::from(quarter)].term);
    p.tell_room(RoomEvent { item, ..RoomEvent::new(&words::COUNT_MOVES, player).cite(cite) });
}
