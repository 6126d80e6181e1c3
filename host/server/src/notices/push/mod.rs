//! Pushes to browsers: encrypted (RFC 8291), signed by this server (RFC 8292), sent to the push service
//! of the browser (RFC 8030).

mod address;
mod key;
mod send;

pub use key::{PushKey, PushKeyError};
pub(super) use send::PushSender;
