//! Is a message drawn? The look at the scoring figures at the end of a round, or as they land.

use arrayvec::ArrayVec;

use super::switches::{
    Alone, AloneLaps, AloneMoment, AloneOwnFigure, Draws, LandingCheck, OwnTurn, RoundWording, StandingCounts,
};
use super::{Messages, Ours, draw, readings, rulings, words};
use crate::events::{RoomEvent, RoomEventKind, Round};
use crate::figures::Player;
use crate::position::Position;
use crate::rulings::Cite;
use crate::track::{Arrival, Scorer, is_dark, space};

/// Looks at everybody's figures when a round of scoring ends.
pub(super) fn at_round_end<R: Ours>(p: &mut Position<R>, round: Round) {
    let switches = Messages::of(p).switches;
    Messages::notes_mut(p).drawn_in_round = false;
    if !p.clockwise().any(|player| has_moved(p, player)) {
        return;
    }
    let mut drawing = ArrayVec::<Player, 6>::new();
    for player in p.clockwise() {
        if !has_moved(p, player) {
            continue;
        }
        let may_draw = player == p.active() || switches.own_turn == OwnTurn::AnyTurn;
        if !may_draw {
            tell_bystander(p, player);
        } else if switches.landing_check == LandingCheck::EachLanding {
            tell_rests(p, player);
        } else if look(p, player, round, &Scorer::ALL) {
            drawing.push(player);
        }
    }
    p.track.settle();
    Messages::notes_mut(p).drawn_in_round = false;
    for player in drawing.into_iter().rev() {
        draw(p, player, None);
    }
}

/// With the reading that looks at each landing: looks at a figure that has just moved.
pub(super) fn at_landing<R: Ours>(p: &mut Position<R>, player: Player, scorer: Scorer) {
    let messages = Messages::of(p);
    let switches = messages.switches;
    let may_draw = player == p.active() || switches.own_turn == OwnTurn::AnyTurn;
    let Some(round) = p.round() else { return };
    if switches.landing_check == LandingCheck::EndOfRound
        || matches!(round, Round::Message | Round::Final)
        || !may_draw
    {
        return;
    }
    if Messages::notes(p).drawn_in_round {
        if is_dark(p.track.at(player, scorer)) {
            tell(p, player, scorer, &words::ROUND_HAD_ITS_MESSAGE, Cite::Reading(&readings::LANDING_CHECK));
        }
        return;
    }
    if is_dark(p.track.at(player, scorer)) && look(p, player, round, &[scorer]) {
        draw(p, player, None);
    }
}

fn has_moved<R: Ours>(p: &Position<R>, player: Player) -> bool {
    let moved = |scorer| matches!(p.track.marker(player, scorer).arrival, Arrival::Forward { .. });
    Scorer::ALL.into_iter().any(moved)
}

fn tell<R: Ours>(
    p: &mut Position<R>,
    player: Player,
    scorer: Scorer,
    kind: &'static RoomEventKind,
    cite: Cite,
) {
    let number = i32::from(space(p.track.at(player, scorer)));
    p.tell_room(RoomEvent { scorer: Some(scorer), number, ..RoomEvent::new(kind, player).cite(cite) });
}

/// Tells where the figures of a player rest that have moved.
fn tell_rests<R: Ours>(p: &mut Position<R>, player: Player) {
    for scorer in Scorer::ALL {
        let marker = p.track.marker(player, scorer);
        let cite = Cite::Ruling(&rulings::DARK_SPACES);
        match marker.arrival {
            Arrival::Forward { .. } if is_dark(marker.total) => {
                tell(p, player, scorer, &words::RESTS_DARK, cite)
            }
            Arrival::Forward { .. } => tell(p, player, scorer, &words::RESTS_LIGHT, cite),
            Arrival::Stood if is_dark(marker.total) && marker.total > 0 => {
                tell(p, player, scorer, &words::STOOD, Cite::Ruling(&rulings::STOPS_ON_DARK));
            }
            Arrival::Stood | Arrival::Backward => {}
        }
    }
}

/// Tells of a player who moved in another player's turn.
fn tell_bystander<R: Ours>(p: &mut Position<R>, player: Player) {
    for scorer in Scorer::ALL {
        let marker = p.track.marker(player, scorer);
        if matches!(marker.arrival, Arrival::Forward { .. }) && is_dark(marker.total) {
            let number = i32::from(space(marker.total));
            let event = RoomEvent::new(&words::NOT_ACTIVE, player).cite(&rulings::ACTIVE_PLAYER_ONLY);
            p.tell_room(RoomEvent { other: Some(p.active()), scorer: Some(scorer), number, ..event });
        }
    }
}

