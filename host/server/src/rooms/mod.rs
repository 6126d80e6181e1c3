//! The tables in play.
//!
//! A [`Room`](room::Room) is a table in memory: its game, its seats, and what its viewers were
//! sent. [`Rooms`] holds them by id, loads them from the store when somebody comes, lets bots
//! play, checks clocks, and drops rooms that nobody looks at.

mod accounts;
mod answer_cache;
mod attendance;
mod bots;
mod broadcast;
pub mod channel;
mod clock;
mod expiry;
mod fair_pool;
pub(crate) mod files;
pub mod guide;
pub(crate) mod lobby;
pub mod new_table;
mod notices;
mod outcome;
mod owner;
mod pen;
mod presence;
mod registry;
pub mod room;
mod rules;
mod seats;
mod services;
mod shared;
mod viewers;

pub(crate) use fair_pool::{Cancelled, Ticket, Waiter};
pub use outcome::Outcome;
pub(crate) use outcome::told_early;
pub use registry::Rooms;
pub use services::Services;
pub(crate) use services::unexpected;
