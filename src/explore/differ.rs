//! Where two editions part: both are played side by side with the same choices, the shortest lines first.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;

use super::facts::{Result as EndResult, Vocabulary};
use super::line::{Bounds, Line, Stand};
use super::report::Limits;
use super::search::Met;
use super::witness::{self, gives_the_same, leave_out};
use super::{Problem, Progress, Settings, Until, Watch};
use crate::editions::Edition;
use crate::hooks::Choices;
use crate::position::{Choice, Hasher128};
use crate::scenario::{self, Line as Step, OpenScript};

/// What came of looking for a line of play that parts two editions.
#[derive(Clone, Debug)]
pub struct Parted {
    /// Both editions.
    pub editions: [Edition; 2],
    /// How far lines of play were followed.
    pub until: Until,
    /// The players.
    pub players: Vec<String>,
    /// The things that boxes have counted by player.
    pub counted: Vec<&'static str>,
    /// Pairs of positions met.
    pub positions: u64,
    /// What was left out.
    pub limits: Limits,
    /// Choices that only one of both editions allows, which were not followed.
    pub one_only: u64,
    /// The shortest line of play that parts them.
    pub difference: Option<Difference>,
}

/// A line of play that parts two editions.
#[derive(Clone, Debug)]
pub struct Difference {
    /// Choices that were open on the way.
    pub choices: usize,
    /// Points and counted things by player, in each.
    pub results: [EndResult; 2],
    /// The steps: one script where both editions share it, else one for each.
    pub scripts: Vec<String>,
}

/// Who goes on with a choice.
#[derive(Clone, Copy)]
enum Who {
    Both,
    One(usize),
}

struct Node {
    parent: usize,
    step: Option<(Who, Choice)>,
}

/// Two lines of play side by side.
#[derive(Clone)]
struct Pair<'s> {
    lines: [Line<'s>; 2],
    left: u32,
}

