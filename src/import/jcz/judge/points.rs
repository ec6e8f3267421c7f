use std::collections::BTreeMap;

use super::{Failure, Unjudged, Verdict, difference};
use crate::events::{Event, FeatureMeasure, Majority, Round, Tally, Way, When};
use crate::figures::Player;
use crate::game::Game;
use crate::import::jcz::beside::{Beside, Expected, PointsEntry, Running};
use crate::import::jcz::names;
use crate::import::jcz::replay::Replay;
use crate::position::Stage;
use crate::rulings::Cite;
use crate::scoring;

/// Everybody's points.
pub(super) fn totals(game: &Game) -> Vec<i32> {
    let p = game.position();
    (0..p.rules.players).map(|player| i32::from(p.track.total(Player(player)))).collect()
}

/// The running points, message by message.
pub(super) struct RunningPoints<'e> {
    expected: std::iter::Peekable<std::slice::Iter<'e, Running>>,
}

impl<'e> RunningPoints<'e> {
    pub fn new(beside: &'e Beside) -> Self {
        let expected = beside.expected.as_ref().map_or(&[][..], |expected| &expected.points_after_commit);
        Self { expected: expected.iter().peekable() }
    }

    /// Judges what holds after this message.
    pub fn judge(&mut self, replay: &Replay<'_>, message: usize, verdict: &mut Verdict) {
        while let Some(running) = self.expected.next_if(|running| running.message <= message) {
            if running.message < message {
                verdict.leave(Unjudged::TakenBack, 1);
                continue;
            }
            let (expected, found) = (running.points.clone(), totals(replay.game()));
            if expected != found && replay.may_be_over() {
                verdict.leave(Unjudged::Chance, 1);
                continue;
            }
            verdict.expect(expected == found, || Failure::Running { message, expected, found });
        }
    }

    pub fn finish(self, stopped: bool, verdict: &mut Verdict) {
        let reason = if stopped { Unjudged::Stopped } else { Unjudged::TakenBack };
        verdict.leave(reason, self.expected.count());
    }
}

/// Judges the points of each turn and those at the end.
pub(super) fn judge(replay: &Replay<'_>, expected: &Expected, stopped: bool, verdict: &mut Verdict) {
    let game = replay.game();
    if stopped {
        verdict.leave(Unjudged::Stopped, expected.points_by_turn.len() + 1);
        return;
    }
    let mut turns: BTreeMap<Option<u16>, (Vec<PointsEntry>, Vec<PointsEntry>)> = BTreeMap::new();
    for turn in &expected.points_by_turn {
        let key = turn.turn.filter(|_| !turn.at_end);
        turns.entry(key).or_default().0.extend(turn.points.iter().cloned());
    }
    for (turn, entry) in scored(game) {
        turns.entry(turn).or_default().1.push(entry);
    }
    let may_be_over = replay.may_be_over();
    for (turn, (expected, found)) in turns {
        if turn.is_none() && may_be_over {
            verdict.leave(Unjudged::Chance, 1);
            continue;
        }
        let (missing, extra) = difference(&expected, &found);
        let met = missing.is_empty() && extra.is_empty();
        verdict.expect(met, || Failure::Points { turn, missing, extra });
    }
    if may_be_over {
        verdict.leave(Unjudged::Chance, 1);
        return;
    }
    let expected = expected.final_points.clone();
    let found = if game.stage() == Stage::Over { totals(game) } else { Vec::new() };
    verdict.expect(expected == found, || Failure::Final { expected, found });
}

/// All points of a game as that program lists them, with their turn; none for the final scoring.
pub(super) fn scored(game: &Game) -> Vec<(Option<u16>, PointsEntry)> {
    let mut scored = Vec::new();
    // That program counts the second part of a turn as a turn.
    let mut parts = 0u16;
    for entry in game.events() {
        parts = parts.saturating_add(u16::from(entry.event == Event::PartBegins));
        let at_end = entry.round == Some(Round::Final);
        let turn = (!at_end).then_some(parts);
        let mut add = |player: Player, points: u16, name: String| {
            scored.push((turn, PointsEntry { player: player.0, points: i32::from(points), name }));
        };
        match &entry.event {
            // Payments are in no list: they show in the totals only.
            Event::Credited(credited) if credited.way == Way::Scored => {
                let name = names::points(credited.source, at_end, &cites(&credited.tally));
                add(credited.player, credited.tally.points(), name);
            }
            // That program lists it where nobody there weighs anything.
            Event::Scored(valued) if valued.majority.occupied() && nobody_has(&valued.majority) => {
                let name = names::points(scoring::term(valued.feature.kind), false, &cites(&valued.tally));
                (0..game.position().rules.players)
                    .map(Player)
                    .filter(|player| valued.majority.figures[player.index()] > 0)
                    .for_each(|player| add(player, 0, format!("{name}.empty")));
            }
            // Nothing is credited where a feature is worth nothing, but that program lists it.
            Event::Scored(valued) if valued.tally.points() == 0 => {
                let FeatureMeasure { kind, .. } = valued.feature;
                let mut cites = cites(&valued.tally);
                cites.push(valued.cite);
                let name = names::points(scoring::term(kind), valued.when == When::Final, &cites);
                let players = (0..game.position().rules.players).map(Player);
                players
                    .filter(|&player| valued.majority.has(player))
                    .for_each(|player| add(player, 0, name.clone()));
            }
            _ => {}
        }
    }
    scored
}

/// Is there nobody who weighs anything?
fn nobody_has(majority: &Majority) -> bool {
    majority.strength.iter().all(|&strength| strength == 0)
}

/// What a tally names.
fn cites(tally: &Tally) -> Vec<Cite> {
    tally.lines().iter().map(|line| line.cite).collect()
}
