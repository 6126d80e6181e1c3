//! Games over HTTP: whole games, restarts, and attacks. They use the loopback address only.

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

#[path = "../support/mod.rs"]
mod support;

mod accounts;
mod assets;
mod attacks;
mod boards;
mod bots;
mod bundles;
mod ear;
mod games;
mod guide;
mod languages;
mod limits;
mod lobby;
mod messages;
mod new_table;
mod notifications;
mod outcome;
mod owner;
mod records;
mod resume;
mod rules;
mod secrets;
mod site;

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
