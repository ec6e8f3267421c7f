//! The scoreboard: a ring of 50 spaces with both figures of each player, where they came from, and who has
//! how much.

use super::figure;
use super::marks::start;
use super::markup::{Anchor, Markup, fitted};
use super::scene::{Scene, Way};
use super::shape::{Path, Point};
use super::shared::image;
use super::{Block, Ink};
use crate::figures::{FigureKind, Player};
use crate::track::{SPACES, Scorer, is_dark, space};

/// The side of a space.
const SPACE: f64 = 40.0;
/// Spaces along the upper and lower side of the ring, corners included.
const ACROSS: i16 = 18;
/// Spaces along the left and right side, corners included.
const DOWN: i16 = 9;
/// The spaces in the corners of the ring.
const CORNERS: [i16; 4] = [0, ACROSS - 1, ACROSS + DOWN - 2, 2 * ACROSS + DOWN - 3];
/// Room around the ring.
const MARGIN: f64 = 3.0;

const WIDTH: f64 = SPACE * ACROSS as f64;
const HEIGHT: f64 = SPACE * DOWN as f64;

/// How wide and high all of it is.
const SIZE: (f64, f64) = (WIDTH + 2.0 * MARGIN, HEIGHT + 2.0 * MARGIN);

/// A figure that stands on the ring.
#[derive(Clone, Copy)]
struct Stands {
    player: Player,
    scorer: Scorer,
    total: i16,
}

/// The north-west corner of a space: clockwise from the upper left corner.
fn corner(space: i16) -> Point {
    let (across, down) = (ACROSS - 1, DOWN - 1);
    let (column, row) = match space {
        s if s <= across => (s, 0),
        s if s <= across + down => (across, s - across),
        s if s <= 2 * across + down => (2 * across + down - s, down),
        s => (0, SPACES - s.min(SPACES)),
    };
    Point::new(f64::from(column) * SPACE, f64::from(row) * SPACE)
}

fn centre(space: i16) -> Point {
    corner(space).plus(SPACE / 2.0, SPACE / 2.0)
}

/// A place on a ring inside the spaces, so far from them, beside a space.
fn rail(space: i16, lane: f64) -> Point {
    let Point { x, y } = centre(space);
    let inner = SPACE + lane;
    Point::new(x.clamp(inner, WIDTH - inner), y.clamp(inner, HEIGHT - inner))
}

/// Draws the scoreboard.
pub(super) fn track(scene: &Scene<'_>, ink: &Ink<'_>) -> Block {
    let ways = scene.ways();
    let mut markup = Markup::new();
    if let Some(elsewhere) = ink.elsewhere {
        image(&mut markup, &elsewhere.scoreboard, (0.0, 0.0), SIZE);
    }
    markup.moved(Point::new(MARGIN, MARGIN), 1.0);
    if ink.elsewhere.is_none() {
        spaces(&mut markup);
    }
    let stands = stands(scene);
    for (lane, way) in ways.iter().enumerate() {
        draw_way(&mut markup, ink, way, lane, &stands);
    }
    let mut crowded_above = false;
    for number in 0..SPACES {
        let here: Vec<Stands> =
            stands.iter().copied().filter(|stands| space(stands.total) == number).collect();
        if here.len() > 4 {
            crowded_above |= corner(number).y < HEIGHT / 2.0;
            crowd(&mut markup, ink, number, &here);
        } else {
            few(&mut markup, ink, number, &here);
        }
    }
    legend(&mut markup, scene, ink, &ways, crowded_above);
    markup.close();
    Block { width: SIZE.0, height: SIZE.1, markup: markup.finish() }
}

/// The scoreboard with nothing on it.
pub(super) fn empty() -> Block {
    let mut markup = Markup::new();
    markup.moved(Point::new(MARGIN, MARGIN), 1.0);
    spaces(&mut markup);
    Block { width: SIZE.0, height: SIZE.1, markup: markup.finish() }
}

fn spaces(markup: &mut Markup) {
    for number in 0..SPACES {
        let at = corner(number).plus(1.5, 1.5);
        let side = SPACE - 3.0;
        let (class, ink) = if is_dark(number) { ("sd", "nd") } else { ("sp", "q") };
        let tag = markup.tag("rect").set("class", class).set("data-space", &number.to_string());
        let tag = tag.number("x", at.x).number("y", at.y).number("width", side).number("height", side);
        tag.number("rx", 5.0).empty();
        markup.label(ink, at.plus(4.0, 8.0), 12.5, Anchor::Start, &number.to_string());
    }
    markup.newline();
}

fn stands(scene: &Scene<'_>) -> Vec<Stands> {
    let track = &scene.position().track;
    let of = |player| {
        track.scorers().iter().map(move |&scorer| Stands { player, scorer, total: track.at(player, scorer) })
    };
    scene.players().flat_map(of).collect()
}

