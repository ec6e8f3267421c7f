use crate::geometry::Side;
use crate::tiles::{Marks, Part, PartKind, TileKind, Turned};

use super::{PartId, TileId};

/// A part of a placed tile, or a feature stated in words.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartState {
    /// The label: the part that stands for the whole feature.
    pub root: PartId,
    /// The next part of the same feature, in a ring.
    pub next: PartId,
    /// The tile it lies on; [`TileId::NONE`] for a feature stated in words.
    pub tile: TileId,
    /// Its place among the tile's parts, or among the features stated in words.
    pub index: u8,
    /// Has its tile other parts of the same kind, with which it may come to be one feature?
    pub twin: bool,
}

/// What is known of a whole feature, kept at the part that stands for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// What kind of feature it is.
    pub kind: PartKind,
    /// How many parts it has.
    pub parts: u16,
    /// Different tiles it lies on; for a monastery or garden its own and those around it.
    pub tiles: u16,
    /// Coats of arms.
    pub coats: u16,
    /// What is still missing until it is complete: open sides, or empty spaces around a monastery
    /// or garden. For a field, the half sides that no tile lies against yet.
    pub open: u16,
    /// Figures on it.
    pub occupants: u16,
    /// The marks printed on any of its parts.
    pub marks: Marks,
}

impl Feature {
    pub(super) fn of_part(part: &Part) -> Self {
        let open = match part.kind {
            PartKind::Field => part.halves.len(),
            PartKind::Monastery | PartKind::Garden => 8,
            PartKind::City | PartKind::Road | PartKind::River | PartKind::Place => {
                part.sides.len() + part.also.len()
            }
        };
        Self {
            kind: part.kind,
            parts: 1,
            tiles: 1,
            coats: u16::from(part.coats),
            open: u16::from(open),
            occupants: 0,
            marks: part.marks,
        }
    }

    /// Is it a city that was completed, whatever was made of it since?
    pub fn was_completed_city(&self) -> bool {
        self.open == 0 && matches!(self.kind, PartKind::City | PartKind::Place)
    }

    /// Is it complete? Fields, rivers and places never are.
    pub fn complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, PartKind::Field | PartKind::River | PartKind::Place)
    }
}

/// The features of a board: parts with the label of their feature, merged as tiles come.
#[derive(Debug, Default)]
pub(super) struct Features {
    pub parts: Vec<PartState>,
    /// Indexed like `parts`; valid where a part is its own root.
    pub roots: Vec<Feature>,
}

impl Features {
    /// Adds the parts of a tile, each a feature of its own as yet. Gives the first one's place.
    pub fn lay(&mut self, tile: TileId, kind: &TileKind) -> u16 {
        let first = self.parts.len() as u16;
        self.roots.extend(kind.parts.iter().map(Feature::of_part));
        let mut twins = kind.twins.bits();
        self.parts.extend(kind.parts.iter().zip(first..).map(|(_, place)| {
            let (root, index, twin) = (PartId(place), (place - first) as u8, twins & 1 == 1);
            twins >>= 1;
            PartState { root, next: root, tile, index, twin }
        }));
        first
    }

    /// Adds a feature stated in words.
    pub fn state(&mut self, index: u8, feature: Feature) -> PartId {
        let id = PartId(self.parts.len() as u16);
        self.parts.push(PartState { root: id, next: id, tile: TileId::NONE, index, twin: false });
        self.roots.push(feature);
        id
    }

    pub fn root(&self, part: PartId) -> PartId {
        self.parts[part.index()].root
    }

    pub fn feature(&self, part: PartId) -> &Feature {
        &self.roots[self.root(part).index()]
    }

    pub fn feature_mut(&mut self, part: PartId) -> &mut Feature {
        let root = self.root(part);
        &mut self.roots[root.index()]
    }

