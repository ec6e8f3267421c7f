//! The table: scores, the board, figures, the pile.

use super::super::document::{PileText, StatedFigure};
use super::super::problems::{Problem, Span};
use super::super::yaml::read::{
    Reader, Spanned, array, entries, int, list, list_or_one, scalar, spanned, text,
};
use super::super::yaml::{Node, Scalar, Value};
use super::features::MOST_FIGURES;
use super::{Context, MOST_POINTS};
use crate::board::WIDEST;
use crate::figures::FigureKind;
use crate::game::TileSetup;
use crate::geometry::Cell;
use crate::script::phrases::{describe, no_space, tile_at_cell};
use crate::script::spots::read_cell;
use crate::script::tiles;
use crate::tiles::TileKindId;

/// So many spaces of a picture are read.
const DRAWN: usize = 500;

/// Points of everybody's scoring figures: a number for the scoring meeple, or a map of both.
pub(super) fn scores(c: &Context<'_>, node: &Node) -> Option<Vec<[i16; 2]>> {
    let mut scores = vec![[0; 2]; c.names.players.len()];
    let shape = |r: &Reader, node: &Node| match &node.value {
        Value::Map(_) => r.map(node, |m| {
            let points = || int(-MOST_POINTS..=MOST_POINTS);
            let (meeple, messenger) = (m.or("meeple", 0, points()), m.or("messenger", 0, points()));
            Some([meeple, messenger])
        }),
        _ => int(-MOST_POINTS..=MOST_POINTS)(r, node).map(|meeple| [meeple, 0]),
    };
    for (player, stated) in c.by_player(node, shape)? {
        scores[player.index()] = stated.value;
    }
    Some(scores)
}

/// `[x, y]` or `(x,y)`: the space of the board's first tile.
pub(super) fn origin(r: &Reader, node: &Node) -> Option<Cell> {
    if let Some(cell) = node.as_str().and_then(read_cell) {
        return Some(cell);
    }
    array::<i16, 2>(int(-9999..=9999))(r, node).map(|[x, y]| Cell::new(x, y))
}

/// The tiles on the table: drawn in rows, or listed as `D at (0,0)`.
pub(super) fn board(c: &Context<'_>, node: &Node, origin: Cell) -> Option<Vec<Spanned<TileSetup>>> {
    match &node.value {
        Value::Seq(_) => {
            let placed = list(scalar)(c.r, node)?;
            let tiles: Vec<_> = placed.iter().map(|line| tile_in_words(c, line)).collect();
            tiles.into_iter().collect()
        }
        Value::Scalar(picture) => picture_of(c, picture, origin),
        _ => c.r.wrong(
            node,
            "a picture in rows behind `|`, or a list with a line such as `- E2 at (1,0)` for each tile",
        ),
    }
}

fn tile_in_words(c: &Context<'_>, line: &Scalar) -> Option<Spanned<TileSetup>> {
    let span = line.place(0..line.text.len());
    let Some((name, cell)) = tile_at_cell(&line.text) else {
        let problem = Problem::new(span, format!("`{}` is no tile on a space", line.text));
        let open = no_space(&line.text).unwrap_or_else(|| "write it as `E2 at (1,0)`".to_owned());
        return c.r.report(problem.help(open));
    };
    let turned = tile(c, name, span)?;
    Some(Spanned { span, value: TileSetup { kind: turned.kind, rotation: turned.rotation, cell } })
}

fn tile(c: &Context<'_>, name: &str, span: Span) -> Option<tiles::Turned> {
    tiles::parse(&c.catalogue, name)
        .map_err(|error| {
            let (what, candidates) = describe(error, &c.catalogue);
            c.r.report::<()>(Problem::new(span, what).suggest(name, candidates));
        })
        .ok()
}

/// Rows of tiles, a dot or a dash for an empty space. The first space drawn lies at the origin.
fn picture_of(c: &Context<'_>, picture: &Scalar, origin: Cell) -> Option<Vec<Spanned<TileSetup>>> {
    let mut placed = Some(Vec::new());
    for (y, row) in picture.rows().iter().filter(|row| !row.is_empty()).enumerate() {
        for (x, word) in row.iter().enumerate() {
            if matches!(word.text, "." | "-" | "_") {
                continue;
            }
            if x > DRAWN || y > DRAWN {
                let what =
                    format!("the board is larger than any table, which is {WIDEST} spaces wide and high");
                return c.r.report(Problem::new(word.span, what));
            }
            let cell = Cell::new(origin.x + x as i16, origin.y + y as i16);
            match (tile(c, word.text, word.span), &mut placed) {
                (Some(tiles::Turned { kind, rotation }), Some(placed)) => {
                    placed.push(Spanned { span: word.span, value: TileSetup { kind, rotation, cell } });
                }
                (None, placed) => *placed = None,
                (Some(_), None) => {}
            }
        }
    }
    placed
}

