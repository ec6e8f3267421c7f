use arrayvec::ArrayVec;

use super::verbs;
use crate::board::{PartId, Spot, bits};
use crate::editions::{Term, terms};
use crate::events::{Event, Line, Way, When};
use crate::figures::{Player, Standing};
use crate::hooks::{Bonuses, Choices, Rooms};
use crate::position::{Choice, Credit, Leaving, Position, Task};
use crate::rulings::Cite;
use crate::scoring::{self, rulings};
use crate::tiles::PartKind;
use crate::track::Scorer;

/// Features that one tile can complete: those of its own parts and the monasteries around it.
pub type Completed = ArrayVec<PartId, 96>;

/// Puts the features that the tile of this part of the turn completed onto the agenda.
pub(super) fn collect<R: Rooms>(p: &mut Position<R>) {
    let frame = p.frame();
    let completed_any = frame.tile.is_some_and(|tile| p.board.completed_any(tile));
    if frame.completed == 0 && !completed_any {
        return;
    }
    let completed = completed(p);
    p.agenda.extend(completed.into_iter().rev().map(Task::Score));
}

/// Was a feature of the tile of this part of the turn completed by another tile, in a part that interrupted it?
/// Then it was scored there.
pub fn completed_by_another<R>(p: &Position<R>, part: PartId) -> bool {
    let frame = p.frame();
    let Some(tile) = frame.tile.filter(|_| frame.completed_meanwhile != 0) else { return false };
    let root = p.board.root(part);
    let mut own = p.board.parts_of(tile).zip(0..32);
    own.any(|(own, bit)| frame.completed_meanwhile >> bit & 1 == 1 && p.board.root(own) == root)
}

/// The features that the tile of this part of the turn completed, by their labels.
pub fn completed<R: Rooms>(p: &Position<R>) -> Completed {
    let mut completed = Completed::new();
    let mut add = |part: PartId| {
        let root = p.board.root(part);
        if p.board.feature(root).complete() && !completed.contains(&root) {
            let _ = completed.try_push(root);
        }
    };
    let frame = p.frame();
    if let Some(tile) = frame.tile {
        p.board.each_touched(tile, |part| {
            if !completed_by_another(p, part) {
                add(part);
            }
        });
    }
    for index in bits(frame.completed) {
        p.board.part(Spot::Stated(index as u8)).into_iter().for_each(&mut add);
    }
    completed
}

/// The completed features that wait to be scored, the next one first.
fn waiting<R: Rooms>(p: &Position<R>) -> impl Iterator<Item = PartId> + '_ {
    p.agenda.iter().rev().map_while(|task| match task {
        Task::Score(part) => Some(*part),
        _ => None,
    })
}

/// May the order of scoring be chosen? It cannot matter where everybody has one scoring figure.
pub(super) fn order_is_open<R: Rooms>(p: &Position<R>) -> bool {
    p.track.scorers().len() > 1
        && waiting(p).filter(|&part| p.board.feature(part).occupants > 0).nth(1).is_some()
}

pub(super) fn list_order<R: Rooms>(p: &Position<R>, choices: &mut Choices) {
    let occupied = waiting(p).filter(|&part| p.board.feature(part).occupants > 0);
    choices.extend(occupied.map(|part| Choice::at(&verbs::FIRST, p.board.name_of(part))));
}

/// Scores the chosen one of the waiting features first.
pub(super) fn choose_order<R: Rooms>(p: &mut Position<R>, next: PartId, choice: Choice) {
    p.then(Task::Score(next));
    let Some(part) = choice.spot.and_then(|spot| p.board.part(spot)) else { return };
    let root = p.board.root(part);
    if let Some(place) = p.agenda.iter().rposition(|&task| task == Task::Score(root)) {
        p.agenda.remove(place);
    }
    score(p, root);
}

/// Scores a completed feature: whoever has the majority gets its points, then its figures go home.
pub(super) fn score<R: Rooms>(p: &mut Position<R>, part: PartId) {
    let feature = *p.board.feature(part);
    let occupied = feature.occupants > 0;
    if !occupied && !p.log.kept() && !p.rules.rooms_watch {
        return;
    }
    let majority = scoring::majority(p, part);
    let tally = scoring::value(p, part, When::Completed, p.active());
    scoring::tell(p, part, feature.kind, When::Completed, &majority, &tally);
    if occupied {
        p.then(Task::Home(part));
    }
    R::scored(p, part, &tally);
    if !occupied {
        return;
    }
    let root = p.board.root(part);
    credit_bonuses(p, When::Completed, |p, figure| p.board.root(figure.part) == root);
    for player in scoring::winners(p, &majority).into_iter().rev() {
        let own = match feature.kind {
            PartKind::Field => scoring::value(p, part, When::Completed, player),
            _ => tally.clone(),
        };
        p.credit(Credit::new(player, scoring::term(feature.kind), Some(part)), own);
    }
}

