use super::Slot;
use crate::editions::Term;
use crate::events::Round;
use crate::rulings::Ruling;

/// Something that happens in a turn, as the base game and boxes state it. The engine walks the slots that
/// these records name, and the tables of rounds and of the order of play are made of the same records.
#[derive(Clone, Copy, Debug)]
pub struct Happening {
    /// When.
    pub moment: Moment,
    /// What happens, as a sentence with words of the rules as `{term:ID}`; empty where it is nothing that
    /// anybody at the table would see.
    pub what: &'static str,
    /// What brings points there.
    pub scores: &'static [&'static Term],
    /// A sign that the order of play sets there; empty for none.
    pub sign: &'static str,
    /// The rulings that say so.
    pub rulings: &'static [&'static Ruling],
}

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// At a slot of the turn.
    At(Slot),
    /// At the end of every round of scoring in which somebody scored, other than the final scoring.
    EndOfEachRound,
    /// In a round that has no slot.
    During(Round),
    /// When all parts of the turn are over.
    TurnOver,
}

impl Happening {
    /// Nothing that anybody would see: something is kept in order there.
    pub const fn unseen(slot: Slot) -> Self {
        Self::new(Moment::At(slot), "", &[])
    }

    /// Something that brings no points.
    pub const fn new(moment: Moment, what: &'static str, rulings: &'static [&'static Ruling]) -> Self {
        Self { moment, what, scores: &[], sign: "", rulings }
    }

    /// With what brings points.
    #[must_use]
    pub const fn scoring(self, scores: &'static [&'static Term]) -> Self {
        Self { scores, ..self }
    }

    /// With a sign.
    #[must_use]
    pub const fn signed(self, sign: &'static str) -> Self {
        Self { sign, ..self }
    }

    /// The round of scoring that it belongs to, if it belongs to one.
    pub const fn round(&self) -> Option<Round> {
        match self.moment {
            Moment::At(slot) => slot.info().round,
            Moment::During(round) => Some(round),
            Moment::EndOfEachRound | Moment::TurnOver => None,
        }
    }
}

/// The slots that these happenings name, a bit each.
pub fn busy<'a>(happenings: impl IntoIterator<Item = &'a Happening>) -> u32 {
    happenings.into_iter().fold(0, |busy, happening| match happening.moment {
        Moment::At(slot) => busy | 1 << slot as u32,
        _ => busy,
    })
}
