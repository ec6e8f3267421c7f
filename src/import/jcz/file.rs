use std::fs::File;
use std::io::Read;
use std::path::Path;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::error::ReadError;
use super::message::{self, Message};
use super::random::Random;
use crate::figures::{MOST_PLAYERS, Player};
use crate::geometry::{Cell, Rotation};

/// The largest file that is read.
const MOST_BYTES: usize = 4 << 20;

/// The longest replay that is read.
const MOST_MESSAGES: usize = 10_000;

/// How much of an element is in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// It is in play.
    On,
    /// So many of it; figures are counted for each player.
    Count(u32),
}

/// A tile that lies on the table at the beginning.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StartTile {
    /// Its id.
    pub tile: String,
    /// How far it is turned.
    pub rotation: Rotation,
    /// Where.
    pub cell: Cell,
}

/// A message with its sender.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sent {
    /// Who acts, where the file says so.
    pub player: Option<Player>,
    /// What is done.
    pub message: Message,
    /// The random number that comes with it.
    pub random: Option<Random>,
}

/// A saved game as it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// Sets of tiles, and how many copies of each.
    pub sets: Vec<(String, u32)>,
    /// What else is in play. What is switched off is left out.
    pub elements: Vec<(String, Amount)>,
    /// The rules that are set.
    pub rules: Vec<(String, String)>,
    /// The table at the beginning.
    pub start: Vec<StartTile>,
    /// The players' names, in the order of play.
    pub players: Vec<String>,
    /// What was done.
    pub replay: Vec<Sent>,
    /// The random number that holds until a message brings another one.
    pub random: Option<Random>,
    /// The tiles in the order in which they are drawn, as far as it is known.
    pub draw_order: Vec<String>,
    /// After so many draws no tile is left.
    pub draws: Option<usize>,
    /// What the file's authors assert of the game.
    pub assertions: Vec<String>,
}

impl SavedGame {
    /// Opens and reads a file.
    ///
    /// # Errors
    /// A file that cannot be read, or is no saved game.
    pub fn open(path: &Path) -> Result<Self, ReadError> {
        let failed = |error| ReadError::Io { path: path.to_owned(), error };
        let file = File::open(path).map_err(failed)?;
        let mut text = Vec::new();
        file.take(MOST_BYTES as u64 + 1).read_to_end(&mut text).map_err(failed)?;
        Self::read(&text)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// A damaged file, one of another shape, or one too large for any game.
    pub fn read(text: &[u8]) -> Result<Self, ReadError> {
        if text.len() > MOST_BYTES {
            return Err(ReadError::TooLarge { limit: MOST_BYTES });
        }
        // Some editors put a mark of the encoding first.
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        if text.trim_ascii_start().first() != Some(&b'{') {
            return Err(ReadError::Json("it must be JSON that begins with `{`".to_owned()));
        }
        let RawFile { setup, players, replay, initial_random, game_annotations, test } =
            serde_json::from_slice(text)?;
        if !(1..=MOST_PLAYERS).contains(&players.len()) {
            return Err(ReadError::Players(players.len()));
        }
        if replay.len() > MOST_MESSAGES {
            return Err(ReadError::TooManyMessages { limit: MOST_MESSAGES });
        }
        let names = players.into_iter().enumerate();
        let names: Vec<_> =
            names.map(|(place, player)| player.name.unwrap_or(format!("Player {}", place + 1))).collect();
        let mut messages = Vec::with_capacity(replay.len());
        for (place, raw) in replay.into_iter().enumerate() {
            messages.push(raw.read(place, names.len())?);
        }
        let annotations = game_annotations.unwrap_or_default();
        let game = Self {
            sets: setup.sets.unwrap_or_default().iter().filter_map(|(id, copies)| set(id, copies)).collect(),
            elements: elements(&setup.elements.unwrap_or_default()),
            rules: rules(&setup.rules.unwrap_or_default()),
            start: setup
                .start
                .unwrap_or_default()
                .into_iter()
                .map(RawStart::read)
                .collect::<Result<_, _>>()?,
            players: names,
            replay: messages,
            random: initial_random.as_ref().and_then(random),
            draw_order: annotations.draw_order.unwrap_or_default(),
            draws: annotations.end_turn,
            assertions: test.and_then(|test| test.assertions).unwrap_or_default(),
        };
        game.counting()?;
        Ok(game)
    }

    /// The places of the messages that count: none that was taken back.
    pub fn messages(&self) -> Vec<usize> {
        self.counting().unwrap_or_default()
    }

    fn counting(&self) -> Result<Vec<usize>, ReadError> {
        let mut counting = Vec::with_capacity(self.replay.len());
        for (place, sent) in self.replay.iter().enumerate() {
            if sent.message == Message::Undo {
                counting.pop().ok_or(ReadError::NothingToUndo { message: place })?;
            } else {
                counting.push(place);
            }
        }
        Ok(counting)
    }
}

/// A set of which there is any copy.
fn set(id: &str, copies: &Value) -> Option<(String, u32)> {
    let copies = match copies {
        Value::Bool(on) => u32::from(*on),
        other => other.as_u64().map_or(1, |copies| copies.try_into().unwrap_or(u32::MAX)),
    };
    (copies > 0).then(|| (id.to_owned(), copies))
}

fn elements(raw: &Map<String, Value>) -> Vec<(String, Amount)> {
    let amount = |value: &Value| match value {
        Value::Null | Value::Bool(false) => None,
        other => match other.as_u64() {
            Some(0) => None,
            Some(count) => Some(Amount::Count(count.try_into().unwrap_or(u32::MAX))),
            None => Some(Amount::On),
        },
    };
    raw.iter().filter_map(|(id, value)| Some((id.clone(), amount(value)?))).collect()
}

fn rules(raw: &Map<String, Value>) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    raw.iter().map(|(id, value)| (id.clone(), text(value))).collect()
}

