//! The scoreboard: 50 spaces that are walked round and round, and one or two scoring figures a player.

pub mod rulings;

use crate::figures::{MOST_PLAYERS, Player};

/// Spaces of the scoreboard.
pub const SPACES: i16 = 50;

/// Every so many spaces one is dark, from space 0 on.
pub const DARK_EVERY: i16 = 5;

/// One of a player's figures on the scoreboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Scorer {
    /// The one that every player has.
    Meeple = 0,
    /// The second one, where a box brings it.
    Messenger = 1,
}

impl Scorer {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Meeple, Self::Messenger];

    /// Its place in [`Scorer::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in scenarios and JSON.
    pub const fn id(self) -> &'static str {
        ["meeple", "messenger"][self as usize]
    }

    /// The player's other figure.
    pub const fn other(self) -> Self {
        match self {
            Self::Meeple => Self::Messenger,
            Self::Messenger => Self::Meeple,
        }
    }
}

/// How a figure came to where it stands, since it was last looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Arrival {
    /// It has not moved.
    #[default]
    Stood,
    /// Its last move was forward.
    Forward {
        /// No figure of another player stood on the space when it arrived.
        alone_on_space: bool,
        /// No figure of another player stood there on the same lap when it arrived.
        alone_on_total: bool,
        /// It rested on a dark space before it moved on.
        left_dark: bool,
    },
    /// Its last move was backward.
    Backward,
}

/// A player's figure on the scoreboard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marker {
    /// Points walked in all; the space is what is left after whole laps. Below 0 by payments only.
    pub total: i16,
    /// How it came there.
    pub arrival: Arrival,
}

/// The space of the scoreboard that a total stands on.
pub const fn space(total: i16) -> i16 {
    total.rem_euclid(SPACES)
}

/// Does this total stand on a dark space?
pub const fn is_dark(total: i16) -> bool {
    space(total) % DARK_EVERY == 0
}

/// The scoreboard.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    markers: [[Marker; 2]; MOST_PLAYERS],
    players: u8,
    figures: u8,
}

/// How far a figure moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The total before.
    pub from: i16,
    /// The total after.
    pub to: i16,
}

impl Track {
    /// Everybody on space 0, with so many figures each (one or two).
    pub fn new(players: u8, figures: u8) -> Self {
        Self { markers: Default::default(), players, figures }
    }

    /// The figures that each player has.
    pub fn scorers(&self) -> &'static [Scorer] {
        &Scorer::ALL[..usize::from(self.figures)]
    }

    /// How many players there are.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Gives every player a second figure, or takes it away.
    pub fn set_figures(&mut self, figures: u8) {
        self.figures = figures;
    }

    /// One figure.
    pub fn marker(&self, player: Player, scorer: Scorer) -> Marker {
        self.markers[player.index()][scorer.index()]
    }

    /// The total of one figure.
    pub fn at(&self, player: Player, scorer: Scorer) -> i16 {
        self.marker(player, scorer).total
    }

    /// The points of a player: both figures together.
    pub fn total(&self, player: Player) -> i16 {
        let [meeple, messenger] = self.markers[player.index()];
        meeple.total.saturating_add(messenger.total)
    }

    /// Puts a figure on a total without moving it there.
    pub fn put(&mut self, player: Player, scorer: Scorer, total: i16) {
        self.markers[player.index()][scorer.index()] = Marker { total, arrival: Arrival::Stood };
    }

    /// Moves a figure forward by so many points.
    pub fn advance(&mut self, player: Player, scorer: Scorer, points: u16) -> Move {
        let from = self.at(player, scorer);
        let to = from.saturating_add_unsigned(points);
        let alone_on_space = self.other_on(player, |total| space(total) == space(to)).is_none();
        let alone_on_total = alone_on_space || self.other_on(player, |total| total == to).is_none();
        let left_dark = match self.marker(player, scorer).arrival {
            Arrival::Forward { left_dark, .. } => left_dark || is_dark(from),
            Arrival::Stood | Arrival::Backward => false,
        };
        let arrival = Arrival::Forward { alone_on_space, alone_on_total, left_dark };
        self.markers[player.index()][scorer.index()] = Marker { total: to, arrival };
        Move { from, to }
    }

    /// Moves a figure back by so many points.
    pub fn retreat(&mut self, player: Player, scorer: Scorer, points: u16) -> Move {
        let from = self.at(player, scorer);
        let to = from.saturating_sub_unsigned(points);
        self.markers[player.index()][scorer.index()] = Marker { total: to, arrival: Arrival::Backward };
        Move { from, to }
    }

    /// Forgets how one figure came to where it stands.
    pub fn settle_one(&mut self, player: Player, scorer: Scorer) {
        self.markers[player.index()][scorer.index()].arrival = Arrival::Stood;
    }

    /// Another player of whom a figure stands on such a total, if there is one.
    pub fn other_on(&self, player: Player, there: impl Fn(i16) -> bool) -> Option<Player> {
        let mut others = (0..self.players).map(Player).filter(|&other| other != player);
        others.find(|&other| self.scorers().iter().any(|&scorer| there(self.at(other, scorer))))
    }

    /// Forgets how the figures came to where they stand.
    pub fn settle(&mut self) {
        for marker in self.markers.as_flattened_mut() {
            marker.arrival = Arrival::Stood;
        }
    }
}