/// Figures as `red meeple on city N of (0,0)`.
pub(super) fn figures(c: &Context<'_>, node: &Node) -> Option<Vec<StatedFigure>> {
    let lines = list_or_one(scalar)(c.r, node)?;
    let figures: Vec<_> = lines.iter().map(|line| figure(c, line)).collect();
    let figures: Option<Vec<_>> = figures.into_iter().collect();
    figures.map(|figures| figures.concat())
}

/// `red meeple on city N of (0,0)`, or `2 red meeples on ...`.
fn figure(c: &Context<'_>, line: &Scalar) -> Option<Vec<StatedFigure>> {
    let whole = line.place(0..line.text.len());
    let help = "write it as `red meeple on city N of (0,0)`";
    let Some((who, spot)) = line.text.split_once(" on ") else {
        return c.r.report(Problem::new(whole, "this names no place for a figure").help(help));
    };
    let from = who.len() + " on ".len();
    let spot = Spanned { span: line.place(from..line.text.len()), value: spot.trim().to_owned() };
    let (count, owned) = counted(c, who);
    if !(1..=MOST_FIGURES).contains(&count) {
        let what = format!("1 to {MOST_FIGURES} figures of a kind stand on a feature");
        return c.r.report(Problem::new(whole, what).help(help));
    }
    let begin = owned.as_ptr() as usize - line.text.as_ptr() as usize;
    let Some((owner, word)) = c.names.owner(owned) else {
        // The figure is then what the last word names.
        let name = owned.rsplit_once(' ').map_or(owned, |(name, _)| name).trim_end();
        let span = line.place(begin..begin + name.len().max(1));
        c.player(&Spanned { span, value: name.to_owned() });
        return None;
    };
    let end = begin + owned.trim_end().len();
    let kind = match word {
        "" => FigureKind::MEEPLE,
        word => c.known_figure(word, line.place(end - word.len()..end))?,
    };
    Some(vec![StatedFigure { owner, kind, spot }; usize::from(count)])
}

/// How many of the figures that some words name, and the words without the number; a player may be called `3`.
fn counted<'t>(c: &Context<'_>, who: &'t str) -> (u8, &'t str) {
    let who = who.trim();
    let number = || {
        let (count, rest) = who.split_once(' ')?;
        Some((count.parse().ok()?, rest.trim_start()))
    };
    if c.names.owner(who).is_some() { (1, who) } else { number().unwrap_or((1, who)) }
}

/// What is left in a supply: a number of meeples, or a map of figures and numbers.
pub(super) fn supply(c: &Context<'_>) -> impl Fn(&Reader, &Node) -> Option<Vec<(FigureKind, u8)>> {
    let number = || int(0..=20u8);
    move |r, node| match &node.value {
        Value::Map(_) => {
            let mut left = Vec::new();
            for (name, count) in entries(number())(r, node)? {
                left.push((c.known_figure(&name.value, name.span)?, count));
            }
            Some(left)
        }
        _ => number()(r, node).map(|left| vec![(FigureKind::MEEPLE, left)]),
    }
}

/// The pile: its known top, `{only: [...]}`, `{seed: 7}`, or `none`.
pub(super) fn pile(c: &Context<'_>, node: &Node) -> Option<PileText> {
    if node.as_str() == Some("none") {
        return Some(PileText::Only(Vec::new()));
    }
    if matches!(node.value, Value::Map(_)) {
        return c.r.map(node, |m| {
            let seed = m.get("seed", int(0..=u64::MAX));
            let only = m.get("only", |_, node| pile_tiles(c, node));
            match (seed, only) {
                (Some(seed), None) => Some(PileText::Seed(seed)),
                (None, Some(only)) => Some(PileText::Only(only)),
                (None, None) if m.key_span("seed").is_some() || m.key_span("only").is_some() => None,
                _ => c.r.report(Problem::new(m.span(), "wanted either `only` or `seed` here")),
            }
        });
    }
    pile_tiles(c, node).map(PileText::Top)
}

fn pile_tiles(c: &Context<'_>, node: &Node) -> Option<Vec<TileKindId>> {
    let names = list_or_one(spanned(text))(c.r, node)?;
    let tiles: Vec<_> = names.iter().map(|name| Some(tile(c, &name.value, name.span)?.kind)).collect();
    tiles.into_iter().collect()
}
