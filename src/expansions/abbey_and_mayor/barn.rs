//! The barn: it stands where four tiles with field meet, has the farmers of its field scored early, and scores the
//! field for its owner at the end.

use super::readings::SecondBarn;
use super::{AbbeyAndMayor, Ours, figures, readings, rulings, step, task, words};
use crate::board::{PartId, PlacedTile};
use crate::editions::{Term, terms};
use crate::events::{Majority, RoomEvent, Tally, When};
use crate::figures::{Player, Standing};
use crate::geometry::{Cell, HalfSide, Side};
use crate::hooks::{Choices, Rate};
use crate::position::{Choice, Credit, Leaving, Position, Refusal};
use crate::rulings::Ruling;
use crate::scoring;
use crate::tiles::PartKind;
use crate::track::Scorer;
use crate::turn;

/// Points for a complete city: for farmers when a barn is placed on their field.
pub(super) const PLACED: i16 = 3;
/// For farmers whose field is joined to one with a barn.
pub(super) const JOINED: i16 = 1;
/// For the barn's owner at the end.
pub(super) const AT_END: i16 = 4;

/// A complete city by a barn at the end of the game, which pigs do not raise.
pub(super) static BARN_CITY: Term = Term::same("complete-city-by-barn", "complete city", "complete cities");

/// The field at a corner of a tile: the one that lies at both half sides there.
fn field_at<R: Ours>(p: &Position<R>, cell: Cell, halves: [HalfSide; 2]) -> Option<PartId> {
    let tile: &PlacedTile = p.board.tile_at(cell)?;
    let rim = p.board.kind(tile).rim(tile.rotation);
    let at = rim.at_half(halves[0])?;
    (rim.at_half(halves[1]) == Some(at)).then(|| p.board.part_at(tile, at)).flatten()
}

/// The field around a corner, if it is field all around: the parts of its four tiles, first that of the tile to the
/// south-east.
fn around<R: Ours>(p: &Position<R>, Cell { x, y }: Cell) -> Option<[PartId; 4]> {
    // Of a side the first half comes first clockwise, so that a corner lies between a second and a first.
    let at = |side: Side| [side.halves()[1], Side::ALL[(side.index() + 1) % 4].halves()[0]];
    let [north_east, south_east, south_west, north_west] = Side::ALL.map(at);
    Some([
        field_at(p, Cell::new(x, y), north_west)?,
        field_at(p, Cell::new(x - 1, y - 1), south_east)?,
        field_at(p, Cell::new(x, y - 1), south_west)?,
        field_at(p, Cell::new(x - 1, y), north_east)?,
    ])
}

/// The same by the first of them.
fn corner<R: Ours>(p: &Position<R>, at: Cell) -> Option<PartId> {
    around(p, at).map(|[field, ..]| field)
}

/// The barns on the field of a part.
fn barns<R: Ours>(p: &Position<R>, field: PartId) -> impl Iterator<Item = &Standing> {
    let (kind, root) = (AbbeyAndMayor::of(p).barn, p.board.root(field));
    p.figures.standing().iter().filter(move |figure| figure.kind == kind && p.board.root(figure.part) == root)
}

/// A barn lies where four tiles meet: what keeps figures off one of them does not keep it off.
fn may_stand<R: Ours>(p: &Position<R>, fields: &[PartId; 4]) -> bool {
    let allowed = AbbeyAndMayor::of(p).switches.second_barn == SecondBarn::Yes;
    let kind = AbbeyAndMayor::of(p).barn;
    (allowed || barns(p, fields[0]).next().is_none())
        && fields.iter().any(|&field| R::forbids(p, kind, field).is_none())
}

/// The four corners of the tile just placed, each by the space to the south-east of it.
fn corners<R: Ours>(p: &Position<R>) -> impl Iterator<Item = Cell> + use<R> {
    let cell = p.frame().tile.map(|tile| p.board.tiles()[usize::from(tile.0)].cell);
    cell.into_iter().flat_map(|Cell { x, y }| {
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(east, south)| Cell::new(x + east, y + south))
    })
}

/// Where a barn may be placed.
pub(super) fn list<R: Ours>(p: &Position<R>, choices: &mut Choices) {
    let figure = AbbeyAndMayor::of(p).barn;
    if p.figures.supply(p.active(), figure) == 0 {
        return;
    }
    for fields in corners(p).filter_map(|at| around(p, at)).filter(|fields| may_stand(p, fields)) {
        choices.push(Choice { figure, ..Choice::at(&turn::verbs::FIGURE, p.board.spot(fields[0])) });
    }
}

/// Why a barn may not stand there.
pub(super) fn refusal<R: Ours>(p: &Position<R>, choice: Choice) -> Option<Refusal> {
    let figure = AbbeyAndMayor::of(p).barn;
    if choice.verb != &turn::verbs::FIGURE
        || choice.figure != figure
        || p.figures.supply(p.active(), figure) == 0
    {
        return None;
    }
    let field = choice.spot.and_then(|spot| p.board.part(spot));
    let at_corner = corners(p).filter_map(|at| corner(p, at)).any(|part| Some(part) == field);
    Some(match field {
        Some(field) if at_corner && barns(p, field).next().is_some() => Refusal::by(&readings::SECOND_BARN),
        _ => Refusal::by(&rulings::BARN_CORNER),
    })
}

/// Notes a barn that was placed.
pub(super) fn note<R: Ours>(p: &mut Position<R>, part: PartId) {
    let (spot, depth) = (p.board.spot(part), crate::hooks::depth(p));
    *AbbeyAndMayor::of_mut(p).built.at_mut(depth) = Some(spot);
}

