//! The errors of tables and records.

use bastide_core::record::RecordError;
#[cfg(feature = "libraries")]
use bastide_core::source::Location;
use bastide_core::table::TableError;
use bastide_files::FileError;

#[cfg(feature = "libraries")]
use crate::libraries::error::LibraryError;

/// The reason why a table or a record cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum TablesError {
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A table has errors.
    #[error(transparent)]
    Table(Box<TableError>),
    /// A record has errors, or does not fit the available plugins.
    #[error(transparent)]
    Record(Box<RecordError>),
    /// A library that a table names cannot be used.
    #[cfg(feature = "libraries")]
    #[error("{error}")]
    Library { at: Box<Location>, error: Box<LibraryError> },
    /// A library that a command names cannot be used.
    #[cfg(feature = "libraries")]
    #[error(transparent)]
    Open(#[from] LibraryError),
    /// The plugin does not exist.
    #[error("there is no plugin \"{id}\"{hint}; the plugins are {known}")]
    NoPlugin { id: String, hint: String, known: String },
    /// The request cannot be carried out.
    #[error("{0}")]
    Usage(String),
}

impl TablesError {
    /// Returns the text for the user, with the line of the file if there is one. Lists all errors
    /// of a table.
    pub fn message(&self) -> String {
        match self {
            TablesError::Table(table) => table.message(),
            TablesError::Record(record) => format!("{}\n{}", record.problem, record.snippet()),
            #[cfg(feature = "libraries")]
            TablesError::Library { at, error } => format!("{error}\n{}", at.snippet()),
            other => other.to_string(),
        }
    }

    /// Returns `true` if a record cannot be read only because its end is missing.
    pub fn is_cut(&self) -> bool {
        matches!(self, TablesError::Record(record) if record.is_cut())
    }
}

impl From<TableError> for TablesError {
    fn from(error: TableError) -> TablesError {
        TablesError::Table(Box::new(error))
    }
}

impl From<RecordError> for TablesError {
    fn from(error: RecordError) -> TablesError {
        TablesError::Record(Box::new(error))
    }
}
