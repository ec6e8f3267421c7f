//! A line of play: a game with the script that it follows as long as that has something to say.

use std::hash::Hasher;

use super::{Settings, Until};
use crate::events::RoomEventKind;
use crate::game::Game;
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Hasher128, Stage};
use crate::scenario::{OpenScript, Pause};
use crate::track::Scorer;
use crate::turn::verbs;

/// A line of play that can be copied and gone on with.
#[derive(Clone)]
pub(super) enum Line<'s> {
    /// The script has something to say yet.
    Scripted(Box<OpenScript<'s>>),
    /// Everything is open.
    Free(Box<Game>),
}

/// Where a line of play pauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stand {
    /// Somebody must choose between several ways, or chance does.
    Open(Decision),
    /// It is at its end.
    End,
    /// It brings more messages in a turn than any table would bear.
    Endless,
    /// It does not fit what the script says next.
    Misfit,
}

/// How far lines are followed, and what is answered for them.
pub(super) struct Bounds<'s> {
    until: Until,
    /// The turn, and the parts of turns, under way where everything begins to be open.
    turn: u16,
    depth: usize,
    credits: &'s [Option<Scorer>],
    counted: Vec<&'static RoomEventKind>,
}

impl<'s> Bounds<'s> {
    pub fn new(settings: &Settings<'s>, game: &Game, counted: Vec<&'static RoomEventKind>) -> Self {
        let p = game.position();
        let credits = &settings.scenario.credits[..];
        Self { until: settings.until, turn: p.turn, depth: p.frames.len(), credits, counted }
    }

    /// What is counted on the way.
    pub fn counted(self) -> Vec<&'static RoomEventKind> {
        self.counted
    }

    /// How many open decisions are followed.
    pub const fn decisions(&self) -> u32 {
        match self.until {
            Until::Decisions(decisions) => decisions,
            _ => u32::MAX,
        }
    }

    fn ended(&self, game: &Game) -> bool {
        let p = game.position();
        p.stage != Stage::Running
            || self.until == Until::Part && (p.turn != self.turn || p.frames.len() < self.depth)
    }

    /// Leaves of the listed choices those that the scenario does not answer itself.
    pub fn narrow(&self, decision: &Decision, choices: &mut Choices) {
        if decision.about == "draw" {
            // Where features are stated in words, the tile is one in words unless the script says another.
            if choices.iter().any(|choice| choice.verb == &verbs::DRAW_IN_WORDS) {
                choices.retain(|choice| choice.verb == &verbs::DRAW_IN_WORDS);
            }
        } else if decision.about == "scorer"
            && let Some(player) = decision.player
            && let Some(Some(scorer)) = self.credits.get(player.index())
            && choices.iter().any(|choice| choice.as_scorer() == *scorer)
        {
            choices.retain(|choice| choice.as_scorer() == *scorer);
        }
    }
}

impl Line<'_> {
    pub fn game(&self) -> &Game {
        match self {
            Self::Scripted(script) => script.game(),
            Self::Free(game) => game,
        }
    }

    /// Goes on to where it pauses, and fills the list with what may be chosen there. What there is only one
    /// way to do is done; `made` gets what is chosen without the script.
    pub fn settle(&mut self, bounds: &Bounds<'_>, choices: &mut Choices, made: &mut Choices) -> Stand {
        if let Self::Scripted(script) = self {
            if bounds.ended(script.game()) {
                return ended(script.game());
            }
            let pause = script.go_on();
            match pause {
                _ if matches!(script.game().stage(), Stage::Stuck(_)) => return Stand::Endless,
                Pause::Misfit => return Stand::Misfit,
                Pause::Over => return Stand::End,
                Pause::Open => {}
            }
            if script.says_no_more() {
                let mut game = Box::new(script.game().clone());
                game.forget_events();
                game.keep_events(false);
                made.extend_from_slice(script.made());
                *self = Self::Free(game);
            } else {
                let Some(decision) = script.game().decision(choices) else { return Stand::End };
                bounds.narrow(&decision, choices);
                return Stand::Open(decision);
            }
        }
        let Self::Free(game) = self else { return Stand::End };
        loop {
            if bounds.ended(game) {
                return ended(game);
            }
            let Some(decision) = game.decision(choices) else { return ended(game) };
            bounds.narrow(&decision, choices);
            match choices[..] {
                [only] => {
                    made.push(only);
                    game.choose_listed(only);
                }
                _ => return Stand::Open(decision),
            }
        }
    }

    /// What may be chosen where it pauses.
    pub fn decision(&self, bounds: &Bounds<'_>, choices: &mut Choices) -> Option<Decision> {
        let decision = self.game().decision(choices)?;
        bounds.narrow(&decision, choices);
        Some(decision)
    }

    pub fn choose(&mut self, choice: Choice, made: &mut Choices) {
        match self {
            Self::Scripted(script) => script.choose(choice),
            Self::Free(game) => {
                made.push(choice);
                game.choose_listed(choice);
            }
        }
    }

    /// All choices made, given those made without the script.
    pub fn all_made(&self, made: Choices) -> Choices {
        match self {
            Self::Scripted(script) => script.made().to_vec(),
            Self::Free(_) => made,
        }
    }

    /// A number for where it stands, equal for lines that go on in the same way and count the same.
    pub fn key(&self, bounds: &Bounds<'_>, left: u32) -> u128 {
        let game = self.game();
        let mut hasher = Hasher128::new();
        hasher.write_u128(game.fingerprint());
        for kind in &bounds.counted {
            let told = game.position().log.summary.told_to(kind);
            hasher.write_u64(told[..3].iter().fold(0, |all, &one| all << 16 | u64::from(one)));
            hasher.write_u64(told[3..].iter().fold(0, |all, &one| all << 16 | u64::from(one)));
        }
        if matches!(bounds.until, Until::Decisions(_)) {
            hasher.write_u32(left);
        }
        if let Self::Scripted(script) = self {
            script.hash_place(&mut hasher);
        }
        hasher.number()
    }
}

fn ended(game: &Game) -> Stand {
    if matches!(game.stage(), Stage::Stuck(_)) { Stand::Endless } else { Stand::End }
}
