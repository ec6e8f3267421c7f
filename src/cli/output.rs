use std::io::{ErrorKind, Write};

use super::EXIT_UNUSABLE;
use crate::scenario::problems::Problems;

/// Prints a whole text. A reader that has gone away is no error.
pub fn print(text: &str) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Prints a text where errors go.
pub fn complain(text: &str) {
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

/// Prints what is wrong with a scenario where errors go. Gives the exit code that goes with it.
pub fn unusable(problems: &Problems) -> u8 {
    complain(&problems.render(true));
    EXIT_UNUSABLE
}
