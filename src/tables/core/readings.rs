//! The switches and the readings.

use super::register;
use crate::editions::Edition;
use crate::rulings::Reading;
use crate::sheet::{Cell, Column, Piece, Sheet, mark_differing};
use crate::tables::{Ask, DIFFERS};

/// The options that editions take, those marked that differ.
fn answers(ask: &Ask, reading: &Reading) -> Vec<Cell> {
    let defaults: Vec<Option<u8>> =
        ask.editions.iter().map(|edition| reading.defaults[edition.index()]).collect();
    let told = |default: &Option<u8>| match default {
        Some(option) => Cell::code(reading.options[usize::from(*option)]),
        None => Cell::empty(),
    };
    let mut cells: Vec<Cell> = defaults.iter().map(told).collect();
    mark_differing(&mut cells, &defaults);
    cells
}

/// Every switch with the answer of each edition: first those on which editions differ for sure.
pub fn switches(ask: &Ask) -> Sheet {
    let mut columns = vec![Column::names("switch", "Switch"), Column::text("question", "Question")];
    columns.extend(ask.editions.iter().map(|&edition| Column::edition(edition)));
    columns.extend([Column::list("sources", "Sources"), Column::text("waits_for", "Waits for the box")]);
    let mut sheet = Sheet { marks: DIFFERS, ..Sheet::new("What editions answer", columns) };
    let settled = ask.boxes.iter().flat_map(|boxed| boxed.settled).copied();
    for reading in settled.chain(register::readings(ask)) {
        let mut row = vec![Cell::cites([reading.id]), Cell::from(reading.question)];
        row.extend(answers(ask, reading));
        row.extend([register::sources(reading.citations), Cell::from(reading.waits_for)]);
        sheet.push(row);
    }
    sheet.note("Where there is no answer, the question does not arise in that edition.");
    sheet.note("Without a source, the answer is an inference.");
    sheet
}

/// Every reading with its options and what speaks for which.
pub fn readings(ask: &Ask) -> Sheet {
    let columns = vec![
        Column::names("reading", "Reading"),
        Column::text("question", "Question"),
        Column::list("options", "Options"),
        Column::text("default", "Default"),
        Column::text("evidence", "What speaks for which"),
        Column::list("sources", "Sources"),
        Column::text("waits_for", "Waits for the box"),
    ];
    let mut sheet = Sheet::new("Readings: where sources differ or are silent", columns);
    for reading in register::readings(ask) {
        sheet.push(vec![
            Cell::cites([reading.id]),
            Cell::from(reading.question),
            Cell::lines(reading.options.iter().map(|&option| Piece::Code(option.to_owned()))),
            default(ask, reading),
            Cell::from(reading.evidence),
            register::sources(reading.citations),
            Cell::from(reading.waits_for),
        ]);
    }
    sheet.note(Cell::line([
        "Another option is chosen with ".into(),
        Piece::Code("--reading ID=OPTION".to_owned()),
        ", or in a scenario under ".into(),
        Piece::Code("readings:".to_owned()),
        ".".into(),
    ]));
    sheet
}

/// The option that holds by default, by editions where they part.
fn default(ask: &Ask, reading: &Reading) -> Cell {
    let concerned = ask.editions.iter().copied().filter(|&edition| reading.concerns(edition));
    let option = |edition: Edition| {
        reading.defaults[edition.index()].map(|option| reading.options[usize::from(option)])
    };
    let said: Vec<_> =
        concerned.filter_map(|edition| Some((edition, vec![option(edition)?.to_owned()]))).collect();
    let cell = Cell::by_edition(&said);
    let everywhere = Edition::ALL.into_iter().all(|edition| reading.concerns(edition));
    match (everywhere, cell.lines.as_slice()) {
        (false, [line]) => {
            let text: String = line.iter().map(Piece::plain).collect();
            let editions: Vec<&str> = said.iter().map(|(edition, _)| edition.id()).collect();
            Cell::from(format!("{text} (arises in {} only)", editions.join(", ")))
        }
        _ => cell,
    }
}
