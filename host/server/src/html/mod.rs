//! The pages as HTML, and the scripts and style sheets that they load: for the server, which fills in what it
//! knows, and for a [site](crate::site) without a server, whose scripts ask the engine themselves.

pub(crate) mod assets;
pub(crate) mod bundles;
pub(crate) mod draw;
pub(crate) mod edit;
pub(crate) mod frame;
pub(crate) mod game;
pub(crate) mod home;
mod lean;
pub(crate) mod new_table;
pub(crate) mod open_file;
pub(crate) mod puzzles;
pub(crate) mod record;
pub(crate) mod rules;
pub(crate) mod start;
mod whole_tables;
