use super::carry::{Carried, tile};
use super::error::CarryError;
use super::file::{SavedGame, Sent};
use super::message::{Message, Pointer};
use super::names;
use super::options::{self, COMMIT};
use super::wanted::Wanted;
use crate::figures::Player;
use crate::game::Game;
use crate::hooks::Choices;
use crate::position::{Choice, Decision, Refusal, Slot, Stage, Task};
use crate::tiles::TileKindId;
use crate::turn::verbs;

/// A choice that was made on the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The message that it stands for, by its place in the file. Chance has none.
    pub message: Option<usize>,
    /// The choice.
    pub choice: Choice,
}

/// Why a replay cannot go on at a message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Stop {
    /// The game is over or has stopped.
    #[error("the game is over")]
    Over,
    /// Another tile was drawn.
    #[error("the tile `{found}` is placed, but `{drawn}` was drawn")]
    OtherTile {
        /// The drawn tile.
        drawn: String,
        /// The tile of the message.
        found: String,
    },
    /// Somebody else must choose.
    #[error("player {found} acts, but player {asked} must choose")]
    OtherPlayer {
        /// Who must choose.
        asked: u8,
        /// Who sent the message.
        found: u8,
    },
    /// There is no such part on the table.
    #[error("there is no {feature} {location} at [{x},{y}]", feature = .0.feature, location = .0.location,
        x = .0.cell.x, y = .0.cell.y)]
    NoSuchPart(Pointer),
    /// There is no such figure.
    #[error("the figure `{0}` is not known")]
    NoSuchFigure(String),
    /// The message cannot be carried over.
    #[error("the message {0} is not known")]
    UnknownMessage(String),
    /// The action part is over and must be confirmed first, or there is nothing to confirm.
    #[error("out of turn: {0} is due")]
    OutOfTurn(String),
    /// The choice is not legal.
    #[error("not legal: {choice}{}", .refusal.map(|it| format!(" ({})", it.cite.id())).unwrap_or_default())]
    NotLegal {
        /// The choice in that program's words.
        choice: String,
        /// The rule that forbids it.
        refusal: Option<Refusal>,
    },
}

/// A saved game being played message by message.
#[derive(Clone, Debug)]
pub struct Replay<'s> {
    saved: &'s SavedGame,
    game: Game,
    messages: Vec<usize>,
    next: usize,
    /// A tile was placed, and the action part was not confirmed yet.
    unconfirmed: bool,
    played: Vec<Played>,
}

impl<'s> Replay<'s> {
    /// Begins a saved game.
    ///
    /// # Errors
    /// When it cannot begin as it says.
    pub fn new(saved: &'s SavedGame, carried: &Carried) -> Result<Self, CarryError> {
        let game = carried.setup.build().map_err(CarryError::Beginning)?;
        let messages = saved.messages();
        let mut replay = Self { saved, game, messages, next: 0, unconfirmed: false, played: Vec::new() };
        replay.draw_by_chance();
        Ok(replay)
    }

    /// The game as far as it was played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The choices made so far.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The next message, with its place in the file.
    pub fn next(&self) -> Option<(usize, &'s Sent)> {
        let &place = self.messages.get(self.next)?;
        Some((place, self.saved.replay.get(place)?))
    }

    /// Plays the next message. `None`: there is none left.
    ///
    /// # Errors
    /// When the message cannot be played; the game stays as it was.
    pub fn step(&mut self) -> Result<Option<usize>, Stop> {
        let Some((place, sent)) = self.next() else { return Ok(None) };
        if sent.message == Message::Commit {
            if !self.commit_is_due() {
                return Err(Stop::OutOfTurn(self.due()));
            }
            Self::check_player(sent.player, self.asked())?;
            self.unconfirmed = false;
        } else {
            let choice = self.choice_of(sent)?;
            self.unconfirmed |= choice.verb == &verbs::PLACE;
            self.take(Some(place), choice);
        }
        self.next += 1;
        self.draw_by_chance();
        Ok(Some(place))
    }

    /// Plays all messages that are left.
    ///
    /// # Errors
    /// At the first message that cannot be played.
    pub fn play_on(&mut self) -> Result<(), Stop> {
        while self.step()?.is_some() {}
        Ok(())
    }

