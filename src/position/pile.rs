use crate::tiles::TileKindId;

/// Tiles not drawn yet: a known order, then a rest of which only the contents are known.
#[derive(PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    /// The known tiles; the last one is drawn first.
    known: Vec<TileKindId>,
    /// How many of each kind the rest holds, sorted by kind.
    rest: Vec<(TileKindId, u8)>,
    /// How many tiles the rest holds.
    rest_size: u16,
}

crate::cloning::clone_in_place!(Pile { known, rest, rest_size });

impl Pile {
    /// A pile of which the first tiles are known, and the contents of the rest.
    pub fn new(
        known: impl DoubleEndedIterator<Item = TileKindId>,
        rest: impl IntoIterator<Item = (TileKindId, u8)>,
    ) -> Self {
        let mut rest: Vec<_> = rest.into_iter().filter(|&(_, count)| count > 0).collect();
        rest.sort_unstable_by_key(|&(kind, _)| kind);
        let rest_size = rest.iter().map(|&(_, count)| u16::from(count)).sum();
        Self { known: known.rev().collect(), rest, rest_size }
    }

    /// States the order of all tiles that are left, the first one drawn first.
    pub fn arrange(&mut self, order: &[TileKindId]) {
        self.known.clear();
        self.known.extend(order.iter().rev());
        self.rest.clear();
        self.rest_size = 0;
    }

    /// Tiles left.
    pub fn len(&self) -> usize {
        self.known.len() + usize::from(self.rest_size)
    }

    /// Is no tile left?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The next tile, if it is known.
    pub fn next_known(&self) -> Option<TileKindId> {
        self.known.last().copied()
    }

    /// The tiles that may come next, with how many of each there are.
    pub fn candidates(&self) -> impl Iterator<Item = (TileKindId, u8)> + '_ {
        let known = self.next_known();
        let rest = if known.is_some() { &[][..] } else { &self.rest[..] };
        known.map(|kind| (kind, 1)).into_iter().chain(rest.iter().copied())
    }

    /// How many different tiles may come next.
    pub fn kinds_next(&self) -> usize {
        if self.known.is_empty() { self.rest.len() } else { 1 }
    }

    /// How many of a kind are left.
    pub fn count(&self, kind: TileKindId) -> usize {
        let known = self.known.iter().filter(|&&known| known == kind).count();
        let rest = self.rest.iter().find(|&&(rest, _)| rest == kind).map_or(0, |&(_, count)| count);
        known + usize::from(rest)
    }

    /// Draws a tile of this kind. Says whether it could be the next one.
    pub fn draw(&mut self, kind: TileKindId) -> bool {
        if let Some(known) = self.next_known() {
            let matches = known == kind;
            if matches {
                self.known.pop();
            }
            return matches;
        }
        let Some(place) = self.rest.iter().position(|&(rest, _)| rest == kind) else { return false };
        self.rest[place].1 -= 1;
        self.rest_size -= 1;
        if self.rest[place].1 == 0 {
            self.rest.remove(place);
        }
        true
    }
}
