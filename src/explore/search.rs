//! The search itself: positions that wait are taken in batches, the last ones first, so that few wait at a time;
//! what a batch leads to is taken in in its order, whoever worked it out.

mod told;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::Ordering;

use rayon::prelude::*;

use super::expression::{Expression, ExpressionError};
use super::facts::{Facts, Result as EndResult, Vocabulary};
use super::graph::{Decider, Edge, Graph};
use super::line::{Bounds, Line, Stand};
use super::report::{Limits, Range, Report};
use super::witness::Retold;
use super::{Problem, Progress, Settings, Watch};
use crate::hooks::Choices;
use crate::position::{Decision, Hasher128};
use crate::scenario::OpenScript;
use crate::scenario::problems::Problems;

/// Positions looked at together.
const BATCH: usize = 16;

/// Games kept of positions that wait. Others are played again when their turn comes.
const MOST_KEPT: usize = 20_000;

/// Games kept to be written over, so that few have to be made.
const MOST_SPARE: usize = 4096;

/// How many of them go with each position to the thread that looks at it.
const SPARE_EACH: usize = 24;

/// Keys are scattered already.
#[derive(Default)]
pub(super) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = key as u64;
    }
}

/// Positions met, by their keys.
pub(super) type Met = HashMap<u128, u32, BuildHasherDefault<KeyHasher>>;

/// How a position was met first.
#[derive(Clone, Copy)]
struct Node {
    parent: u32,
    nth: u16,
}

/// Lists that are used again for every choice.
#[derive(Default)]
struct Lists {
    /// What may be chosen.
    choices: Choices,
    /// What may be chosen after one of them.
    then: Choices,
    made: Choices,
}

/// A position that waits to be looked at.
struct Waiting<'s> {
    id: u32,
    /// Decisions that are followed from there.
    left: u32,
    /// The game, or none to be played again.
    line: Option<Line<'s>>,
}

/// Where a choice leads.
struct Child<'s> {
    nth: u16,
    cases: u32,
    stand: Stand,
    key: u128,
    facts: Option<Facts>,
    line: Option<Line<'s>>,
    problems: Option<Problems>,
}

/// A position, what is chosen there, where that leads, and spare games that were not needed.
type Children<'s> = (Waiting<'s>, Decision, Vec<Child<'s>>, Vec<Line<'s>>);

struct Search<'s> {
    settings: Settings<'s>,
    bounds: Bounds<'s>,
    words: Vocabulary,
    root: Line<'s>,
    met: Met,
    nodes: Vec<Node>,
    waiting: Vec<Waiting<'s>>,
    kept: usize,
    /// Kept where values are reckoned back, and as long as all is chance.
    graph: Option<Graph>,
    /// Did any player have a choice?
    chosen: bool,
    /// Games that are free to be written over.
    spare: Vec<Line<'s>>,
    find: Option<Expression>,
    maximize: Option<Expression>,
    found: Option<u32>,
    best: Option<(f64, u32)>,
    progress: Progress,
    limits: Limits,
    points: Vec<Range>,
    counts: Vec<Vec<Range>>,
    results: BTreeSet<EndResult>,
    /// The facts of the ends: whatever is asked of the same facts has the same answer.
    seen: HashSet<Facts, BuildHasherDefault<Hasher128>>,
    misfit: Option<Problems>,
    error: Option<ExpressionError>,
}

/// Explores every line of play.
///
/// # Errors
/// When the position cannot be, no line of play fits the script, or an expression cannot be used.
pub fn explore(settings: &Settings<'_>, watch: &mut Watch<'_>) -> Result<Report, Problem> {
    let mut search = Search::begin(*settings)?;
    search.run(watch)?;
    if let Some(error) = search.error {
        return Err(Problem::Expression(error));
    }
    if search.progress.ends == 0
        && search.limits.complete()
        && let Some(problems) = search.misfit
    {
        return Err(Problem::Scenario(problems));
    }
    search.report()
}

