//! What lies beside the table: features stated in words as labelled cards, stacks, and what is told of a
//! highlighted feature.

use super::board::row_of_figures;
use super::figure::Pose;
use super::marks::start;
use super::markup::{Anchor, Markup, fitted, wrapped};
use super::scene::{Scene, Stack};
use super::shape::Point;
use super::{Block, Ink, pieces};
use crate::board::{PartId, Spot};
use crate::hooks::{Piece, Place};
use crate::scoring;
use crate::tiles::PartKind;

const CARD: (f64, f64) = (212.0, 134.0);
const GAP: f64 = 14.0;
/// The most cards of a stack that are listed.
const MOST_LISTED: usize = 12;

/// Draws the features that are stated in words, in rows within a width; nothing where there are none.
pub(super) fn stated(scene: &Scene<'_>, ink: &Ink<'_>, most: f64) -> Option<Block> {
    let board = &scene.position().board;
    let count = board.stated().len();
    if count == 0 {
        return None;
    }
    let (wide, high) = CARD;
    let most_columns = (((most + GAP) / (wide + GAP)) as usize).clamp(1, count);
    // As many in each row, as far as that goes.
    let columns = count.div_ceil(count.div_ceil(most_columns));
    let mut markup = Markup::new();
    for index in 0..count {
        let (column, row) = (index % columns, index / columns);
        let at = Point::new(column as f64 * (wide + GAP), row as f64 * (high + GAP));
        markup.moved(at, 1.0);
        card(&mut markup, scene, ink, index);
        markup.close();
        markup.newline();
    }
    let rows = count.div_ceil(columns) as f64;
    let width = columns as f64 * (wide + GAP) - GAP;
    Some(Block { width, height: rows * (high + GAP) - GAP, markup: markup.finish() })
}

fn card(markup: &mut Markup, scene: &Scene<'_>, ink: &Ink<'_>, index: usize) {
    let board = &scene.position().board;
    let part = board.stated()[index].part;
    let feature = board.feature(part);
    let spot = Spot::Stated(index as u8);
    let name = scene.spot(spot);
    let (wide, high) = CARD;
    markup.tag("g").set("data-stated", &name).set("data-kind", feature.kind.id()).open();
    markup.title(&format!("{name}: {}", scene.measure(part)));
    markup.rect("bx", Point::new(1.0, 1.0), (wide - 2.0, high - 2.0), 9.0);
    if scene.highlighted() == Some(part) {
        markup.rect("ta", Point::new(1.0, 1.0), (wide - 2.0, high - 2.0), 9.0);
    }
    emblem(markup, feature.kind, feature.coats > 0);
    let text = Point::new(72.0, 20.0);
    let most = wide - text.x - 8.0;
    markup.label("n bo", text, 17.0, Anchor::Start, &fitted(&name, most / 18.5));
    let kind = scoring::term(feature.kind).one(scene.edition());
    let mut lines = vec![kind.to_owned()];
    lines.extend(scene.measure(part).split(", ").map(str::to_owned));
    lines.extend(scene.state(part).map(str::to_owned));
    lines.extend(touched(scene, part));
    for (row, line) in lines.iter().take(4).enumerate() {
        let at = text.plus(0.0, 21.0 + 17.0 * row as f64);
        markup.label(if row == 0 { "q" } else { "n" }, at, 13.5, Anchor::Start, &fitted(line, most / 13.5));
    }
    if let Some(figures) = scene.standing().get(&spot) {
        let pose = if feature.kind == PartKind::Field { Pose::Lying } else { Pose::Standing };
        let at = Point::new(22.0 + (14.0 * figures.len() as f64).min(42.0), high - 28.0);
        row_of_figures(markup, scene, ink, figures, pose, at, 1.0);
    }
    let beside = |piece: &Piece| matches!(piece.place, Place::At(at) | Place::Over(at) if at == spot);
    for (place, piece) in scene.pieces().iter().filter(|piece| beside(piece)).enumerate() {
        let at = Point::new(wide - 24.0 - 34.0 * place as f64, high - 24.0);
        pieces::piece(markup, scene, ink, piece, at);
    }
    markup.close();
}

/// The cities that a field stated in words touches, as far as they are named.
fn touched(scene: &Scene<'_>, field: PartId) -> Option<String> {
    let board = &scene.position().board;
    let named: Vec<String> =
        board.stated_feature(field)?.touches.iter().map(|&city| scene.spot(board.spot(city))).collect();
    (!named.is_empty()).then(|| format!("by {}", named.join(", ")))
}

