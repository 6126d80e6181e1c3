//! Notifications: people who are away from a table are told that it is their turn.
//!
//! - `subscription` is who wants to be told of a table, and how: by push to a browser, by mail, in a
//!   feed. All subscriptions of a table are one document in the store.
//! - `snapshot` is a table as far as notifications need it; what is due follows from it and from what was
//!   told before.
//! - `ledger` reads and writes the documents, and knows which tables have something to send.
//! - `service` puts these together; `push` and `mail` send, `feed` is read.
//!
//! Invariant: a table without subscriptions costs nothing but one look into the store when it is loaded.
//! Invariant: a notification has the name of the table and of a player, and nothing of the game.

mod feed;
mod ledger;
mod mail;
mod outcome;
mod push;
mod service;
#[cfg(all(test, feature = "mail"))]
mod service_tests;
mod settings;
pub mod snapshot;
#[cfg(test)]
mod snapshot_tests;
mod strangers;
mod subscription;
mod words;

pub use ledger::forget;
pub use mail::{MailError, MailServer};
pub use push::{PushKey, PushKeyError};
pub use service::{Notifications, Wish};
pub use settings::{NotificationSettings, Waits};
pub use subscription::Browser;
