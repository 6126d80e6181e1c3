//! Reads and writes the files of the program safely.
//!
//! [`read`] reads text of limited size without a byte-order mark; [`write`](mod@write) writes whole files or none, and nothing over what is
//! there unless that was asked for; [`lock`] keeps two programs from writing the same record. Nothing here knows what is in a file.

mod error;
pub mod lock;
pub mod read;
pub mod write;

pub use error::FileError;
pub use lock::Locks;
pub use write::{Existing, check, is_same, write, write_bytes};