impl<'s> Search<'s> {
    fn begin(settings: Settings<'s>) -> Result<Self, Problem> {
        let Settings { scenario, edition, readings, step, .. } = settings;
        let script = OpenScript::begin(scenario, edition, readings, step, settings.turns());
        let script = script.map_err(Problem::Scenario)?;
        let words = Vocabulary::new(script.game(), &scenario.names);
        let counted = words.counted.iter().map(|&(_, kind)| kind).collect();
        let mut root = Line::Scripted(Box::new(script.clone()));
        let mut bounds = Bounds::new(&settings, script.game(), counted);
        let (mut choices, mut made) = (Choices::new(), Choices::new());
        if root.settle(&bounds, &mut choices, &mut made) == Stand::Misfit
            && let Line::Scripted(script) = &root
        {
            return Err(Problem::Scenario(script.problems().clone()));
        }
        // The part of a turn that is explored is the one under way where something is open.
        bounds = Bounds::new(&settings, root.game(), bounds.counted());
        let facts = words.facts(root.game());
        let expression =
            |text: Option<&str>| text.map(|text| Expression::new(text, &words, &facts)).transpose();
        let mut find = expression(settings.find).map_err(Problem::Expression)?;
        let mut maximize = expression(settings.maximize).map_err(Problem::Expression)?;
        if let Some(find) = &mut find {
            find.holds(&words, &facts).map_err(Problem::Expression)?;
        }
        if let Some(maximize) = &mut maximize {
            maximize.number(&words, &facts).map_err(Problem::Expression)?;
        }
        let players = words.players.len();
        let mut search = Self {
            counts: vec![vec![Range::NONE; players]; words.counted.len()],
            points: vec![Range::NONE; players],
            settings,
            bounds,
            words,
            root: Line::Scripted(Box::new(script)),
            met: Met::default(),
            nodes: Vec::new(),
            waiting: Vec::new(),
            kept: 0,
            graph: Some(Graph::default()),
            chosen: false,
            spare: Vec::new(),
            find,
            maximize,
            found: None,
            best: None,
            progress: Progress::default(),
            limits: Limits { most: u64::from(settings.most), ..Limits::default() },
            results: BTreeSet::new(),
            seen: HashSet::default(),
            misfit: None,
            error: None,
        };
        search.take_root();
        Ok(search)
    }

    /// Takes in the position with which the search begins.
    fn take_root(&mut self) {
        let mut line = self.root.clone();
        let stand = line.settle(&self.bounds, &mut Choices::new(), &mut Choices::new());
        let left = self.bounds.decisions();
        let ends = !matches!(stand, Stand::Open(_)) || left == 0;
        let facts = ends.then(|| self.words.facts(line.game()));
        let key = line.key(&self.bounds, left);
        let root = Child { nth: 0, cases: 1, stand, key, facts, line: Some(line), problems: None };
        let mut next = Vec::new();
        self.take(None, left, root, &mut next);
        self.waiting = next;
    }

    fn run(&mut self, watch: &mut Watch<'_>) -> Result<(), Problem> {
        let threads = self.settings.threads.max(1);
        let pool = match threads {
            1 => None,
            _ => {
                Some(rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(Problem::Threads)?)
            }
        };
        let mut lists = Lists::default();
        let mut batches = 0u64;
        while !self.waiting.is_empty() && !self.is_done() {
            if watch.stop.load(Ordering::Relaxed) {
                self.limits.interrupted = true;
                return Ok(());
            }
            if batches.is_multiple_of(64) {
                self.progress.waiting = self.waiting.len() as u64;
                (watch.progress)(self.progress);
            }
            batches += 1;
            self.run_batch(pool.as_ref(), &mut lists);
        }
        Ok(())
    }

    /// Is there nothing more to be known?
    fn is_done(&self) -> bool {
        self.error.is_some() || self.limits.found
    }

