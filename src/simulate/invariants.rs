//! What must hold after every step of a game.

use std::collections::{BTreeMap, BTreeSet};

use super::recount::Recount;
use super::{RandomPlayer, choices};
use crate::events::{Credited, Event, Way};
use crate::expansions::Slots;
use crate::figures::{FigureKind, MOST_PLAYERS, Player};
use crate::game::Game;
use crate::hooks::{Choices, Rooms};
use crate::position::{Choice, Decision, Position, Task};
use crate::tiles::PartKind;
use crate::track::Scorer;
use crate::turn::{self, verbs};

/// One step in so many begins a second game beside the first, which must go the same way.
const SHADOW_ONE_IN: usize = 64;

/// One step in so many tries every listed choice instead of one.
const TRY_ALL_ONE_IN: usize = 24;

/// Follows a game and looks at it after every step.
pub(super) struct Checker {
    chance: RandomPlayer,
    rooms: Slots,
    /// Points by player, as the credits tell them.
    credits: [i32; MOST_PLAYERS],
    by_source: BTreeMap<&'static str, u32>,
    /// How many there are of each kind of tile, wherever they are.
    tiles: Vec<usize>,
    set_aside: Vec<usize>,
    /// How many figures each player has of each kind, wherever they are.
    figures: Vec<[usize; MOST_PLAYERS]>,
    /// A second game that gets the same choices.
    shadow: Option<Game>,
    /// A table to try choices on.
    trial: Game,
    /// Choices that were legal once.
    stale: Choices,
}

impl Checker {
    /// Begins to follow a game.
    pub fn new(game: &Game, seed: u64, number: u64) -> Self {
        let p = game.position();
        let mut checker = Self {
            chance: RandomPlayer::new(!seed, number),
            rooms: p.rooms.clone(),
            credits: std::array::from_fn(|seat| i32::from(p.track.total(Player(seat as u8)))),
            by_source: BTreeMap::new(),
            tiles: Vec::new(),
            set_aside: vec![0; p.board.catalogue().len()],
            figures: count_figures(p),
            shadow: None,
            trial: game.clone(),
            stale: Choices::new(),
        };
        checker.tiles = checker.count_tiles(p);
        checker
    }

    /// Looks at the game as it stands, with what may be chosen next; its events are those since the last look.
    pub fn look(&mut self, game: &Game, decision: Option<Decision>, listed: &[Choice]) -> Option<String> {
        let p = game.position();
        let wrong = self.points(p, game.events().iter().map(|entry| &entry.event));
        let wrong = wrong.or_else(|| Slots::audit(p, &self.rooms, game.events()));
        self.rooms.clone_from(&p.rooms);
        let count = Recount::of(&p.board, &p.figures, |kind| p.rules.figures[kind.index()].occupies);
        wrong
            .or_else(|| self.conserved(p))
            .or_else(|| figures(p))
            .or_else(|| self.tiles(p))
            .or_else(|| count.differs())
            .or_else(|| listing(p, &count, listed))
            .or_else(|| self.shadow(game))
            .or_else(|| decision.and_then(|_| self.choices(game, listed)))
    }

    /// Notes what is chosen next.
    pub fn chosen(&mut self, game: &Game, choice: Choice) {
        if self.shadow.is_none() && self.chance.below(SHADOW_ONE_IN) == 0 {
            self.shadow = Some(game.clone());
        }
        if let Some(shadow) = &mut self.shadow {
            shadow.forget_events();
            shadow.choose_listed(choice);
        }
        if self.stale.len() >= 64 {
            let place = self.chance.below(self.stale.len());
            self.stale.swap_remove(place);
        }
        self.stale.push(choice);
    }