/// Does the player draw, by where these figures rest? Tells why, or why not.
pub(super) fn look<R: Ours>(p: &mut Position<R>, player: Player, round: Round, scorers: &[Scorer]) -> bool {
    if p.log.kept() {
        tell_rests(p, player);
    }
    let switches = Messages::of(p).switches;
    let standing = switches.standing_counts == StandingCounts::StandingIsEnough;
    let dark: ArrayVec<Scorer, 2> = scorers
        .iter()
        .copied()
        .filter(|&scorer| {
            let marker = p.track.marker(player, scorer);
            let arrived = match marker.arrival {
                Arrival::Forward { .. } => true,
                Arrival::Stood => standing,
                Arrival::Backward => false,
            };
            arrived && is_dark(marker.total)
        })
        .collect();
    let Some(&first) = dark.first() else {
        let (kind, cite) = not_dark(p, player);
        p.tell_room(RoomEvent::new(kind, player).cite(cite));
        return false;
    };
    if forbidden_by_reading(p, round) {
        tell(p, player, first, &words::READING_FORBIDS, Cite::Reading(&readings::ZMG_DRAWS));
        return false;
    }
    let alone: ArrayVec<Scorer, 2> =
        dark.iter().copied().filter(|&scorer| company(p, player, scorer).is_none()).collect();
    let Some(&first) = alone.first() else {
        for scorer in dark {
            if let Some(company) = company(p, player, scorer) {
                tell_company(p, player, scorer, company);
            }
        }
        return false;
    };
    if alone.len() > 1 {
        let cite: Cite = match switches.round_wording {
            RoundWording::RoundOfScoring => (&rulings::ONE_PER_ROUND).into(),
            RoundWording::WhenScoringFeatures => (&rulings::ZMG_ONE_WHEN_SCORING_FEATURES).into(),
        };
        p.tell_room(RoomEvent::new(&words::ONE_ONLY, player).cite(cite));
    }
    let stood = matches!(p.track.marker(player, first).arrival, Arrival::Stood);
    let notes = Messages::notes_mut(p);
    notes.drawn_in_round = true;
    notes.drawn_in_part |= round != Round::Message;
    notes.by_standing = stood;
    true
}

/// Why a player without a figure on a dark space draws nothing.
fn not_dark<R: Ours>(p: &Position<R>, player: Player) -> (&'static RoomEventKind, Cite) {
    let left =
        |scorer| matches!(p.track.marker(player, scorer).arrival, Arrival::Forward { left_dark: true, .. });
    if !Scorer::ALL.into_iter().any(left) {
        return (&words::NOT_DARK, Cite::Ruling(&rulings::STOPS_ON_DARK));
    }
    let cite = match Messages::of(p).switches.round_wording {
        RoundWording::RoundOfScoring => Cite::Ruling(&rulings::END_OF_ROUND_POSITION),
        RoundWording::WhenScoringFeatures => Cite::Reading(&readings::LANDING_CHECK),
    };
    (&words::MOVED_ON, cite)
}

/// Do the readings of the Z-Man wording forbid a draw in this round? A message's points are never in question.
fn forbidden_by_reading<R: Ours>(p: &Position<R>, round: Round) -> bool {
    let messages = Messages::of(p);
    match messages.switches.draws {
        Draws::Rounds => false,
        Draws::FeaturesOnly => !matches!(round, Round::Three | Round::Message),
        Draws::OnePerTurn => round != Round::Message && Messages::notes(p).drawn_in_part,
    }
}

/// Who or what breaks the being alone of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    /// A figure of this player, if it still stands there.
    Other(Option<Player>),
    /// The player's own other figure.
    Own,
}

fn company<R: Ours>(p: &Position<R>, player: Player, scorer: Scorer) -> Option<Company> {
    let switches = Messages::of(p).switches;
    if switches.alone == Alone::NotAsked {
        return None;
    }
    let total = p.track.at(player, scorer);
    let other = others_beside(p, player, scorer);
    match switches.alone_own_figure {
        AloneOwnFigure::DoesNotBlock => other,
        AloneOwnFigure::Blocks => {
            let own = p.track.at(player, scorer.other());
            other.or((space(own) == space(total)).then_some(Company::Own))
        }
        AloneOwnFigure::BothMustBeAlone => other.or_else(|| others_beside(p, player, scorer.other())),
    }
}

fn others_beside<R: Ours>(p: &Position<R>, player: Player, scorer: Scorer) -> Option<Company> {
    let switches = Messages::of(p).switches;
    let marker = p.track.marker(player, scorer);
    let same_total = switches.alone_laps == AloneLaps::SameTotal;
    let there = |total| if same_total { total == marker.total } else { space(total) == space(marker.total) };
    let now = p.track.other_on(player, there);
    match (switches.alone_moment, marker.arrival) {
        (AloneMoment::AtLanding, Arrival::Forward { alone_on_space, alone_on_total, .. }) => {
            let alone = if same_total { alone_on_total } else { alone_on_space };
            (!alone).then_some(Company::Other(now))
        }
        _ => now.map(|other| Company::Other(Some(other))),
    }
}

fn tell_company<R: Ours>(p: &mut Position<R>, player: Player, scorer: Scorer, company: Company) {
    let number = i32::from(space(p.track.at(player, scorer)));
    let (kind, other, cite): (_, _, Cite) = match company {
        Company::Other(other) => (&words::NOT_ALONE, other, (&rulings::ZMG_ALONE).into()),
        Company::Own => (&words::NOT_ALONE_OWN, None, (&readings::ALONE_OWN_FIGURE).into()),
    };
    p.tell_room(RoomEvent { other, scorer: Some(scorer), number, ..RoomEvent::new(kind, player).cite(cite) });
}