    /// The phase of that program; `None` where it has no name here.
    pub fn phase(&self) -> Option<&'static str> {
        if self.commit_is_due() {
            return Some(names::COMMIT_PHASE);
        }
        match self.decision(&mut Choices::new()) {
            Some(decision) => names::phase(decision.about),
            None => (self.game.stage() == Stage::Over).then_some(names::GAME_OVER),
        }
    }

    /// Who must act.
    pub fn asked(&self) -> Option<Player> {
        if self.commit_is_due() {
            let placed = self.played.iter().rev().find(|played| played.choice.verb == &verbs::PLACE)?;
            return self.saved.replay.get(placed.message?)?.player;
        }
        self.decision(&mut Choices::new())?.player
    }

    /// Everything that may be done now, in that program's words, sorted.
    pub fn options(&self) -> Vec<String> {
        if self.commit_is_due() {
            return vec![COMMIT.to_owned()];
        }
        let mut choices = Choices::new();
        let player = self.decision(&mut choices).and_then(|decision| decision.player);
        let mut lines = Vec::with_capacity(choices.len());
        for choice in &choices {
            options::add(&self.game, player.unwrap_or(Player(0)), choice, &mut lines);
        }
        lines.sort_unstable();
        lines
    }

    /// May what is offered now be declined?
    pub fn can_pass(&self) -> bool {
        let mut choices = Choices::new();
        self.decision(&mut choices);
        let declines = |choice: &Choice| {
            names::message_of(choice.verb).is_some_and(|saved| saved.message == names::PASS)
        };
        !self.commit_is_due() && choices.iter().any(declines)
    }

    /// Is the next tile drawn by chance, and not known?
    pub fn waits_for_chance(&self) -> bool {
        self.decision(&mut Choices::new()).is_some_and(|decision| decision.player.is_none())
    }

    /// Is the replay at its end and the game not, although it may be over? Where chance draws, a tile may have
    /// been set aside of which no message tells, so that here one is left.
    pub fn may_be_over(&self) -> bool {
        let by_chance = || self.played.iter().any(|played| played.message.is_none());
        self.next().is_none() && self.game.stage() == Stage::Running && by_chance()
    }

    /// The game as it goes on if chance brings this tile.
    pub fn with_draw(&self, id: &str) -> Option<Self> {
        let mut drawn = self.clone();
        drawn.draw(tile(self.game.position().board.catalogue(), id)?).then_some(drawn)
    }

    fn decision(&self, choices: &mut Choices) -> Option<Decision> {
        self.game.decision(choices)
    }

    fn take(&mut self, message: Option<usize>, choice: Choice) {
        self.game.choose_listed(choice);
        self.played.push(Played { message, choice });
    }

    /// Has the engine gone past the action part of a turn that the players have not confirmed yet?
    fn commit_is_due(&self) -> bool {
        let p = self.game.position();
        let slots = p.agenda.iter().rev().find_map(|task| match task {
            Task::Slot(slot) => Some(*slot),
            _ => None,
        });
        let in_action_part = p.stage == Stage::Running
            && p.frame().tile.is_some()
            && slots.is_some_and(|next| next <= Slot::Features);
        self.unconfirmed && !in_action_part
    }

    /// What must come now, in words.
    fn due(&self) -> String {
        match self.decision(&mut Choices::new()) {
            _ if self.commit_is_due() => COMMIT.to_owned(),
            Some(decision) => decision.about.to_owned(),
            None => "nothing".to_owned(),
        }
    }

    /// Lets chance draw what the replay places next.
    fn draw_by_chance(&mut self) {
        while self.waits_for_chance() {
            let Some(kind) = self.placed_next() else { return };
            if !self.draw(kind) {
                return;
            }
        }
    }

    /// Lets chance draw such a tile. Says whether it could.
    fn draw(&mut self, kind: TileKindId) -> bool {
        let mut choices = Choices::new();
        let by_chance = self.decision(&mut choices).is_some_and(|decision| decision.player.is_none());
        let draw = choices.into_iter().find(|&choice| choice == Choice::tile(&verbs::DRAW, kind));
        let draw = draw.filter(|_| by_chance);
        draw.into_iter().for_each(|choice| self.take(None, choice));
        draw.is_some()
    }

    fn placed_next(&self) -> Option<TileKindId> {
        let catalogue = self.game.position().board.catalogue();
        self.messages[self.next..].iter().find_map(|&place| match &self.saved.replay[place].message {
            Message::PlaceTile { tile: id, .. } => tile(catalogue, id),
            _ => None,
        })
    }

    /// Is it the player who must act?
    fn check_player(found: Option<Player>, asked: Option<Player>) -> Result<(), Stop> {
        match (asked, found) {
            (Some(asked), Some(found)) if asked != found => {
                Err(Stop::OtherPlayer { asked: asked.0, found: found.0 })
            }
            _ => Ok(()),
        }
    }

    /// The listed choice that a message stands for.
    fn choice_of(&self, sent: &Sent) -> Result<Choice, Stop> {
        if self.commit_is_due() {
            return Err(Stop::OutOfTurn(self.due()));
        }
        let mut choices = Choices::new();
        let decision = self.decision(&mut choices).ok_or(Stop::Over)?;
        Self::check_player(sent.player, decision.player)?;
        if let Message::DeployMeeple { meeple, .. } = &sent.message {
            Self::check_player(Some(meeple.owner), decision.player)?;
        }
        let wanted = Wanted::read(&self.game, &sent.message)?;
        if let Some(&choice) = choices.iter().find(|choice| wanted.is(choice)) {
            return Ok(choice);
        }
        let refusal = wanted.choice().and_then(|choice| self.game.why_not(choice));
        Err(Stop::NotLegal { choice: options::in_words(&sent.message), refusal })
    }
}
