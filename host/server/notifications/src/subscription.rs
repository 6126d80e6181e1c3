//! Subscriptions to a table: the ways of notifying a person, and the notifications that they got.

use bastide_texts::Language;
use serde::{Deserialize, Serialize};

/// All subscriptions of a table, as they are kept.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Subscriptions {
    /// The subscriptions, the oldest first.
    pub list: Vec<Subscription>,
}

impl Subscriptions {
    /// Returns when the first notification is to be sent, in milliseconds since 1970.
    pub(super) fn due(&self) -> Option<i64> {
        self.list.iter().flat_map(|one| &one.pending).map(|notification| notification.due).min()
    }

    /// Returns the subscription with this id.
    pub(super) fn get_mut(&mut self, id: &str) -> Option<&mut Subscription> {
        self.list.iter_mut().find(|one| one.id == id)
    }
}

/// A wish to be told of some seats of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// Its id, which is no secret.
    pub id: String,
    /// The seats, as long as the same person holds them.
    pub seats: Vec<Held>,
    /// The language of the notifications.
    pub language: Language,
    /// The way to the person.
    pub channel: Channel,
    /// Ends or confirms this subscription, or reads its feed. It is part of each mail, so it is kept as it
    /// is; it gives no seat.
    pub secret: String,
    /// Whether to tell that somebody talks.
    #[serde(default)]
    pub talk: bool,
    /// The notifications that were sent.
    pub told: Told,
    /// The notifications that are not sent yet.
    #[serde(default)]
    pub pending: Vec<Notification>,
}

/// A seat, with the hash of the secret of its holder in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Held {
    pub seat: u8,
    pub key: String,
}

/// A way to a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Channel {
    /// A browser, by its push service.
    Push(Browser),
    /// A mail address.
    Mail {
        address: String,
        /// Whether its owner has followed the link in the first mail.
        confirmed: bool,
        /// When the first mail was sent, in milliseconds since 1970.
        since: i64,
    },
    /// A feed, with its last entries, the newest first.
    Feed {
        entries: Vec<Notification>,
        /// When it was made, in milliseconds since 1970.
        since: i64,
    },
}

impl Channel {
    /// Returns `true` if notifications take this way now.
    pub(super) fn is_open(&self) -> bool {
        !matches!(self, Channel::Mail { confirmed: false, .. })
    }
}

/// The address of a browser at its push service, and its keys in base64 for URLs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Browser {
    /// The URL that takes messages.
    pub endpoint: String,
    /// The public key that messages are encrypted for: a point on the curve P-256.
    pub p256dh: String,
    /// The 16 bytes that authenticate messages.
    pub auth: String,
}

/// The notifications that a person got.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Told {
    /// The last turn: the number of actions before it.
    #[serde(default)]
    pub turn: Option<u64>,
    /// The turn whose clock was told.
    #[serde(default)]
    pub clock: Option<u64>,
    /// Whether the beginning was told.
    #[serde(default)]
    pub begun: bool,
    /// Whether the end was told.
    #[serde(default)]
    pub over: bool,
    /// The number of the last line of talk.
    #[serde(default)]
    pub talk: u64,
}

/// The event that a notification reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Event {
    /// Asks the owner of an address whether they want mails.
    Confirm,
    /// It is the person's turn.
    Turn,
    /// The time for the turn runs out.
    Clock,
    /// The game begins, and somebody else is asked.
    Begun,
    /// The game is over.
    Over,
    /// Somebody talked.
    Talk,
}

/// A notification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Notification {
    pub event: Event,
    /// Which turn or line of talk it is about.
    pub mark: u64,
    /// The name of the table in the language of the person.
    pub table: String,
    /// The player who acted or talked last; empty if nobody did.
    pub name: String,
    /// When the clock of the person reaches zero, in milliseconds since 1970.
    #[serde(default)]
    pub zero: Option<i64>,
    /// When it is sent, in milliseconds since 1970; in a feed, when it was told.
    pub due: i64,
    /// The attempts to send it that failed.
    #[serde(default)]
    pub tries: u32,
}
