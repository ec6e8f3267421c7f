//! Pieces, towers and prisoners at the beginning.

use super::reach::is_foundation;
use super::switches::Switches;
use super::{Prisoner, Tower};
use crate::expansions::{Beginning, Given, GivenProblem, Key};
use crate::figures::MOST_PLAYERS;

const TOWERS: Key = Key {
    name: "towers",
    states: "how many pieces stand on the foundations of spaces",
    example: "towers: {\"(0,0)\": 2}",
    by_name: true,
    gives: "",
};
const PIECES: Key = Key {
    name: "tower-pieces",
    states: "how many tower pieces players have left, where it is not what the game begins with",
    example: "tower-pieces: {red: 0}",
    by_name: true,
    gives: "",
};
const PRISONERS: Key = Key {
    name: "prisoners",
    states: "the followers that players keep, by the player who keeps them",
    example: "prisoners: {blue: [red meeple]}",
    by_name: true,
    gives: "",
};

/// The keys of scenarios.
pub(super) const KEYS: &[Key] = &[TOWERS, PIECES, PRISONERS];

/// The most pieces that one tower or player can have: all there are.
const MOST: u8 = 30;

/// Pieces for each player, by how many play (ruling `tower/pieces-each`).
const fn pieces_each(players: u8) -> u8 {
    match players {
        0..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<Tower, GivenProblem> {
    let each = [pieces_each(beginning.players); MOST_PLAYERS];
    let mut room = Tower {
        switches: Switches::answers(beginning.edition, beginning.overrides),
        heights: Vec::new(),
        pieces: beginning.counts(&PIECES, each, MOST)?,
        prisoners: Vec::new(),
        ransomed: false,
    };
    if let Some(given) = beginning.stated(TOWERS.name) {
        towers(beginning, given, &mut room)?;
    }
    if let Some(given) = beginning.stated(PRISONERS.name) {
        prisoners(beginning, given, &mut room)?;
    }
    Ok(room)
}

fn problem(given: &Given, place: usize, what: &str) -> GivenProblem {
    GivenProblem { key: given.key, place, what: what.to_owned(), candidates: Vec::new() }
}

/// A number of pieces.
fn count(given: &Given, place: usize, number: Option<i32>) -> Result<u8, GivenProblem> {
    let number = number.and_then(|number| u8::try_from(number).ok()).filter(|&number| number <= MOST);
    number.ok_or_else(|| problem(given, place, "a number from 0 to 30 is wanted here"))
}

fn towers(beginning: &Beginning<'_>, given: &Given, room: &mut Tower) -> Result<(), GivenProblem> {
    for (place, entry) in given.entries.iter().enumerate() {
        let cell = entry.cell.filter(|&cell| is_foundation(beginning.board, cell));
        let cell =
            cell.ok_or_else(|| problem(given, place, "no tile with the foundation of a tower lies there"))?;
        for _ in 0..count(given, place, entry.number)? {
            room.build(cell);
        }
    }
    Ok(())
}

fn prisoners(beginning: &Beginning<'_>, given: &Given, room: &mut Tower) -> Result<(), GivenProblem> {
    for (place, entry) in given.entries.iter().enumerate() {
        let (Some(captor), Some(owner), Some(kind)) = (entry.player, entry.owner, entry.figure) else {
            return Err(problem(given, place, "a figure is wanted here, such as `{blue: [red meeple]}`"));
        };
        let record = beginning.figures[kind.index()];
        if captor == owner || !record.follower {
            return Err(problem(given, place, "a prisoner is another player's follower"));
        }
        let held = room.prisoners.iter().filter(|it| it.owner == owner && it.kind == kind).count();
        if held >= usize::from(record.each) {
            return Err(problem(given, place, "its owner has no such figure left"));
        }
        room.prisoners.push(Prisoner { captor, owner, kind });
    }
    room.prisoners.sort_unstable();
    let both =
        |one: &Prisoner| room.prisoners.iter().any(|it| (it.captor, it.owner) == (one.owner, one.captor));
    match room.prisoners.iter().position(both) {
        Some(_) => Err(problem(given, 0, "players who keep followers of each other exchange them at once")),
        None => Ok(()),
    }
}
