//! Choices in words and back: one phrase for each verb prints it and reads it.
//!
//! A phrase is `key: text` with places to fill: `{spot}`, `{cell}`, `{rotation}`, `{drawn}` (the tile
//! that was drawn), `{tile}`, `{item}`, `{scorer}`, `{player}`, `{figure}`, `{number}`; a key `{figure}` is the
//! name of a figure. `{item} for {points}` is one of the items with a number of points. A verb that is about a figure on the table has `{player} {figure} on {spot}`.

use std::ops::Range;

use super::names::Names;
use super::spots::{SpotError, Spots, read_cell};
use super::tiles::{self, TileError, Turned};
use crate::board::Spot;
use crate::editions::terms::{MEEPLE, MESSENGER, SCORING_MEEPLE};
use crate::events::Round;
use crate::figures::{FigureKind, Player};
use crate::game::{self, Game};
use crate::geometry::Cell;
use crate::position::{Choice, Task, Verb};
use crate::tiles::TileKindId;
use crate::track::Scorer;

/// A step of a script as text: what stands before and behind the colon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrase<'a> {
    /// Before the colon.
    pub key: &'a str,
    /// Behind it.
    pub text: &'a str,
}

/// Why a text is no choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Which bytes of the text are meant.
    pub at: Range<usize>,
    /// What is wrong.
    pub what: String,
    /// What may stand there.
    pub candidates: Vec<String>,
}

/// A choice as the line of a script, ready to paste (without the dash).
pub fn print(game: &Game, names: &Names, choice: Choice) -> String {
    let p = game.position();
    let mut line = choice.verb.phrase.to_owned();
    let mut fill = |place: &str, with: &dyn Fn() -> String| {
        if line.contains(place) {
            line = line.replace(place, &with());
        }
    };
    fill("{{spot}: {scorer}}", &|| credited(game, names, choice));
    fill("{spot}", &|| {
        choice.spot.map_or_else(String::new, |spot| Spots::new(&p.board, &names.stated).name(spot))
    });
    fill("{cell}", &|| choice.cell().map_or_else(String::new, |cell| cell.to_string()));
    fill("{drawn}{rotation}", &|| {
        let kind = p.frame().drawn.unwrap_or(TileKindId(0));
        tiles::print(p.board.catalogue(), Turned { kind, rotation: choice.rotation() })
    });
    fill("{tile}", &|| tiles::name(p.board.catalogue(), choice.tile_kind()));
    fill("{item} for {points}", &|| {
        let item = verb_item(choice.verb, choice.number % Choice::ITEMS);
        format!("{item} for {}", choice.number / Choice::ITEMS)
    });
    fill("{item}", &|| {
        choice.verb.items.get(usize::from(choice.number)).copied().unwrap_or_default().to_owned()
    });
    fill("{figure}", &|| p.rules.figures[choice.figure.index()].term.id.to_owned());
    fill("{player}", &|| names.player(Player(choice.number as u8)).to_owned());
    fill("{number}", &|| choice.number.to_string());
    fill("{rotation}", &|| match choice.rotation().quarter_turns() {
        0 => String::new(),
        turns => turns.to_string(),
    });
    line
}

/// One of the items that a verb names.
fn verb_item(verb: &Verb, place: u16) -> &'static str {
    verb.items.get(usize::from(place)).copied().unwrap_or_default()
}

/// Which scoring figure moves for which feature, and whose where it is not the active player's.
fn credited(game: &Game, names: &Names, choice: Choice) -> String {
    let p = game.position();
    let scorer = choice.as_scorer().id();
    let whose = match p.agenda.last() {
        Some(Task::Credit(credit)) if credit.player != p.active() => {
            format!("{{{}: {scorer}}}", names.player(credit.player))
        }
        _ => scorer.to_owned(),
    };
    match choice.spot {
        Some(spot) => {
            // Within brackets a name with a comma, a colon or the like needs quotes.
            let name = Spots::new(&p.board, &names.stated).name(spot);
            let plain = |c: char| c.is_alphanumeric() || " ()-_.'/".contains(c);
            if name.starts_with(char::is_alphabetic) && name.chars().all(plain) {
                format!("{{{name}: {whose}}}")
            } else {
                let escaped = name.replace('\\', "\\\\").replace('"', "\\\"");
                format!("{{\"{escaped}\": {whose}}}")
            }
        }
        None => match p.agenda.last() {
            // Points that no feature brings are named by what brings them.
            Some(Task::Credit(credit)) if p.round() != Some(Round::Message) => {
                format!("{{{}: {whose}}}", credit.source.id)
            }
            // In brackets the name of a player would be taken for that of a feature.
            _ => scorer.to_owned(),
        },
    }
}

