//! Figures: what kinds there are, where they stand, and what is left in the supplies.

use crate::board::PartId;
use crate::editions::{Term, terms};
use crate::tiles::PartKind;

/// The most players a game has.
pub const MOST_PLAYERS: usize = 6;

/// The most kinds of figures a game has.
pub const MOST_KINDS: usize = 16;

/// A player, by the place in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Player(pub u8);

impl Player {
    /// The place in the order of play, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The player as one bit of a set.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The player so many places to the left, among so many players.
    pub fn after(self, places: u8, players: u8) -> Self {
        Self((self.0 + places) % players.max(1))
    }

    /// The player to the left, among so many.
    pub fn next(self, players: u8) -> Self {
        self.after(1, players)
    }

    /// Everybody, clockwise from this player.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Self> {
        (0..players).map(move |places| self.after(places, players))
    }
}

/// A kind of figure, as its owner registers it.
#[derive(Clone, Copy, Debug)]
pub struct FigureRecord {
    /// What it is called; the id is its name in scenarios.
    pub term: &'static Term,
    /// What it weighs in a majority.
    pub strength: u8,
    /// Is it a follower, one that scores for its owner?
    pub follower: bool,
    /// Does it occupy the feature that it stands on, so that nobody may place another figure there?
    pub occupies: bool,
    /// Who says where it may be placed?
    pub placing: Placing,
    /// The kinds of parts it may be placed on.
    pub stands_on: PartKinds,
    /// How many each player has.
    pub each: u8,
}

/// Who says where a kind of figure may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placing {
    /// On the tile just placed, on any part of a kind it may stand on whose feature nobody occupies.
    OnFree,
    /// The room that it belongs to lists the places.
    ByRoom,
}

/// The meeple of the base game: seven a player, besides the one on the scoreboard.
pub static MEEPLE_RECORD: FigureRecord = FigureRecord {
    term: &terms::MEEPLE,
    strength: 1,
    follower: true,
    occupies: true,
    placing: Placing::OnFree,
    stands_on: PartKinds::of(&[PartKind::City, PartKind::Road, PartKind::Monastery, PartKind::Field]),
    each: 7,
};

/// A set of kinds of parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PartKinds(u8);

impl PartKinds {
    /// The set of these kinds.
    pub const fn of(kinds: &[PartKind]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < kinds.len() {
            set |= 1 << kinds[at] as u8;
            at += 1;
        }
        Self(set)
    }

    /// Is the kind in it?
    pub const fn contains(self, kind: PartKind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

/// A kind of figure, by its place among the registered ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct FigureKind(pub u8);

impl FigureKind {
    /// The meeple, which every game has.
    pub const MEEPLE: Self = Self(0);

    /// Its place among the registered kinds.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A figure on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// Whose it is.
    pub owner: Player,
    /// What it is.
    pub kind: FigureKind,
    /// The part it stands on.
    pub part: PartId,
}

/// The figures on the table and in the supplies.
#[derive(Debug)]
pub struct Figures {
    standing: Vec<Standing>,
    supply: [[u8; MOST_KINDS]; MOST_PLAYERS],
}

crate::cloning::clone_in_place!(Figures { standing, supply });

impl Figures {
    /// Nothing on the table, and so many of each kind in everybody's supply.
    pub fn new(players: u8, each: impl Iterator<Item = u8> + Clone) -> Self {
        let mut supply = [[0; MOST_KINDS]; MOST_PLAYERS];
        for own in &mut supply[..usize::from(players)] {
            own.iter_mut().zip(each.clone()).for_each(|(left, each)| *left = each);
        }
        Self { standing: Vec::with_capacity(32), supply }
    }

    /// The figures on the table, in no particular order.
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    /// How many of a kind a player has left in the supply.
    pub fn supply(&self, owner: Player, kind: FigureKind) -> u8 {
        self.supply[owner.index()][kind.index()]
    }

    /// Are the supplies the same as others?
    pub fn same_supplies(&self, other: &Self) -> bool {
        self.supply == other.supply
    }

    /// States how many of a kind are in a supply.
    pub fn set_supply(&mut self, owner: Player, kind: FigureKind, left: u8) {
        self.supply[owner.index()][kind.index()] = left;
    }

    /// Moves a figure from the supply to the table. Says whether there was one.
    pub fn place(&mut self, figure: Standing) -> bool {
        let left = &mut self.supply[figure.owner.index()][figure.kind.index()];
        if *left == 0 {
            return false;
        }
        *left -= 1;
        self.standing.push(figure);
        true
    }

    /// Takes the figure at this place of [`Figures::standing`] back into its owner's supply; the last
    /// figure moves into the gap.
    pub fn take_back(&mut self, index: usize) -> Standing {
        let figure = self.take_away(index);
        self.give_back(figure.owner, figure.kind);
        figure
    }

    /// Takes the figure at this place of [`Figures::standing`] off the table, but not into a supply; the last
    /// figure moves into the gap.
    pub fn take_away(&mut self, index: usize) -> Standing {
        self.standing.swap_remove(index)
    }

    /// Gives a figure that was taken away back to its owner's supply.
    pub fn give_back(&mut self, owner: Player, kind: FigureKind) {
        let left = &mut self.supply[owner.index()][kind.index()];
        *left = left.saturating_add(1);
    }

    /// Moves a figure that stands on the table, by its place in [`Figures::standing`], onto another part.
    pub fn move_to(&mut self, index: usize, part: PartId) {
        self.standing[index].part = part;
    }

    /// Numbers the parts anew, after a board was laid anew.
    pub fn renumber(&mut self, new: impl Fn(PartId) -> PartId) {
        self.standing.iter_mut().for_each(|figure| figure.part = new(figure.part));
    }
}
