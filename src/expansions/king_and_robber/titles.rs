//! The King and the Robber Baron: who has them, and what they bring.

use super::switches::{SCORING, Scoring};
use super::{KingAndRobber, Ours, rulings, words};
use crate::board::{Board, PartId};
use crate::editions::Term;
use crate::events::{Line, RoomEvent, Tally};
use crate::expansions::{Beginning, Form, GivenEntry, GivenProblem, Key, Look, Outcome, Slots};
use crate::figures::Player;
use crate::hooks::{Piece, Pieces, Place, depth};
use crate::position::{Credit, Position};
use crate::rulings::{Cite, Ruling};
use crate::tiles::PartKind;
use crate::track::Scorer;

/// The title of whoever completed the largest city.
pub static KING: Term = Term::same("king", "King", "Kings");
/// The title of whoever completed the longest road.
pub static ROBBER: Term = Term {
    id: "robber",
    one: ["Robber Baron", "Robber", "Robber"],
    many: ["Robber Barons", "Robbers", "Robbers"],
};
/// A road that is complete.
static COMPLETE_ROAD: Term = Term::same("complete-road", "complete road", "complete roads");
/// A city that is complete, wherever it lies.
static COMPLETE_CITY: Term = Term::same("complete-city-anywhere", "complete city", "complete cities");

/// A title as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Title {
    /// Is it played with?
    pub on: bool,
    /// Who has it.
    pub holder: Option<Player>,
    /// The tiles of the largest city or longest road completed so far.
    pub record: u16,
}

/// What is known of a title.
pub(super) struct Kind {
    /// What it is called.
    pub term: &'static Term,
    /// The kind of feature that it goes by.
    pub of: PartKind,
    /// What is counted for it.
    counted: &'static Term,
    /// The ruling on who has it.
    largest: &'static Ruling,
    /// The ruling on its points.
    points: &'static Ruling,
    /// What is told of it.
    told: &'static words::Told,
    /// The key of scenarios that states it.
    key: &'static str,
}

/// Both, in the order of [`KingAndRobber::titles`].
pub(super) static KINDS: [Kind; 2] = [
    Kind {
        term: &KING,
        of: PartKind::City,
        counted: &COMPLETE_CITY,
        largest: &rulings::KING_LARGEST,
        points: &rulings::KING_POINTS,
        told: &words::OF_CITIES,
        key: "king",
    },
    Kind {
        term: &ROBBER,
        of: PartKind::Road,
        counted: &COMPLETE_ROAD,
        largest: &rulings::ROBBER_LONGEST,
        points: &rulings::ROBBER_POINTS,
        told: &words::OF_ROADS,
        key: "robber",
    },
];

/// The keys that state who has a title, and how large the largest was.
pub(super) static KEYS: &[Key] = &[
    Key {
        name: "king",
        states: "who has the King, and the tiles of the largest city completed so far",
        example: "king: {blue: 5}",
        by_name: true,
        gives: "",
    },
    Key {
        name: "robber",
        states: "who has the Robber Baron, and the tiles of the longest road completed so far",
        example: "robber: {blue: 5}",
        by_name: true,
        gives: "",
    },
];

/// What a scenario may expect of the titles.
pub(super) static OUTCOMES: &[Outcome] = &[
    Outcome {
        name: "king",
        gives: "the place in turn order of whoever has the King, and the tiles of the largest city: `2 5`",
        form: &[Form::Number, Form::Number],
        look: Look::Nothing,
        read: |p| read(p, 0),
        counted: None,
    },
    Outcome {
        name: "robber",
        gives: "the place in turn order of whoever has the Robber Baron, and the tiles of the longest road",
        form: &[Form::Number, Form::Number],
        look: Look::Nothing,
        read: |p| read(p, 1),
        counted: None,
    },
];

fn read(p: &Position<Slots>, title: usize) -> Vec<String> {
    let own: &KingAndRobber = p.rooms.as_ref();
    let title = own.titles[title];
    title.holder.map(|holder| format!("{} {}", holder.index() + 1, title.record)).into_iter().collect()
}

/// The titles before whoever has them, with the tiles that it took to get them.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    for (title, kind) in p.rooms.as_ref().titles.iter().zip(&KINDS) {
        let place = title.holder.map_or(Place::Beside, Place::Before);
        if title.on {
            pieces.push(Piece::new(kind.term, place).sized(title.record));
        }
    }
}

/// The features of a kind that are complete.
fn complete(board: &Board, kind: PartKind) -> impl Iterator<Item = PartId> + '_ {
    board.all_features().filter(move |&part| board.is(part, kind) && board.feature(part).complete())
}

