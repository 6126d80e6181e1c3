//! Keys, addresses and messages of pushes.

mod address;
mod key;
mod send;

pub use self::key::PushKey;
pub(crate) use self::send::PushSender;
