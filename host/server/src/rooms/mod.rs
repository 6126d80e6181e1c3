//! The tables in play.
//!
//! A [`Room`](room::Room) is a table in memory: its game, its seats, and what its viewers were
//! sent. [`Rooms`] holds them by id, loads them from the store when somebody comes, lets bots
//! play, checks clocks, and drops rooms that nobody looks at.

mod bots;
mod broadcast;
pub mod channel;
mod clock;
pub mod new_table;
mod registry;
pub mod room;
mod seats;
mod services;
pub mod thread_pool;

pub use registry::Rooms;
pub use services::{Services, now_ms};
