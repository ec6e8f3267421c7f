//! Figures: told apart by their colour, and without it by the letters of their owner and by their shape.

use super::Ink;
use super::markup::{Anchor, Markup};
use super::shape::Point;
use super::theme::Paint;
use crate::figures::{FigureKind, FigureRecord, PartKinds};
use crate::tiles::PartKind;
use crate::track::Scorer;

/// How a figure is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pose {
    /// Upright.
    Standing,
    /// On its side, as farmers are.
    Lying,
}

/// A figure to draw.
#[derive(Clone, Copy)]
pub(super) struct Figure<'a> {
    /// What it is.
    pub record: &'a FigureRecord,
    /// How its owner's figures are painted.
    pub paint: Paint,
    /// The letters of its owner.
    pub letters: &'a str,
    /// The letters that say what it is; none for the common meeple.
    pub badge: &'a str,
    /// How it stands.
    pub pose: Pose,
}

/// A person seen from the front: a round head on a body like a bell.
const BODY: &str = "M0-15.5C4.2-15.5 6.8-12.8 6.8-9.4C6.8-7.4 5.9-5.8 4.6-4.7C10.8-2.4 13.4 5.6 13.8 12.4\
                    C13.9 14.6 13 15.6 11 15.6H-11C-13 15.6-13.9 14.6-13.8 12.4C-13.4 5.6-10.8-2.4-4.6-4.7\
                    C-5.9-5.8-6.8-7.4-6.8-9.4C-6.8-12.8-4.2-15.5 0-15.5z";
/// The same lying on its side, its head to the left.
const LYING: &str = "M-15.5 0C-15.5-4.2-12.8-6.8-9.4-6.8C-7.4-6.8-5.8-5.9-4.7-4.6C-2.4-10.8 5.6-13.4 12.4-13.8\
                     C14.6-13.9 15.6-13 15.6-11V11C15.6 13 14.6 13.9 12.4 13.8C5.6 13.4-2.4 10.8-4.7 4.6\
                     C-5.8 5.9-7.4 6.8-9.4 6.8C-12.8 6.8-15.5 4.2-15.5 0z";
/// A peg: whatever scores nothing by itself.
const PEG: &str = "M0-15.5C4-15.5 6.8-12.5 6.8-9C6.8-6.4 5.6-4.6 4.4-3.6L8.4 7H11C12.4 7 13 7.8 13 9V13.6\
                   C13 15 12.4 15.6 11 15.6H-11C-12.4 15.6-13 15-13 13.6V9C-13 7.8-12.4 7-11 7H-8.4L-4.4-3.6\
                   C-5.6-4.6-6.8-6.4-6.8-9C-6.8-12.5-4-15.5 0-15.5z";
/// A low barrel: whatever stays on a field and scores nothing by itself.
const BARREL: &str = "M-12-8C-5-13 5-13 12-8C16-3 16 7 12 12C5 16.5-5 16.5-12 12C-16 7-16-3-12-8z";
/// An envelope: a messenger on the scoreboard.
const LETTER: &str = "M-14-10.5H14C15.2-10.5 16-9.7 16-8.5V11C16 12.2 15.2 13 14 13H-14C-15.2 13-16 12.2-16 11\
                      V-8.5C-16-9.7-15.2-10.5-14-10.5z";
/// Its flap.
const FLAP: &str = "M-15.4-9.8L0-1.6L15.4-9.8";

/// Draws a figure around a place.
pub(super) fn figure(markup: &mut Markup, ink: &Ink<'_>, figure: &Figure<'_>, at: Point, scale: f64) {
    let Figure { record, paint, letters: owner, badge, pose } = *figure;
    // A figure that weighs more is larger.
    let scale = if record.strength > 1 { scale * 1.25 } else { scale };
    let (name, shape) = match (record.follower, pose) {
        (false, _) if record.stands_on == PartKinds::of(&[PartKind::Field]) => ("barrel", BARREL),
        (false, _) => ("peg", PEG),
        (true, Pose::Standing) => ("standing", BODY),
        (true, Pose::Lying) => ("lying", LYING),
    };
    let place = if name == "lying" { Point::new(5.0, 0.0) } else { Point::new(0.0, 6.0) };
    kept(markup, ink, (name, owner, badge), (at, scale), |markup| {
        body(markup, shape, paint);
        label(markup, paint, place, owner, 14.0);
        if !badge.is_empty() {
            let at = Point::new(12.0, -10.0);
            markup.circle("bd", at, 7.5);
            markup.label("n bo", at, 8.5, Anchor::Middle, badge);
        }
    });
}

/// Draws a scoring figure around a place.
pub(super) fn scorer(
    markup: &mut Markup,
    ink: &Ink<'_>,
    scorer: Scorer,
    (paint, letters): (Paint, &str),
    (at, scale): (Point, f64),
) {
    kept(markup, ink, (scorer.id(), letters, ""), (at, scale), |markup| match scorer {
        Scorer::Meeple => {
            body(markup, BODY, paint);
            label(markup, paint, Point::new(0.0, 6.0), letters, 15.0);
        }
        Scorer::Messenger => {
            body(markup, LETTER, paint);
            let tag = markup.tag("path").set("d", FLAP).set("fill", "none");
            tag.set("stroke", paint.letter).set("stroke-width", "1.4").empty();
            label(markup, paint, Point::new(0.0, 5.2), letters, 14.0);
        }
    });
}