    /// Totals are the sum of the credits, and credits the sum of their tallies.
    fn points<'e>(&mut self, p: &Position<Slots>, events: impl Iterator<Item = &'e Event>) -> Option<String> {
        for event in events {
            match event {
                Event::Credited(credited) => {
                    let Credited { player, moved, source, tally, way, .. } = credited;
                    let lines = tally.lines().iter();
                    let sum: i32 = lines.map(|line| i32::from(line.count) * i32::from(line.each)).sum();
                    let sum = if *way == Way::Paid { -sum } else { sum };
                    if i32::from(moved.to) - i32::from(moved.from) != sum {
                        return Some(format!("{credited:?} moves by something else than {sum}"));
                    }
                    self.credits[player.index()] += sum;
                    if *way == Way::Scored {
                        *self.by_source.entry(source.id).or_default() += sum as u32;
                    }
                }
                Event::TileSetAside { tile, .. } => self.set_aside[tile.index()] += 1,
                _ => {}
            }
        }
        for player in (0..p.rules.players).map(Player) {
            let (total, credits) = (i32::from(p.track.total(player)), self.credits[player.index()]);
            let figures = Scorer::ALL.map(|scorer| i32::from(p.track.at(player, scorer)));
            if total != credits || total != figures.iter().sum::<i32>() {
                return Some(format!("{player:?} has {total} points ({figures:?}) but was given {credits}"));
            }
        }
        let summary: BTreeMap<_, _> =
            p.log.summary.points().iter().map(|&(source, points)| (source.id, points)).collect();
        (summary != self.by_source)
            .then(|| format!("the summary has {summary:?}, the credits {:?}", self.by_source))
    }

    fn count_tiles(&self, p: &Position<Slots>) -> Vec<usize> {
        let mut tiles = self.set_aside.clone();
        p.board.tiles().iter().for_each(|tile| tiles[p.board.catalogue().as_printed(tile.kind).index()] += 1);
        p.frames.iter().filter_map(|frame| frame.drawn).for_each(|kind| tiles[kind.index()] += 1);
        for (kind, _) in p.board.catalogue().iter() {
            tiles[kind.index()] += p.pile.count(kind);
            Slots::keeps_tiles(p, kind, &mut tiles[kind.index()]);
        }
        tiles
    }

    /// Tiles are conserved.
    fn tiles(&self, p: &Position<Slots>) -> Option<String> {
        let now = self.count_tiles(p);
        (now != self.tiles).then(|| format!("there were tiles {:?} and are {now:?}", self.tiles))
    }

    /// Figures are conserved.
    fn conserved(&self, p: &Position<Slots>) -> Option<String> {
        let now = count_figures(p);
        (now != self.figures).then(|| format!("there were figures {:?} and are {now:?}", self.figures))
    }

    /// The second game goes the same way.
    fn shadow(&self, game: &Game) -> Option<String> {
        let shadow = self.shadow.as_ref()?;
        if shadow.events() != game.events() {
            return Some("a copy played on with the same choices has other events".into());
        }
        (shadow.position() != game.position())
            .then(|| "a copy played on with the same choices stands elsewhere".into())
    }

    /// Listed choices are taken, others refused without a trace.
    fn choices(&mut self, game: &Game, listed: &[Choice]) -> Option<String> {
        if listed.is_empty() {
            return Some("somebody must choose, but nothing may be chosen".into());
        }
        self.trial.clone_from(game);
        let unlisted = choices::unlisted(game.position(), listed, &self.stale, &mut self.chance);
        for choice in unlisted {
            if self.trial.why_not(choice).is_none() || self.trial.choose(choice).is_ok() {
                return Some(format!("{choice:?} is not listed and not refused"));
            }
        }
        if self.trial.position() != game.position() || self.trial.events() != game.events() {
            return Some("a refused choice left a trace".into());
        }
        let only = self.chance.below(listed.len());
        let all = self.chance.below(TRY_ALL_ONE_IN) == 0;
        for (place, &choice) in listed.iter().enumerate().filter(|&(place, _)| all || place == only) {
            if let Some(refusal) = game.why_not(choice) {
                return Some(format!("{choice:?} is listed and refused by {}", refusal.cite.id()));
            }
            if place != only {
                self.trial.clone_from(game);
            }
            if self.trial.choose(choice).is_err() {
                return Some(format!("{choice:?} is listed and not taken"));
            }
            if self.trial.position() == game.position() {
                return Some(format!("{choice:?} changes nothing"));
            }
            self.trial.clone_from(game);
        }
        None
    }
}

