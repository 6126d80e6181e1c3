//! The store of tables, and of the documents beside them. A change is durable when [`Store::write`] returns.
//!
//! A table is owned by one process at a time: [`Store::take`] raises its fencing number, and a
//! write with an older number is refused. [`Peers`] is for stores that several servers share.

mod documents;
mod error;
mod memory;
mod operator;
mod peer;
mod peers;
mod postgres;
#[cfg(all(test, unix))]
mod postgres_tests;
#[cfg(all(test, unix))]
#[path = "../../tests/support/postgres.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod private_postgres;
mod sqlite;
#[cfg(test)]
mod sqlite_tests;
#[cfg(test)]
mod tests;
mod types;

pub use documents::{Document, Documents, Put};
pub use error::StoreError;
pub use memory::Memory;
pub use operator::Operator;
pub use peer::Peer;
pub use peers::{Live, News, Peers};
pub use postgres::{NotAPostgresUrl, Postgres, PostgresUrl};
#[cfg(all(test, unix))]
pub(crate) use private_postgres::PrivatePostgres;
pub use sqlite::Sqlite;
pub use types::{ActionRow, Change, ChatRow, Expiry, Listed, Phase, SeatRow, Store, Stored, TableRow};
