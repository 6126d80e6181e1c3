//! The program as a user meets it: its commands, its messages, its bots, and it as a process.

mod bad_input;
mod commands;
mod convert;
mod greedy_castles;
mod greedy_wheel;
#[cfg(unix)]
mod languages;
mod outside;
mod process;
mod writing;
