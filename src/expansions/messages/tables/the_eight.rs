//! The table of the eight messages.

use super::facts::{self, Facts, facts};
use crate::editions::Edition;
use crate::editions::terms::spoken;
use crate::expansions::Request;
use crate::expansions::messages::eight::Message;
use crate::expansions::messages::rulings;
use crate::expansions::messages::switches::Switches;
use crate::rulings::Overrides;
use crate::sheet::{Cell, Column, Piece, Sheet};

pub(super) fn build(request: &Request<'_>) -> Sheet {
    let mut columns = vec![Column::names("message", "In scenarios")];
    columns.extend(request.editions.iter().map(|&edition| Column::edition(edition)));
    columns.extend([
        Column::text("counts", "Counts"),
        Column::text("brings", "Brings"),
        Column::text("ignores", "Ignores"),
        Column::text("returns", "Returns"),
        Column::list("rulings", "Rulings"),
    ]);
    let mut sheet = Sheet::new("The eight messages", columns);
    let mut messages = Message::ALL;
    messages.sort_by_key(|message| message.number(request.voice));
    for message in messages {
        let named = |&edition: &Edition| {
            Cell::from(format!("{}: {}", message.number(edition), message.name(edition)))
        };
        let answered = |&edition: &Edition| {
            (edition, facts(message, &Switches::answers(edition, &Overrides::default())))
        };
        let known: Vec<(Edition, Facts)> = request.editions.iter().map(answered).collect();
        let told = |part: fn(&Facts) -> &str| {
            let say = |(edition, facts): &(Edition, Facts)| {
                let text = spoken(part(facts), request.voice);
                (*edition, if text.is_empty() { Vec::new() } else { vec![text] })
            };
            Cell::by_edition(&known.iter().map(say).collect::<Vec<_>>())
        };
        let mut row = vec![Cell::code(message.id())];
        row.extend(request.editions.iter().map(named));
        row.extend([
            told(|facts| &facts.counts),
            told(|facts| &facts.brings),
            told(|facts| &facts.ignores),
            told(|facts| &facts.returns),
            Cell::cites(facts::cites(message, request.editions)),
        ]);
        sheet.push(row);
    }
    for (said, ruling) in [
        ("Instead of the action the player may take 2 points: ", &rulings::ACTION_OR_TWO_POINTS),
        ("Afterwards the message goes face down under the stack: ", &rulings::BACK_UNDER_THE_STACK),
    ] {
        sheet.note(Cell::line([Piece::from(said), Piece::Cite(ruling.id)]));
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expansions;

    #[test]
    fn every_place_in_the_facts_is_a_word_of_the_rules() {
        let request = Request {
            editions: &Edition::ALL,
            voice: Edition::First,
            built: expansions::ALL,
            shown: &|_| Vec::new(),
        };
        let sheet = build(&request);
        assert_eq!(sheet.rows.len(), Message::ALL.len());
        for line in sheet.rows.iter().flatten().flat_map(Cell::plain_lines) {
            assert!(!line.contains(['{', '}']), "{line}");
        }
    }
}
