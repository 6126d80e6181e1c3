//! Table files and records on disk, and the expansions that they choose from.
//!
//! [`tables`] reads a table file, checks its bots and compiles its rules. [`records`] reads,
//! replays and saves records. [`plugins`] lists the linked expansions. With the feature
//! `libraries`, a table may also name expansions in libraries that are opened at run time.

#[cfg(test)]
use bastide_expansions as _;

pub mod commands;
mod error;
#[cfg(feature = "libraries")]
pub mod libraries;
pub mod plugins;
pub mod records;
pub mod tables;

use std::path::Path;

use bastide_core::table::Library;
use bastide_core::{Expansion, Table};

pub use error::TablesError;
pub use tables::ResolvedTable;

/// An expansion of a library that a command names. It takes the place of a library that a table
/// names for the same id.
#[derive(Clone)]
pub struct Offered {
    /// The expansion.
    pub expansion: &'static dyn Expansion,
    /// Its library, with the absolute path and the SHA-256.
    pub library: Library,
}

/// Returns the expansions that a table can choose from: the linked ones, those that are offered,
/// and those of the libraries that the table names, relative to `folder`.
///
/// # Errors
/// A library cannot be used, or this program was built without libraries.
#[cfg(feature = "libraries")]
pub fn available(table: &mut Table, folder: &Path, offered: &[Offered]) -> Result<Vec<&'static dyn Expansion>, TablesError> {
    libraries::available(table, folder, offered)
}

/// Returns the expansions that a table can choose from: the linked ones and those that are offered. This program was
/// built without libraries.
///
/// # Errors
/// The table names a library.
#[cfg(not(feature = "libraries"))]
pub fn available(table: &mut Table, _folder: &Path, offered: &[Offered]) -> Result<Vec<&'static dyn Expansion>, TablesError> {
    match table.libraries.keys().next() {
        Some(id) => {
            let message = "this program opens no libraries; use one that was built with the feature \"libraries\"";
            Err(table.error_at(&format!("{id}.library"), message).into())
        }
        None => Ok(bastide_core::linked().into_iter().chain(offered.iter().map(|offered| offered.expansion)).collect()),
    }
}