/// The figure that a word names in any edition's words.
pub fn figure(game: &Game, word: &str) -> Option<FigureKind> {
    let place = game.position().rules.figures.iter().position(|record| record.term.names(word))?;
    Some(FigureKind(place as u8))
}

/// The scoring figure that a word names in any edition's words.
pub fn scorer(word: &str) -> Option<Scorer> {
    let is = |term: &crate::editions::Term| {
        term.id.eq_ignore_ascii_case(word) || term.one.iter().any(|one| one.eq_ignore_ascii_case(word))
    };
    match () {
        () if is(&MEEPLE) || is(&SCORING_MEEPLE) => Some(Scorer::Meeple),
        () if is(&MESSENGER) || word.eq_ignore_ascii_case("woman") => Some(Scorer::Messenger),
        () => None,
    }
}

/// Does a step with this key speak of this verb?
pub fn speaks_of(game: &Game, verb: &Verb, key: &str) -> bool {
    match verb.phrase.split_once(':') {
        Some(("{figure}", _)) => figure(game, key).is_some(),
        Some((own, _)) => own.eq_ignore_ascii_case(key),
        None => false,
    }
}

/// Reads a step as a choice of one of these verbs. `None` when its key speaks of none of them.
///
/// # Errors
/// When the key fits and the text does not.
pub fn read<'v>(
    game: &Game,
    names: &Names,
    verbs: impl Iterator<Item = &'static Verb> + 'v,
    phrase: Phrase<'_>,
) -> Option<Result<Choice, ReadError>> {
    let mut error = None;
    for verb in verbs.filter(|verb| speaks_of(game, verb, phrase.key)) {
        match read_as(game, names, verb, phrase) {
            Ok(choice) => return Some(Ok(choice)),
            // The verb with places to fill knows better what is wrong than one with fixed words.
            Err(wrong) if error.is_none() || verb.phrase.contains("{") => error = Some(wrong),
            Err(_) => {}
        }
    }
    error.map(Err)
}

