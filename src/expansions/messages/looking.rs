//! Is a message drawn? The look at the scoring figures at the end of a round, or as they land.

use arrayvec::ArrayVec;

use super::switches::{
    Alone, AloneLaps, AloneMoment, AloneOwnFigure, Draws, LandingCheck, OwnTurn, PaymentReceived,
    RoundWording, StandingCounts, Switches,
};
use super::{Messages, Ours, draw, readings, rulings, words};
use crate::events::{RoomEvent, RoomEventKind, Round};
use crate::figures::Player;
use crate::position::Position;
use crate::rulings::{Cite, Reading};
use crate::track::{Arrival, Scorer, is_dark, space};

/// Looks at everybody's figures when a round of scoring ends.
pub(super) fn at_round_end<R: Ours>(p: &mut Position<R>, round: Round) {
    let switches = Messages::of(p).switches;
    Messages::notes_mut(p).drawn_in_round = 0;
    tell_backward(p);
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
    Messages::notes_mut(p).drawn_in_round = 0;
    for player in drawing.into_iter().rev() {
        draw(p, player, None);
    }
}

/// A payment moved a figure forward. It is no round of scoring; the reading says what becomes of it.
pub(super) fn at_payment<R: Ours>(p: &mut Position<R>, player: Player, scorer: Scorer) {
    let switches = Messages::of(p).switches;
    let may_draw = player == p.active() || switches.own_turn == OwnTurn::AnyTurn;
    if is_dark(p.track.at(player, scorer)) {
        tell(p, player, scorer, &words::PAYMENT_LANDED, Cite::Ruling(&rulings::PAYMENTS_ARE_NO_ROUND));
        if may_draw {
            tell(p, player, scorer, &words::PAYMENT_COUNTS, Cite::Reading(&readings::PAYMENT_RECEIVED));
        }
    }
    match switches.payment_received {
        PaymentReceived::Never => p.track.settle_one(player, scorer),
        // It is seen with whatever else moved, when the next round of this turn ends.
        PaymentReceived::NextRound => {}
        PaymentReceived::AtOnce => {
            let round = p.round().unwrap_or(Round::Two);
            let draws = may_draw && is_dark(p.track.at(player, scorer)) && look(p, player, round, &[scorer]);
            p.track.settle_one(player, scorer);
            if draws {
                draw(p, player, None);
            }
        }
    }
}

