//! What is played with, and where dragon and fairy stand at the beginning.

use arrayvec::ArrayVec;

use super::switches::{FairyOf, Switches};
use super::tiles::DRAGON;
use super::{Fairy, Parts, PrincessAndDragon};
use crate::board::Spot;
use crate::expansions::{Beginning, Dealing, Given, GivenProblem, Key, Mechanism};
use crate::hooks::PerPart;

const DRAGON_PART: Mechanism =
    Mechanism { id: "princess-and-dragon/dragon", title: "The dragon and its volcanoes" };
const FAIRY_PART: Mechanism = Mechanism { id: "princess-and-dragon/fairy", title: "The fairy" };
const PRINCESS_PART: Mechanism = Mechanism { id: "princess-and-dragon/princess", title: "Princesses" };
const PORTAL_PART: Mechanism = Mechanism { id: "princess-and-dragon/portal", title: "Magic portals" };

/// What can be left out.
pub(super) const MECHANISMS: &[Mechanism] = &[DRAGON_PART, FAIRY_PART, PRINCESS_PART, PORTAL_PART];

const DRAGON_KEY: Key = Key {
    name: "dragon",
    states: "the space on which the dragon stands",
    example: "dragon: (0,1)",
    by_name: false,
    gives: "",
};
const FAIRY_KEY: Key = Key {
    name: "fairy",
    states: "the follower beside which the fairy stands, or the tile on which she is",
    example: "fairy: red meeple on city of (0,0)",
    by_name: false,
    gives: "",
};

/// The keys of scenarios.
pub(super) const KEYS: &[Key] = &[DRAGON_KEY, FAIRY_KEY];

/// Tiles with a dragon are kept back until the first volcano lies (ruling `princess-and-dragon/dragon-tiles-wait`).
pub(super) const DEALING: Dealing = Dealing {
    heaps: |catalogue, pile| {
        let dragons = pile.take_out(|kind| catalogue[kind].marks.contains(DRAGON));
        pile.held.extend(dragons);
    },
    ..Dealing::prints(&["princess-and-dragon:1"], &["princess-and-dragon:2"])
};

pub(super) fn set_up(beginning: &Beginning<'_>) -> Result<PrincessAndDragon, GivenProblem> {
    let switches = Switches::answers(beginning.edition, beginning.overrides);
    let mut room = PrincessAndDragon {
        switches,
        parts: Parts {
            dragon: beginning.has(DRAGON_PART.id),
            fairy: beginning.has(FAIRY_PART.id),
            princess: beginning.has(PRINCESS_PART.id),
            portal: beginning.has(PORTAL_PART.id),
        },
        dragon: None,
        fairy: None,
        path: ArrayVec::new(),
        sent_home: PerPart::default(),
    };
    if let Some(given) = beginning.stated(DRAGON_KEY.name) {
        room.dragon = Some(on_tile(beginning, given)?);
    }
    if let Some(given) = beginning.stated(FAIRY_KEY.name) {
        room.fairy = Some(fairy(beginning, given, switches)?);
    }
    Ok(room)
}

fn problem(given: &Given, what: &str) -> GivenProblem {
    GivenProblem { key: given.key, place: 0, what: what.to_owned(), candidates: Vec::new() }
}

/// The one space that is stated, with a tile on it.
fn on_tile(beginning: &Beginning<'_>, given: &Given) -> Result<crate::geometry::Cell, GivenProblem> {
    let [entry] = &given.entries[..] else { return Err(problem(given, "there is one of it")) };
    let cell = entry.cell.ok_or_else(|| problem(given, "a space is wanted here, such as `(0,0)`"))?;
    match beginning.board.tile_at(cell) {
        Some(_) => Ok(cell),
        None => Err(problem(given, "no tile lies there")),
    }
}

fn fairy(beginning: &Beginning<'_>, given: &Given, switches: Switches) -> Result<Fairy, GivenProblem> {
    let [entry] = &given.entries[..] else { return Err(problem(given, "there is one fairy")) };
    if entry.cell.is_some() {
        let cell = on_tile(beginning, given)?;
        return Ok(Fairy { spot: Spot::Part { cell, part: 0 }, ward: None });
    }
    let (Some(owner), Some(kind), Some(spot)) = (entry.owner, entry.figure, entry.spot) else {
        return Err(problem(given, "a figure is wanted here, such as `red meeple on city of (0,0)`"));
    };
    if !beginning.standing.contains(&(owner, kind, spot)) {
        return Err(problem(given, "no such figure stands there"));
    }
    if !beginning.figures[kind.index()].follower {
        return Err(problem(given, "the fairy stands beside followers only"));
    }
    let ward = (switches.fairy == FairyOf::AssignedFollower).then_some((owner, kind));
    Ok(Fairy { spot, ward })
}