fn read_as(game: &Game, names: &Names, verb: &'static Verb, phrase: Phrase<'_>) -> Result<Choice, ReadError> {
    let text = phrase.text;
    let wrong = |what: String, candidates: Vec<String>| ReadError { at: 0..text.len(), what, candidates };
    let p = game.position();
    let template = verb.phrase.split_once(':').map_or("", |(_, text)| text.trim());
    let mut choice = Choice::bare(verb);
    if verb.phrase.starts_with("{figure}") {
        choice.figure = figure(game, phrase.key).unwrap_or(FigureKind::MEEPLE);
    }
    match template {
        "{spot}" => choice.spot = Some(read_spot(game, names, text)?),
        "{player} {figure} on {spot}" => {
            let unclear = || {
                wrong(
                    format!("`{text}` is no figure; write it as `red meeple on city N of (0,0)`"),
                    Vec::new(),
                )
            };
            let (who, spot) = text.split_once(" on ").ok_or_else(unclear)?;
            let (owner, kind) = names.owner(who).ok_or_else(unclear)?;
            choice.figure = figure(game, kind).ok_or_else(unclear)?;
            choice.number = owner.index() as u16;
            choice.spot = Some(read_spot(game, names, spot.trim())?);
        }
        "{player} {figure}" => {
            let unclear = || wrong(format!("`{text}` is no figure; write it as `red meeple`"), Vec::new());
            let (owner, kind) = names.owner(text).ok_or_else(unclear)?;
            choice.number = owner.index() as u16;
            choice.figure = figure(game, kind).ok_or_else(unclear)?;
        }
        "{figure} from {player}" => {
            let unclear =
                || wrong(format!("`{text}` is no figure; write it as `meeple from blue`"), Vec::new());
            let (kind, from) = text.split_once(" from ").ok_or_else(unclear)?;
            choice.figure = figure(game, kind.trim()).ok_or_else(unclear)?;
            choice.number = names.find_player(from.trim()).ok_or_else(unclear)?.index() as u16;
        }
        "{figure} in {item}" => {
            let unclear = || {
                let example = format!("meeple in {}", verb_item(verb, 0));
                wrong(format!("`{text}` cannot stand here"), vec![example])
            };
            let (kind, item) = text.split_once(" in ").ok_or_else(unclear)?;
            choice.figure = figure(game, kind.trim()).ok_or_else(unclear)?;
            let place = verb.items.iter().position(|known| known.eq_ignore_ascii_case(item.trim()));
            choice.number = place.ok_or_else(unclear)? as u16;
        }
        "{figure} to {spot}" => {
            let unclear =
                || wrong(format!("`{text}` is no move; write it as `meeple to city N of (0,0)`"), Vec::new());
            let (kind, spot) = text.split_once(" to ").ok_or_else(unclear)?;
            choice.figure = figure(game, kind.trim()).ok_or_else(unclear)?;
            choice.spot = Some(read_spot(game, names, spot.trim())?);
        }
        "{player}" => {
            let owner = names.find_player(text.trim());
            let unknown = || wrong(format!("`{text}` is no player"), names.players.clone());
            choice.number = owner.ok_or_else(unknown)?.index() as u16;
        }
        "{cell}" => {
            let unclear = || wrong(format!("`{text}` is no space; write it as `(1,1)`"), Vec::new());
            choice.spot = Some(Spot::Part { cell: read_cell(text).ok_or_else(unclear)?, part: 0 });
        }
        "{number}" => {
            let unclear = || wrong(format!("`{text}` is no number"), Vec::new());
            choice.number = text.trim().parse().map_err(|_| unclear())?;
        }
        "{item} for {points}" => {
            let unclear = || {
                let example = format!("{} for 3", verb_item(verb, 0));
                wrong(format!("`{text}` cannot stand here"), vec![example])
            };
            let (item, points) = text.split_once(" for ").ok_or_else(unclear)?;
            let item = verb.items.iter().position(|known| known.eq_ignore_ascii_case(item.trim()));
            let points: u16 = points.trim().parse().map_err(|_| unclear())?;
            let item = item.ok_or_else(unclear)? as u16;
            choice.number = points
                .checked_mul(Choice::ITEMS)
                .and_then(|number| number.checked_add(item))
                .ok_or_else(unclear)?;
        }
        "{item} at {cell}" => {
            let unclear =
                || wrong(format!("`{text}` cannot stand here"), vec![format!("{} at (1,1)", verb.items[0])]);
            let (item, cell) = text.split_once(" at ").ok_or_else(unclear)?;
            let place = verb.items.iter().position(|known| known.eq_ignore_ascii_case(item.trim()));
            choice.number = place.ok_or_else(unclear)? as u16;
            choice.spot = Some(Spot::Part { cell: read_cell(cell).ok_or_else(unclear)?, part: 0 });
        }
        "{drawn}{rotation} at {cell}" => {
            let (tile, cell) = tile_at_cell(text).ok_or_else(|| {
                let what = || format!("`{text}` is no place for a tile; write it as `E2 at (1,1)`");
                wrong(no_space(text).unwrap_or_else(what), Vec::new())
            })?;
            let turned = read_tile(game, tile)?;
            if let Some(drawn) = p.frame().drawn
                && drawn != turned.kind
            {
                let catalogue = p.board.catalogue();
                let (drawn, meant) = (tiles::name(catalogue, drawn), tiles::name(catalogue, turned.kind));
                return Err(wrong(format!("the tile drawn is `{drawn}`, not `{meant}`"), vec![drawn]));
            }
            let alike = p.board.catalogue()[turned.kind].distinct.len().max(1) as u8;
            let rotation = crate::geometry::Rotation::new(turned.rotation.quarter_turns() % alike);
            choice = Choice::placing(verb, cell, rotation);
        }
        "{tile}" => choice = Choice::tile(verb, read_tile(game, text)?.kind),
        "{item}" => {
            let place = verb.items.iter().position(|item| item.eq_ignore_ascii_case(text.trim()));
            let unknown = || verb.items.iter().map(|&item| item.to_owned()).collect();
            let place = place.ok_or_else(|| wrong(format!("`{text}` is not known here"), unknown()))?;
            choice = Choice::numbered(verb, place as u16);
        }
        fixed if fixed.eq_ignore_ascii_case(text.trim()) => {}
        fixed => return Err(wrong(format!("`{text}` cannot stand here"), vec![fixed.to_owned()])),
    }
    Ok(choice)
}

