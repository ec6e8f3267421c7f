use std::fmt;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::Value;

use super::error::ReadError;
use super::message::{self, Message};
use super::options;
use crate::figures::Player;

/// The largest list of legal choices that is unpacked, in bytes.
const MOST_UNPACKED: usize = 64 << 20;

/// The largest file that is read.
const MOST_BYTES: usize = 8 << 20;

/// What that program expected of a game, from files beside it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// The points.
    pub expected: Option<Expected>,
    /// The legal choices before each message.
    pub legal: Option<Vec<LegalHere>>,
}

impl Beside {
    /// Reads the files beside a saved game that are there: `NAME.expected.json`, `NAME.legal.jsonl.gz`.
    ///
    /// # Errors
    /// A file that is there but cannot be read.
    pub fn of(game: &Path) -> Result<Self, ReadError> {
        let text = |ending: &str| read_limited(&game.with_extension(ending));
        let expected = text("expected.json")?.map(|text| Expected::read(&text)).transpose()?;
        let legal = text("legal.jsonl.gz")?.map(|text| LegalHere::read_all(&text)).transpose()?;
        Ok(Self { expected, legal })
    }
}

/// The bytes of a file; `None` where there is none.
fn read_limited(path: &Path) -> Result<Option<Vec<u8>>, ReadError> {
    let failed = |error| ReadError::Io { path: path.to_owned(), error };
    let file = match std::fs::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    };
    let mut bytes = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() > MOST_BYTES {
        return Err(ReadError::TooLarge { limit: MOST_BYTES });
    }
    Ok(Some(bytes))
}

/// Points that a player gets at once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Deserialize)]
pub struct PointsEntry {
    /// Who, by the place in the order of play.
    pub player: u8,
    /// How many.
    pub points: i32,
    /// What for: `city`, `road.incomplete`, ...
    pub name: String,
}

impl fmt::Display for PointsEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}: {} {}", self.player, self.name, self.points)
    }
}

/// The points of one turn, in no order.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct TurnPoints {
    /// The turn, from 1; none for the final scoring.
    pub turn: Option<u16>,
    /// Is it the final scoring?
    #[serde(default, rename = "final")]
    pub at_end: bool,
    /// The points.
    pub points: Vec<PointsEntry>,
}

/// Everybody's points after a message.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Running {
    /// The message, by its place in the replay.
    pub message: usize,
    /// The points of each player.
    pub points: Vec<i32>,
}

/// The points that that program gave.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Expected {
    /// Everybody's points at the end.
    pub final_points: Vec<i32>,
    /// What was scored in each turn.
    pub points_by_turn: Vec<TurnPoints>,
    /// The running points after each commit.
    pub points_after_commit: Vec<Running>,
}

impl Expected {
    /// Reads the text of an `.expected.json`.
    ///
    /// # Errors
    /// A text of another shape.
    pub fn read(text: &[u8]) -> Result<Self, ReadError> {
        Ok(serde_json::from_slice(text)?)
    }
}

/// What may be done before a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalHere {
    /// The message, by its place in the replay.
    pub message: usize,
    /// The phase.
    pub phase: String,
    /// Who must act.
    pub player: Option<Player>,
    /// May what is offered be declined?
    pub can_pass: bool,
    /// What may be sent, sorted; see [`Replay::options`](super::Replay::options).
    pub options: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RawLegal {
    i: usize,
    phase: String,
    player: Option<u8>,
    #[serde(default)]
    can_pass: bool,
    options: Vec<Vec<Value>>,
}

impl LegalHere {
    /// Reads a packed `.legal.jsonl.gz`.
    ///
    /// # Errors
    /// A text of another shape, or one that unpacks to more than any game needs.
    pub fn read_all(packed: &[u8]) -> Result<Vec<Self>, ReadError> {
        let mut text = String::new();
        let damaged = |error: std::io::Error| ReadError::Legal { line: 0, what: error.to_string() };
        GzDecoder::new(packed).take(MOST_UNPACKED as u64 + 1).read_to_string(&mut text).map_err(damaged)?;
        if text.len() > MOST_UNPACKED {
            return Err(ReadError::TooLarge { limit: MOST_UNPACKED });
        }
        let read = |(place, line): (usize, &str)| {
            Self::read(line).map_err(|what| ReadError::Legal { line: place + 1, what })
        };
        text.lines().enumerate().map(read).collect()
    }

    fn read(line: &str) -> Result<Self, String> {
        let raw: RawLegal = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let mut options =
            raw.options.iter().map(|option| self::option(option)).collect::<Result<Vec<_>, _>>()?;
        options.sort_unstable();
        Ok(Self {
            message: raw.i,
            phase: raw.phase,
            player: raw.player.map(Player),
            can_pass: raw.can_pass,
            options,
        })
    }
}

/// An option as a line: its type, then what it is about.
fn option(option: &[Value]) -> Result<String, String> {
    let text = |place: usize| option.get(place).and_then(Value::as_str).unwrap_or_default().to_owned();
    let value = |place: usize| option.get(place).cloned().unwrap_or_default();
    let kind = text(0);
    let payload = match &*kind {
        "PLACE_TILE" => {
            serde_json::json!({ "tileId": text(1), "rotation": text(2), "position": value(3) })
        }
        "DEPLOY_MEEPLE" => serde_json::json!({ "pointer": value(1), "meepleId": text(2) }),
        _ => match message::ACTS.iter().find(|act| act.kind == kind) {
            Some(act) => act.payload(option.get(1..).unwrap_or_default()),
            None => Value::Null,
        },
    };
    Message::read(&kind, payload).map(|message| options::in_words(&message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_become_lines() {
        let line = r#"{"i":1,"phase":"ActionPhase","player":0,"canPass":true,"options":[["PASS"],
            ["DEPLOY_MEEPLE",{"position":[-1,0],"location":"ER.WL","feature":"Field"},"0.small.3"],
            ["PLACE_TILE","BA/L","R90",[2,-3]],
            ["PLACE_TOKEN","CASTLE",{"position":[0,-1],"location":"S","feature":"City"}],
            ["BAZAAR_BUY_OR_SELL","SELL"]]}"#;
        let legal = LegalHere::read(&line.replace('\n', "")).unwrap();
        assert_eq!((legal.message, legal.player, legal.can_pass), (1, Some(Player(0)), true));
        let lines = [
            "BAZAAR_BUY_OR_SELL SELL",
            "DEPLOY_MEEPLE Field ER.WL [-1,0] 0.small",
            "PASS",
            "PLACE_TILE BA/L R90 [2,-3]",
            "PLACE_TOKEN CASTLE City S [0,-1]",
        ];
        assert_eq!(legal.options, lines);
        let broken = r#"{"i":1,"phase":"TilePhase","options":[["PLACE_TILE","BA/L","R91",[0,0]]]}"#;
        assert!(LegalHere::read(broken).is_err());
    }

    #[test]
    fn what_is_no_packed_text_is_an_error() {
        assert!(LegalHere::read_all(b"no gzip").is_err());
        assert!(LegalHere::read_all(b"").is_err());
        assert!(Expected::read(b"{}").is_err());
    }
}