/// Puts onto the agenda what figures bring besides the points of the feature that they stand on.
pub fn credit_bonuses<R: Rooms>(
    p: &mut Position<R>,
    when: When,
    of: impl Fn(&Position<R>, &Standing) -> bool,
) {
    if !p.rules.rooms {
        return;
    }
    let mut bonuses = Bonuses::new();
    let mut parts = ArrayVec::<PartId, 32>::new();
    for figure in p.figures.standing().iter().filter(|figure| of(p, figure)) {
        R::bonus(p, figure, when, &mut bonuses);
        while parts.len() < bonuses.len() {
            parts.push(figure.part);
        }
    }
    for (bonus, part) in bonuses.into_iter().zip(parts).rev() {
        p.credit(Credit::new(bonus.player, bonus.source, Some(part)), [bonus.line].into_iter().collect());
    }
}

/// The scoring figures that a credit may move; one where there is nothing to choose.
pub(super) fn choice_of_scorer<R: Rooms>(p: &Position<R>, credit: &Credit) -> ArrayVec<Scorer, 2> {
    let own = p.track.scorers();
    if credit.points == 0 || own.len() == 1 {
        return own.iter().copied().take(1).collect();
    }
    let mut allowed = 0b11;
    R::scorers(p, credit, &mut allowed);
    own.iter().copied().filter(|&scorer| allowed & (1 << scorer as u8) != 0).collect()
}

/// Carries out a credit that leaves no choice.
pub(super) fn run_credit<R: Rooms>(p: &mut Position<R>, credit: &Credit) {
    let scorer = choice_of_scorer(p, credit).first().copied().unwrap_or(Scorer::Meeple);
    apply_credit(p, credit, scorer);
}

/// Moves a scoring figure by the points of a credit.
pub(super) fn apply_credit<R: Rooms>(p: &mut Position<R>, credit: &Credit, scorer: Scorer) {
    if credit.points == 0 {
        return;
    }
    let tally = std::mem::take(&mut p.tallies[credit.tally as usize]);
    p.pay(credit, &tally, scorer);
    if p.track.scorers().len() > 1 {
        p.frame_mut().last_credited = credit.part.map(|part| p.board.name_of(part));
    }
    match credit.way {
        Way::Scored => {
            if p.rules.rooms {
                R::credited(p, credit);
                R::moved(p, credit.player, scorer);
            }
        }
        Way::Received => R::received(p, credit.player, scorer),
        Way::Paid => {}
    }
}

/// Sends the figures on a completed feature home.
pub(super) fn bring_home<R: Rooms>(p: &mut Position<R>, part: PartId) {
    let root = p.board.root(part);
    let there = |p: &Position<R>, figure: &Standing| p.board.root(figure.part) == root;
    take_home_all(p, there, Leaving::Scored, (&rulings::FIGURES_COME_HOME).into());
}

/// Takes all figures that are meant back to their owners' supplies, in the order in which they stand.
pub fn take_home_all<R: Rooms>(
    p: &mut Position<R>,
    meant: impl Fn(&Position<R>, &Standing) -> bool,
    leaving: Leaving,
    cite: Cite,
) {
    // A figure that leaves may take others with it, so that the search begins anew each time.
    while let Some(index) = p.figures.standing().iter().position(|figure| meant(p, figure)) {
        take_home(p, index, leaving, cite);
    }
}

/// Takes one figure, by its place among those standing, back to its owner's supply.
pub fn take_home<R: Rooms>(p: &mut Position<R>, index: usize, leaving: Leaving, cite: Cite) {
    let figure = take_away(p, index);
    p.figures.give_back(figure.owner, figure.kind);
    if p.log.kept() {
        let spot = p.board.spot(figure.part);
        p.tell(Event::FigureHome { owner: figure.owner, figure: figure.kind, spot, cite });
    }
    R::left(p, figure, leaving);
}

/// Takes one figure, by its place among those standing, off the table. It is in no supply then; whoever keeps
/// it tells so, and calls [`Rooms::left`].
pub fn take_away<R: Rooms>(p: &mut Position<R>, index: usize) -> Standing {
    let figure = p.figures.take_away(index);
    if p.rules.figures[figure.kind.index()].occupies {
        p.board.vacate(figure.part);
    }
    figure
}

/// One player pays another: a scoring figure of the payer moves back, one of the other forward. The payer moves
/// first. Where a payment may be split between scoring figures, it is paid point by point.
pub fn pay_player<R: Rooms>(
    p: &mut Position<R>,
    (payer, payee): (Player, Player),
    points: u16,
    source: &'static Term,
    cite: Cite,
) {
    let credit = |player, way| Credit { way, ..Credit::new(player, source, None) };
    let tally = |points: u16| [Line::new(&terms::POINT, points, 1, cite)].into_iter().collect();
    p.credit(credit(payee, Way::Received), tally(points));
    let (times, each) = if R::splits_payments(p) { (points, 1) } else { (1, points) };
    for _ in 0..times {
        p.credit(credit(payer, Way::Paid), tally(each));
    }
}
