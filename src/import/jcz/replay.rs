use super::carry::{Carried, tile};
use super::error::CarryError;
use super::file::{SavedGame, Sent};
use super::message::{Message, Pointer};
use super::names;
use super::options::{self, COMMIT};
use super::random::Random;
use super::wanted;
use crate::expansions::{SavedTarget, SavedVerb};
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
    /// Something was done that has a COMMIT of its own.
    to_confirm: Option<ToConfirm>,
    /// The random number that holds now.
    random: Option<Random>,
    played: Vec<Played>,
}

/// Something that is confirmed once the player has nothing more to choose of the kind.
#[derive(Clone, Copy, Debug)]
struct ToConfirm {
    /// What the decision was about.
    about: &'static str,
    /// Who made it.
    player: Option<Player>,
    /// The phase in which it is confirmed.
    phase: &'static str,
}

impl<'s> Replay<'s> {
    /// Begins a saved game.
    ///
    /// # Errors
    /// When it cannot begin as it says.
    pub fn new(saved: &'s SavedGame, carried: &Carried) -> Result<Self, CarryError> {
        let game = carried.setup.build().map_err(CarryError::Beginning)?;
        let messages = saved.messages();
        let mut replay = Self {
            saved,
            game,
            messages,
            next: 0,
            unconfirmed: false,
            to_confirm: None,
            random: saved.random,
            played: Vec::new(),
        };
        replay.go_on();
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
        match sent.message {
            Message::Confirm => {}
            Message::Commit => {
                if !self.commit_is_due() {
                    return Err(Stop::OutOfTurn(self.due()));
                }
                Self::check_player(sent.player, self.asked())?;
                if self.action_part_is_over() {
                    self.unconfirmed = false;
                    if let Some(confirmed) = self.offered_until_commit().and_then(|choices| {
                        choices.into_iter().find(|choice| is_told_by(choice, SavedVerb::COMMIT))
                    }) {
                        self.take(None, confirmed);
                    }
                } else {
                    self.to_confirm = None;
                }
                self.random = sent.random.or(self.random);
            }
            _ => {
                let (choice, decision) = self.choice_of(sent)?;
                self.random = sent.random.or(self.random);
                self.note(choice, &decision);
                self.take(Some(place), choice);
            }
        }
        self.next += 1;
        self.go_on();
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
        if self.action_part_is_over() {
            return Some(names::COMMIT_PHASE);
        }
        if let Some(done) = self.to_confirm.filter(|_| self.commit_is_due()) {
            return Some(done.phase);
        }
        match self.decision(&mut Choices::new()) {
            Some(decision) => names::phase(decision.about).map(|phase| phase.name),
            None => (self.game.stage() == Stage::Over).then_some(names::GAME_OVER),
        }
    }

    /// Who must act.
    pub fn asked(&self) -> Option<Player> {
        if self.action_part_is_over() {
            let placed = self.played.iter().rev().find(|played| places_a_tile(&played.choice))?;
            return self.saved.replay.get(placed.message?)?.player;
        }
        if self.commit_is_due() {
            return self.to_confirm?.player;
        }
        self.decision(&mut Choices::new())?.player
    }

    /// Must the player confirm what was done before anything else?
    pub fn must_confirm(&self) -> bool {
        self.commit_is_due()
    }

    /// Everything that may be done now, in that program's words, sorted.
    pub fn options(&self) -> Vec<String> {
        let mut choices = Choices::new();
        let player = self.decision(&mut choices).and_then(|decision| decision.player);
        let mut lines = Vec::with_capacity(choices.len());
        if self.commit_is_due() {
            lines.push(COMMIT.to_owned());
            choices = self.offered_until_commit().unwrap_or_default();
        }
        for choice in &choices {
            options::add(&self.game, player.unwrap_or(Player(0)), choice, &mut lines);
        }
        lines.sort_unstable();
        lines
    }

    /// May what is offered now be declined?
    pub fn can_pass(&self) -> bool {
        let mut choices = Choices::new();
        let decision = self.decision(&mut choices);
        let is_bid =
            decision.and_then(|decision| names::phase(decision.about)).is_some_and(|it| it.pass_is_bid);
        !self.commit_is_due() && !is_bid && choices.iter().any(|choice| is_told_by(choice, SavedVerb::PASS))
    }

    /// Does chance decide what comes next, and is nothing known of it?
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

    /// Does scoring still lie ahead in this turn?
    fn before_scoring(&self) -> bool {
        let p = self.game.position();
        let next = p.agenda.iter().rev().find_map(|task| match task {
            Task::Slot(slot) => Some(*slot),
            _ => None,
        });
        p.stage == Stage::Running
            && p.frame().tile.is_some()
            && next.is_some_and(|next| next <= Slot::Features)
    }

    /// Has the engine gone past the action part of a turn that the players have not confirmed yet?
    fn action_part_is_over(&self) -> bool {
        let in_phase = || {
            let decision = self.decision(&mut Choices::new());
            decision.and_then(|decision| names::phase(decision.about)).is_some_and(|phase| phase.action)
        };
        self.unconfirmed && !(self.before_scoring() && in_phase())
    }

