//! What leads where: kept where values are reckoned back from the ends, or chances forward to them.

use std::collections::BTreeMap;

use super::facts::{Facts, Result, Vocabulary};
use super::fraction::Fraction;
use crate::figures::Player;

/// Who decides at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decider {
    /// A player.
    Player(Player),
    /// Chance.
    Chance,
    /// Nobody: it is an end, or was not looked at.
    Nobody,
}

/// One way on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The position that it leads to; none where it was not followed.
    pub to: Option<u32>,
    /// Which choice it is.
    pub nth: u16,
    /// Of how many equally likely cases it is one.
    pub cases: u32,
}

/// Positions by number, with all ways on.
#[derive(Debug, Default)]
pub(super) struct Graph {
    deciders: Vec<Decider>,
    spans: Vec<(usize, usize)>,
    edges: Vec<Edge>,
    ends: BTreeMap<u32, Facts>,
}

impl Graph {
    /// A position was met.
    pub fn meet(&mut self) {
        self.deciders.push(Decider::Nobody);
        self.spans.push((0, 0));
    }

    /// The ways on from a position are told from now on.
    pub fn open(&mut self, node: u32, decider: Decider) {
        self.deciders[node as usize] = decider;
        self.spans[node as usize] = (self.edges.len(), 0);
    }

    pub fn add(&mut self, from: u32, edge: Edge) {
        self.edges.push(edge);
        self.spans[from as usize].1 += 1;
    }

    pub fn end(&mut self, node: u32, facts: Facts) {
        self.ends.insert(node, facts);
    }

    fn edges(&self, node: u32) -> &[Edge] {
        let (start, count) = self.spans[node as usize];
        &self.edges[start..start + count]
    }

    /// All positions, each before those that lead to it.
    fn backwards(&self) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.deciders.len());
        let mut seen = vec![false; self.deciders.len()];
        let mut stack = vec![(0u32, 0usize)];
        if let Some(first) = seen.first_mut() {
            *first = true;
        } else {
            return order;
        }
        while let Some((node, next)) = stack.last_mut() {
            match self.edges(*node).get(*next) {
                Some(edge) => {
                    *next += 1;
                    if let Some(to) = edge.to
                        && !std::mem::replace(&mut seen[to as usize], true)
                    {
                        stack.push((to, 0));
                    }
                }
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
        order
    }

    /// What a player can be sure of, whatever all others choose and chance brings, with the way to it. Nothing
    /// where no end can be reached.
    pub fn sure<E>(
        &self,
        player: Player,
        mut value: impl FnMut(&Facts) -> std::result::Result<f64, E>,
    ) -> std::result::Result<Option<(f64, Vec<u16>)>, E> {
        let mut sure: Vec<Option<(f64, u16, u32)>> = vec![None; self.deciders.len()];
        for node in self.backwards() {
            if let Some(facts) = self.ends.get(&node) {
                sure[node as usize] = Some((value(facts)?, 0, node));
                continue;
            }
            let own = self.deciders[node as usize] == Decider::Player(player);
            let mut best: Option<(f64, u16, u32)> = None;
            for edge in self.edges(node) {
                let Some((to, (value, ..))) = edge.to.and_then(|to| Some((to, sure[to as usize]?))) else {
                    continue;
                };
                let better = best.is_none_or(|(best, ..)| if own { value > best } else { value < best });
                if better {
                    best = Some((value, edge.nth, to));
                }
            }
            sure[node as usize] = best;
        }
        let mut path = Vec::new();
        let Some(&Some((value, ..))) = sure.first() else { return Ok(None) };
        let mut at = 0u32;
        while let Some((_, nth, to)) = sure[at as usize]
            && to != at
        {
            path.push(nth);
            at = to;
        }
        Ok(Some((value, path)))
    }

    /// How likely each result is, where all that is open is left to chance; and how likely it is that something
    /// holds. Nothing where the numbers grow beyond all bounds.
    pub fn chances(
        &self,
        words: &Vocabulary,
        mut holds: impl FnMut(&Facts) -> bool,
    ) -> Option<(Vec<(Result, Fraction)>, Fraction)> {
        let mut chance = vec![Fraction::ZERO; self.deciders.len()];
        *chance.first_mut()? = Fraction::ONE;
        let mut results: BTreeMap<Result, Fraction> = BTreeMap::new();
        let mut held = Fraction::ZERO;
        for node in self.backwards().into_iter().rev() {
            let own = chance[node as usize];
            if let Some(facts) = self.ends.get(&node) {
                let result = results.entry(words.result(facts)).or_insert(Fraction::ZERO);
                *result = result.plus(own)?;
                if holds(facts) {
                    held = held.plus(own)?;
                }
                continue;
            }
            let all: u128 = self.edges(node).iter().map(|edge| u128::from(edge.cases)).sum();
            for edge in self.edges(node) {
                let to = &mut chance[edge.to? as usize];
                *to = to.plus(own.times(Fraction::new(u128::from(edge.cases), all))?)?;
            }
        }
        let mut results: Vec<_> = results.into_iter().collect();
        results.sort_by(|(a, own), (b, its)| its.about().total_cmp(&own.about()).then_with(|| a.cmp(b)));
        Some((results, held))
    }
}
