//! The figures of the base game and of boxes.

use crate::board::Spot;
use crate::editions::{Edition, Term, terms};
use crate::expansions::Boxed;
use crate::figures::{FigureKind, FigureRecord, MEEPLE_RECORD, Player};
use crate::game::{Allowances, Setup, StatedSetup};
use crate::scoring;
use crate::sheet::{Cell, Column, Sheet};
use crate::tables::Ask;
use crate::tiles::PartKind;

/// What a figure may stand on, in the order in which features are told of.
const KINDS: [PartKind; 6] =
    [PartKind::Road, PartKind::City, PartKind::Monastery, PartKind::Field, PartKind::Garden, PartKind::River];

/// Each kind of figure with what it weighs, where it may stand and what boxes make of it.
pub fn build(ask: &Ask) -> Sheet {
    let facts: Vec<_> =
        ask.boxes.iter().filter_map(|boxed| Some((*boxed, boxed.tables.figures.as_ref()?))).collect();
    let mut columns = vec![Column::names("figure", "In scenarios")];
    columns.extend(ask.editions.iter().map(|&edition| Column::edition(edition)));
    columns.extend([
        Column::text("box", "Box"),
        Column::number("each", "Each player has"),
        Column::number("strength", "Strength in a majority"),
        Column::list("stands_on", "May stand on"),
    ]);
    columns.extend(facts.iter().map(|(boxed, facts)| Column::list(boxed.id, facts.title)));
    let mut sheet = Sheet::new("Figures", columns);
    let brought =
        ask.boxes.iter().flat_map(|boxed| boxed.figures.iter().map(|&figure| (Some(*boxed), figure)));
    let base = ask.base.then_some((None, &MEEPLE_RECORD));
    for (boxed, figure) in base.into_iter().chain(brought) {
        let mut row = named(ask, figure.term);
        row.extend([
            Cell::from(boxed.map_or("Base game", |boxed| boxed.title)),
            Cell::from(figure.each.to_string()),
            Cell::from(if figure.follower { figure.strength.to_string() } else { "0".to_owned() }),
            stands_on(ask, figure),
        ]);
        row.extend(facts.iter().map(|&(reader, facts)| {
            let read =
                |&edition: &Edition| (edition, read(reader, boxed, figure, edition, ask.voice(), facts.read));
            let said: Vec<_> = ask.editions.iter().map(read).collect();
            Cell::by_edition(&said)
        }));
        sheet.push(row);
    }
    for (term, boxed) in scorers(ask) {
        let mut row = named(ask, term);
        row.extend([
            Cell::from(boxed.map_or("Base game", |boxed| boxed.title)),
            Cell::from("1"),
            Cell::empty(),
            Cell::from("the scoreboard"),
        ]);
        row.extend(facts.iter().map(|_| Cell::empty()));
        sheet.push(row);
    }
    if sheet.rows.is_empty() {
        sheet.note("No figures come with what was asked for.");
    }
    sheet
}

/// The figures on the scoreboard, with the box that brings each.
fn scorers(ask: &Ask) -> Vec<(&'static Term, Option<&'static Boxed>)> {
    let base = ask.base.then_some((&terms::SCORING_MEEPLE, None));
    let second = ask.boxes.iter().find(|boxed| boxed.scoring_figures > 1);
    base.into_iter().chain(second.map(|boxed| (&terms::MESSENGER, Some(*boxed)))).collect()
}

/// The name of a figure, and what each edition calls it.
fn named(ask: &Ask, term: &Term) -> Vec<Cell> {
    let said = ask.editions.iter().map(|&edition| Cell::from(term.one(edition)));
    std::iter::once(Cell::code(term.id)).chain(said).collect()
}

fn stands_on(ask: &Ask, figure: &FigureRecord) -> Cell {
    let voice = ask.voice();
    let told = |kind: PartKind| {
        let feature = scoring::term(kind).one(voice);
        match scoring::role(kind) {
            Some(role) => format!("{feature}, as a {}", role.one(voice)),
            None => feature.to_owned(),
        }
    };
    Cell::lines(KINDS.into_iter().filter(|&kind| figure.stands_on.contains(kind)).map(told))
}

/// What a box makes of a figure in an edition, put to it in a position with one on every sort of feature.
fn read(
    reader: &'static Boxed,
    bringer: Option<&'static Boxed>,
    figure: &FigureRecord,
    edition: Edition,
    voice: Edition,
    read: fn(&crate::position::Position<crate::expansions::Slots>, Edition) -> Vec<String>,
) -> Vec<String> {
    let kinds: Vec<PartKind> = KINDS.into_iter().filter(|&kind| figure.stands_on.contains(kind)).collect();
    let stated = kinds.iter().map(|&kind| StatedSetup {
        kind,
        tiles: 2,
        coats: u16::from(kind == PartKind::City),
        marks: crate::tiles::Marks::EMPTY,
        complete: false,
        complete_cities: 0,
        touches: Vec::new(),
    });
    let mut boxes = vec![reader.id];
    boxes.extend(bringer.map(|boxed| boxed.id).filter(|&id| id != reader.id));
    let mut setup = Setup {
        boxes,
        tiles: Vec::new(),
        stated: stated.collect(),
        allow: Allowances { figures: true, ..Allowances::default() },
        turns: Some(0),
        ..Setup::new_game(edition, 2)
    };
    let Ok(game) = setup.build() else { return Vec::new() };
    let place = game.position().rules.figures.iter().position(|record| record.term == figure.term);
    let kind = FigureKind(place.unwrap_or_default() as u8);
    setup.figures = (0..kinds.len()).map(|place| (Player(0), kind, Spot::Stated(place as u8))).collect();
    setup.build().map(|game| read(game.position(), voice)).unwrap_or_default()
}
