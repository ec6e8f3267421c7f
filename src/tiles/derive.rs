//! Where the meadows of a tile lie, and which cities they touch, worked out from everything else on it.
//!
//! Parts that meet form a figure. A figure cuts the rim wherever it reaches it and so divides the rim into
//! arcs. Two half sides lie in one field exactly if they lie in one arc of every figure. A figure that
//! reaches the rim once, such as a road that ends inside, leaves a single arc and so divides nothing.

use std::collections::VecDeque;

use super::{Part, PartKind, PartSet};
use crate::geometry::{HalfSet, HalfSide};

/// Where a part touches a corner of the tile: bit 0 for the north-west, then clockwise.
pub(super) type Corners = u8;

/// A place on the rim where a figure cuts it: before the half side of that index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cut {
    before: usize,
    part: usize,
}

struct Figure {
    members: PartSet,
    cuts: Vec<Cut>,
}

impl Figure {
    /// The arc that a half side lies in: arc `i` ends at cut `i`, arc 0 begins at the last one.
    fn arc(&self, half: usize) -> usize {
        let passed = self.cuts.iter().filter(|cut| cut.before <= half).count();
        if passed == self.cuts.len() { 0 } else { passed }
    }

    /// The parts that lie along an arc: those on the way from the part at its one end to that at the other.
    fn along(&self, arc: usize, parts: &[Part]) -> PartSet {
        match *self.cuts {
            [] | [_] => self.members,
            [.., last] => {
                let from = if arc == 0 { last } else { self.cuts[arc - 1] };
                way(parts, from.part, self.cuts[arc].part)
            }
        }
    }
}

/// The fields between these parts, clockwise by their first half side. `corners` goes with `parts`; parts
/// beyond its end touch no corner.
pub(super) fn fields(parts: &[Part], corners: &[Corners]) -> Vec<Part> {
    let figures = figures(parts, corners);
    let in_city: HalfSet = parts
        .iter()
        .filter(|part| part.kind == PartKind::City)
        .flat_map(|part| part.sides.iter())
        .flat_map(|side| side.halves())
        .collect();
    let mut fields: Vec<(Vec<usize>, HalfSet)> = Vec::new();
    for half in HalfSide::ALL.into_iter().filter(|&half| !in_city.contains(half)) {
        let arcs: Vec<_> = figures.iter().map(|figure| figure.arc(half.index())).collect();
        match fields.iter_mut().find(|(of_field, _)| *of_field == arcs) {
            Some((_, halves)) => *halves = halves.with(half),
            None => fields.push((arcs, HalfSet::EMPTY.with(half))),
        }
    }
    fields
        .into_iter()
        .map(|(arcs, halves)| {
            let touched = |&(city, part): &(usize, &Part)| {
                part.kind == PartKind::City
                    && figures.iter().zip(&arcs).all(|(figure, &arc)| touches(figure, arc, city, parts))
            };
            let cities = parts.iter().enumerate().filter(touched).map(|(city, _)| city).collect();
            Part { halves, cities, ..Part::new(PartKind::Field) }
        })
        .collect()
}

/// Does nothing of this figure come between a field in its arc and the city?
fn touches(figure: &Figure, arc: usize, city: usize, parts: &[Part]) -> bool {
    if figure.members.contains(city) {
        figure.along(arc, parts).contains(city)
    } else {
        let mut halves = parts[city].sides.iter().flat_map(|side| side.halves());
        halves.any(|half| figure.arc(half.index()) == arc)
    }
}

fn figures(parts: &[Part], corners: &[Corners]) -> Vec<Figure> {
    let mut seen = PartSet::EMPTY;
    let mut figures = Vec::new();
    for start in 0..parts.len() {
        if seen.contains(start) || parts[start].kind == PartKind::Garden {
            continue;
        }
        let members: PartSet =
            (0..parts.len()).filter(|&part| part == start || !way(parts, start, part).is_empty()).collect();
        seen = PartSet::from_bits(seen.bits() | members.bits());
        let mut cuts: Vec<Cut> = members
            .iter()
            .flat_map(|part| {
                let sides = parts[part].sides.iter().map(|side| 2 * side.index() + 1);
                let at_corners = corners.get(part).copied().unwrap_or(0);
                let corners = (0..4).filter(move |corner| at_corners >> corner & 1 == 1).map(|c| 2 * c);
                sides.chain(corners).map(move |before| Cut { before, part })
            })
            .collect();
        cuts.sort_unstable();
        figures.push(Figure { members, cuts });
    }
    figures
}

/// The parts on a shortest way between two parts that meet by way of others, both included; empty if they
/// do not meet.
fn way(parts: &[Part], from: usize, to: usize) -> PartSet {
    let mut before = vec![None; parts.len()];
    before[from] = Some(from);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        for next in parts[here].meets.iter() {
            if before[next].is_none() {
                before[next] = Some(here);
                queue.push_back(next);
            }
        }
    }
    let mut way = PartSet::EMPTY;
    let mut here = to;
    while let Some(previous) = before[here] {
        way = way.with(here);
        if here == from {
            return way;
        }
        here = previous;
    }
    PartSet::EMPTY
}
