//! The tables in play.
//!
//! A [`Room`](room::Room) is a table in memory: its game, its seats, and what its viewers were
//! told. The [`Hall`] finds rooms, plays them up again from the store when somebody comes, lets
//! bots play, watches clocks, and forgets rooms that nobody looks at.

mod bots;
pub mod channel;
mod clock;
pub mod create;
mod means;
mod paint;
pub mod pool;
mod registry;
pub mod room;
mod seats;

pub use means::{Means, now_ms};
pub use registry::Hall;
