//! What a scenario may expect of this box.

use super::eight::{MESSAGE, Message};
use super::{Messages, words};
use crate::events::Event;
use crate::expansions::{Form, Look, Outcome, Slots};
use crate::position::Position;

/// All of it.
pub(super) static ALL: &[Outcome] = &[
    Outcome {
        name: "messages",
        gives: "the messages drawn, in order",
        form: &[Form::Of(|| Message::ALL.map(Message::id).to_vec())],
        look: Look::Nothing,
        read: drawn,
        counted: Some(&words::DRAWN),
    },
    Outcome {
        name: "stack",
        gives: "the stack of messages from the top; `?` where it is unknown",
        form: &[Form::Of(|| Message::ALL.map(Message::id).into_iter().chain(["?"]).collect())],
        look: Look::Stack(&MESSAGE),
        read: stack,
        counted: None,
    },
];

fn drawn(p: &Position<Slots>) -> Vec<String> {
    let drawn = p.log.entries().iter().filter_map(|entry| match &entry.event {
        Event::Room(event) if *event.kind == words::DRAWN => event.item,
        _ => None,
    });
    drawn.map(|item| item.id.to_owned()).collect()
}

fn stack(p: &Position<Slots>) -> Vec<String> {
    let messages: &Messages = p.rooms.as_ref();
    messages.stack.from_top().map(|message| message.map_or("?", |message| message.id()).to_owned()).collect()
}