/// A title at the beginning: as stated; what lies on the table complete was completed earlier.
pub(super) fn stated(beginning: &Beginning<'_>, kind: &Kind, on: bool) -> Result<Title, GivenProblem> {
    let sizes = complete(beginning.board, kind.of).map(|part| beginning.board.feature(part).tiles);
    let mut title = Title { on, holder: None, record: sizes.max().unwrap_or_default() };
    let Some(given) = beginning.stated(kind.key) else { return Ok(title) };
    for (place, GivenEntry { word, player, behind_player, number, .. }) in given.entries.iter().enumerate() {
        let problem = |what: String| GivenProblem { key: kind.key, place, what, candidates: Vec::new() };
        let player = player.ok_or_else(|| problem(format!("`{word}` is no player")))?;
        if title.holder.is_some_and(|holder| holder != player) {
            return Err(problem("only one player has it".to_owned()));
        }
        let tiles = number.map(u16::try_from).transpose();
        let tiles = tiles.map_err(|_| problem(format!("`{word}` is no number of tiles")))?;
        if *behind_player && tiles.is_none() {
            return Err(problem(format!(
                "`{word}` is no number of tiles; write it as `{}: {{blue: 5}}`",
                kind.key
            )));
        }
        title.holder = Some(player);
        title.record = title.record.max(tiles.unwrap_or_default());
    }
    Ok(title)
}

/// Everything that the tile completed is scored: who has the titles now?
pub(super) fn look<R: Ours>(p: &mut Position<R>) {
    let depth = depth(p);
    let player = p.active();
    for (place, kind) in KINDS.iter().enumerate() {
        let own = p.rooms.as_mut();
        let tiles = std::mem::take(&mut own.completed.at_mut(depth)[place]);
        if tiles == 0 {
            continue;
        }
        let title = &mut own.titles[place];
        let told = match () {
            () if tiles <= title.record => &kind.told.stays,
            () if title.holder == Some(player) => &kind.told.keeps,
            () => &kind.told.takes,
        };
        if tiles > title.record {
            (title.holder, title.record) = (Some(player), tiles);
        }
        let event = RoomEvent::new(told, player).cite(kind.largest);
        p.tell_room(RoomEvent { item: Some(kind.term), number: i32::from(tiles), ..event });
    }
}

/// With the house rule, whoever has the title gets a point for what was completed.
pub(super) fn continuous<R: Ours>(p: &mut Position<R>, place: usize, part: Option<PartId>) {
    let kind = &KINDS[place];
    if let Some(holder) = p.rooms.as_ref().titles[place].holder {
        let tally = [Line::new(kind.counted, 1, 1, &SCORING)].into_iter().collect();
        p.credit(Credit::new(holder, kind.term, part), tally);
    }
}

/// What a title brings at the end of the game.
fn worth<R: Ours>(p: &Position<R>, place: usize) -> Tally {
    let kind = &KINDS[place];
    let own = p.rooms.as_ref();
    let both = own.titles.iter().all(|title| title.holder == own.titles[place].holder);
    let fixed = |points| Line::new(kind.term, 1, points, &SCORING);
    let line = match own.switches.scoring {
        Scoring::EachFeature => {
            let count = complete(&p.board, kind.of).count() as u16;
            let besides = R::city_besides(p, None).filter(|_| kind.of == PartKind::City);
            let besides = besides.map(|cite| Line::new(kind.counted, 1, 1, cite));
            return [Line::new(kind.counted, count, 1, Cite::Ruling(kind.points))]
                .into_iter()
                .chain(besides)
                .collect();
        }
        Scoring::TenOrTwenty => fixed(10),
        // Both together bring 40.
        Scoring::FifteenOrForty => fixed(if both { 20 } else { 15 }),
        Scoring::Continuously => return Tally::new(),
    };
    [line].into_iter().collect()
}

/// The points of both titles at the end of the game.
pub(super) fn final_points<R: Ours>(p: &mut Position<R>) {
    for (place, kind) in KINDS.iter().enumerate() {
        let Some(holder) = p.rooms.as_ref().titles[place].holder else { continue };
        let tally = worth(p, place);
        if tally.points() == 0 {
            continue;
        }
        let event = RoomEvent::new(&words::HOLDS, holder).cite(kind.largest);
        p.tell_room(RoomEvent { item: Some(kind.term), ..event });
        p.pay(&Credit::new(holder, kind.term, None), &tally, Scorer::Meeple);
    }
}

/// The title that goes by a kind of feature.
pub(super) fn of(kind: PartKind) -> Option<usize> {
    KINDS.iter().position(|title| title.of == kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_title_has_its_key() {
        assert!(KINDS.iter().zip(KEYS).all(|(kind, key)| kind.key == key.name));
    }
}
