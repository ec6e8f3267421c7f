use crate::events::Round;

/// The places of a turn at which something may happen, in order. The engine walks this list, and the
/// table of the order of play is printed from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Slot {
    /// The turn begins: the fairy's point.
    Begin,
    /// A tile of one's own is chosen instead of drawing.
    OwnTile,
    /// A tile is drawn.
    Draw,
    /// What the drawn tile brings before it is placed.
    AfterDraw,
    /// The tile is placed.
    Place,
    /// What the placed tile brings at once.
    AfterPlace,
    /// Payments at the beginning of the phase in which figures are placed.
    Pay,
    /// A figure is placed or another action done.
    MoveWood,
    /// A second figure.
    MoveWoodAgain,
    /// What is done once figures were placed.
    AfterWood,
    /// What happens before scoring.
    BeforeScoring,
    /// Bonuses that come before the features.
    BonusBefore,
    /// Completed features are scored.
    Features,
    /// Bonuses that come after the features.
    BonusAfter,
    /// What is scored last in this round.
    ScoringEnd,
    /// What is done after scoring.
    AfterScoring,
    /// Points at the end of the turn.
    TurnEndPoints,
    /// A further part of the turn.
    FurtherPart,
    /// What comes last in a turn.
    TurnEnd,
}

/// What is known of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotInfo {
    /// The slot.
    pub slot: Slot,
    /// The phase of the turn, counted from 1: its title stands in [`PHASES`].
    pub phase: u8,
    /// The round of scoring that points given here belong to.
    pub round: Option<Round>,
    /// Does that round end after this slot?
    pub closes_round: bool,
    /// What it is called, with words of the rules as `{term:ID}`.
    pub title: &'static str,
}

/// The phases of a turn, with words of the rules as `{term:ID}`.
pub const PHASES: [&str; 4] =
    ["Placing a {term:tile}", "Placing a {term:meeple}", "Scoring a feature", "Additional actions"];

impl Slot {
    /// All slots, in order.
    pub const ALL: [Self; 19] = [
        Self::Begin,
        Self::OwnTile,
        Self::Draw,
        Self::AfterDraw,
        Self::Place,
        Self::AfterPlace,
        Self::Pay,
        Self::MoveWood,
        Self::MoveWoodAgain,
        Self::AfterWood,
        Self::BeforeScoring,
        Self::BonusBefore,
        Self::Features,
        Self::BonusAfter,
        Self::ScoringEnd,
        Self::AfterScoring,
        Self::TurnEndPoints,
        Self::FurtherPart,
        Self::TurnEnd,
    ];

    /// The slot after this one.
    pub const fn next(self) -> Option<Self> {
        let next = self as usize + 1;
        if next < Self::ALL.len() { Some(Self::ALL[next]) } else { None }
    }

    /// What is known of it.
    pub const fn info(self) -> SlotInfo {
        const INFO: [SlotInfo; Slot::ALL.len()] = {
            let mut table = [Slot::Begin.look_up(); Slot::ALL.len()];
            let mut place = 0;
            while place < table.len() {
                table[place] = Slot::ALL[place].look_up();
                place += 1;
            }
            table
        };
        INFO[self as usize]
    }

    const fn look_up(self) -> SlotInfo {
        let (phase, round, closes_round) = match self {
            Self::Begin => (1, Some(Round::OneA), true),
            Self::OwnTile | Self::Draw => (1, None, false),
            Self::AfterDraw => (1, Some(Round::OneB), true),
            Self::Place => (1, None, false),
            Self::AfterPlace => (1, Some(Round::OneC), true),
            Self::Pay => (2, None, false),
            Self::MoveWood | Self::MoveWoodAgain => (2, Some(Round::Two), false),
            Self::AfterWood => (2, Some(Round::Two), true),
            Self::BeforeScoring => (3, None, false),
            Self::BonusBefore | Self::Features | Self::BonusAfter => (3, Some(Round::Three), false),
            Self::ScoringEnd => (3, Some(Round::Three), true),
            Self::AfterScoring => (4, None, false),
            Self::TurnEndPoints => (4, Some(Round::Four), true),
            Self::FurtherPart | Self::TurnEnd => (4, None, false),
        };
        SlotInfo { slot: self, phase, round, closes_round, title: self.title() }
    }

    const fn title(self) -> &'static str {
        match self {
            Self::Begin => "Beginning of the turn",
            Self::OwnTile => "A {term:tile} of one's own",
            Self::Draw => "Drawing a {term:tile}",
            Self::AfterDraw => "What the drawn {term:tile} brings",
            Self::Place => "Placing the {term:tile}",
            Self::AfterPlace => "What the placed {term:tile} brings",
            Self::Pay => "Payments",
            Self::MoveWood => "Placing a {term:meeple}",
            Self::MoveWoodAgain => "Placing a second figure",
            Self::AfterWood => "After placing figures",
            Self::BeforeScoring => "Before scoring",
            Self::BonusBefore => "Bonuses before the features",
            Self::Features => "Scoring features",
            Self::BonusAfter => "Bonuses after the features",
            Self::ScoringEnd => "End of scoring",
            Self::AfterScoring => "After scoring",
            Self::TurnEndPoints => "Points at the end of the turn",
            Self::FurtherPart => "A further part of the turn",
            Self::TurnEnd => "End of the turn",
        }
    }
}
