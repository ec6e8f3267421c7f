use arrayvec::ArrayVec;

use super::eight::Message;
use crate::expansions::{Given, GivenProblem};

/// A place of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Tile {
    Known(Message),
    Unknown,
}

/// The stack of message tiles, the top first. Of some places only is known which messages they hold
/// between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    tiles: ArrayVec<Tile, 8>,
    /// The messages that the unknown places hold, a bit each.
    unknown: u8,
}

impl std::hash::Hash for Stack {
    /// All tiles go in together, since stacks are hashed often.
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        let one = |all: u64, tile: &Tile| {
            all << 4
                | match tile {
                    Tile::Known(message) => *message as u64,
                    Tile::Unknown => 0xf,
                }
        };
        hasher.write_u64(self.tiles.iter().fold(1, one) << 8 | u64::from(self.unknown));
    }
}

impl Stack {
    /// The known top of a stack, above all other messages in an order that nobody knows.
    pub fn with_top(top: &[Message]) -> Self {
        let known = top.iter().fold(0u8, |set, &message| set | 1 << message as u8);
        let mut stack = Self::exactly(top);
        stack.unknown = !known;
        stack.tiles.extend((0..stack.unknown.count_ones()).map(|_| Tile::Unknown));
        stack
    }

    /// A stack of just these, the top first.
    pub fn exactly(all: &[Message]) -> Self {
        Self { tiles: all.iter().map(|&message| Tile::Known(message)).collect(), unknown: 0 }
    }

    /// Messages in the stack.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// The messages that may lie on top.
    pub fn candidates(&self) -> impl Iterator<Item = Message> + use<> {
        let known = match self.tiles.first() {
            Some(&Tile::Known(message)) => 1 << message as u8,
            Some(Tile::Unknown) => self.unknown,
            None => 0u8,
        };
        Message::ALL.into_iter().filter(move |&message| known & (1 << message as u8) != 0)
    }

    /// Takes the top one, which is this.
    pub fn take(&mut self, message: Message) {
        if self.tiles.pop_at(0) == Some(Tile::Unknown) {
            self.unknown &= !(1 << message as u8);
            // The last unknown place holds the last unknown message.
            if self.unknown.count_ones() == 1 {
                let last = Message::ALL[self.unknown.trailing_zeros() as usize];
                self.tiles.iter_mut().filter(|tile| **tile == Tile::Unknown).for_each(|tile| {
                    *tile = Tile::Known(last);
                });
                self.unknown = 0;
            }
        }
    }

    /// Puts one face down under the stack.
    pub fn put_under(&mut self, message: Message) {
        let _ = self.tiles.try_push(Tile::Known(message));
    }

    /// The stack from the top; `None` where a place is unknown.
    pub fn from_top(&self) -> impl Iterator<Item = Option<Message>> + '_ {
        self.tiles.iter().map(|tile| match tile {
            Tile::Known(message) => Some(*message),
            Tile::Unknown => None,
        })
    }

    /// The messages in it, in no order.
    pub fn contents(&self) -> u8 {
        self.from_top().flatten().fold(self.unknown, |set, message| set | 1 << message as u8)
    }
}

/// Reads a stack as stated.
pub(super) fn read(given: &Given) -> Result<Stack, GivenProblem> {
    let mut stated = ArrayVec::<Message, 8>::new();
    for (place, entry) in given.entries.iter().enumerate() {
        let word = &entry.word;
        let problem = |what: String| GivenProblem {
            key: given.key,
            place,
            what,
            candidates: Message::ALL.iter().map(|message| message.id()).collect(),
        };
        let named = |message: &Message| message.id() == word || message.aliases().contains(&word.as_str());
        let Some(message) = Message::ALL.into_iter().find(named) else {
            return Err(problem(format!("unknown message `{word}`")));
        };
        if stated.contains(&message) {
            return Err(problem(format!("`{word}` stands in the stack already; there is one of each")));
        }
        stated.push(message);
    }
    Ok(if given.exactly { Stack::exactly(&stated) } else { Stack::with_top(&stated) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_places_hold_what_is_not_known() {
        let mut stack = Stack::with_top(&[Message::Knights]);
        assert_eq!(stack.candidates().collect::<Vec<_>>(), [Message::Knights]);
        stack.take(Message::Knights);
        stack.put_under(Message::Knights);
        assert_eq!(stack.candidates().count(), 7);
        for message in Message::ALL.into_iter().filter(|&message| message != Message::Knights).take(6) {
            stack.take(message);
            stack.put_under(message);
        }
        // Seven of eight were seen: the one left lies on top, and all are known.
        assert_eq!(stack.from_top().flatten().count(), 8);
        assert_eq!(stack.candidates().collect::<Vec<_>>(), [Message::ScoreAndReturn]);
        assert_eq!(stack.contents(), 0xff);
    }
}
