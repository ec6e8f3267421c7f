//! The `meeplaw` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    meeplaw::cli::main()
}