/// Draws one figure, and the points of its whole laps.
fn stand(markup: &mut Markup, ink: &Ink<'_>, stands: Stands, at: Point, scale: f64) {
    let player = ink.player(stands.player.0);
    let told = format!("{} {} {}", player.1, stands.scorer.id(), stands.total);
    markup.tag("g").set("data-scorer", &told).open();
    figure::scorer(markup, ink, stands.scorer, player, (at, scale));
    let laps = stands.total / SPACES;
    if laps > 0 {
        let text = format!("+{}", laps * SPACES);
        let width = 6.4 * text.len() as f64 + 5.0;
        let tag = at.plus(0.0, 16.0 * scale);
        markup.rect("bd", tag.plus(-width / 2.0, -6.0), (width, 12.0), 4.0);
        markup.label("n bo", tag, 9.5, Anchor::Middle, &text);
    }
    markup.close();
}

/// Figures that fit on their space.
fn few(markup: &mut Markup, ink: &Ink<'_>, number: i16, here: &[Stands]) {
    let at = centre(number);
    let places: &[(f64, f64)] = match here.len() {
        0 => &[],
        1 => &[(4.0, 3.0)],
        2 => &[(-9.0, 6.0), (9.0, 6.0)],
        _ => &[(-3.0, -8.0), (11.0, -8.0), (-9.0, 10.0), (9.0, 10.0)],
    };
    let scale = [0.86, 0.86, 0.6, 0.54, 0.54][here.len().min(4)];
    for (stands, &(x, y)) in here.iter().zip(places) {
        stand(markup, ink, *stands, at.plus(x, y), scale);
    }
}

/// More figures than fit on their space stand beside it, inside the ring.
fn crowd(markup: &mut Markup, ink: &Ink<'_>, number: i16, here: &[Stands]) {
    let step = 25.0;
    let (width, height) = (step * here.len() as f64 + 8.0, 34.0);
    let beside = rail(number, 8.0);
    let x = (beside.x - width / 2.0).clamp(SPACE + 6.0, WIDTH - SPACE - 6.0 - width);
    let y = (beside.y - height / 2.0).clamp(SPACE + 6.0, HEIGHT - SPACE - 6.0 - height);
    let tie = Path::from(centre(number)).line(beside).data();
    markup.path("ml", &tie);
    markup.rect("bx", Point::new(x, y), (width, height), 7.0);
    for (place, stands) in here.iter().enumerate() {
        stand(markup, ink, *stands, Point::new(x + 4.0 + step * (place as f64 + 0.5), y + 17.0), 0.72);
    }
}

/// Where a figure went, along the ring.
fn draw_way(markup: &mut Markup, ink: &Ink<'_>, way: &Way, number: usize, stands: &[Stands]) {
    let (paint, _) = ink.player(way.player.0);
    // Ways run side by side, and arrive side by side.
    let (lane, aside) = (16.0 + 7.0 * (number % 6) as f64, 6.0 * ((number % 5) as f64 - 2.0));
    let root = rail(space(way.moves[0].from), lane);
    for moved in &way.moves {
        let (from, to) = (space(moved.from), space(moved.to));
        let mut path = Path::from(rail(from, lane));
        for step in 1..moved.to.saturating_sub(moved.from).min(SPACES) {
            let passed = space(from + step);
            if CORNERS.contains(&passed) {
                path = path.line(rail(passed, lane));
            }
        }
        let (edge, across) = edge(to);
        let tip = edge.plus(-across.y * aside, across.x * aside);
        let arrived = rail(to, lane);
        let bend = match CORNERS.contains(&to) {
            true => arrived,
            false => Point::new(arrived.x + (tip.x - edge.x), arrived.y + (tip.y - edge.y)),
        };
        let neck = tip.plus(across.x * 8.0, across.y * 8.0);
        let data = path.line(bend).line(neck).data();
        let told = format!("{} {} {}-{}", way.player.0, way.scorer.id(), moved.from, moved.to);
        markup.tag("g").set("data-move", &told).open();
        markup.path("mw", &data);
        markup.tag("path").set("class", "mv").set("stroke", paint.body).set("d", &data).empty();
        let head = Path::from(tip)
            .line(tip.plus(across.x * 10.0 - across.y * 5.5, across.y * 10.0 + across.x * 5.5))
            .line(tip.plus(across.x * 10.0 + across.y * 5.5, across.y * 10.0 - across.x * 5.5));
        let tag = markup.tag("path").set("d", &(head.data() + "z")).set("fill", paint.body);
        tag.set("stroke", paint.line).set("stroke-width", "1").empty();
        markup.close();
    }
    let tag = markup.tag("circle").number("cx", root.x).number("cy", root.y).number("r", 4.0);
    tag.set("fill", paint.body).set("stroke", paint.line).set("stroke-width", "1").empty();
    let from = space(way.moves[0].from);
    if stands.iter().all(|stands| space(stands.total) != from) {
        figure::ghost(markup, way.scorer, centre(from).plus(4.0, 3.0), 0.8);
    }
    markup.newline();
}

