use arrayvec::ArrayVec;

use super::final_scoring::{by_majority, pay, pay_bonuses, tell};
use super::rulings;
use crate::board::PartId;
use crate::editions::base::{Fields, readings};
use crate::editions::{Term, terms};
use crate::events::{Line, Majority, Tally, When};
use crate::figures::{Player, Standing};
use crate::hooks::{Rate, Rooms};
use crate::position::Position;
use crate::rulings::Cite;
use crate::tiles::PartKind;

/// Points for a complete city by a field.
const BY_FIELD: i16 = 3;
/// Points for a complete city looked at by itself, in the first printing's rules.
const BY_CITY: i16 = 4;

/// The fields that one question looks at, by their labels.
type Roots = ArrayVec<PartId, 128>;

/// So many points for each complete city that a field touches, one that is no feature included.
pub fn count_cities<R: Rooms>(
    p: &Position<R>,
    field: PartId,
    (what, each, cite): (&'static Term, i16, Cite),
    rate: &mut Rate,
) {
    rate.count(Line::new(what, p.board.complete_cities_of_field(field), each, cite));
    if let Some(cite) = R::city_besides(p, Some(field)) {
        rate.count(Line::new(what, 1, each, cite));
    }
}

/// What a field alone is worth to a player.
pub(super) fn rate<R: Rooms>(p: &Position<R>, field: PartId, player: Player, rate: &mut Rate) {
    let by_reading = Cite::Reading(&readings::FIELDS);
    match p.rules.base.fields {
        Fields::ByField => {
            let each = (&terms::COMPLETE_CITY, BY_FIELD, Cite::Ruling(&rulings::FIELD));
            count_cities(p, field, each, rate);
        }
        Fields::OncePerPlayer => {
            count_cities(p, field, (&terms::COMPLETE_CITY, BY_FIELD, by_reading), rate);
        }
        Fields::ByCity => {
            let mut cities = unnamed_cities(p, field);
            p.board.cities_of_field(field, |city| {
                let won = p.board.feature(city).was_completed_city() && farmers_around(p, city).has(player);
                cities += u16::from(won);
            });
            rate.count(Line::new(&terms::COMPLETE_CITY, cities, BY_CITY, by_reading));
            if let Some(cite) = R::city_besides(p, Some(field)) {
                let won = farmers_where(p, |field| R::city_besides(p, Some(field)).is_some()).has(player);
                rate.count(Line::new(&terms::COMPLETE_CITY, u16::from(won), BY_CITY, cite));
            }
        }
    }
}

/// Complete cities that a field stated in words touches without naming them.
fn unnamed_cities<R: Rooms>(p: &Position<R>, field: PartId) -> u16 {
    p.board.stated_feature(field).map_or(0, |stated| stated.complete_cities)
}

/// The fields with farmers, by their labels, least first.
fn farmed<R: Rooms>(p: &Position<R>) -> Roots {
    let mut fields = Roots::new();
    let follower = |figure: &&Standing| p.rules.figures[figure.kind.index()].follower;
    for figure in p.figures.standing().iter().filter(follower) {
        let root = p.board.root(figure.part);
        if p.board.is(root, PartKind::Field) && !fields.contains(&root) {
            let _ = fields.try_push(root);
        }
    }
    fields.sort_unstable();
    fields
}

/// Who has how many farmers on all fields that touch a city.
fn farmers_around<R: Rooms>(p: &Position<R>, city: PartId) -> Majority {
    farmers_where(p, |field| {
        let mut touches = false;
        p.board.cities_of_field(field, |touched| touches |= touched == city);
        touches
    })
}

/// Who has how many farmers on all fields of which something holds.
fn farmers_where<R: Rooms>(p: &Position<R>, holds: impl Fn(PartId) -> bool) -> Majority {
    let mut around = Majority::default();
    for field in farmed(p).into_iter().filter(|&field| holds(field)) {
        let there = super::majority(p, field);
        for player in 0..around.strength.len() {
            around.strength[player] += there.strength[player];
            around.figures[player] += there.figures[player];
        }
    }
    around
}

/// Scores the fields at the end of the game.
pub(super) fn final_scoring<R: Rooms>(p: &mut Position<R>) {
    match p.rules.base.fields {
        Fields::ByField => {
            for field in farmed(p) {
                by_majority(p, field);
            }
        }
        Fields::OncePerPlayer => once_per_player(p),
        Fields::ByCity => by_city(p),
    }
}

/// A line of complete cities under old rules.
fn cities_line(count: u16, each: i16) -> Tally {
    let cite = Cite::Reading(&readings::FIELDS);
    [Line::new(&terms::COMPLETE_CITY, count, each, cite)].into_iter().collect()
}

/// Second printing: each field pays its majority, but a city pays a player only once.
fn once_per_player<R: Rooms>(p: &mut Position<R>) {
    let mut paid = ArrayVec::<(Player, PartId), 512>::new();
    let mut paid_besides = 0_u8;
    for field in farmed(p) {
        let majority = super::majority(p, field);
        let value = super::value(p, field, When::Final, Player(0));
        tell(p, field, PartKind::Field, &majority, &value);
        for player in p.clockwise().filter(|&player| majority.has(player)) {
            let mut cities = unnamed_cities(p, field);
            p.board.cities_of_field(field, |city| {
                if p.board.feature(city).was_completed_city() && !paid.contains(&(player, city)) {
                    let _ = paid.try_push((player, city));
                    cities += 1;
                }
            });
            let mut tally = cities_line(cities, BY_FIELD);
            if let Some(cite) = R::city_besides(p, Some(field)).filter(|_| paid_besides & player.bit() == 0) {
                paid_besides |= player.bit();
                tally.push(Line::new(&terms::COMPLETE_CITY, 1, BY_FIELD, cite));
            }
            pay(p, field, PartKind::Field, player, &tally);
        }
        pay_bonuses(p, field);
    }
}

/// First printing: each complete city pays once, to whoever has most farmers on all fields around it.
fn by_city<R: Rooms>(p: &mut Position<R>) {
    let fields = farmed(p);
    let mut cities = Roots::new();
    for &field in &fields {
        p.board.cities_of_field(field, |city| {
            if p.board.feature(city).was_completed_city() && !cities.contains(&city) {
                let _ = cities.try_push(city);
            }
        });
    }
    let around = |city: PartId| (city, farmers_around(p, city), 1);
    // Complete cities that a stated field only counts lie by no other field.
    let unnamed = |field: PartId| (field, super::majority(p, field), unnamed_cities(p, field));
    let judged: Vec<(PartId, Majority, u16)> = cities
        .into_iter()
        .map(around)
        .chain(fields.iter().copied().map(unnamed).filter(|&(_, _, cities)| cities > 0))
        .collect();
    // A complete city that is no feature goes by the first field that touches it.
    let touches = |p: &Position<R>, field: PartId| R::city_besides(p, Some(field));
    let besides = fields.iter().find_map(|&field| Some((field, touches(p, field)?))).map(|(field, cite)| {
        let line = Line::new(&terms::COMPLETE_CITY, 1, BY_CITY, cite);
        (field, farmers_where(p, |field| touches(p, field).is_some()), [line].into_iter().collect())
    });
    let judged =
        judged.into_iter().map(|(part, majority, cities)| (part, majority, cities_line(cities, BY_CITY)));
    for (part, majority, tally) in judged.chain(besides) {
        tell(p, part, PartKind::Field, &majority, &tally);
        for player in p.clockwise().filter(|&player| majority.has(player)) {
            pay(p, part, PartKind::Field, player, &tally);
        }
    }
    for field in farmed(p) {
        pay_bonuses(p, field);
    }
}
