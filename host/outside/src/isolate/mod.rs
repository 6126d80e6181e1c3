//! Runs libraries in a second process of this program.
//!
//! A library may abort, run forever, use up all memory or exit. A [`Child`] does the work in a
//! separate process, with a limit on memory, and on the time of each step. It receives a
//! [`Request`] and returns the result in parts. If it ends before the last part, a [`Death`](bastide_console::error::death::Death)
//! reports the cause, the step and the running hook. The process is this program with the hidden
//! command `isolated` ([`serve`]).
//!
//! This protects against faults, not against malice: the library keeps the user's rights.

mod answers;
mod child;
mod limits;
mod notes;
pub mod request;
pub mod serve;

pub use answers::Answers;
pub use child::Child;
pub use child::{plain, this_program};
pub use limits::Limits;
pub use notes::{idle, step, watched};
pub use request::Request;
