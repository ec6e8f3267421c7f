//! Which scenarios show which ruling, and what comes of them.

use super::register;
use crate::check::{NotThere, Status};
use crate::editions::Edition;
use crate::rulings::Reading;
use crate::sheet::{Cell, Column, Piece, Sheet};
use crate::tables::scenarios::{File, Lacking, lacking, pinned_through};
use crate::tables::{Ask, WANTING};

const fn word(status: Status) -> &'static str {
    match status {
        Status::Passed => "passed",
        Status::Failed => "failed",
        Status::Error => "error",
        Status::Known => "known difference",
        Status::Skipped => "",
    }
}

/// A row for each ruling or reading and scenario that pins it, and one for what no scenario shows of it; what
/// waits for a box says so.
pub fn build(ask: &Ask) -> Result<Sheet, NotThere> {
    let files = ask.scenarios.runs()?;
    let lacking = lacking(&ask.scenarios)?;
    let mut columns = vec![Column::names("ruling", "Ruling"), Column::text("scenario", "Scenario")];
    columns.extend(ask.editions.iter().map(|&edition| Column::edition(edition)));
    columns.push(Column::text("remark", "Remark"));
    let title = "Rulings and the scenarios that show them";
    let mut page =
        Page { ask, files, lacking, sheet: Sheet { marks: WANTING, ..Sheet::new(title, columns) } };
    let (mut shown, mut waiting) = (0, 0);
    let mut count = |waits_for: &str| if waits_for.is_empty() { shown += 1 } else { waiting += 1 };
    for ruling in register::rulings(ask) {
        count(ruling.waits_for);
        let through = pinned_through(ruling);
        let annotated = (through != ruling.id).then_some(through);
        page.record(ruling.id, ruling.waits_for, annotated, None);
    }
    for reading in register::readings(ask) {
        count(reading.waits_for);
        page.record(reading.id, reading.waits_for, None, Some(reading));
    }
    let Page { mut sheet, lacking, .. } = page;
    let wanting = lacking.len();
    sheet.note(format!(
        "{shown} rulings and readings that need no further box, {wanting} of them not shown in full; \
         {waiting} that wait for one."
    ));
    Ok(sheet)
}

struct Page<'a> {
    ask: &'a Ask,
    files: &'a [File],
    lacking: Vec<Lacking>,
    sheet: Sheet,
}

impl Page<'_> {
    /// The rows of one ruling or reading. A note is shown by the scenarios of what it annotates.
    fn record(
        &mut self,
        id: &'static str,
        waits_for: &str,
        annotated: Option<&'static str>,
        reading: Option<&Reading>,
    ) {
        if !waits_for.is_empty() {
            self.remark(id, Cell::from(format!("waits for the box {waits_for}")));
            return;
        }
        let through = annotated.unwrap_or(id);
        for file in self.files.iter().filter(|file| file.pins(through)) {
            let mut row = vec![Cell::cites([id]), Cell::of(Piece::File(file.path.clone()))];
            row.extend(self.ask.editions.iter().map(|&edition| result(file, edition, reading)));
            row.push(
                annotated
                    .map_or_else(Cell::empty, |id| Cell::line(["as a note on ".into(), Piece::Cite(id)])),
            );
            self.sheet.push(row);
        }
        if let Some(lacking) = self.lacking.iter().find(|lacking| lacking.id == id) {
            let remark = Cell { marked: true, ..Cell::from(lacking.what.as_str()) };
            self.remark(id, remark);
        }
    }

    /// A row without a scenario.
    fn remark(&mut self, id: &'static str, remark: Cell) {
        let mut row = vec![Cell::cites([id]), Cell::empty()];
        row.extend(self.ask.editions.iter().map(|_| Cell::empty()));
        row.push(remark);
        self.sheet.push(row);
    }
}

/// What came of a scenario in an edition, with the option that it plays of a reading.
fn result(file: &File, edition: Edition, reading: Option<&Reading>) -> Cell {
    let status = file.runs[edition.index()].status;
    let option =
        reading.filter(|_| status != Status::Skipped).and_then(|reading| file.option(reading, edition));
    let said = match option {
        Some(option) => format!("{}: {option}", word(status)),
        None => word(status).to_owned(),
    };
    Cell { marked: matches!(status, Status::Failed | Status::Error), ..Cell::from(said) }
}
