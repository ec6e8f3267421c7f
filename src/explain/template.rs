//! The sentences of rooms: text with places to fill.
//!
//! | place | is filled with |
//! | --- | --- |
//! | `{player}`, `{other}` | whom it happened to, and who else had to do with it |
//! | `{figure}` | the scoring figure it is about |
//! | `{space}`, `{n}`, `{points}` | the number it is about: bare, or as `1 point`, `2 points` |
//! | `{item}`, `{spot}` | the thing and the place it is about |
//! | `{cell}` | the space of that place |
//! | `{option}` | the reading that decided with the option in force: `landing-check: end-of-round` |
//! | `{further}` | `further ` if the player has drawn a message in this turn already |
//! | `{term:ID}`, `{terms:ID}` | a word of the rules, for one or for several |

use crate::editions::{Term, terms};

/// A place to fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hole {
    Player,
    Other,
    Figure,
    Space,
    Number,
    Points,
    Item,
    Spot,
    Cell,
    Option,
    Further,
    Term(&'static Term),
    Terms(&'static Term),
}

impl Hole {
    fn named(name: &str) -> Option<Self> {
        let term = |id: &str| terms::ALL.iter().copied().find(|term| term.id == id);
        Some(match name {
            "player" => Self::Player,
            "other" => Self::Other,
            "figure" => Self::Figure,
            "space" => Self::Space,
            "n" => Self::Number,
            "points" => Self::Points,
            "item" => Self::Item,
            "spot" => Self::Spot,
            "cell" => Self::Cell,
            "option" => Self::Option,
            "further" => Self::Further,
            _ => match name.split_once(':')? {
                ("term", id) => Self::Term(term(id)?),
                ("terms", id) => Self::Terms(term(id)?),
                _ => return None,
            },
        })
    }
}

/// A stretch of a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    Text(&'static str),
    Hole(Hole),
}

/// The pieces of a template. A place that nobody knows stays as it is written.
pub(super) fn pieces(template: &'static str) -> impl Iterator<Item = Piece> {
    let mut rest = template;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if let Some((name, after)) = rest.strip_prefix('{').and_then(|inside| inside.split_once('}'))
            && let Some(hole) = Hole::named(name)
        {
            rest = after;
            return Some(Piece::Hole(hole));
        }
        let begins_here = usize::from(rest.starts_with('{'));
        let end = rest[begins_here..].find('{').map_or(rest.len(), |at| at + begins_here);
        let (text, after) = rest.split_at(end);
        rest = after;
        Some(Piece::Text(text))
    })
}

/// Does the template have this place?
pub(super) fn has(template: &'static str, hole: Hole) -> bool {
    pieces(template).any(|piece| piece == Piece::Hole(hole))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions;

    #[test]
    fn every_place_is_known() {
        for kind in expansions::ALL.iter().flat_map(|boxed| boxed.words.events) {
            for piece in pieces(kind.text).chain(pieces(kind.brief)) {
                if let Piece::Text(text) = piece {
                    assert!(!text.contains(['{', '}']), "{}: {text}", kind.id);
                }
            }
        }
    }

    #[test]
    fn templates_come_apart() {
        let parts: Vec<Piece> = pieces("{player} {term:city}s {unknown}").collect();
        assert_eq!(
            parts,
            [
                Piece::Hole(Hole::Player),
                Piece::Text(" "),
                Piece::Hole(Hole::Term(&terms::CITY)),
                Piece::Text("s "),
                Piece::Text("{unknown}"),
            ]
        );
        assert!(has("{n} points", Hole::Number) && !has("{n} points", Hole::Points));
    }
}
