//! What is printed on tiles besides their parts: icons for what is best known, a badge with a letter for
//! everything else, so that whatever a box registers has a picture at once.

use super::markup::{Anchor, Markup};
use super::shape::Point;
use crate::tiles::{MarkDef, MarkId, MarkPlace, PartKind};

/// Draws a mark at a place.
pub(super) fn mark(markup: &mut Markup, defs: &[MarkDef], id: MarkId, on: Option<PartKind>, at: Point) {
    let word = word(defs, id, on);
    markup.tag("g").set("data-mark", &word).open();
    match &*word {
        "inn" => inn(markup, at),
        "cathedral" => cathedral(markup, at),
        other => badge(markup, at, &letters(other)),
    }
    markup.close();
}

/// The word for a mark; its number where nobody registered it.
pub(super) fn word(defs: &[MarkDef], id: MarkId, on: Option<PartKind>) -> String {
    let place = on.map_or(MarkPlace::Tile, MarkPlace::of);
    let own = defs.iter().find(|def| def.id == id && def.on == place);
    let any = || defs.iter().find(|def| def.id == id);
    own.or_else(any).map_or_else(|| format!("mark-{}", id.0), |def| def.word.to_owned())
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

/// A house by a small lake.
fn inn(markup: &mut Markup, at: Point) {
    let lake = at.plus(3.0, 3.0);
    markup
        .tag("ellipse")
        .set("class", "wa")
        .set("style", "fill:#79b8e0;stroke:#2f6692;stroke-width:1.4")
        .number("cx", lake.x)
        .number("cy", lake.y)
        .number("rx", 10.0)
        .number("ry", 6.5)
        .empty();
    let house = at.plus(-9.0, -1.0);
    markup.path("mb", &format!("{}h11v8h-11z", start(house)));
    markup.path("mr", &format!("{}l7.5-6.5l7.5 6.5z", start(house.plus(-2.0, 0.0))));
}

/// A church with two towers.
fn cathedral(markup: &mut Markup, at: Point) {
    markup.path("mb", &format!("{}h20v11h-20z", start(at.plus(-10.0, 0.0))));
    markup.path("mr", &format!("{}l8-7l8 7z", start(at.plus(-8.0, 0.0))));
    for aside in [-13.0, 7.0] {
        markup.path("mb", &format!("{}h6v17h-6z", start(at.plus(aside, -6.0))));
        markup.path("mr", &format!("{}l4-8l4 8z", start(at.plus(aside - 1.0, -6.0))));
    }
}

/// The beginning of a path's data.
pub(super) fn start(at: Point) -> String {
    super::shape::Path::from(at).data()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_mark_has_letters() {
        assert_eq!(letters("wind-rose"), "WR");
        assert_eq!(letters("volcano"), "V");
        assert_eq!(letters("corn-circle-road"), "CC");
        assert_eq!(word(&[], MarkId(7), None), "mark-7");
    }
}