fn random(value: &Value) -> Option<Random> {
    value.as_f64().and_then(Random::new)
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", expecting = "a map of names and values")]
struct RawFile {
    setup: RawSetup,
    players: Vec<RawPlayer>,
    replay: Vec<RawMessage>,
    initial_random: Option<Value>,
    game_annotations: Option<RawAnnotations>,
    test: Option<RawTest>,
}

#[derive(Deserialize)]
#[serde(expecting = "a map of names and values")]
struct RawSetup {
    sets: Option<Map<String, Value>>,
    elements: Option<Map<String, Value>>,
    rules: Option<Map<String, Value>>,
    start: Option<Vec<RawStart>>,
}

#[derive(Deserialize)]
#[serde(expecting = "a map of names and values")]
struct RawStart {
    tile: String,
    x: i64,
    y: i64,
    #[serde(default)]
    rotation: u16,
}

impl RawStart {
    fn read(self) -> Result<StartTile, ReadError> {
        let Self { tile, x, y, rotation } = self;
        match (message::cell([x, y]), message::turn(rotation)) {
            (Ok(cell), Some(rotation)) => Ok(StartTile { tile, rotation, cell }),
            _ => Err(ReadError::StartTile { tile }),
        }
    }
}

#[derive(Deserialize)]
#[serde(expecting = "a map of names and values")]
struct RawPlayer {
    name: Option<String>,
}

#[derive(Deserialize)]
#[serde(expecting = "a map of names and values")]
struct RawMessage {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    payload: Value,
    player: Option<i64>,
}

impl RawMessage {
    fn read(self, place: usize, players: usize) -> Result<Sent, ReadError> {
        let Self { kind, payload, player } = self;
        let player = match player {
            None => None,
            Some(player) if (0..players as i64).contains(&player) => Some(Player(player as u8)),
            Some(player) => return Err(ReadError::NoSuchPlayer { message: place, player }),
        };
        let random = payload.get("random").and_then(random);
        let message = Message::read(&kind, payload).map_err(|what| ReadError::Message {
            message: place,
            kind,
            what,
        })?;
        Ok(Sent { player, message, random })
    }
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", expecting = "a map of names and values")]
struct RawAnnotations {
    draw_order: Option<Vec<String>>,
    end_turn: Option<usize>,
}

#[derive(Deserialize)]
#[serde(expecting = "a map of names and values")]
struct RawTest {
    assertions: Option<Vec<String>>,
}