/// The fields of the tile just placed that have a barn, by their labels.
fn with_barns<R: Ours>(p: &Position<R>) -> Vec<PartId> {
    let kind = AbbeyAndMayor::of(p).barn;
    let Some(tile) = p.frame().tile else { return Vec::new() };
    if !p.figures.standing().iter().any(|figure| figure.kind == kind) {
        return Vec::new();
    }
    let mut roots: Vec<PartId> = p.board.parts_of(tile).map(|part| p.board.root(part)).collect();
    roots.sort_unstable();
    roots.dedup();
    roots.retain(|&root| p.board.is(root, PartKind::Field) && barns(p, root).next().is_some());
    roots
}

/// Has farmers scored whose field got a barn, by a barn placed or by the tile.
pub(super) fn look<R: Ours>(p: &mut Position<R>) {
    let player = p.active();
    for root in with_barns(p).into_iter().rev() {
        if scoring::majority(p, root).occupied() {
            p.then(task(step::FARMERS, player, Some(root)));
        }
    }
}

/// The fields that are scored because of a barn: those where farmers met one, and one where it was just placed,
/// even if there is nobody yet.
pub(super) fn scored<R: Ours>(p: &Position<R>, parts: &mut Vec<PartId>) {
    let due = |&root: &PartId| is_new(p, root) || scoring::majority(p, root).occupied();
    parts.extend(with_barns(p).into_iter().filter(due));
}

/// Was the barn of a field placed in this part of the turn?
fn is_new<R: Ours>(p: &Position<R>, field: PartId) -> bool {
    let built = AbbeyAndMayor::of(p).built.get(p).and_then(|spot| p.board.part(spot));
    built.is_some_and(|built| p.board.root(built) == p.board.root(field))
}

/// So many points for each complete city at a field, and what rooms add.
fn worth<R: Ours>(
    p: &Position<R>,
    field: PartId,
    player: Player,
    (what, each, when): (&'static Term, i16, When),
    ruling: &'static Ruling,
) -> Tally {
    let mut rate = Rate::new();
    scoring::count_cities(p, field, (what, each, ruling.into()), &mut rate);
    R::rate(p, field, when, player, &mut rate);
    rate.tally()
}

/// Scores the farmers of a field that has a barn now.
pub(super) fn score_farmers<R: Ours>(p: &mut Position<R>, field: PartId) {
    let (each, ruling) = match is_new(p, field) {
        true => (PLACED, &rulings::BARN_PLACED),
        false => (JOINED, &rulings::BARN_JOINED),
    };
    let majority = scoring::majority(p, field);
    let winners = scoring::winners(p, &majority);
    let value = |p: &Position<R>, player| {
        worth(p, field, player, (&terms::COMPLETE_CITY, each, When::Completed), ruling)
    };
    let tally = value(p, winners.first().copied().unwrap_or(p.active()));
    scoring::tell(p, field, PartKind::Field, When::Completed, &majority, &tally);
    p.then(task(step::FARMERS_HOME, p.active(), Some(field)));
    let root = p.board.root(field);
    turn::credit_bonuses(p, When::Completed, |p, figure| p.board.root(figure.part) == root);
    for player in winners.into_iter().rev() {
        let own = value(p, player);
        p.credit(Credit::new(player, &terms::FIELD, Some(field)), own);
    }
}

/// Sends the farmers of a field home, with all that stands there besides barns and what a room keeps there.
pub(super) fn send_home<R: Ours>(p: &mut Position<R>, field: PartId) {
    let (barn, root) = (AbbeyAndMayor::of(p).barn, p.board.root(field));
    let goes = |p: &Position<R>, figure: &Standing| {
        p.board.root(figure.part) == root && figure.kind != barn && !R::stays(p, figure)
    };
    turn::take_home_all(p, goes, Leaving::Scored, (&rulings::BARN_FARMERS_HOME).into());
}

/// At the end every player with a barn on a field scores it.
pub(super) fn score_at_end<R: Ours>(p: &mut Position<R>) {
    let kind = AbbeyAndMayor::of(p).barn;
    let on_barns = p.figures.standing().iter().filter(|figure| figure.kind == kind);
    let mut fields: Vec<PartId> = on_barns.map(|figure| p.board.root(figure.part)).collect();
    fields.sort_unstable();
    fields.dedup();
    for field in fields {
        let mut majority = Majority::default();
        for barn in barns(p, field) {
            majority.strength[barn.owner.index()] = 1;
            majority.figures[barn.owner.index()] = 1;
        }
        let owners = scoring::winners(p, &majority);
        let first = owners.first().copied().unwrap_or(p.active());
        let value = |p: &Position<R>, player| {
            worth(p, field, player, (&BARN_CITY, AT_END, When::Final), &rulings::BARN_AT_END)
        };
        let event = RoomEvent::new(&words::BARN_SCORES, first).cite(&rulings::BARN_AT_END);
        p.tell_room(RoomEvent {
            item: Some(&figures::BARN_TERM),
            spot: Some(p.board.name_of(field)),
            ..event
        });
        let tally = value(p, first);
        scoring::tell(p, field, PartKind::Field, When::Final, &majority, &tally);
        for player in owners {
            let own = value(p, player);
            p.pay(&Credit::new(player, &terms::FIELD, Some(field)), &own, Scorer::Meeple);
        }
    }
}
