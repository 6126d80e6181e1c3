//! The program `bastide`: plays, simulates, records, replays and draws games.
//!
//! Data flow: a table file with the linked expansions and those of libraries is compiled to rules
//! ([`bastide_tables`]). Human players and bots decide ([`play`], [`bastide_session`],
//! [`bastide_bots`], [`bastide_simulate`]). A game is stored as a record, replayed and drawn
//! ([`show`], [`bastide_render`]). Results are text or JSON ([`report`]). [`expansion`] creates,
//! builds and tests plugins. [`commands`] connects these modules to the command line.
//!
//! Only the host crates access files, terminals, threads, time and the system's random numbers; the
//! engine does not.

pub mod allowed;
pub mod analyze;
mod annotate;
pub mod cli;
pub mod commands;
pub mod convert;
pub mod error;
pub mod expansion;
pub mod inspect;
pub mod interrupt;
pub mod isolate;
pub mod join;
pub mod legend;
pub mod licenses;
pub mod maps;
pub mod matches;
pub mod moves;
pub mod output;
pub mod outside;
pub mod phases;
pub mod picture;
pub mod play;
pub mod position;
pub mod problems;
pub mod progress;
pub mod report;
pub mod serve;
pub mod show;
mod simulate;
mod simulated;
mod simulation_text;
pub mod transcript_text;
pub mod verify;

pub use error::Error;
