use std::io::{ErrorKind, Write};

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
