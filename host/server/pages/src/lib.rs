//! The pages as HTML, and the scripts and style sheets that they load: for the server, which fills in what it
//! knows, and for a [site] without a server, whose scripts ask the engine themselves.

#[cfg(test)]
use bastide_expansions as _;

pub mod assets;
pub mod bundles;
pub mod draw;
pub mod edit;
pub mod frame;
pub mod game;
pub mod home;
mod lean;
pub mod new_table;
pub mod open_file;
pub mod puzzles;
pub mod record;
pub mod rules;
pub mod site;
pub mod start;
mod whole_tables;
