//! What features are worth: measured by scoring features that are stated in words.

use crate::board::Spot;
use crate::editions::{Edition, terms};
use crate::events::{Tally, When};
use crate::expansions::Paid;
use crate::explain;
use crate::figures::Player;
use crate::game::{Game, Setup, StatedSetup};
use crate::rulings::{Overrides, Reading};
use crate::scoring::{self, rulings};
use crate::sheet::{Cell, Column, Piece, Sheet, mark_differing};
use crate::tables::core::register;
use crate::tables::{Ask, DIFFERS, Scenarios};
use crate::tiles::{MarkDef, MarkPlace, Marks, PartKind};

/// A feature to be scored.
#[derive(Clone, Copy)]
struct Sample {
    /// What a box prints on it besides.
    mark: Option<MarkDef>,
    kind: PartKind,
    tiles: u16,
    coats: u16,
    /// Complete cities that a field touches.
    cities: u16,
    when: &'static [When],
}

const BOTH: &[When] = &[When::Completed, When::Final];
const COMPLETED: &[When] = &[When::Completed];
const AT_THE_END: &[When] = &[When::Final];

const SAMPLES: &[Sample] = &[
    Sample { mark: None, kind: PartKind::Road, tiles: 4, coats: 0, cities: 0, when: BOTH },
    Sample { mark: None, kind: PartKind::City, tiles: 2, coats: 0, cities: 0, when: BOTH },
    Sample { mark: None, kind: PartKind::City, tiles: 2, coats: 1, cities: 0, when: BOTH },
    Sample { mark: None, kind: PartKind::City, tiles: 4, coats: 1, cities: 0, when: BOTH },
    Sample { mark: None, kind: PartKind::Monastery, tiles: 9, coats: 0, cities: 0, when: COMPLETED },
    Sample { mark: None, kind: PartKind::Monastery, tiles: 6, coats: 0, cities: 0, when: AT_THE_END },
    Sample { mark: None, kind: PartKind::Field, tiles: 1, coats: 0, cities: 3, when: AT_THE_END },
    Sample { mark: None, kind: PartKind::Field, tiles: 1, coats: 0, cities: 0, when: AT_THE_END },
];

/// Scores a sample in a game with the boxes asked for.
fn worth(ask: &Ask, sample: &Sample, when: When, edition: Edition, overrides: &Overrides) -> Option<Tally> {
    let stated = StatedSetup {
        kind: sample.kind,
        tiles: sample.tiles,
        coats: sample.coats,
        marks: sample.mark.map_or(Marks::EMPTY, |mark| Marks::EMPTY.with(mark.id)),
        complete: when == When::Completed,
        complete_cities: sample.cities,
        touches: Vec::new(),
    };
    let setup = Setup {
        boxes: ask.boxes.iter().map(|boxed| boxed.id).collect(),
        overrides: overrides.clone(),
        tiles: Vec::new(),
        stated: vec![stated],
        turns: Some(0),
        ..Setup::new_game(edition, 2)
    };
    let game: Game = setup.build().ok()?;
    let p = game.position();
    let part = p.board.part(Spot::Stated(0))?;
    Some(scoring::value(p, part, when, Player(0)))
}

/// What a sample is worth in each edition.
fn in_each(ask: &Ask, sample: &Sample, when: When, overrides: &Overrides) -> Vec<Option<Tally>> {
    ask.editions.iter().map(|&edition| worth(ask, sample, when, edition, overrides)).collect()
}

/// The samples asked for: those of the base game, each with what the boxes print on features of its kind
/// where that makes it worth something else.
fn samples(ask: &Ask) -> Vec<Sample> {
    let usual = Overrides::default();
    let marks: Vec<MarkDef> = ask.boxes.iter().flat_map(|boxed| boxed.tiles.marks).copied().collect();
    let alone = Ask {
        boxes: Vec::new(),
        scenarios: Scenarios::new(Vec::new()),
        editions: ask.editions.clone(),
        ..*ask
    };
    let mut found = Vec::new();
    for sample in SAMPLES {
        let worth = |ask: &Ask, sample: &Sample| -> Vec<_> {
            sample.when.iter().flat_map(|&when| points(&in_each(ask, sample, when, &usual))).collect()
        };
        let plain = worth(ask, sample);
        if ask.base || plain != worth(&alone, sample) {
            found.push(*sample);
        }
        let printed = marks.iter().filter(|mark| mark.on == MarkPlace::Part(sample.kind));
        let marked = printed.map(|&mark| Sample { mark: Some(mark), ..*sample });
        found.extend(marked.filter(|marked| worth(ask, marked) != plain));
    }
    found
}

/// What a sample is, in words.
fn described(sample: &Sample, voice: Edition) -> String {
    let plain = described_plain(sample, voice);
    match sample.mark {
        Some(mark) if plain.contains(" with ") => format!("{plain} and {}", mark.word),
        Some(mark) if sample.kind == PartKind::Field => format!("{plain}, with {}", mark.word),
        Some(mark) => format!("{plain} with {}", mark.word),
        None => plain,
    }
}

