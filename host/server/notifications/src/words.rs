//! The words of a notification.

use bastide_texts::{Args, Language};

use super::subscription::{Event, Notification};
use bastide_common::texts::say_with;

/// The milliseconds of an hour.
const HOUR: i64 = 3600 * 1000;

/// A notification in a language.
pub(super) struct Words {
    /// The event and its table.
    pub(super) title: String,
    /// A sentence more; may be empty.
    pub(super) body: String,
}

/// Returns a notification in a language, as it is told at a moment.
pub(super) fn words(language: &Language, notification: &Notification, now: i64) -> Words {
    let args = Args::new().with("table", notification.table.as_str()).with("name", notification.name.as_str());
    let said = |id| say_with(language, id, &args);
    let title = match notification.event {
        Event::Confirm => said("mail-confirm-subject"),
        Event::Turn => said("notification-turn"),
        Event::Clock => said("notification-clock"),
        Event::Begun => said("notification-begun"),
        Event::Over => said("notification-over"),
        Event::Talk => said("notification-talk"),
    };
    let body = match (notification.event, notification.zero) {
        (Event::Clock, Some(zero)) => {
            let hours = ((zero - now).max(0) + HOUR - 1) / HOUR;
            say_with(language, "notification-hours", &Args::new().with("n", hours))
        }
        (Event::Turn, _) if !notification.name.is_empty() => said("notification-moved"),
        (Event::Turn, _) => said("notification-first"),
        (Event::Confirm, _) => said("mail-confirm"),
        (Event::Begun, _) => said("notification-wait"),
        (Event::Over, _) => said("notification-result"),
        _ => String::new(),
    };
    Words { title, body }
}
