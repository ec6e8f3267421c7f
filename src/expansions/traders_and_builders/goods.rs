//! Wine, grain and cloth: who takes them, and what they bring at the end.

use super::tiles::{CLOTH, GRAIN, WINE};
use super::{Ours, TradersAndBuilders, rulings, words};
use crate::board::PartId;
use crate::editions::Term;
use crate::events::{Line, RoomEvent};
use crate::expansions::{Beginning, Form, GivenEntry, GivenProblem, Key, Look, Outcome, Slots};
use crate::figures::{MOST_PLAYERS, Player};
use crate::hooks::{Piece, Pieces, Place};
use crate::position::{Credit, Position};
use crate::tiles::{MarkId, Marks, PartKind};
use crate::track::Scorer;

/// Points for the most tokens of a good.
pub(super) const MOST: i16 = 10;

/// What brings the points for goods.
pub static TRADE_GOODS: Term = Term::same("trade-goods", "trade goods", "trade goods");

static WINE_TERM: Term = Term::same("wine", "wine", "wine");
static GRAIN_TERM: Term = Term::same("grain", "grain", "grain");
static CLOTH_TERM: Term = Term::same("cloth", "cloth", "cloth");
static MOST_WINE: Term = Term::same("most-wine", "lead in wine", "leads in wine");
static MOST_GRAIN: Term = Term::same("most-grain", "lead in grain", "leads in grain");
static MOST_CLOTH: Term = Term::same("most-cloth", "lead in cloth", "leads in cloth");

/// A kind of goods.
pub(super) struct Good {
    mark: MarkId,
    /// What it is called.
    pub term: &'static Term,
    /// How many tokens of it there are.
    tokens: u8,
    /// To have the most of it.
    most: &'static Term,
}

/// All three.
pub(super) static GOODS: [Good; 3] = [
    Good { mark: WINE, term: &WINE_TERM, tokens: 9, most: &MOST_WINE },
    Good { mark: GRAIN, term: &GRAIN_TERM, tokens: 6, most: &MOST_GRAIN },
    Good { mark: CLOTH, term: &CLOTH_TERM, tokens: 5, most: &MOST_CLOTH },
];

/// How many tokens of each good each player has.
pub(super) type Tokens = [[u8; GOODS.len()]; MOST_PLAYERS];

/// States the goods that players have.
pub(super) const KEY: Key = Key {
    name: "goods",
    states: "the goods that players have: wine, grain, cloth",
    example: "goods: {red: {wine: 2, cloth: 1}, blue: grain}",
    by_name: true,
    gives: "",
};

/// What a scenario may expect of goods.
pub(super) static OUTCOMES: &[Outcome] = &[Outcome {
    name: "goods",
    gives: "the tokens of each good, by player in turn order: `wine 2 0`",
    form: &[Form::Of(|| GOODS.each_ref().map(|good| good.term.id).to_vec()), Form::Numbers],
    look: Look::Nothing,
    read,
    counted: None,
}];

fn read(p: &Position<Slots>) -> Vec<String> {
    let own: &TradersAndBuilders = p.rooms.as_ref();
    let players = usize::from(p.rules.players);
    let line = |(place, good): (usize, &Good)| {
        let tokens = own.tokens[..players].iter().map(|tokens| format!(" {}", tokens[place]));
        format!("{}{}", good.term.id, tokens.collect::<String>())
    };
    GOODS.iter().enumerate().map(line).collect()
}

/// The goods that players have.
pub(super) fn list<R: Ours>(p: &Position<R>, pieces: &mut Pieces) {
    for (player, tokens) in (0..p.rules.players).map(Player).zip(p.rooms.as_ref().tokens) {
        for (good, count) in GOODS.iter().zip(tokens).filter(|(_, count)| *count > 0) {
            pieces.push(Piece::new(good.term, Place::Before(player)).times(u16::from(count)));
        }
    }
}

/// The goods that players have at the beginning.
pub(super) fn stated(beginning: &Beginning<'_>) -> Result<Tokens, GivenProblem> {
    let mut tokens = Tokens::default();
    let Some(given) = beginning.stated(KEY.name) else { return Ok(tokens) };
    for (place, entry) in given.entries.iter().enumerate() {
        let GivenEntry { word, player, number, .. } = entry;
        let problem = |what: String| GivenProblem {
            key: KEY.name,
            place,
            what,
            candidates: GOODS.iter().map(|good| good.term.id).collect(),
        };
        let good = GOODS.iter().position(|good| good.term.id.eq_ignore_ascii_case(word));
        let good = good.ok_or_else(|| problem(format!("unknown good `{word}`")))?;
        let player = player.filter(|player| player.index() < MOST_PLAYERS);
        let player = player.ok_or_else(|| problem(format!("whose is the {word}?")))?;
        let more = u8::try_from(number.unwrap_or(1)).ok();
        let more = more.ok_or_else(|| problem(format!("nobody can have so much {word}")))?;
        let own = &mut tokens[player.index()][good];
        *own = own.saturating_add(more);
        let (all, most) = (tokens.iter().map(|own| u16::from(own[good])).sum::<u16>(), GOODS[good].tokens);
        if all > u16::from(most) {
            return Err(problem(format!("there are {most} tokens of {word} in all, not {all}")));
        }
    }
    Ok(tokens)
}

/// Is there any good in a city of these marks?
pub(super) fn any_in(kind: PartKind, marks: Marks) -> bool {
    kind == PartKind::City && GOODS.iter().any(|good| marks.contains(good.mark))
}

/// Whoever completed the city takes a token for each symbol in it.
pub(super) fn take<R: Ours>(p: &mut Position<R>, city: PartId) {
    let player = p.active();
    for (place, good) in GOODS.iter().enumerate() {
        let parts = p.board.members(city).filter(|&part| p.board.printed_on(part).contains(good.mark));
        let count = parts.count().min(usize::from(u8::MAX)) as u8;
        if count == 0 {
            continue;
        }
        let tokens = &mut p.rooms.as_mut().tokens[player.index()][place];
        *tokens = tokens.saturating_add(count);
        let event = RoomEvent::new(&words::TAKES_GOODS, player).cite(&rulings::GOODS_COMPLETER);
        let spot = Some(p.board.name_of(city));
        p.tell_room(RoomEvent { number: i32::from(count), item: Some(good.term), spot, ..event });
    }
}

/// Whoever has the most tokens of a good gets 10 points for it; all who share the lead do.
pub(super) fn final_points<R: Ours>(p: &mut Position<R>) {
    for (place, good) in GOODS.iter().enumerate() {
        let own = |p: &Position<R>, player: Player| p.rooms.as_ref().tokens[player.index()][place];
        let most = p.clockwise().map(|player| own(p, player)).max().unwrap_or_default();
        if most == 0 {
            continue;
        }
        for player in p.clockwise() {
            if own(p, player) < most {
                continue;
            }
            let event = RoomEvent::new(&words::MOST_GOODS, player).cite(&rulings::GOODS_MOST);
            p.tell_room(RoomEvent { number: i32::from(most), item: Some(good.term), ..event });
            let tally = [Line::new(good.most, 1, MOST, &rulings::GOODS_MOST)].into_iter().collect();
            p.pay(&Credit::new(player, &TRADE_GOODS, None), &tally, Scorer::Meeple);
        }
    }
}
