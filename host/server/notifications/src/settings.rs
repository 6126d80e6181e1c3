//! The settings of notifications, which the operator chooses.

use std::time::Duration;

use super::mail::MailServer;
use super::push::PushKey;

/// The settings of notifications. Without a key and a mail server, there are feeds alone.
#[derive(Clone, Default)]
pub struct NotificationSettings {
    /// The key that signs pushes to browsers; `None` sends none.
    pub push: Option<PushKey>,
    /// The mail address of the operator, which push services may write to.
    pub contact: Option<String>,
    /// The server that takes mails; `None` sends none.
    pub mail: Option<MailServer>,
    /// The times between what happens and its notification.
    pub waits: Waits,
    /// Lets push services be on this machine, by http, for tests. Otherwise they are public addresses,
    /// by https.
    pub loopback: bool,
}

/// The times between what happens and its notification.
#[derive(Clone, Copy, Debug)]
pub struct Waits {
    /// Until a push: who acts at once is not told.
    pub push: Duration,
    /// Until a mail.
    pub mail: Duration,
    /// Until a second attempt to send a notification; each further one waits four times as long.
    pub retry: Duration,
    /// Until a server sends notifications of a table that it does not have in memory. Another one that has it
    /// knows who looks at it, and comes first.
    pub elsewhere: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            push: Duration::from_secs(10),
            mail: Duration::from_secs(600),
            retry: Duration::from_secs(30),
            elsewhere: Duration::from_secs(20),
        }
    }
}
