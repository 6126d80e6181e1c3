//! Notices: people who are away from a table are told that it is their turn.
//!
//! - `subscription` is who wants to be told of a table, and how: by push to a browser, by mail, in a
//!   feed. All subscriptions of a table are one document in the store.
//! - `happening` is a table as far as notices need it; what is due follows from it and from what was
//!   told before.
//! - `ledger` reads and writes the documents, and knows which tables have something to send.
//! - `service` puts these together; `push` and `mail` send, `feed` is read.
//!
//! Invariant: a table without subscriptions costs nothing but one look into the store when it is loaded.
//! Invariant: a notice has the name of the table and of a player, and nothing of the game.

mod feed;
pub(crate) mod happening;
#[cfg(test)]
mod happening_tests;
mod ledger;
mod mail;
mod outcome;
mod push;
mod service;
#[cfg(test)]
mod service_tests;
mod settings;
mod strangers;
mod subscription;
mod words;

pub use ledger::forget;
pub use mail::{MailError, MailServer};
pub use push::{PushKey, PushKeyError};
pub(crate) use service::{Notices, Wish};
pub use settings::{NoticeSettings, Waits};
pub(crate) use subscription::Browser;
