//! What a scenario may expect of this box.

use super::{PrincessAndDragon, cell_of};
use crate::expansions::{Form, Look, Outcome, Slots};
use crate::position::Position;

/// All of it.
pub static ALL: &[Outcome] = &[
    Outcome {
        name: "dragon",
        gives: "the space on which the dragon stands; `[]` before it is in play",
        form: &[Form::Space],
        look: Look::Nothing,
        read: dragon,
        counted: None,
    },
    Outcome {
        name: "fairy",
        gives: "the space on which the fairy stands; `[]` before she is in play",
        form: &[Form::Space],
        look: Look::Nothing,
        read: fairy,
        counted: None,
    },
];

fn dragon(p: &Position<Slots>) -> Vec<String> {
    let room: &PrincessAndDragon = p.rooms.as_ref();
    room.dragon.iter().map(ToString::to_string).collect()
}

fn fairy(p: &Position<Slots>) -> Vec<String> {
    let room: &PrincessAndDragon = p.rooms.as_ref();
    room.fairy.and_then(|fairy| cell_of(fairy.spot)).iter().map(ToString::to_string).collect()
}