/// The tile and the space of `E2 at (1,1)`.
pub fn tile_at_cell(text: &str) -> Option<(&str, Cell)> {
    let (tile, cell) = tile_and_cell(text)?;
    Some((tile, read_cell(cell)?))
}

/// The tile and what stands where the space should.
pub fn tile_and_cell(text: &str) -> Option<(&str, &str)> {
    let (tile, cell) = text.split_once(" at ").or_else(|| text.split_once(" on "))?;
    Some((tile.trim(), cell.trim()))
}

/// What is wrong with the space of `E2 at (1,1`, if that is all that is.
pub fn no_space(text: &str) -> Option<String> {
    let (_, cell) = tile_and_cell(text).filter(|(_, cell)| read_cell(cell).is_none())?;
    Some(match cell.starts_with('(') && !cell.contains(')') {
        true => format!("the bracket of `{cell}` is not closed; write it as `{cell})`"),
        false => format!("`{cell}` is no space; write it as `(1,1)`"),
    })
}

/// The step of its own by which something that is no tile of the catalogue is placed, for such a text as
/// `abbey at (1,1)`.
pub fn own_step(tile: &str, cell: Cell) -> Option<String> {
    let mut verbs = game::verbs().filter_map(|verb| verb.phrase.split_once(':'));
    let (key, _) = verbs.find(|(key, rest)| key.eq_ignore_ascii_case(tile) && rest.trim() == "{cell}")?;
    Some(format!("{key}: {cell}"))
}

fn read_tile(game: &Game, text: &str) -> Result<Turned, ReadError> {
    let catalogue = game.position().board.catalogue();
    tiles::parse(catalogue, text.trim()).map_err(|error| {
        let (what, candidates) = describe(error, catalogue);
        ReadError { at: 0..text.trim_end().len(), what, candidates }
    })
}

/// What is wrong with a tile's name, and what it may have meant.
pub fn describe(error: TileError, catalogue: &crate::tiles::Catalogue) -> (String, Vec<String>) {
    match error {
        TileError::Unknown(name) => {
            (format!("unknown tile `{name}`"), catalogue.names().map(str::to_owned).collect())
        }
        TileError::Ambiguous(name, ids) => (format!("`{name}` may be several tiles"), ids),
        TileError::Number(number, id) => {
            let ids = Some(id).filter(|id| !id.is_empty()).into_iter().collect();
            (format!("`{number}` is a number and names no tile"), ids)
        }
        TileError::Rotation(turns) => {
            (format!("`@{turns}` is no rotation; quarter turns are 0 to 3"), Vec::new())
        }
    }
}

fn read_spot(game: &Game, names: &Names, text: &str) -> Result<Spot, ReadError> {
    let here = placed_cell(game);
    let spots = Spots::new(&game.position().board, &names.stated);
    spots.parse(text, here).map_err(|error| from_spot(error, text))
}

fn placed_cell(game: &Game) -> Option<Cell> {
    let p = game.position();
    let tile = p.frame().tile?;
    p.board.parts_of(tile).next().and_then(|part| p.board.tile_of(part)).map(|tile| tile.cell)
}

fn from_spot(error: SpotError, text: &str) -> ReadError {
    ReadError { at: 0..text.len(), what: error.to_string(), candidates: error.candidates }
}