/// The middle of a space's edge on the inside of the ring, and the way from there further inside.
fn edge(space: i16) -> (Point, Point) {
    let (centre, inner) = (centre(space), rail(space, 0.0));
    let (dx, dy) = (inner.x - centre.x, inner.y - centre.y);
    let length = (dx * dx + dy * dy).sqrt().max(0.1);
    (inner, Point::new(dx / length, dy / length))
}

/// Who has how much, inside the ring.
fn legend(markup: &mut Markup, scene: &Scene<'_>, ink: &Ink<'_>, ways: &[Way], low: bool) {
    use crate::editions::terms;
    let p = scene.position();
    let scorers = p.track.scorers();
    let players = scene.players().count() as f64;
    let row = 27.0;
    let height = row * (players + 1.0);
    let free = HEIGHT - 2.0 * SPACE;
    let top = SPACE + if low { free - height - 12.0 } else { (free - height) / 2.0 };
    let edition = scene.edition();
    let names = 130.0;
    let column = 124.0;
    let width = names + 44.0 + column * scorers.len() as f64 + 140.0;
    let left = (WIDTH - width) / 2.0;
    let header = top + row / 2.0;
    let right_of = |column_number: usize| left + names + 44.0 + column * (column_number as f64 + 1.0) - 8.0;
    let (sum, supply) = (right_of(scorers.len()) - column + 68.0, right_of(scorers.len()) - column + 140.0);
    let head: Vec<(f64, String)> = {
        let figures = scorers.iter().enumerate().map(|(number, scorer)| {
            let term = match scorer {
                Scorer::Meeple => &terms::SCORING_MEEPLE,
                Scorer::Messenger => &terms::MESSENGER,
            };
            (right_of(number), fitted(term.one(edition), (column - 8.0) / 12.0))
        });
        let points = (scorers.len() > 1).then(|| (sum, terms::POINT.many[edition.index()].to_owned()));
        figures.chain(points).chain([(supply, terms::SUPPLY.one(edition).to_owned())]).collect()
    };
    let key = format!("head {header} {head:?}");
    let head = ink.shared.id(&key, |id| {
        let mut markup = Markup::new();
        markup.tag("g").set("id", id).set("class", ink.theme.id()).open();
        right(&mut markup, "q", 12.0, header, head.iter().map(|(x, text)| (*x, text.clone(), false)));
        markup.finish()
    });
    markup.shown(&head, Point::new(0.0, 0.0), 1.0);
    for player in scene.players() {
        let y = top + row * (f64::from(player.0) + 1.5);
        let at = Point::new(left + 14.0, y);
        figure::scorer(markup, ink, Scorer::Meeple, ink.player(player.0), (at, 0.76));
        let name = fitted(scene.names.player(player), names / 15.5);
        let acts = p.frames.last().is_some_and(|frame| frame.player == player);
        if acts {
            markup.path("n", &format!("{}v12l9-6z", start(Point::new(left - 14.0, y - 6.0))));
        }
        markup.label(if acts { "n bo" } else { "n" }, Point::new(left + 34.0, y), 15.5, Anchor::Start, &name);
        let figures = scorers.iter().enumerate().map(|(number, &scorer)| {
            let total = p.track.at(player, scorer);
            let way = ways.iter().find(|way| way.player == player && way.scorer == scorer);
            let text = match way.and_then(|way| way.moves.first()) {
                Some(moved) => format!("{} → {total}", moved.from),
                None => total.to_string(),
            };
            (right_of(number), text, way.is_some())
        });
        let points = (scorers.len() > 1).then(|| (sum, p.track.total(player).to_string(), false));
        right(markup, "n", 15.5, y, figures.chain(points));
        let left_over = p.figures.supply(player, FigureKind::MEEPLE).to_string();
        markup.label("q", Point::new(supply, y), 15.5, Anchor::End, &left_over);
    }
    markup.newline();
}

/// Writes texts that end at places of one line; some of them are bold.
fn right(
    markup: &mut Markup,
    class: &str,
    size: f64,
    y: f64,
    texts: impl Iterator<Item = (f64, String, bool)>,
) {
    let tag = markup.tag("g").set("class", class).number("font-size", size).set("text-anchor", "end");
    tag.open();
    for (x, text, bold) in texts {
        let tag = markup.tag("text").number("x", x).number("y", y + 0.36 * size);
        if bold { tag.set("class", "bo").text(&text) } else { tag.text(&text) }
    }
    markup.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_lie_side_by_side_all_around() {
        for number in 0..SPACES {
            let (here, next) = (corner(number), corner(space(number + 1)));
            assert_eq!(here.distance_squared(next), SPACE * SPACE, "{number}");
        }
        assert_eq!(
            (corner(17), corner(25), corner(42)),
            (Point::new(680.0, 0.0), Point::new(680.0, 320.0), Point::new(0.0, 320.0),)
        );
    }
}
