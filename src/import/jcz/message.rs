use serde::Deserialize;
use serde_json::Value;

use crate::figures::Player;
use crate::geometry::{Cell, Rotation};

/// How far from the middle of the table a saved game may speak of.
const FARTHEST: i64 = 10_000;

/// The part of a tile that a message is about, as it lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pointer {
    /// The tile's space.
    pub cell: Cell,
    /// `City`, `Road`, `Field`, `Monastery`, ...
    pub feature: String,
    /// `N`, `NW`, `_E`, `NL.NR`, `I`, ...
    pub location: String,
}

/// A figure by its name: `0.small.1`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Meeple {
    /// Whose it is.
    pub owner: Player,
    /// `small`, ...
    pub kind: String,
}

/// What a message of a box is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A space.
    Cell(Cell),
    /// A part of a tile.
    Feature(Pointer),
    /// A figure on a part of a tile.
    Meeple(Pointer, Meeple),
    /// A figure, wherever it is.
    MeepleId(Meeple),
    /// Numbers, by their names.
    Numbers(Vec<(&'static str, u32)>),
    /// Nothing more, or no place: a figure leaves the table.
    Nowhere,
}

/// One message of a replay.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Message {
    /// A tile is placed.
    PlaceTile {
        /// Its id.
        tile: String,
        /// How far it is turned.
        rotation: Rotation,
        /// Where.
        cell: Cell,
    },
    /// A figure is placed.
    DeployMeeple {
        /// Which.
        meeple: Meeple,
        /// Where.
        at: Pointer,
    },
    /// Something offered is declined.
    Pass,
    /// The action part of the turn is over.
    Commit,
    /// The message before it does not count.
    Undo,
    /// Newer versions: confirms what was done.
    Confirm,
    /// A token is placed, a neutral figure moved, a figure returned, a bid made: what boxes bring.
    Act {
        /// The type of the message: `PLACE_TOKEN`, `MOVE_NEUTRAL_FIGURE`, `RETURN_MEEPLE`, ...
        kind: &'static str,
        /// Which token, figure, reason or value; empty where the type has none.
        word: String,
        /// What it is about.
        target: Target,
    },
    /// A message that is not read yet, by its type.
    Other(String),
}

impl Message {
    /// The type of the message as it stands in the file.
    pub fn kind(&self) -> &str {
        match self {
            Self::PlaceTile { .. } => "PLACE_TILE",
            Self::DeployMeeple { .. } => "DEPLOY_MEEPLE",
            Self::Pass => "PASS",
            Self::Commit => "COMMIT",
            Self::Undo => "UNDO",
            Self::Confirm => "CONFIRM",
            Self::Act { kind, .. } => kind,
            Self::Other(kind) => kind,
        }
    }

    /// Reads a message of this type.
    pub(super) fn read(kind: &str, payload: Value) -> Result<Self, String> {
        Ok(match kind {
            "PLACE_TILE" => {
                let PlaceTile { tile_id, rotation, position } = parse(payload)?;
                Self::PlaceTile { tile: tile_id, rotation: self::rotation(&rotation)?, cell: cell(position)? }
            }
            "DEPLOY_MEEPLE" => {
                let DeployMeeple { pointer, meeple_id } = parse(payload)?;
                Self::DeployMeeple { meeple: meeple(&meeple_id)?, at: pointer.read()? }
            }
            "PASS" => Self::Pass,
            "COMMIT" => Self::Commit,
            "UNDO" => Self::Undo,
            "TILE_CONFIRM" | "SHEPHERD_CONFIRM" => Self::Confirm,
            other => match ACTS.iter().find(|act| act.kind == other) {
                Some(act) => act.read(payload)?,
                None => Self::Other(other.to_owned()),
            },
        })
    }
}

/// A type of message that boxes bring, and what such a message is made of.
pub(super) struct Act {
    /// The type.
    pub kind: &'static str,
    /// The key of its word.
    word: Option<&'static str>,
    /// What it is about.
    about: About,
}