    fn run_batch(&mut self, pool: Option<&rayon::ThreadPool>, lists: &mut Lists) {
        let from = self.waiting.len().saturating_sub(BATCH);
        let mut batch = self.waiting.split_off(from);
        batch.reverse();
        for waiting in &mut batch {
            match &waiting.line {
                Some(_) => self.kept -= 1,
                None => waiting.line = Some(self.replay(waiting.id)),
            }
        }
        let mut next = Vec::new();
        match pool {
            None => {
                for waiting in batch {
                    let Some(line) = waiting.line else { continue };
                    let Some(decision) = line.decision(&self.bounds, &mut lists.choices) else { continue };
                    self.open(waiting.id, &decision);
                    for nth in 0..lists.choices.len() {
                        let spare = self.spare.pop();
                        let child = self.child(&line, waiting.left, nth, lists, &decision, spare);
                        self.take(Some(waiting.id), waiting.left - 1, child, &mut next);
                        if self.is_done() {
                            return;
                        }
                    }
                    self.recycle(line);
                }
            }
            Some(pool) => {
                // Each gets games to write over, so that few are made by one thread and freed by another.
                let mut spare = std::mem::take(&mut self.spare);
                let share = |waiting| (waiting, spare.split_off(spare.len().saturating_sub(SPARE_EACH)));
                let shared: Vec<_> = batch.into_iter().map(share).collect();
                self.spare = spare;
                let searching = &*self;
                let children: Vec<_> = pool.install(|| {
                    let all = shared.into_par_iter();
                    all.map(|(waiting, spare)| searching.children(waiting, spare)).collect()
                });
                for (waiting, decision, children, spare) in children.into_iter().flatten() {
                    spare.into_iter().for_each(|line| self.recycle(line));
                    self.open(waiting.id, &decision);
                    for child in children {
                        self.take(Some(waiting.id), waiting.left - 1, child, &mut next);
                        if self.is_done() {
                            return;
                        }
                    }
                    waiting.line.into_iter().for_each(|line| self.recycle(line));
                }
            }
        }
        next.reverse();
        self.waiting.append(&mut next);
        self.let_go();
    }

