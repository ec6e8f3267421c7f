use crate::board::Spot;
use crate::events::{Round, Scored};

/// Columns by which one thing is indented in another.
pub(super) const STEP: usize = 2;

/// What a part of a turn is about at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// Its acts.
    None,
    /// A round of scoring.
    Round(Round),
    /// A message that was drawn.
    Message,
    /// The final scoring.
    Final,
}

/// A part of a turn that is being told.
pub(super) struct Level {
    indent: usize,
    /// What it is about.
    pub block: Block,
    /// The feature that is being scored.
    pub feature: Option<Scored>,
    /// A round has just ended, and nothing is told of its end yet.
    pub round_ended: bool,
    /// The rounds that were opened.
    opened: Vec<Round>,
}

impl Level {
    /// A part whose heading has this indent.
    pub fn new(indent: usize) -> Self {
        Self { indent, block: Block::None, feature: None, round_ended: false, opened: Vec::new() }
    }

    /// The indent of what opens a block.
    pub const fn heading(&self) -> usize {
        self.indent + STEP
    }

    /// The indent of what is told next.
    pub fn content(&self) -> usize {
        let in_block = matches!(self.block, Block::Round(_) | Block::Message);
        self.indent + STEP * (1 + usize::from(in_block) + usize::from(self.feature.is_some()))
    }

    /// Opens a round, and says whether it was open before.
    pub fn enter(&mut self, round: Round) -> bool {
        (self.block, self.feature) = (Block::Round(round), None);
        let again = self.opened.contains(&round);
        self.opened.push(round);
        again
    }

    /// Goes back to the acts of the turn.
    pub fn close(&mut self) {
        (self.block, self.feature, self.round_ended) = (Block::None, None, false);
    }

    /// Is this place the feature that is being scored?
    pub fn scores(&self, spot: Option<Spot>) -> bool {
        self.feature.as_ref().is_some_and(|scored| Some(scored.spot) == spot)
    }
}
