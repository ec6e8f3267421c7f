//! A saved game as a scenario that people can read.

use super::carry::Carried;
use super::error::CarryError;
use super::file::SavedGame;
use super::replay::{Played, Replay};
use crate::editions::Edition;
use crate::expansions::PileSetup;
use crate::figures::Player;
use crate::game::{Game, Setup, TileSetup, start_tiles};
use crate::scenario::{Head, Line, document};
use crate::script::{COLOURS, Names, tiles};
use crate::tiles::TileKindId;
use crate::turn::verbs;

/// How a saved game is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// What it is called.
    pub title: String,
    /// The editions that it speaks of; where there is none, the one whose tiles it has. It is played in its own,
    /// if that is among them, else in the first.
    pub editions: Vec<Edition>,
    /// Only so many turns.
    pub turns: Option<u16>,
}

/// A saved game as a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The text of the scenario.
    pub text: String,
    /// What is not in it, and why.
    pub left_out: Vec<String>,
}

impl SavedGame {
    /// Writes the game as a scenario, as far as it can be played.
    ///
    /// # Errors
    /// When nothing of it can be played.
    pub fn written(&self, wish: &Wish) -> Result<Written, CarryError> {
        let own = [self.edition()];
        let editions = if wish.editions.is_empty() { &own[..] } else { &wish.editions };
        let edition = editions.iter().copied().find(|edition| own.contains(edition)).unwrap_or(editions[0]);
        let carried = self.carry_over_to(edition)?;
        let mut replay = Replay::new(self, &carried)?;
        let stop = play(&mut replay, wish.turns);
        let names = Names { players: self.names(), stated: Vec::new() };
        let mut left_out: Vec<String> = carried.left_out.iter().map(|out| out.to_string()).collect();
        left_out.extend(stop);
        let script = Script::of(&carried, replay.played(), &names)?;
        let board = board(&carried.setup);
        let head = Head {
            title: wish.title.clone(),
            editions,
            boxes: &carried.setup.boxes,
            without: &carried.setup.without,
            readings: &carried.setup.overrides,
            players: &names.players,
            each: &carried.setup.each,
            board,
            pile: Some(Head::pile_of(&script.game, &script.pile)),
        };
        let mut text = document(&head, &script.lines, script.turns);
        if !left_out.is_empty() {
            text += "# Not carried over:\n";
            left_out.iter().for_each(|out| text += &format!("# - {}\n", out.replace(['\n', '\r'], " ")));
        }
        Ok(Written { text, left_out })
    }

    /// The players' names where they can stand in a scenario, else colours.
    fn names(&self) -> Vec<String> {
        let plain = |c: char| c.is_alphanumeric() || c == ' ' || c == '-' || c == '_';
        let fits = |(place, name): (usize, &String)| {
            let own = name.starts_with(char::is_alphabetic) && name.len() < 60 && name.chars().all(plain);
            let word = !NO_NAMES.iter().any(|word| word.eq_ignore_ascii_case(name)) && !name.ends_with(' ');
            let again = self.players[..place].iter().any(|before| before.eq_ignore_ascii_case(name));
            own && word && !again
        };
        match self.players.iter().enumerate().all(fits) {
            true => self.players.clone(),
            false => COLOURS.iter().take(self.players.len()).map(|&colour| colour.to_owned()).collect(),
        }
    }
}

/// Words that mean something else in YAML or in scripts.
const NO_NAMES: [&str; 10] =
    ["true", "false", "null", "yes", "no", "on", "off", "none", "meeple", "messenger"];

/// Plays the messages of so many turns, or all. Says what stopped it.
fn play(replay: &mut Replay<'_>, turns: Option<u16>) -> Option<String> {
    while let Some((message, _)) = replay.next() {
        if turns.is_some_and(|turns| replay.game().position().turn > turns && !replay.must_confirm()) {
            return None;
        }
        if let Err(stop) = replay.step() {
            return Some(format!("message {message} and all that follow: {stop}"));
        }
    }
    None
}

/// The tiles on the table, where it is not what lies at every beginning.
fn board(setup: &Setup) -> Vec<String> {
    if setup.tiles == start_tiles(&setup.catalogue, setup.edition, &setup.boxes) {
        return Vec::new();
    }
    let tile = |&TileSetup { kind, rotation, cell }: &TileSetup| {
        format!("{} at {cell}", tiles::print(&setup.catalogue, tiles::Turned { kind, rotation }))
    };
    setup.tiles.iter().map(tile).collect()
}

/// The script of a game, with what was seen on the way.
struct Script {
    game: Game,
    lines: Vec<Line>,
    turns: u16,
    /// The tiles in the order in which they came, and those that were left.
    pile: Vec<TileKindId>,
}

impl Script {
    /// Plays the choices again and writes them down. What is drawn stands in the pile and needs no steps; what is
    /// declined needs one only where more of the kind follows in the turn.
    fn of(carried: &Carried, played: &[Played], names: &Names) -> Result<Self, CarryError> {
        let mut game = carried.setup.build().map_err(CarryError::Beginning)?;
        let mut choices = Vec::new();
        let mut steps: Vec<(Line, &'static str, bool)> = Vec::new();
        let mut pile = carried.setup.pile.known.clone();
        let PileSetup { rest, later, held, .. } = &carried.setup.pile;
        let mut rest: Vec<_> = rest.iter().chain(later.iter().flatten()).chain(held).copied().collect();
        let (mut turn, mut turns) = (0, 0);
        for Played { choice, .. } in played {
            let decision = game.decision(&mut choices);
            if choice.verb == &verbs::DRAW {
                let kind = choice.tile_kind();
                pile.push(kind);
                if let Some((_, left)) = rest.iter_mut().find(|(own, left)| *own == kind && *left > 0) {
                    *left -= 1;
                }
            } else {
                let line = Line::of(&game, names, *choice);
                if turn != line.turn {
                    turn = line.turn;
                    let player =
                        names.player(decision.and_then(|decision| decision.player).unwrap_or(Player(0)));
                    steps.push((Line { turn, text: format!("# Turn {turn}, {player}") }, "", false));
                }
                let default = decision.and_then(|decision| decision.default);
                steps.push((line, choice.verb.about, default.as_ref() == Some(choice)));
                turns = turn;
            }
            game.choose_listed(*choice);
        }
        pile.extend(rest.into_iter().flat_map(|(kind, left)| std::iter::repeat_n(kind, usize::from(left))));
        let needed = |place: usize| {
            let (line, about, declined) = &steps[place];
            let follows = |(later, kind, _): &&(Line, &str, bool)| later.turn == line.turn && kind == about;
            !declined
                || steps[place + 1..]
                    .iter()
                    .take_while(|(later, ..)| later.turn == line.turn)
                    .any(|it| follows(&it))
        };
        let kept: Vec<bool> = (0..steps.len()).map(needed).collect();
        let lines =
            steps.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|((line, ..), _)| line).collect();
        Ok(Self { game, lines, turns, pile })
    }
}
