//! What is printed on tiles besides their parts: icons by the words that boxes register, a badge with letters
//! for words that have none, so that whatever a box registers has a picture at once.

use std::sync::LazyLock;

use super::markup::{Anchor, Markup};
use super::shape::Point;
use crate::geometry::{Rotation, Side};
use crate::tiles::{MarkDef, MarkId, MarkPlace, Marks, PartKind};

/// A shape of an icon: the class that colours it, and its path.
type Shape = (&'static str, &'static str);

/// The icons by their words. They are data, so that no code knows what a box prints.
static ICONS: LazyLock<Vec<(&str, Vec<Shape>)>> = LazyLock::new(|| read(include_str!("icons.txt")));

fn read(text: &'static str) -> Vec<(&'static str, Vec<Shape>)> {
    let mut icons: Vec<(&str, Vec<Shape>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        match (line.strip_prefix("  ").and_then(|shape| shape.split_once(' ')), icons.last_mut()) {
            (Some(shape), Some((_, shapes))) => shapes.push(shape),
            _ => icons.push((line.trim(), Vec::new())),
        }
    }
    icons
}

/// The icon of a word; of `gold-mine` that of `gold`, where it has none of its own.
fn icon(word: &str) -> Option<&'static [Shape]> {
    let known = |word: &str| ICONS.iter().find(|(known, _)| *known == word).map(|(_, shapes)| &shapes[..]);
    let shorter = word.match_indices('-').map(|(at, _)| &word[..at]);
    known(word).or_else(|| shorter.rev().find_map(known))
}

/// Draws the icon of a word around a place, or its letters.
pub(super) fn picture(markup: &mut Markup, word: &str, at: Point) {
    match icon(word) {
        Some(shapes) => {
            markup.moved(at, 1.0);
            shapes.iter().for_each(|(class, data)| markup.path(class, data));
            markup.close();
        }
        None => badge(markup, at, &letters(word)),
    }
}

/// Draws a mark at a place of a tile that lies so.
pub(super) fn mark(
    markup: &mut Markup,
    defs: &[MarkDef],
    id: MarkId,
    on: Option<PartKind>,
    (at, by): (Point, Rotation),
) {
    let word = word(defs, id, on);
    markup.tag("g").set("data-mark", &word).open();
    picture(markup, &word, at);
    if definition(defs, id, on).is_some_and(|def| def.directed) {
        pointer(markup, at, direction(&word).turned(by));
    }
    markup.close();
}

/// Where a mark points on a tile that is not turned: where its word says, such as `arrow-east`, else north.
fn direction(word: &str) -> Side {
    let named = |side: &Side| word.ends_with(&format!("-{side:?}").to_lowercase());
    Side::ALL.into_iter().find(named).unwrap_or(Side::North)
}

/// A tip beside a mark, on the side where it points.
fn pointer(markup: &mut Markup, at: Point, side: Side) {
    let (x, y) = match side {
        Side::North => (0.0, -1.0),
        Side::East => (1.0, 0.0),
        Side::South => (0.0, 1.0),
        Side::West => (-1.0, 0.0),
    };
    let tip = super::shape::Path::from(at.plus(x * 21.0, y * 21.0))
        .line(at.plus(x * 14.0 - y * 5.0, y * 14.0 + x * 5.0))
        .line(at.plus(x * 14.0 + y * 5.0, y * 14.0 - x * 5.0));
    markup.path("bd", &(tip.data() + "z"));
}

/// The word for a mark; its number where nobody registered it.
pub(super) fn word(defs: &[MarkDef], id: MarkId, on: Option<PartKind>) -> String {
    definition(defs, id, on).map_or_else(|| format!("mark-{}", id.0), |def| def.word.to_owned())
}

/// The words of all marks of a part.
pub(super) fn words(defs: &[MarkDef], marks: Marks, on: PartKind) -> impl Iterator<Item = String> + '_ {
    marks.iter().map(move |mark| word(defs, mark, Some(on)))
}

fn definition(defs: &[MarkDef], id: MarkId, on: Option<PartKind>) -> Option<&MarkDef> {
    let place = on.map_or(MarkPlace::Tile, MarkPlace::of);
    let own = defs.iter().find(|def| def.id == id && def.on == place);
    own.or_else(|| defs.iter().find(|def| def.id == id))
}

/// The first letter of each part of a word, two at most: `wind-rose` is `WR`.
pub(super) fn letters(word: &str) -> String {
    let initials = word.split('-').filter_map(|part| part.chars().next());
    initials.take(2).flat_map(char::to_uppercase).collect()
}

fn badge(markup: &mut Markup, at: Point, letters: &str) {
    markup.circle("bd", at, 9.0);
    let size = if letters.chars().count() > 1 { 9.0 } else { 12.0 };
    markup.label("n bo", at, size, Anchor::Middle, letters);
}

/// The beginning of a path's data.
pub(super) fn start(at: Point) -> String {
    super::shape::Path::from(at).data()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_found_by_their_words() {
        assert!(ICONS.len() > 30 && ICONS.iter().all(|(_, shapes)| !shapes.is_empty()));
        assert!(icon("inn").is_some() && icon("innkeeper").is_none());
        assert_eq!(icon("gold-mine"), icon("gold"));
        assert_ne!(icon("tower-foundation"), icon("tower"));
        for (word, shapes) in ICONS.iter() {
            for (class, data) in shapes {
                let rule = format!(".{class}{{");
                assert!(super::super::Theme::Print.style("").contains(&rule), "{word}: {class}");
                let drawn = |letter: char| "MLHVCAz-. ".contains(letter) || letter.is_ascii_digit();
                assert!(data.starts_with('M') && data.chars().all(drawn), "{word}: {data}");
            }
        }
    }

    #[test]
    fn any_mark_has_letters() {
        assert_eq!(letters("wind-rose"), "WR");
        assert_eq!(letters("volcano"), "V");
        assert_eq!(letters("corn-circle-road"), "CC");
        assert_eq!(word(&[], MarkId(7), None), "mark-7");
    }
}
