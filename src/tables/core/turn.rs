//! The rounds of scoring and the order of play, from what the base game and boxes say they do in a turn.

use super::register;
use crate::editions::Edition;
use crate::editions::terms::spoken;
use crate::events::Round;
use crate::expansions;
use crate::position::{Happening, Moment, PHASES, Slot, busy};
use crate::rulings::Ruling;
use crate::sheet::{Cell, Column, Piece, Sheet};
use crate::tables::Ask;
use crate::turn::happenings as base;

/// What the base game is called beside the boxes.
const BASE: &str = "Base game";

/// Something that happens in the turn asked for, with the box that brings it.
#[derive(Clone, Copy)]
struct Deed {
    boxed: &'static str,
    happening: &'static Happening,
}

/// Everything that happens in a turn of the base game with the boxes asked for.
fn deeds(ask: &Ask) -> Vec<Deed> {
    let base = base::ALL.iter().map(|happening| Deed { boxed: BASE, happening });
    let of_boxes = ask
        .boxes
        .iter()
        .flat_map(|boxed| boxed.happenings.iter().map(|happening| Deed { boxed: boxed.title, happening }));
    base.chain(of_boxes).collect()
}

/// The deeds of a moment that a player sees.
fn seen(deeds: &[Deed], moment: Moment) -> impl Iterator<Item = &Deed> {
    deeds.iter().filter(move |deed| deed.happening.moment == moment && !deed.happening.what.is_empty())
}

/// The deeds that bring points in a round.
fn scoring(deeds: &[Deed], round: Round) -> impl Iterator<Item = &Deed> {
    deeds
        .iter()
        .filter(move |deed| deed.happening.round() == Some(round) && !deed.happening.scores.is_empty())
}

/// Do the boxes look at the end of a round? They do where points were given, but not in final scoring.
fn looked_at(deeds: &[Deed], round: Round) -> bool {
    round != Round::Final && scoring(deeds, round).next().is_some()
}

fn title(what: &str, ask: &Ask) -> String {
    let boxes: Vec<&str> = ask.boxes.iter().map(|boxed| boxed.title).collect();
    match boxes.len() {
        0 => format!("{what}: base game"),
        count if count == expansions::ALL.len() => format!("{what}: base game and all boxes"),
        _ => format!("{what}: base game, {}", boxes.join(", ")),
    }
}

/// What brings points, in the words of an edition.
fn scores(happening: &Happening, edition: Edition) -> String {
    let words: Vec<&str> = happening.scores.iter().map(|term| term.many[edition.index()]).collect();
    words.join(", ")
}

/// The notes that say what signs stand for.
fn explain_signs(sheet: &mut Sheet, deeds: &[Deed], ask: &Ask) {
    for Deed { happening, .. } in deeds.iter().filter(|deed| !deed.happening.sign.is_empty()) {
        let mut note = vec![format!("{}: {} ", happening.sign, spoken(happening.what, ask.voice())).into()];
        note.extend(listed(holding(happening, ask)));
        sheet.note(Cell::line(note));
    }
}

/// The rulings that hold in any of the editions.
fn holding(happening: &'static Happening, ask: &Ask) -> impl Iterator<Item = &'static str> {
    let holds = |ruling: &&&Ruling| ruling.editions.iter().any(|edition| ask.editions.contains(edition));
    happening.rulings.iter().filter(holds).map(|ruling| ruling.id)
}

/// Ids with commas between them.
fn listed(ids: impl Iterator<Item = &'static str>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for id in ids {
        if !pieces.is_empty() {
            pieces.push(", ".into());
        }
        pieces.push(Piece::Cite(id));
    }
    pieces
}

/// The rounds of scoring, and what scores in each.
pub fn rounds(ask: &Ask) -> Sheet {
    let deeds = deeds(ask);
    let signs: String = seen(&deeds, Moment::EndOfEachRound).map(|deed| deed.happening.sign).collect();
    let mut columns = vec![Column::names("round", "Round"), Column::text("when", "When")];
    columns.extend(ask.editions.iter().map(|edition| Column::list(edition.id(), edition.title())));
    if !signs.is_empty() {
        columns.push(Column::text("at_its_end", "At its end"));
    }
    if ask.waiting {
        columns.push(Column::list("waiting", "Boxes not built yet"));
    }
    let mut sheet = Sheet::new(title("Rounds of scoring", ask), columns);
    for round in Round::ALL {
        let waiting = if ask.waiting { waiting(ask, round) } else { Vec::new() };
        let scored: Vec<&Deed> = scoring(&deeds, round).collect();
        if scored.is_empty() && waiting.is_empty() {
            continue;
        }
        let mut row = vec![Cell::from(round.id()), Cell::from(round.title())];
        row.extend(ask.editions.iter().map(|&edition| {
            Cell::lines(scored.iter().map(|deed| match deed.boxed {
                BASE => scores(deed.happening, edition),
                boxed => format!("{} ({boxed})", scores(deed.happening, edition)),
            }))
        }));
        if !signs.is_empty() {
            row.push(if looked_at(&deeds, round) { signs.as_str().into() } else { Cell::empty() });
        }
        if ask.waiting {
            row.push(Cell { lines: waiting, marked: false });
        }
        sheet.push(row);
    }
    explain_signs(&mut sheet, &deeds, ask);
    let about = register::rulings(ask).filter(|ruling| ruling.id.starts_with("rounds/"));
    let mut more = vec![Piece::from("More on rounds of scoring: ")];
    more.extend(listed(about.filter(|ruling| of_no_round(ruling)).map(|ruling| ruling.id)));
    sheet.note(Cell::line(more));
    sheet
}