    /// Must the player confirm before anything else?
    fn commit_is_due(&self) -> bool {
        let goes_on = |done: ToConfirm| {
            let decision = self.decision(&mut Choices::new());
            decision.is_some_and(|next| next.about == done.about && next.player == done.player)
        };
        self.action_part_is_over() || self.to_confirm.is_some_and(|done| !goes_on(done))
    }

    /// Keeps in mind what is to be confirmed once this choice is made.
    fn note(&mut self, choice: Choice, decision: &Decision) {
        self.unconfirmed |= places_a_tile(&choice);
        if let Some(phase) = names::message_of(choice.verb).and_then(|saved| saved.confirmed) {
            self.to_confirm = Some(ToConfirm { about: decision.about, player: decision.player, phase });
        }
    }

    /// What may still be chosen until the action part is confirmed, if anything.
    fn offered_until_commit(&self) -> Option<Choices> {
        let mut choices = Choices::new();
        self.decision(&mut choices)?;
        choices.iter().any(|choice| is_told_by(choice, SavedVerb::COMMIT)).then_some(choices)
    }

    /// What must come now, in words.
    fn due(&self) -> String {
        match self.decision(&mut Choices::new()) {
            _ if self.commit_is_due() => COMMIT.to_owned(),
            Some(decision) => decision.about.to_owned(),
            None => "nothing".to_owned(),
        }
    }

    /// Goes on to what the next message speaks of: lets chance decide what the file knows, and takes what no
    /// message tells.
    fn go_on(&mut self) {
        let mut choices = Choices::new();
        while let Some(decision) = self.decision(&mut choices) {
            let draws = choices.iter().any(|choice| choice.verb == &verbs::DRAW);
            let went_on = match decision.player {
                // What chance brings after the action part comes by the number of the COMMIT.
                None if !draws && self.commit_is_due() => return,
                None => self.answer_chance(&choices),
                Some(player) => self.take_untold(player, &choices),
            };
            if !went_on {
                return;
            }
        }
    }

    /// Lets chance decide. Says whether the file knows how.
    fn answer_chance(&mut self, choices: &[Choice]) -> bool {
        if choices.iter().any(|choice| choice.verb == &verbs::DRAW) {
            let drawn = self.placed_next().is_some_and(|kind| self.draw(kind));
            // That program drew at random here too.
            self.random = self.random.filter(|_| drawn).map(Random::next).or(self.random);
            return drawn;
        }
        // What scoring leaves to chance is drawn with the number of the COMMIT that lets it begin.
        if self.unconfirmed && !self.before_scoring() {
            return false;
        }
        // What is confirmed by a message of its own is drawn with that message's number.
        if let Some((_, sent)) = self.next().filter(|(_, sent)| sent.message == Message::Confirm) {
            self.random = sent.random.or(self.random);
            self.next += 1;
        }
        let record = choices.first().and_then(|choice| names::chance(choice.verb));
        let (Some(record), Some(random)) = (record, self.random) else { return false };
        let copies = |choice: &Choice| (record.copies)(self.game.position(), *choice).min(MOST_COPIES);
        let mut left = random.pick(choices.iter().map(copies).sum());
        let picked = choices.iter().find(|choice| {
            let own = copies(choice);
            let is_it = left < own;
            left = left.saturating_sub(own);
            is_it
        });
        let Some(&picked) = picked else { return false };
        self.random = Some(random.next());
        self.take(None, picked);
        true
    }

    /// Takes what no message tells where the next message speaks of something else. Says whether it did.
    fn take_untold(&mut self, player: Player, choices: &[Choice]) -> bool {
        let Some(&untold) = choices.iter().find(|choice| is_told_by(choice, SavedVerb::SILENCE)) else {
            return false;
        };
        let told = self
            .next()
            .is_some_and(|(_, sent)| wanted::listed(&self.game, player, choices, &sent.message).is_some());
        if !told {
            self.take(None, untold);
        }
        !told
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

    /// The listed choice that a message stands for, and the decision that it answers.
    fn choice_of(&self, sent: &Sent) -> Result<(Choice, Decision), Stop> {
        if self.commit_is_due() && self.offered_until_commit().is_none() {
            return Err(Stop::OutOfTurn(self.due()));
        }
        let mut choices = Choices::new();
        let decision = self.decision(&mut choices).ok_or(Stop::Over)?;
        Self::check_player(sent.player, decision.player)?;
        if let Message::DeployMeeple { meeple, .. } = &sent.message {
            Self::check_player(Some(meeple.owner), decision.player)?;
        }
        let player = decision.player.unwrap_or(Player(0));
        if let Some(choice) = wanted::listed(&self.game, player, &choices, &sent.message) {
            return Ok((choice, decision));
        }
        let choice = wanted::unlisted(&self.game, &sent.message, decision.about)?;
        let refusal = self.game.why_not(choice);
        Err(Stop::NotLegal { choice: options::in_words(&sent.message), refusal })
    }
}

/// The most of one kind that a bag is taken to hold.
const MOST_COPIES: u32 = 10_000;

/// Is the choice told by messages of this type?
fn is_told_by(choice: &Choice, message: &str) -> bool {
    names::message_of(choice.verb).is_some_and(|saved| saved.message == message)
}

/// Does the choice put a tile on the table?
fn places_a_tile(choice: &Choice) -> bool {
    let target = names::message_of(choice.verb).map(|saved| saved.target);
    matches!(target, Some(SavedTarget::Placement))
}
