//! Bastide's host: reads a table file, picks the plugins, and plays, simulates, records, replays and draws.
//!
//! Everything that touches the world is here and not in the engine: files, terminals, threads, time, the system's chance.
//! The way of the data: a table file ([`tables`]) with the linked expansions ([`plugins`]) and those of [`libraries`] become rules; persons and
//! [`bots`] decide ([`play`], [`simulate`], [`bench`]); a game is kept as a record ([`records`]), replayed and drawn
//! ([`show`], [`draw`]); results are text or JSON ([`report`]). [`expansion`] helps authors to make, build and test a plugin of their own. [`commands`] ties them to the command line.

pub mod allowed;
pub mod cli;
pub mod commands;
pub mod error;
pub mod convert;
pub mod expansion;
pub mod inspect;
pub mod interrupt;
pub mod isolate;
pub mod legend;
pub mod licenses;
pub mod maps;
pub mod output;
pub mod picture;
pub mod play;
pub mod report;
pub mod show;
mod simulation_text;
pub mod transcript_text;
pub mod verify;

pub use error::Error;
