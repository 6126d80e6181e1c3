//! The program `bastide`: plays, simulates, records, replays and draws games.
//!
//! [`cli`] is the command line, [`commands`] runs its commands. Most of them are in crates below: games in a terminal in
//! [`bastide_terminal`], reports in [`bastide_reports`], the workshop of authors in [`bastide_workshop`]. Those that start or
//! keep a server are here ([`server`]), and so is the site without one.
//!
//! Only the host crates access files, terminals, threads, time and the system's random numbers; the
//! engine does not.

#[cfg(test)]
use bastide_expansions as _;

pub mod cli;
pub mod commands;
pub mod features;
pub mod licenses;
mod program;
pub mod server;
mod site;

pub use program::main;

bastide_console::texts!("cli");
