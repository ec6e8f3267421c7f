//! What boxes have on the table besides figures on parts, each on a disc so that nobody takes it for print; and
//! what lies before the players and beside the table.

use super::figure::{self, Figure, Pose};
use super::marks;
use super::markup::{Anchor, Markup, fitted, width};
use super::scene::Scene;
use super::shape::{Point, TILE};
use super::tile::Plan;
use super::{Block, Ink};
use crate::figures::{FigureKind, Player};
use crate::hooks::{Number, Piece, Place, What};
use crate::tiles::TileKindId;
use crate::track::Scorer;

/// How far a piece reaches.
pub(super) const REACH: f64 = 15.0;
/// How high a line of what lies before a player is.
const ROW: f64 = 34.0;
/// How large tiles beside the table are drawn.
const SMALL: f64 = 0.28;

/// Draws a piece around a place.
pub(super) fn piece(markup: &mut Markup, scene: &Scene<'_>, ink: &Ink<'_>, piece: &Piece, at: Point) {
    markup.tag("g").set("data-piece", &scene.piece(piece)).open();
    markup.title(&scene.piece_told(piece));
    picture(markup, scene, ink, piece, at, 1.0);
    let number = match piece.number {
        Number::None => None,
        Number::Many(number) | Number::Size(number) => Some(number.to_string()),
    };
    if let Some(number) = number {
        let (at, wide) = (at.plus(11.0, 10.0), 7.2 * number.len() as f64 + 7.0);
        markup.rect("bd", at.plus(-wide / 2.0, -7.5), (wide, 15.0), 6.0);
        markup.label("n bo", at, 11.5, Anchor::Middle, &number);
    }
    markup.close();
}

/// Draws what a piece is, so large.
fn picture(markup: &mut Markup, scene: &Scene<'_>, ink: &Ink<'_>, piece: &Piece, at: Point, scale: f64) {
    match piece.what {
        What::Thing(term) => {
            markup.moved(at, scale);
            markup.circle("pc", Point::new(0.0, 0.0), REACH + 1.5);
            markup.moved(Point::new(0.0, 0.0), 0.86);
            marks::picture(markup, term.id, Point::new(0.0, 0.0));
            markup.close();
            markup.close();
        }
        What::Figure(owner, kind) => player_figure(markup, scene, ink, (owner, kind), at, scale),
        What::Tile(kind) => small_tile(markup, scene, kind, at),
    }
}

fn player_figure(
    markup: &mut Markup,
    scene: &Scene<'_>,
    ink: &Ink<'_>,
    (owner, kind): (Player, FigureKind),
    at: Point,
    scale: f64,
) {
    let record = scene.position().rules.figures[kind.index()];
    let (paint, letters) = ink.player(owner.0);
    let badge = ink.badges.get(kind.index()).map_or("", String::as_str);
    let figure = Figure { record, paint, letters, badge, pose: Pose::Standing };
    figure::figure(markup, ink, &figure, at, scale);
}

fn small_tile(markup: &mut Markup, scene: &Scene<'_>, kind: TileKindId, at: Point) {
    let catalogue = scene.position().board.catalogue();
    markup.moved(at.plus(-SMALL * TILE / 2.0, -SMALL * TILE / 2.0), SMALL);
    markup.path("f", "M0 0h100v100h-100z");
    let plan = Plan::of(catalogue, kind);
    super::tile::draw_tile(markup, &plan, crate::geometry::Rotation::default(), catalogue.marks());
    markup.close();
}

/// Where on a tile a piece stands that stands on no part: in the middle, or where most room is left.
pub(super) fn free_place(taken: &[Point]) -> Point {
    const PLACES: [f64; 3] = [50.0, 22.0, 78.0];
    let places = PLACES.iter().flat_map(|&y| PLACES.map(|x| Point::new(x, y)));
    farthest(places, taken, f64::INFINITY)
}

/// Where a piece stands that is beside figures: close to them, within the tile.
pub(super) fn beside(stand: Point, figures: usize, taken: &[Point]) -> Point {
    let aside = 25.0 + 11.0 * figures.saturating_sub(1) as f64;
    let ways = [
        (1.0, 0.3),
        (-1.0, 0.3),
        (0.9, -0.9),
        (-0.9, -0.9),
        (0.9, 0.9),
        (-0.9, 0.9),
        (0.0, -1.2),
        (0.0, 1.2),
    ];
    let places = ways.map(|(x, y)| stand.plus(x * aside, y * 24.0));
    let inside = |place: &Point| [place.x, place.y].iter().all(|at| (11.0..=TILE - 11.0).contains(at));
    farthest(places.into_iter().filter(inside), taken, 24.0)
}

