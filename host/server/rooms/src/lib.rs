//! The tables in play.
//!
//! A [`Room`](room::Room) is a table in memory: its game, its seats, and what its viewers were
//! sent. [`Rooms`] holds them by id, loads them from the store when somebody comes, lets bots
//! play, checks clocks, and drops rooms that nobody looks at.
//!
//! [`process`] runs the game of a table with libraries in a process of its own, and `bundles` runs that
//! of a bundle in a sandbox.
//!
//! Invariant: an action is in the store before it is acknowledged. Invariant: one server at a time writes
//! a table. Each server that takes it raises its fencing number, and the store refuses a write with an
//! older number; leases only decide which server may take it and when.

#[cfg(test)]
use bastide_expansions as _;

#[cfg(test)]
#[macro_use]
extern crate bastide_needs;

mod accounts;
mod answer_cache;
mod attendance;
mod bots;
mod broadcast;
pub mod bundles;
#[cfg(test)]
mod cases;
pub mod channel;
mod clock;
mod expiry;
mod fair_pool;
pub mod files;
pub mod guide;
pub mod lobby;
pub mod new_table;
mod notifications;
mod outcome;
mod owner;
mod pen;
mod presence;
#[cfg(all(test, unix, feature = "postgres"))]
#[path = "../../tests/support/postgres.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod private_postgres;
pub mod process;
mod registry;
pub mod room;
mod rules;
mod seats;
mod services;
mod shared;
mod viewers;

pub use bundles::BundleSettings;
pub use expiry::delete_table;
pub use fair_pool::{Cancelled, Ticket, Waiter};
pub use outcome::told_early;
pub use registry::Rooms;
pub use services::Services;
pub use services::unexpected;

#[cfg(test)]
fn main() -> std::process::ExitCode {
    bastide_needs::main()
}
