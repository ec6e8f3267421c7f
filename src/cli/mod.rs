//! The command line: one file for each command.

mod arguments;
mod book;
mod check;
mod compare;
mod completions;
mod docs;
mod draw;
mod explain;
mod explore;
mod files;
mod import;
mod legal;
mod man;
mod new;
mod output;
mod play;
mod rulings;
mod run;
mod schema;
mod simulate;
mod table;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use arguments::Colour;

/// Everything came out as expected.
pub const EXIT_OK: u8 = 0;
/// An expectation was not met.
pub const EXIT_FAILED: u8 = 1;
/// Bad arguments, or a scenario that cannot be played.
pub const EXIT_UNUSABLE: u8 = 2;
/// Nothing was selected.
pub const EXIT_NOTHING: u8 = 4;

/// Answers Carcassonne rules questions by playing them.
///
/// A scenario in YAML states a position and a turn. The engine plays it under an edition's rules and prints
/// every round of scoring, every point with its reason, every message drawn or not drawn, and the ruling that
/// decided it.
#[derive(Parser)]
#[command(version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Exit codes: 0 as expected, 1 an expectation failed, 2 bad arguments or an unusable \
                        scenario, 4 nothing selected.")]
struct Arguments {
    /// When to colour the output.
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Colour::Auto)]
    color: Colour,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays scenarios and prints what happens.
    Run(run::Arguments),
    /// Runs scenarios in every edition, and saved games, and compares what they expect.
    Check(check::Arguments),
    /// Lists every legal choice, ready to paste.
    Legal(legal::Arguments),
    /// Shows editions, or the options of a reading, side by side.
    Compare(compare::Arguments),
    /// Writes a saved game of JCloisterZone as a scenario.
    Import(import::Arguments),
    /// Draws a position.
    Draw(draw::Arguments),
    /// Plays every line of play: whether something can be, and what is the most that can come of it.
    Explore(explore::Arguments),
    /// Plays on from a scenario with you as chooser, at a prompt.
    Play(play::Arguments),
    /// Plays whole random games.
    Simulate(simulate::Arguments),
    /// Lists the rulings and readings of the register.
    Rulings(rulings::Arguments),
    /// Tells all of a ruling or reading, or finds those that speak of a word.
    Explain(explain::Arguments),
    /// Begins a new scenario.
    New(new::Arguments),
    /// Prints the JSON Schema of scenarios, for editors.
    Schema,
    /// Prints the completions of a shell.
    Completions(completions::Arguments),
    /// Prints the man page.
    Man(man::Arguments),
    /// Prints a table for documentation, computed from what the engine knows and plays.
    Table(table::Arguments),
    /// Writes a site of everything that is known and played, to be read from disk.
    Book(book::Arguments),
    /// Writes everything under `docs` that is generated, or verifies it.
    Docs(docs::Arguments),
}

/// The scenarios that are built into the program: the name of the file and the text of each.
pub type BuiltIn = fn() -> Vec<(String, &'static str)>;

/// Runs the command line of this process.
pub fn main(built_in: BuiltIn) -> ExitCode {
    let arguments = Arguments::parse();
    arguments.color.apply();
    let done: Result<u8> = match arguments.command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Check(arguments) => check::run(&arguments),
        Command::Legal(arguments) => legal::run(&arguments),
        Command::Compare(arguments) => compare::run(&arguments),
        Command::Import(arguments) => import::run(&arguments),
        Command::Draw(arguments) => draw::run(&arguments),
        Command::Explore(arguments) => explore::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Rulings(arguments) => rulings::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments, built_in),
        Command::New(arguments) => new::run(&arguments, built_in),
        Command::Schema => schema::run(),
        Command::Completions(arguments) => completions::run(&arguments),
        Command::Man(arguments) => man::run(&arguments),
        Command::Table(arguments) => table::run(&arguments),
        Command::Book(arguments) => book::run(&arguments, built_in),
        Command::Docs(arguments) => docs::run(&arguments),
    };
    match done {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            output::complain(&format!("error: {error:#}"));
            ExitCode::from(EXIT_UNUSABLE)
        }
    }
}

/// The definition of the command line, for whatever is generated from it.
pub fn command() -> clap::Command {
    <Arguments as clap::CommandFactory>::command()
}
