//! The program `bastide`: plays, simulates, records, replays and draws games.
//!
//! Data flow: a table file with the linked expansions and those of libraries is compiled to rules
//! ([`bastide_tables`]). Human players and bots decide ([`play`], [`bastide_session`],
//! [`bastide_bots`], [`bastide_simulate`]). A game is stored as a record, replayed and drawn
//! ([`record::show`], [`bastide_render`]). Results are text or JSON ([`screen::report`]). [`expansion`] creates,
//! builds and tests plugins, [`add`](mod@add) adds those of others, and [`bundle`] plays those of strangers without
//! rights. [`commands`] connects these modules to the command line.
//!
//! Only the host crates access files, terminals, threads, time and the system's random numbers; the
//! engine does not.

pub mod add;
pub mod bots;
pub mod bundle;
pub mod cli;
pub mod commands;
pub mod error;
pub mod expansion;
pub mod isolate;
mod language;
pub mod licenses;
pub mod maps;
pub mod outside;
pub mod play;
pub mod record;
pub mod rules;
pub mod screen;
pub mod server;
mod simulate;
mod site;
pub mod verify;

pub use error::Error;
pub use language::{choose as choose_language, error_heading};
