use std::path::PathBuf;

use crate::game::SetupProblem;

/// Why a file is no saved game that can be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file cannot be opened or read.
    #[error("{error}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The file is larger than any game needs.
    #[error("larger than {limit} bytes")]
    TooLarge {
        /// The limit.
        limit: usize,
    },
    /// It is no JSON, or not of this shape.
    #[error("not a saved game: {0}")]
    Json(String),
    /// There are more messages than any game needs.
    #[error("more than {limit} messages")]
    TooManyMessages {
        /// The limit.
        limit: usize,
    },
    /// There are too few or too many players.
    #[error("a game has 1 to 6 players, not {0}")]
    Players(usize),
    /// A message is not of the shape that its type has.
    #[error("message {message} ({kind}): {what}")]
    Message {
        /// Its place in the replay, from 0.
        message: usize,
        /// Its type.
        kind: String,
        /// What is wrong with it.
        what: String,
    },
    /// A message is by somebody who does not play.
    #[error("message {message} is by player {player}, who does not play")]
    NoSuchPlayer {
        /// Its place in the replay, from 0.
        message: usize,
        /// The player.
        player: i64,
    },
    /// There is no message that this one could take back.
    #[error("message {message} takes back a message, but there is none before it")]
    NothingToUndo {
        /// Its place in the replay, from 0.
        message: usize,
    },
    /// A tile of the beginning lies nowhere that a tile could lie.
    #[error("the start tile {tile} lies at no possible place")]
    StartTile {
        /// The tile.
        tile: String,
    },
    /// A line of the list of legal choices is not of its shape.
    #[error("line {line} of the legal choices: {what}")]
    Legal {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
}

impl From<serde_json::Error> for ReadError {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error.to_string())
    }
}

/// Why nothing of a saved game can be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CarryError {
    /// No set of tiles is known.
    #[error("none of its sets of tiles is known")]
    NoTiles,
    /// There are more tiles than a table holds.
    #[error("more than {limit} tiles")]
    TooManyTiles {
        /// The limit.
        limit: usize,
    },
    /// The tiles of the beginning cannot lie like that.
    #[error("it cannot begin like that: {0:?}")]
    Beginning(Vec<SetupProblem>),
}
