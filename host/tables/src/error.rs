//! Why a table or a record cannot be used.

use bastide_core::record::RecordError;
#[cfg(feature = "libraries")]
use bastide_core::source::Location;
use bastide_core::table::TableError;
use bastide_files::FileError;

#[cfg(feature = "libraries")]
use crate::libraries::error::LibraryError;

/// Why a table or a record cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the fields are named in the messages")]
pub enum TablesError {
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A table is wrong.
    #[error(transparent)]
    Table(Box<TableError>),
    /// A record is wrong, or does not fit what is here.
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
    /// A plugin that does not exist.
    #[error("there is no plugin \"{id}\"{hint}; the plugins are {known}")]
    NoPlugin { id: String, hint: String, known: String },
    /// What was asked for cannot be done.
    #[error("{0}")]
    Usage(String),
}

impl TablesError {
    /// Returns what a user reads, with the line of the file where there is one. All errors of a table are told.
    pub fn message(&self) -> String {
        match self {
            TablesError::Table(table) => {
                let each: Vec<String> = table.all().map(|e| format!("{}\n{}", e.problem, e.snippet())).collect();
                each.join("\n\n")
            }
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