struct Differ<'s> {
    settings: [Settings<'s>; 2],
    bounds: [Bounds<'s>; 2],
    words: [Vocabulary; 2],
    roots: [Line<'s>; 2],
    met: Met,
    nodes: Vec<Node>,
    waiting: VecDeque<(usize, Pair<'s>)>,
    limits: Limits,
    one_only: u64,
}

/// Looks for the shortest line of play that parts two editions in points or in what is counted.
///
/// # Errors
/// When the position cannot be in one of them.
pub fn differ(
    settings: &Settings<'_>,
    editions: [Edition; 2],
    watch: &mut Watch<'_>,
) -> Result<Parted, Problem> {
    let mut differ = Differ::begin(*settings, editions)?;
    let found = differ.run(watch);
    let difference = found.map(|node| differ.difference(node));
    let [words, _] = differ.words;
    Ok(Parted {
        editions,
        until: settings.until,
        counted: words.counted.iter().map(|&(name, _)| name).collect(),
        players: words.players,
        positions: differ.nodes.len() as u64,
        limits: differ.limits,
        one_only: differ.one_only,
        difference,
    })
}

/// The same of two things, which may fail.
fn both<T, E>(mut of: impl FnMut(usize) -> Result<T, E>) -> Result<[T; 2], E> {
    Ok([of(0)?, of(1)?])
}

impl<'s> Differ<'s> {
    fn begin(settings: Settings<'s>, editions: [Edition; 2]) -> Result<Self, Problem> {
        let settings = editions.map(|edition| Settings { edition, ..settings });
        let scripts = both(|side| {
            let Settings { scenario, edition, readings, step, .. } = settings[side];
            OpenScript::begin(scenario, edition, readings, step, settings[side].turns())
        });
        let scripts = scripts.map_err(Problem::Scenario)?;
        let names = &settings[0].scenario.names;
        let words = [0, 1].map(|side| Vocabulary::new(scripts[side].game(), names));
        let bounds = [0, 1].map(|side| {
            let counted = || words[side].counted.iter().map(|&(_, kind)| kind).collect();
            let bounds = Bounds::new(&settings[side], scripts[side].game(), counted());
            let mut line = Line::Scripted(Box::new(scripts[side].clone()));
            line.settle(&bounds, &mut Choices::new(), &mut Choices::new());
            Bounds::new(&settings[side], line.game(), counted())
        });
        let roots = scripts.map(|script| Line::Scripted(Box::new(script)));
        let limits = Limits { most: u64::from(settings[0].most), ..Limits::default() };
        let (met, nodes, waiting) = (Met::default(), Vec::new(), VecDeque::new());
        Ok(Self { settings, bounds, words, roots, met, nodes, waiting, limits, one_only: 0 })
    }

    /// The place of the node at which both are at their end and parted.
    fn run(&mut self, watch: &mut Watch<'_>) -> Option<usize> {
        let mut root = Pair { lines: self.roots.clone(), left: self.bounds[0].decisions() };
        let mut choices = [Choices::new(), Choices::new()];
        let stands = self.settle(&mut root, &mut choices);
        if let Some(found) = self.take(0, None, root, stands) {
            return Some(found);
        }
        let mut looked = 0u64;
        while let Some((node, pair)) = self.waiting.pop_front() {
            if watch.stop.load(Ordering::Relaxed) {
                self.limits.interrupted = true;
                return None;
            }
            if looked.is_multiple_of(1024) {
                let positions = self.nodes.len() as u64;
                let waiting = self.waiting.len() as u64;
                (watch.progress)(Progress { positions, waiting, ..Progress::default() });
            }
            looked += 1;
            if let Some(found) = self.open(node, &pair, &mut choices) {
                return Some(found);
            }
        }
        None
    }

    fn settle(&self, pair: &mut Pair<'s>, choices: &mut [Choices; 2]) -> [Stand; 2] {
        let mut made = Choices::new();
        [0, 1].map(|side| pair.lines[side].settle(&self.bounds[side], &mut choices[side], &mut made))
    }

    /// Follows every choice of a pair.
    fn open(&mut self, node: usize, pair: &Pair<'s>, choices: &mut [Choices; 2]) -> Option<usize> {
        let stands = {
            let mut same = pair.clone();
            self.settle(&mut same, choices)
        };
        let ways: Vec<(Who, Choice)> = match stands {
            [Stand::Open(a), Stand::Open(b)] if (a.player, a.about) == (b.player, b.about) => {
                let (shared, alone): (Vec<Choice>, Vec<Choice>) =
                    choices[0].iter().partition(|choice| choices[1].contains(choice));
                self.one_only += (alone.len() + choices[1].len() - shared.len()) as u64;
                shared.into_iter().map(|choice| (Who::Both, choice)).collect()
            }
            _ => {
                // Only one of them has this to decide: what comes up in one edition only goes first.
                let open = |side: usize| matches!(stands[side], Stand::Open(_));
                let special =
                    |side: usize| open(side) && choices[side].iter().all(|choice| choice.verb.conditional);
                let side =
                    [0, 1].into_iter().find(|&side| special(side)).or((0..2).find(|&side| open(side)))?;
                choices[side].iter().map(|&choice| (Who::One(side), choice)).collect()
            }
        };
        for (who, choice) in ways {
            let mut next = pair.clone();
            for (side, line) in next.lines.iter_mut().enumerate() {
                if matches!(who, Who::Both) || matches!(who, Who::One(own) if own == side) {
                    line.choose(choice, &mut Choices::new());
                }
            }
            next.left -= 1;
            let stands = self.settle(&mut next, choices);
            if let Some(found) = self.take(node, Some((who, choice)), next, stands) {
                return Some(found);
            }
        }
        None
    }

    fn take(
        &mut self,
        parent: usize,
        step: Option<(Who, Choice)>,
        pair: Pair<'s>,
        stands: [Stand; 2],
    ) -> Option<usize> {
        if stands.contains(&Stand::Endless) {
            self.limits.endless += 1;
            return None;
        }
        if stands.contains(&Stand::Misfit) {
            self.limits.misfits += 1;
            return None;
        }
        let mut hasher = Hasher128::new();
        for (line, bounds) in pair.lines.iter().zip(&self.bounds) {
            std::hash::Hasher::write_u128(&mut hasher, line.key(bounds, pair.left));
        }
        let id = self.nodes.len();
        if self.met.contains_key(&hasher.number()) {
            return None;
        }
        if id as u64 >= self.limits.most.max(1) {
            self.limits.cut += 1;
            return None;
        }
        self.met.insert(hasher.number(), id as u32);
        self.nodes.push(Node { parent, step });
        if stands == [Stand::End; 2] || pair.left == 0 {
            let results = self.results(&pair.lines);
            return (results[0] != results[1]).then_some(id);
        }
        self.waiting.push_back((id, pair));
        None
    }

    fn results(&self, lines: &[Line<'s>; 2]) -> [EndResult; 2] {
        [0, 1].map(|side| self.words[side].result(&self.words[side].facts(lines[side].game())))
    }

    fn path(&self, mut node: usize) -> Vec<(Who, Choice)> {
        let mut path = Vec::new();
        while let Node { parent, step: Some(step) } = self.nodes[node] {
            path.push(step);
            node = parent;
        }
        path.reverse();
        path
    }

    fn difference(&self, node: usize) -> Difference {
        let path = self.path(node);
        let mut pair = Pair { lines: self.roots.clone(), left: 0 };
        let mut choices = [Choices::new(), Choices::new()];
        let mut made = [Choices::new(), Choices::new()];
        let mut settle = |lines: &mut [Line<'s>; 2], made: &mut [Choices; 2]| {
            for (side, (line, made)) in lines.iter_mut().zip(made).enumerate() {
                line.settle(&self.bounds[side], &mut choices[side], made);
            }
        };
        settle(&mut pair.lines, &mut made);
        for &(who, choice) in &path {
            for (side, (line, made)) in pair.lines.iter_mut().zip(&mut made).enumerate() {
                if matches!(who, Who::Both) || matches!(who, Who::One(own) if own == side) {
                    line.choose(choice, made);
                }
            }
            settle(&mut pair.lines, &mut made);
        }
        let results = self.results(&pair.lines);
        let [own, its] = made;
        let all = [pair.lines[0].all_made(own), pair.lines[1].all_made(its)];
        Difference { choices: path.len(), results, scripts: self.scripts(&all) }
    }

    /// One script for both editions if there is one, else one for each.
    fn scripts(&self, made: &[Choices; 2]) -> Vec<String> {
        let mut games = Vec::new();
        let mut told: Vec<Vec<Step>> = Vec::new();
        let mut needed: Vec<Step> = Vec::new();
        for (settings, made) in self.settings.iter().zip(made) {
            let Settings { scenario, edition, readings, step, .. } = *settings;
            let begin = OpenScript::begin(scenario, edition, readings, step, settings.turns());
            let Ok(begin) = begin else { return Vec::new() };
            let mut game = begin.game().clone();
            let (steps, needless) = witness::steps(&mut game, scenario, made);
            needed.extend(
                steps.iter().zip(needless).filter(|(_, needless)| !needless).map(|(step, _)| step.clone()),
            );
            told.push(steps);
            games.push(game);
        }
        let turns = games[0].position().turn.max(games[1].position().turn);
        let fits = |steps: &[Step]| {
            (0..2).all(|side| gives_the_same(&self.settings[side], steps, turns, &games[side]))
        };
        let mut steps = merged(&told[0], &told[1]);
        if !fits(&steps) {
            return told.iter().map(|steps| scenario::script(steps, turns)).collect();
        }
        let needless: Vec<bool> = steps.iter().map(|step| !needed.contains(step)).collect();
        leave_out(&mut steps, &needless, fits);
        vec![scenario::script(&steps, turns)]
    }
}

/// Both lists in one: what both have at the same time once, what one has between in its place.
fn merged(own: &[Step], its: &[Step]) -> Vec<Step> {
    // The longest list of steps that both have in this order, by dynamic programming from the back.
    let mut longest = vec![vec![0usize; its.len() + 1]; own.len() + 1];
    for a in (0..own.len()).rev() {
        for b in (0..its.len()).rev() {
            longest[a][b] = match own[a] == its[b] {
                true => 1 + longest[a + 1][b + 1],
                false => longest[a + 1][b].max(longest[a][b + 1]),
            };
        }
    }
    let (mut a, mut b) = (0, 0);
    let mut all = Vec::with_capacity(own.len() + its.len());
    while a < own.len() || b < its.len() {
        if a < own.len() && b < its.len() && own[a] == its[b] {
            all.push(own[a].clone());
            (a, b) = (a + 1, b + 1);
        } else if b >= its.len() || a < own.len() && longest[a + 1][b] >= longest[a][b + 1] {
            all.push(own[a].clone());
            a += 1;
        } else {
            all.push(its[b].clone());
            b += 1;
        }
    }
    all
}