/// What a message is about, by the keys that tell it.
enum About {
    /// Nothing besides its word.
    Word,
    /// A place or a figure.
    Target(&'static str),
    /// A place, or none.
    TargetOrNowhere(&'static str),
    /// Numbers.
    Numbers(&'static [&'static str]),
}

/// The types of messages that boxes bring.
pub(super) static ACTS: &[Act] = &[
    Act { kind: "PLACE_TOKEN", word: Some("token"), about: About::Target("pointer") },
    Act { kind: "MOVE_NEUTRAL_FIGURE", word: Some("figureId"), about: About::TargetOrNowhere("to") },
    Act { kind: "RETURN_MEEPLE", word: Some("source"), about: About::Target("pointer") },
    Act { kind: "CAPTURE_FOLLOWER", word: None, about: About::Target("pointer") },
    Act { kind: "EXCHANGE_FOLLOWER", word: None, about: About::Target("meepleId") },
    Act { kind: "PAY_RANSOM", word: None, about: About::Target("meepleId") },
    Act { kind: "FLOCK_EXPAND_OR_SCORE", word: Some("value"), about: About::Word },
    Act { kind: "CIRCLE_REMOVE_OR_DEPLOY", word: Some("value"), about: About::Word },
    Act { kind: "BAZAAR_BID", word: None, about: About::Numbers(&["supplyIndex", "price"]) },
    Act { kind: "BAZAAR_BUY_OR_SELL", word: Some("value"), about: About::Word },
    Act { kind: "SCORE_ACROBATS", word: None, about: About::Target("pointer") },
];

impl Act {
    fn read(&self, mut payload: Value) -> Result<Message, String> {
        let mut take = |key: &str| payload.get_mut(key).map(Value::take).unwrap_or_default();
        let word: String = self.word.map(|key| parse(take(key))).transpose()?.unwrap_or_default();
        // A neutral figure has a number that says nothing: `dragon.1`.
        let word = match self.kind {
            "MOVE_NEUTRAL_FIGURE" => word.split('.').next().unwrap_or_default().to_owned(),
            _ => word,
        };
        let target = match self.about {
            About::Word => Target::Nowhere,
            About::Target(key) => parse::<RawTarget>(take(key))?.read()?,
            About::TargetOrNowhere(key) => match parse::<Option<RawTarget>>(take(key))? {
                Some(target) => target.read()?,
                None => Target::Nowhere,
            },
            About::Numbers(keys) => {
                let number = |&key: &&'static str| Ok((key, parse(take(key))?));
                Target::Numbers(keys.iter().map(number).collect::<Result<_, String>>()?)
            }
        };
        Ok(Message::Act { kind: self.kind, word, target })
    }

