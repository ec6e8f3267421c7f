use arrayvec::ArrayVec;

use super::final_scoring::{by_majority, pay, pay_bonuses};
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
type Roots = Vec<PartId>;

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
            fields.push(root);
        }
    }
    fields.sort_unstable();
    fields
}

/// Who has how many farmers on all fields that touch a city.
fn farmers_around<R: Rooms>(p: &Position<R>, city: PartId) -> Majority {
    farmers_where(p, |field| touches(p, field, city))
}

fn touches<R: Rooms>(p: &Position<R>, field: PartId, city: PartId) -> bool {
    let mut touches = false;
    p.board.cities_of_field(field, |touched| touches |= touched == city);
    touches
}

/// Who has how many farmers on all fields of which something holds.
fn farmers_where<R: Rooms>(p: &Position<R>, holds: impl Fn(PartId) -> bool) -> Majority {
    let mut around = Majority::default();
    for field in farmed(p).into_iter().filter(|&field| holds(field)) {
        let there = super::majority(p, field);
        for player in 0..around.strength.len() {
            around.strength[player] = around.strength[player].saturating_add(there.strength[player]);
            around.figures[player] = around.figures[player].saturating_add(there.figures[player]);
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

/// What one city, or so many that are only counted, bring a player by way of a field under old rules.
fn by_old_rules<R: Rooms>(
    p: &Position<R>,
    field: PartId,
    city: Option<PartId>,
    (count, each): (u16, i16),
    player: Player,
) -> Tally {
    // A field is no city: with it nothing counts besides what is counted here.
    let mut rate = Rate::of_city(city.unwrap_or(field));
    rate.count(Line::new(&terms::COMPLETE_CITY, count, each, Cite::Reading(&readings::FIELDS)));
    R::rate(p, field, When::Final, player, &mut rate);
    rate.tally()
}

/// What a complete city that is no feature brings a player by way of a field under old rules, if the field
/// touches it.
fn besides_by_old_rules<R: Rooms>(
    p: &Position<R>,
    field: PartId,
    each: i16,
    player: Player,
) -> Option<Tally> {
    let mut rate = Rate::of_city(field);
    rate.count(Line::new(&terms::COMPLETE_CITY, 1, each, R::city_besides(p, Some(field))?));
    R::rate(p, field, When::Final, player, &mut rate);
    Some(rate.tally())
}

/// One tally of several, lines of a kind together.
fn together(tallies: impl IntoIterator<Item = Tally>) -> Tally {
    let mut lines = ArrayVec::<Line, 8>::new();
    for line in tallies.into_iter().flat_map(|tally| tally.lines().to_vec()) {
        let same =
            |own: &&mut Line| (own.what.id, own.each, own.cite) == (line.what.id, line.each, line.cite);
        match lines.iter_mut().find(same) {
            Some(own) => own.count += line.count,
            None => lines.push(line),
        }
    }
    lines.into_iter().collect()
}

/// Of these fields the one by way of which a city brings a player most, with what it brings: a city of the table, or
/// the one that is no feature.
fn best<R: Rooms>(
    p: &Position<R>,
    fields: impl IntoIterator<Item = PartId>,
    city: Option<PartId>,
    each: i16,
    player: Player,
) -> Option<(PartId, Tally)> {
    let mut best: Option<(PartId, Tally)> = None;
    for field in fields {
        let tally = match city {
            Some(city) => {
                touches(p, field, city).then(|| by_old_rules(p, field, Some(city), (1, each), player))
            }
            None => besides_by_old_rules(p, field, each, player),
        };
        if let Some(tally) = tally
            && best.as_ref().is_none_or(|(_, most)| most.points() < tally.points())
        {
            best = Some((field, tally));
        }
    }
    best
}

/// Second printing: each field pays its majority, but a city pays a player only once, by way of the field that
/// brings most for it.
fn once_per_player<R: Rooms>(p: &mut Position<R>) {
    let fields = farmed(p);
    for &field in &fields {
        let majority = super::majority(p, field);
        let winners = super::winners(p, &majority);
        let first = winners.first().copied().unwrap_or(p.active());
        let value = super::value(p, field, When::Final, first);
        super::tell(p, field, PartKind::Field, When::Final, &majority, &value);
        for player in winners {
            let own = fields.iter().copied().filter(|&field| super::majority(p, field).has(player));
            let own: Roots = own.collect();
            let unnamed = by_old_rules(p, field, None, (unnamed_cities(p, field), BY_FIELD), player);
            let mut tallies = vec![unnamed];
            if let Some((by, tally)) = best(p, own.iter().copied(), None, BY_FIELD, player)
                && by == field
            {
                tallies.push(tally);
            }
            p.board.cities_of_field(field, |city| {
                if p.board.feature(city).was_completed_city()
                    && let Some((by, tally)) = best(p, own.iter().copied(), Some(city), BY_FIELD, player)
                    && by == field
                {
                    tallies.push(tally);
                }
            });
            pay(p, field, PartKind::Field, player, &together(tallies));
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
                cities.push(city);
            }
        });
    }
    for city in cities {
        let majority = farmers_around(p, city);
        pay_alone(p, city, &majority, |p, player| by_best(p, &fields, Some(city), player));
    }
    let by_it = |p: &Position<R>, field: PartId| R::city_besides(p, Some(field)).is_some();
    if let Some(&first) = fields.iter().find(|&&field| by_it(p, field)) {
        let majority = farmers_where(p, |field| by_it(p, field));
        pay_alone(p, first, &majority, |p, player| by_best(p, &fields, None, player));
    }
    // Complete cities that a stated field only counts lie by no other field.
    for &field in fields.iter().filter(|&&field| unnamed_cities(p, field) > 0).collect::<Vec<_>>() {
        let majority = super::majority(p, field);
        let value = |p: &Position<R>, player: Player| {
            by_old_rules(p, field, None, (unnamed_cities(p, field), BY_CITY), player)
        };
        pay_alone(p, field, &majority, value);
    }
    for field in farmed(p) {
        pay_bonuses(p, field);
    }
}

/// What a city that is judged by itself brings a player: by way of the field with own farmers that brings most.
fn by_best<R: Rooms>(p: &Position<R>, fields: &[PartId], city: Option<PartId>, player: Player) -> Tally {
    let own = fields.iter().copied();
    let own = own.filter(|&field| super::majority(p, field).figures[player.index()] > 0);
    best(p, own, city, BY_CITY, player).map(|(_, tally)| tally).unwrap_or_default()
}

/// Tells of a city that is judged by itself, and pays for it.
fn pay_alone<R: Rooms>(
    p: &mut Position<R>,
    part: PartId,
    majority: &Majority,
    value: impl Fn(&Position<R>, Player) -> Tally,
) {
    let winners = super::winners(p, majority);
    let told = value(p, winners.first().copied().unwrap_or(p.active()));
    super::tell(p, part, PartKind::Field, When::Final, majority, &told);
    for player in winners {
        let own = value(p, player);
        pay(p, part, PartKind::Field, player, &own);
    }
}
