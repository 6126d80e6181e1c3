//! The reasons why a store did not do what was asked.

use super::peer::Peer;

/// The reason why the store did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has taken the table.
    #[error("another server has taken this table")]
    Lost,
    /// Another server has the table, and is there.
    #[error("another server has this table")]
    Held(Peer),
    /// The connection to the database broke, so it is not known whether a change is stored.
    #[error("the connection to the database broke; load the page again to see what is stored")]
    Unsure,
    /// The database does not answer; nothing was stored.
    #[error("the database does not answer; try again in a moment")]
    Away,
    /// The database cannot be used: what is wrong, and what would be right.
    #[error("{0}")]
    Connect(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// A row cannot be read.
    #[error("the database has a row that cannot be read: {0}")]
    Row(#[from] serde_json::Error),
    /// The thread that writes has ended.
    #[error("the database is closed")]
    Closed,
    /// There is no room for a change.
    #[error("the disk of the server is full, so nothing can be stored; the operator has to make room")]
    Full,
    /// The database was written by a later version.
    #[error("the database has format {0}, which this program does not know; use a newer version of the program")]
    Format(i64),
}