/// What the id of a ruling on one round begins with.
fn prefix(round: Round) -> String {
    format!("rounds/{}-", round.id().to_lowercase())
}

fn of_no_round(ruling: &Ruling) -> bool {
    Round::ALL.into_iter().all(|round| !ruling.id.starts_with(&prefix(round)) || ruling.waits_for.is_empty())
}

/// The rulings on a round that wait for a box, each with the box.
fn waiting(ask: &Ask, round: Round) -> Vec<Vec<Piece>> {
    let prefix = prefix(round);
    let waiting = register::rulings(ask)
        .filter(|ruling| ruling.id.starts_with(&prefix) && !ruling.waits_for.is_empty());
    let told = |ruling: &'static Ruling| {
        let what = ruling.title.split_once(": ").map_or(ruling.title, |(_, what)| what);
        vec![format!("{what} ({}), ", ruling.waits_for).into(), Piece::Cite(ruling.id)]
    };
    waiting.map(told).collect()
}

/// Every step of a turn.
pub fn order_of_play(ask: &Ask) -> Sheet {
    let deeds = deeds(ask);
    let voice = ask.voice();
    let columns = vec![
        Column::number("step", "Step"),
        Column::text("phase", "Phase"),
        Column::names("moment", "Moment"),
        Column::text("what", "What happens"),
        Column::text("scores", "Brings points"),
        Column::text("round", "Round"),
        Column::text("sign", "Sign"),
        Column::text("box", "Box"),
        Column::list("rulings", "Rulings"),
    ];
    let mut sheet = Sheet::new(title("Order of play", ask), columns);
    let mut push = |phase: Option<u8>, moment: &str, round: Option<Round>, deed: &Deed| {
        let phase = phase.map(|phase| format!("{phase}. {}", spoken(PHASES[usize::from(phase) - 1], voice)));
        let happening = deed.happening;
        sheet.push(vec![
            Cell::from((sheet.rows.len() + 1).to_string()),
            Cell::from(phase.unwrap_or_default()),
            Cell::from(spoken(moment, voice)),
            Cell::from(spoken(happening.what, voice)),
            Cell::from(scores(happening, voice)),
            Cell::from(round.map_or("", Round::id)),
            Cell::from(happening.sign),
            Cell::from(deed.boxed),
            Cell::cites(holding(happening, ask)),
        ]);
    };
    let walked = busy(deeds.iter().map(|deed| deed.happening));
    for slot in Slot::ALL.into_iter().filter(|&slot| walked & (1 << slot as u32) != 0) {
        let info = slot.info();
        for deed in seen(&deeds, Moment::At(slot)) {
            let round = info.round.filter(|_| !deed.happening.scores.is_empty());
            push(Some(info.phase), info.title, round, deed);
        }
        if let Some(round) = info.round.filter(|&round| info.closes_round && looked_at(&deeds, round)) {
            for deed in seen(&deeds, Moment::EndOfEachRound) {
                push(Some(info.phase), &end_of(round), Some(round), deed);
            }
        }
    }
    for deed in seen(&deeds, Moment::TurnOver) {
        push(None, "The turn is over", None, deed);
    }
    for round in Round::ALL {
        for deed in seen(&deeds, Moment::During(round)) {
            push(None, round.title(), Some(round), deed);
            if looked_at(&deeds, round) {
                for deed in seen(&deeds, Moment::EndOfEachRound) {
                    push(None, &end_of(round), Some(round), deed);
                }
            }
        }
    }
    explain_signs(&mut sheet, &deeds, ask);
    sheet
}

/// What the end of a round is called.
fn end_of(round: Round) -> String {
    match round {
        Round::Message => "End of the round of a message".to_owned(),
        round => format!("End of round {}", round.id()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::Scenarios;

    fn ask(boxes: bool) -> Ask {
        let everything = Ask::everything(Scenarios::new(Vec::new()));
        if boxes { everything } else { Ask { boxes: Vec::new(), waiting: false, ..everything } }
    }

    #[test]
    fn the_base_game_has_one_round_of_scoring_in_its_turn() {
        let rounds = rounds(&ask(false));
        let ids: Vec<String> = rounds.rows.iter().flat_map(|row| row[0].plain_lines()).collect();
        assert_eq!(ids, ["3", "final"]);
        let order = order_of_play(&ask(false));
        assert!(order.rows.iter().all(|row| row[6].is_empty()), "nothing is drawn at the end of a round");
    }

    #[test]
    fn every_place_in_what_happens_is_a_word_of_the_rules() {
        let order = order_of_play(&ask(true));
        for line in order.rows.iter().flatten().flat_map(Cell::plain_lines) {
            assert!(!line.contains(['{', '}']), "{line}");
        }
        for slot in Slot::ALL {
            assert!(!spoken(slot.info().title, Edition::First).contains('{'), "{slot:?}");
        }
    }
}