/// Shows what a picture holds once for all figures that look like it. The letters of their owners tell players
/// apart in all of a picture.
fn kept(
    markup: &mut Markup,
    ink: &Ink<'_>,
    (name, owner, badge): (&str, &str, &str),
    (at, scale): (Point, f64),
    draw: impl FnOnce(&mut Markup),
) {
    let id = ink.shared.id(&format!("figure {name} {owner} {badge}"), |id| {
        let mut markup = Markup::new();
        markup.tag("g").set("id", id).set("class", ink.theme.id()).open();
        draw(&mut markup);
        markup.finish()
    });
    markup.shown(&id, at, scale);
}

/// Draws where a scoring figure stood before.
pub(super) fn ghost(markup: &mut Markup, scorer: Scorer, at: Point, scale: f64) {
    markup.moved(at, scale);
    markup.path("gs", if scorer == Scorer::Meeple { BODY } else { LETTER });
    markup.close();
}

fn body(markup: &mut Markup, shape: &str, paint: Paint) {
    markup.path("hl", shape);
    let tag = markup.tag("path").set("d", shape).set("fill", paint.body).set("stroke", paint.line);
    tag.set("stroke-width", "1.8").empty();
}

fn label(markup: &mut Markup, paint: Paint, at: Point, letters: &str, size: f64) {
    let size = if letters.chars().count() > 1 { size * 0.86 } else { size };
    let tag = markup.tag("text").set("class", "bo").number("x", at.x).number("y", at.y + 0.36 * size);
    let tag = tag.number("font-size", size).set("text-anchor", "middle").set("fill", paint.letter);
    tag.text(letters);
}

/// The letters that say what the figures of each kind are, by the words for them; none for the meeple.
pub(super) fn badges(kinds: &[&FigureRecord]) -> Vec<String> {
    let names: Vec<String> = kinds.iter().skip(1).map(|record| record.term.id.to_owned()).collect();
    debug_assert_eq!(FigureKind::MEEPLE.index(), 0);
    [String::new()].into_iter().chain(owners(&names)).collect()
}

/// The letters by which players are told apart: the first of the name, and where several begin alike,
/// one more that differs.
pub(super) fn owners(names: &[String]) -> Vec<String> {
    let spelt: Vec<Vec<char>> =
        names.iter().map(|name| name.chars().filter(|letter| letter.is_alphanumeric()).collect()).collect();
    let first = |player: usize| spelt[player].first().map(|letter| letter.to_uppercase().collect::<String>());
    let label = |player: usize| {
        let Some(initial) = first(player) else { return format!("{}", player + 1) };
        let alike: Vec<usize> =
            (0..spelt.len()).filter(|&other| first(other).as_ref() == Some(&initial)).collect();
        if alike.len() == 1 {
            return initial;
        }
        // The first place at which all that begin alike differ.
        let at =
            |player: usize, place: usize| spelt[player].get(place).map(|letter| letter.to_ascii_lowercase());
        let differs = |&place: &usize| {
            alike
                .iter()
                .enumerate()
                .all(|(number, &one)| alike[..number].iter().all(|&other| at(one, place) != at(other, place)))
        };
        let longest = alike.iter().map(|&player| spelt[player].len()).max().unwrap_or(0).min(40);
        let second = (1..longest).find(differs).and_then(|place| at(player, place));
        match second {
            Some(letter) => format!("{initial}{letter}"),
            None => format!("{initial}{}", player + 1),
        }
    };
    (0..names.len()).map(label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_figures_are_told_apart() {
        use crate::editions::Term;
        use crate::figures::MEEPLE_RECORD;

        static TERMS: [Term; 3] = [
            Term::same("big-meeple", "big meeple", "big meeples"),
            Term::same("barn", "barn", "barns"),
            Term::same("pig", "pig", "pigs"),
        ];
        let kinds = TERMS.each_ref().map(|term| FigureRecord { term, ..MEEPLE_RECORD });
        let all = [&MEEPLE_RECORD, &kinds[0], &kinds[1], &kinds[2]];
        assert_eq!(badges(&all), ["", "Bi", "Ba", "P"]);
        let drawn = |record: FigureRecord, badge: &str| {
            let (theme, shared) = (super::super::Theme::Light, super::super::Shared::new(""));
            let paint = theme.paints(&["red".to_owned()])[0];
            let ink = Ink {
                theme,
                shared: &shared,
                elsewhere: None,
                paints: vec![paint],
                letters: Vec::new(),
                badges: Vec::new(),
            };
            let mut markup = Markup::new();
            let told = Figure { record: &record, paint, letters: "R", badge, pose: Pose::Standing };
            figure(&mut markup, &ink, &told, Point::new(0.0, 0.0), 1.0);
            shared.definitions() + &markup.finish()
        };
        let fields = PartKinds::of(&[PartKind::Field]);
        let looks = [
            drawn(FigureRecord { ..MEEPLE_RECORD }, ""),
            drawn(FigureRecord { ..MEEPLE_RECORD }, "A"),
            drawn(FigureRecord { strength: 2, ..MEEPLE_RECORD }, ""),
            drawn(FigureRecord { follower: false, ..MEEPLE_RECORD }, ""),
            drawn(FigureRecord { follower: false, stands_on: fields, ..MEEPLE_RECORD }, ""),
        ];
        let different: std::collections::BTreeSet<&String> = looks.iter().collect();
        assert_eq!(different.len(), looks.len());
    }

    #[test]
    fn players_that_begin_alike_are_told_apart() {
        let of = |names: &[&str]| owners(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(of(&["red", "blue", "green"]), ["R", "B", "G"]);
        assert_eq!(of(&["blue", "black", "red"]), ["Bu", "Ba", "R"]);
        assert_eq!(of(&["Ann", "Ann 2", "ann"]), ["A1", "A2", "A3"]);
        assert_eq!(of(&["…", "émile"]), ["1", "É"]);
    }
}
