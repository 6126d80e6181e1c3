//! A second process of this program for work that runs libraries which may misbehave.
//!
//! A library may abort, run for ever, take all memory or end the program. A [`Child`] does the work in a process of its own,
//! with a limit of memory, and of time for each step. It is asked with a [`Request`] and answers in parts; if it ends before
//! the last part, a [`Death`] tells how, in which step, and which hook ran. The process is this program with the hidden command
//! `isolated` ([`serve`]). It is a guard against faults, not against malice: the library keeps the user's rights.

mod answers;
mod child;
mod death;
pub mod games;
mod limits;
mod notes;
pub mod request;
pub mod serve;

pub use answers::Answers;
pub use child::Child;
pub(crate) use child::plain;
pub use death::{Death, Ended, Running};
pub use limits::Limits;
pub use notes::{idle, step, watched};
pub use request::Request;
