//! The shared ground of the parts of a server: failures of requests, the words of pages, limits of one
//! address, and connections to other servers.
//!
//! Nothing here knows HTTP: a [`Failure`] becomes an answer where requests are answered.

mod bucket;
mod failure;
mod source;
pub mod texts;
pub mod tls;

pub use bucket::Bucket;
pub use failure::{Failure, Why};
pub use source::Source;