fn described_plain(sample: &Sample, voice: Edition) -> String {
    let counted = |count: u16, term: &terms::Term| format!("{count} {}", term.count(voice, i32::from(count)));
    let feature = scoring::term(sample.kind).one(voice);
    match sample.kind {
        PartKind::Field => format!("{feature} touching {}", counted(sample.cities, &terms::COMPLETE_CITY)),
        PartKind::Monastery => {
            format!("{feature} with {} around it", counted(sample.tiles - 1, &terms::TILE))
        }
        _ if sample.coats > 0 => format!(
            "{feature} of {} with {}",
            counted(sample.tiles, &terms::TILE),
            counted(sample.coats, &terms::COAT_OF_ARMS)
        ),
        _ => format!("{feature} of {}", counted(sample.tiles, &terms::TILE)),
    }
}

fn told(tally: &Tally, edition: Edition) -> String {
    format!("{} = {}", explain::sum(tally, edition), tally.points())
}

/// What each sample is worth in each edition, and by which readings it is worth something else.
pub fn build(ask: &Ask) -> Sheet {
    let mut columns = vec![Column::names("feature", "Feature"), Column::text("when", "When")];
    columns.extend(ask.editions.iter().map(|&edition| Column::edition(edition)));
    columns.extend([Column::text("reading", "By the reading"), Column::list("rulings", "Rulings")]);
    let mut sheet = Sheet { marks: DIFFERS, ..Sheet::new("What features are worth", columns) };
    for sample in &samples(ask) {
        for &when in sample.when {
            let usual = in_each(ask, sample, when, &Overrides::default());
            push(&mut sheet, ask, sample, when, None, &usual);
            for reading in register::readings(ask) {
                for option in 0..reading.options.len() {
                    let mut overrides = Overrides::default();
                    overrides.choose(reading, option as u8);
                    let other = in_each(ask, sample, when, &overrides);
                    if points(&other) != points(&usual) {
                        push(&mut sheet, ask, sample, when, Some((reading, option)), &other);
                    }
                }
            }
        }
    }
    for paid in ask.boxes.iter().flat_map(|boxed| boxed.tables.paid) {
        sheet.push(besides(ask, paid));
    }
    if sheet.rows.is_empty() {
        sheet.note("What was asked for changes no points, and brings none of its own.");
        return sheet;
    }
    sheet.note(Cell::line([
        "The points go to whoever has the majority there, tied players each in full: ".into(),
        Piece::Cite(rulings::MAJORITY.id),
        ", ".into(),
        Piece::Cite(rulings::TIE.id),
        ".".into(),
    ]));
    sheet.note(Cell::line([
        "What is incomplete brings nothing before the game is over: ".into(),
        Piece::Cite(rulings::FINAL_SCORING.id),
        ".".into(),
    ]));
    sheet
}

/// Points that a box brings besides those of features.
fn besides(ask: &Ask, paid: &Paid) -> Vec<Cell> {
    let each: Vec<String> = paid.each.iter().map(i16::to_string).collect();
    let mut row = vec![Cell::from(paid.what), Cell::from(paid.when)];
    row.extend(ask.editions.iter().map(|edition| match paid.ruling.editions.contains(edition) {
        true => Cell::from(each.join(", ")),
        false => Cell::empty(),
    }));
    row.extend([Cell::empty(), Cell::cites([paid.ruling.id])]);
    row
}

fn points(tallies: &[Option<Tally>]) -> Vec<Option<u16>> {
    tallies.iter().map(|tally| tally.as_ref().map(Tally::points)).collect()
}

fn push(
    sheet: &mut Sheet,
    ask: &Ask,
    sample: &Sample,
    when: When,
    reading: Option<(&'static Reading, usize)>,
    worth: &[Option<Tally>],
) {
    let mut row = vec![
        Cell::from(described(sample, ask.voice())),
        Cell::from(match when {
            When::Completed => "completed",
            When::Final => "at the end of the game",
        }),
    ];
    let mut cells: Vec<Cell> = ask
        .editions
        .iter()
        .zip(worth)
        .map(|(&edition, tally)| tally.as_ref().map_or_else(Cell::empty, |tally| told(tally, edition).into()))
        .collect();
    mark_differing(&mut cells, &points(worth));
    row.extend(cells);
    row.push(reading.map_or_else(Cell::empty, |(reading, option)| {
        Cell::line([Piece::Cite(reading.id), format!(": {}", reading.options[option]).into()])
    }));
    let mut cites = Vec::new();
    for line in worth.iter().flatten().flat_map(Tally::lines) {
        if !cites.contains(&line.cite.id()) {
            cites.push(line.cite.id());
        }
    }
    row.push(Cell::cites(cites));
    sheet.push(row);
}