    /// The parts of a feature, starting with the given one.
    pub fn members(&self, part: PartId) -> Members<'_> {
        Members { parts: &self.parts, first: part, next: Some(part) }
    }

    /// Joins what meets where a tile touches another with its side: each given by its first part and rim.
    /// Says whether that completes a feature.
    pub fn meet(&mut self, side: Side, (here, rim): (u16, &Turned), (there, facing): (u16, &Turned)) -> bool {
        let mut completes = false;
        if let (Some(own), Some(its)) = (rim.at_side(side), facing.at_side(side.opposite())) {
            completes = self.close(PartId(here + own as u16), PartId(there + its as u16));
        }
        for half in side.halves() {
            if let (Some(own), Some(its)) = (rim.at_half(half), facing.at_half(half.opposite())) {
                self.close(PartId(here + own as u16), PartId(there + its as u16));
            }
        }
        completes
    }

    /// Joins two parts that meet across a border: each loses an open side. Says whether none is left.
    fn close(&mut self, here: PartId, there: PartId) -> bool {
        let root = self.join(self.root(here), self.root(there));
        let feature = &mut self.roots[root.index()];
        feature.open -= 2;
        feature.open == 0
    }

    /// Joins a part with one across a border where both have lost their open sides but for the one's. Says
    /// whether none is left.
    pub fn join_also(&mut self, also: PartId, there: PartId) -> bool {
        let root = self.join(self.root(also), self.root(there));
        self.lose_side(root)
    }

    /// A part's feature loses an open side without being joined to anything. Says whether none is left.
    pub fn lose_side(&mut self, part: PartId) -> bool {
        let feature = self.feature_mut(part);
        feature.open -= 1;
        feature.open == 0
    }

    /// Makes one feature of two, relabelling the smaller. Gives the label of both.
    fn join(&mut self, a: PartId, b: PartId) -> PartId {
        if a == b {
            return a;
        }
        let smaller = self.roots[a.index()].parts < self.roots[b.index()].parts;
        let (keep, gone) = if smaller { (b, a) } else { (a, b) };
        let shared = self.shared_tiles(keep, gone);
        let mut part = gone;
        loop {
            let state = &mut self.parts[part.index()];
            state.root = keep;
            part = state.next;
            if part == gone {
                break;
            }
        }
        let after = self.parts[keep.index()].next;
        self.parts[keep.index()].next = self.parts[gone.index()].next;
        self.parts[gone.index()].next = after;

        let merged = self.roots[gone.index()];
        let root = &mut self.roots[keep.index()];
        root.parts += merged.parts;
        root.tiles += merged.tiles - shared;
        root.coats += merged.coats;
        root.open += merged.open;
        root.occupants += merged.occupants;
        root.marks = root.marks.union(merged.marks);
        keep
    }

    /// How many tiles carry parts of both features: such a tile counts once.
    fn shared_tiles(&self, keep: PartId, gone: PartId) -> u16 {
        let twins = self.members(gone).filter(|part| self.parts[part.index()].twin);
        let shares = |part: &PartId| {
            let mut on_tile = self.same_tile(*part).map(|other| other.root);
            // Of several parts of one feature on a tile, the first one stands for the tile.
            let is_first = self.same_tile(*part).find(|other| other.root == gone).map(|first| first.index);
            is_first == Some(self.parts[part.index()].index) && on_tile.any(|root| root == keep)
        };
        twins.filter(shares).count() as u16
    }

    /// The parts of the tile that a part lies on.
    fn same_tile(&self, part: PartId) -> impl Iterator<Item = &PartState> {
        let PartState { tile, index, .. } = self.parts[part.index()];
        let first = part.index() - usize::from(index);
        self.parts[first..].iter().take_while(move |other| other.tile == tile)
    }
}

crate::cloning::clone_in_place!(Features { parts, roots });

/// The parts of one feature.
pub struct Members<'a> {
    parts: &'a [PartState],
    first: PartId,
    next: Option<PartId>,
}

impl Iterator for Members<'_> {
    type Item = PartId;

    fn next(&mut self) -> Option<PartId> {
        let part = self.next?;
        let after = self.parts[part.index()].next;
        self.next = (after != self.first).then_some(after);
        Some(part)
    }
}
