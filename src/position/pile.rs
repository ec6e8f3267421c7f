use std::hash::{Hash, Hasher};

use crate::tiles::TileKindId;

/// So many tiles of each kind, sorted by kind, in an order that nobody knows.
type Heap = Vec<(TileKindId, u8)>;

/// Tiles not drawn yet: a known order, then heaps of which only the contents are known.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// The known tiles; the last one is drawn first.
    known: Vec<TileKindId>,
    /// The heap that is drawn from next.
    rest: Heap,
    /// The heaps after it; the last one comes first.
    later: Vec<Heap>,
    /// Tiles kept back until a rule lets them in.
    held: Heap,
    /// How many tiles all heaps hold, but for those kept back.
    heaped: u16,
    /// How many tiles lie hidden elsewhere, and nobody knows which.
    hidden: u16,
}

crate::cloning::clone_in_place!(Pile { known, rest, later, held, heaped, hidden });

impl Hash for Pile {
    /// The same for equal piles. Kinds and counts go in together, since piles are hashed often.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self { known, rest, later, held, heaped, hidden } = self;
        for kinds in known.chunks(4) {
            hasher.write_u64(kinds.iter().fold(1, |all, kind| all << 15 | u64::from(kind.0)));
        }
        for heap in [rest, held].into_iter().chain(later) {
            for tiles in heap.chunks(2) {
                let one = |all: u64, &(kind, count): &(TileKindId, u8)| {
                    all << 24 | u64::from(kind.0) << 8 | u64::from(count)
                };
                hasher.write_u64(tiles.iter().fold(1, one));
            }
            hasher.write_usize(heap.len());
        }
        hasher.write_u64(u64::from(*heaped) << 32 | u64::from(*hidden) << 16 | known.len() as u64);
    }
}

/// A heap of these.
fn heap(tiles: impl IntoIterator<Item = (TileKindId, u8)>) -> Heap {
    let mut heap = Heap::new();
    tiles.into_iter().for_each(|tiles| add(&mut heap, tiles));
    heap
}

fn add(heap: &mut Heap, (kind, count): (TileKindId, u8)) {
    if count == 0 {
        return;
    }
    match heap.binary_search_by_key(&kind, |&(own, _)| own) {
        Ok(place) => heap[place].1 = heap[place].1.saturating_add(count),
        Err(place) => heap.insert(place, (kind, count)),
    }
}

fn size(heap: &Heap) -> u16 {
    heap.iter().map(|&(_, count)| u16::from(count)).sum()
}

impl Pile {
    /// A pile of which the first tiles are known, and the contents of the rest.
    pub fn new(
        known: impl DoubleEndedIterator<Item = TileKindId>,
        rest: impl IntoIterator<Item = (TileKindId, u8)>,
    ) -> Self {
        let rest = heap(rest);
        let heaped = size(&rest);
        Self { known: known.rev().collect(), rest, heaped, ..Self::default() }
    }

    /// Adds a heap that comes after all others.
    pub fn add_later(&mut self, tiles: impl IntoIterator<Item = (TileKindId, u8)>) {
        let heap = heap(tiles);
        self.heaped += size(&heap);
        match self.rest.is_empty() {
            true => self.rest = heap,
            false => self.later.insert(0, heap),
        }
    }

    /// Keeps tiles back.
    pub fn hold(&mut self, tiles: impl IntoIterator<Item = (TileKindId, u8)>) {
        tiles.into_iter().for_each(|tiles| add(&mut self.held, tiles));
    }

    /// Mixes the tiles that were kept back into the last heap.
    pub fn release(&mut self) {
        let Self { held, later, rest, heaped, .. } = self;
        *heaped += size(held);
        let last = later.first_mut().unwrap_or(rest);
        held.drain(..).for_each(|tiles| add(last, tiles));
    }

    /// Hides a tile that nobody has seen: nobody will draw it. Says whether there was one.
    pub fn hide_one(&mut self) -> bool {
        let left = !self.is_empty();
        self.hidden += u16::from(left);
        left
    }

    /// States the order of all tiles that are left, the first one drawn first.
    pub fn arrange(&mut self, order: &[TileKindId]) {
        self.known.clear();
        self.known.extend(order.iter().rev());
        self.rest.clear();
        self.later.clear();
        self.heaped = 0;
    }

    /// May the order of all tiles that are left be stated, since none is kept back or comes in a later heap?
    pub fn is_one_heap(&self) -> bool {
        self.later.is_empty() && self.held.is_empty()
    }

    /// Tiles left to draw.
    pub fn len(&self) -> usize {
        (self.known.len() + usize::from(self.heaped)).saturating_sub(usize::from(self.hidden))
    }

    /// Is no tile left?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The next tile, if it is known.
    pub fn next_known(&self) -> Option<TileKindId> {
        if self.is_empty() { None } else { self.known.last().copied() }
    }

    /// The tiles that may come next, with how many of each there are.
    pub fn candidates(&self) -> impl Iterator<Item = (TileKindId, u8)> + '_ {
        let known = self.next_known();
        let rest = if known.is_some() || self.is_empty() { &[][..] } else { &self.rest[..] };
        known.map(|kind| (kind, 1)).into_iter().chain(rest.iter().copied())
    }

    /// How many different tiles may come next.
    pub fn kinds_next(&self) -> usize {
        match () {
            () if self.is_empty() => 0,
            () if self.known.is_empty() => self.rest.len(),
            () => 1,
        }
    }

    /// How many of a kind are left, those kept back included.
    pub fn count(&self, kind: TileKindId) -> usize {
        let known = self.known.iter().filter(|&&known| known == kind).count();
        let heaps = [&self.rest, &self.held].into_iter().chain(&self.later).flatten();
        let heaped = heaps.filter(|&&(own, _)| own == kind).map(|&(_, count)| usize::from(count));
        known + heaped.sum::<usize>()
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
        self.heaped -= 1;
        if self.rest[place].1 == 0 {
            self.rest.remove(place);
        }
        while self.rest.is_empty()
            && let Some(next) = self.later.pop()
        {
            self.rest = next;
        }
        true
    }

    /// Puts a tile back among those in the last heap.
    pub fn put_back(&mut self, kind: TileKindId) {
        self.heaped += 1;
        add(self.later.first_mut().unwrap_or(&mut self.rest), (kind, 1));
    }
}