    /// Where every choice of a waiting position leads, written over spare games as long as there are any.
    fn children(&self, waiting: Waiting<'s>, mut spare: Vec<Line<'s>>) -> Option<Children<'s>> {
        let line = waiting.line.as_ref()?;
        let mut lists = Lists::default();
        let decision = line.decision(&self.bounds, &mut lists.choices)?;
        let ways = lists.choices.len();
        let child = |nth| self.child(line, waiting.left, nth, &mut lists, &decision, spare.pop());
        let children = (0..ways).map(child).collect();
        Some((waiting, decision, children, spare))
    }

    /// Where the choice of this place leads.
    fn child(
        &self,
        line: &Line<'s>,
        left: u32,
        nth: usize,
        lists: &mut Lists,
        decision: &Decision,
        spare: Option<Line<'s>>,
    ) -> Child<'s> {
        let choice = lists.choices[nth];
        let cases = if decision.player.is_none() { line.game().cases(choice) } else { 1 };
        let mut next = match (line, spare) {
            (Line::Free(game), Some(Line::Free(mut spare))) => {
                spare.clone_from(game);
                Line::Free(spare)
            }
            (line, _) => line.clone(),
        };
        lists.made.clear();
        next.choose(choice, &mut lists.made);
        let stand = next.settle(&self.bounds, &mut lists.then, &mut lists.made);
        let ends = matches!(stand, Stand::End) || left == 1 && matches!(stand, Stand::Open(_));
        let stand = if ends { Stand::End } else { stand };
        let problems = match &next {
            Line::Scripted(script) if stand == Stand::Misfit => Some(script.problems().clone()),
            _ => None,
        };
        Child {
            nth: nth as u16,
            cases,
            stand,
            key: next.key(&self.bounds, left - 1),
            facts: ends.then(|| self.words.facts(next.game())),
            line: Some(next),
            problems,
        }
    }

    /// The ways on from a position are told from now on.
    fn open(&mut self, id: u32, decision: &Decision) {
        let decider = decision.player.map_or(Decider::Chance, Decider::Player);
        if decision.player.is_some() && !std::mem::replace(&mut self.chosen, true) && !self.settings.adverse {
            self.graph = None;
        }
        if self.chosen && self.found.is_some() && self.maximize.is_none() {
            self.limits.found = true;
        }
        if let Some(graph) = &mut self.graph {
            graph.open(id, decider);
        }
    }

    /// Takes in where a choice leads.
    fn take(&mut self, parent: Option<u32>, left: u32, child: Child<'s>, next: &mut Vec<Waiting<'s>>) {
        let Child { nth, cases, stand, key, facts, line, problems } = child;
        self.progress.decisions += u64::from(parent.is_some());
        match stand {
            Stand::Endless => self.limits.endless += 1,
            Stand::Misfit => {
                self.limits.misfits += 1;
                self.misfit = self.misfit.take().or(problems);
            }
            Stand::Open(_) | Stand::End => {
                let known = self.met.get(&key).copied();
                let room = self.nodes.len() < self.settings.most.max(1) as usize;
                self.limits.cut += u64::from(known.is_none() && !room);
                let to =
                    known.or_else(|| room.then(|| self.meet(key, Node { parent: parent.unwrap_or(0), nth })));
                if let (Some(parent), Some(graph)) = (parent, &mut self.graph) {
                    graph.add(parent, Edge { to, nth, cases });
                }
                let Some(id) = to.filter(|_| known.is_none()) else {
                    line.into_iter().for_each(|line| self.recycle(line));
                    return;
                };
                match facts {
                    Some(facts) => {
                        self.end(id, facts);
                        line.into_iter().for_each(|line| self.recycle(line));
                    }
                    None => {
                        self.kept += 1;
                        next.push(Waiting { id, left, line });
                    }
                }
            }
        }
    }

    fn meet(&mut self, key: u128, node: Node) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(node);
        self.met.insert(key, id);
        self.progress.positions += 1;
        if let Some(graph) = &mut self.graph {
            graph.meet();
        }
        id
    }

    /// Takes in an end.
    fn end(&mut self, id: u32, facts: Facts) {
        self.progress.ends += 1;
        if !self.seen.contains(&facts) {
            self.look_at(id, &facts);
            self.seen.insert(facts.clone());
        }
        if let Some(graph) = &mut self.graph {
            graph.end(id, facts);
        }
    }

    /// Takes in facts of an end that are new.
    fn look_at(&mut self, id: u32, facts: &Facts) {
        let result = self.words.result(facts);
        self.points.iter_mut().zip(&result.0).for_each(|(range, &points)| range.take(points));
        for (ranges, counts) in self.counts.iter_mut().zip(&result.1) {
            ranges.iter_mut().zip(counts).for_each(|(range, &count)| range.take(i32::from(count)));
        }
        self.results.insert(result);
        if let Some(find) = &mut self.find {
            match find.holds(&self.words, facts) {
                Ok(true) if self.found.is_none() => self.found = Some(id),
                Ok(_) => {}
                Err(error) => self.error = Some(error),
            }
            self.limits.found |= self.found.is_some() && self.chosen && self.maximize.is_none();
        }
        if let Some(maximize) = &mut self.maximize {
            match maximize.number(&self.words, facts) {
                Ok(value) if self.best.is_none_or(|(best, _)| value > best) => self.best = Some((value, id)),
                Ok(_) => {}
                Err(error) => self.error = Some(error),
            }
        }
    }

    fn recycle(&mut self, line: Line<'s>) {
        if matches!(line, Line::Free(_)) && self.spare.len() < MOST_SPARE {
            self.spare.push(line);
        }
    }

    /// Lets go of the games that wait longest where too many are kept.
    fn let_go(&mut self) {
        if self.kept > MOST_KEPT {
            let kept = self.waiting.iter_mut().filter(|waiting| waiting.line.is_some());
            for waiting in kept.take(MOST_KEPT / 2) {
                waiting.line = None;
                self.kept -= 1;
            }
        }
    }

    /// The choices that first led to a position, by their places in the lists.
    fn path(&self, mut id: u32) -> Vec<u16> {
        let mut path = Vec::new();
        while id != 0 {
            let Node { parent, nth } = self.nodes[id as usize];
            path.push(nth);
            id = parent;
        }
        path.reverse();
        path
    }

    /// A position as it was met first.
    fn replay(&self, id: u32) -> Line<'s> {
        self.retell(&self.path(id)).line
    }

    /// A line of play by the places of its choices.
    fn retell(&self, path: &[u16]) -> Retold<'s> {
        Retold::new(self.root.clone(), &self.bounds, path)
    }
}
