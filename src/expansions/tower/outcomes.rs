//! What a scenario may expect of this box.

use super::Tower;
use crate::expansions::{Form, Look, Outcome, Slots};
use crate::figures::Player;
use crate::position::Position;

/// All of it.
pub static ALL: &[Outcome] = &[
    Outcome {
        name: "towers",
        gives: "the towers with their heights: `[\"(0,0) 2\"]`",
        form: &[Form::Space, Form::Number],
        look: Look::Nothing,
        read: towers,
        counted: None,
    },
    Outcome {
        name: "tower-pieces",
        gives: "the tower pieces that players have left, in the order of play",
        form: &[Form::Number],
        look: Look::Nothing,
        read: pieces,
        counted: None,
    },
    Outcome {
        name: "prisoners",
        gives: "how many prisoners players keep, in the order of play",
        form: &[Form::Number],
        look: Look::Nothing,
        read: prisoners,
        counted: None,
    },
];

fn towers(p: &Position<Slots>) -> Vec<String> {
    let room: &Tower = p.rooms.as_ref();
    room.heights.iter().map(|(cell, height)| format!("{cell} {height}")).collect()
}

fn pieces(p: &Position<Slots>) -> Vec<String> {
    let room: &Tower = p.rooms.as_ref();
    (0..p.rules.players).map(|player| room.pieces(Player(player)).to_string()).collect()
}

fn prisoners(p: &Position<Slots>) -> Vec<String> {
    let room: &Tower = p.rooms.as_ref();
    let held = |captor: u8| room.prisoners.iter().filter(|it| it.captor.0 == captor).count();
    (0..p.rules.players).map(|player| held(player).to_string()).collect()
}