/// How many figures each player has of each kind: on the table, in the supply, and kept by rooms.
fn count_figures(p: &Position<Slots>) -> Vec<[usize; MOST_PLAYERS]> {
    let count = |seat: usize, kind: FigureKind| {
        let owner = Player(seat as u8);
        let standing = p.figures.standing().iter();
        let standing = standing.filter(|figure| figure.owner == owner && figure.kind == kind).count();
        let mut kept = p.figures.supply(owner, kind);
        Slots::keeps(p, owner, kind, &mut kept);
        standing + usize::from(kept)
    };
    let kinds = (0..p.rules.figures.len()).map(|place| FigureKind(place as u8));
    kinds.map(|kind| std::array::from_fn(|seat| count(seat, kind))).collect()
}

/// Each figure stands where it may, and none is left on what was scored.
pub(super) fn figures(p: &Position<Slots>) -> Option<String> {
    let at_rest = p.frames.len() == 1 && p.agenda.last() == Some(&Task::Place);
    for figure in p.figures.standing() {
        let feature = p.board.feature(figure.part);
        let record = p.rules.figures.get(figure.kind.index());
        // Who stands on what is no feature is the affair of the box that it belongs to.
        let may_stand = feature.kind == PartKind::Place
            || record.is_some_and(|record| record.stands_on.contains(p.board.printed_kind(figure.part)))
            || Slots::bears(p, figure.kind, figure.part);
        if figure.owner.0 >= p.rules.players || !may_stand {
            return Some(format!("{figure:?} stands where it may not"));
        }
        if at_rest && feature.complete() {
            return Some(format!("{figure:?} was left behind on {feature:?}"));
        }
    }
    None
}

/// What may be chosen is what a look at the table alone says.
fn listing(p: &Position<Slots>, count: &Recount<'_>, listed: &[Choice]) -> Option<String> {
    match p.agenda.last()? {
        Task::Place => {
            let kind = &p.board.catalogue()[p.frame().drawn?];
            let distinct = kind.distinct.len() as u8;
            let fitting = count.placements(kind);
            let once: Vec<_> =
                fitting.iter().filter(|&&(_, rotation)| rotation < distinct).copied().collect();
            let repeats = fitting.iter().all(|&(cell, rotation)| once.contains(&(cell, rotation % distinct)));
            let named = |choice: &Choice| {
                (choice.verb == &verbs::PLACE).then_some(())?;
                Some((choice.cell()?, choice.rotation().quarter_turns()))
            };
            let mut named: Vec<_> = listed.iter().filter_map(named).collect();
            named.sort_unstable();
            let as_listed = match p.rules.rooms_place {
                // Rooms may forbid places, and bring others with verbs of their own.
                true => named.iter().all(|place| once.contains(place)),
                false => named == once && repeats,
            };
            (!as_listed).then(|| format!("{} may lie at {fitting:?}, listed is {listed:?}", kind.id))
        }
        Task::Figure => {
            let tile = &p.board.tiles()[usize::from(p.frame().tile?.0)];
            let meeple = FigureKind::MEEPLE;
            let spots = (0..p.board.kind(tile).parts.len() as u8)
                .map(|part| crate::board::Spot::Part { cell: tile.cell, part });
            let stands_on = p.rules.figures[meeple.index()].stands_on;
            let free: BTreeSet<_> = spots
                .filter(|&spot| {
                    let feature = count.at(spot).map(|place| &count.features[place]);
                    feature.is_some_and(|feature| feature.occupants == 0 && stands_on.contains(feature.kind))
                })
                .filter(|_| p.figures.supply(p.active(), meeple) > 0 && !Slots::must_act(p))
                .filter(|&spot| {
                    p.board.part(spot).is_some_and(|part| {
                        Slots::forbids(p, meeple, part).is_none() && !turn::completed_by_another(p, part)
                    })
                })
                .collect();
            let named: BTreeSet<_> = listed
                .iter()
                .filter(|choice| choice.verb == &verbs::FIGURE && choice.figure == meeple)
                .filter(|choice| choice.cell() == Some(tile.cell))
                .filter_map(|choice| choice.spot)
                // A tower is no feature, and a figure goes onto it by a rule of its own.
                .filter(|&spot| p.board.part(spot).is_some_and(|part| !p.board.is(part, PartKind::Place)))
                .collect();
            (named != free).then(|| format!("a meeple may stand at {free:?}, listed is {listed:?}"))
        }
        _ => None,
    }
}
