use crate::position::Position;

/// Something that a room notes for every part of a turn under way. It forgets when the part is interrupted by none
/// any more, and must be told when another begins in its place: see [`Rooms::part_begins`](super::Rooms::part_begins).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PerPart<T>(Vec<T>);

impl<T: Copy + Default> PerPart<T> {
    /// What is noted for the part that is being played.
    pub fn get<R>(&self, p: &Position<R>) -> T {
        self.at(depth(p))
    }

    /// What is noted at a depth, as [`depth`] gives it.
    pub fn at(&self, depth: usize) -> T {
        self.0.get(depth).copied().unwrap_or_default()
    }

    /// Nothing is noted for the part that begins.
    pub fn begin(&mut self, depth: usize) {
        *self.at_mut(depth) = T::default();
    }

    /// The note at a depth, to change it. Those of parts that are over are forgotten.
    pub fn at_mut(&mut self, depth: usize) -> &mut T {
        self.0.resize(depth + 1, T::default());
        &mut self.0[depth]
    }
}

/// How many parts of turns are interrupted by the one that is being played.
pub fn depth<R>(p: &Position<R>) -> usize {
    p.frames.len().saturating_sub(1)
}