    /// The payload of such a message as lists of what may be sent have it: word and target, one after the other.
    pub fn payload(&self, listed: &[Value]) -> Value {
        let target = match &self.about {
            About::Word => None,
            About::Target(key) | About::TargetOrNowhere(key) => Some(*key),
            About::Numbers(keys) => {
                return keys.iter().copied().map(str::to_owned).zip(listed.iter().cloned()).collect();
            }
        };
        let keys = self.word.into_iter().chain(target);
        keys.map(str::to_owned).zip(listed.iter().cloned()).collect()
    }
}

fn parse<'de, T: Deserialize<'de>>(payload: Value) -> Result<T, String> {
    T::deserialize(payload).map_err(|error| error.to_string())
}

/// `R90`
pub(super) fn rotation(text: &str) -> Result<Rotation, String> {
    let degrees = text.strip_prefix('R').and_then(|degrees| degrees.parse().ok());
    degrees.and_then(turn).ok_or_else(|| format!("`{text}` is no rotation"))
}

/// 0, 90, 180 or 270 degrees.
pub(super) fn turn(degrees: u16) -> Option<Rotation> {
    (degrees < 360 && degrees.is_multiple_of(90)).then(|| Rotation::new((degrees / 90) as u8))
}

/// `[x, y]`
pub(super) fn cell([x, y]: [i64; 2]) -> Result<Cell, String> {
    let near = |n: i64| (-FARTHEST..=FARTHEST).contains(&n);
    if near(x) && near(y) {
        Ok(Cell::new(x as i16, y as i16))
    } else {
        Err(format!("[{x},{y}] lies beyond every table"))
    }
}

/// `0.small.1`
pub(super) fn meeple(id: &str) -> Result<Meeple, String> {
    let mut parts = id.split('.');
    let owner = parts.next().and_then(|owner| owner.parse().ok()).map(Player);
    match (owner, parts.next(), parts.next(), parts.next()) {
        (Some(owner), Some(kind), Some(_), None) => Ok(Meeple { owner, kind: kind.to_owned() }),
        _ => Err(format!("`{id}` is no figure")),
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PlaceTile {
    tile_id: String,
    rotation: String,
    position: [i64; 2],
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DeployMeeple {
    pointer: RawPointer,
    meeple_id: String,
}

#[derive(Deserialize)]
pub(super) struct RawPointer {
    position: [i64; 2],
    feature: String,
    location: String,
}

impl RawPointer {
    pub(super) fn read(self) -> Result<Pointer, String> {
        Ok(Pointer { cell: cell(self.position)?, feature: self.feature, location: self.location })
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum RawTarget {
    Cell([i64; 2]),
    Feature(RawPointer),
    #[serde(rename_all = "camelCase")]
    Meeple {
        feature_pointer: RawPointer,
        meeple_id: String,
    },
    MeepleId(String),
}

impl RawTarget {
    pub(super) fn read(self) -> Result<Target, String> {
        Ok(match self {
            Self::Cell(position) => Target::Cell(cell(position)?),
            Self::Feature(pointer) => Target::Feature(pointer.read()?),
            Self::Meeple { feature_pointer, meeple_id } => {
                Target::Meeple(feature_pointer.read()?, meeple(&meeple_id)?)
            }
            Self::MeepleId(id) => Target::MeepleId(meeple(&id)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::import::jcz::options::in_words;

    /// Every type of message, with what it becomes in lists of what may be sent.
    fn examples() -> Vec<(&'static str, Value, &'static str)> {
        let at = json!({ "position": [-1, 2], "feature": "Monastery", "location": "AS_ABBOT" });
        let figure = json!({ "featurePointer": at, "meepleId": "1.small.2" });
        vec![
            (
                "PLACE_TILE",
                json!({ "tileId": "AM/A", "rotation": "R270", "position": [3, -1] }),
                "AM/A R270 [3,-1]",
            ),
            (
                "DEPLOY_MEEPLE",
                json!({ "pointer": at, "meepleId": "0.big.1", "random": 0.5 }),
                "Monastery AS_ABBOT [-1,2] 0.big",
            ),
            ("PLACE_TOKEN", json!({ "token": "GOLD", "pointer": [2, -1] }), "GOLD [2,-1]"),
            ("PLACE_TOKEN", json!({ "token": "BRIDGE", "pointer": at }), "BRIDGE Monastery AS_ABBOT [-1,2]"),
            ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "dragon.1", "to": [0, 1] }), "dragon [0,1]"),
            (
                "MOVE_NEUTRAL_FIGURE",
                json!({ "figureId": "fairy.1", "to": figure }),
                "fairy Monastery AS_ABBOT [-1,2] 1.small",
            ),
            ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "witch.1", "to": null }), "witch"),
            (
                "RETURN_MEEPLE",
                json!({ "source": "FESTIVAL", "pointer": figure }),
                "FESTIVAL Monastery AS_ABBOT [-1,2] 1.small",
            ),
            ("CAPTURE_FOLLOWER", json!({ "pointer": figure }), "Monastery AS_ABBOT [-1,2] 1.small"),
            ("EXCHANGE_FOLLOWER", json!({ "meepleId": "1.small.2" }), "1.small"),
            ("PAY_RANSOM", json!({ "meepleId": "0.phantom.1" }), "0.phantom"),
            ("FLOCK_EXPAND_OR_SCORE", json!({ "value": "EXPAND", "random": 0.5 }), "EXPAND"),
            ("CIRCLE_REMOVE_OR_DEPLOY", json!({ "value": "REMOVE" }), "REMOVE"),
            ("BAZAAR_BID", json!({ "supplyIndex": 2, "price": 1 }), "supplyIndex 2 price 1"),
            ("BAZAAR_BUY_OR_SELL", json!({ "value": "SELL" }), "SELL"),
            ("SCORE_ACROBATS", json!({ "pointer": at }), "Monastery AS_ABBOT [-1,2]"),
        ]
    }

    #[test]
    fn every_type_of_message_is_read() {
        for (kind, payload, words) in examples() {
            let message = Message::read(kind, payload).unwrap();
            assert_eq!(in_words(&message), format!("{kind} {words}"));
        }
        for kind in ["PASS", "COMMIT", "UNDO"] {
            assert_eq!(in_words(&Message::read(kind, json!({})).unwrap()), kind);
        }
        assert_eq!(Message::read("SHEPHERD_CONFIRM", Value::Null), Ok(Message::Confirm));
        assert_eq!(Message::read("THROW_COIN", Value::Null), Ok(Message::Other("THROW_COIN".to_owned())));
    }

    #[test]
    fn a_message_without_what_it_needs_is_an_error() {
        for (kind, payload, _) in examples() {
            let fields = payload.as_object().unwrap();
            for key in fields.keys().filter(|&key| key != "random" && key != "to") {
                let mut without = fields.clone();
                without.remove(key);
                assert!(Message::read(kind, without.into()).is_err(), "{kind} without {key}");
            }
            for odd in [json!(-1), json!(1e300), json!("x"), json!([[]]), json!({ "position": [1e9, 0] })] {
                for key in fields.keys().filter(|&key| key != "random") {
                    let mut other = fields.clone();
                    other.insert(key.clone(), odd.clone());
                    // It may be a word as good as any; it must not panic.
                    let _ = Message::read(kind, other.into());
                }
            }
        }
    }
}