/// The first place that is so far from whatever is taken, else the one that is farthest.
fn farthest(places: impl Iterator<Item = Point>, taken: &[Point], enough: f64) -> Point {
    let room = |place: Point| {
        let near = taken.iter().map(|other| place.distance_squared(*other));
        near.fold(f64::INFINITY, f64::min).sqrt()
    };
    let mut best: Option<(Point, f64)> = None;
    for place in places {
        let room = room(place);
        if best.is_none_or(|(_, most)| most < enough && room > most + 0.5) {
            best = Some((place, room));
        }
    }
    best.map_or(Point::CENTRE, |(place, _)| place)
}

/// What lies before a player, or beside the table.
struct Row {
    owner: Option<Player>,
    pieces: Vec<Piece>,
}

/// Draws what lies before the players and beside the table; nothing where nothing does.
pub(super) fn holdings(scene: &Scene<'_>, ink: &Ink<'_>, most: f64) -> Option<Block> {
    let rows: Vec<Row> = scene
        .players()
        .map(Some)
        .chain([None])
        .map(|owner| Row { owner, pieces: scene.lying(owner) })
        .filter(|row| !row.pieces.is_empty())
        .collect();
    if rows.is_empty() {
        return None;
    }
    let (left, mut y, mut widest) = (136.0, 0.0, 0.0_f64);
    let mut markup = Markup::new();
    for row in &rows {
        let middle = y + ROW / 2.0;
        let name = match row.owner {
            Some(player) => {
                let at = Point::new(14.0, middle);
                figure::scorer(&mut markup, ink, Scorer::Meeple, ink.player(player.0), (at, 0.76));
                scene.names.player(player)
            }
            None => "beside the table",
        };
        let aside = if row.owner.is_some() { 34.0 } else { 0.0 };
        let name = fitted(name, (left - aside - 8.0) / 15.0);
        markup.label("n", Point::new(aside, middle), 15.0, Anchor::Start, &name);
        let mut x = left;
        for piece in &row.pieces {
            let word = scene.piece(piece);
            let wide = 34.0 + width(&word) * 14.0 + 16.0;
            if x + wide > most && x > left {
                (x, y) = (left, y + ROW);
            }
            let at = Point::new(x + 14.0, y + ROW / 2.0);
            markup.tag("g").set("data-piece", &word).open();
            picture(&mut markup, scene, ink, piece, at, 0.84);
            let room = (most - x - 34.0) / 14.0;
            markup.label("n", at.plus(20.0, 0.0), 14.0, Anchor::Start, &fitted(&word, room));
            markup.close();
            x += wide;
            widest = widest.max(x);
        }
        y += ROW;
        markup.newline();
    }
    Some(Block { width: widest.min(most), height: y, markup: markup.finish() })
}

/// Where a piece on the table is, on which tile and where there; nothing for what lies elsewhere.
pub(super) fn cell_of(scene: &Scene<'_>, place: Place) -> Option<crate::geometry::Cell> {
    use crate::board::Spot;
    match place {
        Place::On(cell) | Place::Mark(cell, _) => Some(cell),
        Place::At(Spot::Part { cell, .. }) | Place::Over(Spot::Part { cell, .. }) => Some(cell),
        Place::At(_) | Place::Over(_) | Place::Before(_) | Place::Beside => None,
    }
    .filter(|&cell| scene.position().board.tile_at(cell).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_keep_clear_of_figures() {
        assert_eq!(free_place(&[]), Point::CENTRE);
        let figure = Point::new(50.0, 50.0);
        assert!(free_place(&[figure]).distance_squared(figure) > 25.0 * 25.0);
        for stand in [Point::new(50.0, 50.0), Point::new(12.0, 90.0), Point::new(88.0, 10.0)] {
            let place = beside(stand, 1, &[stand]);
            assert!(place.distance_squared(stand) > 20.0 * 20.0, "{stand:?}: {place:?}");
            assert!((0.0..100.0).contains(&place.x) && (0.0..100.0).contains(&place.y));
        }
    }
}
