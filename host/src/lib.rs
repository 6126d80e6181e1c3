//! Bastide's host: reads a table file, picks the plugins, and plays, simulates, records, replays and draws.
//!
//! Everything that touches the world is here and not in the engine: files, terminals, threads, time, the system's chance.
//! The way of the data: a table file ([`tables`]) and the linked expansions ([`plugins`]) become rules; persons and
//! [`bots`] decide ([`play`], [`simulate`], [`bench`]); a game is kept as a record ([`records`]), replayed and drawn
//! ([`show`], [`draw`]); results are text or JSON ([`report`]). [`commands`] ties them to the command line.

pub mod bots;
pub mod error;
pub mod plugins;
pub mod report;
pub mod simulate;
pub mod tables;

pub use error::Error;
