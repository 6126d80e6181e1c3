//! Positions as scenario files: the form of the files, games that begin with them, and files that
//! are written from games.
//!
//! [`Scenario`] reads a file. [`stage`] is the plugin that sets up its position, and [`rules`] and
//! [`begin`] make a game of both. [`write`](mod@write) goes the other way: it writes the position of a
//! game as a file, and tells what the format cannot express. [`annotate`] draws a position at the
//! head of its file.
//!
//! The crate does no input or output, so that a browser can use it. `bastide-verify` plays the steps
//! of scenarios and compares what they expect.

pub mod annotate;
mod begin;
mod error;
mod fitting;
mod scenario;
pub mod stage;
pub mod write;

pub use begin::{begin, options, rules, told};
pub use error::ScenarioError;
pub use scenario::{Counts, Expect, Given, Scenario, Step};
pub use write::{Written, written};
