//! The store of tables, and of the documents beside them. A change is durable when [`Store::write`] returns.
//!
//! A table is owned by one process at a time: [`Store::take`] raises its fencing number, and a
//! write with an older number is refused.

mod documents;
mod memory;
mod operator;
mod sqlite;
#[cfg(test)]
mod sqlite_tests;
#[cfg(test)]
mod tests;
mod types;

pub use documents::{Document, Documents, Put};
pub use memory::Memory;
pub use sqlite::Sqlite;
pub use types::{ActionRow, Change, ChatRow, Expiry, Listed, Phase, SeatRow, Store, StoreError, Stored, TableRow};
