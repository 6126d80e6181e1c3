//! The store of tables, and of the documents beside them. A change is durable when [`Store::write`] returns.
//!
//! A table is owned by one process at a time: [`Store::take`] raises its fencing number, and a
//! write with an older number is refused. [`Peers`] is for stores that several servers share.

#[cfg(test)]
#[macro_use]
extern crate bastide_needs;

mod documents;
mod error;
mod memory;
mod operator;
mod peer;
mod peers;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(not(feature = "postgres"))]
#[path = "without_postgres.rs"]
mod postgres;
#[cfg(all(test, unix, feature = "postgres"))]
mod postgres_tests;
#[cfg(all(test, unix, feature = "postgres"))]
#[path = "../../tests/support/postgres.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod private_postgres;
pub mod secret;
mod sqlite;
#[cfg(test)]
mod sqlite_tests;
#[cfg(test)]
mod tests;
pub mod time;
mod types;

pub use documents::{Document, Documents, Put};
pub use error::StoreError;
pub use memory::Memory;
pub use operator::Operator;
pub use peer::Peer;
pub use peers::{Live, News, Peers};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use postgres::{NotAPostgresUrl, PostgresUrl, open_postgres};
pub use sqlite::Sqlite;
pub use types::{ActionRow, Change, ChatRow, Expiry, Listed, Phase, SeatRow, Store, Stored, TableRow};

#[cfg(test)]
fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
