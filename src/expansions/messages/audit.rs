//! No message enters or leaves the stack unseen.

use super::eight::Message;
use super::{Messages, words};
use crate::events::{Entry, Event};

/// What does not fit together in the stack, given what it was and what was told since.
pub(super) fn audit(now: &Messages, before: &Messages, since: &[Entry]) -> Option<String> {
    let (stack, out) = (now.stack.contents(), now.out);
    if stack & out != 0 {
        return Some(format!("messages {:08b} are in the stack and out of it", stack & out));
    }
    if stack.count_ones() as usize != now.stack.len() {
        return Some(format!("a stack of {} holds {} messages", now.stack.len(), stack.count_ones()));
    }
    let (mut told_stack, mut told_out) = (before.stack.contents(), before.out);
    for entry in since {
        let Event::Room(event) = &entry.event else { continue };
        let named = |message: &Message| event.item == Some(message.term());
        let bit = Message::ALL.into_iter().find(named).map_or(0, |message| 1 << message as u8);
        let (from, to) = match () {
            () if event.kind == &words::DRAWN => (&mut told_stack, &mut told_out),
            () if event.kind == &words::BACK_UNDER => (&mut told_out, &mut told_stack),
            () => continue,
        };
        if bit == 0 || *from & bit == 0 {
            return Some(format!("{}: a message {bit:08b} that was not there", event.kind.id));
        }
        *from &= !bit;
        *to |= bit;
    }
    ((told_stack, told_out) != (stack, out)).then(|| {
        format!("stack {stack:08b} and out {out:08b}, but told was {told_stack:08b} and {told_out:08b}")
    })
}