/// A small picture of a kind of feature.
fn emblem(markup: &mut Markup, kind: PartKind, coat: bool) {
    markup.moved(Point::new(10.0, 10.0), 0.54);
    let square = "M0 0h100v100h-100z";
    markup.path(if kind == PartKind::City { "c" } else { "f" }, square);
    match kind {
        PartKind::City => {
            for (x, y) in [(14.0, 34.0), (42.0, 22.0), (68.0, 40.0), (26.0, 66.0), (58.0, 72.0)] {
                markup.path("h", &format!("{}h20v13h-20z", start(Point::new(x, y))));
                markup.path("o", &format!("{}l14-12l14 12z", start(Point::new(x - 4.0, y))));
            }
            markup.path("w", "M3 97V60");
            markup.path("w", "M2 3H98V97H2z");
            markup.path("v", "M2 3H98V97H2z");
            if coat {
                markup.moved(Point::new(78.0, 76.0), 1.6);
                super::tile::coat_of_arms(markup, Point::new(0.0, 0.0));
                markup.close();
            }
        }
        PartKind::Road => {
            markup.path("rc", "M0 72C40 72 60 28 100 28");
            markup.path("r", "M0 72C40 72 60 28 100 28");
        }
        PartKind::River => {
            markup.path("wc", "M0 72C40 72 60 28 100 28");
            markup.path("wa", "M0 72C40 72 60 28 100 28");
        }
        PartKind::Monastery => {
            markup.moved(Point::new(50.0, 56.0), 2.0);
            super::tile::monastery(markup, Point::new(0.0, 0.0));
            markup.close();
        }
        PartKind::Garden => {
            markup.moved(Point::new(50.0, 50.0), 2.4);
            super::tile::garden(markup, Point::new(0.0, 0.0));
            markup.close();
        }
        PartKind::Place => markup.circle("bd", Point::new(50.0, 50.0), 20.0),
        PartKind::Field => {
            let mut tufts = String::new();
            for (x, y) in [(20.0, 24.0), (60.0, 18.0), (38.0, 50.0), (78.0, 56.0), (22.0, 78.0), (60.0, 84.0)]
            {
                tufts += &format!("{}l4 8l3-10", start(Point::new(x, y)));
            }
            markup.path("u", &tufts);
        }
    }
    markup.rect("e", Point::new(0.0, 0.0), (100.0, 100.0), 0.0);
    markup.close();
}

/// Draws a stack, the top first.
pub(super) fn stack(stack: &Stack) -> Block {
    let (wide, high, step) = (184.0, 27.0, 30.0);
    let mut markup = Markup::new();
    let head = match stack.words.len() {
        0 => format!("{}: none left", stack.title),
        count => format!("{} ({count}), top first", stack.title),
    };
    markup.label("q", Point::new(0.0, 9.0), 13.5, Anchor::Start, &fitted(&head, wide / 13.0));
    let rows = listed(&stack.words);
    for (row, (word, count)) in rows.iter().enumerate() {
        let at = Point::new(0.0, 22.0 + step * row as f64);
        let known = *word != "?";
        let class = if known { "cd" } else { "cu" };
        // Several unknown ones lie on each other.
        if *count > 1 {
            markup.rect(class, at.plus(5.0, 4.0), (wide - 8.0, high - 2.0), 5.0);
        }
        markup.tag("g").set("data-card", word).open();
        markup.rect(class, at, (wide - 8.0, high - 2.0), 5.0);
        let text = match count {
            1 => word.replace('-', " "),
            count => format!("{} × {count}", word.replace('-', " ")),
        };
        let (ink, place) = (if known { "n" } else { "nd bo" }, at.plus(10.0, high / 2.0 - 1.0));
        markup.label(ink, place, 14.5, Anchor::Start, &fitted(&text, (wide - 24.0) / 14.5));
        markup.close();
    }
    Block { width: wide, height: 26.0 + step * rows.len() as f64, markup: markup.finish() }
}

/// The words of a stack with how often each stands there in a row; the last row counts what is left.
pub(super) fn listed(words: &[String]) -> Vec<(&str, usize)> {
    let mut rows: Vec<(&str, usize)> = Vec::new();
    for word in words {
        match rows.last_mut() {
            Some((last, count)) if *last == word && word == "?" => *count += 1,
            _ => rows.push((word, 1)),
        }
    }
    if rows.len() > MOST_LISTED {
        let more: usize = rows.drain(MOST_LISTED - 1..).map(|(_, count)| count).sum();
        rows.push(("more", more));
    }
    rows
}

/// What is told of the highlighted feature.
pub(super) fn caption(scene: &Scene<'_>, most: f64) -> Option<Block> {
    let part = scene.highlighted()?;
    let size = 16.0;
    let told = scene.told(part);
    let lines: Vec<String> = told.iter().flat_map(|line| wrapped(line, (most - 40.0) / size, 2)).collect();
    let height = 22.0 * lines.len() as f64 + 16.0;
    let longest = lines.iter().map(|line| super::markup::width(line)).fold(0.0, f64::max);
    let width = (longest * size * 1.08 + 46.0).min(most);
    let mut markup = Markup::new();
    markup.rect("bx", Point::new(1.0, 1.0), (width - 2.0, height - 2.0), 8.0);
    markup.rect("ta", Point::new(1.0, 1.0), (12.0, height - 2.0), 6.0);
    for (row, line) in lines.iter().enumerate() {
        let class = if row == 0 { "n bo" } else { "n" };
        let at = Point::new(26.0, 19.0 + 22.0 * row as f64);
        markup.label(class, at, size, Anchor::Start, line);
    }
    Some(Block { width, height, markup: markup.finish() })
}

/// Which letters mean which player, where no scoreboard says so.
pub(super) fn players(scene: &Scene<'_>, ink: &Ink<'_>) -> Block {
    use crate::track::Scorer;
    let mut markup = Markup::new();
    let mut x = 0.0;
    for player in scene.players() {
        let at = Point::new(x + 14.0, 15.0);
        super::figure::scorer(&mut markup, ink, Scorer::Meeple, ink.player(player.0), (at, 0.8));
        let name = fitted(scene.names.player(player), 12.0);
        markup.label("n", Point::new(x + 32.0, 15.0), 16.0, Anchor::Start, &name);
        x += 32.0 + super::markup::width(&name) * 16.0 + 24.0;
    }
    Block { width: x, height: 30.0, markup: markup.finish() }
}
