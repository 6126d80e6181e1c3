//! Safe reading and writing of the program's files.
//!
//! [`read`] reads text of limited size without a byte-order mark. [`write`](mod@write) writes a
//! file completely or not at all, and replaces an existing file only on request. [`lock`] keeps two
//! programs from writing the same record. This crate does not interpret the content of the files.

mod error;
pub mod lock;
pub mod read;
pub mod write;

pub use error::FileError;
pub use lock::Locks;
pub use write::{Existing, check, is_same, write, write_bytes};
