//! The boxes: their ids, what they are called, the editions that they came out in, what they bring.

use crate::editions::{Edition, terms};
use crate::game;
use crate::sheet::{Cell, Column, Piece, Sheet};
use crate::tables::Ask;

/// Every box with what scenarios need to know first: its id.
pub fn build(ask: &Ask) -> Sheet {
    let columns = vec![
        Column::names("id", "Id"),
        Column::text("title", "Box"),
        Column::text("published", "Published in"),
        Column::list("figures", "Figures"),
        Column::list("parts", "Parts that may be left out"),
        Column::list("keys", "Keys of scenarios"),
        Column::number("tiles", "Kinds of land tiles"),
        Column::number("rulings", "Rulings"),
    ];
    let mut sheet = Sheet::new("The boxes", columns);
    let catalogue = game::catalogue();
    let asked = |boxed: &&&_| -> bool { published_in(boxed, &ask.editions) };
    for boxed in ask.boxes.iter().filter(asked) {
        let figures = boxed
            .figures
            .iter()
            .map(|figure| figure.term.count(ask.voice(), i32::from(figure.each)).to_owned());
        let second = (boxed.scoring_figures > 1).then(|| terms::MESSENGER.one(ask.voice()).to_owned());
        sheet.push(vec![
            Cell::code(boxed.id),
            Cell::from(boxed.title),
            Cell::from(published(boxed.published)),
            Cell::lines(figures.chain(second)),
            Cell::lines(boxed.mechanisms.iter().map(|part| part.title)),
            Cell::lines(boxed.keys.iter().map(|key| key.name)),
            Cell::from(boxed.land_tiles(&catalogue).len().to_string()),
            Cell::from(boxed.rulings.len().to_string()),
        ]);
    }
    sheet.note(Cell::line([
        Piece::Code("expansions: [ID]".to_owned()),
        " in a scenario puts a box into play; several ids stand in one list.".into(),
    ]));
    sheet
}

fn published_in(boxed: &crate::expansions::Boxed, editions: &[Edition]) -> bool {
    boxed.published.iter().any(|edition| editions.contains(edition))
}

/// The editions that something was published in, in words.
pub fn published(editions: &[Edition]) -> String {
    match editions.len() {
        Edition::COUNT => "all editions".to_owned(),
        _ => editions.iter().map(|edition| edition.title()).collect::<Vec<_>>().join(", "),
    }
}
