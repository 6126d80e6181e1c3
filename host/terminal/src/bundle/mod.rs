//! Games with a [bundle](bastide_outside::bundle): [`play`] plays one in a terminal, and [`check`] checks tables and records.
//!
//! `game` runs the game in the sandbox through the messages of the engine. No module of this program sees the rules of a
//! bundle.

pub mod check;
mod entries;
mod game;
pub mod play;
mod table;
