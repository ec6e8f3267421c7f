//! What happened, told: in one line, step by step, and as JSON, in the words of the edition played.
//!
//! Nothing here computes a rule. Every number, every majority and every reason comes from the events.

mod answer;
mod arithmetic;
mod brief;
mod comparison;
mod json;
mod paper;
mod style;
mod template;
mod trace;
mod voice;

pub use answer::answer;
pub use arithmetic::sum;
pub use brief::{Brief, brief};
pub use comparison::{Comparison, Decided, Row, compare, differing};
pub use json::run_json;
pub use paper::{Line, Opens};
pub use style::{Ink, Style};
pub use trace::{excerpt, lines, trace};

pub(crate) use paper::{Paper, Sentence};

/// The id of the event by which a room tells that a message was drawn.
const DRAWN: &str = "message_drawn";
/// The id of the events by which a room tells why none was.
const NOT_DRAWN: &str = "no_message";
