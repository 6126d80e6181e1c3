//! Whole games in a real browser, by clicking as a person would.

#[macro_use]
extern crate bastide_needs;

use bastide_expansions as _;

#[path = "../support/mod.rs"]
mod support;

mod accounts;
mod axe;
mod bidi;
mod company;
mod days;
mod draw;
mod ear;
mod edit;
mod ends;
mod firefox;
mod games;
mod guide;
mod hand;
mod lobby;
mod motion;
mod notifications;
mod pages;
mod person;
mod pictures;
mod printed;
mod puzzles;
mod question;
mod record;
mod setup;
mod since;
mod site;
mod webdriver;

fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
