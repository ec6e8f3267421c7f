use arrayvec::ArrayVec;

use super::{Decisive, RoomEventKind};
use crate::editions::Term;
use crate::figures::{MOST_PLAYERS, Player};

/// The most sources of points, or decisive events of rooms, that are told apart.
const MOST: usize = 24;

/// A short account of a game: points by what brought them, and how often each decisive event happened.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    points: ArrayVec<(&'static Term, u32), MOST>,
    told: ArrayVec<(&'static RoomEventKind, [u16; MOST_PLAYERS]), MOST>,
}

impl Summary {
    /// Counts points of all players together.
    pub fn credit(&mut self, source: &'static Term, points: u16) {
        *entry(&mut self.points, source) += u32::from(points);
    }

    /// Counts an event of a room that happened to a player, if it is decisive.
    pub fn tell(&mut self, kind: &'static RoomEventKind, player: Player) {
        if kind.decisive != Decisive::No {
            entry(&mut self.told, kind)[player.index()] += 1;
        }
    }

    /// Points by source, in the order in which they first came.
    pub fn points(&self) -> &[(&'static Term, u32)] {
        &self.points
    }

    /// How often each decisive event of a room happened.
    pub fn told(&self) -> impl Iterator<Item = (&'static RoomEventKind, u32)> + '_ {
        let sum = |times: &[u16]| times.iter().copied().map(u32::from).sum();
        self.told.iter().map(move |(kind, times)| (*kind, sum(times)))
    }

    /// How often a decisive event of a room happened to each player.
    pub fn told_to(&self, kind: &RoomEventKind) -> [u16; MOST_PLAYERS] {
        let own = self.told.iter().find(|(told, _)| std::ptr::eq(*told, kind));
        own.map_or([0; MOST_PLAYERS], |&(_, times)| times)
    }
}

/// The count of a record; records are statics, so that each has an address of its own.
fn entry<'c, T, N: Default>(counts: &'c mut ArrayVec<(&'static T, N), MOST>, what: &'static T) -> &'c mut N {
    let place = counts.iter().position(|(counted, _)| std::ptr::eq(*counted, what)).unwrap_or_else(|| {
        counts.push((what, N::default()));
        counts.len() - 1
    });
    &mut counts[place].1
}
