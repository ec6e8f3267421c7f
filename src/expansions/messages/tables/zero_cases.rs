//! When the message that scores a figure and returns it brings 0.

use crate::editions::Edition;
use crate::editions::terms::spoken;
use crate::events::{Event, RoomEvent};
use crate::expansions::messages::switches::{ReturnMajority, Switches};
use crate::expansions::messages::{readings, rulings, words};
use crate::expansions::{Request, Shown, Slots};
use crate::position::Position;
use crate::rulings::{Cite, Overrides};
use crate::sheet::{Cell, Column, Piece, Sheet};
use crate::tiles::PartKind;

/// A case in which the message brings 0.
struct Case {
    /// The case, with words of the rules as `{term:ID}`.
    what: &'static str,
    /// Who says so.
    cite: Cite,
    /// What an edition gives.
    gives: fn(&Switches) -> Gives,
    /// The box that must exist before it can be shown, by its title; empty when none is missing.
    waits_for: &'static str,
    /// Did it come up in a game? Asked only where no box is missing.
    came_up: fn(&Position<Slots>) -> bool,
}

/// What an edition gives in a case.
enum Gives {
    Nothing,
    /// 0 if the rules are read so.
    NothingIfReadSo,
    /// Whatever the feature is worth.
    FullValue,
    /// The case cannot come up.
    NotThere,
}

const RULING: Cite = Cite::Ruling(&rulings::SCORE_AND_RETURN_ZERO_CASES);

/// A case that rests on what a feature is worth.
const fn worthless(what: &'static str, waits_for: &'static str) -> Case {
    Case { what, cite: RULING, gives: |_| Gives::Nothing, waits_for, came_up: |_| false }
}

/// A case that rests on the majority, or on how much a figure weighs.
const fn weightless(what: &'static str, waits_for: &'static str) -> Case {
    Case { gives: by_majority, ..worthless(what, waits_for) }
}

static CASES: &[Case] = &[
    Case {
        came_up: |p| chosen(p).any(|event| event.number == 0 && is_field(p, event)),
        ..worthless("A {term:farmer} on a {term:field} without a {term:complete-city}", "")
    },
    Case {
        cite: Cite::Ruling(&rulings::SCORE_AND_RETURN_MAJORITY),
        came_up: |p| lost_by(p, Cite::Ruling(&rulings::SCORE_AND_RETURN_MAJORITY)),
        ..weightless("A {term:meeple} where another player has the majority", "")
    },
    Case {
        cite: Cite::Reading(&readings::SCORE_AND_RETURN_TIE),
        gives: |switches| match switches.return_majority {
            ReturnMajority::Needed => Gives::NothingIfReadSo,
            ReturnMajority::NotNeeded => Gives::FullValue,
        },
        came_up: |p| lost_by(p, Cite::Reading(&readings::SCORE_AND_RETURN_TIE)),
        ..weightless("A {term:meeple} that shares the majority", "")
    },
    Case {
        cite: Cite::Ruling(&rulings::SCORE_AND_RETURN_ZMG_NO_MAJORITY),
        gives: |switches| match switches.return_majority {
            ReturnMajority::Needed => Gives::NotThere,
            ReturnMajority::NotNeeded => Gives::Nothing,
        },
        came_up: |p| told(p).any(|event| *event.kind == words::NOT_SCORED),
        ..worthless("A player who does without the points", "")
    },
    worthless("A {term:highwayman} on a {term:road} with an inn", "Inns & Cathedrals"),
    worthless("A {term:knight} in a {term:city} with a cathedral", "Inns & Cathedrals"),
    worthless("A {term:knight} in a besieged {term:city}", "The Cathars"),
    weightless("A mayor in a {term:city} without {terms:coat-of-arms}", "Abbey & Mayor"),
    worthless("A mayor, lord or lady on a castle token", "Bridges, Castles & Bazaars"),
];

fn by_majority(switches: &Switches) -> Gives {
    match switches.return_majority {
        ReturnMajority::Needed => Gives::Nothing,
        ReturnMajority::NotNeeded => Gives::FullValue,
    }
}

/// What this room told in a game.
fn told(p: &Position<Slots>) -> impl Iterator<Item = &RoomEvent> {
    p.log.entries().iter().filter_map(|entry| match &entry.event {
        Event::Room(event) => Some(event),
        _ => None,
    })
}

/// The figures that were chosen to return.
fn chosen(p: &Position<Slots>) -> impl Iterator<Item = &RoomEvent> {
    told(p).filter(|event| *event.kind == words::CHOSEN_TO_RETURN)
}

fn is_field(p: &Position<Slots>, event: &RoomEvent) -> bool {
    let part = event.spot.and_then(|spot| p.board.part(spot));
    part.is_some_and(|part| p.board.is(part, PartKind::Field))
}

fn lost_by(p: &Position<Slots>, cite: Cite) -> bool {
    told(p).any(|event| *event.kind == words::NO_MAJORITY && event.cite == Some(cite))
}

/// A scenario, with the editions in which it shows the case unless it does in all.
fn told_of(request: &Request<'_>, shown: Shown) -> Vec<Piece> {
    let Shown { path, editions } = shown;
    let mut line = vec![Piece::File(path)];
    if editions.len() < request.editions.len() {
        let editions: Vec<&str> = editions.into_iter().map(Edition::id).collect();
        line.push(format!(" ({})", editions.join(", ")).into());
    }
    line
}

pub(super) fn build(request: &Request<'_>) -> Sheet {
    let mut columns = vec![Column::names("case", "Case")];
    columns.extend(request.editions.iter().map(|&edition| Column::edition(edition)));
    columns.extend([
        Column::list("rulings", "Ruling"),
        Column::list("scenarios", "Shown by"),
        Column::text("waits_for", "Waits for the box"),
    ]);
    let mut sheet = Sheet::new("When the message that scores a figure and returns it brings 0", columns);
    for case in CASES {
        let gives = |&edition: &Edition| {
            Cell::from(match (case.gives)(&Switches::answers(edition, &Overrides::default())) {
                Gives::Nothing => "0",
                Gives::NothingIfReadSo => "0 if a tie is read as no majority",
                Gives::FullValue => "what the feature is worth",
                Gives::NotThere => "",
            })
        };
        let waits = request.waits_for(case.waits_for);
        let shown = if waits { Vec::new() } else { (request.shown)(&case.came_up) };
        let mut row = vec![Cell::from(spoken(case.what, request.voice))];
        row.extend(request.editions.iter().map(gives));
        row.push(Cell::cites([case.cite.id()]));
        row.push(Cell {
            lines: shown.into_iter().map(|shown| told_of(request, shown)).collect(),
            marked: false,
        });
        row.push(if waits { case.waits_for.into() } else { Cell::empty() });
        sheet.push(row);
    }
    sheet.note(Cell::line([
        "The figure returns in every case: ".into(),
        Piece::Cite(rulings::SCORE_AND_RETURN.id),
    ]));
    sheet
}
