//! Our choices in that program's words, so that both lists of what is legal can be compared.

use super::location::location_of;
use super::message::{Meeple, Message, Pointer, Target};
use super::names;
use crate::figures::{FigureKind, Player};
use crate::game::Game;
use crate::geometry::{Cell, Rotation};
use crate::position::Choice;
use crate::turn::verbs;

/// What confirms that the action part is over.
pub(super) const COMMIT: &str = "COMMIT";

/// A tile and where it is placed.
pub(super) fn place_tile(id: &str, rotation: Rotation, cell: Cell) -> String {
    let degrees = 90 * u16::from(rotation.quarter_turns());
    format!("PLACE_TILE {id} R{degrees} {}", position(cell))
}

/// A figure and where it is placed.
pub(super) fn deploy_meeple(at: &Pointer, meeple: &Meeple) -> String {
    format!("DEPLOY_MEEPLE {} {}.{}", pointer(at), meeple.owner.0, meeple.kind)
}

/// What a box brings.
pub(super) fn act(kind: &str, word: &str, target: &Target) -> String {
    let target = match target {
        Target::Cell(cell) => position(*cell),
        Target::Feature(at) => pointer(at),
        Target::Meeple(at, meeple) => format!("{} {}.{}", pointer(at), meeple.owner.0, meeple.kind),
        Target::Nowhere => return format!("{kind} {word}"),
    };
    format!("{kind} {word} {target}")
}

/// A message as the line that offers it.
pub(super) fn in_words(message: &Message) -> String {
    match message {
        Message::PlaceTile { tile, rotation, cell } => place_tile(tile, *rotation, *cell),
        Message::DeployMeeple { meeple, at } => deploy_meeple(at, meeple),
        Message::Act { kind, word, target } => act(kind, word, target),
        other => other.kind().to_owned(),
    }
}

fn position(Cell { x, y }: Cell) -> String {
    format!("[{x},{y}]")
}

pub(super) fn pointer(at: &Pointer) -> String {
    format!("{} {} {}", at.feature, at.location, position(at.cell))
}

/// What a kind of figure is called in figures' ids.
pub(super) fn figure_name(game: &Game, figure: FigureKind) -> &'static str {
    let term = game.position().rules.figures[figure.index()].term;
    names::figure_of(term).map_or(term.id, |figure| figure.name)
}

/// Adds a choice in that program's words: one line, or one for each rotation that looks the same.
pub(super) fn add(game: &Game, player: Player, choice: &Choice, lines: &mut Vec<String>) {
    let p = game.position();
    let pointer = choice.spot.and_then(|spot| location_of(&p.board, spot));
    match (choice.cell(), p.frame().drawn, pointer) {
        (Some(cell), Some(tile), _) if choice.verb == &verbs::PLACE => {
            let kind = &p.board.catalogue()[tile];
            let alike = Rotation::ALL.into_iter().filter(|&by| kind.first_alike(by) == choice.rotation());
            lines.extend(alike.map(|by| place_tile(&kind.id, by, cell)));
        }
        (_, _, Some(at)) if choice.verb == &verbs::FIGURE => {
            let kind = figure_name(game, choice.figure).to_owned();
            lines.push(deploy_meeple(&at, &Meeple { owner: player, kind }));
        }
        (cell, _, pointer) => lines.push(match names::message_of(choice.verb) {
            Some(saved) if saved.message == names::PASS => names::PASS.to_owned(),
            Some(saved) => {
                let at_cell = cell.map_or(Target::Nowhere, Target::Cell);
                act(saved.message, saved.word, &pointer.map_or(at_cell, Target::Feature))
            }
            None => choice.verb.id.to_owned(),
        }),
    }
}
