//! What a figure counts for in each message, found by counting.

use crate::editions::Edition;
use crate::expansions::Slots;
use crate::expansions::messages::actions;
use crate::expansions::messages::eight::Message;
use crate::figures::Player;
use crate::position::Position;
use crate::scoring;

/// The player whose figures the position shows.
const OWNER: Player = Player(0);

/// A line for each message that sees the figure.
pub(super) fn read(p: &Position<Slots>, voice: Edition) -> Vec<String> {
    let mut messages = Message::ALL;
    messages.sort_by_key(|message| message.number(voice));
    let line = |message: Message| {
        seen(p, message, voice).map(|as_what| format!("{}: {as_what}", named(message, voice)))
    };
    messages.into_iter().filter_map(line).collect()
}

fn named(message: Message, voice: Edition) -> String {
    format!("{} ({})", message.number(voice), message.name(voice))
}

/// As what a message sees the figures; `None` where it does not see them.
fn seen(p: &Position<Slots>, message: Message, voice: Edition) -> Option<String> {
    match message {
        Message::Road | Message::City | Message::Monastery => {
            let smallest = actions::smallest(p, OWNER, message);
            let role = smallest.parts.first().and_then(|&part| scoring::role(p.board.feature(part).kind))?;
            Some(format!("as a {}", role.one(voice)))
        }
        Message::CoatsOfArms | Message::Knights | Message::Farmers => {
            let tally = actions::counted(p, OWNER, message);
            let line = tally.lines().iter().find(|line| line.count > 0)?;
            let what = line.what.count(voice, i32::from(line.count));
            Some(format!("{} {what}, {} points", line.count, line.points()))
        }
        Message::ScoreAndReturn => {
            let kinds = actions::own_followers(p, OWNER).map(|part| p.board.feature(part).kind);
            let words: Vec<&str> = kinds.map(|kind| scoring::term(kind).one(voice)).collect();
            (!words.is_empty()).then(|| format!("on a {}", words.join(", ")))
        }
        Message::ExtraTile => None,
    }
}
