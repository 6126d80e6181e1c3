//! Games in a terminal: [`play`] plays them, [`bundle`] those with a bundle, and [`show`] shows the game of a record.

pub mod args;
pub mod bundle;
pub mod play;
pub mod show;

#[cfg(test)]
use bastide_expansions as _;

bastide_console::texts!("terminal");
