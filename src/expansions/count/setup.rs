//! The count and the figures in the city at the beginning.

use super::Count;
use super::city::{self, NAMES};
use super::readings::Switches;
use crate::expansions::{Beginning, Form, GivenProblem, Key, Look, Outcome, Slots};
use crate::hooks::PerPart;
use crate::position::Position;

/// States where the count stands.
const COUNT: Key = Key {
    name: "count",
    states: "the quarter where the count stands: castle, market, blacksmith or cathedral; the castle where nothing \
             is stated",
    example: "count: market",
    by_name: false,
    gives: "",
};

/// The keys of scenarios.
pub(super) const KEYS: &[Key] = &[COUNT];

pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Count, GivenProblem> {
    let mut count = Count {
        switches: Switches::answers(beginning.edition, beginning.overrides),
        city: city::find(beginning.board),
        tiles: city::kinds(beginning.board.catalogue()),
        quarter: city::CASTLE_PLACE,
        entered: 0,
        gained: PerPart::default(),
    };
    if let Some(given) = beginning.stated(COUNT.name) {
        let wrong = |what: &str| GivenProblem {
            key: COUNT.name,
            place: 0,
            what: what.to_owned(),
            candidates: NAMES.to_vec(),
        };
        let [entry] = &given.entries[..] else { return Err(wrong("there is one count")) };
        let quarter = NAMES.iter().position(|name| name.eq_ignore_ascii_case(entry.word.trim()));
        count.quarter = quarter.ok_or_else(|| wrong("a quarter of the city is wanted"))? as u8;
        if count.city.is_none() {
            return Err(wrong("the City of Carcassonne does not lie on the table"));
        }
    }
    Ok(count)
}

/// What a scenario may expect.
pub(super) static OUTCOMES: &[Outcome] = &[
    Outcome {
        name: "count",
        gives: "the quarter where the count stands: `[castle]`",
        form: &[Form::Of(|| NAMES.to_vec())],
        look: Look::Nothing,
        read: |p| {
            let count: &Count = p.rooms.as_ref();
            vec![NAMES[usize::from(count.quarter)].to_owned()]
        },
        counted: None,
    },
    Outcome {
        name: "in-carcassonne",
        gives: "the figures in the City of Carcassonne, each with its owner's place in the order of play and its \
                quarter: `1 meeple castle`",
        form: &[Form::Number, Form::Figure, Form::Of(|| NAMES.to_vec())],
        look: Look::Nothing,
        read: inside,
        counted: None,
    },
];

fn inside(p: &Position<Slots>) -> Vec<String> {
    let told = p.figures.standing().iter().filter_map(|figure| {
        let quarter = city::quarter_of(p, figure.part)?;
        let kind = p.rules.figures[figure.kind.index()].term.id;
        Some((figure.owner, quarter, kind))
    });
    let mut told: Vec<_> = told.collect();
    told.sort_unstable();
    told.into_iter()
        .map(|(owner, quarter, kind)| format!("{} {kind} {}", owner.index() + 1, NAMES[usize::from(quarter)]))
        .collect()
}
