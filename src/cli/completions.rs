use clap::Args;
use clap_complete::Shell;

use super::{EXIT_OK, output};

/// The arguments of `meeplaw completions`.
#[derive(Args)]
pub struct Arguments {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Prints the completions.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let mut script = Vec::new();
    let mut command = super::command();
    let name = command.get_name().to_owned();
    clap_complete::generate(arguments.shell, &mut command, name, &mut script);
    output::print(&String::from_utf8(script)?)?;
    Ok(EXIT_OK)
}
