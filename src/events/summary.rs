use arrayvec::ArrayVec;

use super::{Decisive, RoomEventKind};
use crate::editions::Term;

/// The most sources of points, or decisive events of rooms, that are told apart.
const MOST: usize = 24;

/// A short account of a game: points by what brought them, and how often each decisive event happened.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    points: ArrayVec<(&'static Term, u32), MOST>,
    told: ArrayVec<(&'static RoomEventKind, u32), MOST>,
}

impl Summary {
    /// Counts points of all players together.
    pub fn credit(&mut self, source: &'static Term, points: u16) {
        add(&mut self.points, source, u32::from(points));
    }

    /// Counts an event of a room, if it is decisive.
    pub fn tell(&mut self, kind: &'static RoomEventKind) {
        if kind.decisive != Decisive::No {
            add(&mut self.told, kind, 1);
        }
    }

    /// Points by source, in the order in which they first came.
    pub fn points(&self) -> &[(&'static Term, u32)] {
        &self.points
    }

    /// How often each decisive event of a room happened.
    pub fn told(&self) -> &[(&'static RoomEventKind, u32)] {
        &self.told
    }
}

/// Adds to the count of a record; records are statics, so that each has an address of its own.
fn add<T>(counts: &mut ArrayVec<(&'static T, u32), MOST>, what: &'static T, number: u32) {
    match counts.iter_mut().find(|(counted, _)| std::ptr::eq(*counted, what)) {
        Some((_, count)) => *count += number,
        None => counts.push((what, number)),
    }
}
