use crate::tiles::{Marks, Part, PartKind};

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
            PartKind::Field => part.halves.bits().count_ones(),
            PartKind::Monastery | PartKind::Garden => 8,
            PartKind::City | PartKind::Road | PartKind::River => part.sides.len(),
        };
        Self {
            kind: part.kind,
            parts: 1,
            tiles: 1,
            coats: u16::from(part.coats),
            open: open as u16,
            occupants: 0,
            marks: part.marks,
        }
    }

    /// Is it complete? Fields and rivers never are.
    pub fn complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, PartKind::Field | PartKind::River)
    }
}

/// The features of a board: parts with the label of their feature, merged as tiles come.
#[derive(Clone, Debug, Default)]
pub(super) struct Features {
    pub parts: Vec<PartState>,
    /// Indexed like `parts`; valid where a part is its own root.
    pub roots: Vec<Feature>,
}

impl Features {
    pub fn push(&mut self, tile: TileId, index: u8, feature: Feature) -> PartId {
        let id = PartId(self.parts.len() as u16);
        self.parts.push(PartState { root: id, next: id, tile, index });
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

    /// Makes one feature of the two that the parts belong to, relabelling the smaller.
    ///
    /// `parts_of` gives the range of parts that lie on one tile.
    pub fn join(&mut self, a: PartId, b: PartId, parts_of: impl Fn(TileId) -> (u16, u16)) {
        let (mut keep, mut gone) = (self.root(a), self.root(b));
        if keep == gone {
            return;
        }
        if self.roots[keep.index()].parts < self.roots[gone.index()].parts {
            (keep, gone) = (gone, keep);
        }
        let shared = match self.roots[keep.index()].kind {
            PartKind::City | PartKind::Road | PartKind::Field | PartKind::River => self.shared_tiles(keep, gone, &parts_of),
            _ => 0,
        };
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
    }

    /// How many tiles carry parts of both features: such a tile counts once.
    fn shared_tiles(&self, keep: PartId, gone: PartId, parts_of: impl Fn(TileId) -> (u16, u16)) -> u16 {
        let mut shared = 0;
        for part in self.members(gone) {
            let (first, end) = parts_of(self.parts[part.index()].tile);
            let labels = &self.parts[first as usize..end as usize];
            let is_first_of_its_tile =
                labels.iter().position(|other| other.root == gone) == Some((part.0 - first) as usize);
            shared += u16::from(is_first_of_its_tile && labels.iter().any(|other| other.root == keep));
        }
        shared
    }
}

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