/// Tells of figures that moved back onto a dark space, and forgets it.
fn tell_backward<R: Ours>(p: &mut Position<R>) {
    for player in p.clockwise() {
        for scorer in Scorer::ALL {
            let marker = p.track.marker(player, scorer);
            if marker.arrival != Arrival::Backward {
                continue;
            }
            if is_dark(marker.total) {
                tell(p, player, scorer, &words::MOVED_BACK, Cite::Ruling(&rulings::FORWARD_ONLY));
            }
            p.track.settle_one(player, scorer);
        }
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
    if Messages::notes(p).drawn_in_round & player.bit() != 0 {
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
    if forbidden_by_reading(p, player, round) {
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
    if p.log.kept() && alone.len() < dark.len() {
        for scorer in dark {
            let kind = if alone.contains(&scorer) { &words::ALONE } else { &words::BRINGS_NONE };
            tell(p, player, scorer, kind, (&rulings::ZMG_ALONE).into());
        }
    }
    if alone.len() > 1 {
        let cite: Cite = match switches.round_wording {
            RoundWording::RoundOfScoring => (&rulings::ONE_PER_ROUND).into(),
            RoundWording::WhenScoringFeatures => (&rulings::ZMG_ONE_WHEN_SCORING_FEATURES).into(),
        };
        p.tell_room(RoomEvent::new(&words::ONE_ONLY, player).cite(cite));
    }
    if p.log.kept()
        && let Some(reading) = decided_alone(p, player, first)
    {
        tell(p, player, first, &words::COUNTS_AS_ALONE, Cite::Reading(reading));
    }
    let stood = matches!(p.track.marker(player, first).arrival, Arrival::Stood);
    let notes = Messages::notes_mut(p);
    let bit = player.bit();
    notes.drawn_in_round |= bit;
    notes.drawn_in_part |= if round == Round::Message { 0 } else { bit };
    notes.by_standing = notes.by_standing & !bit | if stood { bit } else { 0 };
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
fn forbidden_by_reading<R: Ours>(p: &Position<R>, player: Player, round: Round) -> bool {
    let messages = Messages::of(p);
    match messages.switches.draws {
        Draws::Rounds => false,
        Draws::FeaturesOnly => !matches!(round, Round::Three | Round::Message),
        Draws::OnePerTurn => round != Round::Message && Messages::notes(p).drawn_in_part & player.bit() != 0,
    }
}

/// Who or what breaks the being alone of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    /// A figure of this player stands there.
    Other(Player),
    /// Another player's figure stood there when it landed, and has left.
    OtherLeft,
    /// The player's own other figure stands there.
    Own,
    /// The player's own other figure has company, of this player.
    OfOwn(Option<Player>),
}

/// The answers by which it is told whether a figure is alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct AloneBy {
    own_figure: AloneOwnFigure,
    moment: AloneMoment,
    laps: AloneLaps,
}

impl AloneBy {
    fn of(switches: &Switches) -> Self {
        let Switches { alone_own_figure: own_figure, alone_moment: moment, alone_laps: laps, .. } = *switches;
        Self { own_figure, moment, laps }
    }
}

fn company<R: Ours>(p: &Position<R>, player: Player, scorer: Scorer) -> Option<Company> {
    let switches = &Messages::of(p).switches;
    match switches.alone {
        Alone::NotAsked => None,
        Alone::MustBeAlone => company_by(p, player, scorer, AloneBy::of(switches)),
    }
}

fn company_by<R: Ours>(p: &Position<R>, player: Player, scorer: Scorer, by: AloneBy) -> Option<Company> {
    let other = others_beside(p, player, scorer, by);
    match by.own_figure {
        AloneOwnFigure::DoesNotBlock => other,
        AloneOwnFigure::Blocks => {
            let own = p.track.at(player, scorer.other());
            other.or(same_place(p.track.at(player, scorer), by.laps)(own).then_some(Company::Own))
        }
        AloneOwnFigure::BothMustBeAlone => {
            let of_own = || others_beside(p, player, scorer.other(), by);
            other.or_else(|| match of_own()? {
                Company::Other(other) => Some(Company::OfOwn(Some(other))),
                _ => Some(Company::OfOwn(None)),
            })
        }
    }
}

/// Does a total stand where this one does?
fn same_place(total: i16, laps: AloneLaps) -> impl Fn(i16) -> bool {
    move |other| match laps {
        AloneLaps::SameTotal => other == total,
        AloneLaps::SameSpace => space(other) == space(total),
    }
}

fn others_beside<R: Ours>(p: &Position<R>, player: Player, scorer: Scorer, by: AloneBy) -> Option<Company> {
    let marker = p.track.marker(player, scorer);
    let now = p.track.other_on(player, same_place(marker.total, by.laps)).map(Company::Other);
    match (by.moment, marker.arrival) {
        (AloneMoment::AtLanding, Arrival::Forward { alone_on_space, alone_on_total, .. }) => {
            let alone = if by.laps == AloneLaps::SameTotal { alone_on_total } else { alone_on_space };
            (!alone).then(|| now.unwrap_or(Company::OtherLeft))
        }
        _ => now,
    }
}

/// The reading that decided whether a figure is alone: with another option it would be otherwise.
fn decided_alone<R: Ours>(p: &Position<R>, player: Player, scorer: Scorer) -> Option<&'static Reading> {
    let switches = &Messages::of(p).switches;
    if switches.alone == Alone::NotAsked {
        return None;
    }
    let by = AloneBy::of(switches);
    let alone = |by| company_by(p, player, scorer, by).is_none();
    let now = alone(by);
    // The literal "both" is told only where it was chosen: unused messengers always have company.
    let own_figure = match by.own_figure {
        AloneOwnFigure::DoesNotBlock => AloneOwnFigure::Blocks,
        AloneOwnFigure::Blocks | AloneOwnFigure::BothMustBeAlone => AloneOwnFigure::DoesNotBlock,
    };
    let otherwise = |by| alone(by) != now;
    match () {
        () if AloneLaps::ALL.iter().any(|&laps| otherwise(AloneBy { laps, ..by })) => {
            Some(&readings::ALONE_LAPS)
        }
        () if AloneMoment::ALL.iter().any(|&moment| otherwise(AloneBy { moment, ..by })) => {
            Some(&readings::ALONE_MOMENT)
        }
        () if otherwise(AloneBy { own_figure, ..by }) => Some(&readings::ALONE_OWN_FIGURE),
        () => None,
    }
}

fn tell_company<R: Ours>(p: &mut Position<R>, player: Player, scorer: Scorer, company: Company) {
    let decided = decided_alone(p, player, scorer);
    let (kind, other, scorer) = match company {
        Company::Other(other) => (&words::NOT_ALONE, Some(other), scorer),
        Company::OfOwn(Some(other)) => (&words::NOT_ALONE, Some(other), scorer.other()),
        Company::OtherLeft => (&words::WAS_NOT_ALONE, None, scorer),
        Company::OfOwn(None) => (&words::WAS_NOT_ALONE, None, scorer.other()),
        Company::Own => (&words::NOT_ALONE_OWN, None, scorer),
    };
    if let Some(reading) = decided {
        tell(p, player, scorer, &words::COUNTS_AS_NOT_ALONE, Cite::Reading(reading));
    }
    let number = i32::from(space(p.track.at(player, scorer)));
    let event = RoomEvent::new(kind, player).cite(&rulings::ZMG_ALONE);
    p.tell_room(RoomEvent { other, scorer: Some(scorer), number, ..event });
}
