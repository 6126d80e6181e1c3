//! The program as a user meets it: its commands, its messages, its bots, and it as a process.

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

mod analysis;
mod bad_input;
mod bundling;
mod commands;
mod convert;
mod documents;
mod features;
mod greedy_castles;
mod greedy_wheel;
#[cfg(unix)]
mod languages;
mod maps;
mod outside;
mod process;
mod schema;
mod tournaments;
mod why;
mod writing;

/// Returns the program as a process that speaks English, whatever the language of the machine.
fn program() -> std::process::Command {
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_bastide"));
    program.env("BASTIDE_LANGUAGE", "en");
    program
}

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
