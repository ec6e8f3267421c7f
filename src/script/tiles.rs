//! Tiles in words: `E2`, `BA/CC.2@1`.

use crate::geometry::Rotation;
use crate::tiles::{Catalogue, LookupError, TileKindId};

/// A tile as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned {
    /// Which.
    pub kind: TileKindId,
    /// How far it is turned.
    pub rotation: Rotation,
}

/// Why a text names no tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TileError {
    /// Nothing is called so.
    Unknown(String),
    /// Several tiles are called so.
    Ambiguous(String, Vec<String>),
    /// The text behind `@` is no number of quarter turns.
    Rotation(String),
    /// A number alone, which is the end of a tile's name.
    Number(String, String),
}

/// Reads a tile with its clockwise quarter turns: `E`, `E2`, `E@2`, or the long form `BA/CC.2@1`.
///
/// # Errors
/// When no tile, or more than one, is called so, or the rotation is not 0 to 3.
pub fn parse(catalogue: &Catalogue, text: &str) -> Result<Turned, TileError> {
    if let Some((name, turns)) = text.rsplit_once('@') {
        let rotation = match turns {
            "0" | "1" | "2" | "3" => Rotation::new(turns.as_bytes()[0] - b'0'),
            _ => return Err(TileError::Rotation(turns.to_owned())),
        };
        return Ok(Turned { kind: find(catalogue, name)?, rotation });
    }
    let whole = find(catalogue, text);
    if let Ok(kind) = whole {
        return Ok(Turned { kind, rotation: Rotation::default() });
    }
    if let Err(number @ TileError::Number(..)) = whole {
        return Err(number);
    }
    match text.as_bytes() {
        [.., turns @ b'0'..=b'3'] => {
            let name = &text[..text.len() - 1];
            let unknown = |error| match error {
                TileError::Unknown(_) => TileError::Unknown(text.to_owned()),
                TileError::Number(..) => TileError::Number(text.to_owned(), String::new()),
                other => other,
            };
            let kind = find(catalogue, name).map_err(unknown)?;
            Ok(Turned { kind, rotation: Rotation::new(turns - b'0') })
        }
        _ => whole.map(|kind| Turned { kind, rotation: Rotation::default() }),
    }
}

fn find(catalogue: &Catalogue, name: &str) -> Result<TileKindId, TileError> {
    let found = catalogue.find(name);
    if let Ok(kind) = found
        && name.bytes().all(|digit| digit.is_ascii_digit())
        && *catalogue[kind].id != *name
    {
        return Err(TileError::Number(name.to_owned(), catalogue[kind].id.to_string()));
    }
    found.map_err(|error| match error {
        LookupError::Unknown => TileError::Unknown(name.to_owned()),
        LookupError::Ambiguous(kinds) => {
            let ids = kinds.into_iter().map(|kind| catalogue[kind].id.to_string()).collect();
            TileError::Ambiguous(name.to_owned(), ids)
        }
    })
}

/// A tile by its letter, or by its id where it has none; with its quarter turns where it is turned.
pub fn print(catalogue: &Catalogue, tile: Turned) -> String {
    let name = name(catalogue, tile.kind);
    match tile.rotation.quarter_turns() {
        0 => name,
        turns if name.ends_with(|last: char| last.is_ascii_alphabetic()) && !name.contains('/') => {
            format!("{name}{turns}")
        }
        turns => format!("{name}@{turns}"),
    }
}

/// A tile by its letter, or by its id where it has none.
pub fn name(catalogue: &Catalogue, kind: TileKindId) -> String {
    let kind = &catalogue[kind];
    kind.letter.as_ref().unwrap_or(&kind.id).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::catalogue;

    #[test]
    fn tiles_are_read_with_their_quarter_turns() {
        let catalogue = catalogue();
        let read = |text| {
            parse(&catalogue, text).map(|tile| (name(&catalogue, tile.kind), tile.rotation.quarter_turns()))
        };
        assert_eq!(read("E"), Ok(("E".into(), 0)));
        assert_eq!(read("E2"), Ok(("E".into(), 2)));
        assert_eq!(read("E@3"), Ok(("E".into(), 3)));
        assert_eq!(read("BA/CC.2"), Ok(("I".into(), 0)));
        assert_eq!(read("BA/CC.2@1"), Ok(("I".into(), 1)));
        assert_eq!(read("E9"), Err(TileError::Unknown("E9".into())));
        assert_eq!(read("E@4"), Err(TileError::Rotation("4".into())));
        for (kind, _) in catalogue.iter() {
            for rotation in Rotation::ALL {
                let tile = Turned { kind, rotation };
                assert_eq!(parse(&catalogue, &print(&catalogue, tile)), Ok(tile));
            }
        }
    }
}
