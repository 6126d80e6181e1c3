//! Games over HTTP: whole games, restarts, and attacks. They use the loopback address only.

#[path = "../support/mod.rs"]
mod support;

mod accounts;
mod assets;
mod attacks;
mod boards;
mod bots;
mod ear;
mod games;
mod guide;
mod languages;
mod limits;
mod lobby;
mod messages;
mod new_table;
mod notices;
mod outcome;
mod owner;
mod records;
mod resume;
mod rules;
mod secrets;
mod site;
